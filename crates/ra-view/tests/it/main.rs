//! What viewers see, looked at from outside.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod games;
mod picture;
mod promises;
mod stories;
mod worth;
