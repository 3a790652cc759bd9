//! The training of a network, from nothing to a strong player, reproducible from a seed.
//!
//! Training goes in rounds. In each, the network plays games against itself, and learns from them
//! what positions were worth. A round depends on what was learned before, on the seed and on the numbers
//! of its games, so training that goes on from a checkpoint ends like training that was never interrupted.

mod checkpoint;
mod gradient;
mod learner;
mod self_play;

pub use checkpoint::BadCheckpoint;
pub use gradient::{Gradient, Lesson, Target};
pub use learner::Learner;

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
}

/// The games of a round.
pub const ROUND: u64 = 500;

/// The size of the steps at the beginning, and the games after which it is halved, and so on.
const RATE: f32 = 0.001;
const HALVED_AFTER: f32 = 60_000.0;

impl Training {
    /// The training that begins with this seed.
    #[must_use]
    pub fn new<G: Describe>(players: PlayerCount, seed: u64) -> Training {
        Training { learner: Learner::new(shape::<G>(players), seed), seed, games: 0 }
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

    /// The network that plays.
    #[must_use]
    pub const fn player(&self) -> &Network {
        &self.learner.calm
    }

    /// The network as a file of weights.
    #[must_use]
    pub fn weights<G: Describe>(&self, date: String) -> Vec<u8> {
        let header = Header::of::<G>(self.player(), self.seed, self.games, date);
        self.player().to_bytes(&header)
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
        let rate = rate(self.games);
        let loss = self.learner.study(&lessons, rate);
        self.games += ROUND;
        loss
    }
}

/// The size of the steps after so many games.
#[expect(clippy::cast_precision_loss, reason = "games are counted in millions at most")]
fn rate(games: u64) -> f32 {
    RATE / (1.0 + games as f32 / HALVED_AFTER)
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
