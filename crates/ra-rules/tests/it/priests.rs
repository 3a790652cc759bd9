//! P1 and P4: drawing, turning, and what each option changes.

use ra_rules::priests::{Choice, Event, Face, Preset, Priests, SpecialEvent, Tile, Variant};
use ra_rules::{Ending, Epoch, Game, Kind, PlayerCount, Rules, Seat};

use crate::scene::{priests, variant};

fn copies(rules: &str, names: &str) -> Vec<u8> {
    let rules = variant(rules);
    names.split(' ').map(|name| Priests::copies(rules, Tile::named(name).unwrap())).collect()
}

fn total(rules: &str) -> usize {
    let rules = variant(rules);
    Tile::ALL.iter().map(|&tile| usize::from(Priests::copies(rules, tile))).sum()
}

/// P1.1
#[test]
fn both_presets_have_174_tiles() {
    let common = "ra farmer/warrior merchant/scribe granary/fortress market/library priest plague";
    for rules in ["manual", "published"] {
        assert_eq!(copies(rules, common), [30, 30, 30, 15, 15, 15, 10]);
        assert_eq!(total(rules), 174);
    }
}

/// P4.2, P4.3
#[test]
fn the_numbers_of_pyramids_and_ankhs_are_options() {
    let lasting = "green/red blue/yellow colourless ankh";
    assert_eq!(copies("manual", lasting), [7, 7, 1, 14]);
    assert_eq!(copies("published", lasting), [14, 14, 1, 0]);
    assert_eq!(copies("manual pyramids=29", lasting), [14, 14, 1, 14]);
    assert_eq!(copies("manual ankhs=tokens", lasting), [7, 7, 1, 0]);
    assert_eq!(total("manual pyramids=29"), 188);
    assert_eq!(total("published pyramids=15"), 160);
}

/// P1.1
#[test]
fn every_face_belongs_to_a_tile() {
    for &tile in Tile::ALL {
        assert_eq!(tile.name().parse(), Ok(tile));
        assert!(tile.faces().iter().all(|&face| face.tile() == tile));
    }
    for &face in Face::ALL {
        assert_eq!(face.name().parse(), Ok(face));
        let other = face.other_side();
        assert_eq!(other.is_some(), Face::SIDES.contains(&face));
        assert_eq!(other.and_then(Face::other_side), other.map(|_| face));
        assert_ne!(other, Some(face));
    }
    assert_eq!(Face::Green.other_side(), Some(Face::Red));
    assert_eq!(Face::Priest.other_side(), None);
}

/// P1.2
#[test]
fn the_drawer_chooses_the_side_of_a_two_sided_tile() {
    priests("manual", 2)
        .plays("1 draw farmer/warrior")
        .asks(1, "show farmer, show warrior")
        .refuses("1 show scribe", "the tile drawn is farmer/warrior, so it cannot show scribe")
        .refuses("1 show priest", "the tile drawn is farmer/warrior, so it cannot show priest")
        .refuses("1 keep", "you are asked to choose the side that farmer/warrior shows")
        .refuses("1 draw", "you are asked to choose the side that farmer/warrior shows")
        .plays("1 show warrior")
        .track_is("warrior")
        .plays("2 draw green/red, 2 show green")
        .track_is("warrior green")
        .asks(1, "draw, invoke");
}

/// P1.2
#[test]
fn a_one_sided_tile_goes_to_the_track_at_once() {
    priests("manual", 2)
        .plays("1 draw priest, 2 draw plague, 1 draw colourless, 2 draw ankh")
        .track_is("priest plague colourless ankh");
}

/// P1.5
#[test]
fn a_turn_is_to_draw_or_to_invoke() {
    priests("manual", 3)
        .track("priest")
        .asks(1, "draw, invoke")
        .refuses("1 keep", "you are asked to draw a tile or invoke Ra")
        .refuses("1 turn farmer", "you are asked to draw a tile or invoke Ra")
        .refuses("1 pass", "you are asked to draw a tile or invoke Ra");
    priests("manual", 3)
        .track("plague plague plague plague plague plague plague plague")
        .asks(1, "invoke");
}

