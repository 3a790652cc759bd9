//! How much memory a bot takes to think, counted by the allocator.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use ra_bots::{Entrant, Rng, Trained, heuristic};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, Setup, State};

const MOST_BYTES: u64 = 64 << 20;

/// Some positions of a game of five that heuristic players play.
fn positions<G: Trained>() -> Vec<State<G>> {
    let mut state = State::new(&Setup::standard(G::Rules::default(), PlayerCount::Five).unwrap());
    let (mut rng, mut positions) = (Rng::new(&[1]), Vec::new());
    while !state.is_over() {
        if let Some(action) = heuristic::choose(&state) {
            positions.push(state);
            state.act(action).unwrap();
        } else {
            let tiles: Vec<G::Tile> = state.bag().iter().map(|(tile, _)| tile).collect();
            let place = rng.below(u32::try_from(tiles.len()).unwrap());
            state.reveal(tiles[place as usize]).unwrap();
        }
    }
    positions.into_iter().step_by(30).collect()
}

#[test]
fn no_bot_takes_more_than_64_mebibytes() {
    fn measure<G: Trained>() {
        for name in Entrant::names() {
            let entrant: Entrant = name.parse().unwrap();
            let bot = entrant.bot::<G>(PlayerCount::Five, 1);
            let used = positions::<G>().into_iter().map(|state| {
                let think = || {
                    bot.choose(&state, entrant.budget(PlayerCount::Five));
                };
                allocation_counter::measure(think).bytes_max
            });
            let most = used.max().unwrap();
            println!("{} {name}: {} KiB", G::NAME, most / 1024);
            assert!(most <= MOST_BYTES, "{} {name}: {most} bytes", G::NAME);
        }
    }
    measure::<Ra>();
    measure::<Priests>();
}
