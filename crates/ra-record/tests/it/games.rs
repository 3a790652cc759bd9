//! Games for the tests to look at.

use ra_record::{LiveGame, Record, Seed};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Action, Game, PlayerCount};

/// A finished game of random but mostly calm players; the same for the same seed.
pub fn calm_game<G: Game>(rules: G::Rules, players: PlayerCount, seed: u64) -> Record<G> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let secret = Seed::named(&format!("calm game {seed}"));
    let names = ["Anna", "B \"o\" b", "C\\leo", "D\u{2028}o\rn # 1"];
    let mut game = LiveGame::<G>::new(rules, players, secret, &names).unwrap();
    while let Some(seat) = game.record().state().asked() {
        let legal = game.record().state().legal_actions();
        let calm = [Action::Draw, Action::Pass].into_iter().find(|&calm| legal.contains(calm));
        let action = match calm {
            Some(calm) if rng.u8(..4) > 0 => calm,
            _ => legal.nth(rng.u32(..legal.len())).unwrap(),
        };
        game.play(seat, action).unwrap();
    }
    game.record().clone()
}

pub fn ra_game(players: PlayerCount, seed: u64) -> Record<Ra> {
    calm_game(Edition::Of2022, players, seed)
}

pub fn priests_game(players: PlayerCount, seed: u64) -> Record<Priests> {
    let rules = if seed.is_multiple_of(2) { Variant::MANUAL } else { Variant::PUBLISHED };
    calm_game(rules, players, seed)
}
