//! What a strong player would say: hints for a decision, and the review of a game.
//!
//! Everything is plain data with words. The numbers are those of [`ra_bots::Analyst`], which sees what
//! every player sees and never the order of the bag; the names of things come from
//! [`ra_view`], and the reasons are sentences about facts: what the rules say of the position, and
//! how the analysis expects the auction to end.
//!
//! [`hint()`] answers "what should I do?". [`review()`] goes through a whole game, and a [`Review`] can
//! be [told](Review::tell) to anybody in any language.

mod hint;
mod outlook;
mod ply;
mod reasons;
mod review;
mod story;
mod verdict;
mod words;

#[cfg(test)]
mod word_tests;

pub use hint::{Hint, HintedAction, hint};
pub use outlook::{SeatOutlook, by_seat};
pub use ply::{Ply, plies};
pub use review::{Cause, Player, Review, TurningPoint, review};
pub use story::{DecisionStory, Story, TurningStory};
pub use verdict::Verdict;
pub use words::{percent, tenths};

use ra_bots::{Level, Trained};
use ra_view::Portray;

/// How deeply hints and reviews look: an instant for a decision, a moment for a game.
pub const LEVEL: Level = Level::Expert;

/// A game that can be shown and judged.
trait Known: Portray + Trained {}

impl<G: Portray + Trained> Known for G {}
