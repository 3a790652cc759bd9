//! All tiles of a game: what they are called, how many there are, and what they are good for.

use maud::{Markup, html};
use ra_record::AnyRules;
use ra_view::{Fate, Group, Language, TileEntry, TileView, tiles};

use crate::learn::Prose;
use crate::pieces::{Look, icon, tile};

/// Every kind of tile.
pub fn reference(rules: AnyRules, language: Language) -> Markup {
    list(&tiles(rules, language), language)
}

/// The disasters with what they cost.
pub fn disasters(rules: AnyRules, language: Language) -> Markup {
    let mut entries = tiles(rules, language);
    entries.retain(|entry| entry.group == Group::Disasters);
    list(&entries, language)
}

/// Tiles that are good for the same stand together.
fn list(entries: &[TileEntry], language: Language) -> Markup {
    let use_of = |entry: &TileEntry| entry.faces.first().map(|face| (face.fate, face.help.clone()));
    let alike = entries.chunk_by(|one, next| use_of(one) == use_of(next));
    html! {
        ul.all-tiles { @for entries in alike { li { (together(entries, language)) } } }
    }
}

fn together(entries: &[TileEntry], language: Language) -> Markup {
    html! {
        ul {
            @for entry in entries {
                li {
                    span.pair-of {
                        @for face in &entry.faces { (picture(face)) }
                        @if entry.faces.is_empty() { (tile(Look::new(entry.kind, entry.group), &[])) }
                    }
                    span { b { (entry.name) } small { (number(entry, language)) } }
                }
            }
        }
        @if let Some(face) = entries[0].faces.first() {
            p.fate { (mark(face.fate)) (face.fate_text) }
            p { (face.help) }
        } @else { p { (Prose::RaTile.say(language)) } }
    }
}

fn number(entry: &TileEntry, language: Language) -> String {
    match entry.copies {
        0 => Prose::Tokens.with(language, [("n", entry.supply.into())]),
        copies => Prose::InBag.with(language, [("n", copies.into())]),
    }
}

fn mark(fate: Fate) -> Markup {
    html! {
        @match fate {
            Fate::Kept => { (icon("m-stays")) }
            Fate::Discarded => { (icon("m-leaves")) }
            Fate::Strikes => {}
        }
    }
}

fn picture(face: &TileView) -> Markup {
    tile(Look::new(face.kind, face.group).with_fate(face.fate), &[])
}

/// What stays and what leaves when an epoch ends.
pub fn fates(rules: AnyRules, language: Language) -> Markup {
    let entries = tiles(rules, language);
    let faces: Vec<&TileView> = entries.iter().flat_map(|entry| &entry.faces).collect();
    let row = |heading: Prose, symbol: &str, fate: Fate| {
        html! {
            div.row-of {
                h3 { (icon(symbol)) (heading.say(language)) }
                ul.few {
                    @for face in faces.iter().filter(|face| face.fate == fate) {
                        li { (picture(face)) span { (face.name) } }
                    }
                }
            }
        }
    };
    html! {
        div.rows {
            (row(Prose::Stays, "m-stays", Fate::Kept))
            (row(Prose::Leaves, "m-leaves", Fate::Discarded))
        }
    }
}
