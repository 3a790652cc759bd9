//! What a node needs of the world: the time, luck, and somewhere to think.

use std::future::Future;
use std::time::{Duration, SystemTime};

use ra_bots::{Bot, Level, Trained};
use ra_record::{AnyRecord, Record};

/// Milliseconds since the beginning of 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// So many milliseconds later.
    #[must_use]
    pub const fn plus_ms(self, ms: u64) -> Timestamp {
        Timestamp(self.0.saturating_add(ms))
    }

    /// How long it is from an earlier time to this one.
    #[must_use]
    pub const fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

/// What a node needs of the world; a simulation has a world of its own.
pub trait World: Send + Sync + 'static {
    /// The time.
    fn now(&self) -> Timestamp;

    /// Random bytes that nobody can guess.
    fn random(&self) -> [u8; 32];

    /// What a bot does in a position, as words; `None` if nothing comes of it.
    fn think(
        &self,
        game: AnyRecord,
        level: Level,
        seed: u64,
    ) -> impl Future<Output = Option<String>> + Send;
}

/// The world as it is.
#[derive(Clone, Copy, Debug)]
pub struct RealWorld;

impl World for RealWorld {
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    fn random(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system has random numbers");
        bytes
    }

    async fn think(&self, game: AnyRecord, level: Level, seed: u64) -> Option<String> {
        let thought = tokio::task::spawn_blocking(move || match game {
            AnyRecord::Ra(record) => choose(&record, level, seed),
            AnyRecord::Priests(record) => choose(&record, level, seed),
        });
        thought.await.unwrap_or_default()
    }
}

fn choose<G: Trained>(record: &Record<G>, level: Level, seed: u64) -> Option<String> {
    let bot = level.bot::<G>(record.players(), seed);
    bot.choose(record.state(), level.budget(record.players())).map(|action| action.to_string())
}
