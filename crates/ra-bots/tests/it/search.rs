//! The search: exact odds, auctions solved on their outcomes, and a network that is corrected
//! rather than asked anew.

use ra_bots::net::NetEvaluator;
use ra_bots::search::{Evaluator, Search};
use ra_bots::{Describe, Outlook, Prospect, Rng, Trained};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Game, Kind, Next, Phase, PlayerCount, Seat, State};

use crate::games::positions;

/// Knows nothing about the game, but never says the same about two positions.
struct Whim;

impl<G: Game> Evaluator<G> for Whim {
    fn evaluate(&mut self, state: &State<G>) -> Outlook {
        let mut rng = Rng::new(&[state.key()]);
        Outlook::from_fn(state.table().players(), |_| {
            Prospect::new(rng.unit(), 50.0 * rng.unit(), 1.0)
        })
    }
}

/// What the search computes, the long way: every decision on the real position.
fn plain<G: Game>(state: &State<G>, depth: u8) -> Outlook {
    match state.next() {
        Next::Over => Outlook::of_result(state),
        Next::Act(seat, _) if state.phase() == Phase::Turn => match depth.checked_sub(1) {
            None => Whim.evaluate(state),
            Some(depth) => best(state, seat, depth),
        },
        Next::Act(seat, _) => best(state, seat, depth),
        Next::Reveal(_) => {
            let mut sum = Outlook::nothing(state.table().players());
            let total = f32::from(u8::try_from(state.bag().total()).unwrap());
            for &tile in G::Tile::ALL.iter().filter(|&&tile| state.bag()[tile] > 0) {
                let mut next = *state;
                next.reveal(tile).unwrap();
                sum.add(&plain(&next, depth), f32::from(state.bag()[tile]) / total);
            }
            sum
        }
    }
}

fn best<G: Game>(state: &State<G>, seat: Seat, depth: u8) -> Outlook {
    let outlooks = state.legal_actions().iter().map(|action| {
        let mut next = *state;
        next.act(action).unwrap();
        plain(&next, depth)
    });
    let better = |best: Outlook, other: Outlook| {
        if other.utility(seat) > best.utility(seat) { other } else { best }
    };
    outlooks.reduce(better).unwrap()
}

fn near(one: &Outlook, other: &Outlook) -> bool {
    let (one, other) = (one.seats(), other.seats());
    one.seats().all(|seat| {
        (one[seat].win - other[seat].win).abs() < 1e-3
            && (one[seat].score - other[seat].score).abs() < 1e-1
    })
}

fn assert_same_as_the_long_way<G: Trained>(players: PlayerCount, depth: u8, step: usize) {
    for state in positions::<G>(players, 4).into_iter().step_by(step) {
        let Some(me) = state.asked() else { unreachable!() };
        let mut whim = Whim;
        let mut search = Search::new(&mut whim, me, 0.0);
        for (action, outlook) in search.actions(&state, depth).unwrap() {
            let mut next = state;
            next.act(action).unwrap();
            let plain = plain(&next, depth);
            assert!(near(&outlook, &plain), "{action}: {outlook:?} {plain:?}");
        }
    }
}

#[test]
fn the_search_is_the_long_way_made_short() {
    for players in PlayerCount::ALL {
        assert_same_as_the_long_way::<Ra>(players, 0, 7);
        assert_same_as_the_long_way::<Priests>(players, 0, 7);
    }
}

#[test]
fn so_it_is_one_turn_further() {
    for players in [PlayerCount::Two, PlayerCount::Three] {
        assert_same_as_the_long_way::<Ra>(players, 1, 23);
        assert_same_as_the_long_way::<Priests>(players, 1, 23);
    }
}

#[test]
fn a_network_that_is_corrected_says_the_same_as_one_that_looks_anew() {
    fn agrees<G: Trained>() {
        for players in PlayerCount::ALL {
            let network = G::network(players);
            let mut corrected = NetEvaluator::new(network);
            let games = (9..40).flat_map(|seed| positions::<G>(players, seed));
            for state in games.filter(|state| state.phase() == Phase::Turn) {
                let anew = fresh(network, &state);
                assert!(near(&corrected.evaluate(&state), &anew));
            }
        }
    }
    fn fresh<G: Describe>(network: &ra_bots::Network, state: &State<G>) -> Outlook {
        NetEvaluator::new(network).evaluate(state)
    }
    agrees::<Ra>();
    agrees::<Priests>();
}

