//! Tests of game records: the deal, the text format, JSON, and golden games.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod corruption;
mod deal;
mod games;
mod json;
mod notation;
mod playthrough;
mod samples;
mod speed;
mod verifier;
