//! Why Priests of Ra refuses an action, in the player's words.

use core::fmt;

use super::{Face, Tile};

/// The rule of Priests of Ra that an action breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The drawn tile does not have this side.
    #[expect(missing_docs, reason = "the names say it")]
    NotASideOf { tile: Tile, face: Face },
    /// The tile has only one side.
    OneSided(Face),
    /// The player does not own a tile that shows this.
    NotOwned(Face),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotASideOf { tile, face } => {
                write!(f, "the tile drawn is {tile}, so it cannot show {face}")
            }
            Refusal::OneSided(face) => write!(f, "a tile {face} has only one side"),
            Refusal::NotOwned(face) => write!(f, "you have no tile {face}"),
        }
    }
}
