//! Handing a page on.

use maud::{Markup, html};

use crate::pieces::icon;

/// A button that hands an address on by the phone's own sheet, or copies it. Without script there
/// is none.
#[must_use]
pub fn share(address: &str, word: &str) -> Markup {
    html! {
        button.btn #share type="button" data-share=(address) hidden { (icon("i-share")) b { (word) } }
    }
}
