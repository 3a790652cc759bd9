//! A game as data: seed and shuffle, fairness commitment, log, replay, text and JSON.
//!
//! A [`Record`] is how a game began and every decision since; it is always legal, because every
//! entry is judged. A [`LiveGame`] also knows the seed, and so the tile that comes next. The
//! [`text`] and [`json`] modules read and write records in versioned formats.

mod any;
mod any_live;
mod any_rules;
mod deal;
pub mod json;
mod live;
mod record;
mod seed;
pub mod text;

pub use any::AnyRecord;
pub use any_live::{AnyIllegalEntry, AnyLiveGame};
pub use any_rules::{AnyRules, UnknownGame};
pub use deal::Deal;
pub use live::LiveGame;
pub use record::{Entry, EpochEnd, IllegalEntry, Record, Unproven};
pub use seed::{Commitment, ParseCommitmentError, ParseHexError, Seed};

/// The examples in the README run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
