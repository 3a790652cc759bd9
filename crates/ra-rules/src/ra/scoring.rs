//! Points: one function for each row of the score sheet (R7).

use core::fmt;

use super::{Sheet, State, Tile};
use crate::{Epoch, Extremes, Seat};

/// Points for gods that were not spent.
#[must_use]
pub const fn god_points(gods: u8) -> i16 {
    2 * gods as i16
}

/// Points for gold.
#[must_use]
pub const fn gold_points(gold: u8) -> i16 {
    3 * gold as i16
}

/// Points for having the most pharaohs.
pub const MOST_PHARAOHS: i16 = 5;

/// Points for having the fewest pharaohs.
pub const FEWEST_PHARAOHS: i16 = -2;

/// Points for having the most or the fewest pharaohs. Ties count for all; if all are equal,
/// nobody gets or loses anything.
#[must_use]
pub const fn pharaoh_points(own: u8, compared: Extremes) -> i16 {
    compared.points(own, MOST_PHARAOHS, FEWEST_PHARAOHS)
}

/// Points for the river: one for each nile and flood, but only in an epoch with a flood.
#[must_use]
pub const fn river_points(niles: u8, floods: u8) -> i16 {
    if floods == 0 {
        return 0;
    }
    niles as i16 + floods as i16
}

/// Points for the number of different civilizations.
#[must_use]
pub const fn civilization_points(kinds: u8) -> i16 {
    match kinds {
        0 => -5,
        1 | 2 => 0,
        3 => 5,
        4 => 10,
        _ => 15,
    }
}

/// Points for the number of different monuments, after the third epoch.
#[must_use]
pub const fn monument_kind_points(kinds: u8) -> i16 {
    match kinds {
        0..=6 => kinds as i16,
        7 => 10,
        _ => 15,
    }
}

/// Points for identical monuments of one kind, after the third epoch.
#[must_use]
pub const fn monument_set_points(copies: u8) -> i16 {
    match copies {
        0..=2 => 0,
        3 => 5,
        4 => 10,
        _ => 15,
    }
}

/// What a player of Ra had that the points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fact {
    Gods { count: u8 },
    Gold { count: u8 },
    Pharaohs { own: u8, compared: Extremes },
    River { niles: u8, floods: u8 },
    Civilizations { kinds: u8 },
    MonumentKinds { kinds: u8 },
    MonumentSets { threes: u8, fours: u8, fives: u8 },
}

/// Fills a player's score sheet.
pub(super) fn score(state: &State, seat: Seat, sheet: &mut Sheet) {
    let tiles = &state.tiles[seat];
    let (gods, gold, own) = (tiles[Tile::God], tiles[Tile::Gold], tiles[Tile::Pharaoh]);
    let (niles, floods) = (tiles[Tile::Nile], tiles[Tile::Flood]);
    let compared = Extremes::of(state.tiles.iter().map(|tiles| tiles[Tile::Pharaoh]));
    let kinds = tiles.variety_of(&Tile::CIVILIZATIONS);

    sheet.add(god_points(gods), Fact::Gods { count: gods });
    sheet.add(gold_points(gold), Fact::Gold { count: gold });
    sheet.add(pharaoh_points(own, compared), Fact::Pharaohs { own, compared });
    sheet.add(river_points(niles, floods), Fact::River { niles, floods });
    sheet.add(civilization_points(kinds), Fact::Civilizations { kinds });
    if state.table.epoch == Epoch::Third {
        score_monuments(Tile::MONUMENTS.map(|kind| tiles[kind]), sheet);
    }
}

/// Monuments count once, when the game ends.
fn score_monuments(copies: [u8; 8], sheet: &mut Sheet) {
    let number =
        |wanted: fn(u8) -> bool| copies.iter().map(|&copies| u8::from(wanted(copies))).sum();
    let kinds = number(|copies| copies > 0);
    let sets = Fact::MonumentSets {
        threes: number(|copies| copies == 3),
        fours: number(|copies| copies == 4),
        fives: number(|copies| copies == 5),
    };
    sheet.add(monument_kind_points(kinds), Fact::MonumentKinds { kinds });
    sheet.add(copies.into_iter().map(monument_set_points).sum(), sets);
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fact::Gods { count } => write!(f, "gods: {count}"),
            Fact::Gold { count } => write!(f, "gold: {count}"),
            Fact::Pharaohs { own, compared: Extremes { most, fewest } } => {
                write!(f, "pharaohs: {own} (most {most}, fewest {fewest})")
            }
            Fact::River { niles, floods } => write!(f, "river: niles {niles}, floods {floods}"),
            Fact::Civilizations { kinds } => write!(f, "kinds of civilization: {kinds}"),
            Fact::MonumentKinds { kinds } => write!(f, "kinds of monument: {kinds}"),
            Fact::MonumentSets { threes, fours, fives } => {
                write!(f, "sets of monuments: {threes} of 3, {fours} of 4, {fives} of 5")
            }
        }
    }
}
