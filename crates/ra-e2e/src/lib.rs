//! What the browser tests stand on: a real server, a real browser, and people who use both.
//!
//! A test is a [`story`]: it gets a [`House`] with a server of its own, invites a [`Guest`] or
//! several, each with cookies of their own, and says what they do and see. Whatever a page complains
//! about on the way makes the story fail at its end.
#![expect(
    clippy::missing_errors_doc,
    reason = "everything here fails when a program is missing or a page does not do as it should"
)]

mod browser;
mod guest;
mod house;
mod keys;
mod look;
mod measure;
mod play;
mod server;
mod stage;
mod tour;
mod trouble;

pub use browser::{Chromium, axe, target};
pub use guest::{Guest, Manner};
pub use house::{House, story};
pub use look::{SIZES, Shifts, Size, Variant};
pub use measure::Finding;
pub use play::{Moment, NewGame, Player};
pub use server::{Server, ra};
pub use stage::{Company, Play, Sight, Stage, sightsee};
pub use tour::{Scene, tour};
