//! The side column: what is still in the bag, and what happened.

use maud::{Markup, html};
use ra_view::{LogKind, LogLine, Subject};

use super::TablePage;
use crate::Word;
use crate::pieces::{Look, Side, icon, sun, tile};

/// What is still in the bag.
pub fn bag(page: &TablePage<'_>) -> Markup {
    let bag = &page.view.table.bag;
    html! {
        section.panel.bag.bag-wide[page.is_priests()] #bag aria-labelledby="bag-name" {
            h2 #bag-name { (icon("p-bag")) (page.say(Word::Bag)) " " small { (bag.text) } }
            ul {
                @for kind in &bag.kinds {
                    li.bag-out[kind.count == 0] title=(kind.name) {
                        @for side in Look::new(kind.kind, kind.group).sides() { (tile(side, &[])) }
                        (kind.count) span.sr { " " (kind.name) }
                    }
                }
            }
        }
    }
}

/// The log and the rules that are played by.
pub fn log(page: &TablePage<'_>) -> Markup {
    let lines: Vec<Markup> = page.view.log.iter().map(|line| entry(page, line)).collect();
    html! {
        section.panel.log #log aria-labelledby="log-name" {
            (log_heading(page))
            (self::lines(&lines))
        }
    }
}

/// The name of the log, and the rules that are played by.
pub fn log_heading(page: &TablePage<'_>) -> Markup {
    html! {
        h2 #log-name {
            (icon("i-note")) (page.say(Word::Log)) " " small { (page.view.table.edition) }
        }
        @if !page.view.table.departures.is_empty() {
            p.log-departures { (page.view.table.departures.join("; ")) }
        }
    }
}

/// What happened, the newest first in the markup and last on the screen.
pub fn lines(lines: &[Markup]) -> Markup {
    html! {
        ol #lines reversed tabindex="0" aria-labelledby="log-name" {
            @for line in lines.iter().rev() { (line) }
        }
    }
}

/// A line of the log, which leads to the table as it was then.
pub fn entry(page: &TablePage<'_>, line: &LogLine) -> Markup {
    let class = match line.kind {
        LogKind::Ra | LogKind::Invoke | LogKind::Auction => Some("log-call"),
        LogKind::EpochBegin | LogKind::EpochEnd | LogKind::GameOver => Some("log-milestone"),
        _ => None,
    };
    let end = line.details.iter().position(|detail| detail.kind == LogKind::EpochEnd);
    let (details, result) = line.details.split_at(end.unwrap_or(line.details.len()));
    html! {
        li #{ "ply-" (line.ply) } class=[class] {
            a href={ "?ply=" (line.ply) } {
                (picture(page, line))
                span.log-told {
                    (line.text)
                    @for detail in details { " " small { (detail.text) } }
                }
                span.log-ply { (line.ply) }
            }
            @if let [end, scores @ ..] = result {
                div.log-epoch { h3 { (end.text) } @for detail in scores { p { (detail.text) } } }
            }
        }
    }
}

fn picture(page: &TablePage<'_>, line: &LogLine) -> Markup {
    let is_bot = line.seat.is_some_and(|seat| page.sitter(seat).bot.is_some());
    html! {
        @match (&line.subject, line.kind) {
            (Some(Subject::Sun { sun: number }), _) => {
                span aria-hidden="true" { (sun(*number, Side::Up, None, false)) }
            }
            (Some(Subject::Tile { kind, group, .. }), _) => {
                @for look in Look::new(kind, *group).sides().take(1) { (tile(look, &[])) }
            }
            (None, LogKind::Invoke) => { (icon("p-ra")) }
            (None, LogKind::EpochBegin) => { (icon("e-1")) }
            (None, _) => { (icon(if is_bot { "b-bot" } else { "b-human" })) }
        }
    }
}
