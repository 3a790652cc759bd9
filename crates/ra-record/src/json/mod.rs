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

mod entries;
mod game;
mod record;
mod state;

use std::fmt;

use ra_rules::{Game, Rules, Seat};
use serde::Deserialize;

use entries::Entries;
pub use game::{JsonGame, PriestsQuestion, RaQuestion};
pub use record::{read_any_record, read_record, write_record};
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

/// What a document says of itself. Read before anything else, so that a newer version is called
/// that, whatever else is new in it.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
    game: String,
    rules: String,
    #[serde(default)]
    options: Options,
}

/// The options that depart from the preset, with their values.
type Options = Entries<String>;

impl Heading {
    /// The heading of a text, if it is one of this format.
    fn read(text: &str, format: &str) -> Result<Heading, JsonError> {
        let heading: Heading = serde_json::from_str(text)?;
        if heading.format != format {
            return Err(JsonError::at("format", format!("expected {format}")));
        }
        if heading.version != VERSION {
            return Err(JsonError::at("version", format!("this reader knows version {VERSION}")));
        }
        Ok(heading)
    }

    /// The rules, if they are those of the game.
    fn rules<G: Game>(&self) -> Result<G::Rules, JsonError> {
        if self.game != G::NAME {
            return Err(JsonError::at("game", format!("expected {}", G::NAME)));
        }
        let preset =
            G::Rules::preset(&self.rules).map_err(|error| JsonError::at("rules", error))?;
        self.options.0.iter().try_fold(preset, |rules, (name, value)| {
            rules.with_option(name, value).map_err(|error| JsonError::at("options", error))
        })
    }
}

fn options(rules: impl Rules) -> Options {
    let departures = rules.departures().into_iter();
    Entries(departures.map(|(name, value)| (name.to_string(), value.to_string())).collect())
}

const VERSION: u32 = 1;

fn seat(number: u8) -> Result<Seat, JsonError> {
    Seat::new(number).ok_or_else(|| JsonError::new(format!("there is no seat {number}")))
}
