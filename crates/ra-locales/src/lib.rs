//! What tests want of language files: every message that the code says and no other, and the same
//! variables in all languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// The messages of a language file, attributes as `message.attribute`.
#[derive(Debug)]
pub struct Locale {
    language: String,
    messages: BTreeMap<String, Uses>,
}

/// What a message is made of besides text.
#[derive(Debug, Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Locale {
    /// Reads the file of a language.
    ///
    /// # Panics
    ///
    /// If it is not well formed, has a message twice, or is more clever than our files are.
    #[must_use]
    pub fn read(language: &str, source: &str) -> Locale {
        let mut locale = Locale { language: language.to_string(), messages: BTreeMap::new() };
        let resource = parser::parse(source).expect("the file is well formed");
        for entry in resource.body {
            match entry {
                Entry::Message(message) => locale.add(&message),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", locale.language),
            }
        }
        locale
    }

    fn add(&mut self, message: &Message<&str>) {
        let id = message.id.name;
        let value = message.value.as_ref().map(Uses::of).unwrap_or_default();
        let attributes = message.attributes.iter();
        let attributes = attributes
            .map(|attribute| (format!("{id}.{}", attribute.id.name), Uses::of(&attribute.value)));
        for (id, uses) in attributes.chain([(id.to_string(), value)]) {
            let before = self.messages.insert(id.clone(), uses);
            assert!(before.is_none(), "{} has {id} twice", self.language);
        }
    }

    /// The variables of a message and of the messages that it uses.
    #[must_use]
    pub fn variables(&self, id: &str) -> BTreeSet<&str> {
        let Some(uses) = self.messages.get(id) else { return BTreeSet::new() };
        let own = uses.variables.iter().map(String::as_str);
        own.chain(uses.messages.iter().flat_map(|other| self.variables(other))).collect()
    }

    /// The file has every message that the code says, and no other but what these use.
    ///
    /// # Panics
    ///
    /// If not, with the messages.
    pub fn assert_has_just(&self, said: &BTreeSet<String>) {
        let language = &self.language;
        let missing: Vec<_> = said.iter().filter(|&id| !self.messages.contains_key(id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");

        let used: BTreeSet<&String> =
            self.messages.values().flat_map(|uses| &uses.messages).collect();
        let known = |id: &String| said.contains(id) || used.contains(id);
        let unused: Vec<_> = self.messages.keys().filter(|&id| !known(id)).collect();
        assert!(unused.is_empty(), "{language} never says {unused:?}");
    }
}

impl Uses {
    fn of(pattern: &Pattern<&str>) -> Uses {
        let mut uses = Uses::default();
        uses.visit(pattern);
        uses
    }

    fn visit(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.visit_inline(inline);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    self.visit_inline(selector);
                    for variant in variants {
                        self.visit(&variant.value);
                    }
                }
            }
        }
    }

    fn visit_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.messages.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::Placeable { .. } => panic!("not used in our files: {inline:?}"),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Every word of an enumeration is said somewhere in the sources below a folder, as in
/// `Word::Home`.
///
/// # Panics
///
/// If one is not.
pub fn assert_all_are_said<W: Debug>(enumeration: &str, words: &[W], folder: &str) {
    let mut source = String::new();
    add_rust_files(Path::new(folder), &mut source);
    let is_said = |word: &W| {
        let name = format!("{enumeration}::{word:?}");
        source.match_indices(&name).any(|(at, _)| {
            !source[at + name.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
        })
    };
    let unsaid: Vec<_> = words.iter().filter(|word| !is_said(word)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
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

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
greeting = Hello, { $name }!
tile = { $kind ->
    [gold] gold
   *[other] { noun }
}
    .short = t
noun = a { $what }
";

    fn said(ids: &[&str]) -> BTreeSet<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_message_has_the_variables_of_those_it_uses() {
        let english = Locale::read("en", ENGLISH);
        assert_eq!(english.variables("greeting"), ["name"].into());
        assert_eq!(english.variables("tile"), ["kind", "what"].into());
        assert_eq!(english.variables("tile.short"), [].into());
        english.assert_has_just(&said(&["greeting", "tile", "tile.short"]));
    }

    #[test]
    #[should_panic(expected = "en lacks [\"farewell\"]")]
    fn a_message_that_is_missing_is_found() {
        Locale::read("en", ENGLISH).assert_has_just(&said(&["farewell"]));
    }

    #[test]
    #[should_panic(expected = "en never says [\"tile\", \"tile.short\"]")]
    fn a_message_that_nobody_says_is_found() {
        Locale::read("en", ENGLISH).assert_has_just(&said(&["greeting"]));
    }

    #[test]
    #[should_panic(expected = "en has greeting twice")]
    fn a_message_that_comes_twice_is_found() {
        let _ = Locale::read("en", "greeting = Hello\ngreeting = Good day\n");
    }

    #[derive(Debug)]
    struct Term;

    const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

    #[test]
    fn a_word_is_said_where_its_name_stands() {
        assert_all_are_said("Entry", &[Term], SOURCES);
    }

    #[test]
    #[should_panic(expected = "nothing says [Term]")]
    fn a_word_that_no_code_says_is_found() {
        assert_all_are_said("Pattern", &[Term], SOURCES);
    }
}
