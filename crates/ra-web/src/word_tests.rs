//! Every language has every word of the pages and no other, and the pages say them all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use ra_view::Language;

use crate::learn::Prose;
use crate::words::{CLOCKS, Word, clock_name};

/// The messages of a language file, each with its variables.
type File = BTreeMap<String, BTreeSet<String>>;

/// A family of words: its name in the code, its words with their messages, and its files.
struct Family {
    name: &'static str,
    words: Vec<(String, &'static str)>,
    source: fn(Language) -> &'static str,
}

macro_rules! family {
    ($family:ident) => {
        Family {
            name: stringify!($family),
            words: $family::ALL.iter().map(|word| (format!("{word:?}"), word.id())).collect(),
            source: $family::source,
        }
    };
}

fn families() -> [Family; 2] {
    [family!(Word), family!(Prose)]
}

#[test]
fn every_language_has_every_word_and_no_other() {
    for family in families() {
        let words: BTreeSet<&str> = family.words.iter().map(|&(_, id)| id).collect();
        assert_eq!(words.len(), family.words.len(), "two words have the same message");
        for language in Language::all() {
            let file = family.read(language);
            let missing: Vec<_> = words.iter().filter(|&&id| !file.contains_key(id)).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
            let unused: Vec<_> = file.keys().filter(|id| !words.contains(id.as_str())).collect();
            assert!(unused.is_empty(), "{language} never says {unused:?}");
        }
    }
}

#[test]
fn all_languages_use_the_same_variables() {
    for family in families() {
        let english = family.read(Language::ENGLISH);
        for language in Language::all() {
            for (id, variables) in family.read(language) {
                assert_eq!(Some(&variables), english.get(&id), "{language}: {id}");
            }
        }
    }
}

#[test]
fn every_word_is_said_somewhere() {
    let mut source = String::new();
    add_rust_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut source);
    for Family { name, words, .. } in families() {
        let is_said = |word: &str| {
            let name = format!("{name}::{word}");
            source.match_indices(&name).any(|(at, _)| {
                !source[at + name.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
            })
        };
        let unsaid: Vec<_> = words.iter().filter(|(word, _)| !is_said(word)).collect();
        assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
    }
}

#[test]
fn clocks_are_told_apart() {
    let named = |language| CLOCKS.map(|clock| clock_name(clock, language));
    assert_eq!(
        named(Language::ENGLISH),
        [
            "5 minutes and 5 s a move",
            "15 minutes and 10 s a move",
            "a day and an hour a move",
            "5 days and 6 hours a move",
        ]
    );
    assert_eq!(
        named(Language::GERMAN),
        [
            "5 Minuten plus 5 s je Zug",
            "15 Minuten plus 10 s je Zug",
            "ein Tag plus eine Stunde je Zug",
            "5 Tage plus 6 Stunden je Zug",
        ]
    );
}

impl Family {
    fn read(&self, language: Language) -> File {
        let resource = parser::parse((self.source)(language)).expect("the file is well formed");
        let mut file = File::new();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_string();
                    assert!(message.attributes.is_empty(), "{language}: {id} has attributes");
                    let value = message.value.as_ref().expect("every message has a value");
                    let mut variables = BTreeSet::new();
                    visit(value, &mut variables);
                    assert!(
                        file.insert(id.clone(), variables).is_none(),
                        "{language} has {id} twice"
                    );
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{language}: {entry:?}"),
            }
        }
        file
    }
}

fn visit(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                variables.insert(variable(inline));
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                variables.insert(variable(selector));
                for variant in variants {
                    visit(&variant.value, variables);
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => id.name.to_string(),
        _ => panic!("the words have nothing but variables in braces: {inline:?}"),
    }
}

fn add_rust_files(folder: &Path, source: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            add_rust_files(&path, source);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            *source += &fs::read_to_string(path).expect("sources are text");
        }
    }
}
