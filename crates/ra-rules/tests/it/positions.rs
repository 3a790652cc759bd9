//! Positions set up by hand: what can be played, and every reason why not.

use ra_rules::priests::{self, Face, Priests};
use ra_rules::ra::{Discard, Edition, Position, Question, Setup, State, Tile, Toll};
use ra_rules::{Auction, Bid, Call, Epoch, Phase, PlayerCount, Seat, Sun, SunSet};

use crate::scene::{self, table};

fn start() -> Position {
    Position::start(&Setup::standard(Edition::Of2016, PlayerCount::Two).unwrap())
}

#[track_caller]
fn flaws(change: impl FnOnce(&mut Position), expected: &[&str]) {
    assert_eq!(table(2).with(change).flaws(), expected);
}

#[test]
fn a_position_can_be_taken_out_and_put_back() {
    for play in [
        table(3).begin(),
        table(2).plays("1 draw nile, 2 invoke, 1 bid 5"),
        table(2).owns(1, "2 god").track("nile gold").plays("1 god nile"),
        table(2)
            .owns(1, "art, writing, gold, religion")
            .track("unrest")
            .plays("1 invoke, 2 bid 3, 1 bid 5"),
        table(2).epoch(3).ra_tiles(5).plays("1 draw ra"),
    ] {
        assert_eq!(State::try_from(&play.state.position()), Ok(play.state));
    }
}

#[test]
fn every_reason_is_listed() {
    flaws(|_| {}, &[]);
    flaws(
        |position| {
            position.bag[Tile::Gold] = 7;
            position.seats[1].tiles[Tile::Unrest] = 1;
            position.bag[Tile::Unrest] = 3;
            position.seats[0].face_up = SunSet::EMPTY;
        },
        &[
            "7 gold where the box has 5",
            "sun 2 is missing",
            "sun 5 is missing",
            "sun 6 is missing",
            "sun 9 is missing",
            "seat 1 has 0 suns instead of 4",
            "the player on turn has no face-up sun",
            "seat 2 owns a tile unrest",
        ],
    );
}

#[test]
fn seats_that_are_named_exist() {
    flaws(|position| position.seats.truncate(1), &["a table of 1 instead of 2 to 5 seats"]);
    flaws(|position| position.turn = Seat::at(3), &["seat 3 at a table of 2"]);
    flaws(
        |position| position.phase = Phase::Auction(auction(1, 4, None)),
        &["seat 4 at a table of 2"],
    );
    flaws(
        |position| position.phase = Phase::Auction(auction(5, 1, None)),
        &["seat 5 at a table of 2"],
    );
    let best = Some(Bid { seat: Seat::at(3), sun: Sun::at(3) });
    flaws(
        |position| position.phase = Phase::Auction(auction(1, 2, best)),
        &["seat 3 at a table of 2"],
    );
    flaws(|position| position.phase = discard(3, 2, 0, false), &["seat 3 at a table of 2"]);
    let both = ["seat 3 at a table of 2", "seat 4 at a table of 2"];
    flaws(|position| position.phase = Phase::Auction(auction(3, 4, None)), &both);
}

#[test]
fn the_rules_are_made_for_so_many_players() {
    flaws(
        |position| position.rules = Edition::Of1999,
        &["the rules of 1999 are for 3 to 5 players, not 2"],
    );
}

/// Numbers that no box holds are refused like others.
#[test]
fn absurd_numbers_are_refused() {
    let mut position = start();
    for tile in Tile::CIVILIZATIONS {
        position.seats[0].tiles[tile] = 255;
    }
    position.bag = ra_rules::Counts::from_fn(|_| 255);
    position.ra_tiles = 255;
    position.phase = discard(1, 255, 255, true);
    assert!(State::try_from(&position).is_err());
}

#[test]
fn tiles_come_from_the_box() {
    flaws(|position| position.seats[0].tiles[Tile::God] = 1, &["9 god where the box has 8"]);
    flaws(|position| position.track[0] = Some(Tile::Temple), &["6 temple where the box has 5"]);
    flaws(|position| position.ra_tiles = 1, &["31 Ra tiles where the box has 30"]);
    flaws(
        |position| position.bag[Tile::Ra] = 29,
        &["29 Ra tiles in the bag and on the Ra track, but at most 0 can be gone"],
    );
    let second_epoch = |gone| {
        move |position: &mut Position| {
            position.epoch = Epoch::Second;
            position.bag[Tile::Ra] -= gone;
        }
    };
    flaws(second_epoch(6), &[]);
    flaws(
        second_epoch(7),
        &["23 Ra tiles in the bag and on the Ra track, but at most 6 can be gone"],
    );
    flaws(
        |position| {
            position.ra_tiles = 6;
            position.bag[Tile::Ra] = 24;
        },
        &["6 Ra tiles fill the Ra track of 6"],
    );
}

