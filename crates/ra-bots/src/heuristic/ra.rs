//! What tiles are worth in Ra, in expected points until the end of the game.

use ra_rules::ra::scoring::{
    FEWEST_PHARAOHS, MOST_PHARAOHS, civilization_points, god_points, gold_points,
    monument_kind_points, monument_set_points,
};
use ra_rules::ra::{Ra, State, Tile, Tiles, Toll};
use ra_rules::{Kind, Seat};

use super::{Appraise, Clock, Temper, chance_at_least};

impl Appraise for Ra {
    const TEMPER: Temper = Temper {
        doubt: 5.0,
        to_bid: [5.1, 12.8],
        to_keep: [5.2, 1.4],
        call: 0.8,
        others: 1.75,
        denial: 2.2,
        interest: 0.16,
    };

    fn worth(state: &State, clock: Clock, seat: Seat, tiles: &Tiles) -> f32 {
        let gods =
            f32::from(tiles[Tile::God]) * (f32::from(god_points(1)) + 1.8 * clock.epoch_left);
        let gold = f32::from(gold_points(tiles[Tile::Gold]));
        gods + gold
            + pharaohs(state, clock, seat, tiles[Tile::Pharaoh])
            + river(clock, tiles[Tile::Nile], tiles[Tile::Flood])
            + civilizations(clock, tiles)
            + monuments(clock, tiles)
    }

    fn with_lot(tiles: &Tiles, lot: impl Iterator<Item = Tile>) -> Tiles {
        let mut kept = *tiles;
        let mut toll = Toll::of_lot(&mut kept, lot);
        while let Some(spare) = least_painful(&kept, toll) {
            toll = toll.after(&mut kept, spare);
        }
        kept
    }
}

/// What a player gives up most easily, if something has to go.
fn least_painful(tiles: &Tiles, toll: Toll) -> Option<Tile> {
    let owned = toll.choice().iter().copied().filter(|&kind| tiles[kind] > 0);
    if toll.civilizations > 0 {
        owned.max_by_key(|&kind| tiles[kind])
    } else {
        owned.min_by_key(|&kind| (tiles[kind] > 2, tiles[kind] == 1))
    }
}

fn pharaohs(state: &State, clock: Clock, seat: Seat, own: u8) -> f32 {
    let others = state.tiles().seats().filter(|&other| other != seat);
    let counts = others.map(|other| state.tiles()[other][Tile::Pharaoh]);
    let (most, fewest) = (counts.clone().max().unwrap_or(0), counts.min().unwrap_or(0));
    let points = |left| {
        let most = chance_at_least::<Ra>(f32::from(own) - f32::from(most), left);
        let fewest = chance_at_least::<Ra>(f32::from(fewest) - f32::from(own), left);
        f32::from(MOST_PHARAOHS) * most + f32::from(FEWEST_PHARAOHS) * fewest
    };
    points(clock.epoch_left) + 1.2 * clock.epochs_after * points(1.0)
}

/// Niles stay and wait for a flood; floods go.
fn river(clock: Clock, niles: u8, floods: u8) -> f32 {
    let (niles, floods) = (f32::from(niles), f32::from(floods));
    let chance_of_flood = if floods > 0.0 { 1.0 } else { 0.5 * clock.epoch_left };
    floods + niles * (chance_of_flood + 0.45 * clock.epochs_after)
}

fn civilizations(clock: Clock, tiles: &Tiles) -> f32 {
    let kinds = tiles.variety_of(&Tile::CIVILIZATIONS);
    let (now, next) = (civilization_points(kinds), civilization_points(kinds + 1));
    f32::from(now) + 0.4 * clock.epoch_left * f32::from(next - now)
}

fn monuments(clock: Clock, tiles: &Tiles) -> f32 {
    /// What the hope for more is worth at the beginning of the game.
    const HOPE_FOR_KINDS: [f32; 9] = [0.0, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 2.0, 0.0];
    const HOPE_FOR_SETS: [f32; 6] = [0.0, 0.3, 2.4, 1.7, 1.3, 0.0];

    let left = clock.game_left();
    let kinds = tiles.variety_of(&Tile::MONUMENTS);
    let sets = Tile::MONUMENTS.iter().map(|&kind| {
        let copies = tiles[kind].min(5);
        f32::from(monument_set_points(copies)) + left * HOPE_FOR_SETS[usize::from(copies)]
    });
    f32::from(monument_kind_points(kinds))
        + left * HOPE_FOR_KINDS[usize::from(kinds)]
        + sets.sum::<f32>()
}

const _: () = assert!(Tile::ALL.len() == 23, "the heuristic knows every tile");
