//! What happens in Priests of Ra alone.

use super::Face;
use crate::Seat;

/// Something that only happens in Priests of Ra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum SpecialEvent {
    /// An owner turned a tile over.
    Turned { seat: Seat, from: Face, to: Face },
    /// A complete set of people earned an ankh.
    AnkhEarned { seat: Seat },
    /// Three priests or more removed a plague.
    PlagueRemoved { seat: Seat },
}
