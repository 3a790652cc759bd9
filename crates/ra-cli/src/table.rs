//! A position as a table of text.

use std::io::{self, Write};

use ra_record::Record;
use ra_rules::{Game, Next, State, ra_track_spaces};

use crate::game::shown;

/// Writes what lies on the table and what is asked.
pub fn write<G: Game>(
    record: &Record<G>,
    state: &State<G>,
    out: &mut impl Write,
) -> io::Result<()> {
    let table = state.table();
    let (ra, spaces) = (table.ra_tiles(), ra_track_spaces(table.players()));
    writeln!(out, "{}, Ra tiles {ra} of {spaces}, centre sun {}", table.epoch(), table.centre())?;

    let track =
        state.track().spaces().map(|tile| tile.map_or("·".into(), |tile| tile.to_string()));
    writeln!(out, "track   {}", track.join("  "))?;
    writeln!(out, "bag     {} tiles, {} of them Ra", state.bag().total(), state.bag()[G::RA])?;

    let names: Vec<String> = record.names().iter().map(|name| shown(name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    writeln!(out, "\n  seat  {:width$}  score   now  suns           won      tiles", "player")?;
    let sheets = state.sheets();
    for (seat, name) in table.players().seats().zip(&names) {
        let mark =
            if matches!(state.next(), Next::Act(asked, _) if asked == seat) { '>' } else { ' ' };
        writeln!(
            out,
            "{mark} {:>4}  {name:width$}  {:>5}  {:>+4}  {:13}  {:7}  {}",
            seat.number(),
            table.scores()[seat],
            sheets[seat].net(),
            table.face_up()[seat].to_string(),
            table.face_down()[seat].to_string(),
            state.tiles()[seat],
        )?;
    }
    match state.next() {
        Next::Act(seat, decision) => {
            let legal: Vec<String> =
                state.legal_actions().iter().map(|action| action.to_string()).collect();
            let name = &names[seat.index()];
            writeln!(
                out,
                "\nSeat {}, {name}, is asked to {decision}: {}",
                seat.number(),
                legal.join(", ")
            )
        }
        Next::Reveal(seat) => writeln!(out, "\nSeat {} draws a tile", seat.number()),
        Next::Over => {
            let winner = table.leader();
            let name = &names[winner.index()];
            writeln!(out, "\nThe game is over. Seat {}, {name}, wins.", winner.number())
        }
    }
}
