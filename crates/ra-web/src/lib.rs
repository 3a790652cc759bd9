//! The web table: pages, live updates and the server that gives them.
//!
//! Four layers, each using those before it:
//!
//! - markup: [`pieces`], [`table`](mod@table) and [`pages`] are pure functions, values in and markup
//!   out. All sentences about a game come from its [`ra_view::View`]; the labels of the pages are
//!   [`Word`]s. Nothing here judges a move: whatever is offered as a button is an action of the view,
//!   and whatever is not allowed has the view's reason.
//! - [`advisor`]: hints and reviews, worked out beside the requests.
//! - [`site`]: requests to markup. A page works without any script; with it, the parts that changed
//!   come by WebSocket.
//! - `assets/`: style sheets, pictures and one ES module, built into the binary.
//!
//! The markup has no inline style or script, and pages forbid both. Numbers that the style sheets
//! need are attributes (`data-v="13"`), which `assets/style/values.css` turns into properties.

pub mod advisor;
pub mod assets;
pub mod learn;
pub mod pad;
pub mod pages;
pub mod pieces;
pub mod preferences;
pub mod site;
pub mod table;
pub mod words;

#[cfg(test)]
mod word_tests;

pub use advisor::Advisor;
pub use preferences::Preferences;
pub use site::Site;
pub use table::{TablePage, table};
pub use words::Word;
