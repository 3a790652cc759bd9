//! What a lot is worth to whom.

use expect_test::expect;
use ra_rules::Seat;
use ra_view::{Options, Viewer, view};

use crate::scene::ra;

#[test]
fn a_flood_makes_the_river_count() {
    // Ana's Nile counts with a flood; nobody's pharaohs differ.
    check("1 draw nile, 2 invoke, 1 bid 2, 2 pass, 1 draw flood", [Some(2), Some(1)]);
}

/// The lot is owned before its drought strikes (R5.2).
#[test]
fn a_drought_takes_the_flood_of_its_lot() {
    check("1 draw flood, 2 draw nile, 1 draw drought", [Some(0), Some(0)]);
}

#[test]
fn most_pharaohs_of_a_lot_change_both_ends() {
    // From equal to the most: +5; the other would fall to −2, which is not this player's worth.
    check("1 draw pharaoh", [Some(5), Some(5)]);
}

#[test]
fn unrest_takes_doubles_first() {
    let play = "1 draw art, 2 draw art, 1 draw writing, 2 draw religion, 1 invoke, 2 pass, 1 bid 2, \
        2 draw art, 1 draw unrest";
    // Four tiles of three kinds, and a third art with unrest: two of the arts go, nothing is lost.
    // Bo would have one civilization, and lose it: still none.
    check(play, [Some(0), Some(0)]);
}

#[test]
fn there_is_no_worth_without_a_lot_or_a_sun() {
    check("1 draw ra, 2 pass, 1 pass", [None, None]);
    // Bo has won four auctions of nothing, and Ana goes on alone.
    let spent = "1 invoke, 2 bid 3, 1 pass, 2 invoke, 1 pass, 2 bid 4, \
        1 invoke, 2 bid 7, 1 pass, 2 invoke, 1 pass, 2 bid 8, 1 draw nile";
    check(spent, [Some(0), None]);
}

/// The parts are what a player would have, category by category.
#[test]
fn a_worth_is_explained() {
    let play = "1 draw nile, 2 draw flood, 1 draw art, 2 draw god";
    let seen = view(&ra("2022", play), Viewer::Watcher, Options::default());
    let worth = seen.table.seats[0].lot_worth.as_ref().unwrap();
    let parts: Vec<String> = worth
        .parts
        .iter()
        .map(|part| format!("{} {} ({})", part.name, part.text, part.fact))
        .collect();
    expect!["Gods +2 (1 god), River +2 (1 Nile, 1 flood), Civilization +5 (1 kind: −5 → 0)"]
        .assert_eq(&parts.join(", "));
}

/// With the fewest pharaohs before and the most after, +7 is no rule of its own.
#[test]
fn a_change_of_points_says_from_where_to_where() {
    let play = "1 draw pharaoh, 2 invoke, 1 bid 2, 2 pass, 1 draw pharaoh, 2 draw pharaoh";
    let seen = view(&ra("2022", play), Viewer::Watcher, Options::default());
    let worth = seen.table.seats[1].lot_worth.as_ref().unwrap();
    let pharaohs = &worth.parts[0];
    assert_eq!((pharaohs.points, &*pharaohs.fact), (7, "2, most: −2 → +5"));
}

/// A monument counts only at the end of the game, and giving one up still costs something.
#[test]
fn an_action_counts_what_the_end_of_the_game_counts() {
    let play = "1 draw temple, 2 draw sphinx, 1 draw obelisk, 2 draw earthquake, 1 invoke, 2 pass, \
        1 bid 2";
    let seen = view(&ra("2022", play), Viewer::Seat(Seat::FIRST), Options::default());
    let discards = seen.actions.iter().filter_map(|action| action.worth.as_ref());
    let points: Vec<i16> = discards.map(|worth| worth.points).collect();
    assert_eq!(points, [-2; 3]);
}

#[track_caller]
fn check(play: &str, expected: [Option<i16>; 2]) {
    let seen = view(&ra("2022", play), Viewer::Watcher, Options::default());
    let found: Vec<Option<i16>> = seen
        .table
        .seats
        .iter()
        .map(|seat| seat.lot_worth.as_ref().map(|worth| worth.points))
        .collect();
    assert_eq!(found, expected);
}
