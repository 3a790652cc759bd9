//! A game as it is, and as it was at some move.

use maud::{Markup, html};

use super::Frame;
use crate::learn::Prose;
use crate::pieces::icon;
use crate::table::{TablePage, table};
use crate::words::Word;

/// Where in a game a replay stands.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// The ply that is shown.
    pub ply: usize,
    /// The last ply.
    pub last: usize,
    /// Does the way back lead to a table?
    pub has_table: bool,
    /// Where the review of the game is, if it can have one.
    pub review: Option<&'a String>,
    /// What to think of the position and of the decision that led to it, if that is known.
    pub judged: Option<Markup>,
}

/// The page of a game as it was.
#[must_use]
pub fn replay(frame: &Frame<'_>, page: &TablePage<'_>, at: &Replay<'_>) -> Markup {
    let body = html! { (bar(frame, at)) (table(page)) };
    let prompt = &page.view.prompt;
    frame.with_line(&prompt.status, &prompt.status, &menu(page, false), &body)
}

/// A token for a program that plays in a seat, and how to start one.
#[must_use]
pub fn token(frame: &Frame<'_>, origin: &str, address: &str, token: &str) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let table = address.rsplit('/').next().unwrap_or_default();
    let body = html! {
        main.notice.token #table {
            p { (say(Word::ProgramHow)) }
            pre tabindex="0" { code { "python3 bot.py " (origin) " --table " (table) " --token " (token) } }
            p.ways {
                a.btn.act href=(address) { b { (say(Word::ToTable)) } }
                a.btn href="/api" { b { (say(Word::ForProgrammers)) } }
            }
        }
    };
    frame.with_line(&say(Word::Program), "", &html! {}, &body)
}

/// The title of the window: what is asked, with a mark if it is asked of the viewer.
#[must_use]
pub fn title(page: &TablePage<'_>) -> String {
    let turn = if page.calls() { "● " } else { "" };
    format!("{turn}{} · Heliopolis", page.view.prompt.text)
}

/// What the menu of a game offers.
#[must_use]
pub fn menu(page: &TablePage<'_>, is_rated: bool) -> Markup {
    html! {
        div.prefs #game-menu {
            @if is_rated { p.aside { (page.say(Word::Rated)) } }
            a href={ "/learn/" (page.view.table.game) } target="_blank" {
                (Prose::Rules.say(page.view.language))
            }
            @if let (Some(commitment), None) = (&page.view.table.commitment, &page.view.table.seed) {
                details.fair {
                    summary { (page.say(Word::Fairness)) }
                    p.aside { (page.say(Word::FairNotYet)) }
                    code { (commitment) }
                }
            }
            @if let Some(address) = page.address.filter(|_| page.can.decide) {
                details #program {
                    summary { (page.say(Word::Program)) }
                    form method="post" action={ (address) "/token" } {
                        p.aside { (page.say(Word::ProgramAsk)) }
                        button.btn { b { (page.say(Word::ProgramToken)) } }
                    }
                }
            }
            @if let Some(address) = page.address.filter(|_| page.can.resign) {
                details #resign {
                    summary { (page.say(Word::Resign)) }
                    form method="post" action={ (address) "/resign" } {
                        p.aside { (page.say(Word::ResignSure)) }
                        button.btn { b { (page.say(Word::ResignYes)) } }
                    }
                }
            }
        }
    }
}

/// Where the menu of a game will be, while there is none.
#[must_use]
pub fn no_menu() -> Markup {
    html! { div.prefs #game-menu {} }
}

/// The way through a game.
fn bar(frame: &Frame<'_>, at: &Replay<'_>) -> Markup {
    let Replay { ply, last, has_table, review, .. } = *at;
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let step = |id: &str, to: usize, word: Word, sign: &str| {
        html! {
            a #(id) href={ "?ply=" (to) } aria-disabled=[(to == ply).then_some("true")]
                title=(say(word)) {
                span aria-hidden="true" { (sign) } span.sr { (say(word)) }
            }
        }
    };
    html! {
        nav.replay #replay aria-label=(say(Word::Replay)) {
            (step("to-first", 0, Word::FirstMove, "«"))
            (step("to-previous", ply.saturating_sub(1), Word::PreviousMove, "‹"))
            (step("to-next", (ply + 1).min(last), Word::NextMove, "›"))
            (step("to-last", last, Word::LastMove, "»"))
            form method="get" {
                input #at type="range" name="ply" min="0" max=(last) value=(ply)
                    aria-label=(say(Word::GoToMove));
                noscript { button.btn { (say(Word::GoToMove)) } }
            }
            output #at-ply for="at" {
                (Word::AtPly.with(language, [("ply", ply.into()), ("last", last.into())]))
            }
            @if let Some(judged) = &at.judged { (judged) }
            @if let Some(review) = review {
                a.btn #to-review href=(review) { (icon("i-light")) b { (say(Word::Review)) } }
            }
            @if has_table {
                a.btn #to-table href="?" { (icon("p-ra")) b { (say(Word::BackToTable)) } }
            }
        }
    }
}
