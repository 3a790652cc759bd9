//! Your side of the river: your suns, what you can do, and your tiles.

use maud::{Markup, html};
use ra_view::{ActionView, Fate, GroupView, SeatView};

use super::press::{Place, press};
use super::{TablePage, bar, tiles};
use crate::Word;
use crate::pieces::{Side, icon, sun, sun_face};

/// The viewer's own side.
pub fn mine(page: &TablePage<'_>, you: &SeatView) -> Markup {
    html! {
        section.me #me aria-labelledby="me-name" {
            div.river aria-hidden="true" {}
            (bar::bar(page, you))
            (holdings(page, you))
        }
    }
}

/// The viewer's suns: those that can be bid are buttons.
pub fn suns(page: &TablePage<'_>, you: &SeatView) -> Markup {
    let title =
        |number: u8| format!("{} {number}, {}", page.say(Word::Sun), page.say(Word::FaceDown));
    html! {
        ul.my-suns aria-label=(page.say(Word::YourSuns)) {
            @for &number in &you.face_up {
                @let mut bids = page.actions_at(Place::Sun(number)).peekable();
                @if bids.peek().is_none() { li { (sun(number, Side::Up, None, true)) } }
                @for action in bids { (bid(page, number, action)) }
            }
            @for &number in &you.face_down {
                li { (sun(number, Side::Down, Some(&title(number)), true)) }
            }
            @if you.face_up.is_empty() && you.face_down.is_empty() {
                li { (page.say(Word::NoSuns)) }
            }
        }
    }
}

fn bid(page: &TablePage<'_>, number: u8, action: &ActionView) -> Markup {
    let inside = html! {
        span.sun data-v=(number) data-piece={ "s" (number) } aria-hidden="true" {
            (sun_face(number, Side::Up))
        }
        @if let Some(why) = &action.refusal {
            span.sr { (action.label) ", " (why) }
            span.bid-why aria-hidden="true" { (page.say(Word::TooLow)) }
        } @else { span { (action.label) } }
        @if let Some(note) = &action.note { span.sr { ", " (note.text) } }
    };
    let class = if action.is_legal() { "beats" } else { "under" };
    html! { li class=(class) { (press(action, "bid", &inside)) } }
}

fn holdings(page: &TablePage<'_>, you: &SeatView) -> Markup {
    let goods = || you.tiles.iter().filter(|group| !tiles::is_set(group.group));
    html! {
        div.holdings role="group" aria-label=(page.say(Word::YourTiles)) {
            div.group {
                h3 { (page.say(Word::Tiles)) }
                (tiles::goods(goods(), Some(page)))
            }
            @for group in you.tiles.iter().filter(|group| tiles::is_set(group.group)) {
                div.group { (heading(group)) (tiles::set(group, Some(page))) }
            }
        }
    }
}

fn heading(group: &GroupView) -> Markup {
    let stays = group.kinds.iter().all(|kind| kind.fate == Fate::Kept);
    html! {
        h3 {
            (icon(if stays { "m-stays" } else { "m-leaves" }))
            (group.name) " " b { (group.count) }
        }
    }
}
