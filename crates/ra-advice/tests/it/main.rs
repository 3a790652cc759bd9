//! Stories of advice that was given.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod games;
mod hints;
mod reviews;
