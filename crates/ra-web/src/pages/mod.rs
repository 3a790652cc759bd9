//! Whole pages.

mod account;
mod frame;
mod game;
mod graph;
mod judged;
mod learn;
mod look;
mod notice;
mod open;
mod pad;
mod people;
mod review;
mod share;
mod start;

pub use account::account;
pub use frame::{Frame, Live};
pub use game::{Replay, menu, no_menu, replay, title, token};
pub use judged::judged;
pub(crate) use learn::passage;
pub use learn::{first_game, learn, rules};
pub use look::look;
pub use notice::notice;
pub use open::{OpenPage, about as open_about, ask as open_ask, waiting};
pub use pad::{new_pad, pad};
pub use people::{Past, leaders, player};
pub use review::{List, ReviewPage, review, reviewing};
pub use share::share;
pub use start::{Entry, Lists, start};
