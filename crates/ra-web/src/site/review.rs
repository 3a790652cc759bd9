//! Reviews of games: of those that were played here, and of records that somebody brings.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ra_record::AnyRecord;
use ra_rules::Seat;
use ra_tables::{Refusal, Stage, Store, World};
use ra_view::Viewer;
use serde::Deserialize;

use super::refused::Refused;
use super::{Site, Visitor, address, look};
use crate::advisor::Reviewing;
use crate::pages::{self, List, ReviewPage};
use crate::words::Word;

/// After how many seconds a page without script looks again whether a review is ready.
const SOON: u8 = 1;

/// Which decisions are listed.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    show: String,
}

/// The review of a game that was played at a table.
pub async fn of_table<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    let game = address(&table);
    let refused = |why| Refused::by(&visitor, Some(&table), &why).back_to(game.clone());
    let record = table.record().ok_or(Refusal::NotStarted).map_err(refused)?;
    if table.stage() != Stage::Finished {
        return Err(refused(Refusal::NotOver));
    }
    let you = visitor.person.as_ref().and_then(|person| table.seat_of(person.id));
    site.review(&visitor, &record, you, &game, &wanted)
}

/// The review of a record that somebody brought.
pub async fn of_record<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(packed): Path<String>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Refused> {
    let record = look::find(&visitor, &packed)?;
    let game = format!("/look/{packed}");
    if record.ply() == 0 {
        let sentence = visitor.say(Word::ReviewNothing);
        return Err(Refused::new(&visitor, StatusCode::CONFLICT, sentence).back_to(game));
    }
    site.review(&visitor, &record, None, &game, &wanted)
}

impl<S: Store, W: World> Site<S, W> {
    fn review(
        &self,
        visitor: &Visitor,
        record: &AnyRecord,
        you: Option<Seat>,
        game: &str,
        wanted: &Wanted,
    ) -> Result<Response, Refused> {
        let title = format!("{} · Heliopolis", visitor.say(Word::ReviewTitle));
        let mut frame = visitor.frame(&title);
        let asked = self.advisor.review(record.clone());
        let review = match asked.map_err(|_| Refused::busy(visitor).back_to(game.to_owned()))? {
            Reviewing::Ready(review) => review,
            Reviewing::Progress { done, total } => {
                frame.refresh = Some(SOON);
                return Ok(pages::reviewing(&frame, done, total, game).into_response());
            }
        };
        let viewer = you.map_or(Viewer::Watcher, Viewer::Seat);
        let story = review.tell(record, viewer, visitor.preferences.options(false));
        let you = you.map(Seat::number);
        let list = List::named(&wanted.show, you);
        let page = ReviewPage { review: &review, story: &story, game, you, list };
        Ok(pages::review(&frame, &page).into_response())
    }
}
