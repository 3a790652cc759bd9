//! The rules of a game on one page.

use maud::{Markup, html};
use ra_record::AnyRules;
use ra_rules::{STARTING_SCORE, TRACK_SPACES};
use ra_view::{Language, tiles as all_tiles};

use super::{passage, pictures, tiles};
use crate::learn::Prose;
use crate::pages::Frame;
use crate::words::Word;

/// A section of the rules: its id, its heading, its passage and its picture.
type Section = (&'static str, Prose, Prose, Picture);

/// What is drawn below a passage.
#[derive(Clone, Copy, Debug)]
enum Picture {
    None,
    Suns,
    Auction,
    RaTracks,
    Disasters,
    Scoring,
    Fates,
    Choices,
}

const RA: &[Section] = &[
    ("aim", Prose::Aim, Prose::RaAim, Picture::None),
    ("table-parts", Prose::Table, Prose::RaTable, Picture::Suns),
    ("turn", Prose::Turn, Prose::RaTurn, Picture::None),
    ("auction", Prose::Auction, Prose::RaAuction, Picture::Auction),
    ("ra-track", Prose::RaTrack, Prose::RaRaTrack, Picture::RaTracks),
    ("disasters", Prose::Disasters, Prose::RaDisasters, Picture::Disasters),
    ("scoring", Prose::Scoring, Prose::RaScoring, Picture::Scoring),
    ("keep", Prose::Keep, Prose::RaKeep, Picture::Fates),
    ("end", Prose::End, Prose::EndText, Picture::None),
    ("tips", Prose::Tips, Prose::RaTips, Picture::None),
    ("editions", Prose::Editions, Prose::RaEditions, Picture::None),
];

const PRIESTS: &[Section] = &[
    ("aim", Prose::Aim, Prose::PriestsAim, Picture::None),
    ("table-parts", Prose::Table, Prose::PriestsTable, Picture::Suns),
    ("turn", Prose::Turn, Prose::PriestsTurn, Picture::None),
    ("auction", Prose::Auction, Prose::PriestsAuction, Picture::Auction),
    ("ra-track", Prose::RaTrack, Prose::PriestsRaTrack, Picture::None),
    ("scoring", Prose::Scoring, Prose::PriestsScoring, Picture::Scoring),
    ("keep", Prose::Keep, Prose::PriestsKeep, Picture::Fates),
    ("end", Prose::End, Prose::EndText, Picture::None),
    ("tips", Prose::Tips, Prose::PriestsTips, Picture::None),
    ("editions", Prose::Editions, Prose::PriestsEditions, Picture::Choices),
];

/// The rules of a game.
#[must_use]
pub fn rules(frame: &Frame<'_>, rules: AnyRules) -> Markup {
    let language = frame.preferences.language;
    let (name, sections) = match rules {
        AnyRules::Ra(_) => (Word::Ra, RA),
        AnyRules::Priests(_) => (Word::Priests, PRIESTS),
    };
    let title = Prose::RulesOf.with(language, [("game", name.say(language).into())]);
    let body = html! {
        main.learn.rules #table {
            (contents(sections, language))
            article {
                @for (id, heading, text, picture) in sections {
                    section.panel #(id) aria-labelledby={ (id) "-name" } {
                        h2 #{ (id) "-name" } { (heading.say(language)) }
                        (passage(&filled(*text, rules, language)))
                        (drawn(*picture, rules, language))
                    }
                }
                section.panel #tiles aria-labelledby="tiles-name" {
                    h2 #tiles-name { (Prose::Tiles.say(language)) }
                    (tiles::reference(rules, language))
                }
                p.ways {
                    a.btn.act href={ "/learn/" (rules.game()) "/first-game" } {
                        b { (Prose::FirstGameStart.say(language)) }
                    }
                    a.btn href="/pad" { b { (Word::PadTitle.say(language)) } }
                    a.btn href="/learn" { b { (Prose::Learn.say(language)) } }
                }
            }
        }
    };
    frame.with_line(&title, "", &html! {}, &body)
}

fn contents(sections: &[Section], language: Language) -> Markup {
    html! {
        nav.panel.contents aria-labelledby="contents-name" {
            h2 #contents-name { (Prose::Contents.say(language)) }
            ol {
                @for (id, heading, ..) in sections {
                    li { a href={ "#" (id) } { (heading.say(language)) } }
                }
                li { a href="#tiles" { (Prose::Tiles.say(language)) } }
            }
        }
    }
}

/// A passage with the numbers of the rules.
fn filled(text: Prose, rules: AnyRules, language: Language) -> String {
    let tiles: usize = all_tiles(rules, language).iter().map(|tile| usize::from(tile.copies)).sum();
    let numbers = [
        ("start", STARTING_SCORE.into()),
        ("spaces", TRACK_SPACES.into()),
        ("tiles", tiles.into()),
    ];
    text.with(language, numbers)
}

fn drawn(picture: Picture, rules: AnyRules, language: Language) -> Markup {
    match picture {
        Picture::None => html! {},
        Picture::Suns => pictures::suns(rules, language),
        Picture::Auction => pictures::auction(rules, language),
        Picture::RaTracks => pictures::ra_tracks(language),
        Picture::Disasters => tiles::disasters(rules, language),
        Picture::Scoring => pictures::scoring(rules, language),
        Picture::Fates => tiles::fates(rules, language),
        Picture::Choices => pictures::choices(language),
    }
}
