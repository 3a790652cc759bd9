//! What a player can do in Ra alone: spend gods, and choose what a disaster takes.

use core::fmt;

use super::Tile;
use crate::{Kind, ParseKindError, SpecialAction};

/// An action that only Ra has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// Spend one god to take this tile from the auction track.
    God(Tile),
    /// Spend no further god.
    Stop,
    /// Lose this tile to a disaster.
    Discard(Tile),
}

/// A god takes the kinds from here on: every tile but Ra and gods.
const FIRST_PRIZE: u8 = Tile::Gold as u8;
const STOP: u8 = 21;
const DISCARD: u8 = STOP + 1;

impl SpecialAction for Special {
    const COUNT: u8 = 35;
    const BEFORE_BIDS: u8 = DISCARD;
    const GRAMMAR: &'static str = "god TILE, stop or discard TILE";

    type Argument = Tile;

    fn index(self) -> Option<u8> {
        match self {
            Special::God(tile) if tile as u8 >= FIRST_PRIZE => Some(tile as u8 - FIRST_PRIZE),
            Special::Stop => Some(STOP),
            Special::Discard(tile) if (Tile::Astronomy..=Tile::Sphinx).contains(&tile) => {
                Some(DISCARD + tile as u8 - Tile::Astronomy as u8)
            }
            Special::God(_) | Special::Discard(_) => None,
        }
    }

    fn from_index(index: u8) -> Special {
        match index {
            0..STOP => Special::God(Tile::ALL[usize::from(index + FIRST_PRIZE)]),
            STOP => Special::Stop,
            _ => Special::Discard(Tile::ALL[usize::from(index - DISCARD + Tile::Astronomy as u8)]),
        }
    }

    fn from_words(words: &[&str]) -> Option<Result<Special, ParseKindError<Tile>>> {
        match *words {
            ["god", name] => Some(Tile::named(name).map(Special::God)),
            ["stop"] => Some(Ok(Special::Stop)),
            ["discard", name] => Some(Tile::named(name).map(Special::Discard)),
            _ => None,
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::God(tile) => write!(f, "god {tile}"),
            Special::Stop => f.write_str("stop"),
            Special::Discard(tile) => write!(f, "discard {tile}"),
        }
    }
}
