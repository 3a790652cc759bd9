//! The tiles in front of a player: single goods with numbers, and sets with a place for every kind.

use maud::{Markup, html};
use ra_view::{Group, GroupView, KindView};

use super::TablePage;
use super::press::{Place, press, worth};
use crate::pieces::{Look, strokes, tile};

/// Is a group shown as a set, in which missing kinds leave a gap?
#[must_use]
pub fn is_set(group: Group) -> bool {
    matches!(
        group,
        Group::Civilizations
            | Group::Monuments
            | Group::People
            | Group::Buildings
            | Group::Pyramids
    )
}

/// Goods of several groups in one line.
pub fn goods<'a>(
    groups: impl Iterator<Item = &'a GroupView>,
    actions: Option<&TablePage<'_>>,
) -> Markup {
    html! {
        ul.goods {
            @for group in groups {
                @for kind in &group.kinds { (good(group.group, kind, actions)) }
            }
        }
    }
}

fn good(group: Group, kind: &KindView, actions: Option<&TablePage<'_>>) -> Markup {
    html! {
        li.none-held[kind.count == 0] title=(title(kind, actions)) {
            (held(group, kind, actions))
            span { (kind.count) }
            span.sr { " " (kind.name) }
        }
    }
}

/// The name of a kind; at the viewer's own tiles also what it is good for.
fn title(kind: &KindView, actions: Option<&TablePage<'_>>) -> String {
    match actions {
        Some(_) => format!("{}. {}", kind.name, kind.help),
        None => kind.name.clone(),
    }
}

/// A set: every kind at its place, with the number of copies.
pub fn set(group: &GroupView, actions: Option<&TablePage<'_>>) -> Markup {
    let counts = group.group == Group::People;
    html! {
        ul.set.set-people[counts] aria-label=(group.name) {
            @for kind in &group.kinds {
                li title=(title(kind, actions)) {
                    (held(group.group, kind, actions))
                    @if counts { span.set-count aria-hidden="true" { (kind.count) } }
                    @else { (strokes(kind.count)) }
                    span.sr { (kind.name) " " (kind.count) }
                }
            }
        }
    }
}

/// The tiles of a kind, with the buttons for what can be done with them.
fn held(group: Group, kind: &KindView, actions: Option<&TablePage<'_>>) -> Markup {
    let look = Look::new(kind.kind, group).with_fate(kind.fate).or_gap(kind.count == 0);
    let shown = tile(look, &kind.ids);
    let mut offered =
        actions.into_iter().flat_map(|page| page.actions_at(Place::Held(kind.kind))).peekable();
    html! {
        @if offered.peek().is_none() { (shown) }
        @for action in offered {
            (press(action, if action.is_legal() { "take" } else { "take inert" }, &html! {
                span.slot { (shown) }
                span.piece-name {
                    @if let Some(short) = &action.short {
                        span.sr { (action.label) } span aria-hidden="true" { (short) }
                    } @else { span { (action.label) } }
                    @if let Some(value) = &action.worth { (worth(value)) }
                    @if let Some(why) = &action.refusal { span.sr { ", " (why) } }
                }
            }))
        }
    }
}
