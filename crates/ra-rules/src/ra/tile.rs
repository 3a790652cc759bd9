//! The 180 tiles of Ra (R1).

use crate::Kind;
use crate::counts::by_name;

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Tile {
    Ra,
    God,
    Gold,
    Pharaoh,
    Nile,
    Flood,
    Astronomy,
    Agriculture,
    Writing,
    Religion,
    Art,
    Fortress,
    Obelisk,
    Palace,
    Pyramid,
    Temple,
    Statue,
    StepPyramid,
    Sphinx,
    Funeral,
    Drought,
    Unrest,
    Earthquake,
}

/// What a tile is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Category {
    Ra,
    God,
    Gold,
    Pharaoh,
    Nile,
    Flood,
    Civilization,
    Monument,
    Disaster,
}

impl Tile {
    /// The number of tiles in the box.
    pub const TOTAL: usize = 180;

    /// The five kinds of civilization.
    pub const CIVILIZATIONS: [Tile; 5] =
        [Tile::Astronomy, Tile::Agriculture, Tile::Writing, Tile::Religion, Tile::Art];

    /// The eight kinds of monument.
    pub const MONUMENTS: [Tile; 8] = [
        Tile::Fortress,
        Tile::Obelisk,
        Tile::Palace,
        Tile::Pyramid,
        Tile::Temple,
        Tile::Statue,
        Tile::StepPyramid,
        Tile::Sphinx,
    ];

    /// How many copies of this tile the box holds.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Tile::Ra => 30,
            Tile::God => 8,
            Tile::Pharaoh | Tile::Nile => 25,
            Tile::Flood => 12,
            Tile::Funeral | Tile::Drought | Tile::Earthquake => 2,
            Tile::Unrest => 4,
            _ => 5, // gold, and each kind of civilization and monument
        }
    }

    /// What the tile is for.
    #[must_use]
    pub const fn category(self) -> Category {
        match self {
            Tile::Ra => Category::Ra,
            Tile::God => Category::God,
            Tile::Gold => Category::Gold,
            Tile::Pharaoh => Category::Pharaoh,
            Tile::Nile => Category::Nile,
            Tile::Flood => Category::Flood,
            Tile::Astronomy | Tile::Agriculture | Tile::Writing | Tile::Religion | Tile::Art => {
                Category::Civilization
            }
            Tile::Fortress
            | Tile::Obelisk
            | Tile::Palace
            | Tile::Pyramid
            | Tile::Temple
            | Tile::Statue
            | Tile::StepPyramid
            | Tile::Sphinx => Category::Monument,
            Tile::Funeral | Tile::Drought | Tile::Unrest | Tile::Earthquake => Category::Disaster,
        }
    }

    /// Does the tile stay with its owner when an epoch ends?
    #[must_use]
    pub const fn outlasts_epoch(self) -> bool {
        matches!(self.category(), Category::Pharaoh | Category::Nile | Category::Monument)
    }
}

// The list below is in the order of the type, and the rulebook counts 180 tiles.
const _: () = {
    let mut total = 0;
    let mut at = 0;
    while at < Tile::ALL.len() {
        assert!(Tile::ALL[at] as usize == at);
        total += Tile::ALL[at].copies() as usize;
        at += 1;
    }
    assert!(total == Tile::TOTAL);
};

impl Kind for Tile {
    const ALL: &'static [Tile] = &[
        Tile::Ra,
        Tile::God,
        Tile::Gold,
        Tile::Pharaoh,
        Tile::Nile,
        Tile::Flood,
        Tile::Astronomy,
        Tile::Agriculture,
        Tile::Writing,
        Tile::Religion,
        Tile::Art,
        Tile::Fortress,
        Tile::Obelisk,
        Tile::Palace,
        Tile::Pyramid,
        Tile::Temple,
        Tile::Statue,
        Tile::StepPyramid,
        Tile::Sphinx,
        Tile::Funeral,
        Tile::Drought,
        Tile::Unrest,
        Tile::Earthquake,
    ];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Tile::Ra => "ra",
            Tile::God => "god",
            Tile::Gold => "gold",
            Tile::Pharaoh => "pharaoh",
            Tile::Nile => "nile",
            Tile::Flood => "flood",
            Tile::Astronomy => "astronomy",
            Tile::Agriculture => "agriculture",
            Tile::Writing => "writing",
            Tile::Religion => "religion",
            Tile::Art => "art",
            Tile::Fortress => "fortress",
            Tile::Obelisk => "obelisk",
            Tile::Palace => "palace",
            Tile::Pyramid => "pyramid",
            Tile::Temple => "temple",
            Tile::Statue => "statue",
            Tile::StepPyramid => "step-pyramid",
            Tile::Sphinx => "sphinx",
            Tile::Funeral => "funeral",
            Tile::Drought => "drought",
            Tile::Unrest => "unrest",
            Tile::Earthquake => "earthquake",
        }
    }
}

by_name!(Tile);
