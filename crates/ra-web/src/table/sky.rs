//! The sky: the epochs of the day, and the course of the Ra tiles across it.

use maud::{Markup, html};
use ra_view::{Group, RaTrackLook};

use super::{TablePage, sheet};
use crate::Word;
use crate::pieces::{Look, symbol, tile};

/// The Ra track and the epochs.
pub fn sky(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let track = &table.ra_track;
    html! {
        section.sky #sky data-epoch=(table.epoch) data-ra=(track.filled) data-of=(track.spaces)
            aria-labelledby="sky-name" {
            h2.sr #sky-name { (page.say(Word::RaTrack)) }
            ol.sky-epochs { @for number in 1..=3 { (epoch(page, number)) } }
            (course(page))
            p.sky-words { b aria-hidden="true" { (table.epoch_text) } span { (track.text) } }
        }
    }
}

/// The spaces of the Ra track; the words beside it say the same.
pub fn course(page: &TablePage<'_>) -> Markup {
    html! {
        ol.course aria-hidden="true" {
            @for place in 1..=page.view.table.ra_track.spaces { (space(page, place)) }
        }
    }
}

/// An epoch; one that ended leads to its score sheet, and the present one to what it would be.
fn epoch(page: &TablePage<'_>, number: u8) -> Markup {
    let ended = page.sheets().find(|sheet| sheet.epoch == number);
    let picture = symbol("", &format!("e-{number}"));
    let is_now = number == page.view.table.epoch;
    html! {
        @if let Some(ended) = ended {
            li { (to_sheet(&sheet::id(number), &ended.title, &picture)) }
        } @else if is_now {
            li aria-current="step" {
                @if page.view.scores.now.is_some() {
                    (to_sheet(sheet::NOW, &page.say(Word::EpochEndedNow), &picture))
                } @else { (picture) }
                span.sr { (page.view.table.epoch_text) }
            }
        } @else { li aria-hidden="true" { (picture) } }
    }
}

fn to_sheet(id: &str, title: &str, picture: &Markup) -> Markup {
    html! { a href={ "#" (id) } title=(title) { (picture) span.sr { (title) } } }
}

fn space(page: &TablePage<'_>, place: u8) -> Markup {
    let track = &page.view.table.ra_track;
    html! {
        @match track.look {
            RaTrackLook::Tiles if place <= track.filled => {
                li.course-ra data-piece={ "ra" (page.view.table.epoch) "-" (place) } {
                    (tile(Look::new("ra", Group::Ra), &[]))
                }
            }
            RaTrackLook::Boat if place < track.filled => { li.course-past {} }
            RaTrackLook::Boat if place == track.filled => {
                li.course-boat data-piece="boat" data-place=(place) { (symbol("", "p-boat")) }
            }
            _ if place == track.spaces => { li.course-last { (symbol("", "e-3")) } }
            _ => { li { (place) } }
        }
    }
}
