//! A record of either game, for whoever stores or shows both.

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use serde_json::Value;

use crate::{Record, json, text};

/// A record of one of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the games")]
pub enum AnyRecord {
    Ra(Record<Ra>),
    Priests(Record<Priests>),
}

impl AnyRecord {
    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            AnyRecord::Ra(record) => record.state().is_over(),
            AnyRecord::Priests(record) => record.state().is_over(),
        }
    }

    /// The number of decisions so far.
    #[must_use]
    pub fn ply(&self) -> usize {
        match self {
            AnyRecord::Ra(record) => record.entries().len(),
            AnyRecord::Priests(record) => record.entries().len(),
        }
    }

    /// The record as text; [`text::read_any_partial`] gives it back.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            AnyRecord::Ra(record) => text::write(record),
            AnyRecord::Priests(record) => text::write(record),
        }
    }

    /// The record as JSON; [`json::read_any_record`] gives it back.
    #[must_use]
    pub fn to_json(&self) -> Value {
        match self {
            AnyRecord::Ra(record) => json::write_record(record),
            AnyRecord::Priests(record) => json::write_record(record),
        }
    }
}

impl From<Record<Ra>> for AnyRecord {
    fn from(record: Record<Ra>) -> AnyRecord {
        AnyRecord::Ra(record)
    }
}

impl From<Record<Priests>> for AnyRecord {
    fn from(record: Record<Priests>) -> AnyRecord {
        AnyRecord::Priests(record)
    }
}
