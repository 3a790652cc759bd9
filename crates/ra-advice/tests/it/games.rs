//! Games for the tests to give advice about.

use ra_record::{AnyLiveGame, AnyRecord, AnyRules, Seed, text};
use ra_rules::PlayerCount;

/// A finished game of random but mostly calm players; the same for the same seed.
pub fn game(name: &str, players: PlayerCount, seed: u64) -> AnyRecord {
    let mut game = start(name, players, seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    while game.asked().is_some() {
        step(&mut game, &mut rng);
    }
    game.to_record()
}

/// Every position of such a game in which somebody is asked.
pub fn positions(name: &str, players: PlayerCount, seed: u64) -> Vec<AnyLiveGame> {
    let mut game = start(name, players, seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut positions = Vec::new();
    while game.asked().is_some() {
        positions.push(game.clone());
        step(&mut game, &mut rng);
    }
    positions
}

fn start(name: &str, players: PlayerCount, seed: u64) -> AnyLiveGame {
    let preset = if name == "ra" { "2016" } else { "manual" };
    let rules = AnyRules::named(name, preset, &[]).unwrap();
    let seed = Seed::named(&format!("a game to advise on {seed}"));
    AnyLiveGame::new(rules, players, seed, &["Ana", "Bo", "Cleo", "Dan", "Eva"]).unwrap()
}

fn step(game: &mut AnyLiveGame, rng: &mut fastrand::Rng) {
    let legal = game.legal_actions();
    let calm = ["draw", "pass"].into_iter().find(|&calm| legal.iter().any(|word| word == calm));
    let action = match calm {
        Some(calm) if rng.u8(..4) > 0 => calm.to_owned(),
        _ => legal[rng.usize(..legal.len())].clone(),
    };
    game.play(game.asked().unwrap(), &action).unwrap();
}

/// The game that these lines tell.
pub fn told(lines: &str) -> AnyRecord {
    text::read_any_partial(lines.as_bytes()).unwrap()
}
