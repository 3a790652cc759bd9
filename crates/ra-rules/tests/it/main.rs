//! The rules of both games, told as short stories. The numbers are those of `docs/rules.md`.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod actions;
mod auctions;
mod disasters;
mod epochs;
mod key;
mod perft;
mod positions;
mod priests;
mod priests_scoring;
mod scene;
mod scoring;
mod setup;
mod slow;
mod tally;
mod turns;
mod what_if;
