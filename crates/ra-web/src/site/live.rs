//! Live pages: when a table changes, its pages get the parts that changed.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use ra_tables::{Store, Table, TableId, World};
use ra_view::LogKind;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{interval, timeout};

use super::refused::Refused;
use super::shown::{Body, Shown};
use super::{Site, Visitor, guard};
use crate::words::Word;

/// A client that does not take a message for this long is let go. It can come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a silent connection is tried, so that proxies keep it and the dead are noticed.
const PULSE: Duration = Duration::from_secs(25);

/// Nobody has a reason to send us more than this.
const MOST_BYTES: usize = 1024;

/// The step that the page shows, and its language.
#[derive(Debug, Deserialize)]
pub struct Since {
    #[serde(default)]
    step: String,
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
    let since = since.step.parse().ok();
    let id = table.id();
    Ok(upgrade.on_upgrade(move |socket| async move {
        follow(site, socket, id, visitor, since).await;
    }))
}

/// Sends what changes until the page closes, is too slow, or the server stops.
async fn follow<S: Store, W: World>(
    site: Site<S, W>,
    mut socket: WebSocket,
    id: TableId,
    visitor: Visitor,
    since: Option<u32>,
) {
    let mut stops = site.stops.subscribe();
    let Ok(mut watch) = site.tables.watch(id).await else { return };
    let mut page = LivePage::default();
    let table = watch.table();
    let first = page.update(&site, &table, &visitor);
    if since != Some(table.step()) && !send(&mut socket, Message::Text(first.into())).await {
        return;
    }
    let mut pulse = interval(PULSE);
    pulse.tick().await;
    loop {
        let sent = tokio::select! {
            table = watch.changed() => {
                let update = page.update(&site, &table, &visitor);
                send(&mut socket, Message::Text(update.into())).await
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

/// What a page shows, as far as it was sent: digests, so that a page costs little.
#[derive(Debug, Default)]
struct LivePage {
    parts: Vec<(String, u64)>,
    lines: Vec<u64>,
}

/// What a page has to change.
#[derive(Debug, Serialize)]
struct Update<'a> {
    step: u32,
    title: &'a str,
    ask: &'a str,
    news: &'a str,
    calls: bool,
    /// What happened last, for ears.
    kinds: &'a [LogKind],
    /// The whole region, in place of parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<String>,
    /// The attributes of the table.
    frame: Vec<(&'static str, &'a str)>,
    /// Elements that take the place of those with the same id.
    parts: Vec<&'a str>,
    /// How many lines of the log stay.
    keep: usize,
    /// The lines that follow, the newest first.
    lines: String,
}

impl LivePage {
    /// What the page has to change to show the table, as JSON.
    fn update<S: Store, W: World>(
        &mut self,
        site: &Site<S, W>,
        table: &Table,
        visitor: &Visitor,
    ) -> String {
        let shown = Shown::of(table, visitor, site.tables.now());
        let mut update = Update {
            step: table.step(),
            title: &shown.title,
            ask: &shown.ask,
            news: &shown.news,
            calls: shown.calls,
            kinds: &shown.kinds,
            whole: None,
            frame: Vec::new(),
            parts: Vec::new(),
            keep: 0,
            lines: String::new(),
        };
        match &shown.body {
            Body::Whole(markup) => {
                *self = LivePage::default();
                update.whole = Some(markup.0.clone());
            }
            Body::Wall(wall) => {
                let parts: Vec<(String, u64)> =
                    wall.parts.iter().map(|(id, part)| (id.clone(), digest(&part.0))).collect();
                let lines: Vec<u64> = wall.lines.iter().map(|line| digest(&line.0)).collect();
                if parts.iter().map(|(id, _)| id).eq(self.parts.iter().map(|(id, _)| id)) {
                    update.frame =
                        wall.frame.iter().map(|(name, value)| (*name, value.as_str())).collect();
                    let pairs = parts.iter().zip(&self.parts).zip(&wall.parts);
                    let changed = pairs.filter(|((new, old), _)| new != old);
                    update.parts = changed.map(|(_, (_, part))| part.0.as_str()).collect();
                    let same = lines.iter().zip(&self.lines).take_while(|(new, old)| new == old);
                    update.keep = same.count();
                    let new = wall.lines[update.keep..].iter().rev();
                    update.lines = new.map(|line| line.0.as_str()).collect();
                } else {
                    update.whole = Some(wall.markup().0);
                }
                *self = LivePage { parts, lines };
            }
        }
        serde_json::to_string(&update).expect("an update is plain data")
    }
}

fn digest(markup: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    markup.hash(&mut hasher);
    hasher.finish()
}
