//! What players may expect of bots.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod analysis;
mod choices;
mod endings;
mod games;
mod heuristic;
mod honesty;
mod levels;
mod network;
mod search;
mod weights;
