//! The binary as a person runs it: what it says, and with which exit code.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod analyze;
mod arena;
mod backup;
mod bench;
mod desk;
mod help;
mod records;
mod serve;
mod simulate;
mod train;
