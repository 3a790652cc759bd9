//! Tiles: the outline names the family, the glyph names the kind, the material says whether the
//! tile stays.

use maud::{Markup, html};
use ra_view::{Fate, Group};

use super::symbols;

/// What a tile is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    /// It stays with its owner, or was never anybody's.
    Stone,
    /// It leaves when the epoch ends.
    Papyrus,
}

impl Material {
    /// The material of a tile with this fate.
    #[must_use]
    pub const fn of(fate: Fate) -> Material {
        match fate {
            Fate::Kept | Fate::Strikes => Material::Stone,
            Fate::Discarded => Material::Papyrus,
        }
    }

    /// The material of a tile whose fate is not at hand.
    fn usual(group: Group, kind: &str) -> Material {
        match group {
            Group::Gods | Group::Gold | Group::Civilizations | Group::People | Group::Priests => {
                Material::Papyrus
            }
            Group::River if kind == "flood" => Material::Papyrus,
            _ => Material::Stone,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Material::Stone => "stone",
            Material::Papyrus => "papyrus",
        }
    }
}

/// How a tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look<'a> {
    kind: &'a str,
    group: Group,
    material: Material,
    missing: bool,
}

impl<'a> Look<'a> {
    /// The look of a tile, by its name in a record.
    #[must_use]
    pub fn new(kind: &'a str, group: Group) -> Look<'a> {
        Look { kind, group, material: Material::usual(group, kind), missing: false }
    }

    /// The same tile of the material for this fate.
    #[must_use]
    pub fn with_fate(self, fate: Fate) -> Look<'a> {
        Look { material: Material::of(fate), ..self }
    }

    /// The place of the tile, without the tile if it is missing.
    #[must_use]
    pub fn or_gap(self, missing: bool) -> Look<'a> {
        Look { missing, ..self }
    }

    /// The looks of both sides of a tile that has two, or the one look of any other.
    pub fn sides(self) -> impl Iterator<Item = Look<'a>> {
        self.kind.split('/').map(move |kind| Look { kind, ..self })
    }

    const fn family(self) -> &'static str {
        match self.group {
            Group::Ra => "k-ra",
            Group::Gods => "k-god",
            Group::Gold => "k-gold",
            Group::Pharaohs => "k-pharaoh",
            Group::River => "k-nile",
            Group::Civilizations => "k-civ",
            Group::Monuments => "k-mon",
            Group::Disasters => "k-dis",
            Group::People => "k-people",
            Group::Buildings => "k-build",
            Group::Priests => "k-priest",
            Group::Pyramids => "k-pyr",
            Group::Ankhs => "k-ankh",
            Group::Plagues => "k-plague",
        }
    }

    const fn outline(self) -> &'static str {
        match self.group {
            Group::Ra => "f-square",
            Group::Gods | Group::Priests => "f-shrine",
            Group::Gold => "f-disc",
            Group::Pharaohs | Group::Ankhs => "f-cartouche",
            Group::River => "f-river",
            Group::Civilizations | Group::People => "f-stela",
            Group::Monuments | Group::Buildings => "f-pylon",
            Group::Disasters | Group::Plagues => "f-shard",
            Group::Pyramids => "f-triangle",
        }
    }

    fn is_flood(self) -> bool {
        self.kind == "flood"
    }

    fn class(self) -> String {
        let family = if self.is_flood() { "k-flood" } else { self.family() };
        let colour = if self.group == Group::Pyramids { self.kind } else { "" };
        let gap = if self.missing { "gap" } else { "" };
        let words = ["tile", self.material.class(), family, colour, gap];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// A tile. With the number of its draw it is the tile itself and not a mention of it.
#[must_use]
pub fn tile(look: Look<'_>, draws: &[u16]) -> Markup {
    let outline = if look.is_flood() { "f-basin" } else { look.outline() };
    let pieces = || draws.iter().map(|draw| format!("t{draw}")).collect::<Vec<_>>().join(" ");
    html! {
        span class=(look.class()) data-piece=[(!draws.is_empty()).then(pieces)] {
            svg viewBox="0 0 64 64" aria-hidden="true" {
                use class="f" href={ (symbols()) "#" (outline) } {}
                use class="g" href={ (symbols()) "#t-" (look.kind) } {}
            }
        }
    }
}

/// How many, as a scribe counts: up to five strokes, then a numeral. Readers hear it elsewhere.
#[must_use]
pub fn strokes(count: u8) -> Markup {
    html! {
        @if count > 5 { span.many aria-hidden="true" { (count) } }
        @else { span.n data-n=(count) {} }
    }
}
