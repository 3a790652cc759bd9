//! Tiles and suns as they are shown.

use ra_rules::{Kind, Sun};
use serde::Serialize;

use crate::voice::{Form, Voice};
use crate::{Key, Portray};

/// What belongs together, in the eyes of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the rulebooks'")]
pub enum Group {
    Ra,
    Gods,
    Gold,
    Pharaohs,
    River,
    Civilizations,
    Monuments,
    Disasters,
    People,
    Buildings,
    Priests,
    Pyramids,
    Ankhs,
    Plagues,
}

impl Group {
    /// Every group.
    pub const ALL: [Group; 14] = [
        Group::Ra,
        Group::Gods,
        Group::Gold,
        Group::Pharaohs,
        Group::River,
        Group::Civilizations,
        Group::Monuments,
        Group::Disasters,
        Group::People,
        Group::Buildings,
        Group::Priests,
        Group::Pyramids,
        Group::Ankhs,
        Group::Plagues,
    ];

    /// The group in one word, the same in every language.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Group::Ra => "ra",
            Group::Gods => "gods",
            Group::Gold => "gold",
            Group::Pharaohs => "pharaohs",
            Group::River => "river",
            Group::Civilizations => "civilizations",
            Group::Monuments => "monuments",
            Group::Disasters => "disasters",
            Group::People => "people",
            Group::Buildings => "buildings",
            Group::Priests => "priests",
            Group::Pyramids => "pyramids",
            Group::Ankhs => "ankhs",
            Group::Plagues => "plagues",
        }
    }
}

impl Group {
    /// The rows of the score sheet in which the tiles count.
    const fn rows(self) -> &'static [&'static str] {
        match self {
            Group::Ra | Group::Disasters => &[],
            Group::Gods => &["gods"],
            Group::Gold => &["gold"],
            Group::Pharaohs => &["pharaohs"],
            Group::River => &["river"],
            Group::Civilizations => &["civilizations"],
            Group::Monuments => &["monument-kinds", "monument-sets"],
            Group::People => &["people"],
            Group::Buildings => &["buildings"],
            Group::Priests => &["priests"],
            Group::Pyramids => &["pyramids", "colours"],
            Group::Ankhs => &["ankhs"],
            Group::Plagues => &["plagues"],
        }
    }
}

/// What becomes of a tile that somebody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It stays with its owner when the epoch ends.
    Kept,
    /// It leaves the game when the epoch ends.
    Discarded,
    /// It strikes its owner at once and leaves the game.
    Strikes,
}

/// One tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// The number of the draw that brought it, from 1: the same for as long as the tile is there.
    pub id: Option<u16>,
    /// Its name in a record.
    pub kind: &'static str,
    /// Its name.
    pub name: String,
    /// Its name where there is little room.
    pub short: String,
    /// What it belongs to.
    pub group: Group,
    /// What becomes of it.
    pub fate: Fate,
    /// What becomes of it, in words.
    pub fate_text: String,
    /// What it is good for, in words.
    pub help: String,
}

/// What an action or a line of the log is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Subject {
    Sun { sun: u8 },
    Tile { id: Option<u16>, kind: &'static str, name: String, group: Group },
}

impl Subject {
    pub(crate) fn sun(sun: Sun) -> Subject {
        Subject::Sun { sun: sun.number() }
    }

    pub(crate) fn tile<G: Portray>(voice: &Voice, tile: G::Tile) -> Subject {
        let (kind, name) = (tile.name(), voice.tile(tile, Form::Name));
        Subject::Tile { id: None, kind, name, group: G::group(tile) }
    }

    pub(crate) fn face<G: Portray>(voice: &Voice, face: G::Face, id: Option<u16>) -> Subject {
        let (kind, name) = (face.name(), voice.tile(face, Form::Name));
        Subject::Tile { id, kind, name, group: G::group(G::tile_of(face)) }
    }
}

impl TileView {
    pub(crate) fn new<G: Portray>(
        voice: &Voice,
        rules: G::Rules,
        face: G::Face,
        id: Option<u16>,
    ) -> TileView {
        let fate = fate::<G>(face);
        TileView {
            id,
            kind: face.name(),
            name: voice.tile(face, Form::Name),
            short: voice.tile(face, Form::Short),
            group: G::group(G::tile_of(face)),
            fate,
            fate_text: fate.text(voice),
            help: help::<G>(voice, rules, face),
        }
    }
}

/// What a tile is good for: what it does, and how it scores.
pub fn help<G: Portray>(voice: &Voice, rules: G::Rules, face: G::Face) -> String {
    let group = G::group(G::tile_of(face));
    let deed = matches!(group, Group::Disasters | Group::Gods)
        .then(|| voice.word("help", face.name(), None).say());
    let rule = |row: &&str| {
        let rule = voice.word("row", row, Some("rule"));
        rule.with("variant", G::row_variant(rules, row)).say()
    };
    deed.into_iter().chain(group.rows().iter().map(rule)).collect::<Vec<_>>().join(" ")
}

impl Fate {
    pub(crate) fn text(self, voice: &Voice) -> String {
        voice.say(match self {
            Fate::Kept => Key::FateKept,
            Fate::Discarded => Key::FateDiscarded,
            Fate::Strikes => Key::FateStrikes,
        })
    }
}

/// What becomes of a tile that shows this.
pub fn fate<G: Portray>(face: G::Face) -> Fate {
    match G::group(G::tile_of(face)) {
        Group::Disasters => Fate::Strikes,
        _ if G::outlasts_epoch(face) => Fate::Kept,
        _ => Fate::Discarded,
    }
}
