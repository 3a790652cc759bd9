//! Games for the tests to look at.

use ra_record::{LiveGame, Record, Seed};
use ra_rules::priests::Variant;
use ra_rules::{Action, Game, PlayerCount, Rules};

/// The secret of every random game; no view may show it before the end.
pub fn secret(seed: u64) -> Seed {
    Seed::named(&format!("a game to look at {seed}"))
}

/// A finished game of random but mostly calm players; the same for the same seed.
pub fn calm_game<G: Game>(rules: G::Rules, players: PlayerCount, seed: u64) -> Record<G> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let names = ["Ana", "Bo", "Cleo", "Dan", "Eva"];
    let mut game = LiveGame::<G>::new(rules, players, secret(seed), &names).unwrap();
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

/// Presets of Priests of Ra and mixtures of them.
pub fn variants() -> Vec<Variant> {
    let mixed = |preset: Variant, name, value| preset.with_option(name, value).unwrap();
    vec![
        Variant::MANUAL,
        Variant::PUBLISHED,
        mixed(Variant::MANUAL, "ankhs", "tokens"),
        mixed(Variant::PUBLISHED, "turning", "always"),
        mixed(Variant::PUBLISHED, "last-ra", "auction"),
    ]
}
