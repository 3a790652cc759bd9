//! One game between bots.

use std::fmt;
use std::sync::Arc;

use ra_bots::{Bot, Budget, Entrant, Trained};
use ra_record::{LiveGame, Record, Seed};
use ra_rules::{Game, PlayerCount};

/// Makes a bot from a seed.
type Maker<G> = dyn Fn(u64) -> Arc<dyn Bot<G>> + Send + Sync;

/// A bot that takes part: its name, its budget, and how to make it.
#[derive(Clone)]
pub struct Contestant<G: Game> {
    name: String,
    budget: Budget,
    maker: Arc<Maker<G>>,
}

impl<G: Game> fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).field(&self.budget).finish()
    }
}

impl<G: Game> Contestant<G> {
    /// A contestant that `maker` makes from a seed, anew for every block.
    pub fn new(
        name: &str,
        budget: Budget,
        maker: impl Fn(u64) -> Arc<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Contestant<G> {
        Contestant { name: name.to_string(), budget, maker: Arc::new(maker) }
    }

    /// The name under which it takes part.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The player with this seed, ready to sit down.
    #[must_use]
    pub fn seated(&self, seed: u64) -> Seated<'_, G> {
        Seated { name: &self.name, budget: self.budget, bot: (self.maker)(seed) }
    }
}

impl<G: Trained> Contestant<G> {
    /// A bot with its usual name, for a table of so many players.
    #[must_use]
    pub fn invited(entrant: Entrant, players: PlayerCount) -> Contestant<G> {
        let maker = move |seed| entrant.bot(players, seed);
        Contestant::new(&entrant.to_string(), entrant.budget(players), maker)
    }
}

/// A bot in a seat.
#[derive(Clone)]
pub struct Seated<'a, G: Game> {
    name: &'a str,
    budget: Budget,
    bot: Arc<dyn Bot<G>>,
}

impl<G: Game> fmt::Debug for Seated<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Seated").field(&self.name).field(&self.budget).finish()
    }
}

/// Plays the game of this seed to its end.
///
/// # Panics
///
/// If the rules are not made for this many players, or a bot breaks them.
#[must_use]
pub fn play<G: Game>(rules: G::Rules, seats: &[&Seated<'_, G>], seed: Seed) -> Record<G> {
    let players = PlayerCount::new(seats.len()).expect("two to five players");
    let names: Vec<&str> = seats.iter().map(|seated| seated.name).collect();
    let mut game = LiveGame::new(rules, players, seed, &names).expect("rules for this table");
    while let Some(seat) = game.record().state().asked() {
        let Seated { bot, budget, .. } = seats[seat.index()];
        let action = bot.choose(game.record().state(), *budget).expect("somebody is to act");
        game.play(seat, action).expect("bots play by the rules");
    }
    game.record().clone()
}
