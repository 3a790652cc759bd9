//! The rules of either game, for whoever lets people choose among both.

use std::ops::RangeInclusive;
use std::{error, fmt};

use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Game, PlayerCount, Rules, UnknownRules};

/// Which game is played, and by which rules.
///
/// ```
/// use ra_record::AnyRules;
///
/// let rules = AnyRules::named("priests", "manual", &[("turning", "priest")])?;
/// assert_eq!((rules.game(), rules.preset()), ("priests", "manual"));
/// assert_eq!(rules.departures(), [("turning", "priest")]);
///
/// let error = AnyRules::named("chess", "fide", &[]).unwrap_err();
/// assert_eq!(error.to_string(), "the games are ra and priests, not chess");
/// # Ok::<(), ra_record::UnknownGame>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are those of the games")]
pub enum AnyRules {
    Ra(Edition),
    Priests(Variant),
}

impl AnyRules {
    /// The rules with these names.
    ///
    /// # Errors
    ///
    /// [`UnknownGame`] says which games, presets and options there are.
    pub fn named(
        game: &str,
        preset: &str,
        options: &[(&str, &str)],
    ) -> Result<AnyRules, UnknownGame> {
        match game {
            Ra::NAME => rules(preset, options).map(AnyRules::Ra),
            Priests::NAME => rules(preset, options).map(AnyRules::Priests),
            _ => Err(UnknownGame::Game(game.chars().take(20).collect())),
        }
    }

    /// The word for the game in a record.
    #[must_use]
    pub const fn game(self) -> &'static str {
        match self {
            AnyRules::Ra(_) => Ra::NAME,
            AnyRules::Priests(_) => Priests::NAME,
        }
    }

    /// The name of the preset.
    #[must_use]
    pub fn preset(self) -> &'static str {
        match self {
            AnyRules::Ra(rules) => rules.name(),
            AnyRules::Priests(rules) => rules.name(),
        }
    }

    /// The options that depart from the preset, with their values.
    #[must_use]
    pub fn departures(self) -> Vec<(&'static str, &'static str)> {
        match self {
            AnyRules::Ra(rules) => rules.departures(),
            AnyRules::Priests(rules) => rules.departures(),
        }
    }

    /// Are the rules made for this many players?
    #[must_use]
    pub fn allow(self, players: PlayerCount) -> bool {
        self.players().contains(&players)
    }

    /// The numbers of players that the rules are made for.
    #[must_use]
    pub fn players(self) -> RangeInclusive<PlayerCount> {
        match self {
            AnyRules::Ra(rules) => rules.players(),
            AnyRules::Priests(rules) => rules.players(),
        }
    }
}

fn rules<R: Rules>(preset: &str, options: &[(&str, &str)]) -> Result<R, UnknownGame> {
    let preset = R::preset(preset)?;
    let rules =
        options.iter().try_fold(preset, |rules, (name, value)| rules.with_option(name, value))?;
    Ok(rules)
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownGame {
    /// The beginning of what names no game.
    Game(String),
    /// The game has no such preset or option.
    Rules(UnknownRules),
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownGame::Game(name) => {
                write!(f, "the games are {} and {}, not {name}", Ra::NAME, Priests::NAME)
            }
            UnknownGame::Rules(error) => error.fmt(f),
        }
    }
}

impl error::Error for UnknownGame {}

impl From<UnknownRules> for UnknownGame {
    fn from(error: UnknownRules) -> UnknownGame {
        UnknownGame::Rules(error)
    }
}
