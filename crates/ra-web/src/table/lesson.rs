//! What a first game explains beside the table, and what somebody knows after it.

use maud::{Markup, html};
use ra_view::{Language, TileView, View};

use super::TablePage;
use crate::learn::{Lesson, Prose};
use crate::pages::passage;
use crate::pieces::{Look, tile};

/// A lesson in markup: what stands above the options of a hint, and what below.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct LessonMarkup {
    pub above: Markup,
    pub below: Markup,
}

/// The lesson of a decision.
#[must_use]
pub fn lesson(lesson: &Lesson, view: &View) -> LessonMarkup {
    let language = view.language;
    let on_track = |kind: &&str| view.table.track.iter().flatten().find(|laid| laid.kind == *kind);
    let tiles: Vec<&TileView> = lesson.tiles.iter().filter_map(on_track).collect();
    let above = html! {
        div.lesson {
            @for topic in &lesson.new { (told(*topic, language)) }
            @if !tiles.is_empty() {
                h3 { (Prose::LessonTiles.say(language)) }
                ul.told-tiles { @for tile in tiles { (told_tile(tile)) } }
            }
            h3 { (Prose::LessonThinks.say(language)) }
        }
    };
    let below = html! {
        div.lesson {
            @if !lesson.old.is_empty() {
                details {
                    summary { (Prose::LessonAgain.say(language)) }
                    @for topic in &lesson.old { (told(*topic, language)) }
                }
            }
            form method="post" action="/learn/leave" {
                button.btn.quiet #leave-lessons { b { (Prose::LessonLeave.say(language)) } }
            }
        }
    };
    LessonMarkup { above, below }
}

/// A lesson: its heading, and its paragraphs.
fn told(topic: Prose, language: Language) -> Markup {
    let text = topic.say(language);
    let (heading, rest) = text.split_once("\n\n").unwrap_or((&text, ""));
    html! { h3 { (heading) } (passage(rest)) }
}

fn told_tile(laid: &TileView) -> Markup {
    html! {
        li {
            (tile(Look::new(laid.kind, laid.group).with_fate(laid.fate), &[]))
            span { b { (laid.name) } " " (laid.help) " " small { (laid.fate_text) } }
        }
    }
}

/// After a first game: what scored, and where to go on.
pub fn learned(page: &TablePage<'_>) -> Markup {
    let language = page.view.language;
    let rows =
        page.view.scores.epochs.last().map(|sheet| sheet.rows.as_slice()).unwrap_or_default();
    html! {
        section.learned.panel #learned {
            (told(Prose::LessonLearned, language))
            dl { @for row in rows { dt { (row.name) } dd { (row.rule) } } }
            p.ways {
                a.btn.act href="/" { b { (Prose::LessonPlay.say(language)) } }
                a.btn href={ "/learn/" (page.view.table.game) } { b { (Prose::Rules.say(language)) } }
            }
        }
    }
}
