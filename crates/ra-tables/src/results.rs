//! How games end, and how strong their players are.

use std::fmt;
use std::future::Future;
use std::str::FromStr;

use ra_arena::{Rating as Strength, Ratings};
use ra_bots::Level;
use ra_record::AnyRules;
use ra_rules::PlayerCount;

use crate::{PersonId, StoreError, TableId, Timestamp};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are those of the games")]
pub enum Title {
    Ra,
    Priests,
}

impl Title {
    /// Both.
    pub const ALL: [Title; 2] = [Title::Ra, Title::Priests];

    /// The word for it in records and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Title::Ra => "ra",
            Title::Priests => "priests",
        }
    }
}

impl From<AnyRules> for Title {
    fn from(rules: AnyRules) -> Title {
        match rules {
            AnyRules::Ra(_) => Title::Ra,
            AnyRules::Priests(_) => Title::Priests,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Title {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Title, &'static str> {
        let title = Title::ALL.into_iter().find(|title| title.name() == text);
        title.ok_or("the games are ra and priests")
    }
}

/// What ratings are kept apart for: two players is another game than five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Class {
    pub title: Title,
    pub players: PlayerCount,
}

/// Who plays for a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Contestant {
    Person(PersonId),
    Bot(Level),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What was played.
    pub class: Class,
    /// Was it for ratings?
    pub is_rated: bool,
    /// How it ended for each seat.
    pub standings: Vec<Standing>,
}

/// How a game ended for one who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who it is.
    pub contestant: Contestant,
    /// The place, from 1. Whoever left the rest of the game to a bot is last.
    pub place: u8,
    /// The points.
    pub score: u16,
}

/// How strong somebody is in a class.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub mean: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// The games that it follows from.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        let Strength { rating, uncertainty } = Ratings::new(1).of(0);
        Rating { mean: rating, deviation: uncertainty, games: 0 }
    }
}

impl Rating {
    /// The rating as people are used to: around 1500.
    #[must_use]
    pub fn points(self) -> f64 {
        40.0 * (self.mean - Rating::default().mean) + 1500.0
    }

    /// A change of the strength, in the points that people are used to.
    #[must_use]
    pub fn in_points(change: f64) -> f64 {
        40.0 * change
    }

    /// How many points it may be off, nineteen times of twenty.
    #[must_use]
    pub fn margin(self) -> f64 {
        40.0 * 1.96 * self.deviation
    }

    /// The rating that is certain by any reasonable doubt, by which leaders are ordered: few games
    /// make nobody a leader.
    #[must_use]
    pub fn certain(self) -> f64 {
        self.mean - 3.0 * self.deviation
    }
}

/// The ratings after a game, seat by seat, from those before.
#[must_use]
pub fn rate(standings: &[Standing], before: &[Rating]) -> Vec<Rating> {
    let first = |contestant| {
        let seat = standings.iter().position(|standing| standing.contestant == contestant);
        seat.unwrap_or_default()
    };
    let seats: Vec<usize> = standings.iter().map(|standing| first(standing.contestant)).collect();
    let places: Vec<usize> = standings.iter().map(|standing| standing.place.into()).collect();
    let strengths =
        before.iter().map(|rating| Strength { rating: rating.mean, uncertainty: rating.deviation });
    let mut ratings = Ratings::starting(strengths);
    ratings.hear(&seats, &places);
    let after = seats.iter().zip(before).map(|(&seat, before)| {
        let Strength { rating, uncertainty } = ratings.of(seat);
        Rating { mean: rating, deviation: uncertainty, games: before.games + 1 }
    });
    after.collect()
}

/// A game that somebody has played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastGame {
    /// Where it was.
    pub table: TableId,
    /// What was played.
    pub class: Class,
    /// How it ended.
    pub standing: Standing,
    /// When it was over.
    pub finished: Timestamp,
    /// Was it for ratings?
    pub is_rated: bool,
    /// By how much it has changed the rating, if it has.
    pub change: Option<f64>,
}

/// Somebody in a list of the strongest.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// Who it is.
    pub contestant: Contestant,
    /// What a person is called.
    pub name: Option<String>,
    /// How strong they are.
    pub rating: Rating,
}

/// Where it is kept how games ended. Results are stored with the last entry of a log; ratings
/// follow from them, one game after the other.
pub trait Results {
    /// Rates the game that has waited for it longest; says no if none waits.
    fn rate_next(&self) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// By how much a game has changed the rating of each seat, as far as it has.
    fn changes_at(
        &self,
        table: TableId,
    ) -> impl Future<Output = Result<Vec<Option<f64>>, StoreError>> + Send;

    /// The games of a person, the latest first.
    fn games_of(
        &self,
        person: PersonId,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<PastGame>, StoreError>> + Send;

    /// The ratings of a person.
    fn ratings_of(
        &self,
        person: PersonId,
    ) -> impl Future<Output = Result<Vec<(Class, Rating)>, StoreError>> + Send;

    /// The strongest in a class, the strongest first.
    fn leaders(
        &self,
        class: Class,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Leader>, StoreError>> + Send;
}
