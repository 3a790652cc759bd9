//! The levels that people choose from, from novice to master.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ra_rules::PlayerCount;

use crate::{Budget, Network, Style, Thinker, Trained};

/// How strong a bot is.
///
/// All levels see the same and think alike. The lower ones look less far and choose more loosely
/// among good moves, as people do; none gives away more than its cap on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Level {
    Novice,
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Level; 6] =
        [Level::Novice, Level::Casual, Level::Club, Level::Strong, Level::Expert, Level::Master];

    /// The name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Strong => "strong",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How the level thinks and chooses.
    #[must_use]
    pub const fn style(self) -> Style {
        let style = Style { depth: 0, softness: 0.02, looseness: 0.0, cap: 0.0, sequel: 0 };
        match self {
            Level::Novice => Style { looseness: 0.065, cap: 0.14, ..style },
            Level::Casual => Style { looseness: 0.038, cap: 0.1, ..style },
            Level::Club => Style { looseness: 0.02, cap: 0.06, ..style },
            Level::Strong => Style { looseness: 0.008, cap: 0.03, ..style },
            Level::Expert => Style { depth: 1, ..style },
            // Less softness than the others won more against experts in most trials: docs/bots.md.
            Level::Master => Style { depth: 3, softness: 0.008, sequel: 16, ..style },
        }
    }

    /// How many positions the level may look at for a decision at a table of so many players, if
    /// one look does not do. With more players a position takes longer.
    #[must_use]
    pub const fn budget(self, players: PlayerCount) -> Budget {
        match (self, players) {
            (Level::Novice | Level::Casual | Level::Club | Level::Strong, _) => Budget(0),
            (Level::Expert, PlayerCount::Two | PlayerCount::Three) => Budget(8_000),
            (Level::Expert, PlayerCount::Four) => Budget(4_000),
            (Level::Expert, PlayerCount::Five) => Budget(2_000),
            (Level::Master, PlayerCount::Two | PlayerCount::Three) => Budget(150_000),
            (Level::Master, PlayerCount::Four | PlayerCount::Five) => Budget(75_000),
        }
    }

    /// A bot of this level for a table of so many players.
    #[must_use]
    pub fn bot<G: Trained>(self, players: PlayerCount, seed: u64) -> Thinker {
        self.taught(Arc::clone(G::network(players)), seed)
    }

    /// A bot of this level that asks another network.
    #[must_use]
    pub const fn taught(self, network: Arc<Network>, seed: u64) -> Thinker {
        Thinker { network, style: self.style(), seed }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no level; says which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the levels are")?;
        Level::ALL.iter().try_for_each(|level| write!(f, " {level}"))
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(ParseLevelError)
    }
}
