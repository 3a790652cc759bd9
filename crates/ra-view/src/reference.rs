//! All tiles of a game: what they are called, how many there are, and what they are good for.

use ra_record::AnyRules;
use ra_rules::Kind;
use ra_rules::priests::{Choice, Preset, Priests, Tile as TwoSided, Variant};
use ra_rules::ra::{Ra, Tile};
use serde::Serialize;

use crate::voice::{Form, Voice};
use crate::{Group, Language, Portray, TileView};

/// A kind of tile in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileEntry {
    /// Its name in a record.
    pub kind: &'static str,
    /// Its name.
    pub name: String,
    /// What it belongs to.
    pub group: Group,
    /// The name of the group.
    pub group_name: String,
    /// How many are in the bag at the beginning; none of what is handed out as tokens.
    pub copies: u8,
    /// How many there are altogether.
    pub supply: u8,
    /// The tile as it can lie on the table: one side or two. A Ra tile never lies among others.
    pub faces: Vec<TileView>,
}

/// Every kind of tile of a game.
#[must_use]
pub fn tiles(rules: AnyRules, language: Language) -> Vec<TileEntry> {
    match rules {
        AnyRules::Ra(edition) => entries::<Ra>(edition, language, |tile| match tile {
            Tile::Ra => Vec::new(),
            _ => vec![tile],
        }),
        AnyRules::Priests(variant) => {
            entries::<Priests>(variant, language, |tile: TwoSided| tile.faces().to_vec())
        }
    }
}

/// What the presets of Priests of Ra do differently: by the printed manual, and as published.
#[must_use]
pub fn priests_choices(language: Language) -> Vec<[String; 2]> {
    let voice = Voice::to_all::<Priests>(Variant::default(), &[], language);
    let word = |choice: Choice, preset| {
        let value = format!("{}-{}", choice.name(), choice.value(preset));
        voice.word("option", &value, None).say()
    };
    let both = |choice| [Preset::Manual, Preset::Published].map(|preset| word(choice, preset));
    Choice::ALL.into_iter().map(both).collect()
}

fn entries<G: Portray>(
    rules: G::Rules,
    language: Language,
    faces: impl Fn(G::Tile) -> Vec<G::Face>,
) -> Vec<TileEntry> {
    let voice = Voice::to_all::<G>(rules, &[], language);
    let face = |face| TileView::new::<G>(&voice, rules, face, None);
    let entry = |tile: G::Tile| TileEntry {
        kind: tile.name(),
        name: voice.tile(tile, Form::Name),
        group: G::group(tile),
        group_name: voice.word("group", G::group(tile).word(), None).say(),
        copies: G::copies(rules, tile),
        supply: G::supply(rules, tile),
        faces: faces(tile).into_iter().map(face).collect(),
    };
    G::Tile::ALL.iter().map(|&tile| entry(tile)).collect()
}
