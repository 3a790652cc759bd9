//! What tiles are worth in Priests of Ra, in expected points until the end of the game.

use ra_rules::priests::scoring::{
    FEWEST_PEOPLE, MAJORITY, ankh_points, building_points, colour_points, plague_points,
    plagues_removed, priest_points, pyramid_points,
};
use ra_rules::priests::{Action, ActionSet, Face, Faces, Priests, Question, Special, State, Steps};
use ra_rules::{Kind, Phase, Seat};

use super::{Appraise, Clock, Temper, chance_at_least};

impl Appraise for Priests {
    const TEMPER: Temper = Temper {
        doubt: 1.9,
        to_bid: [5.8, 14.6],
        to_keep: [2.7, 1.5],
        call: 0.8,
        others: 2.4,
        denial: 2.6,
        interest: 0.25,
    };

    fn worth(state: &State, clock: Clock, seat: Seat, faces: &Faces) -> f32 {
        people(state, clock, seat, faces)
            + buildings(clock, faces)
            + f32::from(priest_points(faces[Face::Priest]))
            + pyramids(clock, faces, state.rules().pyramid_steps())
            + hoped(clock, faces[Face::Ankh], ankh_points)
            + plagues(clock, faces, state.rules().plagues_cost_every_epoch())
    }

    fn with_lot(faces: &Faces, lot: impl Iterator<Item = Face>) -> Faces {
        let mut kept = *faces;
        lot.for_each(|face| kept.add(face, 1));
        kept
    }

    /// The best few turns: most tiles are better left as they are.
    fn plausible_answers(state: &State) -> ActionSet {
        let legal = state.legal_actions();
        let Phase::Question(Question::Turn(seat)) = state.phase() else { return legal };
        let clock = Clock::of(state);
        let mut best = [(f32::MIN, None); 3];
        for action in legal {
            let turned = after_turn(&state.tiles()[seat], action);
            let worth = Priests::worth(state, clock, seat, &turned);
            if worth > best[2].0 {
                best[2] = (worth, Some(action));
                best.sort_by(|one, other| other.0.total_cmp(&one.0));
            }
        }
        best.into_iter().filter_map(|(_, action)| action).collect()
    }
}

/// What a winner has after turning a tile, or none.
fn after_turn(faces: &Faces, action: Action) -> Faces {
    let mut turned = *faces;
    if let Action::Special(Special::Turn(from)) = action
        && let Some(to) = from.other_side()
    {
        turned.remove(from, 1);
        turned.add(to, 1);
    }
    turned
}

/// The majorities of this epoch, and for the option `ankhs tokens` something for complete sets.
fn people(state: &State, clock: Clock, seat: Seat, faces: &Faces) -> f32 {
    let majority = |kind: Face| {
        let others = state.tiles().seats().filter(|&other| other != seat);
        let most = others.map(|other| state.tiles()[other][kind]).max().unwrap_or(0);
        let lead = f32::from(faces[kind]) - f32::from(most.max(FEWEST_PEOPLE));
        f32::from(MAJORITY) * chance_at_least::<Priests>(lead, clock.epoch_left)
    };
    let sets = Face::PEOPLE.map(|kind| faces[kind]).into_iter().min().unwrap_or_default();
    let ankhs = if state.rules().ankhs_are_tokens() { 4.0 * f32::from(sets) } else { 0.0 };
    Face::PEOPLE.map(majority).iter().sum::<f32>() + ankhs
}

/// Buildings stay and score again; half a pair waits for its other half.
fn buildings(clock: Clock, faces: &Faces) -> f32 {
    let pairs = Face::BUILDINGS.map(|kind| faces[kind] / 2);
    let kinds = pairs.iter().map(|&pairs| u8::from(pairs > 0)).sum();
    let halves: u8 = Face::BUILDINGS.iter().map(|&kind| faces[kind] % 2).sum();
    let points = f32::from(building_points(pairs.iter().sum(), kinds));
    let hope = f32::from(halves) * (1.6 + 0.5 * f32::from(kinds));
    points * (1.0 + clock.epochs_after) + hope * (0.4 * clock.epoch_left + 0.6 * clock.epochs_after)
}

fn pyramids(clock: Clock, faces: &Faces, steps: Steps) -> f32 {
    let colours = Face::COLOURS.map(|colour| faces[colour]);
    let count = colours.iter().sum::<u8>() + faces[Face::Colourless];
    let sets: f32 = colours.iter().map(|&count| hoped(clock, count, colour_points)).sum();
    hoped(clock, count, |count| pyramid_points(count, steps)) + sets
}

/// Plagues stay: where they cost points after every epoch, they do so in each that is left.
fn plagues(clock: Clock, faces: &Faces, every_epoch: bool) -> f32 {
    let plagues = faces[Face::Plague];
    let removed = plagues_removed(faces);
    let (with, one_more) = (plague_points(plagues - removed), plague_points(plagues - removed + 1));
    let once = f32::from(with) + 0.3 * clock.game_left() * f32::from(one_more - with);
    if every_epoch { once * (1.0 + clock.epochs_after) } else { once }
}

/// The points of a number of tiles, and in time left the hope for one more.
fn hoped(clock: Clock, count: u8, points: impl Fn(u8) -> i16) -> f32 {
    let (now, next) = (points(count), points(count + 1));
    let further = f32::from(points(count + 2) - next);
    f32::from(now) + clock.game_left() * (0.7 * f32::from(next - now) + 0.15 * further)
}

const _: () = assert!(Face::ALL.len() == 16, "the heuristic knows every face");
