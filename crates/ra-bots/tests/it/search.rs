//! The search: exact odds, auctions solved on their outcomes, and a network that is corrected
//! rather than asked anew.

use ra_bots::net::NetEvaluator;
use ra_bots::search::{Evaluator, Search};
use ra_bots::{Describe, Outlook, Prospect, Trained};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Game, Kind, Next, Phase, PlayerCount, Seat, State};

use crate::games::positions;

/// Knows nothing about the game, but never says the same about two positions.
struct Whim;

impl<G: Game> Evaluator<G> for Whim {
    fn evaluate(&mut self, state: &State<G>) -> Outlook {
        let mut rng = ra_bots::Rng::new(&[state.key()]);
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
        let Next::Act(me, _) = state.next() else { unreachable!() };
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
        let Next::Act(me, _) = state.next() else { unreachable!() };
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

#[test]
fn a_search_keeps_to_its_budget() {
    let players = PlayerCount::Two;
    let state = positions::<Ra>(players, 1)[40];
    let Next::Act(me, _) = state.next() else { unreachable!() };
    let mut whim = Whim;
    let mut search = Search::new(&mut whim, me, 0.03);
    let never = |_: &_| false;
    let look = |search: &mut Search<'_, Ra, Whim>, depth| search.actions(&state, depth);
    let shallow = search.deepest(0, 0, look, never);
    let first = search.nodes();
    let mut search = Search::new(&mut whim, me, 0.03);
    let stopped = search.deepest(2, first + 100, look, never);
    assert_eq!(shallow, stopped, "a deeper look would take too many");
    assert_eq!(search.nodes(), first);

    // The look takes more than expected: what was not finished does not count.
    let limit = 2 * first * first;
    let mut search = Search::new(&mut whim, me, 0.03);
    let far = |search: &mut Search<'_, Ra, Whim>, depth| search.actions(&state, 3 * depth);
    let interrupted = search.deepest(1, limit, far, never);
    assert_eq!((interrupted, search.nodes()), (shallow, limit + 1));

    // Who knows enough does not look any further, but never relies on the first look alone.
    let count = |depth, enough| {
        let mut whim = Whim;
        let mut search = Search::new(&mut whim, me, 0.03);
        search.deepest(depth, 1_000_000, look, |_| enough);
        search.nodes()
    };
    assert_eq!(count(2, true), count(1, false));
    assert!(count(1, true) > first && count(2, false) > count(2, true));
}