/// P1.4, P4.4
#[test]
fn the_winner_may_turn_one_tile_over() {
    let won = priests("manual", 2)
        .owns(1, "2 farmer, scribe, priest, plague")
        .track("red")
        .plays("1 invoke, 2 pass, 1 bid 2");
    won.asks(1, "turn farmer, turn scribe, turn red, keep")
        .refuses("1 turn warrior", "you have no tile warrior")
        .refuses("1 turn priest", "a tile priest has only one side")
        .refuses("1 show farmer", "you are asked to turn a tile or keep all as they are")
        .plays("1 turn farmer")
        .has(1, "farmer, warrior, scribe, red, priest, plague")
        .asks(2, "draw, invoke");
}

/// P1.4
#[test]
fn turning_is_free_to_refuse() {
    priests("manual", 2)
        .owns(1, "farmer")
        .plays("1 invoke, 2 pass, 1 bid 2, 1 keep")
        .has(1, "farmer")
        .asks(2, "draw, invoke");
}

/// P1.4
#[test]
fn with_nothing_to_turn_nothing_is_asked() {
    priests("manual", 2)
        .owns(1, "colourless, ankh")
        .track("priest plague")
        .plays("1 invoke, 2 pass, 1 bid 2")
        .has(1, "colourless, priest, plague, ankh")
        .asks(2, "draw, invoke");
    // A single kind is still a question.
    priests("manual", 2)
        .track("blue")
        .plays("1 invoke, 2 pass, 1 bid 2")
        .asks(1, "turn blue, keep");
}

/// P1.4
#[test]
fn turning_is_offered_after_an_empty_lot_too() {
    priests("manual", 2)
        .owns(2, "library")
        .plays("1 invoke, 2 bid 3, 1 pass")
        .asks(2, "turn library, keep");
}

/// P4.4
#[test]
fn turning_may_need_a_priest() {
    for rules in ["published", "manual turning=priest"] {
        let start = || priests(rules, 2).owns(1, "farmer");
        start().track("red").plays("1 invoke, 2 pass, 1 bid 2").asks(2, "draw, invoke");
        // A priest of the lot counts, and is not spent.
        start()
            .track("priest")
            .plays("1 invoke, 2 pass, 1 bid 2")
            .asks(1, "turn farmer, keep")
            .plays("1 turn farmer")
            .has(1, "warrior, priest");
    }
    priests("published turning=always", 2)
        .owns(1, "farmer")
        .plays("1 invoke, 2 pass, 1 bid 2")
        .asks(1, "turn farmer, keep");
}

/// P4.7
#[test]
fn the_drawer_of_a_ra_tile_must_bid_or_may_pass() {
    for rules in ["manual", "published ra-drawer=must-bid"] {
        priests(rules, 2)
            .track("plague")
            .plays("1 draw ra, 2 pass")
            .asks(1, "bid 2, bid 5, bid 6, bid 9")
            .refuses("1 pass", "you started this auction and nobody else bid, so you must bid")
            .plays("1 bid 2")
            .has(1, "plague");
    }
    for rules in ["published", "manual ra-drawer=may-pass"] {
        priests(rules, 2)
            .track("plague")
            .plays("1 draw ra, 2 pass")
            .asks(1, "bid 2, bid 5, bid 6, bid 9, pass")
            .plays("1 pass")
            .track_is("plague")
            .asks(2, "draw, invoke");
    }
}

/// P1.3
#[test]
fn who_invokes_on_a_full_track_may_pass_in_both_presets() {
    for rules in ["manual", "published"] {
        priests(rules, 2)
            .track("plague plague plague plague priest priest priest priest")
            .plays("1 invoke, 2 pass, 1 pass")
            .track_is("")
            .asks(2, "draw, invoke");
    }
}

/// P4.6
#[test]
fn the_ra_tile_that_fills_the_track_starts_a_last_auction() {
    let last = |rules| priests(rules, 2).track("red plague").ra_tiles(5).plays("1 draw ra");
    let play = last("manual").asks(2, "bid 3, bid 4, bid 7, bid 8, pass").epoch_is(1);
    assert_eq!(play.state.table().ra_tiles(), 6);
    // Its winner may turn a tile; then the epoch ends, whatever suns are left.
    let play = play
        .plays("2 bid 3, 1 pass")
        .asks(2, "turn red, keep")
        .plays("2 turn red")
        .epoch_is(2)
        .has(2, "green, plague")
        .suns(2, "8 7 4 1", "")
        .asks(1, "draw, invoke");
    let ended = Event::EpochEnded { epoch: Epoch::First, ending: Ending::RaTrack };
    assert!(play.told.contains(&ended));
    last("published last-ra=auction").plays("2 bid 3, 1 pass").epoch_is(2).has(2, "red, plague");
}

