//! Every language says everything that the code says, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use ra_rules::priests::{Choice, Face, Preset, Priests, Tile as PriestsTile};
use ra_rules::ra::{Ra, Tile as RaTile};
use ra_rules::{Game, Kind, Rules};

use crate::key::Key;
use crate::scores::SUNS;
use crate::voice::word_id;
use crate::{Group, Language, Portray};

/// What a message of a language file uses.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// The messages of a file, attributes as `message.attribute`.
type File = BTreeMap<String, Uses>;

#[test]
fn every_language_has_every_message_and_no_other() {
    let needed = needed();
    for language in Language::all() {
        let file = read(language);
        let missing: Vec<_> = needed.iter().filter(|&id| !file.contains_key(id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");

        let used: BTreeSet<&String> = file.values().flat_map(|uses| &uses.messages).collect();
        let unused: Vec<_> =
            file.keys().filter(|id| !needed.contains(*id) && !used.contains(id)).collect();
        assert!(unused.is_empty(), "{language} never says {unused:?}");
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
    let source: String = rust_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    for key in Key::ALL {
        let name = format!("Key::{key:?}");
        let said = source.match_indices(&name).any(|(at, _)| {
            !source[at + name.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
        });
        assert!(said, "nothing says {name}");
    }
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

/// The variables of a message and of the messages that it uses. A tile is given by its name and as an
/// object, and the grammar of the language chooses.
fn variables(file: &File, id: &str) -> BTreeSet<String> {
    let Some(uses) = file.get(id) else { return BTreeSet::new() };
    let own = uses.variables.iter().filter(|&name| name != "rules");
    let own = own.map(|name| match name.as_str() {
        "name" => "tile".into(),
        "other-name" => "other".into(),
        name => name.into(),
    });
    own.chain(uses.messages.iter().flat_map(|other| variables(file, other))).collect()
}

fn read(language: Language) -> File {
    let resource = parser::parse(language.source()).expect("the file is well formed");
    let mut file = File::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_string();
                for attribute in message.attributes {
                    let name = format!("{id}.{}", attribute.id.name);
                    assert!(file.insert(name, uses(&attribute.value)).is_none(), "{id} twice");
                }
                let value = message.value.as_ref().map(uses).unwrap_or_default();
                assert!(file.insert(id.clone(), value).is_none(), "{language} has {id} twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language}: {entry:?}"),
        }
    }
    file
}

fn uses(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    visit(pattern, &mut uses);
    uses
}

fn visit(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                visit_inline(inline, uses);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                visit_inline(selector, uses);
                for variant in variants {
                    visit(&variant.value, uses);
                }
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_string());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
            uses.messages.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
        }
        InlineExpression::FunctionReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => panic!("not used in this project: {inline:?}"),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn rust_files(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let texts = entries.map(|entry| {
        let path = entry.expect("the sources can be read").path();
        fs::read_to_string(path).expect("sources are text")
    });
    texts.collect()
}
