//! Keeps many live pages of many games open, and says how long each move takes to every page.
//!
//! ```text
//! cargo run --release -- serve --listen 8400 --db /tmp/load.db --no-limits
//! cargo run --release -p ra-web --example live -- 127.0.0.1:8400
//! ```
//!
//! A game has one person, whom this program plays, and four bots; the person has a live page, and
//! all other pages are watchers'. With several servers the pages of every table are spread over
//! them. A move takes from when the server judged it, before it was durable, to when a page has the
//! whole message; the time of judging comes with the message, so all must run on one machine.

mod guest;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::ops::Range;
use std::time::{Duration, SystemTime};

use anyhow::{Context as _, Result, bail, ensure};
use axum::http::StatusCode;
use clap::Parser;
use futures_util::StreamExt as _;
use guest::{Guest, between, ensure_local, offered};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

#[derive(Clone, Parser)]
struct Arguments {
    /// The nodes of the server
    #[arg(required = true)]
    servers: Vec<SocketAddr>,
    /// Live pages, with those of the players
    #[arg(long, default_value_t = 2_000)]
    pages: usize,
    /// Games
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// How fast the bots play: slow, calm or brisk
    #[arg(long, default_value = "calm")]
    pace: String,
    /// How long to measure
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The processes of the server, to say how much memory a page takes
    #[arg(long)]
    process: Vec<u32>,
}

impl Arguments {
    /// How many pages a table has.
    fn pages_of(&self, table: usize) -> usize {
        self.pages / self.games + usize::from(table < self.pages % self.games)
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A page of a table has got a move.
struct Delivery {
    table: usize,
    page: usize,
    /// When the move was judged, in milliseconds since 1970.
    at: u64,
    /// When the page had it, since 1970.
    arrived: Duration,
    bytes: usize,
}

/// What comes later than this after the end is not waited for.
const LATEST: Duration = Duration::from_secs(4);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    for &server in &arguments.servers {
        ensure_local(server)?;
    }
    let mut players = Vec::new();
    for table in 0..arguments.games {
        let server = arguments.servers[table % arguments.servers.len()];
        let mut guest = Guest::new(server).await?;
        let address = guest.make_table(&arguments.pace).await?;
        players.push((guest, address));
    }
    println!("{} games go on", players.len());
    sleep(Duration::from_secs(3)).await;
    let before = memory(&arguments.process)?;

    let (tell, mut told) = mpsc::unbounded_channel();
    let mut strangers = Vec::new();
    for &server in &arguments.servers {
        strangers.push(Guest::new(server).await?);
    }
    let mut pages = Vec::new();
    for (number, (guest, address)) in players.into_iter().enumerate() {
        for page in 1..arguments.pages_of(number) {
            let node = (number + page) % arguments.servers.len();
            let socket = open(&mut strangers[node], &address).await?;
            pages.push(tokio::spawn(watch(socket, number, page, tell.clone())));
        }
        pages.push(tokio::spawn(play(guest, address, number, tell.clone())));
    }
    drop(tell);
    println!("{} pages are open", pages.len());
    let open_pages = pages.len();
    let begun = now_ms();
    sleep(Duration::from_secs(arguments.seconds)).await;
    let ended = now_ms();
    if let (Some(before), Some(after)) = (before, memory(&arguments.process)?) {
        let each = after.saturating_sub(before) / open_pages as u64;
        println!("memory: {before} KiB without pages, {after} KiB with, {each} KiB a page");
    }
    sleep(LATEST).await;
    for page in pages {
        // A page ends only if something went wrong.
        if page.is_finished() {
            page.await??;
        } else {
            page.abort();
        }
    }
    let mut deliveries = Vec::new();
    while let Ok(delivery) = told.try_recv() {
        deliveries.push(delivery);
    }
    report(&deliveries, &arguments, begun..ended);
    Ok(())
}

/// Opens a page as a browser does: the page first, then what changes on it.
async fn open(guest: &mut Guest, table: &str) -> Result<Socket> {
    let page = guest.get_text(table).await?;
    let seen = between(&page, "data-seen=\"", "\"").context("a live page says what it shows")?;
    let address = format!("ws://{}{table}/live?language=en&seen={seen}", guest.server());
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", guest.cookie.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
    let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
    Ok(socket)
}

type Tell = mpsc::UnboundedSender<Delivery>;

/// Somebody who only looks.
async fn watch(mut socket: Socket, table: usize, page: usize, tell: Tell) -> Result<()> {
    loop {
        notice(&next(&mut socket).await?, table, page, &tell)?;
    }
}

/// Somebody who plays, by what the live page offers.
async fn play(mut guest: Guest, address: String, table: usize, tell: Tell) -> Result<()> {
    let mut socket = open(&mut guest, &address).await?;
    // What the page shows at first may be a question already.
    let mut markup = guest.get_text(&address).await?;
    loop {
        if let Some((moment, action)) = offered(&markup) {
            let status = guest.play(&address, moment, action).await?;
            let expected = [StatusCode::SEE_OTHER, StatusCode::CONFLICT];
            ensure!(expected.contains(&status), "a move was refused: {status}");
        }
        let update = next(&mut socket).await?;
        notice(&update, table, 0, &tell)?;
        markup.clear();
        if update.contains("\"calls\":true") {
            markup = update.replace("\\\"", "\"");
        }
    }
}

/// The next update of a page.
async fn next(socket: &mut Socket) -> Result<String> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
            Some(Ok(Message::Ping(_))) => {}
            ended => bail!("a page was closed: {ended:?}"),
        }
    }
}

