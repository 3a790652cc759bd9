//! One game between bots.

use std::fmt;
use std::sync::Arc;

use ra_bots::{Bot, Budget, Entrant, Trained};
use ra_record::{LiveGame, Record, Seed};
use ra_rules::{Game, Next, PlayerCount};

/// A bot that takes part, with its name and its budget.
#[derive(Clone)]
pub struct Contestant<G: Game> {
    /// The name under which it takes part.
    pub name: String,
    /// The player.
    pub bot: Arc<dyn Bot<G>>,
    /// How much it may think for each decision.
    pub budget: Budget,
}

impl<G: Game> fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).field(&self.budget).finish()
    }
}

impl<G: Trained> Contestant<G> {
    /// A bot with its usual name, for a table of so many players.
    #[must_use]
    pub fn new(entrant: Entrant, players: PlayerCount, seed: u64) -> Contestant<G> {
        let (name, budget) = (entrant.to_string(), entrant.budget());
        Contestant { name, bot: entrant.bot(players, seed), budget }
    }
}

/// Plays the game of this seed to its end, with a contestant in each seat.
///
/// # Panics
///
/// If the rules are not made for this many players, or a bot breaks them.
#[must_use]
pub fn play<G: Game>(rules: G::Rules, seats: &[&Contestant<G>], seed: Seed) -> Record<G> {
    let players = PlayerCount::new(seats.len()).expect("two to five contestants");
    let names: Vec<&str> = seats.iter().map(|contestant| contestant.name.as_str()).collect();
    let mut game = LiveGame::new(rules, players, seed, &names).expect("rules for this table");
    while let Next::Act(seat, _) = game.record().state().next() {
        let contestant = seats[seat.index()];
        let action = contestant.bot.choose(game.record().state(), contestant.budget);
        game.play(seat, action.expect("somebody is to act")).expect("bots play by the rules");
    }
    game.record().clone()
}
