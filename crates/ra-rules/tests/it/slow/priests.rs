//! What Priests of Ra adds to the table: its options and tiles, sides that are shown and turned,
//! and the points for its tiles.

use super::{Slow, count, counts, kinds, remove, words};

/// Each option with its value in the preset `manual`, then the one in `published`.
const OPTIONS: [(&str, [&str; 2]); 7] = [
    ("pyramids", ["15", "29"]),
    ("ankhs", ["tiles", "tokens"]),
    ("turning", ["always", "priest"]),
    ("pyramid-steps", ["count", "rows"]),
    ("last-ra", ["auction", "end"]),
    ("ra-drawer", ["must-bid", "may-pass"]),
    ("plagues", ["end", "epochs"]),
];

// P1: the kinds of tile, and their sides
const TWO_SIDED: [&str; 6] = [
    "farmer/warrior",
    "merchant/scribe",
    "granary/fortress",
    "market/library",
    "green/red",
    "blue/yellow",
];
const ONE_SIDED: [&str; 5] = ["ra", "colourless", "priest", "plague", "ankh"];
const PEOPLE: [&str; 4] = ["farmer", "warrior", "merchant", "scribe"];
const BUILDINGS: [&str; 4] = ["granary", "fortress", "market", "library"];
const COLOURS: [&str; 4] = ["green", "red", "blue", "yellow"];

/// The options that are named, the others as in `manual`.
pub fn rules(named: &[(&str, &str)]) -> Vec<(&'static str, &'static str)> {
    let mut rules: Vec<_> = OPTIONS.iter().map(|&(name, values)| (name, values[0])).collect();
    for &(name, value) in named {
        let place = OPTIONS.iter().position(|option| option.0 == name).expect("a known option");
        let known = OPTIONS[place].1.into_iter().find(|&known| known == value);
        rules[place].1 = known.expect("a known value");
    }
    rules
}

pub fn bag(rules: &[(&str, &str)]) -> Vec<&'static str> {
    let kinds = TWO_SIDED.into_iter().chain(ONE_SIDED);
    kinds.flat_map(|kind| vec![kind; copies(kind, rules)]).collect()
}

/// How many tiles of a kind there are; 174 in all in either preset.
fn copies(kind: &str, rules: &[(&str, &str)]) -> usize {
    match kind {
        "ra" | "farmer/warrior" | "merchant/scribe" => 30,
        "granary/fortress" | "market/library" | "priest" => 15,
        "plague" => 10,
        "colourless" => 1,
        "green/red" | "blue/yellow" if rules.contains(&("pyramids", "15")) => 7,
        "ankh" if rules.contains(&("ankhs", "tokens")) => 0,
        _ => 14, // either pair of colours of 29 pyramids, and ankhs that are tiles
    }
}

/// P1: the drawer chooses which side of a two-sided tile shows.
pub fn ask_side(table: &mut Slow, tile: &'static str) {
    match tile.split_once('/') {
        Some((one, other)) => table.wait(Some(table.turn), words("show ", &[one, other])),
        None => table.lay(tile),
    }
}

