//! Live pages: when a table changes, its pages get the parts that changed.

use std::pin::pin;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use metrics::{counter, histogram};
use ra_tables::{Store, Table, TableId, World};
use serde::Deserialize;
use tokio::time::{interval, timeout};

use super::crowd::{Full, Place};
use super::gallery::Next;
use super::refused::Refused;
use super::update::Seen;
use super::{Site, Visitor};
use crate::words::Word;

/// A client that does not take a message for this long is let go. It can come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a connection is tried, so that proxies keep it and the dead are noticed: whoever has
/// not answered by the next time is let go.
const PULSE: Duration = Duration::from_secs(25);

/// Nobody has a reason to send us more than this.
const MOST_BYTES: usize = 1024;

/// The most that waits to be sent to one page, in bytes: the largest page several times.
const MOST_WAITING: usize = 1024 * 1024;

/// What the page shows, and its language.
#[derive(Debug, Deserialize)]
pub struct Since {
    #[serde(default)]
    seen: String,
    #[serde(default)]
    language: String,
}

pub async fn live<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    mut visitor: Visitor,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    // A browser lets every site open connections here, with our cookies.
    if !site.house.outside.is_own_origin(&headers) {
        return Err(Refused::new(&visitor, StatusCode::FORBIDDEN, visitor.say(Word::Foreign)));
    }
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(why) => return Ok(why.into_response()),
    };
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(MOST_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_WAITING);
    let place = site.house.live.enter(visitor.address).map_err(|full| crowded(&visitor, full))?;
    // A page goes on in the language that it began in, even if another was chosen elsewhere since.
    if let Ok(language) = since.language.parse() {
        visitor.preferences.language = language;
    }
    let id = table.id();
    Ok(upgrade.on_upgrade(move |socket| async move {
        follow(site, socket, id, visitor, since.seen, place).await;
    }))
}

/// There is no room for another live page.
fn crowded(visitor: &Visitor, full: Full) -> Refused {
    counter!("heliopolis_refused_total", "what" => "live").increment(1);
    let status = match full {
        Full::All => StatusCode::SERVICE_UNAVAILABLE,
        Full::Address => StatusCode::TOO_MANY_REQUESTS,
    };
    Refused::new(visitor, status, visitor.say(Word::LiveFull))
}

/// Sends what changes until the page closes, is too slow, or the server stops.
async fn follow<S: Store, W: World>(
    site: Site<S, W>,
    mut socket: WebSocket,
    id: TableId,
    visitor: Visitor,
    since: String,
    _place: Place,
) {
    let mut stopped = pin!(site.house.stopped());
    let Ok(mut watch) = site.tables.watch(id).await else { return };
    let gallery = &site.house.gallery;
    let next = async |table: &Table, before: &Seen| {
        gallery.next(table, &visitor, &site.beside(table).await, before)
    };
    let mut page = next(&watch.table(), &Seen::default()).await;
    let mut is_open = page.seen.to_string() == since || show(&mut socket, &mut page).await;
    let mut pulse = interval(PULSE);
    pulse.tick().await;
    let mut answers = true;
    while is_open {
        is_open = tokio::select! {
            table = watch.changed() => {
                page = next(&table, &page.seen).await;
                // Another player's auto-bid is nobody's news.
                let shown = page.update.is_none() || show(&mut socket, &mut page).await;
                let took = site.tables.now().since(table.changed());
                histogram!("heliopolis_live_delivery_seconds").record(took);
                shown
            }
            message = socket.recv() => {
                answers = true;
                matches!(message, Some(Ok(_)))
            }
            _ = pulse.tick() => {
                std::mem::take(&mut answers) && send(&mut socket, Message::Ping(Bytes::new())).await
            }
            () = &mut stopped => {
                let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::from_static("") };
                send(&mut socket, Message::Close(Some(frame))).await;
                false
            }
        };
    }
    gallery.leave(page);
}

/// Sends what has to change on a page. Did it take it in time?
async fn show(socket: &mut WebSocket, page: &mut Next) -> bool {
    match page.update.take() {
        Some(update) => send(socket, Message::Text(update)).await,
        None => true,
    }
}

/// Did the client take the message in time?
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = timeout(PATIENCE, socket.send(message)).await;
    if sent.is_err() {
        counter!("heliopolis_live_dropped_total").increment(1);
    }
    sent.is_ok_and(|sent| sent.is_ok())
}
