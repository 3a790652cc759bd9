//! Who looks at a game, and how.

use ra_rules::{PlayerCount, Seat};

use crate::Language;

/// Who looks at a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player at this seat. A seat that the table does not have is a watcher.
    Seat(Seat),
    /// Somebody who does not play.
    #[default]
    Watcher,
}

impl Viewer {
    /// The viewer's seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    pub(crate) fn at(self, players: PlayerCount) -> Viewer {
        match self {
            Viewer::Seat(seat) if seat.index() < players.get() => self,
            _ => Viewer::Watcher,
        }
    }
}

/// How a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The language of all words.
    pub language: Language,
    /// Are other players' scores a secret until the game is over? They follow from what everybody
    /// saw, so this is for tables that like to remember them.
    pub hide_scores: bool,
    /// Are points shown that nobody has yet: what a lot is worth, and what would be scored now?
    pub hints: bool,
}

/// English, with scores and hints.
impl Default for Options {
    fn default() -> Options {
        Options { language: Language::ENGLISH, hide_scores: false, hints: true }
    }
}
