//! The other players.

use maud::{Markup, html};
use ra_view::{BiddingStatus, Group, SeatView};

use super::{TablePage, tiles};
use crate::Word;
use crate::pieces::{Side, icon, sun};

/// Everybody but the viewer.
pub fn others(page: &TablePage<'_>) -> Markup {
    html! {
        section.seats #seats aria-labelledby="seats-name" {
            h2.sr #seats-name { (page.say(Word::Players)) }
            @for seat in page.others() { (other(page, seat)) }
        }
    }
}

fn other(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let passed = matches!(
        seat.bidding.as_ref().map(|bidding| bidding.status),
        Some(BiddingStatus::Passed | BiddingStatus::CannotBid)
    );
    let id = format!("seat-{}", seat.seat);
    html! {
        section.seat.turn[seat.asked].passed[passed].priests[page.is_priests()] #(id)
            aria-labelledby={ (id) "-name" } {
            header {
                @if page.bots.contains(&seat.seat) {
                    (icon("b-bot")) span.sr { (page.say(Word::Bot)) }
                } @else { (icon("b-human")) }
                h3 #{ (id) "-name" } { (seat.name) }
                (state(page, seat))
                (score(seat))
            }
            (hand(page, seat))
            (held(page, seat))
        }
    }
}

fn state(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let auction = page.view.table.auction.as_ref();
    let called = auction.is_some_and(|auction| auction.caller == seat.seat);
    html! {
        span.state {
            @if called { (icon("p-ra")) span.sr { (page.say(Word::Called)) " " } }
            @if let Some(bidding) = &seat.bidding { (bidding.text) }
        }
    }
}

/// The points of a player, or a sign that they are hidden.
pub fn score(seat: &SeatView) -> Markup {
    html! {
        span.score title=(seat.score_text) {
            @match seat.score {
                Some(score) => { span aria-hidden="true" { (score) } }
                None => { (icon("p-sun-down")) }
            }
            span.sr { (seat.score_text) }
        }
    }
}

fn hand(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let title =
        |number: u8| format!("{} {number}, {}", page.say(Word::Sun), page.say(Word::FaceDown));
    html! {
        div.hand role="group" aria-label=(page.say(Word::Suns)) {
            @for &number in &seat.face_up { (sun(number, Side::Up, None, true)) }
            @if !seat.face_up.is_empty() && !seat.face_down.is_empty() { span.sep {} }
            @for &number in &seat.face_down {
                (sun(number, Side::Down, Some(&title(number)), true))
            }
        }
    }
}

fn held(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let goods = || seat.tiles.iter().filter(|group| !tiles::is_set(group.group));
    let mut sets = seat.tiles.iter().filter(|group| tiles::is_set(group.group));
    html! {
        @if page.is_priests() {
            div.pair {
                @if let Some(people) = sets.next() { (tiles::set(people, None)) }
                (tiles::goods(goods(), None))
            }
            div.pair { @for group in sets { (tiles::set(group, None)) } }
        } @else {
            (tiles::goods(goods(), None))
            @for group in sets {
                @if group.group == Group::Civilizations {
                    div.row { (tiles::set(group, None)) }
                } @else { (tiles::set(group, None)) }
            }
        }
    }
}
