//! What Ra adds to the table: its tiles, gods, disasters, and the points for its tiles.

use super::{Slow, count, counts, kinds, most_and_least, remove, words};

// R1: the kinds of tile
const PLAIN: &[&str] = &["ra", "god", "gold", "pharaoh", "nile", "flood"];
const CIVILIZATIONS: &[&str] = &["astronomy", "agriculture", "writing", "religion", "art"];
const MONUMENTS: &[&str] =
    &["fortress", "obelisk", "palace", "pyramid", "temple", "statue", "step-pyramid", "sphinx"];
const DISASTERS: &[&str] = &["funeral", "drought", "unrest", "earthquake"];

/// Disasters being resolved.
#[derive(Clone, Debug, Default)]
pub struct Disasters {
    /// Whose they are, and from which categories how many tiles go.
    owner: usize,
    losses: Vec<(&'static [&'static str], usize)>,
    /// Did a god bring them?
    by_god: bool,
}

/// R3.3, R4.2: what is an option in the other game is fixed in this one.
pub fn rules() -> Vec<(&'static str, &'static str)> {
    vec![("last-ra", "end"), ("ra-drawer", "may-pass")]
}

pub fn bag() -> Vec<&'static str> {
    let kinds = [PLAIN, CIVILIZATIONS, MONUMENTS, DISASTERS].concat();
    kinds.into_iter().flat_map(|kind| vec![kind; copies(kind)]).collect()
}

/// R1: how many tiles of a kind there are; 180 in all.
fn copies(kind: &str) -> usize {
    match kind {
        "ra" => 30,
        "god" => 8,
        "pharaoh" | "nile" => 25,
        "flood" => 12,
        "funeral" | "drought" | "earthquake" => 2,
        "unrest" => 4,
        _ => 5, // gold, and each civilization and monument
    }
}

pub fn play(table: &mut Slow, verb: &str, kind: &str) {
    match verb {
        "god" => spend_god(table, kind),
        "stop" => table.end_turn(),
        "discard" => discard(table, kind),
        _ => unreachable!("{verb} is an option without effect"),
    }
}

/// R3.2: a god takes a kind of tile on the track, but no god.
pub fn god_options(table: &Slow) -> Vec<String> {
    if !table.players[table.turn].tiles.contains(&"god") {
        return vec![];
    }
    let mut takes = kinds(&table.track);
    takes.retain(|&kind| kind != "god");
    words("god ", &takes)
}

fn spend_god(table: &mut Slow, kind: &str) {
    // R3.5: the god leaves the game; Decisions: the leftmost copy goes
    remove(&mut table.players[table.turn].tiles, "god").expect("a god");
    let tile = remove(&mut table.track, kind).expect("a tile on the track");
    table.disasters.by_god = true;
    receive(table, table.turn, &[tile]);
}

/// R3.5: the same player may go on if that is possible.
fn after_god(table: &mut Slow) {
    let options = god_options(table);
    if options.is_empty() {
        return table.end_turn();
    }
    table.wait(Some(table.turn), [options, vec!["stop".into()]].concat());
}

/// R4.3: the winner of an auction takes every tile of the lot.
pub fn win(table: &mut Slow, seat: usize, lot: &[&'static str]) {
    table.disasters.by_god = false;
    receive(table, seat, lot);
}

/// R5: all tiles are owned first, then the disasters among them are resolved, pooled by kind.
fn receive(table: &mut Slow, owner: usize, lot: &[&'static str]) {
    let tiles = &mut table.players[owner].tiles;
    tiles.extend(lot);
    tiles.retain(|tile| !DISASTERS.contains(tile));
    for _ in 0..2 * count(lot, "funeral") {
        remove(tiles, "pharaoh");
    }
    for _ in 0..2 * count(lot, "drought") {
        remove(tiles, "flood").or_else(|| remove(tiles, "nile"));
    }
    let (unrest, earthquake) = (2 * count(lot, "unrest"), 2 * count(lot, "earthquake"));
    table.disasters.owner = owner;
    table.disasters.losses = vec![(CIVILIZATIONS, unrest), (MONUMENTS, earthquake)];
    settle(table);
}

/// Resolves losses up to the next choice of the owner, or all, and goes on with the game.
fn settle(table: &mut Slow) {
    let owner = table.disasters.owner;
    let Some(&(category, left)) = table.disasters.losses.first() else {
        return if table.disasters.by_god { after_god(table) } else { table.end_turn() };
    };
    let mut at_risk = table.players[owner].tiles.clone();
    at_risk.retain(|tile| category.contains(tile));
    if left == 0 || at_risk.is_empty() {
        table.disasters.losses.remove(0);
        settle(table);
    } else if kinds(&at_risk).len() == 1 || at_risk.len() <= left {
        discard(table, at_risk[0]); // R5: nothing to choose, nothing is asked
    } else {
        table.wait(Some(owner), words("discard ", &kinds(&at_risk)));
    }
}

fn discard(table: &mut Slow, kind: &str) {
    table.disasters.losses[0].1 -= 1;
    remove(&mut table.players[table.disasters.owner].tiles, kind).expect("a tile to lose");
    settle(table);
}

/// R7: the points of each seat for its tiles; then those that leave do (R6).
pub fn score(table: &mut Slow) -> Vec<i32> {
    let mut points: Vec<i32> = (0..table.players.len()).map(|s| each_epoch(table, s)).collect();
    for (points, player) in points.iter_mut().zip(&mut table.players) {
        if table.epoch == 3 {
            *points += monuments(&player.tiles);
        }
        player.tiles.retain(|tile| stays(tile));
    }
    points
}

/// R1: does a tile stay with its owner after an epoch?
fn stays(tile: &str) -> bool {
    ["pharaoh", "nile"].contains(&tile) || MONUMENTS.contains(&tile)
}

/// R7, every epoch: pharaohs, gods, gold, river and civilizations.
fn each_epoch(table: &Slow, seat: usize) -> i32 {
    let tiles = &table.players[seat].tiles;
    let number = |kind| i32::try_from(count(tiles, kind)).expect("few tiles");
    let pharaohs = most_and_least(&counts(table, "pharaoh"), seat, 5, -2);
    let river = if number("flood") > 0 { number("flood") + number("nile") } else { 0 };
    let civilizations = CIVILIZATIONS.iter().filter(|kind| tiles.contains(kind)).count();
    let civilizations = [-5, 0, 0, 5, 10, 15][civilizations];
    pharaohs + 2 * number("god") + 3 * number("gold") + river + civilizations
}

/// R7, after epoch 3: different monuments, and three or more of a kind.
fn monuments(tiles: &[&str]) -> i32 {
    let different = MONUMENTS.iter().filter(|kind| tiles.contains(kind)).count();
    let same = |kind: &&str| [0, 0, 0, 5, 10, 15][count(tiles, kind)];
    [0, 1, 2, 3, 4, 5, 6, 10, 15][different] + MONUMENTS.iter().map(same).sum::<i32>()
}
