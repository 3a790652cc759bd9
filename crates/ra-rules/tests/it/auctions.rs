//! R4: who is asked, what can be bid, and what the winner gets.

use ra_rules::ra::Event;
use ra_rules::{Auction, Bid, BySeat, Call, Offer, Ruling, Seat, Sun, SunSet};

use crate::scene::table;

const FULL: &str = "nile nile nile nile gold pharaoh god temple";

/// R4.1
#[test]
fn everybody_is_asked_once_clockwise_and_the_caller_last() {
    table(4)
        .plays("1 draw nile, 2 invoke, 3 pass, 4 pass, 1 pass, 2 bid 12")
        .asks(3, "draw, invoke");
    table(3).plays("1 invoke, 2 bid 3, 3 bid 4, 1 bid 5").asks(2, "draw, invoke");
}

/// R4.1
#[test]
fn a_bid_is_one_face_up_sun_higher_than_the_standing_bid() {
    table(3)
        .spent(3, "11")
        .plays("1 invoke, 2 bid 6")
        .asks(3, "bid 7, bid 10, pass")
        .refuses("3 bid 4", "sun 4 does not beat sun 6")
        .refuses("3 bid 11", "you do not hold sun 11 face up")
        .refuses("3 bid 13", "you do not hold sun 13 face up")
        .refuses("3 bid 1", "you do not hold sun 1 face up")
        .refuses("3 draw", "you are asked to bid a sun or pass")
        .refuses("3 invoke", "you are asked to bid a sun or pass")
        .plays("3 bid 7");
}

/// R4.1, R9.2
#[test]
fn who_has_no_sun_high_enough_passes_without_being_asked() {
    // Seat 3 cannot beat 12, so seat 1 is asked at once.
    table(3).plays("1 invoke, 2 bid 12").asks(1, "bid 13, pass");
    // Nobody can beat 13, so the auction is over.
    table(3).turn(3).plays("3 invoke, 1 bid 13").suns(1, "8 5 2", "1").asks(1, "draw, invoke");
    // Nor is anybody asked who has no face-up sun at all.
    table(3).spent(2, "12 9 6 3").plays("1 invoke").asks(3, "bid 4, bid 7, bid 10, bid 11, pass");
}

/// R4.2
#[test]
fn after_a_ra_tile_the_caller_may_pass_and_everything_stays() {
    table(2)
        .track("nile temple")
        .plays("1 draw ra, 2 pass")
        .asks(1, "bid 2, bid 5, bid 6, bid 9, pass")
        .plays("1 pass")
        .track_is("nile temple")
        .centre_is(1)
        .asks(2, "draw, invoke");
}

/// R4.2, R9.2
#[test]
fn who_invokes_must_buy_what_nobody_wants() {
    table(2)
        .track("nile")
        .plays("1 invoke, 2 pass")
        .asks(1, "bid 2, bid 5, bid 6, bid 9")
        .refuses("1 pass", "you started this auction and nobody else bid, so you must bid")
        .plays("1 bid 2")
        .has(1, "nile");
    // A single legal action is still the player's own.
    table(2).spent(1, "9 6 5").plays("1 invoke, 2 pass").asks(1, "bid 2");
}

/// R4.2
#[test]
fn who_invokes_may_pass_once_somebody_has_bid() {
    table(2).track("nile").plays("1 invoke, 2 bid 3, 1 pass").has(2, "nile").suns(2, "8 7 4", "1");
}

/// R4.2
#[test]
fn who_invokes_on_a_full_track_may_pass_and_then_all_its_tiles_leave() {
    let play = table(2).track(FULL).plays("1 invoke, 2 pass");
    play.asks(1, "bid 2, bid 5, bid 6, bid 9, pass")
        .plays("1 pass")
        .track_is("")
        .has(1, "none")
        .has(2, "none")
        .centre_is(1)
        .suns(1, "9 6 5 2", "")
        .asks(2, "draw, invoke");
}

/// R4.3
#[test]
fn a_full_track_can_be_bought() {
    table(2)
        .track(FULL)
        .plays("1 invoke, 2 bid 3, 1 pass")
        .has(2, "god, gold, pharaoh, 4 nile, temple");
}

/// R4.3
#[test]
fn the_winner_takes_everything_and_exchanges_suns() {
    table(3)
        .owns(3, "nile")
        .track("nile flood temple")
        .plays("1 invoke, 2 bid 6, 3 bid 10, 1 pass")
        .has(3, "2 nile, flood, temple")
        .track_is("")
        .suns(3, "11 7 4", "1")
        .suns(2, "12 9 6 3", "")
        .centre_is(10)
        // Seat 2 is to the caller's left, whoever won.
        .asks(2, "draw, invoke")
        .plays("2 invoke, 3 pass, 1 pass, 2 bid 3")
        .suns(2, "12 9 6", "10")
        .centre_is(3);
}

