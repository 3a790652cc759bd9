//! Where a record is opened to be looked at.

use maud::{Markup, html};

use super::Frame;
use crate::words::Word;

/// A form for a record, with what was wrong with the last one.
#[must_use]
pub fn look(frame: &Frame<'_>, wrong: Option<&str>) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let body = html! {
        main.notice #table {
            form.look method="post" action="/look" enctype="multipart/form-data" {
                @if let Some(wrong) = wrong {
                    p.wrong #wrong role="alert" { (say(Word::LookBad)) " " (wrong) }
                }
                label for="file" { (say(Word::LookFile)) }
                input #file type="file" name="file" accept=".ra,.json,text/plain";
                label for="text" { (say(Word::LookText)) }
                textarea #text name="text" rows="10" spellcheck="false" {}
                button.btn.act { b { (say(Word::LookShow)) } }
            }
        }
    };
    frame.with_line(&say(Word::LookAsk), "", &html! {}, &body)
}