#[test]
fn ra_tiles_are_neither_owned_nor_sold() {
    flaws(
        |position| {
            position.epoch = Epoch::Second;
            position.bag[Tile::Ra] = 26;
            position.seats[1].tiles[Tile::Ra] = 1;
            position.track[3] = Some(Tile::Ra);
        },
        &["seat 2 owns a tile ra", "a Ra tile lies on the auction track"],
    );
}

#[test]
fn every_sun_is_in_one_place() {
    flaws(|position| position.centre = Sun::at(3), &["sun 1 is missing", "sun 3 is in 2 places"]);
    flaws(
        |position| position.centre = Sun::at(12),
        &["sun 1 is missing", "sun 12 does not belong to a table of 2"],
    );
    flaws(
        |position| position.seats[0].face_down.insert(Sun::at(9)),
        &["sun 9 is in 2 places", "seat 1 has 5 suns instead of 4"],
    );
}

#[test]
fn who_is_asked_can_answer() {
    let spent = |position: &mut Position| {
        position.seats[0].face_down = position.seats[0].face_up;
        position.seats[0].face_up = SunSet::EMPTY;
    };
    flaws(spent, &["the player on turn has no face-up sun"]);
    flaws(
        |position| {
            spent(position);
            position.phase = Phase::Drawing;
            (0..8).for_each(|_| position.lay(Tile::Nile));
        },
        &[
            "the player who draws has no face-up sun",
            "a tile is drawn while the auction track is full",
        ],
    );
    flaws(
        |position| {
            spent(position);
            position.phase = Phase::Question(Question::Gods);
        },
        &["the player who spends gods has no face-up sun", "no god can take anything"],
    );
}

#[test]
fn an_auction_is_possible() {
    flaws(|position| position.phase = Phase::Auction(auction(1, 2, None)), &[]);
    flaws(
        |position| position.phase = Phase::Auction(auction(2, 1, None)),
        &["an auction is called by the player on turn"],
    );
    flaws(
        |position| position.phase = Phase::Auction(call(Call::Invoked, false)),
        &["the caller is bound, or free, against the rules"],
    );
    flaws(
        |position| {
            position.phase = Phase::Auction(call(Call::RaTile, true));
        },
        &["the caller is bound, or free, against the rules", "no Ra tile was drawn in this epoch"],
    );
    flaws(
        |position| {
            (0..8).for_each(|_| position.lay(Tile::Nile));
            position.ra_tiles = 1;
            position.bag[Tile::Ra] = 29;
            position.phase = Phase::Auction(call(Call::RaTile, false));
        },
        &["a Ra tile was drawn while the auction track was full"],
    );
    let bid = |seat, sun| Some(Bid { seat: Seat::at(seat), sun: Sun::at(sun) });
    flaws(|position| position.phase = Phase::Auction(auction(1, 1, bid(2, 8))), &[]);
    flaws(
        |position| position.phase = Phase::Auction(auction(1, 2, bid(1, 2))),
        &["the standing bid comes from a later seat"],
    );
    flaws(
        |position| position.phase = Phase::Auction(auction(1, 1, bid(2, 9))),
        &["the bidder cannot bid", "the standing bid is not held face up"],
    );
    flaws(
        |position| {
            position.seats[0].face_down = position.seats[0].face_up;
            position.seats[0].face_up = SunSet::EMPTY;
            position.phase = Phase::Auction(auction(1, 2, None));
        },
        &["the caller has no face-up sun"],
    );
}

const THREE: &[Tile] = &[Tile::Art, Tile::Writing, Tile::Religion];

