//! What the viewer can do, as one form that works without any script.

use maud::{Markup, html};
use ra_tables::Absence;
use ra_view::{ActionKind, ActionView, SeatView, Subject};

use super::press::{FORM, Place, points, press, worth};
use super::{TablePage, mine, order, seat, sheet};
use crate::Word;
use crate::pieces::{Look, icon, tile};

/// The viewer's suns, points and actions.
pub fn bar(page: &TablePage<'_>, you: &SeatView) -> Markup {
    html! {
        form.bar #(FORM) method="post" action=[page.address.map(|at| format!("{at}/play"))] {
            input type="hidden" name="moment" value=(page.moment);
            (mine::suns(page, you))
            div.bar-who {
                h2 #me-name { (page.say(Word::You)) }
                (seat::score(you))
                (seat::clock(page, you))
            }
            @if !page.is_past {
                (acts(page, you))
                div.bar-tools { (ask(page)) (again(page)) }
            }
        }
        (note(page, you))
    }
}

/// What the viewer can do now, or whom they wait for.
fn acts(page: &TablePage<'_>, you: &SeatView) -> Markup {
    let offered: Vec<&ActionView> = page.actions_at(Place::Bar).collect();
    let no_god = page.actions_at(Place::NoGod).next();
    let absence = page.sitter(you.seat).absence;
    html! {
        div.acts {
            @if let Some(absence) = absence { (away(page, absence)) }
            @else if you.asked {
                @for action in offered { (button(action)) }
                @if let Some(action) = no_god { (refused_god(action)) }
            } @else { (waiting(page)) }
            (order::order(page, you))
        }
    }
}

/// The buttons of a turn stay where they are while others act.
fn waiting(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let asked = table.seats.iter().find(|seat| seat.asked);
    let what = if table.auction.is_some() { "bid" } else { "turn" };
    html! {
        @if let (Some(asked), None) = (asked, page.can.order) {
            @for (symbol, word) in [("p-bag", Word::Draw), ("p-ra", Word::Invoke)] {
                button.btn.wait #{ "wait-" (symbol) } type="button" aria-disabled="true" {
                    (icon(symbol)) b { (page.say(word)) }
                    @let about = [("name", asked.name.as_str().into()), ("what", what.into())];
                    small { (Word::Waiting.with(page.view.language, about)) }
                }
            }
        }
    }
}

/// A bot plays for the viewer.
fn away(page: &TablePage<'_>, absence: Absence) -> Markup {
    html! {
        @match absence {
            Absence::Resigned => { p.aside { (page.say(Word::ResignedNote)) } }
            Absence::Late => {
                p.aside { (page.say(Word::StoodIn)) }
                @if page.can.come_back { (other_way(page, "return", "act", Word::ComeBack)) }
            }
        }
    }
}

/// Ways to change one's mind.
fn again(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.can.undo { (other_way(page, "undo", "quiet", Word::Undo)) }
        @else if page.can.take_back { (other_way(page, "back", "quiet", Word::TakeBack)) }
    }
}

/// A button that sends the form elsewhere.
fn other_way(page: &TablePage<'_>, to: &str, class: &str, word: Word) -> Markup {
    html! {
        button #{ "do-" (to) } class={ "btn " (class) }
            formaction=[page.address.map(|at| format!("{at}/{to}"))] {
            @if class == "quiet" { (icon("i-replay")) }
            b { (page.say(word)) }
        }
    }
}

/// What the lot would bring, and what the epoch.
fn note(page: &TablePage<'_>, you: &SeatView) -> Markup {
    html! {
        p.bar-note {
            @if let Some(lot) = &you.lot_worth {
                (page.say(Word::LotWorth)) " " (worth(lot)) " "
                @for (at, part) in lot.parts.iter().enumerate() {
                    span title=(part.fact) { @if at > 0 { "; " } (part.name) " " (part.text) }
                }
            } @else if let Some(epoch) = &you.epoch_worth {
                a href={ "#" (sheet::NOW) } {
                    (page.say(Word::EpochEndedNow)) " "
                    (points(epoch.points, &epoch.text, "worth"))
                }
            }
        }
    }
}

/// The way to what a strong player would do.
fn ask(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.can.hint {
            a.btn.quiet #do-hint href={ "?hint=" (page.moment) "#hint" } {
                (icon("i-light")) b { (page.say(Word::Hint)) }
            }
        }
    }
}

fn button(action: &ActionView) -> Markup {
    let class = match action.kind {
        ActionKind::Invoke => "btn call",
        ActionKind::Draw | ActionKind::Show => "btn act",
        _ => "btn",
    };
    let inside = html! {
        (picture(action))
        b { (action.label) @if let Some(value) = &action.worth { " " (worth(value)) } }
        @if let Some(why) = &action.refusal { small { (why) } }
        @if let Some(note) = &action.note { small.warns[note.warns] { (note.text) } }
    };
    press(action, class, &inside)
}

/// Why no god takes a tile now. It is the same for every tile, so it is said once.
fn refused_god(action: &ActionView) -> Markup {
    html! {
        @if let Some(why) = &action.refusal {
            button.btn #no-god type="button" aria-disabled="true" {
                (icon("t-god")) small { (why) }
            }
        }
    }
}

fn picture(action: &ActionView) -> Markup {
    html! {
        @match (&action.subject, action.kind) {
            (Some(Subject::Tile { kind, group, .. }), _) => { (tile(Look::new(kind, *group), &[])) }
            (_, ActionKind::Draw) => { (icon("p-bag")) }
            (_, ActionKind::Invoke) => { (icon("p-ra")) }
            (_, ActionKind::God) => { (icon("t-god")) }
            _ => {}
        }
    }
}
