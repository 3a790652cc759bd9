//! Tests of the tables: stories of people at tables, and a simulation of everything going wrong.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod accounts;
mod simulation;
mod stories;

use std::sync::Mutex;

use ra_bots::Level;
use ra_record::{AnyRecord, AnyRules, Record};
use ra_rules::Game;
use tokio::time::Instant;

use crate::{Place, Settings, Timestamp, World};

/// A world with its own time and its own luck.
#[derive(Debug)]
struct TestWorld {
    start: Instant,
    luck: Mutex<fastrand::Rng>,
}

impl TestWorld {
    fn new(seed: u64) -> TestWorld {
        TestWorld { start: Instant::now(), luck: Mutex::new(fastrand::Rng::with_seed(seed)) }
    }
}

impl World for TestWorld {
    fn now(&self) -> Timestamp {
        let since = u64::try_from(self.start.elapsed().as_millis()).unwrap();
        Timestamp(1_800_000_000_000 + since)
    }

    fn random(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.luck.lock().unwrap().fill(&mut bytes);
        bytes
    }

    /// Bots of this world play anything that is legal.
    async fn think(&self, game: AnyRecord, _: Level, seed: u64) -> Option<String> {
        match game {
            AnyRecord::Ra(record) => any_action(&record, seed),
            AnyRecord::Priests(record) => any_action(&record, seed),
        }
    }
}

fn any_action<G: Game>(record: &Record<G>, seed: u64) -> Option<String> {
    let state = record.state();
    let legal = state.legal_actions();
    let choice = fastrand::Rng::with_seed(state.key() ^ seed).u32(0..legal.len().max(1));
    legal.nth(choice).map(|action| action.to_string())
}

/// A private game of Ra without a clock, with bots that do not dawdle.
fn ra(seats: &[Place]) -> Settings {
    Settings {
        rules: AnyRules::named("ra", "2016", &[]).unwrap(),
        seats: seats.to_vec(),
        scores_hidden: false,
        clock: None,
        public: false,
        is_rated: false,
        pause_ms: 500,
    }
}

const BOT: Place = Place::Bot(Level::Novice);
