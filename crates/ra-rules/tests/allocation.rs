//! Playing needs no heap: no allocation in acting, revealing and listing legal actions.
//!
//! A test binary of its own, because the counting allocator counts for the whole process.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Action, Game, Next, PlayerCount, Setup, State};

#[test]
fn a_whole_game_is_played_without_the_heap() {
    for players in PlayerCount::ALL {
        count::<Ra>(Edition::Of2016, players);
        count::<Priests>(Variant::MANUAL, players);
        count::<Priests>(Variant::PUBLISHED, players);
    }
}

fn count<G: Game>(rules: G::Rules, players: PlayerCount) {
    let setup = Setup::<G>::standard(rules, players).unwrap();
    let mut rng = fastrand::Rng::with_seed(3);
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..50 {
            decisions += play(State::new(&setup), &mut rng);
        }
    });
    assert!(decisions > 1_000, "games were played");
    assert_eq!(counted.count_total, 0, "allocations in {} with {players} players", G::TITLE);
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1);
}

/// Plays a random game, with listing, refusals, sheets and keys; says how many decisions it took.
fn play<G: Game>(mut state: State<G>, rng: &mut fastrand::Rng) -> u32 {
    let mut decisions = 0;
    loop {
        match state.next() {
            Next::Act(..) => {
                let legal = state.legal_actions();
                let refused = Action::all().find(|&action| !legal.contains(action)).unwrap();
                assert!(state.act(refused).is_err());
                let action = legal.nth(rng.u32(..legal.len())).unwrap();
                state.act(action).unwrap();
                decisions += 1;
            }
            Next::Reveal(_) => {
                let mut place = rng.usize(..state.bag().total());
                let tile = state.bag().iter().find(|&(_, number)| {
                    let found = place < number.into();
                    place = place.wrapping_sub(number.into());
                    found
                });
                state.reveal(tile.unwrap().0).unwrap();
            }
            Next::Over => return decisions,
        }
        std::hint::black_box((state.key(), state.sheets()));
    }
}
