//! Every action is tried in a number of games that heuristic players finish.

use ra_rules::{Action, State};

use super::play_out;
use crate::heuristic::{self, Appraise};
use crate::{Bot, Budget, Outlook, Rng};

/// Flat Monte Carlo with heuristic players; the budget is the number of games for each action.
#[derive(Clone, Copy, Debug)]
pub struct Flat {
    /// Another seed tries other games.
    pub seed: u64,
}

impl<G: Appraise> Bot<G> for Flat {
    fn choose(&self, state: &State<G>, budget: Budget) -> Option<Action<G::Special>> {
        let me = state.asked()?;
        let legal = state.legal_actions();
        if legal.len() == 1 {
            return legal.nth(0);
        }
        let key = state.key();
        let tried = legal.iter().map(|action| {
            let games = (0..budget.0.max(1)).map(|game| {
                // The same luck for every action.
                let mut rng = Rng::new(&[self.seed, key, game.into()]);
                let mut state = *state;
                state.act(action).expect("a legal action");
                play_out(&mut state, &mut rng, |state, _| heuristic::choose(state));
                Outlook::of_result(&state).utility(me)
            });
            (action, games.sum::<f32>())
        });
        let best = tried.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(action, _)| action)
    }
}
