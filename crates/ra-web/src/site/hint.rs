//! What a strong player would do, for somebody who plays against bots alone.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ra_tables::{PersonId, Refusal, Stage, Store, Table, World};
use ra_view::{Viewer, view};

use super::refused::Refused;
use super::shown::Shown;
use super::{Site, Visitor, address};
use crate::learn;
use crate::table::{self, LessonMarkup, advice};
use crate::words::Word;

/// Why somebody gets no hints at a table.
#[derive(Debug)]
pub enum NoHints {
    /// The tables say why.
    Refused(Refusal),
    /// Others would be at a disadvantage.
    NotAlone,
    /// Ratings are for what people find out themselves.
    Rated,
}

/// May this person have hints at this table? The one place where that is decided.
pub fn may_have(table: &Table, me: PersonId) -> Result<(), NoHints> {
    match table.stage() {
        Stage::Open => Err(NoHints::Refused(Refusal::NotStarted)),
        Stage::Finished => Err(NoHints::Refused(Refusal::Over)),
        _ if table.seat_of(me).is_none() => Err(NoHints::Refused(Refusal::NotSeated)),
        _ if table.settings().is_rated => Err(NoHints::Rated),
        _ if !table.is_against_bots() => Err(NoHints::NotAlone),
        Stage::Running => Ok(()),
    }
}

/// The table with a hint for this moment; for a script, the hint alone.
pub async fn show<S: Store, W: World>(
    site: &Site<S, W>,
    table: &Table,
    visitor: &Visitor,
    moment: &str,
) -> Result<Response, Refused> {
    let refused = |why: NoHints| no_hints(table, visitor, why);
    let me = visitor.person.as_ref().ok_or(NoHints::Refused(Refusal::NotSeated));
    let me = me.map_err(refused)?.id;
    may_have(table, me).map_err(refused)?;
    if moment.parse() != Ok(table.moment()) {
        return Err(refused(NoHints::Refused(Refusal::Stale)));
    }
    let own = table.asked() == table.seat_of(me);
    let record = table.record().filter(|_| own).ok_or_else(|| {
        Refused::new(visitor, StatusCode::CONFLICT, visitor.say(Word::HintNotAsked))
            .back_to(address(table))
    })?;
    let options = visitor.preferences.options(table.settings().scores_hidden);
    let busy = || Refused::busy(visitor).back_to(address(table));
    let hint = site.advisor.hint(record, options).await.map_err(|_| busy())?.ok_or_else(busy)?;
    let lesson = lesson_of(table, visitor, me);
    let panel = advice(&hint, lesson.as_ref(), table.moment(), &address(table), options.language);
    if visitor.is_script {
        return Ok(panel.into_response());
    }
    let shown = Shown::of(table, visitor, &site.beside(table).await).with_hint(panel);
    Ok(shown.page(table, visitor).into_response())
}

/// Is this a first game, in which the visitor is asked something?
pub fn teaches(table: &Table, visitor: &Visitor) -> bool {
    let me = visitor.person.as_ref().map(|person| person.id);
    let asked = |me: PersonId| table.asked().is_some() && table.asked() == table.seat_of(me);
    visitor.learns_at(table) && me.is_some_and(|me| may_have(table, me).is_ok() && asked(me))
}

/// What a first game explains at this decision.
fn lesson_of(table: &Table, visitor: &Visitor, me: PersonId) -> Option<LessonMarkup> {
    if !visitor.learns_at(table) {
        return None;
    }
    let (record, seat) = (table.record()?, table.seat_of(me)?);
    let options = visitor.preferences.options(table.settings().scores_hidden);
    let view = view(&record, Viewer::Seat(seat), options);
    Some(table::lesson(&learn::lesson(&record, seat), &view))
}

fn no_hints(table: &Table, visitor: &Visitor, why: NoHints) -> Refused {
    let refused = match why {
        NoHints::Refused(why) => Refused::by(visitor, Some(table), &why),
        NoHints::NotAlone => {
            Refused::new(visitor, StatusCode::FORBIDDEN, visitor.say(Word::HintNotAlone))
        }
        NoHints::Rated => Refused::new(visitor, StatusCode::FORBIDDEN, visitor.say(Word::Rated)),
    };
    refused.back_to(address(table))
}
