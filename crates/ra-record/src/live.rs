//! A game in progress: its record, and the secret that its next tile comes from.

use ra_rules::{Action, Event, Game, IllegalSetup, PlayerCount, Seat, Setup};

use crate::{Commitment, Deal, Entry, IllegalEntry, Record, Seed, Unproven};

/// A game that is being played: a record, and the secret seed that its tiles come from.
///
/// ```
/// use ra_record::{LiveGame, Seed};
/// use ra_rules::ra::{Action, Edition, Ra};
/// use ra_rules::{Next, PlayerCount};
///
/// let seed = Seed::named("example");
/// let mut game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &["Anna", "Bob"])?;
/// let Some(seat) = game.record().state().asked() else { unreachable!() };
/// let entry = game.play(seat, Action::Draw)?;
/// assert!(entry.tile.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LiveGame<G: Game> {
    record: Record<G>,
    deal: Deal<G>,
    drawn: usize,
    seed: Seed,
}

impl<G: Game> LiveGame<G> {
    /// A new game, with the commitment to its seed in the record.
    ///
    /// # Errors
    ///
    /// [`IllegalSetup`] if the rules are not made for this many players.
    pub fn new(
        rules: G::Rules,
        players: PlayerCount,
        seed: Seed,
        names: &[&str],
    ) -> Result<LiveGame<G>, IllegalSetup<G>> {
        let deal = Deal::of(rules, players, &seed);
        let promise = Commitment::to::<G>(rules, players, &seed);
        let record = Record::new(Setup::new(rules, &deal.suns)?, names, Some(promise));
        Ok(LiveGame { record, deal, drawn: 0, seed })
    }

    /// A game that goes on from its log and its stored seed.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if the game up to now did not follow from this seed.
    pub fn resume(record: Record<G>, seed: Seed) -> Result<LiveGame<G>, Unproven<G>> {
        let deal = record.prove(&seed)?;
        let drawn = record.entries().iter().filter(|entry| entry.tile.is_some()).count();
        Ok(LiveGame { record, deal, drawn, seed })
    }

    /// The game as everybody may see it: once it is over, with the seed.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Goes back to the position after so many entries. The tiles that were drawn since come again
    /// in the same order, so the game still follows from its seed.
    pub fn go_back(&mut self, ply: usize) {
        self.record.truncate(ply);
        let drawn = self.record.entries().iter().filter(|entry| entry.tile.is_some());
        self.drawn = drawn.count();
    }

    /// Plays an action for a seat; a draw reveals the next tile of the bag.
    ///
    /// # Errors
    ///
    /// [`IllegalEntry`] says why not; the game is unchanged.
    pub fn play(
        &mut self,
        seat: Seat,
        action: Action<G::Special>,
    ) -> Result<Entry<G>, IllegalEntry<G>> {
        self.play_telling(seat, action, |_| {})
    }

    /// Plays an action for a seat and tells what happens.
    ///
    /// # Errors
    ///
    /// As [`LiveGame::play`]; then nothing is told.
    pub fn play_telling(
        &mut self,
        seat: Seat,
        action: Action<G::Special>,
        tell: impl FnMut(Event<G>),
    ) -> Result<Entry<G>, IllegalEntry<G>> {
        let draws = matches!(action, Action::Draw);
        let tile = if draws { self.deal.bag.get(self.drawn).copied() } else { None };
        let entry = Entry { seat, action, tile };
        self.record.push_telling(entry, tell)?;
        self.drawn += usize::from(draws);
        if self.record.state().is_over() {
            self.record.open(self.seed).expect("the game was dealt from this seed");
        }
        Ok(entry)
    }
}
