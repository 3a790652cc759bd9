//! What the viewer can do, as one form that works without any script.

use maud::{Markup, html};
use ra_view::{ActionKind, ActionView, SeatView, Subject};

use super::press::{FORM, Place, points, press, worth};
use super::{TablePage, mine, seat};
use crate::Word;
use crate::pieces::{Look, icon, tile};

/// The viewer's suns, points and actions.
pub fn bar(page: &TablePage<'_>, you: &SeatView) -> Markup {
    let acts: Vec<&ActionView> = page.actions_at(Place::Bar).collect();
    let no_god = page.actions_at(Place::NoGod).next();
    html! {
        form.bar #(FORM) method="post" action={ "/tables/" (page.id) "/play" } {
            input type="hidden" name="moment" value=(page.moment);
            (mine::suns(page, you))
            div.who {
                h2 #me-name { (page.say(Word::You)) }
                (seat::score(you))
            }
            (hint(page, you))
            @if !acts.is_empty() || no_god.is_some() {
                div.acts {
                    @for action in acts { (button(action)) }
                    @if let Some(action) = no_god { (refused_god(action)) }
                }
            }
        }
    }
}

/// What the lot would bring, and what the epoch.
fn hint(page: &TablePage<'_>, you: &SeatView) -> Markup {
    html! {
        p.hint {
            @if let Some(lot) = &you.lot_worth {
                (page.say(Word::LotWorth)) " " (worth(lot)) " "
                @for (at, part) in lot.parts.iter().enumerate() {
                    span title=(part.fact) { @if at > 0 { "; " } (part.name) " " (part.text) }
                }
            } @else if let Some(epoch) = &you.epoch_worth {
                (page.say(Word::EpochEndedNow)) " " (points(epoch.points, &epoch.text, "worth"))
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
