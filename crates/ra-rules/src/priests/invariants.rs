//! What only holds in positions of Priests of Ra.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Priests, Question, State};
use crate::{Game, Invariant, Phase};

pub(super) const ALL: &[Invariant<Priests>] = &[
    Invariant { name: "a tile whose side is chosen has two and came from the bag", check: sides },
    Invariant { name: "who is asked to turn a tile may", check: turns },
];

fn sides(state: &State, flaws: &mut Vec<String>) {
    let Phase::Question(Question::Side(tile)) = state.phase else { return };
    if tile.faces().len() != 2 {
        flaws.push("a side is chosen for a tile that has only one".into());
    }
    if state.bag[tile] >= Priests::copies(state.rules, tile) {
        flaws.push("the tile whose side is chosen is still in the bag".into());
    }
    if state.track.is_full() {
        flaws.push("a tile is drawn while the auction track is full".into());
    }
    if state.table.face_up[state.table.turn].is_empty() {
        flaws.push("the player who draws has no face-up sun".into());
    }
    if state.table.ra_track_is_full() {
        flaws.push("a tile is drawn after the last Ra tile".into());
    }
}

fn turns(state: &State, flaws: &mut Vec<String>) {
    let Phase::Question(Question::Turn(seat)) = state.phase else { return };
    if !super::turning::is_possible(state, seat) {
        flaws.push("the winner has no tile to turn, or may not".into());
    }
    if !state.track.is_empty() {
        flaws.push("the winner of a lot leaves no tile on the track".into());
    }
}
