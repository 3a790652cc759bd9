//! What a player can do in Priests of Ra alone: choose the side of a drawn tile, and turn tiles.

use core::fmt;

use super::Face;
use crate::{Kind, ParseKindError, SpecialAction};

/// An action that only Priests of Ra has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// Let the drawn tile show this side.
    Show(Face),
    /// Turn over one own tile that shows this.
    Turn(Face),
    /// Turn no tile.
    Keep,
}

const SIDES: u8 = 12;
const KEEP: u8 = 2 * SIDES;

impl SpecialAction for Special {
    const COUNT: u8 = KEEP + 1;
    const BEFORE_BIDS: u8 = SIDES;
    /// Only the two sides of one tile can be shown at a time.
    const IDS_BEFORE_BIDS: u8 = 2;
    const GRAMMAR: &'static str = "show SIDE, turn SIDE or keep";

    type Argument = Face;

    fn index(self) -> Option<u8> {
        match self {
            Special::Show(face) => Some(face as u8).filter(|&side| side < SIDES),
            Special::Turn(face) => {
                Some(face as u8).filter(|&side| side < SIDES).map(|side| SIDES + side)
            }
            Special::Keep => Some(KEEP),
        }
    }

    fn from_index(index: u8) -> Special {
        match index {
            0..SIDES => Special::Show(Face::SIDES[usize::from(index)]),
            KEEP => Special::Keep,
            _ => Special::Turn(Face::SIDES[usize::from(index - SIDES)]),
        }
    }

    fn from_words(words: &[&str]) -> Option<Result<Special, ParseKindError<Face>>> {
        match *words {
            ["show", name] => Some(Face::named(name).map(Special::Show)),
            ["turn", name] => Some(Face::named(name).map(Special::Turn)),
            ["keep"] => Some(Ok(Special::Keep)),
            _ => None,
        }
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::Show(face) => write!(f, "show {face}"),
            Special::Turn(face) => write!(f, "turn {face}"),
            Special::Keep => f.write_str("keep"),
        }
    }
}
