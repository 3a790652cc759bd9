//! Points that nobody has yet: what a lot or an action would bring.
//!
//! All of it is found by playing on with the rules themselves and reading their score sheets.

use ra_rules::{
    Action, Bid, Decision, Epoch, Event, Fact, Game, IllegalAction, Next, Row, Seat, Sheet, State,
};
use serde::Serialize;

use crate::key::Key;
use crate::scores::category;
use crate::voice::signed;
use crate::{Perspective, Portray};

/// What something would change for a player, in points for tiles: for a lot, the points if the
/// epoch ended right after it, less those if the epoch ended now; for an action, the same of the
/// game, so that monuments and pyramids count.
///
/// Whatever it leads to is played by the rules: disasters strike, and the player chooses what they
/// take, or which tile to turn, so as to have the most points then. Suns are left out, because they
/// depend on bids. A score never falls below zero, which is left out as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorthView {
    /// The points.
    pub points: i16,
    /// The points with their sign.
    pub text: String,
    /// The categories of the score sheet that change.
    pub parts: Vec<PartView>,
}

/// What something would change in one category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartView {
    /// The category in one word, the same in every language.
    pub category: &'static str,
    /// The name of the category.
    pub name: String,
    /// The change of the points.
    pub points: i16,
    /// The change with its sign.
    pub text: String,
    /// What the player would have then.
    pub fact: String,
}

impl<G: Portray> Perspective<'_, G> {
    /// What winning the lot on the track would be worth to a player. `None` without hints, without a
    /// lot, and for players who have no sun to win it with.
    pub(crate) fn lot_worth(&self, seat: Seat) -> Option<WorthView> {
        let hints = self.options.hints;
        let after = if hints { after_lot(self.state(), seat) } else { None };
        after.map(|after| self.worth(&self.state().sheets()[seat], &after))
    }

    /// What a legal action would be worth to the player who is asked. `None` without hints.
    pub(crate) fn action_worth(&self, action: Action<G::Special>) -> Option<WorthView> {
        let seat = self.state().asked()?;
        if !self.options.hints {
            return None;
        }
        let state = in_last_epoch(self.state());
        let after = after_action(&state, seat, action)?;
        Some(self.worth(&state.sheets()[seat], &after))
    }

    fn worth(&self, before: &Sheet<G>, after: &Sheet<G>) -> WorthView {
        let points = tile_points(after) - tile_points(before);
        // Both sheets are of the same epoch, so they have the same rows.
        let rows = tile_rows(before).zip(tile_rows(after));
        let changed = rows.filter(|(before, after)| before.points != after.points);
        let part = |(before, after): (Row<G>, Row<G>)| {
            let points = after.points - before.points;
            PartView {
                category: category(&after),
                name: self.voice.category_name(&after),
                points,
                text: signed(points),
                fact: self.part_fact(&before, &after),
            }
        };
        WorthView { points, text: signed(points), parts: changed.map(part).collect() }
    }

    /// What the player would have then, and the points from and to which a score that is not new
    /// changes: the change alone would look like a rule that does not exist.
    fn part_fact(&self, before: &Row<G>, after: &Row<G>) -> String {
        let fact = self.voice.fact(after);
        if before.points == 0 {
            return fact;
        }
        let sentence = self.voice.sentence(Key::PartChange).with("fact", fact);
        sentence.with("from", signed(before.points)).with("to", signed(after.points)).say()
    }
}

/// The same table in the last epoch, where everything counts that counts at the end of the game.
fn in_last_epoch<G: Game>(state: &State<G>) -> State<G> {
    let mut position = state.position();
    position.epoch = Epoch::Third;
    State::try_from(&position).unwrap_or(*state)
}

/// A player's sheet after winning the lot on the track.
fn after_lot<G: Portray>(state: &State<G>, seat: Seat) -> Option<Sheet<G>> {
    if state.track().is_empty() {
        return None;
    }
    let sun = state.table().face_up()[seat].highest()?;
    let mut scored = None;
    let won = state.if_won(Bid { seat, sun }, sheet_of(seat, &mut scored))?;
    Some(best(&won, seat, scored, None))
}

/// A player's sheet after an action.
fn after_action<G: Portray>(
    state: &State<G>,
    seat: Seat,
    action: Action<G::Special>,
) -> Option<Sheet<G>> {
    let mut after = *state;
    let scored = play(&mut after, seat, action).ok()?;
    Some(best(&after, seat, scored, None))
}

/// Plays an action; gives the player's sheet if that ended the epoch.
fn play<G: Game>(
    state: &mut State<G>,
    seat: Seat,
    action: Action<G::Special>,
) -> Result<Option<Sheet<G>>, IllegalAction<G>> {
    let mut scored = None;
    state.act_telling(action, sheet_of(seat, &mut scored))?;
    Ok(scored)
}

/// Waits for a player's sheet among what happens.
fn sheet_of<G: Game>(seat: Seat, scored: &mut Option<Sheet<G>>) -> impl FnMut(Event<G>) {
    move |event| match event {
        Event::Scored { seat: owner, sheet } if owner == seat => *scored = Some(sheet),
        _ => {}
    }
}

/// The sheet with the most points for tiles that a player can have after answering what is asked
/// now.
///
/// Discards are tried in the order of their kinds only: another order gives up the same tiles.
fn best<G: Portray>(
    state: &State<G>,
    seat: Seat,
    scored: Option<Sheet<G>>,
    last: Option<Action<G::Special>>,
) -> Sheet<G> {
    if let Some(scored) = scored {
        return scored;
    }
    let asked = match state.next() {
        Next::Act(asked, Decision::Question(question)) => asked == seat && G::settles(question),
        _ => false,
    };
    let now = || state.sheets()[seat];
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
    outcomes.max_by_key(tile_points).unwrap_or_else(now)
}

/// The points of a sheet but for suns.
fn tile_points<G: Game>(sheet: &Sheet<G>) -> i16 {
    tile_rows(sheet).map(|row| row.points).sum()
}

fn tile_rows<G: Game>(sheet: &Sheet<G>) -> impl Iterator<Item = Row<G>> {
    sheet.rows().filter(|row| !matches!(row.fact, Fact::Suns { .. }))
}
