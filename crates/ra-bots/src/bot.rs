//! Who plays: a position and a budget go in, an action comes out.

use std::sync::Arc;

use ra_rules::{Action, Game, State};

use crate::deliberation;
use crate::features::Describe;
use crate::heuristic::{self, Appraise};
use crate::net::NetEvaluator;
use crate::search::{Prospective, Search};
use crate::{Network, Rng};

/// How much a bot may think: a number of positions or of games, never a time, so that it decides
/// the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

/// A player.
///
/// It gets a position and a budget. There is nothing else that its choice could depend on: it
/// cannot change itself, and the order of the bag is not in the position.
pub trait Bot<G: Game>: Send + Sync {
    /// Chooses one of the legal actions; `None` unless somebody is to act.
    fn choose(&self, state: &State<G>, budget: Budget) -> Option<Action<G::Special>>;
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    /// Another seed plays other games.
    pub seed: u64,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&self, state: &State<G>, _: Budget) -> Option<Action<G::Special>> {
        let legal = state.legal_actions();
        if legal.is_empty() {
            return None;
        }
        legal.nth(Rng::new(&[self.seed, state.key()]).below(legal.len()))
    }
}

/// Plays by rules of thumb: see [`heuristic`].
#[derive(Clone, Copy, Debug)]
pub struct Heuristic;

impl<G: Appraise> Bot<G> for Heuristic {
    fn choose(&self, state: &State<G>, _: Budget) -> Option<Action<G::Special>> {
        heuristic::choose(state)
    }
}

/// How a thinking player thinks and chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How many turns the player looks through beyond the own one.
    pub depth: u8,
    /// How much win share rivals are thought to give away easily.
    pub softness: f32,
    /// How much win share the player gives away easily; at 0 it always plays what it thinks best.
    pub looseness: f32,
    /// The most win share that the player ever gives away on purpose.
    pub cap: f32,
    /// Through how many turns the player plays on, to compare what seems nearly equal; 0 if not.
    pub sequel: u8,
}

/// Looks ahead, and asks a network what it is worth.
#[derive(Clone, Debug)]
pub struct Thinker {
    /// What it asks.
    pub network: Arc<Network>,
    /// How it thinks.
    pub style: Style,
    /// Another seed makes other choices among what is nearly equal.
    pub seed: u64,
}

impl Thinker {
    /// Every legal action, with what can be expected of it.
    #[must_use]
    pub fn options<G: Describe>(&self, state: &State<G>, budget: Budget) -> Vec<Prospective<G>> {
        let Some(me) = state.asked() else { return Vec::new() };
        let Style { depth, softness, .. } = self.style;
        let mut evaluator = NetEvaluator::new(&self.network);
        let mut search = Search::new(&mut evaluator, me, softness);
        search.deepest(depth, budget.0, |search, depth| search.actions(state, depth))
    }
}

impl<G: Describe> Bot<G> for Thinker {
    fn choose(&self, state: &State<G>, budget: Budget) -> Option<Action<G::Special>> {
        let me = state.asked()?;
        let legal = state.legal_actions();
        if legal.len() == 1 {
            return legal.nth(0);
        }
        if self.style.sequel > 0 {
            return Some(deliberation::choose(self, state, budget));
        }
        let options = self.options(state, budget);
        let utilities: Vec<f32> = options.iter().map(|(_, outlook)| outlook.utility(me)).collect();
        let mut rng = Rng::new(&[self.seed, state.key()]);
        let Style { looseness, cap, .. } = self.style;
        Some(options[pick(&utilities, looseness, cap, &mut rng)].0)
    }
}

/// Picks an option: the best, or one that is nearly as good. Who is loose gives away so much
/// easily, and never more than the cap.
#[must_use]
pub fn pick(utilities: &[f32], looseness: f32, cap: f32, rng: &mut Rng) -> usize {
    let best = utilities.iter().copied().fold(f32::MIN, f32::max);
    let weight = |&utility: &f32| match best - utility {
        0.0 => 1.0,
        loss if looseness == 0.0 || loss > cap => 0.0,
        loss => libm::expf(-loss / looseness),
    };
    let mut left = rng.unit() * utilities.iter().map(weight).sum::<f32>();
    let found = utilities.iter().position(|utility| {
        left -= weight(utility);
        left < 0.0
    });
    let first_best = || utilities.iter().position(|&utility| utility >= best);
    found.or_else(first_best).unwrap_or_default()
}