#[test]
fn a_discard_asks_for_a_choice() {
    let owning = |tiles: &'static [Tile], phase: Phase<ra_rules::ra::Ra>| {
        move |position: &mut Position| {
            for &tile in tiles {
                position.give(Seat::at(1), tile, 1);
            }
            position.seats[0].face_up.remove(Sun::at(2));
            position.seats[0].face_down.insert(Sun::at(2));
            position.phase = phase;
        }
    };
    let nothing = "there is nothing to choose for a disaster";
    flaws(owning(THREE, discard(1, 2, 0, false)), &[]);
    flaws(owning(THREE, discard(1, 2, 0, true)), &[]);
    flaws(owning(THREE, discard(1, 3, 0, false)), &[nothing]);
    flaws(
        |position| {
            for &tile in THREE {
                position.give(Seat::at(1), tile, 1);
            }
            position.phase = discard(1, 2, 0, false);
        },
        &["the winner of a lot has no sun face down"],
    );
    flaws(owning(&[Tile::Art; 3], discard(1, 2, 0, false)), &[nothing]);
    flaws(owning(THREE, discard(1, 0, 2, false)), &["nobody can answer what is asked", nothing]);
    flaws(owning(THREE, discard(1, 0, 0, false)), &["nobody can answer what is asked", nothing]);
    let two = &[Tile::Temple, Tile::Sphinx];
    flaws(owning(two, discard(1, 0, 0, false)), &["nobody can answer what is asked", nothing]);
    flaws(
        owning(
            &[Tile::Temple, Tile::Sphinx, Tile::Palace, Tile::Palace, Tile::Palace, Tile::Statue],
            discard(1, 0, 5, false),
        ),
        &["there are not that many disasters in the box"],
    );
    flaws(
        |position| {
            for kind in Tile::CIVILIZATIONS {
                position.give(Seat::at(2), kind, 2);
            }
            position.phase = discard(2, 9, 0, true);
        },
        &[
            "there are not that many disasters in the box",
            "only the player on turn takes a disaster with a god",
        ],
    );
    flaws(
        |position| {
            owning(THREE, discard(1, 2, 0, true))(position);
            let suns = &mut position.seats[0];
            suns.face_down = suns.face_down.union(suns.face_up);
            suns.face_up = SunSet::EMPTY;
        },
        &["the player who spends gods has no face-up sun"],
    );
    flaws(
        |position| {
            position.lay(Tile::Nile);
            owning(THREE, discard(1, 2, 0, false))(position);
        },
        &["the winner of a lot leaves no tile on the track"],
    );
}

#[test]
fn after_the_end_the_table_is_cleared() {
    flaws(
        |position| {
            position.phase = Phase::Over;
            position.ra_tiles = 1;
            position.bag[Tile::Ra] = 29;
            position.give(Seat::at(1), Tile::Gold, 1);
            let suns = &mut position.seats[0];
            std::mem::swap(&mut suns.face_up, &mut suns.face_down);
        },
        &[
            "the game ends after epoch 3",
            "tiles that leave with the epoch are still owned",
            "tiles are left on the tracks",
            "suns are still face down",
        ],
    );
    flaws(
        |position| {
            position.epoch = Epoch::Third;
            position.phase = Phase::Over;
            position.give(Seat::at(1), Tile::Temple, 1);
            position.bag[Tile::Ra] = 12;
        },
        &[],
    );
    flaws(
        |position| {
            position.epoch = Epoch::Third;
            position.phase = Phase::Over;
            position.lay(Tile::Nile);
        },
        &["tiles are left on the tracks"],
    );
}

fn auction(caller: u8, bidder: u8, best: Option<Bid>) -> Auction {
    let (caller, bidder) = (Seat::at(caller), Seat::at(bidder));
    Auction::in_progress(Call::Invoked, true, caller, bidder, best)
}

/// Seat 1 called; seat 2 is asked first.
fn call(call: Call, bound: bool) -> Auction {
    Auction::in_progress(call, bound, Seat::at(1), Seat::at(2), None)
}

fn discard(owner: u8, civilizations: u8, monuments: u8, by_god: bool) -> Phase<ra_rules::ra::Ra> {
    let toll = Toll { civilizations, monuments };
    Phase::Question(Question::Discard(Discard { owner: Seat::at(owner), toll, by_god }))
}

/// A table for two of Priests of Ra, changed.
#[track_caller]
fn priests_flaws(
    rules: &str,
    change: impl FnOnce(&mut ra_rules::Position<Priests>),
    expected: &[&str],
) {
    assert_eq!(scene::priests(rules, 2).with(change).flaws(), expected);
}

fn draws(tile: priests::Tile) -> impl Fn(&mut priests::Position) {
    move |position| {
        position.bag.remove(tile, 1);
        position.phase = Phase::Question(priests::Question::Side(tile));
    }
}

