//! The sky: the epochs of the day, and the course of the Ra tiles across it.

use maud::{Markup, html};
use ra_view::{Group, RaTrackLook};

use super::TablePage;
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
            ol.epochs aria-hidden="true" {
                @for epoch in 1..=3 {
                    li aria-current=[(epoch == table.epoch).then_some("step")] {
                        (symbol("", &format!("e-{epoch}")))
                    }
                }
            }
            ol.course aria-hidden="true" {
                @for place in 1..=track.spaces { (space(page, place)) }
            }
            p { b { (table.epoch_text) } br; (track.text) }
        }
    }
}

fn space(page: &TablePage<'_>, place: u8) -> Markup {
    let track = &page.view.table.ra_track;
    html! {
        @match track.look {
            RaTrackLook::Tiles if place <= track.filled => {
                li.on { (tile(Look::new("ra", Group::Ra), &[])) }
            }
            RaTrackLook::Boat if place < track.filled => { li.past {} }
            RaTrackLook::Boat if place == track.filled => { li.boat { (symbol("", "p-boat")) } }
            _ if place == track.spaces => { li.last { (symbol("", "e-3")) } }
            _ => { li { (place) } }
        }
    }
}
