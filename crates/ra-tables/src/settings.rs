//! What is agreed on before a game: which one, who may sit where, and how fast.

use std::{error, fmt};

use ra_bots::Level;
use ra_record::AnyRules;
use ra_rules::PlayerCount;
use serde::{Deserialize, Serialize};

use crate::text_format::{as_rules, as_text};

/// What is agreed on before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Which game, and by which rules.
    #[serde(with = "as_rules")]
    pub rules: AnyRules,
    /// Who sits where in the beginning.
    pub seats: Vec<Place>,
    /// Are the scores of others hidden till the end, as in the box?
    #[serde(default)]
    pub scores_hidden: bool,
    /// How long people may think; `None` for as long as they like.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// Can everybody find the table, or only who has the link?
    #[serde(default)]
    pub public: bool,
    /// Is it played for ratings? Then everybody has an account, and nothing is taken back.
    #[serde(default)]
    pub is_rated: bool,
    /// How long bots wait before they act, so that people can follow, in milliseconds.
    pub pause_ms: u32,
}

/// A place at a table that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Whoever makes the table sits here.
    Host,
    /// Anybody may sit here.
    Open,
    /// A bot sits here.
    Bot(#[serde(with = "as_text")] Level),
}

/// How long people may think: a bank of time for the game, and some more for every decision.
///
/// Who has no time left is replaced by a bot, and can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TimeControl {
    pub bank_s: u32,
    pub increment_s: u32,
}

impl TimeControl {
    /// A year, which is as good as no clock.
    const LONGEST_S: u32 = 366 * 24 * 3600;
}

impl Settings {
    /// The longest pause of bots, in milliseconds.
    pub const LONGEST_PAUSE_MS: u32 = 10_000;

    /// The number of players.
    ///
    /// # Errors
    ///
    /// [`BadSettings`] names the first thing that cannot be agreed on.
    pub fn check(&self) -> Result<PlayerCount, BadSettings> {
        let players =
            PlayerCount::new(self.seats.len()).ok_or(BadSettings::Seats(self.seats.len()))?;
        if !self.rules.allow(players) {
            return Err(BadSettings::Players { rules: self.rules, players });
        }
        if self.seats.iter().filter(|&&place| place == Place::Host).count() > 1 {
            return Err(BadSettings::TwoHosts);
        }
        let clock = self.clock.unwrap_or(TimeControl { bank_s: 1, increment_s: 0 });
        if clock.bank_s == 0 || clock.bank_s.max(clock.increment_s) > TimeControl::LONGEST_S {
            return Err(BadSettings::Clock);
        }
        if self.pause_ms > Self::LONGEST_PAUSE_MS {
            return Err(BadSettings::Pause);
        }
        Ok(players)
    }
}

/// Why there can be no table like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum BadSettings {
    /// Not two to five seats.
    Seats(usize),
    /// The rules are not made for this many players.
    Players { rules: AnyRules, players: PlayerCount },
    /// The host can sit in one seat only.
    TwoHosts,
    /// A clock without time, or with more than a year.
    Clock,
    /// Bots would wait too long.
    Pause,
}

impl fmt::Display for BadSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSettings::Seats(seats) => write!(f, "a table has 2 to 5 seats, not {seats}"),
            BadSettings::Players { rules, players } => {
                let (preset, allowed) = (rules.preset(), rules.players());
                let (fewest, most) = (allowed.start(), allowed.end());
                write!(f, "the rules of {preset} are for {fewest} to {most} players, not {players}")
            }
            BadSettings::TwoHosts => f.write_str("you can take only one seat"),
            BadSettings::Clock => f.write_str("a clock must be between one second and one year"),
            BadSettings::Pause => {
                write!(f, "bots can wait {} milliseconds at most", Settings::LONGEST_PAUSE_MS)
            }
        }
    }
}

impl error::Error for BadSettings {}
