//! Pages to learn from.

mod pictures;
mod rules;
mod tiles;

use maud::{Markup, html};
use ra_view::Group;

use super::Frame;
use crate::learn::Prose;
use crate::pieces::{Look, icon, tile};
use crate::words::Word;

pub use rules::rules;

/// The games that can be learned: the word of an address, the name, what they are like, and a tile
/// that stands for them.
const GAMES: [(&str, Word, Prose, (&str, Group)); 2] = [
    ("ra", Word::Ra, Prose::RaBlurb, ("ra", Group::Ra)),
    ("priests", Word::Priests, Prose::PriestsBlurb, ("ankh", Group::Ankhs)),
];

/// Where to begin.
#[must_use]
pub fn learn(frame: &Frame<'_>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Prose| word.say(language);
    let body = html! {
        main.learn.overview #table {
            p.overview-lead { (say(Prose::Lead)) }
            @for (game, name, blurb, (kind, group)) in GAMES {
                section.panel aria-labelledby={ "learn-" (game) } {
                    h2 #{ "learn-" (game) } { (tile(Look::new(kind, group), &[])) (name.say(language)) }
                    p { (say(blurb)) }
                    p.ways {
                        a.btn.act href={ "/learn/" (game) "/first-game" } {
                            (icon("p-ra")) b { (say(Prose::FirstGameStart)) }
                            span.sr { ": " (name.say(language)) }
                        }
                        a.btn href={ "/learn/" (game) } {
                            (icon("i-note")) b { (say(Prose::Rules)) }
                            span.sr { ": " (name.say(language)) }
                        }
                    }
                }
            }
            section.panel aria-labelledby="learn-pad" {
                h2 #learn-pad { (icon("i-note")) (Word::PadTitle.say(language)) }
                p { (say(Prose::PadLead)) }
                p.ways { a.btn href="/pad" { b { (Word::PadStart.say(language)) } } }
            }
        }
    };
    frame.with_line(&say(Prose::Learn), "", &html! {}, &body)
}

/// The way into a first game, or back to the one that was begun.
#[must_use]
pub fn first_game(frame: &Frame<'_>, game: &str, begun: Option<&str>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Prose| word.say(language);
    let body = html! {
        main.notice #table {
            p { (say(Prose::FirstGameLead)) }
            form.ways method="post" action={ "/learn/" (game) "/first-game" } {
                @if let Some(begun) = begun {
                    a.btn.act #go-on href=(begun) { (icon("p-ra")) b { (say(Prose::FirstGameOn)) } }
                }
                button.btn.act[begun.is_none()] #begin { (icon("p-ra")) b { (say(Prose::FirstGameStart)) } }
                a.btn href={ "/learn/" (game) } { (icon("i-note")) b { (say(Prose::Rules)) } }
            }
        }
    };
    frame.with_line(&say(Prose::FirstGame), "", &html! {}, &body)
}

/// A passage: paragraphs, and lists of lines that begin with a dash.
pub(crate) fn passage(text: &str) -> Markup {
    html! {
        @for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
            @if block.starts_with("- ") {
                ul { @for line in block.lines() { li { (line.trim_start_matches("- ")) } } }
            } @else { p { (block) } }
        }
    }
}
