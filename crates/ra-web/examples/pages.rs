//! Asks a server for table pages at a steady rate, and says how long they take.
//!
//! ```text
//! cargo run --release -- serve --db /tmp/load.db --no-limits
//! cargo run --release -p ra-web --example pages -- 127.0.0.1:8080
//! ```
//!
//! Only for servers on this machine.

mod guest;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use axum::http::StatusCode;
use clap::Parser;
use http_body_util::BodyExt as _;
use tokio::time::{MissedTickBehavior, interval};

use guest::{Guest, ensure_local, offered};

#[derive(Clone, Parser)]
struct Arguments {
    /// The server
    server: SocketAddr,
    /// Pages a second
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// How long to ask
    #[arg(long, default_value_t = 20)]
    seconds: u32,
    /// Tables to ask for
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// Decisions at each table before it is asked for
    #[arg(long, default_value_t = 30)]
    decisions: u32,
}

/// Connections that take turns.
const CONNECTIONS: u32 = 50;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    ensure_local(arguments.server)?;
    let begun = (0..arguments.tables).map(|_| tokio::spawn(begin(arguments.clone())));
    let mut pages = Vec::new();
    for page in begun.collect::<Vec<_>>() {
        pages.push(page.await??);
    }
    println!("{} tables are in the middle of a game", pages.len());
    let started = Instant::now();
    let clients =
        (0..CONNECTIONS).map(|client| tokio::spawn(ask(arguments.clone(), client, pages.clone())));
    let mut took = Vec::new();
    let mut bytes = 0;
    for client in clients.collect::<Vec<_>>() {
        let (times, size) = client.await??;
        took.extend(times);
        bytes += size;
    }
    took.sort_unstable();
    let at = |share: usize| took[(took.len() - 1) * share / 1000];
    println!(
        "{} pages in {:.1} s, {} bytes each: p50 {:.2?}, p99 {:.2?}, p99.9 {:.2?}, longest {:.2?}",
        took.len(),
        started.elapsed().as_secs_f64(),
        bytes / took.len().max(1),
        at(500),
        at(990),
        at(999),
        at(1000),
    );
    Ok(())
}

/// A table in the middle of a game, and the cookie of whoever plays there.
async fn begin(arguments: Arguments) -> Result<(String, String)> {
    let mut guest = Guest::new(arguments.server).await?;
    let table = guest.make_table("brisk").await?;
    let mut played = 0;
    while played < arguments.decisions {
        let page = guest.get_text(&table).await?;
        let Some((moment, action)) = offered(&page) else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        guest.play(&table, moment, action).await?;
        played += 1;
    }
    Ok((table, guest.cookie))
}

/// One connection's share of the pages.
async fn ask(
    arguments: Arguments,
    client: u32,
    pages: Vec<(String, String)>,
) -> Result<(Vec<Duration>, usize)> {
    let mut guest = Guest::new(arguments.server).await?;
    let every = Duration::from_secs(1) * CONNECTIONS / arguments.rate;
    tokio::time::sleep(every * client / CONNECTIONS).await;
    let mut ticks = interval(every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut took = Vec::new();
    let mut bytes = 0;
    for number in 0..arguments.rate * arguments.seconds / CONNECTIONS {
        // From when the page was due, not from when we came to ask for it.
        let due = ticks.tick().await;
        let (table, cookie) = &pages[(client + number) as usize % pages.len()];
        guest.cookie.clone_from(cookie);
        let page = guest.get(table).await?;
        ensure!(page.status() == StatusCode::OK, "{table}: {}", page.status());
        bytes += page.into_body().collect().await?.to_bytes().len();
        took.push(due.elapsed());
    }
    Ok((took, bytes))
}
