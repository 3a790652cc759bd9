//! What researchers may expect of matches and of training.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod contests;
mod gradient;
mod statistics;
mod training;
