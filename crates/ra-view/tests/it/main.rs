//! What viewers see, looked at from outside.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod games;
mod picture;
mod priests_stories;
mod promises;
mod ra_auctions;
mod ra_scores;
mod ra_turns;
mod refusals;
mod scene;
mod scorekeeper;
mod worth;
