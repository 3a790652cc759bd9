//! A record as JSON.

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, Game, Kind, Rules, Seat, Setup, SunSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::state::{sun_numbers, sun_set};
use super::{Heading, JsonError, Options, VERSION, options, seat};
use crate::{AnyRecord, Entry, Record};

const FORMAT: &str = "ra-record";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    format: String,
    version: u32,
    game: String,
    rules: String,
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    options: Options,
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
        rules: record.setup().rules().name().to_string(),
        options: options(record.setup().rules()),
        seats: seats.map(seat).collect(),
        commitment: record.commitment().map(|commitment| commitment.to_string()),
        plies: record.entries().iter().map(ply).collect(),
        epochs: record.epoch_ends().map(|end| end.scores.as_slice().to_vec()).collect(),
        winner: record.state().winner().map(Seat::number),
        seed: record.seed().map(crate::Seed::to_hex),
    };
    serde_json::to_value(document).expect("a record is plain data")
}

/// Reads a record, of a finished game or of one that goes on.
///
/// # Errors
///
/// [`JsonError`] names the member that is wrong, and why.
pub fn read_record<G: Game>(text: &str) -> Result<Record<G>, JsonError> {
    let rules = Heading::read(text, FORMAT)?.rules::<G>()?;
    let document: Document = serde_json::from_str(text)?;
    let mut record = begin(rules, &document)?;
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

/// Reads a record, whichever game it is of.
///
/// # Errors
///
/// As [`read_record`].
pub fn read_any_record(text: &str) -> Result<AnyRecord, JsonError> {
    match Heading::read(text, FORMAT)?.game.as_str() {
        Ra::NAME => read_record(text).map(AnyRecord::Ra),
        Priests::NAME => read_record(text).map(AnyRecord::Priests),
        _ => {
            let expected = format!("expected {} or {}", Ra::NAME, Priests::NAME);
            Err(JsonError::at("game", expected))
        }
    }
}

fn begin<G: Game>(rules: G::Rules, document: &Document) -> Result<Record<G>, JsonError> {
    let seats = &document.seats;
    let suns = |seat: &SeatDocument| sun_set(&seat.suns);
    let suns: Vec<SunSet> = seats.iter().map(suns).collect::<Result<_, _>>()?;
    let setup = Setup::new(rules, &suns).map_err(|error| JsonError::at("seats", error))?;
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    if names.iter().any(|name| name.contains('\n')) {
        return Err(JsonError::at("name", "a name cannot hold a line break"));
    }
    let promise = document.commitment.as_deref().map(str::parse).transpose();
    let promise = promise.map_err(|error| JsonError::at("commitment", error))?;
    Ok(Record::new(setup, &names, promise))
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
