//! No bot's choice depends on anything but what everybody sees, its seed and its budget.

use std::collections::HashMap;
use std::thread;

use ra_bots::{Budget, Entrant, Rng, Trained};
use ra_record::{LiveGame, Seed};
use ra_rules::priests::Priests;
use ra_rules::ra::{Edition, Ra};
use ra_rules::{PlayerCount, State};

use crate::games::{finish, positions};

fn everybody() -> impl Iterator<Item = Entrant> {
    Entrant::names().map(|name| name.parse().unwrap())
}

/// Little enough to be quick in a test, and enough to look ahead.
fn small(entrant: Entrant) -> Budget {
    match entrant.to_string().as_str() {
        "flat" | "mcts" => Budget(30),
        _ => Budget(entrant.budget(PlayerCount::Three).0.min(5000)),
    }
}

#[test]
fn a_bot_has_no_memory_and_no_secret_source_in_ra() {
    is_honest::<Ra>();
}

#[test]
fn a_bot_has_no_memory_and_no_secret_source_in_priests() {
    is_honest::<Priests>();
}

fn is_honest<G: Trained>() {
    let players = PlayerCount::Three;
    let game = positions::<G>(players, 5);
    let some: Vec<State<G>> = game.iter().copied().step_by(17).collect();
    for entrant in everybody() {
        let fresh = |state: &State<G>| entrant.bot::<G>(players, 3).choose(state, small(entrant));
        let first: Vec<_> = some.iter().map(fresh).collect();

        // The same bot asked about all positions, backwards, in another thread.
        let states = some.clone();
        let again = thread::spawn(move || {
            let bot = entrant.bot::<G>(players, 3);
            let backwards = states.iter().rev().map(|state| bot.choose(state, small(entrant)));
            backwards.collect::<Vec<_>>()
        });
        let again: Vec<_> = again.join().unwrap().into_iter().rev().collect();
        assert_eq!(first, again, "{entrant}");

        // The same positions laid out by hand: nothing but the visible parts goes in.
        let by_hand = some.iter().map(|state| State::try_from(&state.position()).unwrap());
        assert_eq!(first, by_hand.map(|state| fresh(&state)).collect::<Vec<_>>(), "{entrant}");
    }
}

/// Games from different seeds that look the same so far: no bot tells them apart.
#[test]
fn the_order_of_the_bag_changes_nothing() {
    let players = PlayerCount::Two;
    let deals = (0..).map(|number| Seed::named(&format!("honesty {number}")));
    let mut same: HashMap<State<Ra>, Vec<Seed>> = HashMap::new();
    for seed in deals.take(200) {
        same.entry(opening(seed)).or_default().push(seed);
    }
    let (state, seeds) = same.into_iter().max_by_key(|(_, seeds)| seeds.len()).unwrap();
    assert!(seeds.len() > 3, "as many secrets for what everybody sees");
    for entrant in everybody() {
        let choices = seeds.iter().map(|&seed| {
            let bot = entrant.bot::<Ra>(players, 1);
            bot.choose(&opening(seed), entrant.budget(players))
        });
        let first = entrant.bot::<Ra>(players, 1).choose(&state, entrant.budget(players));
        assert!(choices.into_iter().all(|choice| choice == first), "{entrant}");
    }
}

/// The position after the first two tiles of a game.
fn opening(seed: Seed) -> State<Ra> {
    let mut game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &[]).unwrap();
    for _ in 0..2 {
        let Some(seat) = game.record().state().asked() else { unreachable!() };
        let action = game.record().state().legal_actions().nth(0).unwrap();
        game.play(seat, action).unwrap();
    }
    *game.record().state()
}

#[test]
fn every_bot_plays_every_table_by_the_rules() {
    fn plays<G: Trained>() {
        for players in PlayerCount::ALL {
            for entrant in everybody() {
                let bot = entrant.bot::<G>(players, 1);
                let positions = positions::<G>(players, 2);
                for state in positions.iter().step_by(23) {
                    let choice = bot.choose(state, small(entrant)).unwrap();
                    assert!(state.legal_actions().contains(choice), "{entrant}: {choice}");
                }
                let over = finish(*positions.last().unwrap(), &mut Rng::new(&[1]), |state| {
                    bot.choose(state, Budget(10)).unwrap()
                });
                assert_eq!(bot.choose(&over, Budget(10)), None, "nobody is to act");
            }
        }
    }
    plays::<Ra>();
    plays::<Priests>();
}

#[test]
fn another_seed_plays_another_game() {
    let players = PlayerCount::Four;
    let game = positions::<Ra>(players, 3);
    for name in ["random", "novice"] {
        let entrant: Entrant = name.parse().unwrap();
        let choices = |seed| {
            let bot = entrant.bot::<Ra>(players, seed);
            game.iter().map(|state| bot.choose(state, entrant.budget(players))).collect::<Vec<_>>()
        };
        assert_ne!(choices(1), choices(2), "{name}");
    }
}
