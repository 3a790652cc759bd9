//! R3: whose turn it is, and what can be done on it.

use ra_rules::ra::Tile;
use ra_rules::{Action, IllegalReveal, Next, Seat};

use crate::scene::table;

const FULL: &str = "nile nile nile nile gold pharaoh god temple";

/// R3.1
#[test]
fn the_highest_sun_begins_and_play_is_clockwise() {
    table(4).plays("1 draw nile, 2 draw nile, 3 draw gold, 4 draw art, 1 draw nile");
    table(3).turn(2).plays("2 draw nile, 3 draw gold, 1 draw art");
}

/// R3.1
#[test]
fn the_next_epoch_begins_with_the_highest_sun_in_front_of_a_player() {
    // Seat 1 has put sun 9 into the centre, which does not count, so 8 is the highest.
    table(2).centre(1, 9).ra_tiles(5).plays("1 draw ra").epoch_is(2).asks(2, "draw, invoke");
    table(2).ra_tiles(5).turn(2).plays("2 draw ra").epoch_is(2).asks(1, "draw, invoke");
}

/// R3.1
#[test]
fn who_has_no_face_up_sun_is_skipped() {
    table(3).spent(2, "12 9 6 3").plays("1 draw nile, 3 draw gold, 1 draw art");
}

/// R3.1
#[test]
fn the_last_player_with_suns_goes_on_alone() {
    table(3)
        .spent(2, "12 9 6 3")
        .spent(3, "11 10 7 4")
        .plays("1 draw nile, 1 draw gold, 1 draw ra, 1 pass, 1 draw art, 1 invoke, 1 bid 2")
        .asks(1, "draw, invoke");
}

/// R3.2
#[test]
fn a_turn_is_one_action() {
    table(2).asks(1, "draw, invoke");
    table(2).owns(1, "god").track("temple god nile").asks(1, "draw, invoke, god nile, god temple");
    table(2)
        .refuses("1 pass", "you are asked to draw a tile, invoke Ra or spend a god")
        .refuses("1 bid 9", "you are asked to draw a tile, invoke Ra or spend a god")
        .refuses("1 stop", "you are asked to draw a tile, invoke Ra or spend a god")
        .refuses("1 discard temple", "you are asked to draw a tile, invoke Ra or spend a god");
}

/// R3.2
#[test]
fn nobody_draws_onto_a_full_track() {
    table(2)
        .track(FULL)
        .asks(1, "invoke")
        .refuses("1 draw", "the auction track is full, so nobody can draw");
    table(2).track("nile nile nile nile gold pharaoh god").asks(1, "draw, invoke");
}

/// R3.2
#[test]
fn ra_can_always_be_invoked() {
    table(2).plays("1 invoke").asks(2, "bid 3, bid 4, bid 7, bid 8, pass");
    table(2).track("nile").plays("1 invoke");
    table(2).track(FULL).plays("1 invoke");
}

/// R3.3
#[test]
fn a_drawn_tile_goes_to_the_leftmost_free_space() {
    table(2).plays("1 draw nile, 2 draw temple, 1 draw god").track_is("nile temple god");
    table(2)
        .owns(1, "god")
        .track("nile temple gold")
        .plays("1 god temple")
        .track_is("nile - gold")
        .plays("2 draw art, 1 draw sphinx")
        .track_is("nile art gold sphinx");
}

/// R3.3
#[test]
fn a_ra_tile_starts_an_auction_that_the_drawer_calls() {
    let play =
        table(3).track("nile").plays("1 draw ra").asks(2, "bid 3, bid 6, bid 9, bid 12, pass");
    assert_eq!(play.state.table().ra_tiles(), 1);
    play.track_is("nile").plays("2 pass, 3 pass").asks(1, "bid 2, bid 5, bid 8, bid 13, pass");
}

/// R3.3, R2.2
#[test]
fn the_ra_tile_that_fills_the_track_ends_the_epoch_without_an_auction() {
    for (players, spaces) in [(2, 6), (3, 8), (4, 9), (5, 10)] {
        let last_but_one = table(players).ra_tiles(spaces - 2).plays("1 draw ra");
        assert!(matches!(last_but_one.state.next(), Next::Act(seat, _) if seat == Seat::at(2)));
        last_but_one.epoch_is(1);
        table(players).ra_tiles(spaces - 1).plays("1 draw ra").epoch_is(2);
    }
}

