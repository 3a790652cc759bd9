//! What the browser tests stand on: a real server, a real browser, and people who use both.
//!
//! A test is a [`story`]: it gets a [`House`] with a server of its own, invites a [`Guest`] or
//! several, each with cookies of their own, and says what they do and see. Whatever a page complains
//! about on the way makes the story fail at its end.

mod browser;
mod guest;
mod house;
mod keys;
mod measure;
mod play;
mod server;
mod tour;
mod trouble;

pub use browser::{Chromium, axe};
pub use guest::{Guest, Manner};
pub use house::{House, story};
pub use measure::Finding;
pub use play::{Moment, NewGame, Player};
pub use server::{Server, ra};
pub use tour::{Scene, tour};
