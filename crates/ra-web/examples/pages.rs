//! Asks a server for table pages at a steady rate, and says how long they take.
//!
//! ```text
//! cargo run --release -- serve --db /tmp/load.db
//! cargo run --release -p ra-web --example pages -- 127.0.0.1:8080
//! ```
//!
//! Only for servers on this machine.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use clap::Parser;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval};

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
    let IpAddr::V4(host) = arguments.server.ip() else { anyhow::bail!("127.0.0.1, please") };
    ensure!(host.is_loopback(), "only for servers on this machine");
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
    let table = guest.begin(arguments.decisions).await?;
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

/// Somebody with a connection and a cookie.
struct Guest {
    server: SocketAddr,
    connection: SendRequest<Body>,
    cookie: String,
}

impl Guest {
    async fn new(server: SocketAddr) -> Result<Guest> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (connection, driver) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(driver);
        Ok(Guest { server, connection, cookie: String::new() })
    }

    async fn get(&mut self, path: &str) -> Result<Response<Incoming>> {
        let request = Request::get(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie).header(ACCEPT_ENCODING, "gzip, br");
        self.connection.ready().await?;
        Ok(self.connection.send_request(request.body(Body::empty())?).await?)
    }

    async fn post(&mut self, path: &str, form: String) -> Result<Response<Incoming>> {
        let request = Request::post(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.connection.ready().await?;
        Ok(self.connection.send_request(request.body(Body::from(form))?).await?)
    }

    /// Begins a game of five and plays some of it: draws while one can, passes otherwise.
    async fn begin(&mut self, decisions: u32) -> Result<String> {
        let form = "game=ra&players=5&level=novice&with=bots&name=Load&pace=brisk";
        let made = self.post("/tables", form.to_owned()).await?;
        let header = |name| made.headers().get(name).and_then(|value| value.to_str().ok());
        let table = header(LOCATION).context("a table has an address")?.to_owned();
        let cookie = header(SET_COOKIE).and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.context("whoever makes a table gets a cookie")?;
        cookie.clone_into(&mut self.cookie);
        made.into_body().collect().await?;
        let mut played = 0;
        while played < decisions {
            let page = self.get_text(&table).await?;
            let Some(action) = offered(&page) else {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let moment = value(&page, "name=\"moment\" value=\"").context("a moment")?;
            let form = format!("moment={moment}&action={}", action.replace(' ', "+"));
            self.post(&format!("{table}/play"), form).await?.into_body().collect().await?;
            played += 1;
        }
        Ok(table)
    }

    async fn get_text(&mut self, path: &str) -> Result<String> {
        let request = Request::get(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie).body(Body::empty())?;
        self.connection.ready().await?;
        let page = self.connection.send_request(request).await?;
        Ok(String::from_utf8(page.into_body().collect().await?.to_bytes().to_vec())?)
    }
}

/// What a calm player does of what a page offers.
fn offered(page: &str) -> Option<&str> {
    let mut actions: Vec<&str> = page
        .split("name=\"action\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    actions.sort_by_key(|action| !matches!(*action, "draw" | "pass"));
    actions.first().copied()
}

fn value<'a>(page: &'a str, start: &str) -> Option<&'a str> {
    page.split_once(start)?.1.split('"').next()
}
