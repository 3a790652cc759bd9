//! Games for the tests to look at.

use ra_record::{LiveGame, Record, Seed};
use ra_rules::ra::{Action, Edition, Ra};
use ra_rules::{Next, PlayerCount};

/// A finished game of random but mostly calm players; the same for the same seed.
pub fn calm_game(players: PlayerCount, seed: u64) -> Record<Ra> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let secret = Seed::named(&format!("calm game {seed}"));
    let mut game =
        LiveGame::<Ra>::new(Edition::Of2022, players, secret, &["Anna", "B \"o\" b", "C\\leo"])
            .unwrap();
    while let Next::Act(seat, _) = game.record().state().next() {
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
