//! Symbols that are neither tiles nor suns.

use maud::{Markup, html};

use super::symbols;

/// A symbol in the size of the text, hidden from readers: the words beside it say the same.
#[must_use]
pub fn icon(name: &str) -> Markup {
    symbol("icon", name)
}

/// A symbol with a class of its own.
#[must_use]
pub fn symbol(class: &str, name: &str) -> Markup {
    html! {
        svg class=[(!class.is_empty()).then_some(class)] viewBox="0 0 64 64" aria-hidden="true" {
            use href={ (symbols()) "#" (name) } {}
        }
    }
}
