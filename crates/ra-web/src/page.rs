//! The page around a table.

use maud::{DOCTYPE, Markup, html};

use crate::pieces::symbol;
use crate::{TablePage, Word, table};

/// A whole page with a table. What is read out when it changes lies outside the region that is
/// swapped, because a live region that is itself replaced is not read.
#[must_use]
pub fn document(page: &TablePage<'_>) -> Markup {
    let view = page.view;
    let turn = if view.prompt.you_are_asked { "● " } else { "" };
    html! {
        (DOCTYPE)
        html lang=(view.language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (turn) (view.prompt.text) " · Heliopolis" }
                link rel="icon" href="/assets/favicon.svg" type="image/svg+xml";
                @for sheet in ["tokens", "table", "pages", "values", "web"] {
                    link rel="stylesheet" href={ "/assets/" (sheet) ".css" };
                }
            }
            body {
                (head(page))
                div.border aria-hidden="true" {}
                p.sr #news role="status" { (view.prompt.status) }
                (table(page))
            }
        }
    }
}

/// The line on top, with what is asked.
#[must_use]
pub fn head(page: &TablePage<'_>) -> Markup {
    html! {
        header.head {
            a.home href="/" { (symbol("", "logo")) span.sr { (page.say(Word::Home)) } }
            h1 #ask { (page.view.prompt.text) }
        }
    }
}