#[test]
fn softness_makes_a_difference_where_rivals_choose() {
    let players = PlayerCount::Three;
    let (mut same, mut other) = (0, 0);
    for state in positions::<Ra>(players, 4) {
        let Some(me) = state.asked() else { unreachable!() };
        let ask = |softness| {
            let mut whim = Whim;
            Search::new(&mut whim, me, softness).actions(&state, 0).unwrap()
        };
        let (hard, soft) = (ask(0.0), ask(0.05));
        let alike = hard.iter().zip(&soft).all(|(hard, soft)| near(&hard.1, &soft.1));
        *if alike { &mut same } else { &mut other } += 1;
    }
    assert!(same > 0 && other > 20, "{same} {other}");
}

/// What playing on through two turns corrects on average, the long way: every way in which the
/// game may go on, by its odds. `turn` is the number of turns on the way.
fn all_sequels<G: Game>(state: &State<G>, me: Seat, turn: u8) -> f32 {
    match state.next() {
        Next::Over => 0.0,
        Next::Reveal(_) => {
            let total = f32::from(u8::try_from(state.bag().total()).unwrap());
            let tiles = state.bag().iter().map(|(tile, copies)| {
                let mut next = *state;
                next.reveal(tile).unwrap();
                f32::from(copies) / total * all_sequels(&next, me, turn)
            });
            tiles.sum()
        }
        Next::Act(seat, _) if turn == 1 && state.phase() == Phase::Turn => {
            best(state, seat, 0).utility(me) - Whim.evaluate(state).utility(me)
        }
        Next::Act(seat, _) => {
            let turn = turn + u8::from(state.phase() == Phase::Turn);
            let after = state.legal_actions().iter().map(|action| {
                let mut next = *state;
                next.act(action).unwrap();
                (plain(&next, 0).utility(seat), next)
            });
            let (_, chosen) =
                after.reduce(|one, other| if other.0 > one.0 { other } else { one }).unwrap();
            all_sequels(&chosen, me, turn)
        }
    }
}

#[test]
fn playing_on_finds_what_looking_further_would_correct() {
    for state in positions::<Ra>(PlayerCount::Three, 4).into_iter().step_by(29) {
        let Some(me) = state.asked() else { unreachable!() };
        let mut whim = Whim;
        let mut search = Search::new(&mut whim, me, 0.0);
        let mut play_on = |turns| -> Vec<Vec<f32>> {
            let rounds = (0..1000).map(|round| Rng::new(&[round]));
            rounds.map(|mut rng| search.corrections(&state, turns, &mut rng).unwrap()).collect()
        };
        assert!(play_on(1).iter().all(Vec::is_empty), "one turn was looked through already");
        let corrections: Vec<f32> = play_on(2).iter().map(|second| second.iter().sum()).collect();
        let (mean, error) = mean_and_error(&corrections);
        let exact = all_sequels(&state, me, 0);
        assert!((mean - exact).abs() <= 4.0 * error + 1e-4, "{mean} ± {error}, exactly {exact}");
    }
}

fn mean_and_error(numbers: &[f32]) -> (f32, f32) {
    let count = f32::from(u16::try_from(numbers.len()).unwrap());
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    (mean, squares.sqrt() / count)
}

#[test]
fn a_search_keeps_to_its_budget() {
    let players = PlayerCount::Two;
    let state = positions::<Ra>(players, 1)[40];
    let Some(me) = state.asked() else { unreachable!() };
    let mut whim = Whim;
    let mut search = Search::new(&mut whim, me, 0.03);
    let look = |search: &mut Search<'_, Ra, Whim>, depth| search.actions(&state, depth);
    let shallow = search.deepest(0, 0, look);
    let first = search.nodes();
    let mut search = Search::new(&mut whim, me, 0.03);
    let stopped = search.deepest(2, first + 100, look);
    assert_eq!(shallow, stopped, "a deeper look would take too many");
    assert_eq!(search.nodes(), first);

    // The look takes more than expected: what was not finished does not count.
    let limit = 2 * first * first;
    let mut search = Search::new(&mut whim, me, 0.03);
    let far = |search: &mut Search<'_, Ra, Whim>, depth| search.actions(&state, 3 * depth);
    let interrupted = search.deepest(1, limit, far);
    assert_eq!((interrupted, search.nodes()), (shallow, limit + 1));
}
