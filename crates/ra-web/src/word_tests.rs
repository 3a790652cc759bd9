//! Every language has every word of the pages and no other, and the pages say them all.

use std::collections::BTreeSet;

use ra_locales::{Locale, assert_all_are_said};
use ra_view::Language;

use crate::learn::Prose;
use crate::words::{CLOCKS, Word, clock_name};

macro_rules! assert_family {
    ($family:ident) => {
        let said: BTreeSet<String> = $family::ALL.iter().map(|word| word.id().into()).collect();
        assert_eq!(said.len(), $family::ALL.len(), "two words have the same message");
        let read = |language: Language| Locale::read(language.tag(), $family::source(language));
        let english = read(Language::ENGLISH);
        for language in Language::all() {
            let file = read(language);
            file.assert_has_just(&said);
            for id in &said {
                assert_eq!(file.variables(id), english.variables(id), "{language}: {id}");
            }
        }
        let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        assert_all_are_said(stringify!($family), $family::ALL, sources);
    };
}

#[test]
fn every_word_is_said_and_is_in_every_language() {
    assert_family!(Word);
}

#[test]
fn so_is_everything_that_is_to_learn() {
    assert_family!(Prose);
}

#[test]
fn clocks_are_told_apart() {
    let named = |language| CLOCKS.map(|clock| clock_name(clock, language));
    assert_eq!(
        named(Language::ENGLISH),
        [
            "5 minutes + 5 s per move",
            "15 minutes + 10 s per move",
            "1 day + 1 hour per move",
            "5 days + 6 hours per move",
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
