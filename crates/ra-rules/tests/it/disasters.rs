//! R5: what disasters take, and what their owner may choose.

use ra_rules::Seat;
use ra_rules::ra::{Event, Ra, SpecialEvent, Tile};

use crate::scene::{Play, table};

/// Seat 1 owns some tiles, and wins a lot.
#[track_caller]
fn wins(owned: &str, lot: &str) -> Play<Ra> {
    table(2).owns(1, owned).track(lot).plays("1 invoke, 2 pass, 1 bid 2")
}

/// R5.1
#[test]
fn a_funeral_takes_two_pharaohs() {
    wins("5 pharaoh", "funeral").has(1, "3 pharaoh").asks(2, "draw, invoke");
    wins("pharaoh", "funeral").has(1, "none");
    wins("nile, gold, temple", "funeral").has(1, "gold, nile, temple");
}

/// R5.1
#[test]
fn a_drought_takes_floods_first_and_then_niles() {
    wins("3 nile, 3 flood", "drought").has(1, "3 nile, flood");
    wins("3 nile, flood", "drought").has(1, "2 nile");
    wins("3 nile", "drought").has(1, "nile");
    wins("nile", "drought").has(1, "none");
    wins("3 nile, 3 flood", "drought drought").has(1, "2 nile");
}

/// R5.1, R5.3
#[test]
fn an_unrest_takes_two_civilizations_of_the_owners_choice() {
    wins("art, writing, religion", "unrest")
        .asks(1, "discard writing, discard religion, discard art")
        .refuses("1 discard temple", "the disaster does not take a tile temple")
        .refuses("1 discard astronomy", "you have no tile astronomy")
        .refuses("1 discard nile", "the disaster does not take a tile nile")
        .refuses("1 stop", "you are asked to discard a civilization")
        .refuses("1 pass", "you are asked to discard a civilization")
        .plays("1 discard religion")
        .asks(1, "discard writing, discard art")
        .plays("1 discard writing")
        .has(1, "art");
}

/// R5.1, R5.3
#[test]
fn an_earthquake_takes_two_monuments_of_the_owners_choice() {
    wins("2 temple, sphinx", "earthquake")
        .asks(1, "discard temple, discard sphinx")
        .refuses("1 discard art", "the disaster does not take a tile art")
        .refuses("1 discard palace", "you have no tile palace")
        .refuses("1 draw", "you are asked to discard a monument")
        .plays("1 discard sphinx")
        // Only temples are left, so there is nothing to ask.
        .has(1, "temple")
        .asks(2, "draw, invoke");
}

/// R5.3
#[test]
fn nothing_is_asked_where_there_is_no_choice() {
    // Everything must go.
    wins("art, writing", "unrest").has(1, "none").asks(2, "draw, invoke");
    wins("art", "unrest").has(1, "none");
    wins("temple, sphinx", "earthquake").has(1, "none");
    // There is only one kind.
    wins("4 art", "unrest").has(1, "2 art").asks(2, "draw, invoke");
    wins("3 temple", "earthquake").has(1, "temple");
    // There is nothing.
    wins("gold", "unrest").has(1, "gold").asks(2, "draw, invoke");
}

/// R5.2
#[test]
fn disasters_of_one_kind_are_pooled() {
    // Two unrests cost four of five civilizations, in one series.
    wins("2 art, 2 writing, religion", "unrest unrest")
        .plays("1 discard art, 1 discard writing, 1 discard art, 1 discard writing")
        .has(1, "religion")
        .asks(2, "draw, invoke");
    // Four of four is no choice.
    wins("2 art, 2 writing", "unrest unrest").has(1, "none").asks(2, "draw, invoke");
    // Once the rest must go anyway, or is of one kind, the questions end.
    wins("3 art, 2 writing", "unrest unrest")
        .plays("1 discard writing, 1 discard writing")
        .has(1, "art");
    wins("5 pharaoh", "funeral funeral").has(1, "pharaoh");
}

/// R5.2
#[test]
fn the_whole_lot_is_owned_before_its_disasters_strike() {
    wins("nile", "flood nile drought").has(1, "nile");
    wins("", "pharaoh pharaoh pharaoh funeral").has(1, "pharaoh");
    wins("temple", "sphinx earthquake").has(1, "none");
    wins("temple", "sphinx palace earthquake")
        .asks(1, "discard palace, discard temple, discard sphinx");
}

/// R5.4
#[test]
fn unrest_is_settled_before_earthquake() {
    wins("art, writing, religion, temple, sphinx, palace", "earthquake unrest")
        .asks(1, "discard writing, discard religion, discard art")
        .refuses("1 discard temple", "the disaster does not take a tile temple")
        .plays("1 discard art, 1 discard writing")
        .asks(1, "discard palace, discard temple, discard sphinx")
        .refuses("1 discard religion", "the disaster does not take a tile religion")
        .plays("1 discard palace, 1 discard temple")
        .has(1, "religion, sphinx");
    // Monuments that go without a question wait for the answer about civilizations.
    wins("art, writing, religion, temple, sphinx", "earthquake unrest")
        .has(1, "writing, religion, art, temple, sphinx")
        .plays("1 discard art, 1 discard writing")
        .has(1, "religion");
}

/// R5.1
#[test]
fn other_players_and_other_tiles_are_safe() {
    table(2)
        .owns(1, "god, gold, 3 pharaoh, nile")
        .owns(2, "3 pharaoh, 2 nile, art, temple")
        .track("funeral drought unrest earthquake")
        .plays("1 invoke, 2 pass, 1 bid 2")
        .has(1, "god, gold, pharaoh")
        .has(2, "3 pharaoh, 2 nile, art, temple");
}

#[test]
fn a_disaster_and_its_losses_are_told() {
    let play = wins("2 nile, flood", "drought gold");
    let seat = Seat::at(1);
    let lost = |tile| Event::Special(SpecialEvent::Lost { seat, tile });
    assert_eq!(
        play.told[play.told.len() - 5..],
        [
            Event::Taken { seat, face: Tile::Drought },
            Event::Taken { seat, face: Tile::Gold },
            Event::Special(SpecialEvent::Struck { seat, disaster: Tile::Drought }),
            lost(Tile::Flood),
            lost(Tile::Nile),
        ]
    );
    let play = wins("", "funeral funeral");
    let struck = Event::Special(SpecialEvent::Struck { seat, disaster: Tile::Funeral });
    assert_eq!(play.told[play.told.len() - 2..], [struck, struck]);
}

/// Worked example: with two gods, the order in which they take an earthquake and a temple matters.
#[test]
fn an_earthquake_taken_first_spares_the_temple_taken_after() {
    let start = || table(2).owns(1, "2 god, obelisk").track("earthquake temple");
    start().plays("1 god earthquake, 1 god temple").has(1, "temple");
    start().plays("1 god temple, 1 god earthquake").has(1, "none");
}
