//! Live pages: when a table changes, its pages get the parts that changed.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use ra_tables::{Store, TableId, World};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

use super::refused::Refused;
use super::shown::Shown;
use super::update::{Seen, update};
use super::{Site, Visitor, guard};
use crate::words::Word;

/// A client that does not take a message for this long is let go. It can come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a silent connection is tried, so that proxies keep it and the dead are noticed.
const PULSE: Duration = Duration::from_secs(25);

/// Nobody has a reason to send us more than this.
const MOST_BYTES: usize = 1024;

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
    if !guard::is_own_origin(&headers) {
        return Err(Refused::new(&visitor, StatusCode::FORBIDDEN, visitor.say(Word::Foreign)));
    }
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade.max_message_size(MOST_BYTES).max_frame_size(MOST_BYTES),
        Err(why) => return Ok(why.into_response()),
    };
    // A page goes on in the language that it began in, even if another was chosen elsewhere since.
    if let Ok(language) = since.language.parse() {
        visitor.preferences.language = language;
    }
    let id = table.id();
    Ok(upgrade.on_upgrade(move |socket| async move {
        follow(site, socket, id, visitor, since.seen).await;
    }))
}

/// Sends what changes until the page closes, is too slow, or the server stops.
async fn follow<S: Store, W: World>(
    site: Site<S, W>,
    mut socket: WebSocket,
    id: TableId,
    visitor: Visitor,
    since: String,
) {
    let mut stops = site.stops.subscribe();
    let Ok(mut watch) = site.tables.watch(id).await else { return };
    let shown = Shown::of(&watch.table(), &visitor, site.tables.now());
    let mut seen = Seen::of(&shown);
    if seen.to_string() != since {
        let everything = update(&shown, &Seen::default(), &seen);
        if !send(&mut socket, Message::Text(everything.into())).await {
            return;
        }
    }
    let mut pulse = interval(PULSE);
    pulse.tick().await;
    loop {
        let sent = tokio::select! {
            table = watch.changed() => {
                let shown = Shown::of(&table, &visitor, site.tables.now());
                let before = std::mem::replace(&mut seen, Seen::of(&shown));
                // What somebody else left word for is nobody's news.
                seen == before
                    || send(&mut socket, Message::Text(update(&shown, &before, &seen).into())).await
            }
            message = socket.recv() => matches!(message, Some(Ok(_))),
            _ = pulse.tick() => {
                send(&mut socket, Message::Ping(Bytes::new())).await
            }
            () = stopped(&mut stops) => {
                let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::from_static("") };
                send(&mut socket, Message::Close(Some(frame))).await;
                false
            }
        };
        if !sent {
            return;
        }
    }
}

/// Waits for the server to stop.
async fn stopped(stops: &mut watch::Receiver<bool>) {
    let _ = stops.wait_for(|&stops| stops).await;
}

/// Did the client take the message in time?
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = timeout(PATIENCE, socket.send(message)).await;
    sent.is_ok_and(|sent| sent.is_ok())
}
