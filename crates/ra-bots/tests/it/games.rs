//! Positions from games that bots play.

use ra_bots::{Bot, Budget, Heuristic, Rng, Trained};
use ra_rules::{Next, PlayerCount, Setup, State};

/// A new game with the usual suns.
pub fn start<G: Trained>(players: PlayerCount) -> State<G> {
    State::new(&Setup::standard(G::Rules::default(), players).unwrap())
}

/// Reveals a tile that chance chooses.
pub fn reveal<G: Trained>(state: &mut State<G>, rng: &mut Rng) {
    let total = u32::try_from(state.bag().total()).unwrap();
    let mut left = rng.below(total);
    let tiles: Vec<_> = state.bag().iter().collect();
    for (tile, copies) in tiles {
        if left < u32::from(copies) {
            state.reveal(tile).unwrap();
            return;
        }
        left -= u32::from(copies);
    }
    unreachable!("one of the tiles is drawn");
}

/// Every position of a game in which somebody is to act; who plays is mostly the heuristic, and
/// sometimes chance.
pub fn positions<G: Trained>(players: PlayerCount, seed: u64) -> Vec<State<G>> {
    let mut rng = Rng::new(&[seed]);
    let mut state = start(players);
    let mut positions = Vec::new();
    loop {
        match state.next() {
            Next::Over => return positions,
            Next::Reveal(_) => reveal(&mut state, &mut rng),
            Next::Act(..) => {
                positions.push(state);
                let legal = state.legal_actions();
                let any = legal.nth(rng.below(legal.len()));
                let thoughtful = Heuristic.choose(&state, Budget(0));
                let action = if rng.below(10) == 0 { any } else { thoughtful };
                state.act(action.unwrap()).unwrap();
            }
        }
    }
}

/// Plays to the end.
pub fn finish<G: Trained>(
    mut state: State<G>,
    rng: &mut Rng,
    mut choose: impl FnMut(&State<G>) -> ra_rules::Action<G::Special>,
) -> State<G> {
    loop {
        match state.next() {
            Next::Over => return state,
            Next::Reveal(_) => reveal(&mut state, rng),
            Next::Act(..) => state.act(choose(&state)).unwrap(),
        }
    }
}
