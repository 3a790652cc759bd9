//! What only holds in positions of Ra.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Category, Question, Ra, State, Tile, gods};
use crate::invariant::winner_makes_sense;
use crate::{Invariant, Phase};

pub(super) const ALL: &[Invariant<Ra>] = &[
    Invariant { name: "nobody owns a Ra tile or a disaster", check: tiles_can_be_owned },
    Invariant { name: "the auction track holds no Ra tile", check: track_holds_no_ra },
    Invariant { name: "who may spend a god has one, and a use for it", check: gods_make_sense },
    Invariant { name: "who is asked to discard has a choice", check: discards_make_sense },
];

fn tiles_can_be_owned(state: &State, flaws: &mut Vec<String>) {
    for seat in state.tiles.seats() {
        for (tile, _) in state.tiles[seat].iter() {
            if matches!(tile.category(), Category::Ra | Category::Disaster) {
                flaws.push(format!("{seat} owns a tile {tile}"));
            }
        }
    }
}

fn track_holds_no_ra(state: &State, flaws: &mut Vec<String>) {
    if state.track.contains(Tile::Ra) {
        flaws.push("a Ra tile lies on the auction track".into());
    }
}

fn gods_make_sense(state: &State, flaws: &mut Vec<String>) {
    if state.phase != Phase::Question(Question::Gods) {
        return;
    }
    if state.table.face_up[state.table.turn].is_empty() {
        flaws.push("the player who spends gods has no face-up sun".into());
    }
    if gods::actions(state).is_empty() {
        flaws.push("no god can take anything".into());
    }
}

fn discards_make_sense(state: &State, flaws: &mut Vec<String>) {
    let Phase::Question(Question::Discard(discard)) = state.phase else { return };
    let owned = &state.tiles[discard.owner];
    let toll = discard.toll;
    let due = if toll.civilizations > 0 { toll.civilizations } else { toll.monuments };
    if owned.variety_of(toll.choice()) < 2 || owned.total_of(toll.choice()) <= due.into() {
        flaws.push("there is nothing to choose for a disaster".into());
    }
    if toll.civilizations > 8 || toll.monuments > 4 {
        flaws.push("there are not that many disasters in the box".into());
    }
    if discard.by_god && discard.owner != state.table.turn {
        flaws.push("only the player on turn takes a disaster with a god".into());
    }
    if discard.by_god && state.table.face_up[discard.owner].is_empty() {
        flaws.push("the player who spends gods has no face-up sun".into());
    }
    if !discard.by_god {
        winner_makes_sense(state, discard.owner, flaws);
    }
}
