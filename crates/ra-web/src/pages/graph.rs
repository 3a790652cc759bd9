//! The chance to win of every seat over a game, as a picture.
//!
//! Lines are drawn in a picture that is stretched to its room; what must keep its shape is placed
//! over it by percentages.

use maud::{Markup, html};
use ra_advice::{Review, percent};
use ra_view::Language;

use crate::words::Word;

/// Marks, one for each seat, so that lines can be told apart without colour.
const MARKS: [&str; 5] = [
    "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
    "M-4-4h8v8h-8z",
    "M0-5.500L5.500 4.500h-11z",
    "M0-6L6 0 0 6-6 0z",
    "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
];

/// The epochs as they are numbered on the table.
pub const EPOCHS: [&str; 3] = ["I", "II", "III"];

/// The chance to win of every seat after every decision.
#[must_use]
pub fn graph(review: &Review, language: Language) -> Markup {
    let last = review.plies.len();
    html! {
        svg.graph #graph role="img" aria-label=(alternative(review, language)) {
            @for quarter in 0..=4 {
                @let y = at(quarter, 4);
                line.grid x1="0" x2="100%" y1=(y) y2=(y) {}
            }
            @for (epoch, (&end, numeral)) in review.epoch_ends.iter().zip(EPOCHS).enumerate() {
                @let begin = epoch.checked_sub(1).map_or(0, |before| review.epoch_ends[before]);
                @if end < last { line.graph-epoch x1=(at(end, last)) x2=(at(end, last)) y1="0" y2="100%" {} }
                text.name x=(at(begin + end, 2 * last)) y="-7" text-anchor="middle" {
                    (Word::ReviewAfter.with(language, [("n", numeral.into())]))
                }
            }
            svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" {
                @for player in &review.players {
                    polyline.line data-seat=(player.seat) points=(points(review, player.seat)) {}
                }
            }
            @for player in &review.players { (marks(review, player.seat)) }
            @let turns: Vec<usize> = review.turning_points.iter().map(|point| point.ply).collect();
            @for (number, (&ply, x)) in turns.iter().zip(beside(&turns, last)).enumerate() {
                line.graph-turn x1=(at(ply, last)) x2=(at(ply, last)) y1="0" y2="100%" {}
                line.graph-turn x1=(at(ply, last)) x2=(hundredths(x)) y1="100%" y2="104%" {}
                svg.graph-turn x=(hundredths(x)) y="100%" {
                    circle cy="13" r="10" {}
                    text y="17" text-anchor="middle" { (number + 1) }
                }
            }
        }
    }
}

/// The mark and the line of a seat, beside its name.
#[must_use]
pub fn sample(seat: u8) -> Markup {
    html! {
        svg.sample viewBox="0 0 44 14" aria-hidden="true" {
            polyline.line data-seat=(seat) points="0,7 44,7" {}
            svg.mark data-seat=(seat) x="22" y="7" { path d=(mark(seat)) {} }
        }
    }
}

/// The least distance of two markers, in hundredths of a percent: as wide as a marker in the
/// narrowest graph.
const APART: usize = 900;

/// Where the markers of these plies stand, in hundredths of a percent: each at its ply, or beside
/// the one before it where they would cover each other.
fn beside(plies: &[usize], last: usize) -> Vec<usize> {
    let mut places: Vec<usize> = plies.iter().map(|ply| 10_000 * ply / last.max(1)).collect();
    for marker in 1..places.len() {
        places[marker] = places[marker].max(places[marker - 1] + APART);
    }
    // Where the graph ends, those before make room.
    let mut most = 10_000;
    for place in places.iter_mut().rev() {
        *place = (*place).min(most);
        most = place.saturating_sub(APART);
    }
    places
}

/// A place among several, as a percentage.
fn at(place: usize, all: usize) -> String {
    hundredths(10_000 * place / all.max(1))
}

fn hundredths(hundredths: usize) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

fn points(review: &Review, seat: u8) -> String {
    let last = review.plies.len();
    let point =
        |ply: usize| format!("{},{}", 1000 * ply / last.max(1), height(review, seat, ply, 1000.0));
    (0..=last).map(point).collect::<Vec<_>>().join(" ")
}

/// How far below the top a seat stands after so many decisions.
fn height(review: &Review, seat: u8, ply: usize, of: f32) -> String {
    format!("{:.1}", of * (1.0 - share(review, seat, ply)))
}

fn share(review: &Review, seat: u8, ply: usize) -> f32 {
    let outlook = review.outlook(ply).iter().find(|outlook| outlook.seat == seat);
    outlook.map_or(0.0, |outlook| outlook.win)
}

/// A mark every few decisions, at another place for each seat.
fn marks(review: &Review, seat: u8) -> Markup {
    let last = review.plies.len();
    let step = (last / 8).max(1);
    html! {
        @for ply in (0..=last).skip(step * usize::from(seat) / 6).step_by(step) {
            svg.mark data-seat=(seat) x=(at(ply, last)) y={ (height(review, seat, ply, 100.0)) "%" } {
                path d=(mark(seat)) {}
            }
        }
    }
}

fn mark(seat: u8) -> &'static str {
    MARKS[(usize::from(seat) + 4) % 5]
}

/// The picture in words: who stood where when each epoch ended.
fn alternative(review: &Review, language: Language) -> String {
    let shares = |ply: usize| {
        let said = review.players.iter();
        let share = |seat| percent(share(review, seat, ply), language);
        let said = said.map(|player| format!("{} {}", player.name, share(player.seat)));
        said.collect::<Vec<_>>().join(", ")
    };
    let begin = Word::ReviewAltStart.with(language, [("shares", shares(0).into())]);
    let ends = review.epoch_ends.iter().zip(EPOCHS).map(|(&end, epoch)| {
        let about = [("n", epoch.into()), ("shares", shares(end).into())];
        Word::ReviewAltEpoch.with(language, about)
    });
    std::iter::once(begin).chain(ends).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_never_cover_each_other() {
        assert_eq!(beside(&[10, 50, 90], 100), [1_000, 5_000, 9_000]);
        assert_eq!(beside(&[50, 51, 52], 100), [5_000, 5_900, 6_800]);
        assert_eq!(beside(&[98, 99, 100], 100), [8_200, 9_100, 10_000]);
        assert!(beside(&[], 0).is_empty());
    }
}
