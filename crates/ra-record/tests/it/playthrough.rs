//! One golden game for each number of players and preset, with every public value along it.
//!
//! `cargo xtask bless` writes the files anew; the difference is then reviewed like code.

use std::fmt::Write;

use expect_test::expect_file;
use ra_record::json::JsonGame;
use ra_record::{Record, json, text};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Event, Game, Kind, Next, PlayerCount, Rules, State};

use crate::games::calm_game;

#[test]
fn games_of_ra() {
    for players in PlayerCount::ALL {
        let golden = expect_file![format!("../data/playthrough/ra-{players}.txt")];
        golden.assert_eq(&playthrough::<Ra>(Edition::Of2022, players));
    }
}

#[test]
fn games_of_priests_of_ra() {
    for players in PlayerCount::ALL {
        for rules in [Variant::MANUAL, Variant::PUBLISHED] {
            let name = format!("../data/playthrough/priests-{}-{players}.txt", rules.name());
            expect_file![name].assert_eq(&playthrough::<Priests>(rules, players));
        }
    }
}

/// The record, and then for every ply its entry, what that did, and each value that it changed.
fn playthrough<G: JsonGame>(rules: G::Rules, players: PlayerCount) -> String {
    let record = calm_game::<G>(rules, players, 2022);
    let mut out = text::write(&record);
    let mut again = Record::new(*record.setup(), &[], None);
    let mut before = Vec::new();
    for ply in 0..=record.entries().len() {
        writeln!(out, "\nply {ply}").unwrap();
        let now = values(again.state());
        for (at, value) in now.iter().enumerate() {
            if before.get(at) != Some(value) {
                writeln!(out, "{value}").unwrap();
            }
        }
        before = now;
        if let Some(&entry) = record.entries().get(ply) {
            writeln!(out, "* {} {}", entry.seat, entry.action).unwrap();
            again.push_telling(entry, |event| tell(&event, &mut out)).unwrap();
        }
    }
    out
}

fn tell<G: Game>(event: &Event<G>, out: &mut String) {
    match event {
        Event::Scored { seat, sheet } => {
            let rows: Vec<String> = sheet.rows().map(|row| row.to_string()).collect();
            writeln!(out, "> {seat}: {} {} = {}", sheet.before(), rows.join(" "), sheet.after())
        }
        event => writeln!(out, "> {event:?}"),
    }
    .unwrap();
}

/// Every public value of a position, a line each, in a fixed order.
fn values<G: JsonGame>(state: &State<G>) -> Vec<String> {
    let table = state.table();
    let legal: Vec<String> =
        state.legal_actions().iter().map(|action| action.to_string()).collect();
    let track = state.track().spaces().map(|tile| tile.map_or("-".into(), |tile| tile.to_string()));
    let mut lines = vec![
        match state.next() {
            Next::Act(seat, decision) => format!("{seat} is asked to {decision}"),
            next => format!("{next:?}"),
        },
        format!("phase {}", json::write_state(state)["phase"]),
        format!("legal {} = {:#x}", legal.join(", "), state.legal_actions().mask()),
        format!("{}, turn of {}, leader {}", table.epoch(), table.turn(), table.leader()),
        format!("centre {}, Ra tiles {}", table.centre(), table.ra_tiles()),
        format!("track {}", track.join(" ")),
    ];
    for &tile in G::Tile::ALL {
        lines.push(format!("bag {tile} {}", state.bag()[tile]));
    }
    for seat in state.tiles().seats() {
        let (up, down) = (table.face_up()[seat], table.face_down()[seat]);
        let place = table.ranking()[seat].number();
        lines.push(format!("{seat} score {} place {place}", table.scores()[seat]));
        lines.push(format!("{seat} suns {up} | {down}"));
        lines.push(format!("{seat} tiles {}", state.tiles()[seat]));
        lines.push(format!("{seat} would score {:+}", state.sheets()[seat].net()));
    }
    lines
}
