//! Bots by name: the levels, and the players that they are compared with.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use ra_rules::PlayerCount;

use crate::monte_carlo::{Flat, Tree};
use crate::{Bot, Budget, Heuristic, Level, Random, Trained};

/// A bot that can be invited by its name, such as `expert`, `heuristic` or `mcts-1000`.
///
/// ```
/// use ra_bots::{Budget, Entrant};
/// use ra_rules::PlayerCount;
///
/// let entrant: Entrant = "mcts-300".parse()?;
/// assert_eq!(entrant.budget(PlayerCount::Three), Budget(300));
/// assert_eq!(entrant.to_string(), "mcts-300");
/// assert!("grandmother".parse::<Entrant>().is_err());
/// # Ok::<(), ra_bots::ParseEntrantError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entrant {
    kind: Kind,
    budget: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Random,
    Heuristic,
    Flat,
    Mcts,
    Level(Level),
}

impl Kind {
    const BASELINES: [Kind; 4] = [Kind::Random, Kind::Heuristic, Kind::Flat, Kind::Mcts];

    fn all() -> impl Iterator<Item = Kind> {
        Kind::BASELINES.into_iter().chain(Level::ALL.map(Kind::Level))
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Heuristic => "heuristic",
            Kind::Flat => "flat",
            Kind::Mcts => "mcts",
            Kind::Level(level) => level.name(),
        }
    }

    /// Does it make a difference how much the bot may think?
    fn has_a_budget(self) -> bool {
        match self {
            Kind::Random | Kind::Heuristic => false,
            Kind::Flat | Kind::Mcts => true,
            Kind::Level(level) => level.budget(PlayerCount::Five) != Budget(0),
        }
    }

    fn usual_budget(self, players: PlayerCount) -> Budget {
        match self {
            Kind::Random | Kind::Heuristic => Budget(0),
            Kind::Flat => Budget(50),
            Kind::Mcts => Budget(1000),
            Kind::Level(level) => level.budget(players),
        }
    }
}

impl Entrant {
    /// The names of all bots, from the weakest idea to the strongest level.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Kind::all().map(Kind::name)
    }

    /// The level of the bot, if it has one: a baseline has none.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self.kind {
            Kind::Level(level) => Some(level),
            Kind::Random | Kind::Heuristic | Kind::Flat | Kind::Mcts => None,
        }
    }

    /// How much the bot may think for each decision.
    #[must_use]
    pub fn budget(self, players: PlayerCount) -> Budget {
        self.budget.map_or(self.kind.usual_budget(players), Budget)
    }

    /// The bot, for a table of so many players.
    #[must_use]
    pub fn bot<G: Trained>(self, players: PlayerCount, seed: u64) -> Arc<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Arc::new(Random { seed }),
            Kind::Heuristic => Arc::new(Heuristic),
            Kind::Flat => Arc::new(Flat { seed }),
            Kind::Mcts => Arc::new(Tree { seed }),
            Kind::Level(level) => Arc::new(level.bot::<G>(players, seed)),
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant { kind: Kind::Level(level), budget: None }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => f.pad(self.kind.name()),
            Some(budget) => f.pad(&format!("{}-{budget}", self.kind.name())),
        }
    }
}

/// The text names no bot; says which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEntrantError;

impl fmt::Display for ParseEntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the bots are")?;
        Entrant::names().try_for_each(|name| write!(f, " {name}"))?;
        f.write_str("; search bots can have a budget, as in")?;
        let who = Kind::all().filter(|kind| kind.has_a_budget());
        who.into_iter().try_for_each(|kind| {
            write!(f, " {}-{}", kind.name(), kind.usual_budget(PlayerCount::Three).0)
        })
    }
}

impl std::error::Error for ParseEntrantError {}

impl FromStr for Entrant {
    type Err = ParseEntrantError;

    fn from_str(text: &str) -> Result<Entrant, ParseEntrantError> {
        let (name, budget) = match text.split_once('-') {
            Some((name, budget)) => (name, Some(budget.parse().ok().filter(|&budget| budget > 0))),
            None => (text, None),
        };
        let kind = Kind::all().find(|kind| kind.name() == name).ok_or(ParseEntrantError)?;
        match (kind, budget) {
            (_, None) => Ok(Entrant { kind, budget: None }),
            (_, Some(Some(budget))) if kind.has_a_budget() => {
                // A budget that is usual for any number of players goes without saying.
                let usual = |&players: &PlayerCount| kind.usual_budget(players).0 == budget;
                let unusual = !PlayerCount::ALL.iter().all(usual);
                Ok(Entrant { kind, budget: unusual.then_some(budget) })
            }
            (_, Some(_)) => Err(ParseEntrantError),
        }
    }
}
