//! What Ra asks a player besides the common questions.

use core::fmt;

use super::Toll;
use crate::Seat;

/// Something that only Ra asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Does the player on turn spend another god?
    Gods,
    /// What does a disaster take?
    Discard(Discard),
}

/// A player chooses what a disaster takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    /// Whose tiles they are.
    pub owner: Seat,
    /// What is still to be given up.
    pub toll: Toll,
    /// Was the disaster taken with a god? Otherwise it came with a lot.
    pub by_god: bool,
}

impl Question {
    /// The question in the key of a position.
    pub(super) fn word(self) -> u64 {
        match self {
            Question::Gods => 0,
            Question::Discard(Discard { owner, toll, by_god }) => u64::from_le_bytes([
                1,
                owner.number(),
                toll.civilizations,
                toll.monuments,
                by_god.into(),
                0,
                0,
                0,
            ]),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Question::Gods => "spend another god or stop",
            Question::Discard(discard) if discard.toll.civilizations > 0 => {
                "discard a civilization"
            }
            Question::Discard(_) => "discard a monument",
        })
    }
}
