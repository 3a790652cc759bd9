//! Scores of a game at a real table, counted from what lies there when an epoch ends.

use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{BySeat, Counts, Game, Holding, IllegalHolding, Kind, PlayerCount, Rules, Tally};

/// Players by what they have: `3 pharaoh, god | 13 8`, tiles and then suns.
fn holdings<G: Game>(players: &[&str]) -> BySeat<Holding<G>> {
    let count = PlayerCount::new(players.len()).unwrap();
    BySeat::from_fn(count, |seat| {
        let (tiles, suns) = players[seat.index()].split_once('|').unwrap();
        let mut holding = Holding { tiles: Counts::EMPTY, suns: suns.parse().unwrap() };
        for part in tiles.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (number, name) = part.split_once(' ').unwrap_or(("1", part));
            holding.tiles.add(G::Face::named(name).unwrap(), number.parse().unwrap());
        }
        holding
    })
}

fn game<G: Game>(rules: &str, players: usize) -> Tally<G> {
    let players = PlayerCount::new(players).unwrap();
    Tally::new(G::Rules::preset(rules).unwrap(), players).unwrap()
}

#[track_caller]
fn count<G: Game, const N: usize>(tally: &mut Tally<G>, players: [&str; N], scores: [u16; N]) {
    let sheets = tally.count(&holdings(&players)).unwrap();
    assert_eq!(sheets.map(ra_rules::Sheet::after).as_slice(), scores);
    assert_eq!(tally.scores().as_slice(), scores);
}

#[track_caller]
fn refuse<G: Game, const N: usize>(tally: &mut Tally<G>, players: [&str; N], why: &str) {
    let before = tally.scores().as_slice().to_vec();
    assert_eq!(tally.count(&holdings(&players)).unwrap_err().to_string(), why);
    assert_eq!(tally.scores().as_slice(), before, "nothing is counted");
}

#[test]
fn three_epochs_are_counted_one_after_the_other() {
    let mut ra = game::<Ra>("2016", 2);
    // 2 gods and the most pharaohs, but no civilization; gold, three kinds and the fewest.
    count(&mut ra, ["2 god, 2 pharaoh |", "gold, art, writing, religion |"], [14, 16]);
    assert_eq!(ra.kept().iter().map(Counts::total).collect::<Vec<_>>(), [2, 0]);
    count(&mut ra, ["2 pharaoh, art |", "2 pharaoh, art |"], [14, 16]);
    assert!(!ra.is_over());
    count(&mut ra, ["2 pharaoh, art, temple | 9 6 5 2", "2 pharaoh, art | 8 7 4 1"], [20, 11]);
    assert!(ra.is_over());
    assert_eq!(
        ra.outcome().unwrap().ranking().iter().map(|rank| rank.number()).collect::<Vec<_>>(),
        [1, 2]
    );
    count(&mut ra, ["5 gold |", "|"], [20, 11]);
}

#[test]
fn suns_count_only_at_the_end_and_break_ties() {
    let mut ra = game::<Ra>("2022", 2);
    count(&mut ra, ["art | 9 6 5 2", "art | 8 7 4 3"], [10, 10]);
    count(&mut ra, ["art | 9 6 5 2", "art |"], [10, 10]);
    count(&mut ra, ["writing | 9 2", "writing | 8 3"], [10, 10]);
    assert_eq!(ra.outcome().unwrap().leader().number(), 1);
}

#[test]
fn priests_remove_plagues_and_people_earn_ankhs_that_stay() {
    let mut priests = game::<Priests>("published", 2);
    let set = "farmer, warrior, merchant, scribe";
    count(&mut priests, [&format!("{set}, 3 priest, 2 plague |"), "2 granary |"], [15, 12]);
    let kept = priests.kept().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(kept, ["plague, ankh", "2 granary"]);
    count(&mut priests, [&format!("{set}, plague, ankh |"), "2 granary |"], [14, 14]);
    // Two ankhs are 5 points; the plague has cost one after every epoch.
    count(&mut priests, ["plague, 2 ankh |", "2 granary |"], [18, 16]);
}

