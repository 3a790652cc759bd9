//! Gods: spent on a turn, one after another, to take tiles from the auction track (R3.5).

use super::{
    Action, ActionSet, Event, IllegalAction, Refusal, Special, SpecialEvent, State, Tile, disaster,
};

/// The tiles that the player on turn can take with a god.
pub(super) fn actions(state: &State) -> ActionSet {
    if state.tiles[state.table.turn][Tile::God] == 0 {
        return ActionSet::EMPTY;
    }
    // No god takes a god, so that action has no id, and the set leaves it out.
    state.track.tiles().map(|tile| Action::Special(Special::God(tile))).collect()
}

/// The player on turn spends a god to take a tile.
pub(super) fn spend(
    state: &mut State,
    tile: Tile,
    tell: &mut impl FnMut(Event),
) -> Result<(), IllegalAction> {
    let owner = state.table.turn;
    let refuse = |refusal| Err(IllegalAction::Special(refusal));
    if state.tiles[owner][Tile::God] == 0 {
        return refuse(Refusal::NoGod);
    }
    if matches!(tile, Tile::God | Tile::Ra) {
        return refuse(Refusal::NotForGods(tile));
    }
    if !state.track.take(tile) {
        return refuse(Refusal::NotOnTrack(tile));
    }
    state.tiles[owner].remove(Tile::God, 1);
    tell(Event::Special(SpecialEvent::GodSpent { seat: owner }));
    disaster::receive(state, owner, [tile].into_iter(), true, tell);
    Ok(())
}
