//! What happens in Ra alone.

use super::Tile;
use crate::Seat;

/// Something that only happens in Ra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum SpecialEvent {
    /// A god left the game to take a tile.
    GodSpent { seat: Seat },
    /// A disaster left the game; the losses it causes follow.
    Struck { seat: Seat, disaster: Tile },
    /// A tile was lost to a disaster.
    Lost { seat: Seat, tile: Tile },
}
