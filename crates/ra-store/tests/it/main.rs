//! What every store does, and what each does besides.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

#[path = "../cluster/mod.rs"]
mod cluster;
mod contract;
mod older;
mod upkeep;