/// R3.4
#[test]
fn a_full_track_starts_no_auction_by_itself() {
    table(2)
        .owns(2, "god")
        .track("nile nile nile nile gold pharaoh god")
        .plays("1 draw temple")
        .asks(2, "invoke, god gold, god pharaoh, god nile, god temple");
}

/// R3.2
#[test]
fn gods_need_a_god_and_something_to_take() {
    table(2).track("temple").refuses("1 god temple", "you have no god to spend");
    let with_god = || table(2).owns(1, "god");
    with_god()
        .asks(1, "draw, invoke")
        .refuses("1 god temple", "there is no tile temple on the auction track");
    with_god()
        .track("god god")
        .asks(1, "draw, invoke")
        .refuses("1 god god", "a god cannot take a tile god")
        .refuses("1 god ra", "a god cannot take a tile ra");
    with_god().track(FULL).plays("1 god temple").has(1, "temple");
}

/// R3.5
#[test]
fn a_god_leaves_the_game_and_takes_the_leftmost_tile_of_its_kind() {
    table(2)
        .owns(1, "god")
        .track("nile gold nile")
        .plays("1 god nile")
        .has(1, "nile")
        .track_is("- gold nile")
        .asks(2, "draw, invoke");
}

/// R3.5, R9.2
#[test]
fn gods_are_spent_one_after_another_until_the_player_stops() {
    let start = || table(2).owns(1, "3 god").track("nile gold temple");
    start()
        .plays("1 god gold")
        .asks(1, "god nile, god temple, stop")
        .refuses("1 draw", "you are asked to spend another god or stop")
        .refuses("1 invoke", "you are asked to spend another god or stop")
        .plays("1 god temple, 1 stop")
        .has(1, "god, gold, temple")
        .asks(2, "draw, invoke");
    // With nothing left to take, there is nothing to ask.
    start().plays("1 god gold, 1 god temple, 1 god nile").asks(2, "draw, invoke");
    table(2).owns(1, "2 god").track("gold god").plays("1 god gold").asks(2, "draw, invoke");
    // Nor with no god left.
    table(2).owns(1, "god").track("gold nile").plays("1 god gold").asks(2, "draw, invoke");
}

/// R3.5
#[test]
fn a_disaster_taken_with_a_god_strikes_before_the_next_god_is_spent() {
    table(2)
        .owns(1, "2 god, 3 pharaoh")
        .track("funeral pharaoh")
        .plays("1 god funeral")
        .has(1, "god, pharaoh")
        .plays("1 god pharaoh")
        .has(1, "2 pharaoh");
    // The same where there is something to choose.
    table(2)
        .owns(1, "2 god, 2 art, writing")
        .track("unrest religion")
        .plays("1 god unrest")
        .asks(1, "discard writing, discard art")
        .plays("1 discard art")
        .asks(1, "discard writing, discard art")
        .plays("1 discard writing")
        .asks(1, "god religion, stop");
}

/// R9.1
#[test]
fn nobody_acts_before_the_tile_is_revealed() {
    let mut play = table(2).begin();
    play.state.act(Action::Draw).unwrap();
    assert_eq!(play.state.next(), Next::Reveal(Seat::at(1)));
    assert!(play.state.legal_actions().is_empty());
    let refusal = play.state.act(Action::Invoke).unwrap_err();
    assert_eq!(refusal.to_string(), "a tile is being drawn, so nobody can act");
    let refusal = play.state.act("god temple".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "a tile is being drawn, so nobody can act");
}

/// R9.1
#[test]
fn only_what_is_in_the_bag_can_be_drawn() {
    let mut play = table(2).owns(1, "5 gold").begin();
    let refusal = play.state.reveal(Tile::Nile).unwrap_err();
    assert_eq!(refusal, IllegalReveal::NobodyDraws);
    assert_eq!(refusal.to_string(), "nobody is drawing a tile");

    play.state.act(Action::Draw).unwrap();
    let before = play.state;
    let refusal = play.state.reveal(Tile::Gold).unwrap_err();
    assert_eq!(refusal.to_string(), "there is no tile gold left in the bag");
    assert_eq!(play.state, before);
    play.state.reveal(Tile::Nile).unwrap();
    assert_eq!(play.state.bag()[Tile::Nile], 24);
}
