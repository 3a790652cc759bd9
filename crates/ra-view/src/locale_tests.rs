//! Every language says everything that the code says, and nothing else.

use std::collections::BTreeSet;

use ra_locales::{Locale, assert_all_are_said};
use ra_rules::priests::{Choice, Face, Preset, Priests, Tile as PriestsTile};
use ra_rules::ra::{Ra, Tile as RaTile};
use ra_rules::{Game, Kind, Rules};

use crate::key::Key;
use crate::scores::SUNS;
use crate::voice::word_id;
use crate::{Group, Language, Portray};

#[test]
fn every_language_has_every_message_and_no_other() {
    let needed = needed();
    for language in Language::all() {
        read(language).assert_has_just(&needed);
    }
}

/// Languages choose the words of an edition each for itself; everything else they must all say.
#[test]
fn all_languages_use_the_same_variables() {
    let english = read(Language::ENGLISH);
    for language in Language::all() {
        let file = read(language);
        for id in needed() {
            let [expected, found] = [&english, &file].map(|file| variables(file, &id));
            assert_eq!(found, expected, "{language}: {id}");
        }
    }
}

#[test]
fn every_key_is_said_somewhere() {
    assert_all_are_said("Key", Key::ALL, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
}

#[test]
fn languages_are_found_by_tag_and_by_header() {
    assert_eq!("DE_ch".parse(), Ok(Language::GERMAN));
    let unknown = "fr".parse::<Language>().map_err(|error| error.to_string());
    assert_eq!(unknown, Err("the languages are en de".into()));
    let best = [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.9", "de"),
        ("fr;q=1, de;q=0.5, en;q=0.7", "en"),
        ("en;q=0, de;q=0.1", "de"),
        ("en;q=0.5, de;q=0.50", "en"),
        ("*, de;q=0.9", "en"),
        ("de;q=nonsense;;=,,", "en"),
    ];
    for (header, tag) in best {
        assert_eq!(Language::best(header).tag(), tag, "{header:?}");
    }
}

/// Everything that the code can say.
fn needed() -> BTreeSet<String> {
    let keys = Key::ALL.iter().map(|key| key.id().to_string());
    keys.chain(tiles()).chain(words()).chain(rules::<Ra>()).chain(rules::<Priests>()).collect()
}

fn tiles() -> impl Iterator<Item = String> {
    let drawn = |name| ["", ".short", ".a"].map(|form| word_id("tile", name) + form);
    let owned = |name| ["", ".short", ".a", ".many"].map(|form| word_id("tile", name) + form);
    let two_sided = PriestsTile::ALL.iter().flat_map(move |tile| drawn(tile.name()));
    let ra = RaTile::ALL.iter().flat_map(move |tile| owned(tile.name()));
    two_sided.chain(ra).chain(Face::ALL.iter().flat_map(move |face| owned(face.name())))
}

fn words() -> impl Iterator<Item = String> {
    let groups = Group::ALL.map(|group| word_id("group", group.word()));
    let options = Choice::ALL.into_iter().flat_map(|choice| {
        [Preset::Manual, Preset::Published]
            .map(|preset| word_id("option", &format!("{}-{}", choice.name(), choice.value(preset))))
    });
    let rows = [Ra::ROWS, Priests::ROWS, &[SUNS]].concat();
    let rows =
        rows.into_iter().flat_map(|row| ["", ".rule"].map(|form| word_id("row", row) + form));
    let deeds = ["god", "funeral", "drought", "unrest", "earthquake"];
    let deeds = deeds.map(|tile| word_id("help", tile));
    groups.into_iter().chain(options).chain(rows).chain(deeds)
}

fn rules<G: Game>() -> impl Iterator<Item = String> {
    let presets = G::Rules::PRESETS.iter().map(|preset| format!("rules-{}-{preset}", G::NAME));
    presets.chain([word_id("game", G::NAME)])
}

/// The variables of a message. A tile is given by its name and as an object, and the grammar of the
/// language chooses.
fn variables<'a>(file: &'a Locale, id: &str) -> BTreeSet<&'a str> {
    let variables = file.variables(id).into_iter().filter(|&name| name != "rules");
    let chosen = variables.map(|name| match name {
        "name" => "tile",
        "other-name" => "other",
        name => name,
    });
    chosen.collect()
}

fn read(language: Language) -> Locale {
    Locale::read(language.tag(), language.source())
}
