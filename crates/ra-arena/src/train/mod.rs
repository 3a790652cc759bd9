//! The training of a network, from nothing to a strong player, reproducible from a seed.
//!
//! Training goes in rounds. In each, the network plays games against itself, and learns from them
//! what positions were worth. A round depends on what was learned before, on the seed and on the numbers
//! of its games, so training that goes on from a checkpoint ends like training that was never interrupted.
//!
//! A network that is trained can be refined: it goes on in steps that become smaller, so that what
//! it learned last does not drown what it learned before.

mod checkpoint;
mod gradient;
mod learner;
mod self_play;

pub use checkpoint::BadCheckpoint;
pub use gradient::{Gradient, Lesson, Target};
pub use learner::{Learner, Pace};

use ra_bots::Rng;
use ra_bots::features::{Describe, Features, around};
use ra_bots::net::{Header, Network, shape, stage};
use ra_rules::PlayerCount;
use rayon::prelude::*;

use self_play::Memory;

/// A network in training, and how far it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    learner: Learner,
    seed: u64,
    games: u64,
    origin: Option<Origin>,
}

/// The network that a training refines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Its checksum.
    pub sha256: String,
    /// The games it was trained on.
    pub games: u64,
}

impl From<Header> for Origin {
    fn from(Header { sha256, games, .. }: Header) -> Origin {
        Origin { sha256, games }
    }
}

/// The games of a round.
pub const ROUND: u64 = 500;

/// The size of the steps at the beginning, and the games after which it is halved, and so on.
const RATE: f32 = 0.001;
const HALVED_AFTER: f32 = 60_000.0;

/// The games in which steps that refine a network become smaller, and the part that is left of
/// them from then on.
const REFINED_AFTER: f32 = 40_000.0;
const REFINED: f32 = 0.1;

/// How much of the average over all steps is kept at a step, at most.
const CALM: f32 = 0.998;
const CALM_WHEN_REFINING: f32 = 0.9995;

impl Training {
    /// The training that begins with this seed.
    #[must_use]
    pub fn new<G: Describe>(players: PlayerCount, seed: u64) -> Training {
        let learner = Learner::new(shape::<G>(players), seed);
        Training { learner, seed, games: 0, origin: None }
    }

    /// The training that refines this network with this seed.
    #[must_use]
    pub fn refining(network: Network, origin: Origin, seed: u64) -> Training {
        let games = origin.games;
        Training { learner: Learner::of(network), seed, games, origin: Some(origin) }
    }

    /// The games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The seed that all this follows from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The network that is refined, if there is one.
    #[must_use]
    pub const fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// The network that plays.
    #[must_use]
    pub const fn player(&self) -> &Network {
        &self.learner.calm
    }

    /// The network as a file of weights.
    #[must_use]
    pub fn weights<G: Describe>(&self, date: String) -> Vec<u8> {
        let header = Header::of::<G>(self.player(), self.seed, self.games, date);
        let from = self.origin().map(|origin| origin.sha256.clone());
        self.player().to_bytes(&Header { from, ..header })
    }

    /// Plays a round of games and learns from them; says the average error.
    pub fn round<G: Describe>(&mut self) -> f64 {
        let players = self.player().shape().players;
        let numbers = self.games..self.games + ROUND;
        let network = self.player();
        let memories: Vec<Vec<Memory<G>>> = numbers
            .into_par_iter()
            .map(|number| self_play::play(network, players, self.seed, number))
            .collect();
        let mut memories: Vec<Memory<G>> = memories.into_iter().flatten().collect();
        Rng::new(&[self.seed, self.games, 1]).shuffle(&mut memories);
        let lessons: Vec<Lesson> = memories.par_iter().map(lesson).collect();
        let loss = self.learner.study(&lessons, self.pace());
        self.games += ROUND;
        loss
    }

    fn pace(&self) -> Pace {
        let Some(Origin { games, .. }) = self.origin else {
            return Pace { rate: rate(self.games), calm: CALM };
        };
        let way = (counted(self.games.saturating_sub(games)) / REFINED_AFTER).min(1.0);
        Pace { rate: rate(games) * (1.0 - (1.0 - REFINED) * way), calm: CALM_WHEN_REFINING }
    }
}

/// The size of the steps of a training from nothing after so many games.
fn rate(games: u64) -> f32 {
    RATE / (1.0 + counted(games) / HALVED_AFTER)
}

#[expect(clippy::cast_precision_loss, reason = "games are counted in millions")]
fn counted(games: u64) -> f32 {
    games as f32
}

fn lesson<G: Describe>(memory: &Memory<G>) -> Lesson {
    let mut features = Features::default();
    let by_seat = features.look(&memory.state);
    let mut scores = [0.0; PlayerCount::MAX];
    let mut targets = [Target::default(); PlayerCount::MAX];
    for (place, seat) in around(&memory.state).enumerate() {
        scores[place] = by_seat[seat];
        targets[place] = memory.targets[seat];
    }
    Lesson { features, stage: stage(&memory.state), scores, targets }
}

#[cfg(test)]
mod tests {
    use ra_rules::ra::Ra;

    use super::*;

    #[test]
    fn steps_that_refine_fall_to_a_tenth_and_stay_there() {
        let origin = Origin { sha256: String::new(), games: 60_000 };
        let Training { learner, .. } = Training::new::<Ra>(PlayerCount::Two, 1);
        let mut training = Training::refining(learner.network, origin, 1);
        let mut check = |games, rate: f32| {
            training.games = games;
            assert!((training.pace().rate - rate).abs() < 1e-8, "{games}: {:?}", training.pace());
        };
        check(60_000, 0.000_5);
        check(80_000, 0.000_275);
        check(100_000, 0.000_05);
        check(140_000, 0.000_05);
    }
}