/// The option `turning`, and the point on turning below the options: after every won auction.
pub fn win(table: &mut Slow, seat: usize, lot: &[&'static str]) {
    let tiles = &mut table.players[seat].tiles;
    tiles.extend(lot);
    let mut sides = kinds(tiles);
    let priest = sides.contains(&"priest");
    sides.retain(|side| [PEOPLE, BUILDINGS, COLOURS].concat().contains(side));
    if sides.is_empty() || (table.rule("turning") == "priest" && !priest) {
        return table.end_turn();
    }
    table.wait(Some(seat), [words("turn ", &sides), vec!["keep".into()]].concat());
}

pub fn play(table: &mut Slow, verb: &str, side: &str) {
    match verb {
        "show" => table.lay(this_and_other(side).0),
        "turn" => turn(table, side),
        "keep" => table.end_turn(),
        _ => unreachable!("{verb} is an option without effect"),
    }
}

fn turn(table: &mut Slow, side: &str) {
    let winner = table.actor.expect("the winner of the auction");
    let tiles = &mut table.players[winner].tiles;
    remove(tiles, side).expect("an own tile");
    tiles.push(this_and_other(side).1);
    table.end_turn();
}

/// A side, and the one behind it.
fn this_and_other(side: &str) -> (&'static str, &'static str) {
    let mut tiles = TWO_SIDED.iter().filter_map(|tile| tile.split_once('/'));
    let (front, back) = tiles.find(|t| t.0 == side || t.1 == side).expect("a two-sided tile");
    if front == side { (front, back) } else { (back, front) }
}

/// P2, P3: the points of each seat for its tiles; then those that leave do (P2.5).
pub fn score(table: &mut Slow) -> Vec<i32> {
    give_and_take(table);
    let mut points: Vec<i32> = (0..table.players.len()).map(|s| each_epoch(table, s)).collect();
    let steps = table.rule("pyramid-steps");
    let every_epoch = table.rule("plagues") == "epochs";
    for (points, player) in points.iter_mut().zip(&mut table.players) {
        if table.epoch == 3 {
            *points += after_epoch_3(&player.tiles, steps);
        }
        if table.epoch == 3 || every_epoch {
            *points += plagues(&player.tiles);
        }
        player.tiles.retain(|tile| stays(tile));
    }
    points
}

/// P2.2 ankh tokens and P2.4 plagues: both changes count in the scoring of the same epoch.
fn give_and_take(table: &mut Slow) {
    let tokens = table.rule("ankhs") == "tokens";
    for player in &mut table.players {
        let sets = PEOPLE.iter().map(|person| count(&player.tiles, person)).min();
        if tokens {
            // there are 20, and people for no more than 15
            player.tiles.extend(vec!["ankh"; sets.expect("four people")]);
        }
        if count(&player.tiles, "priest") >= 3 {
            remove(&mut player.tiles, "plague");
        }
    }
}

/// P2.5: does a tile stay with its owner after an epoch?
fn stays(tile: &str) -> bool {
    tile != "priest" && !PEOPLE.contains(&tile)
}

/// P2, every epoch: people, buildings and priests.
fn each_epoch(table: &Slow, seat: usize) -> i32 {
    let tiles = &table.players[seat].tiles;
    let people: i32 = PEOPLE.iter().map(|person| majority(&counts(table, person), seat)).sum();
    people + buildings(tiles) + 2 * number(count(tiles, "priest")) // P2.4
}

/// P2.1: for the most of a kind of people, and at least 2; ties all.
fn majority(counts: &[usize], seat: usize) -> i32 {
    let is_most = counts.iter().all(|&count| count <= counts[seat]);
    if is_most && counts[seat] >= 2 { 5 } else { 0 }
}

/// P2.3: pairs, and kinds with at least one pair.
fn buildings(tiles: &[&str]) -> i32 {
    let pairs = BUILDINGS.map(|kind| count(tiles, kind) / 2);
    let different = pairs.iter().filter(|&&pairs| pairs > 0).count();
    2 * number(pairs.iter().sum()) + [0, 0, 0, 5, 10][different]
}

/// P3, after epoch 3: pyramids and ankhs.
fn after_epoch_3(tiles: &[&str], steps: &str) -> i32 {
    pyramids(tiles, steps) + row(&[0, 0, 5, 10, 20], count(tiles, "ankh"))
}

/// P3, after epoch 3 or by `plagues epochs` after each: what plagues cost.
fn plagues(tiles: &[&str]) -> i32 {
    row(&[0, -1, -3, -6, -10, -15, -20], count(tiles, "plague"))
}

/// P3: steps, and three or more of a colour; the colourless pyramid is a step without a colour.
fn pyramids(tiles: &[&str], steps: &str) -> i32 {
    let coloured = COLOURS.map(|colour| count(tiles, colour));
    let all = coloured.iter().sum::<usize>() + count(tiles, "colourless");
    let height = match steps {
        "count" => row(&[0, 0, 5, 10, 20], all),
        _ => row(&[0, 0, 0, 5, 5, 5, 10, 10, 10, 10, 20], all), // rows of 1, 2, 3 and 4 tiles
    };
    height + coloured.iter().map(|&tiles| row(&[0, 0, 0, 5, 10], tiles)).sum::<i32>()
}

/// The points for so many tiles; beyond the last row of the table nothing more comes.
fn row(points: &[i32], tiles: usize) -> i32 {
    points[tiles.min(points.len() - 1)]
}

fn number(tiles: usize) -> i32 {
    i32::try_from(tiles).expect("few tiles")
}
