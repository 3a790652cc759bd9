//! Two players that everybody would write first, kept to be compared with: they play games to the
//! end in their heads, and choose what won most often.

mod flat;
mod tree;

pub use flat::Flat;
pub use tree::Tree;

use ra_rules::{Game, Next, State};

use crate::Rng;

/// Plays to the end: draws by their odds, decisions as `choose` says.
fn play_out<G: Game>(
    state: &mut State<G>,
    rng: &mut Rng,
    mut choose: impl FnMut(&State<G>, &mut Rng) -> Option<ra_rules::Action<G::Special>>,
) {
    loop {
        match state.next() {
            Next::Over => return,
            Next::Reveal(_) => {
                rng.draw(state);
            }
            Next::Act(..) => {
                let action = choose(state, rng).expect("somebody is to act");
                state.act(action).expect("players in the head play by the rules, too");
            }
        }
    }
}
