//! Every language has every phrase of the advice and no other, and the advice says them all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use ra_view::Language;

use crate::words::{Phrase, source};

/// The messages of a language file, each with its variables.
type File = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_has_every_phrase_and_no_other() {
    let phrases: BTreeSet<&str> = Phrase::ALL.iter().map(|phrase| phrase.id()).collect();
    assert_eq!(phrases.len(), Phrase::ALL.len(), "two phrases have the same message");
    for language in Language::all() {
        let file = read(language);
        let missing: Vec<_> = phrases.iter().filter(|&&id| !file.contains_key(id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<_> = file.keys().filter(|id| !phrases.contains(id.as_str())).collect();
        assert!(unused.is_empty(), "{language} never says {unused:?}");
    }
}

#[test]
fn all_languages_use_the_same_variables() {
    let english = read(Language::ENGLISH);
    for language in Language::all() {
        for (id, variables) in read(language) {
            assert_eq!(Some(&variables), english.get(&id), "{language}: {id}");
        }
    }
}

#[test]
fn every_phrase_is_said_somewhere() {
    let mut source = String::new();
    add_rust_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut source);
    let is_said = |phrase: &Phrase| {
        let name = format!("Phrase::{phrase:?}");
        source.match_indices(&name).any(|(at, _)| {
            !source[at + name.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
        })
    };
    let unsaid: Vec<_> = Phrase::ALL.iter().filter(|phrase| !is_said(phrase)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

fn read(language: Language) -> File {
    let resource = parser::parse(source(language)).expect("the file is well formed");
    let mut file = File::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_string();
                assert!(message.attributes.is_empty(), "{language}: {id} has attributes");
                let value = message.value.as_ref().expect("every message has a value");
                let mut variables = BTreeSet::new();
                visit(value, &mut variables);
                assert!(file.insert(id.clone(), variables).is_none(), "{language} has {id} twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language}: {entry:?}"),
        }
    }
    file
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
        _ => panic!("the phrases have nothing but variables in braces: {inline:?}"),
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
