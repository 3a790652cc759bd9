//! A table as it changes, for programs.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use ra_tables::{PersonId, Store, Watch, World};
use tokio::sync::watch;

use super::super::Site;
use super::super::crowd::Place;
use super::caller::Caller;
use super::problem::Problem;
use super::shapes::TableShape;
use super::tables::table_id;

/// How often a silent connection is tried, so that proxies keep it and the dead are noticed.
const PULSE: Duration = Duration::from_secs(20);

/// Follow a table
///
/// Server-sent events: the table as it is now, and again whenever it changes; a line `data:` with
/// JSON, and an empty line. Who reads slowly misses what happened in between, never what comes
/// last.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, description = "Tables, one after the other", content_type = "text/event-stream", body = TableShape),
    Problem,
), security((), ("token" = [])))]
pub async fn live<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let watch = site.tables.watch(table_id(&id)?).await?;
    let follower = Follower {
        _place: caller.enter(&site)?,
        stops: site.house.stops.subscribe(),
        viewer: caller.id(),
        is_first: true,
        watch,
        site,
    };
    let events = unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok(event), follower))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(PULSE)))
}

/// A program that follows a table.
struct Follower<S, W> {
    site: Site<S, W>,
    watch: Watch,
    stops: watch::Receiver<bool>,
    viewer: Option<PersonId>,
    is_first: bool,
    _place: Place,
}

impl<S: Store, W: World> Follower<S, W> {
    /// The table as it is, and from then on when it has changed; `None` when the server stops.
    async fn next(&mut self) -> Option<Event> {
        let table = if std::mem::take(&mut self.is_first) {
            self.watch.table()
        } else {
            tokio::select! {
                table = self.watch.changed() => table,
                _ = self.stops.wait_for(|&stops| stops) => return None,
            }
        };
        let shape = TableShape::of(&table, self.viewer, self.site.tables.now());
        Event::default().json_data(shape).ok()
    }
}
