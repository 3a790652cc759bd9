//! Points that nobody has yet: what a lot, an action or the epoch would bring.
//!
//! All of it is found by playing on with the rules themselves and reading their score sheets.

use ra_rules::{
    Action, Auction, Call, Decision, Event, Fact, Game, IllegalAction, Next, Phase, Seat, Sheet,
    State,
};

use crate::Portray;

/// What winning the lot on the track would be worth to a player: the points for tiles if the epoch
/// ended right after, less those if it ended now.
///
/// The winner suffers the disasters of the lot and makes the choices that come with winning, such as
/// what to discard or which tile to turn, so as to have the most points then. Suns are not counted,
/// because they depend on the bid. `None` if there is no lot, or the player has no sun to win
/// it with.
pub fn of_lot<G: Portray>(state: &State<G>, seat: Seat) -> Option<i16> {
    if state.track().is_empty() {
        return None;
    }
    let sun = state.table().face_up()[seat].highest()?;
    let mut won = alone_at_auction(state, seat)?;
    let scored = play(&mut won, seat, Action::Bid(sun)).ok()?;
    Some(best(&won, seat, scored, None) - tile_points(&state.sheets()[seat]))
}

/// What an action would change for the player who is asked: the points for tiles if the epoch ended
/// right after, less those if it ended now, with the best choices that the action leads to.
pub fn of_action<G: Portray>(state: &State<G>, action: Action<G::Special>) -> Option<i16> {
    let Next::Act(seat, _) = state.next() else { return None };
    let mut after = *state;
    let scored = play(&mut after, seat, action).ok()?;
    Some(best(&after, seat, scored, None) - tile_points(&state.sheets()[seat]))
}

/// The same table with this player bidding for the lot, and nobody else to ask.
fn alone_at_auction<G: Game>(state: &State<G>, seat: Seat) -> Option<State<G>> {
    // A full Ra track has its last auction, which a Ra tile started.
    let (call, bound) = if state.table().ra_track_is_full() {
        (Call::RaTile, G::binds_drawer(state.rules()))
    } else {
        (Call::Invoked, !state.track().is_full())
    };
    let mut position = state.position();
    position.turn = seat;
    position.phase =
        Phase::Auction(Auction { call, bound, caller: seat, bidder: seat, best: None });
    State::try_from(&position).ok()
}

/// Plays an action; gives the points for tiles if that ended the epoch.
fn play<G: Game>(
    state: &mut State<G>,
    seat: Seat,
    action: Action<G::Special>,
) -> Result<Option<i16>, IllegalAction<G>> {
    let mut scored = None;
    state.act_telling(action, |event| match event {
        Event::Scored { seat: owner, sheet } if owner == seat => scored = Some(tile_points(&sheet)),
        _ => {}
    })?;
    Ok(scored)
}

/// The most points for tiles that a player can have after answering what is asked now.
///
/// Discards are tried in the order of their kinds only: another order gives up the same tiles.
fn best<G: Portray>(
    state: &State<G>,
    seat: Seat,
    scored: Option<i16>,
    last: Option<Action<G::Special>>,
) -> i16 {
    if let Some(scored) = scored {
        return scored;
    }
    let asked = match state.next() {
        Next::Act(asked, Decision::Question(question)) => asked == seat && G::settles(question),
        _ => false,
    };
    let now = || tile_points(&state.sheets()[seat]);
    if !asked {
        return now();
    }
    let from = last.and_then(Action::id);
    let answers = state.legal_actions().iter().filter(|action| action.id() >= from);
    let outcomes = answers.filter_map(|answer| {
        let mut after = *state;
        let scored = play(&mut after, seat, answer).ok()?;
        Some(best(&after, seat, scored, Some(answer)))
    });
    outcomes.max().unwrap_or_else(now)
}

/// The points of a sheet but for suns.
fn tile_points<G: Game>(sheet: &Sheet<G>) -> i16 {
    let rows = sheet.rows().filter(|row| !matches!(row.fact, Fact::Suns { .. }));
    rows.map(|row| row.points).sum()
}
