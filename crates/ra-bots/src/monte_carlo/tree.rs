//! Monte Carlo tree search with random play at the end of the branches.

use std::collections::HashMap;

use ra_rules::{Action, BySeat, Game, Next, State};

use super::play_out;
use crate::{Bot, Budget, Outlook, Rng};

/// Upper-confidence tree search in which every player wants to win; tiles are drawn by their odds,
/// and the game is finished at random. The budget is the number of games.
#[derive(Clone, Copy, Debug)]
pub struct Tree {
    /// Another seed tries other games.
    pub seed: u64,
}

/// How much a little-tried action is worth trying.
const CURIOSITY: f32 = 0.7;

/// How often a position was visited, and what it brought each player altogether.
#[derive(Clone, Copy)]
struct Node {
    visits: f32,
    utility: BySeat<f32>,
}

type Nodes = HashMap<u64, Node>;

impl<G: Game> Bot<G> for Tree {
    fn choose(&self, state: &State<G>, budget: Budget) -> Option<Action<G::Special>> {
        let Next::Act(..) = state.next() else { return None };
        let mut rng = Rng::new(&[self.seed, state.key()]);
        let mut nodes = Nodes::new();
        for _ in 0..budget.0.max(1) {
            try_a_game(&mut nodes, *state, &mut rng);
        }
        let visits =
            |action| nodes.get(&after(state, action).key()).map_or(0.0, |node| node.visits);
        let tried = state.legal_actions().iter().map(|action| (action, visits(action)));
        let most = tried.reduce(|most, other| if other.1 > most.1 { other } else { most });
        most.map(|(action, _)| action)
    }
}

fn after<G: Game>(state: &State<G>, action: Action<G::Special>) -> State<G> {
    let mut next = *state;
    next.act(action).expect("a legal action");
    next
}

/// Goes down the tree, adds one position to it, and finishes the game at random.
fn try_a_game<G: Game>(nodes: &mut Nodes, mut state: State<G>, rng: &mut Rng) {
    let mut path = vec![state.key()];
    while nodes.contains_key(&state.key()) && !state.is_over() {
        match state.next() {
            Next::Reveal(_) => {
                rng.draw(&mut state);
            }
            _ => state = most_promising(nodes, &state),
        }
        path.push(state.key());
    }
    play_out(&mut state, rng, |state, rng| {
        let legal = state.legal_actions();
        legal.nth(rng.below(legal.len()))
    });
    let result = Outlook::of_result(&state);
    let players = state.table().players();
    let utility = BySeat::from_fn(players, |seat| result.utility(seat));
    for key in path {
        let nothing = Node { visits: 0.0, utility: BySeat::from_fn(players, |_| 0.0) };
        let node = nodes.entry(key).or_insert(nothing);
        node.visits += 1.0;
        for seat in players.seats() {
            node.utility[seat] += utility[seat];
        }
    }
}

fn most_promising<G: Game>(nodes: &Nodes, state: &State<G>) -> State<G> {
    let Some(seat) = state.asked() else { unreachable!("somebody is to act") };
    let visits = nodes.get(&state.key()).map_or(1.0, |node| node.visits);
    let promise = |next: &State<G>| {
        nodes.get(&next.key()).map_or(f32::MAX, |node| {
            let curiosity = (libm::logf(visits) / node.visits).sqrt();
            node.utility[seat] / node.visits + CURIOSITY * curiosity
        })
    };
    let options = state.legal_actions().iter().map(|action| after(state, action));
    let options = options.map(|next| (next, promise(&next)));
    let best = options.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.expect("there is always a legal action").0
}