#[test]
fn nobody_has_more_tiles_than_the_box() {
    let mut ra = game::<Ra>("1999", 3);
    refuse(&mut ra, ["3 gold |", "2 gold |", "gold |"], "6 gold where the box has 5");
    count(&mut ra, ["3 gold, 2 nile |", "2 gold |", "|"], [14, 11, 5]);
    refuse(&mut ra, ["gold |", "|", "|"], "6 gold where the box has 5");
    refuse(&mut ra, ["25 nile |", "nile |", "|"], "26 nile where the box has 25");
    // What is lost is gone, and what was kept is not taken again.
    count(&mut ra, ["|", "23 nile |", "|"], [9, 6, 0]);
    refuse(&mut ra, ["nile |", "23 nile |", "|"], "26 nile where the box has 25");
    refuse(&mut ra, ["255 nile |", "255 nile |", "|"], "512 nile where the box has 25");
}

#[test]
fn both_sides_of_a_tile_are_one_tile() {
    let mut priests = game::<Priests>("manual", 2);
    let why = "16 granary/fortress where the box has 15";
    refuse(&mut priests, ["8 granary |", "8 fortress |"], why);
    count(&mut priests, ["8 granary |", "7 fortress |"], [18, 16]);
    // A tile that is turned is not a new one.
    count(&mut priests, ["6 granary, 2 fortress |", "7 fortress |"], [26, 22]);
}

#[test]
fn tokens_cannot_be_taken() {
    let mut priests = game::<Priests>("published", 2);
    refuse(&mut priests, ["ankh |", "|"], "1 ankh where the box has 0");
    count(&mut game::<Priests>("manual", 2), ["ankh |", "|"], [10, 10]);
}

#[test]
fn every_sun_is_in_one_place() {
    let mut ra = game::<Ra>("2016", 2);
    refuse(&mut ra, ["| 9 6", "| 8 6"], "two players have sun 6");
    refuse(&mut ra, ["| 10", "|"], "sun 10 does not belong to a table of 2");
    refuse(&mut ra, ["| 9 8 7 6 5", "|"], "seat 1 has more than 4 suns");
    count(&mut ra, ["| 9 8 7 6", "| 1 2 3 4"], [5, 5]);
}

#[test]
fn a_tally_is_for_as_many_as_the_rules() {
    assert!(Tally::<Ra>::new(Edition::Of1999, PlayerCount::Two).is_err());
    let tally = Tally::<Priests>::new(Variant::default(), PlayerCount::Five).unwrap();
    assert_eq!(tally.rules(), Variant::default());
}

#[test]
fn refusals_carry_the_numbers() {
    let mut ra = game::<Ra>("2016", 2);
    let why = ra.count(&holdings(&["9 god |", "|"])).unwrap_err();
    let tile = ra_rules::ra::Tile::God;
    assert_eq!(why, IllegalHolding::TooMany { tile, there: 9, copies: 8 });
}

#[test]
fn an_epoch_is_counted_for_everybody_at_the_table_and_nobody_else() {
    let mut ra = game::<Ra>("2016", 3);
    refuse(&mut ra, ["god |", "|"], "2 players have something at a table of 3");
    refuse(&mut ra, ["god |", "|", "|", "|"], "4 players have something at a table of 3");
    count(&mut ra, ["art, god |", "art |", "art |"], [12, 10, 10]);
}

#[test]
fn nobody_is_ahead_before_the_last_epoch_is_counted() {
    let mut ra = game::<Ra>("2016", 2);
    assert!(ra.outcome().is_none());
    assert_eq!(ra.epoch().number(), 1);
    count(&mut ra, ["art |", "art |"], [10, 10]);
    assert_eq!(ra.epoch().number(), 2);
}
