//! The web table: what a seat or a watcher sees of a game, as markup.
//!
//! Pure functions, values in and markup out. All sentences come from the [`ra_view::View`] of the
//! game; the few labels of the page itself are [`Word`]s. Nothing here knows a rule: whatever is
//! offered as a button is an action of the view, and whatever is not allowed has the view's reason.
//!
//! The markup has no inline style or script, so that a page can forbid both. Numbers that the style
//! sheets need are attributes (`data-v="13"`), which `assets/values.css` turns into properties.

pub mod page;
pub mod pieces;
pub mod table;
pub mod words;

pub use page::document;
pub use table::{TablePage, table};
pub use words::Word;
