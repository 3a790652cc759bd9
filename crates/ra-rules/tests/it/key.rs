//! Fingerprints of positions.

use std::collections::HashMap;

use ra_rules::ra::{Edition, Ra, Setup, State};
use ra_rules::{Kind, Next, PlayerCount};

use crate::scene::{Scene, priests, table};

#[test]
fn positions_with_the_same_future_share_a_key() {
    let one = table(2).track("nile temple gold").begin().state;
    let other = table(2).track("gold nile temple").begin().state;
    assert_ne!(one, other, "the places of tiles are part of the position");
    assert_eq!(one.key(), other.key());
}

#[test]
fn whatever_matters_changes_the_key() {
    let base = || table(3).track("nile").owns(1, "god");
    let key = |scene: Scene<Ra>| scene.begin().state.key();
    let keys = [
        key(base()),
        key(base().turn(2)),
        key(base().epoch(2)),
        key(base().ra_tiles(1)),
        key(base().score(2, 11)),
        key(base().spent(3, "4")),
        key(base().centre(1, 13)),
        key(base().owns(2, "nile")),
        key(base().track("nile")),
        base().plays("1 invoke").state.key(),
        base().plays("1 invoke, 2 pass").state.key(),
        base().plays("1 invoke, 2 bid 3").state.key(),
        base().plays("1 draw ra").state.key(),
    ];
    for (at, key) in keys.iter().enumerate() {
        assert!(!keys[..at].contains(key), "position {at} has the key of another");
    }
}

#[test]
fn the_rules_change_the_key() {
    let keys = ["manual", "published", "manual turning=priest", "manual last-ra=end"]
        .map(|rules| priests(rules, 2).begin().state.key());
    for (at, key) in keys.iter().enumerate() {
        assert!(!keys[..at].contains(key), "rules {at} have the key of others");
    }
}

/// Some hundred thousand positions of random games: different positions, different keys.
#[test]
fn keys_do_not_collide_in_practice() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut seen: HashMap<u64, State> = HashMap::new();
    for game in 0..400 {
        let players = PlayerCount::ALL[game % 4];
        let mut state = State::new(&Setup::standard(Edition::Of2016, players).unwrap());
        loop {
            match state.next() {
                Next::Act(..) => {
                    let legal = state.legal_actions();
                    state.act(legal.nth(rng.u32(..legal.len())).unwrap()).unwrap();
                }
                Next::Reveal(_) => {
                    let kinds: Vec<_> = state.bag().iter().collect();
                    state.reveal(kinds[rng.usize(..kinds.len())].0).unwrap();
                }
                Next::Over => break,
            }
            let known = *seen.entry(state.key()).or_insert(state);
            assert_eq!(sorted(&known), sorted(&state), "two positions share a key");
        }
    }
    assert!(seen.len() > 50_000);
}

fn sorted(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut position = state.position();
    position.track.sort_by_key(|tile| tile.map(Kind::index));
    position
}

/// Bots draw their random numbers from keys, and play the same on every machine.
#[test]
fn keys_are_the_same_on_every_machine() {
    let told = |key: u64| format!("{key:016x}");
    let ra = || table(3).track("nile").owns(1, "god").owns(2, "2 art, writing, religion");
    let discarding = ra().track("unrest").plays("1 invoke, 2 bid 3, 3 pass, 1 pass");
    let keys = [
        ra().begin().state.key(),
        ra().plays("1 invoke, 2 bid 3").state.key(),
        discarding.state.key(),
        priests("manual", 2).begin().state.key(),
        priests("published turning=always", 5).begin().state.key(),
    ];
    let golden = [
        "ce435bdedc1d2492",
        "37996ba16633b963",
        "aa52629306c65c5e",
        "17ed928a07b35a5f",
        "de2e58dddbc75c13",
    ];
    assert_eq!(keys.map(told), golden);
}
