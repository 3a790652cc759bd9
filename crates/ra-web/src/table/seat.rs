//! The other players.

use maud::{Markup, html};
use ra_tables::Absence;
use ra_view::{BiddingStatus, Group, Language, SeatView};

use super::{TablePage, tiles};
use crate::Word;
use crate::pieces::{Side, icon, sun};
use crate::words::level_name;

/// What the others are called together.
pub fn heading(page: &TablePage<'_>) -> Markup {
    html! { h2.sr #seats-name { (page.say(Word::Players)) } }
}

/// The id of a seat's part of the page.
pub fn id(seat: &SeatView) -> String {
    format!("seat-{}", seat.seat)
}

/// Somebody else.
pub fn other(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let passed = matches!(
        seat.bidding.as_ref().map(|bidding| bidding.status),
        Some(BiddingStatus::Passed | BiddingStatus::CannotBid)
    );
    let id = id(seat);
    html! {
        section.seat.asked[seat.asked].passed[passed] #(id)
            aria-labelledby={ (id) "-name" } {
            header.seat-head {
                (badge(page, seat))
                h3 #{ (id) "-name" } title=(seat.name) { (seat.name) }
                (state(page, seat))
                (clock(page, seat))
                (score(seat))
            }
            (hand(page, seat))
            (held(page, seat))
        }
    }
}

/// Whether a person or a bot plays here, and why.
fn badge(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let sitter = page.sitter(seat.seat);
    let title = match (sitter.absence, sitter.bot) {
        (Some(Absence::Late), _) => Some(page.say_of(Word::AwayLate, &seat.name)),
        (Some(Absence::Resigned), _) => Some(page.say_of(Word::AwayResigned, &seat.name)),
        (None, Some(level)) => {
            let level = level_name(level, page.view.language);
            Some(Word::BotLevel.with(page.view.language, [("level", level.into())]))
        }
        (None, None) => None,
    };
    html! {
        span.badge.away[sitter.absence.is_some()] title=[title.as_ref()] {
            (icon(if sitter.bot.is_some() { "b-bot" } else { "b-human" }))
            @if let Some(title) = &title { span.sr { (title) } }
        }
    }
}

/// The time that a player has left. It runs while the player is asked.
pub fn clock(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let sitter = page.sitter(seat.seat);
    html! {
        @if let Some(left_ms) = sitter.left_ms.filter(|_| !page.is_past) {
            span.clock title=(page.say(Word::TimeLeft)) data-left=(left_ms)
                data-runs[seat.asked && sitter.bot.is_none()] {
                (duration(left_ms, page.view.language))
            }
        }
    }
}

/// A time as people write it: minutes and seconds, or days and hours.
fn duration(ms: u64, language: Language) -> String {
    let seconds = ms / 1000;
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..24 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => Word::TimeDays
            .with(language, [("days", (hours / 24).into()), ("hours", (hours % 24).into())]),
    }
}

fn state(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let auction = page.view.table.auction.as_ref();
    let called = auction.is_some_and(|auction| auction.caller == seat.seat);
    let bidding = seat.bidding.as_ref().map_or("", |bidding| &bidding.text);
    let called = called.then(|| format!("{} ", page.say(Word::Called)));
    html! {
        span.seat-state title={ (called.as_deref().unwrap_or_default()) (bidding) } {
            @if let Some(called) = called { (icon("p-ra")) span.sr { (called) } }
            (bidding)
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
            @if !seat.face_up.is_empty() && !seat.face_down.is_empty() { span.hand-sep {} }
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
            div.seat-pair {
                @if let Some(people) = sets.next() { (tiles::set(people, None)) }
                (tiles::goods(goods(), None))
            }
            div.seat-pair { @for group in sets { (tiles::set(group, None)) } }
        } @else {
            div.seat-goods { (tiles::goods(goods(), None)) }
            @for group in sets {
                div.seat-last[group.group != Group::Civilizations] { (tiles::set(group, None)) }
            }
        }
    }
}
