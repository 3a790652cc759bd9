//! Why Ra refuses an action, in the player's words.

use core::fmt;

use super::Tile;

/// The rule of Ra that an action breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The player has no god to spend.
    NoGod,
    /// A god cannot take a god, and Ra tiles are never on the auction track.
    NotForGods(Tile),
    /// The tile is not on the auction track.
    NotOnTrack(Tile),
    /// The disaster does not take tiles of this kind.
    NotAtRisk(Tile),
    /// The player does not own the tile.
    NotOwned(Tile),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoGod => f.write_str("you have no god to spend"),
            Refusal::NotForGods(tile) => write!(f, "a god cannot take a tile {tile}"),
            Refusal::NotOnTrack(tile) => write!(f, "there is no tile {tile} on the auction track"),
            Refusal::NotAtRisk(tile) => write!(f, "the disaster does not take a tile {tile}"),
            Refusal::NotOwned(tile) => write!(f, "you have no tile {tile}"),
        }
    }
}
