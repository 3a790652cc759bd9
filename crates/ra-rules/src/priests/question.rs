//! What Priests of Ra asks a player besides the common questions.

use core::fmt;

use super::Tile;
use crate::Seat;

/// Something that only Priests of Ra asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which side does the drawn tile show? Asked of the player on turn.
    Side(Tile),
    /// Does the winner of a lot turn a tile?
    Turn(Seat),
}

impl Question {
    /// The question in the key of a position.
    pub(super) fn word(self) -> u64 {
        let [kind, about] = match self {
            Question::Side(tile) => [0, tile as u8],
            Question::Turn(seat) => [1, seat.number()],
        };
        u64::from_le_bytes([kind, about, 0, 0, 0, 0, 0, 0])
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Side(tile) => write!(f, "choose the side that {tile} shows"),
            Question::Turn(_) => f.write_str("turn a tile or keep all as they are"),
        }
    }
}
