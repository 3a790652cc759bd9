//! Suns. Their numbers are text, so they can be read, searched and spoken.

use maud::{Markup, html};

use super::symbol;

/// Which side of a sun is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// To be bid with.
    Up,
    /// Won in this epoch. Its number stays known.
    Down,
}

/// A sun that cannot be pressed. With a `piece` it is the sun itself and not a mention of it.
#[must_use]
pub fn sun(number: u8, side: Side, title: Option<&str>, piece: bool) -> Markup {
    let class = match side {
        Side::Up => "sun",
        Side::Down => "sun down",
    };
    html! {
        span class=(class) data-v=(number) title=[title]
            data-piece=[piece.then(|| format!("s{number}"))] {
            (sun_face(number, side))
            @if let Some(title) = title { span.sr { " " (title) } }
        }
    }
}

/// The face of a sun, for whatever holds it.
#[must_use]
pub fn sun_face(number: u8, side: Side) -> Markup {
    let name = match side {
        Side::Up => "p-sun",
        Side::Down => "p-sun-down",
    };
    html! { (symbol("", name)) b { (number) } }
}
