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

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Side(tile) => write!(f, "choose the side that {tile} shows"),
            Question::Turn(_) => f.write_str("turn a tile or keep all as they are"),
        }
    }
}