/// R4.3
#[test]
fn an_empty_track_can_be_bought_to_swap_suns() {
    table(2).plays("1 invoke, 2 pass, 1 bid 2").has(1, "none").suns(1, "9 6 5", "1").centre_is(2);
    table(2).plays("1 draw ra, 2 bid 3, 1 pass").suns(2, "8 7 4", "1");
}

/// R4.3
#[test]
fn the_winner_settles_disasters_before_the_next_turn() {
    table(3)
        .owns(3, "2 art, writing, religion")
        .track("unrest")
        .plays("1 invoke, 2 pass, 3 bid 4, 1 pass")
        .asks(3, "discard writing, discard religion, discard art")
        .plays("3 discard art, 3 discard art")
        .has(3, "writing, religion")
        .asks(2, "draw, invoke");
}

/// R4.3
#[test]
fn a_sun_won_is_face_down_and_cannot_be_bid_in_the_same_epoch() {
    table(2)
        .plays("1 invoke, 2 bid 8, 1 bid 9, 2 invoke")
        .asks(1, "bid 2, bid 5, bid 6, pass")
        .refuses("1 bid 1", "you do not hold sun 1 face up")
        .refuses("1 bid 9", "you do not hold sun 9 face up");
}

#[test]
fn auctions_are_told_as_they_go() {
    let play = table(3).track("nile").plays("1 invoke, 2 bid 6, 3 pass, 1 bid 8");
    let (first, second, third) = (Seat::at(1), Seat::at(2), Seat::at(3));
    let low = Bid { seat: second, sun: Sun::at(6) };
    let high = Bid { seat: first, sun: Sun::at(8) };
    assert_eq!(
        play.told,
        [
            Event::Called { caller: first, call: Call::Invoked },
            Event::BidMade(low),
            Event::Passed { seat: third },
            Event::BidMade(high),
            Event::Sold { bid: high, won: Sun::at(1) },
            Event::Taken { seat: first, face: ra_rules::ra::Tile::Nile },
        ]
    );
    let play = table(2).plays("1 draw ra, 2 pass, 1 pass");
    assert_eq!(play.told.last(), Some(&Event::Unsold { cleared: false }));
    let play = table(2).track(FULL).plays("1 invoke, 2 pass, 1 pass");
    assert_eq!(play.told.last(), Some(&Event::Unsold { cleared: true }));
}

/// Whatever is offered, an auction asks each seat at most once, sells to the highest offer made,
/// and accepts exactly what it lists.
///
/// R4.1
#[test]
fn every_auction_keeps_its_promises() {
    let hands = ["2 9 13", "5 8", "", "3 11 16"].map(|suns| suns.parse::<SunSet>().unwrap());
    let hands = BySeat::try_from(&hands[..]).unwrap();
    for caller in hands.seats().filter(|&seat| !hands[seat].is_empty()) {
        for (call, bound) in [(Call::Invoked, true), (Call::Invoked, false), (Call::RaTile, false)]
        {
            explore(Auction::open(call, bound, caller, &hands), &hands, None, 0);
        }
    }
}

fn explore(auction: Auction, hands: &BySeat<SunSet>, highest: Option<Sun>, asked: usize) {
    assert!(asked < hands.players().get(), "asked more seats than there are");
    assert_eq!(auction.standing(), highest);
    assert!(!auction.legal_bids(hands).is_empty(), "{} cannot bid", auction.bidder());

    for offer in Sun::all().map(Offer::Bid).chain([Offer::Pass]) {
        let legal = match offer {
            Offer::Bid(sun) => auction.legal_bids(hands).contains(sun),
            Offer::Pass => !auction.must_bid(),
        };
        let ruling = auction.hear(offer, hands);
        assert_eq!(ruling.is_ok(), legal, "{offer:?} from {}", auction.bidder());

        let highest = match offer {
            Offer::Bid(sun) => Some(sun),
            Offer::Pass => highest,
        };
        match ruling {
            Ok(Ruling::Open(next)) => explore(next, hands, highest, asked + 1),
            Ok(Ruling::Sold(bid)) => assert_eq!(Some(bid.sun), highest),
            Ok(Ruling::Unsold) => assert_eq!((highest, auction.is_bound()), (None, false)),
            Err(_) => {}
        }
    }
}
