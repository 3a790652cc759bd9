//! Every language has every phrase of the advice and no other, and the advice says them all.

use std::collections::BTreeSet;

use ra_locales::{Locale, assert_all_are_said};
use ra_view::Language;

use crate::words::{Phrase, source};

#[test]
fn every_language_has_every_phrase_and_no_other() {
    let phrases: BTreeSet<String> = Phrase::ALL.iter().map(|phrase| phrase.id().into()).collect();
    assert_eq!(phrases.len(), Phrase::ALL.len(), "two phrases have the same message");
    for language in Language::all() {
        read(language).assert_has_just(&phrases);
    }
}

#[test]
fn all_languages_use_the_same_variables() {
    let english = read(Language::ENGLISH);
    for language in Language::all() {
        for id in Phrase::ALL.iter().map(|phrase| phrase.id()) {
            assert_eq!(read(language).variables(id), english.variables(id), "{language}: {id}");
        }
    }
}

#[test]
fn every_phrase_is_said_somewhere() {
    assert_all_are_said("Phrase", Phrase::ALL, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
}

fn read(language: Language) -> Locale {
    Locale::read(language.tag(), source(language))
}
