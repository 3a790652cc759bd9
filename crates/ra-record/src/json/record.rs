//! A record as JSON.

use ra_rules::{Action, Game, Kind, Seat, Setup, SunSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::state::{sun_numbers, sun_set};
use super::{JsonError, VERSION, check_heading, seat};
use crate::{Entry, Record};

const FORMAT: &str = "ra-record";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    format: String,
    version: u32,
    game: String,
    rules: String,
    seats: Vec<SeatDocument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    plies: Vec<Ply>,
    /// The scores after each epoch that has ended.
    epochs: Vec<Vec<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatDocument {
    name: String,
    suns: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ply {
    seat: u8,
    action: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
}

/// The record as a JSON value.
#[must_use]
pub fn write_record<G: Game>(record: &Record<G>) -> Value {
    let seats = record.names().iter().zip(record.setup().suns().iter());
    let seat = |(name, &suns): (&String, &SunSet)| SeatDocument {
        name: name.clone(),
        suns: sun_numbers(suns),
    };
    let ply = |entry: &Entry<G>| Ply {
        seat: entry.seat.number(),
        action: entry.action.to_string(),
        tile: entry.tile.map(|tile| tile.to_string()),
    };
    let document = Document {
        format: FORMAT.to_string(),
        version: VERSION,
        game: G::NAME.to_string(),
        rules: record.setup().rules().to_string(),
        seats: seats.map(seat).collect(),
        commitment: record.commitment().map(|commitment| commitment.to_string()),
        plies: record.entries().iter().map(ply).collect(),
        epochs: record.epoch_ends().map(|end| end.scores.as_slice().to_vec()).collect(),
        winner: record.state().winner().map(Seat::number),
        seed: record.seed().map(crate::Seed::to_hex),
    };
    serde_json::to_value(document).expect("a record is plain data")
}

impl Document {
    fn rules<G: Game>(&self) -> Result<G::Rules, JsonError> {
        let heading = (&*self.format, self.version, &*self.game, &*self.rules);
        check_heading::<G>(FORMAT, heading)
    }
}

/// Reads a record, of a finished game or of one that goes on.
///
/// # Errors
///
/// [`JsonError`] names the member that is wrong, and why.
pub fn read_record<G: Game>(text: &str) -> Result<Record<G>, JsonError> {
    let document: Document = serde_json::from_str(text)?;
    let rules = document.rules::<G>()?;
    let mut record = begin(rules, &document.seats)?;
    if let Some(commitment) = &document.commitment {
        record.commit(commitment.parse().map_err(|error| JsonError::at("commitment", error))?);
    }
    for (at, ply) in document.plies.iter().enumerate() {
        let judged = entry(ply).and_then(|entry| record.push(entry).map_err(JsonError::new));
        judged.map_err(|error| JsonError::at(format!("ply {}", at + 1), error))?;
    }
    check(&record, &document)?;
    if let Some(seed) = &document.seed {
        let seed = seed.parse().map_err(|error| JsonError::at("seed", error))?;
        record.open(seed).map_err(|error| JsonError::at("seed", error))?;
    }
    Ok(record)
}

fn begin<G: Game>(rules: G::Rules, seats: &[SeatDocument]) -> Result<Record<G>, JsonError> {
    let suns = |seat: &SeatDocument| sun_set(&seat.suns);
    let suns: Vec<SunSet> = seats.iter().map(suns).collect::<Result<_, _>>()?;
    let setup = Setup::new(rules, &suns).map_err(|error| JsonError::at("seats", error))?;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    Ok(Record::new(setup, &names))
}

fn entry<G: Game>(ply: &Ply) -> Result<Entry<G>, JsonError> {
    let action: Action<G::Special> = ply.action.parse().map_err(JsonError::new)?;
    let tile = ply.tile.as_deref().map(G::Tile::named).transpose().map_err(JsonError::new)?;
    Ok(Entry { seat: seat(ply.seat)?, action, tile })
}

fn check<G: Game>(record: &Record<G>, document: &Document) -> Result<(), JsonError> {
    let epochs: Vec<_> = record.epoch_ends().map(|end| end.scores.as_slice().to_vec()).collect();
    if epochs != document.epochs {
        return Err(JsonError::at("epochs", format!("the scores are {epochs:?}")));
    }
    match record.state().winner().map(Seat::number) {
        winner if winner == document.winner => Ok(()),
        Some(winner) => Err(JsonError::at("winner", format!("the winner is seat {winner}"))),
        None => Err(JsonError::at("winner", "the game has not ended")),
    }
}
