//! Turning a tile over after winning a lot (P1.4).

use super::{
    Action, ActionSet, Event, Face, IllegalAction, Question, Refusal, Special, SpecialEvent, State,
};
use crate::{Phase, Seat, Track};

/// Gives a lot to its winner, and asks whether to turn a tile if that is possible.
pub(super) fn receive(
    state: &mut State,
    seat: Seat,
    lot: Track<Face>,
    tell: &mut impl FnMut(Event),
) {
    for face in lot.tiles() {
        tell(Event::Taken { seat, face });
        state.tiles[seat].add(face, 1);
    }
    if is_possible(state, seat) {
        state.phase = Phase::Question(Question::Turn(seat));
    } else {
        state.end_turn(tell);
    }
}

/// Has the winner something to turn, and by the option `turning` the right to?
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let tiles = &state.tiles[seat];
    let may = !state.rules.turning_needs_a_priest() || tiles[Face::Priest] > 0;
    may && Face::SIDES.iter().any(|&side| tiles[side] > 0)
}

/// A turn for each side that the winner owns, and to keep all as they are.
pub(super) fn choices(state: &State, seat: Seat) -> ActionSet {
    let owned = Face::SIDES.iter().filter(|&&side| state.tiles[seat][side] > 0);
    let turns = owned.map(|&side| Action::Special(Special::Turn(side)));
    turns.chain([Action::Special(Special::Keep)]).collect()
}

/// The winner turns one tile over.
pub(super) fn turn(
    state: &mut State,
    seat: Seat,
    from: Face,
    tell: &mut impl FnMut(Event),
) -> Result<(), IllegalAction> {
    let Some(to) = from.other_side() else {
        return Err(IllegalAction::Special(Refusal::OneSided(from)));
    };
    if state.tiles[seat].remove(from, 1) == 0 {
        return Err(IllegalAction::Special(Refusal::NotOwned(from)));
    }
    state.tiles[seat].add(to, 1);
    tell(Event::Special(SpecialEvent::Turned { seat, from, to }));
    state.end_turn(tell);
    Ok(())
}
