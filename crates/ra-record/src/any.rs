//! A record of either game, for whoever stores or shows both.

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

use crate::Record;

/// A record of one of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the games")]
pub enum AnyRecord {
    Ra(Record<Ra>),
    Priests(Record<Priests>),
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
