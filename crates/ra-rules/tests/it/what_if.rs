//! "What if this seat wins the lot" gives what playing it out gives.

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{
    Action, Bid, Game, Next, Offer, Phase, PlayerCount, Ruling, Seat, Setup, State, Sun,
};

use crate::scene::table;

/// Every way in which the auctions of some random games can end, played out bid by bid.
fn compare<G: Game>() -> usize {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut compared = 0;
    for game in 0..80 {
        let players = PlayerCount::ALL[game % 4];
        let mut state = State::<G>::new(&Setup::standard(G::Rules::default(), players).unwrap());
        loop {
            match state.next() {
                Next::Act(..) => {
                    compared += follow(&state, state);
                    let legal = state.legal_actions();
                    state.act(legal.nth(rng.u32(..legal.len())).unwrap()).unwrap();
                }
                Next::Reveal(_) => {
                    let kinds: Vec<_> = state.bag().iter().collect();
                    state.reveal(kinds[rng.usize(..kinds.len())].0).unwrap();
                }
                Next::Over => break,
            }
        }
    }
    compared
}

/// Plays every answer in the auction that is on; at the hammer, compares.
fn follow<G: Game>(start: &State<G>, state: State<G>) -> usize {
    let Phase::Auction(auction) = state.phase() else { return 0 };
    let suns = state.table().face_up();
    let mut compared = 0;
    for action in state.legal_actions() {
        let offer = match action {
            Action::Bid(sun) => Offer::Bid(sun),
            _ => Offer::Pass,
        };
        let mut after = state;
        after.act(action).unwrap();
        compared += match auction.hear(offer, suns).unwrap() {
            Ruling::Open(_) => follow(start, after),
            Ruling::Sold(bid) => {
                assert_eq!(start.if_won(bid, |_| {}), Some(after));
                1
            }
            Ruling::Unsold => {
                assert_eq!(start.if_unsold(), Some(after));
                1
            }
        };
    }
    compared
}

#[test]
fn ends_of_auctions_are_what_bidding_makes_them() {
    assert!(compare::<Ra>() > 5_000);
    assert!(compare::<Priests>() > 5_000);
}

#[test]
fn somebody_can_win_what_lies_there_even_without_an_auction() {
    let state = table(2).track("gold nile").begin().state;
    let bid = Bid { seat: Seat::at(2), sun: Sun::at(8) };
    let mut told = Vec::new();
    let won = state.if_won(bid, |event| told.push(event)).unwrap();
    assert!(won.track().is_empty());
    assert_eq!(won.tiles()[bid.seat].total(), 2);
    assert!(!told.is_empty());
    assert!(state.if_unsold().is_none(), "nobody is asked to bid");
}

#[test]
fn nobody_wins_with_the_sun_of_somebody_else() {
    let state = table(2).track("gold").begin().state;
    let [own, foreign] = [Seat::at(2), Seat::at(1)];
    assert!(state.if_won(Bid { seat: own, sun: Sun::at(8) }, |_| {}).is_some());
    assert!(state.if_won(Bid { seat: foreign, sun: Sun::at(8) }, |_| {}).is_none());
}
