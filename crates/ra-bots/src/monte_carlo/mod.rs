//! Two players that everybody would write first, kept to be compared with: they play games to the
//! end in their heads, and choose what won most often.

mod flat;
mod tree;

pub use flat::Flat;
pub use tree::Tree;

use ra_rules::{Game, Next, State};

use crate::Rng;

/// Draws a tile, each as likely as the bag says.
fn draw<G: Game>(state: &mut State<G>, rng: &mut Rng) -> G::Tile {
    let bag = state.bag();
    let total = u32::try_from(bag.total()).expect("a bag of tiles");
    let mut left = rng.below(total);
    let found = bag.iter().find(|&(_, copies)| {
        let found = left < u32::from(copies);
        left = left.wrapping_sub(copies.into());
        found
    });
    let (tile, _) = found.expect("who draws, draws from a bag with tiles");
    state.reveal(tile).expect("the bag has this tile");
    tile
}

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
                draw(state, rng);
            }
            Next::Act(..) => {
                let action = choose(state, rng).expect("somebody is to act");
                state.act(action).expect("players in the head play by the rules, too");
            }
        }
    }
}