fn notice(update: &str, table: usize, page: usize, tell: &Tell) -> Result<()> {
    let arrived = since_1970();
    let at = between(update, "\"at\":", ",").context("an update has a time")?.parse()?;
    let _ = tell.send(Delivery { table, page, at, arrived, bytes: update.len() });
    Ok(())
}

fn since_1970() -> Duration {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}

fn now_ms() -> u64 {
    u64::try_from(since_1970().as_millis()).unwrap_or(u64::MAX)
}

/// How many kibibytes these processes have together; nothing if there are none.
fn memory(processes: &[u32]) -> Result<Option<u64>> {
    let mut sum = None;
    for process in processes {
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        let line = between(&status, "VmRSS:", "kB").context("a process has memory")?;
        *sum.get_or_insert(0) += line.trim().parse::<u64>()?;
    }
    Ok(sum)
}

/// Says how long every move took to every page of its table. A page that was told of two moves at
/// once has got the first with the second.
fn report(deliveries: &[Delivery], arguments: &Arguments, measured: Range<u64>) {
    let mut moves: BTreeMap<usize, BTreeSet<u64>> = BTreeMap::new();
    let mut pages: BTreeMap<(usize, usize), BTreeMap<u64, Duration>> = BTreeMap::new();
    for Delivery { table, page, at, arrived, .. } in deliveries {
        if measured.contains(at) {
            moves.entry(*table).or_default().insert(*at);
        }
        pages.entry((*table, *page)).or_default().entry(*at).or_insert(*arrived);
    }
    let (mut took, mut together, mut lost) = (Vec::new(), 0, 0);
    for table in 0..arguments.games {
        for at in moves.get(&table).into_iter().flatten() {
            for page in 0..arguments.pages_of(table) {
                let arrivals = pages.get(&(table, page)).and_then(|page| page.range(at..).next());
                let Some((with, arrived)) = arrivals else {
                    lost += 1;
                    continue;
                };
                together += usize::from(with != at);
                took.push(arrived.saturating_sub(Duration::from_millis(*at)));
            }
        }
    }
    took.sort_unstable();
    let at = |share: usize| took[took.len().saturating_sub(1) * share / 1000];
    let bytes: usize = deliveries.iter().map(|delivery| delivery.bytes).sum();
    println!(
        "{} moves, {} deliveries of {} bytes, {together} of them together with the next, {lost} lost",
        moves.values().map(BTreeSet::len).sum::<usize>(),
        took.len(),
        bytes / deliveries.len().max(1),
    );
    if !took.is_empty() {
        println!(
            "from judged to delivered: p50 {:.1?}, p95 {:.1?}, p99 {:.1?}, longest {:.1?}",
            at(500),
            at(950),
            at(990),
            at(1000)
        );
    }
}
