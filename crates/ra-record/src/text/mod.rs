//! The text format of a game record, version 1. `docs/notation.md` specifies it.
//!
//! ```
//! use ra_record::text;
//! use ra_rules::ra::Ra;
//!
//! let begun = "ra-record 1\ngame ra\nrules 2016\n\
//!     seat 1 \"Anna\" suns 9 6 5 2\nseat 2 \"Bob\" suns 8 7 4 3\nplay\n1 draw nile\n";
//! let record = text::read_partial::<Ra>(begun.as_bytes())?;
//! assert_eq!(text::write(&record), begun);
//!
//! let error = text::read::<Ra>(begun.as_bytes()).unwrap_err();
//! assert_eq!(error.to_string(), "line 8: the game has not ended");
//! # Ok::<(), text::ReadError>(())
//! ```

mod lines;
mod reader;
mod writer;

use std::fmt;

pub use reader::{read, read_any, read_any_partial, read_partial};
pub use writer::write;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The number of the line that is wrong, from 1.
    pub line: usize,
    /// What is wrong with it, or what would be right.
    pub reason: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ReadError {}
