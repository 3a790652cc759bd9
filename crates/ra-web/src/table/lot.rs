//! The frieze: the auction track, the sun to win, and who bids when.

use maud::{Markup, html};
use ra_view::{ActionView, BiddingStatus, Fate, PhaseView, SeatView, Subject, TileView};

use super::TablePage;
use super::press::{Place, press, worth};
use crate::Word;
use crate::pieces::{Look, Side, icon, sun, symbol, tile};

/// What is auctioned, or would be.
pub fn lot(page: &TablePage<'_>) -> Markup {
    html! {
        section.lot #lot aria-labelledby="lot-name" {
            h2.sr #lot-name { (page.say(Word::AuctionTrack)) ": " (page.view.table.lot_text) }
            (frieze(page))
        }
    }
}

/// The sun to win, the auction track, and who bids when.
pub fn frieze(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let next = table.track.iter().position(Option::is_none);
    html! {
        (plinth(page))
        ol.track {
            @for (space, laid) in table.track.iter().enumerate() {
                li {
                    @match laid {
                        Some(laid) => { (on_track(page, laid)) }
                        None => { (empty(page, space, next == Some(space))) }
                    }
                }
            }
        }
        (queue(page))
    }
}

fn plinth(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let best = table.auction.as_ref().and_then(|auction| auction.best);
    let label = if table.auction.is_some() { Word::ToWin } else { Word::CentreSun };
    html! {
        div.plinth {
            div.centre {
                (sun(table.centre, Side::Up, None, true))
                span.caps { (page.say(label)) }
            }
            // The place of the highest bid is kept, so that nothing moves when it comes.
            div.plinth-bid {
                @if let Some(best) = best {
                    (sun(best.sun, Side::Up, None, false))
                    @if let Some(seat) = page.seat(best.seat) {
                        span.caps.plinth-name title=(page.called(seat)) { (page.called(seat)) }
                    }
                } @else {
                    span.plinth-none {}
                    span.caps { @if table.auction.is_some() { (page.say(Word::NoBid)) } }
                }
            }
        }
    }
}

fn on_track(page: &TablePage<'_>, laid: &TileView) -> Markup {
    let mut actions = page.actions_at(Place::Track(laid.id.unwrap_or_default())).peekable();
    html! {
        @if actions.peek().is_none() {
            div.slot title={ (laid.name) ". " (laid.help) } { (shown(laid)) }
            (name(laid))
        }
        @for action in actions { (takeable(laid, action)) }
    }
}

fn shown(laid: &TileView) -> Markup {
    tile(Look::new(laid.kind, laid.group).with_fate(laid.fate), laid.id.as_slice())
}

fn name(laid: &TileView) -> Markup {
    html! {
        span.piece-name.strike[laid.fate == Fate::Strikes] title={ (laid.short) ". " (laid.fate_text) } {
            (mark(laid.fate)) (laid.short)
            span.sr { ", " (laid.fate_text) }
        }
    }
}

fn mark(fate: Fate) -> Markup {
    html! {
        @match fate {
            Fate::Kept => { (icon("m-stays")) }
            Fate::Discarded => { (icon("m-leaves")) }
            Fate::Strikes => {}
        }
    }
}

/// A tile that can be had for a god, or that cannot and why.
fn takeable(laid: &TileView, action: &ActionView) -> Markup {
    let legal = action.is_legal();
    let inside = html! {
        span.slot {
            (shown(laid))
            @if legal { span.take-tick { (symbol("", "t-god")) } }
        }
        span.sr { (action.label) }
        span.piece-name title=(laid.short) {
            span aria-hidden="true" { (laid.short) }
            @if let Some(value) = &action.worth { " " (worth(value)) }
        }
        @if let Some(why) = &action.refusal { span.sr { ", " (why) } }
    };
    press(action, if legal { "take" } else { "take inert" }, &inside)
}

fn empty(page: &TablePage<'_>, space: usize, is_next: bool) -> Markup {
    let table = &page.view.table;
    let draws = page.calls() && matches!(table.phase, PhaseView::Turn | PhaseView::Drawing);
    html! {
        @match &table.in_hand {
            Some(Subject::Tile { kind, group, name, .. }) if is_next => {
                div.slot.empty.next.held-up {
                    @for side in Look::new(kind, *group).sides() { (tile(side, &[])) }
                }
                span.piece-name title=(name) { (name) }
            }
            _ => {
                div.slot.empty.next[is_next && draws] {
                    @if is_next && draws { (symbol("", "p-bag")) }
                    @else { span aria-hidden="true" { (space + 1) } }
                }
            }
        }
    }
}

fn queue(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let order: Vec<&SeatView> = if let Some(auction) = &table.auction {
        auction.order.iter().filter_map(|&seat| page.seat(seat)).collect()
    } else {
        let turn = table.seats.iter().position(|seat| seat.on_turn);
        let first = turn.map_or(0, |turn| turn + 1);
        table.seats.iter().cycle().skip(first).take(table.seats.len()).collect()
    };
    let has_worth = table.seats.iter().any(|seat| seat.lot_worth.is_some());
    let label = match table.auction {
        Some(_) => Word::Bidding,
        None if has_worth => Word::LotWorth,
        None => Word::TurnOrder,
    };
    html! {
        ol.queue aria-label=(page.say(label)) {
            li.queue-label aria-hidden="true" { span.queue-what { (page.say(label)) } }
            @for seat in order { (bidder(page, seat)) }
        }
    }
}

fn bidder(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let status = seat.bidding.as_ref().map(|bidding| bidding.status);
    let class = match status {
        Some(BiddingStatus::Deciding) => "now",
        Some(BiddingStatus::Bid { leads: true, .. }) => "done high",
        Some(BiddingStatus::Bid { .. } | BiddingStatus::Passed | BiddingStatus::CannotBid) => {
            "done"
        }
        Some(BiddingStatus::Later) | None => "",
    };
    let bid = match status {
        Some(BiddingStatus::Bid { sun, .. }) => Some(sun),
        _ => None,
    };
    html! {
        li class=(class) {
            span.queue-name title=(page.called(seat)) { (page.called(seat)) }
            @if let Some(number) = bid { (sun(number, Side::Up, None, false)) }
            @if let Some(bidding) = &seat.bidding { span.queue-what { (bidding.text) } }
            @if let Some(value) = &seat.lot_worth { (worth(value)) }
            // A mention beside the name; the suns themselves are read out at their seat.
            @if !seat.is_you {
                span.queue-suns aria-hidden="true" {
                    @for &number in seat.face_up.iter().filter(|&&number| Some(number) != bid) {
                        (sun(number, Side::Up, None, false))
                    }
                }
            }
        }
    }
}
