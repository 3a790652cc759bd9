//! What the pages to learn from are made of: prose, games to look at, and positions whose points
//! the rules count.

mod examples;
mod games;
mod lesson;
mod prose;

pub use examples::{Example, Held, PRIESTS, RA, counted, priests_sheet, ra_sheet};
pub use games::{auction, both_tracks};
pub use lesson::{Lesson, lesson};
pub use prose::Prose;
