//! The tiles of Priests of Ra, most of them with two sides (P1.1).

use crate::Kind;
use crate::counts::by_name;

/// A kind of tile, as it comes out of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the sides")]
pub enum Tile {
    Ra,
    FarmerWarrior,
    MerchantScribe,
    GranaryFortress,
    MarketLibrary,
    GreenRed,
    BlueYellow,
    Colourless,
    Priest,
    Plague,
    Ankh,
}

/// What a tile shows on the table. The first twelve are sides of tiles that have two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Face {
    Farmer,
    Warrior,
    Merchant,
    Scribe,
    Granary,
    Fortress,
    Market,
    Library,
    Green,
    Red,
    Blue,
    Yellow,
    Colourless,
    Priest,
    Plague,
    Ankh,
}

impl Tile {
    /// What the tile can show: two sides, one, or for Ra none, because it is never on the table.
    #[must_use]
    pub const fn faces(self) -> &'static [Face] {
        match self {
            Tile::Ra => &[],
            Tile::FarmerWarrior => &[Face::Farmer, Face::Warrior],
            Tile::MerchantScribe => &[Face::Merchant, Face::Scribe],
            Tile::GranaryFortress => &[Face::Granary, Face::Fortress],
            Tile::MarketLibrary => &[Face::Market, Face::Library],
            Tile::GreenRed => &[Face::Green, Face::Red],
            Tile::BlueYellow => &[Face::Blue, Face::Yellow],
            Tile::Colourless => &[Face::Colourless],
            Tile::Priest => &[Face::Priest],
            Tile::Plague => &[Face::Plague],
            Tile::Ankh => &[Face::Ankh],
        }
    }
}

impl Face {
    /// Farmers, warriors, merchants and scribes.
    pub const PEOPLE: [Face; 4] = [Face::Farmer, Face::Warrior, Face::Merchant, Face::Scribe];

    /// The four kinds of building.
    pub const BUILDINGS: [Face; 4] = [Face::Granary, Face::Fortress, Face::Market, Face::Library];

    /// The four colours of pyramids.
    pub const COLOURS: [Face; 4] = [Face::Green, Face::Red, Face::Blue, Face::Yellow];

    /// The faces of tiles that have two.
    pub const SIDES: &'static [Face] = Face::ALL.split_at(12).0;

    /// The tile that shows this.
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Face::Farmer | Face::Warrior => Tile::FarmerWarrior,
            Face::Merchant | Face::Scribe => Tile::MerchantScribe,
            Face::Granary | Face::Fortress => Tile::GranaryFortress,
            Face::Market | Face::Library => Tile::MarketLibrary,
            Face::Green | Face::Red => Tile::GreenRed,
            Face::Blue | Face::Yellow => Tile::BlueYellow,
            Face::Colourless => Tile::Colourless,
            Face::Priest => Tile::Priest,
            Face::Plague => Tile::Plague,
            Face::Ankh => Tile::Ankh,
        }
    }

    /// What the tile shows when it is turned over, if it has two sides.
    #[must_use]
    pub fn other_side(self) -> Option<Face> {
        match *self.tile().faces() {
            [one, other] => Some(if self == one { other } else { one }),
            _ => None,
        }
    }

    /// Does the tile stay with its owner when an epoch ends?
    #[must_use]
    pub const fn outlasts_epoch(self) -> bool {
        !matches!(self, Face::Farmer | Face::Warrior | Face::Merchant | Face::Scribe | Face::Priest)
    }
}

impl Kind for Tile {
    const ALL: &'static [Tile] = &[
        Tile::Ra,
        Tile::FarmerWarrior,
        Tile::MerchantScribe,
        Tile::GranaryFortress,
        Tile::MarketLibrary,
        Tile::GreenRed,
        Tile::BlueYellow,
        Tile::Colourless,
        Tile::Priest,
        Tile::Plague,
        Tile::Ankh,
    ];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Tile::Ra => "ra",
            Tile::FarmerWarrior => "farmer/warrior",
            Tile::MerchantScribe => "merchant/scribe",
            Tile::GranaryFortress => "granary/fortress",
            Tile::MarketLibrary => "market/library",
            Tile::GreenRed => "green/red",
            Tile::BlueYellow => "blue/yellow",
            Tile::Colourless | Tile::Priest | Tile::Plague | Tile::Ankh => self.faces()[0].name(),
        }
    }
}

impl Kind for Face {
    const ALL: &'static [Face] = &[
        Face::Farmer,
        Face::Warrior,
        Face::Merchant,
        Face::Scribe,
        Face::Granary,
        Face::Fortress,
        Face::Market,
        Face::Library,
        Face::Green,
        Face::Red,
        Face::Blue,
        Face::Yellow,
        Face::Colourless,
        Face::Priest,
        Face::Plague,
        Face::Ankh,
    ];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Face::Farmer => "farmer",
            Face::Warrior => "warrior",
            Face::Merchant => "merchant",
            Face::Scribe => "scribe",
            Face::Granary => "granary",
            Face::Fortress => "fortress",
            Face::Market => "market",
            Face::Library => "library",
            Face::Green => "green",
            Face::Red => "red",
            Face::Blue => "blue",
            Face::Yellow => "yellow",
            Face::Colourless => "colourless",
            Face::Priest => "priest",
            Face::Plague => "plague",
            Face::Ankh => "ankh",
        }
    }
}

by_name!(Tile);
by_name!(Face);
