//! Points: one function for each row of the score sheet (P2, P3).

use core::fmt;

use super::{Event, Face, Faces, Sheet, SpecialEvent, State, Steps, Variant};
use crate::{Epoch, Kind, Seat};

/// Points for having the most people of a kind.
pub const MAJORITY: i16 = 5;

/// The fewest people that can be the most of a kind.
pub const FEWEST_PEOPLE: u8 = 2;

/// Points for one kind of people: for whoever has the most, and at least two.
#[must_use]
pub const fn people_points(own: u8, most: u8) -> i16 {
    if own >= FEWEST_PEOPLE && own == most { MAJORITY } else { 0 }
}

/// Points for buildings: two for each pair of a kind, and more for pairs of three or four kinds.
#[must_use]
pub const fn building_points(pairs: u8, kinds: u8) -> i16 {
    let variety = match kinds {
        0..=2 => 0,
        3 => 5,
        _ => 10,
    };
    2 * pairs as i16 + variety
}

/// Points for priests.
#[must_use]
pub const fn priest_points(priests: u8) -> i16 {
    2 * priests as i16
}

/// Points for the steps that pyramids make, after the third epoch.
#[must_use]
pub const fn pyramid_points(pyramids: u8, steps: Steps) -> i16 {
    match (steps, pyramids) {
        (Steps::Count, 2) | (Steps::Rows, 3..=5) => 5,
        (Steps::Count, 3) | (Steps::Rows, 6..=9) => 10,
        (Steps::Count, 4..) | (Steps::Rows, 10..) => 20,
        _ => 0,
    }
}

/// Points for pyramids that show the same colour, after the third epoch.
#[must_use]
pub const fn colour_points(pyramids: u8) -> i16 {
    match pyramids {
        0..=2 => 0,
        3 => 5,
        _ => 10,
    }
}

/// Points for ankhs, after the third epoch.
#[must_use]
pub const fn ankh_points(ankhs: u8) -> i16 {
    match ankhs {
        0 | 1 => 0,
        2 => 5,
        3 => 10,
        _ => 20,
    }
}

/// Points lost to plagues, after the third epoch or after each one.
#[must_use]
pub const fn plague_points(plagues: u8) -> i16 {
    match plagues {
        0 => 0,
        1 => -1,
        2 => -3,
        3 => -6,
        4 => -10,
        5 => -15,
        _ => -20,
    }
}

/// What a player of Priests of Ra had that the points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fact {
    /// In which of the four kinds of people the player scores.
    People {
        majorities: [bool; 4],
    },
    Buildings {
        pairs: u8,
        kinds: u8,
    },
    Priests {
        count: u8,
    },
    Pyramids {
        count: u8,
    },
    Colours {
        threes: u8,
        fours: u8,
    },
    Ankhs {
        count: u8,
    },
    Plagues {
        count: u8,
    },
}

/// Fills a player's score sheet.
pub(super) fn score(state: &State, seat: Seat, sheet: &mut Sheet) {
    let tiles = &state.tiles[seat];
    let points = Face::PEOPLE.map(|kind| {
        let most = state.tiles.iter().map(|tiles| tiles[kind]).max().unwrap_or_default();
        people_points(tiles[kind], most)
    });
    let majorities = points.map(|points| points > 0);
    sheet.add(points.iter().sum(), Fact::People { majorities });

    let pairs_of = Face::BUILDINGS.map(|kind| tiles[kind] / 2);
    let pairs = pairs_of.iter().sum();
    let kinds = pairs_of.iter().map(|&pairs| u8::from(pairs > 0)).sum();
    sheet.add(building_points(pairs, kinds), Fact::Buildings { pairs, kinds });

    let priests = tiles[Face::Priest];
    sheet.add(priest_points(priests), Fact::Priests { count: priests });
    let last = state.table.epoch == Epoch::Third;
    if last {
        score_lasting(state.rules, tiles, sheet);
    }
    if last || state.rules.plagues_cost_every_epoch() {
        let count = tiles[Face::Plague] - plagues_removed(tiles);
        sheet.add(plague_points(count), Fact::Plagues { count });
    }
}

/// What counts once, when the game ends.
fn score_lasting(rules: Variant, tiles: &Faces, sheet: &mut Sheet) {
    let colours = Face::COLOURS.map(|colour| tiles[colour]);
    let count = colours.iter().sum::<u8>() + tiles[Face::Colourless];
    sheet.add(pyramid_points(count, rules.pyramid_steps()), Fact::Pyramids { count });

    let threes = colours.iter().map(|&pyramids| u8::from(pyramids == 3)).sum();
    let fours = colours.iter().map(|&pyramids| u8::from(pyramids > 3)).sum();
    sheet.add(colours.into_iter().map(colour_points).sum(), Fact::Colours { threes, fours });

    let ankhs = tiles[Face::Ankh] + ankhs_earned(rules, tiles);
    sheet.add(ankh_points(ankhs), Fact::Ankhs { count: ankhs });
}

/// With the option `ankhs tokens`, an ankh for each complete set of people.
fn ankhs_earned(rules: Variant, tiles: &Faces) -> u8 {
    if !rules.ankhs_are_tokens() {
        return 0;
    }
    Face::PEOPLE.map(|kind| tiles[kind]).into_iter().min().unwrap_or_default()
}

/// Three priests or more remove one plague when an epoch ends.
#[must_use]
pub fn plagues_removed(tiles: &Faces) -> u8 {
    u8::from(tiles[Face::Priest] >= 3).min(tiles[Face::Plague])
}

/// Hands out ankhs and removes plagues.
pub(super) fn settle_epoch(state: &mut State, tell: &mut impl FnMut(Event)) {
    for seat in state.tiles.seats() {
        let tiles = &mut state.tiles[seat];
        let (earned, removed) = (ankhs_earned(state.rules, tiles), plagues_removed(tiles));
        tiles.add(Face::Ankh, earned);
        tiles.remove(Face::Plague, removed);
        for _ in 0..earned {
            tell(Event::Special(SpecialEvent::AnkhEarned { seat }));
        }
        for _ in 0..removed {
            tell(Event::Special(SpecialEvent::PlagueRemoved { seat }));
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fact::People { majorities } => {
                f.write_str("most people:")?;
                let most = Face::PEOPLE.iter().zip(majorities).filter(|&(_, most)| most);
                for (kind, _) in most {
                    write!(f, " {}", kind.name())?;
                }
                if majorities == [false; 4] { f.write_str(" none") } else { Ok(()) }
            }
            Fact::Buildings { pairs, kinds } => {
                write!(f, "pairs of buildings: {pairs} of {kinds} kinds")
            }
            Fact::Priests { count } => write!(f, "priests: {count}"),
            Fact::Pyramids { count } => write!(f, "pyramids: {count}"),
            Fact::Colours { threes, fours } => {
                write!(f, "colours of pyramids: {threes} with 3, {fours} with 4 or more")
            }
            Fact::Ankhs { count } => write!(f, "ankhs: {count}"),
            Fact::Plagues { count } => write!(f, "plagues: {count}"),
        }
    }
}
