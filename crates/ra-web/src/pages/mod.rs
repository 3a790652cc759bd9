//! Whole pages.

mod account;
mod frame;
mod game;
mod graph;
mod look;
mod notice;
mod open;
mod people;
mod review;
mod start;

pub use account::account;
pub use frame::{Frame, Live};
pub use game::{Replay, menu, no_menu, replay, title, token};
pub use look::look;
pub use notice::notice;
pub use open::{OpenPage, ask as open_ask, waiting};
pub use people::{Past, leaders, player};
pub use review::{List, ReviewPage, judged, review, reviewing};
pub use start::{Entry, Lists, start};
