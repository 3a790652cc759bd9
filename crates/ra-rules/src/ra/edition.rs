//! The printings of Ra (R8).

use core::str::FromStr;
use core::{error, fmt};

use crate::{PlayerCount, Rules};

/// Which printing of the rules is played.
///
/// All play alike; an edition limits the number of players and chooses words and looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are years")]
pub enum Edition {
    Of1999,
    Of2016,
    Of2022,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Edition; 3] = [Edition::Of1999, Edition::Of2016, Edition::Of2022];

    /// The year, as it stands in a game record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Of1999 => "1999",
            Edition::Of2016 => "2016",
            Edition::Of2022 => "2022",
        }
    }
}

impl Rules for Edition {
    fn allow(self, players: PlayerCount) -> bool {
        self != Edition::Of1999 || players > PlayerCount::Two
    }

    fn players(self) -> &'static str {
        match self {
            Edition::Of1999 => "3 to 5",
            Edition::Of2016 | Edition::Of2022 => "2 to 5",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text does not name an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEditionError;

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the editions of Ra are 1999, 2016 and 2022")
    }
}

impl error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(name: &str) -> Result<Edition, ParseEditionError> {
        let found = Edition::ALL.into_iter().find(|edition| edition.name() == name);
        found.ok_or(ParseEditionError)
    }
}
