//! Playing on: what looks ahead would correct further along the game.
//!
//! A look ahead trusts the network where it ends. Playing on from there, as everybody is thought to
//! play, a look from each position that comes says by how much the network was wrong about it. All
//! these corrections together, averaged over ways in which the game may go on, are what a look
//! through so many turns would find, at a small part of its price. Luck blurs them little: each
//! look has weighed every tile by its odds.

use ra_rules::{Game, Phase, State};

use super::{Evaluator, OutOfNodes, Prospective, Search};
use crate::{Outlook, Rng, pick};

impl<G: Game, E: Evaluator<G>> Search<'_, G, E> {
    /// By how much looks at the turns that come correct, for the player who asks, what the network
    /// says there, in one way in which the game may go on: one number for each turn after the
    /// first, which a look has gone through already.
    ///
    /// # Errors
    ///
    /// [`OutOfNodes`] if the budget is used up.
    pub fn corrections(
        &mut self,
        state: &State<G>,
        turns: u8,
        rng: &mut Rng,
    ) -> Result<Vec<f32>, OutOfNodes> {
        let mut state = *state;
        let mut corrections = Vec::new();
        for turn in 0..turns {
            self.play_to_turn(&mut state, rng)?;
            if state.phase() == Phase::Over {
                break;
            }
            let said = self.leaf(&state)?.utility(self.me);
            let found = self.decide(&mut state, rng)?.utility(self.me);
            if turn > 0 {
                corrections.push(found - said);
            }
        }
        Ok(corrections)
    }

    fn play_to_turn(&mut self, state: &mut State<G>, rng: &mut Rng) -> Result<(), OutOfNodes> {
        loop {
            match state.phase() {
                Phase::Turn | Phase::Over => return Ok(()),
                Phase::Drawing => {
                    rng.draw(state);
                }
                Phase::Auction(_) | Phase::Question(_) => {
                    self.decide(state, rng)?;
                }
            }
        }
    }

    /// Lets a player decide as this search thinks they do, and says what can be expected before.
    fn decide(&mut self, state: &mut State<G>, rng: &mut Rng) -> Result<Outlook, OutOfNodes> {
        let Some(seat) = state.asked() else { return Ok(Outlook::of_result(state)) };
        let options = self.plausible(state)?;
        let mut choice = self.choice_of(seat);
        for (_, outlook) in &options {
            choice.consider(outlook);
        }
        let utilities: Vec<f32> = options.iter().map(|option| option.1.utility(seat)).collect();
        let chosen = pick(&utilities, choice.softness, f32::INFINITY, rng);
        state.act(options[chosen].0).expect("the search plays legal actions");
        Ok(choice.outlook())
    }

    /// What a player may think of doing, with what can be expected of it.
    fn plausible(&mut self, state: &State<G>) -> Result<Vec<Prospective<G>>, OutOfNodes> {
        if !matches!(state.phase(), Phase::Question(_)) {
            return self.actions(state, 0);
        }
        let answers = self.evaluator.plausible_answers(state).iter();
        answers.map(|answer| Ok((answer, self.after(state, answer, 0)?))).collect()
    }
}
