//! Records and positions as JSON, version 1. `docs/notation.md` specifies both.
//!
//! ```
//! use ra_record::json;
//! use ra_rules::PlayerCount;
//! use ra_rules::ra::{Edition, Ra, Setup, State};
//!
//! let state = State::new(&Setup::standard(Edition::Of2022, PlayerCount::Three)?);
//! let text = json::write_state(&state).to_string();
//! assert_eq!(json::read_state::<Ra>(&text)?, state);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod record;
mod state;

use std::fmt;

use ra_rules::{Game, Seat};

pub use game::JsonGame;
pub use record::{read_record, write_record};
pub use state::{read_state, write_next, write_sheets, write_state};

/// Why a JSON text is no record or no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError(String);

impl JsonError {
    fn new(reason: impl fmt::Display) -> JsonError {
        JsonError(reason.to_string())
    }

    fn at(place: impl fmt::Display, reason: impl fmt::Display) -> JsonError {
        JsonError(format!("{place}: {reason}"))
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> JsonError {
        JsonError::new(error)
    }
}

/// Checks what a document says of itself, and gives its rules.
fn check_heading<G: Game>(
    expected: &str,
    (format, version, game, rules): (&str, u32, &str, &str),
) -> Result<G::Rules, JsonError> {
    if format != expected {
        return Err(JsonError::at("format", format!("expected {expected}")));
    }
    if version != VERSION {
        return Err(JsonError::at("version", format!("this reader knows version {VERSION}")));
    }
    if game != G::NAME {
        return Err(JsonError::at("game", format!("expected {}", G::NAME)));
    }
    rules.parse().map_err(|error| JsonError::at("rules", error))
}

const VERSION: u32 = 1;

fn seat(number: u8) -> Result<Seat, JsonError> {
    Seat::new(number).ok_or_else(|| JsonError::new(format!("there is no seat {number}")))
}