#[test]
fn a_drawn_tile_has_left_the_bag_and_found_no_place_yet() {
    let draw = draws(priests::Tile::GreenRed);
    priests_flaws("manual", &draw, &[]);
    priests_flaws(
        "manual",
        |position| {
            draw(position);
            position.seats[0].tiles[Face::Red] = 1;
        },
        &["8 green/red where the box has 7"],
    );
    priests_flaws(
        "manual",
        draws(priests::Tile::Priest),
        &["nobody can answer what is asked", "a side is chosen for a tile that has only one"],
    );
    priests_flaws(
        "manual",
        |position| {
            draw(position);
            (0..8).for_each(|_| position.lay(Face::Plague));
            let suns = &mut position.seats[0];
            std::mem::swap(&mut suns.face_up, &mut suns.face_down);
        },
        &[
            "the player who draws has no face-up sun",
            "a tile is drawn while the auction track is full",
        ],
    );
}

#[test]
fn a_full_ra_track_leaves_time_for_the_last_auction_only() {
    let fill = |position: &mut priests::Position| {
        position.ra_tiles = 6;
        position.bag.remove(priests::Tile::Ra, 6);
    };
    let full = "6 Ra tiles fill the Ra track of 6";
    let last = call(Call::RaTile, true);
    let phase = |phase| {
        move |position: &mut priests::Position| {
            fill(position);
            position.phase = phase;
        }
    };
    priests_flaws("manual", phase(Phase::Auction(last)), &[]);
    priests_flaws("manual last-ra=end", phase(Phase::Auction(last)), &[full]);
    priests_flaws("manual", phase(Phase::Auction(auction(1, 2, None))), &[full]);
    priests_flaws("manual", phase(Phase::Turn), &[full]);
    priests_flaws(
        "manual",
        |position| {
            fill(position);
            draws(priests::Tile::GreenRed)(position);
        },
        &[full],
    );
}

#[test]
fn who_may_turn_a_tile_has_won_a_lot() {
    let turns = |face_down: bool| {
        move |position: &mut priests::Position| {
            position.give(Seat::at(2), Face::Red, 1);
            if face_down {
                position.seats[1].face_up.remove(Sun::at(3));
                position.seats[1].face_down.insert(Sun::at(3));
            }
            position.phase = Phase::Question(priests::Question::Turn(Seat::at(2)));
        }
    };
    priests_flaws("manual", turns(true), &[]);
    priests_flaws("manual", turns(false), &["the winner of a lot has no sun face down"]);
    let may_not = "the winner has no tile to turn, or may not";
    priests_flaws("published", turns(true), &[may_not]);
    priests_flaws(
        "manual",
        |position| {
            turns(true)(position);
            position.lay(Face::Priest);
        },
        &["the winner of a lot leaves no tile on the track"],
    );
}

#[test]
fn tokens_were_earned() {
    let people = |number| {
        move |position: &mut priests::Position| {
            position.bag.remove(priests::Tile::FarmerWarrior, number);
            position.bag.remove(priests::Tile::MerchantScribe, 30);
            position.give(Seat::at(1), Face::Ankh, 2);
        }
    };
    priests_flaws("published", people(4), &[]);
    priests_flaws("published", people(3), &["2 ankh tokens, but the people gone earned at most 1"]);
    // People who are still owned, or on the track, have earned nothing yet.
    priests_flaws(
        "published",
        |position| {
            people(2)(position);
            position.give(Seat::at(2), Face::Farmer, 1);
            position.lay(Face::Warrior);
        },
        &["2 ankh tokens, but the people gone earned at most 1"],
    );
    // Nor has one who was just drawn.
    priests_flaws(
        "published",
        |position| {
            people(3)(position);
            draws(priests::Tile::FarmerWarrior)(position);
        },
        &["2 ankh tokens, but the people gone earned at most 1"],
    );
    priests_flaws("manual", |position| position.give(Seat::at(1), Face::Ankh, 14), &[]);
    priests_flaws(
        "published",
        |position| position.track[0] = Some(Face::Ankh),
        &["an ankh token lies on the auction track"],
    );
}

#[test]
#[should_panic(expected = "the bag has only 0 ankh")]
fn a_token_cannot_be_laid() {
    let _ = scene::priests("published", 2).track("ankh");
}