/// P4.6
#[test]
fn the_last_auction_obeys_the_drawers_rule_and_is_held_on_an_empty_track_too() {
    priests("manual", 2)
        .ra_tiles(5)
        .plays("1 draw ra, 2 pass")
        .asks(1, "bid 2, bid 5, bid 6, bid 9")
        .plays("1 bid 9")
        .epoch_is(2)
        .suns(1, "6 5 2 1", "");
    // Unsold tiles leave with the epoch.
    priests("manual ra-drawer=may-pass", 2)
        .track("plague")
        .ra_tiles(5)
        .plays("1 draw ra, 2 pass, 1 pass")
        .epoch_is(2)
        .track_is("")
        .has(1, "none");
}

/// P4.6
#[test]
fn the_ra_tile_that_fills_the_track_may_end_the_epoch_at_once() {
    for rules in ["published", "manual last-ra=end"] {
        priests(rules, 2).track("red").ra_tiles(5).plays("1 draw ra").epoch_is(2).track_is("");
    }
}

/// P1.5
#[test]
fn an_epoch_also_ends_when_nobody_has_a_sun_left() {
    priests("manual", 2)
        .spent(1, "9 6 5")
        .spent(2, "8 7 4 3")
        .owns(1, "green")
        .plays("1 invoke, 1 bid 2")
        .epoch_is(1)
        .plays("1 keep")
        .epoch_is(2);
}

/// P4.1
#[test]
fn every_option_is_known_by_name_and_value() {
    for choice in Choice::ALL {
        let [manual, published] = [Preset::Manual, Preset::Published].map(|p| choice.value(p));
        let mixed = Variant::MANUAL.with_option(choice.name(), published).unwrap();
        assert_eq!(mixed.follows(choice), Preset::Published);
        assert_eq!(mixed.departures(), [(choice.name(), published)]);
        assert_eq!(mixed.with_option(choice.name(), manual), Ok(Variant::MANUAL));

        let mixed = Variant::PUBLISHED.with_option(choice.name(), manual).unwrap();
        assert_eq!(mixed.departures(), [(choice.name(), manual)]);
        assert_eq!(mixed.name(), "published");
    }
    let names = Choice::ALL.map(Choice::name);
    assert!(names.is_sorted(), "in alphabetical order");
    for players in PlayerCount::ALL {
        assert!(Variant::MANUAL.allow(players) && Variant::PUBLISHED.allow(players));
    }
    assert_eq!(Variant::MANUAL.players(), PlayerCount::Two..=PlayerCount::Five);
}

/// P4.1
#[test]
fn wrong_rules_are_told_what_would_be_right() {
    let error = Variant::preset("2016").unwrap_err();
    assert_eq!(error.to_string(), "the rules of Priests of Ra are manual, published");
    let error = Variant::MANUAL.with_option("gods", "8").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the options of Priests of Ra are ankhs, last-ra, plagues, pyramid-steps, pyramids, ra-drawer, \
         turning"
    );
    let error = Variant::MANUAL.with_option("ankhs", "20").unwrap_err();
    assert_eq!(error.to_string(), "the option ankhs is tiles or tokens");
}

#[test]
fn what_happens_is_told() {
    let seat = Seat::at(1);
    let play = priests("manual", 2).plays("1 draw green/red, 1 show red");
    assert_eq!(
        play.told,
        [Event::Drawn { seat, tile: Tile::GreenRed }, Event::Laid { seat, face: Face::Red }]
    );
    let play = priests("manual", 2).track("red").plays("1 invoke, 2 pass, 1 bid 2, 1 turn red");
    let turned = SpecialEvent::Turned { seat, from: Face::Red, to: Face::Green };
    assert_eq!(
        play.told[play.told.len() - 2..],
        [Event::Taken { seat, face: Face::Red }, Event::Special(turned)]
    );
}
