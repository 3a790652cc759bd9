//! A hint beside the table: every action with its value, and why.

use maud::{Markup, html};
use ra_advice::{Hint, HintedAction, percent, tenths};
use ra_view::{Language, Subject};

use super::LessonMarkup;
use super::press::FORM;
use crate::Word;
use crate::learn::Prose;
use crate::pieces::{Look, Side, icon, sun, tile};
use crate::words::verdict_name;

/// A hint for this moment, from which every action can be played; in a first game below its lesson.
/// `back` is the table without it.
#[must_use]
pub fn advice(
    hint: &Hint,
    lesson: Option<&LessonMarkup>,
    moment: u32,
    back: &str,
    language: Language,
) -> Markup {
    let say = |word: Word| word.say(language);
    let name = match lesson {
        Some(_) => Prose::LessonName.say(language),
        None => say(Word::Hint),
    };
    html! {
        section.advice.panel #hint data-moment=(moment) aria-labelledby="hint-name" tabindex="-1" {
            div.advice-top {
                (icon("i-light"))
                h2 #hint-name { (name) }
                a.btn #hint-done href=(back) { b { (say(Word::HintDone)) } }
            }
            @if let Some(lesson) = lesson { (lesson.above) }
            p.best { (hint.advice) }
            ol {
                @for (at, action) in hint.actions.iter().enumerate() {
                    (hinted(action, at, language))
                }
            }
            p.advice-how { (say(Word::HintHow)) }
            @if let Some(lesson) = lesson { (lesson.below) }
        }
    }
}

fn hinted(action: &HintedAction, at: usize, language: Language) -> Markup {
    let why = format!("hint-why-{at}");
    html! {
        li data-verdict=(action.verdict.word()) {
            button.btn #{ "hint-" (at) } form=(FORM) name="action" value=(action.action)
                aria-describedby=(why) {
                (picture(action)) b { (action.label) }
                small { (verdict_name(action.verdict, language)) }
            }
            div #(why) {
                p.value {
                    span { (Word::HintWins.with(language, [("share", percent(action.win, language).into())])) }
                    (share(action.win))
                    span { (Word::HintScore.with(language, [("n", format!("{:.0}", action.score).into())])) }
                    @if action.loss > 0.0005 {
                        span.minus { "−" (tenths(action.loss, language)) }
                    }
                }
                p { (action.reasons.join(" ")) }
            }
        }
    }
}

/// A win share as a bar; the words beside it say the same.
fn share(win: f32) -> Markup {
    html! {
        svg.share viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect width="100" height="6" {}
            rect.share-won width=(format!("{:.1}", 100.0 * win)) height="6" {}
        }
    }
}

fn picture(action: &HintedAction) -> Markup {
    html! {
        @match &action.subject {
            Some(Subject::Tile { kind, group, .. }) => { (tile(Look::new(kind, *group), &[])) }
            Some(Subject::Sun { sun: number }) => {
                span.of-sun aria-hidden="true" { (sun(*number, Side::Up, None, false)) }
            }
            None => {}
        }
    }
}
