//! From a record to its text.

use std::fmt::{self, Display, Write};

use ra_rules::{BySeat, Game, Rules};

use crate::{EpochEnd, Record};

/// Writes a record; [`read`](super::read) or [`read_partial`](super::read_partial) gives it back.
#[must_use]
pub fn write<G: Game>(record: &Record<G>) -> String {
    let mut text = String::new();
    try_write(record, &mut text).expect("writing to a string does not fail");
    text
}

fn try_write<G: Game>(record: &Record<G>, text: &mut String) -> fmt::Result {
    let setup = record.setup();
    writeln!(text, "ra-record 1\ngame {}\nrules {}", G::NAME, setup.rules().name())?;
    for (seat, name) in setup.players().seats().zip(record.names()) {
        let name = name.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(text, "seat {} \"{name}\" suns {}", seat.number(), setup.suns()[seat])?;
    }
    for (option, value) in setup.rules().departures() {
        writeln!(text, "option {option} {value}")?;
    }
    if let Some(commitment) = record.commitment() {
        writeln!(text, "commit {commitment}")?;
    }
    writeln!(text, "play")?;

    let mut ends = record.epoch_ends().peekable();
    for (at, entry) in record.entries().iter().enumerate() {
        writeln!(text, "{entry}")?;
        if let Some(EpochEnd { epoch, scores, .. }) = ends.next_if(|end| end.ply == at + 1) {
            writeln!(text, "{epoch} scores{}", spaced(&scores))?;
        }
    }
    if let Some(winner) = record.state().winner() {
        let scores = spaced(record.state().table().scores());
        writeln!(text, "end scores{scores} winner {}", winner.number())?;
    }
    if let Some(seed) = record.seed() {
        writeln!(text, "seed {}", seed.to_hex())?;
    }
    Ok(())
}

fn spaced(scores: &BySeat<u16>) -> impl Display {
    fmt::from_fn(move |f| scores.iter().try_for_each(|score| write!(f, " {score}")))
}
