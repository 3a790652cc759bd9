//! A page that says that something did not work, and where to go.

use maud::{Markup, html};

use super::Frame;
use crate::words::Word;

/// What did not work, and the way back.
#[must_use]
pub fn notice(frame: &Frame<'_>, sentence: &str, back: Option<&str>) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let body = html! {
        main.notice #table {
            p { (sentence) }
            p.ways {
                @if let Some(back) = back { a.btn.act href=(back) { b { (say(Word::ToTable)) } } }
                a.btn href="/" { b { (say(Word::ToStart)) } }
            }
        }
    };
    frame.with_line(&say(Word::Sorry), "", &html! {}, &body)
}
