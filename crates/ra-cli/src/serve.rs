//! `ra serve`: the web table.

mod limits;
mod world;

use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs as _};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use ra_store::AnyStore;
use ra_tables::{RealWorld, Tables};
use ra_web::Site;
use ra_web::site::{self, Limits};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use limits::LimitArguments;
use world::World;

/// Play in the browser: start the web server (the default command)
///
/// Prints the address to open. Games are saved in a file in your data folder, or in --db. Ctrl-C
/// stops the server; nothing is lost, and games continue when it starts again.
///
/// See docs/operating.md for running a public server.
#[derive(clap::Args)]
pub struct Arguments {
    /// Address to listen on; 127.0.0.1:8080 or the next free port by default
    #[arg(long, env = "RA_LISTEN", value_name = "ADDRESS", value_parser = address)]
    listen: Option<SocketAddr>,
    /// Where to save games: a file, or `postgres://user@host/database`
    #[arg(long, env = "RA_DB", value_name = "PLACE", hide_env_values = true)]
    db: Option<String>,
    /// Open the page in your browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    world: World,
    #[command(flatten)]
    limits: LimitArguments,
}

/// What `ra` alone does.
impl Default for Arguments {
    fn default() -> Arguments {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            arguments: Arguments,
        }
        Alone::parse_from(["ra"]).arguments
    }
}

/// The ports that are tried where nobody asked for one.
const USUAL_PORTS: RangeInclusive<u16> = 8080..=8179;

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    arguments.world.log();
    let runtime = Runtime::new()?;
    runtime.block_on(serve(arguments, out))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments, out: &mut impl Write) -> Result<()> {
    let place = match &arguments.db {
        Some(place) => place.clone(),
        None => default_place()?,
    };
    let limits = arguments.limits.limits();
    allow_files(&limits);
    // Before anything is measured.
    let recorder = match arguments.world.metrics_listen {
        Some(address) => Some((site::recorder()?, bind(address).await?)),
        None => None,
    };
    let store = AnyStore::connect(&place).await?;
    let listener = match arguments.listen {
        Some(address) => bind(address).await?,
        None => bind_usual().await?,
    };
    let address = format!("http://{}", listener.local_addr()?);
    writeln!(out, "Heliopolis is open at {address}")?;
    writeln!(out, "Games are saved in {}; press Ctrl-C to stop.", without_password(&place))?;
    if let Some((_, listener)) = &recorder {
        writeln!(out, "Prometheus metrics are at http://{}/metrics", listener.local_addr()?)?;
    }
    out.flush()?;
    if arguments.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("ra: could not open a browser: {error}");
    }
    let tables = Tables::new(store, RealWorld);
    let tables = tables.with_tables_per_person(arguments.limits.tables_per_person());
    let site = Site::open(tables, arguments.world.outside(), limits);
    if let Some((recorder, listener)) = recorder {
        tokio::spawn(site::operate(site.clone(), listener, recorder));
    }
    site::serve(site, listener, stop()).await?;
    writeln!(out, "Stopped.")?;
    Ok(())
}

/// Many systems let a program open 1,024 files unless it asks for more, and a page is a file.
fn allow_files(limits: &Limits) {
    #[cfg(unix)]
    {
        let pages = limits.connections.saturating_add(limits.live).max(20_000);
        // Where fewer are allowed, who comes too late is told when it happens.
        let _ = rlimit::increase_nofile_limit(
            u64::try_from(pages.saturating_add(200)).unwrap_or(u64::MAX),
        );
    }
}

/// Reads an address with a port, or a port of this machine.
pub fn address(text: &str) -> Result<SocketAddr> {
    if let Ok(port) = text.parse() {
        return Ok(SocketAddr::from(([127, 0, 0, 1], port)));
    }
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.context("expected an address with a port, such as 127.0.0.1:8080 or 0.0.0.0:8080")
}

/// Listens at this address and no other.
async fn bind(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("listening on {address}"))
}

/// Listens for this machine alone, at the first of the usual ports that is free.
async fn bind_usual() -> Result<TcpListener> {
    for port in USUAL_PORTS {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            bound => return bound.with_context(|| format!("listening on port {port}")),
        }
    }
    anyhow::bail!("ports {USUAL_PORTS:?} are all in use; choose another with --listen")
}

/// A file in the data folder of the user.
fn default_place() -> Result<String> {
    let folder = dirs::data_dir().context("no data folder found; choose a file with --db")?;
    let folder = folder.join("heliopolis");
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let file: PathBuf = folder.join("games.db");
    let text = file.to_str().map(str::to_owned);
    text.with_context(|| {
        format!("{}: not valid UTF-8; choose another file with --db", file.display())
    })
}

/// A place as it may be shown.
fn without_password(place: &str) -> &str {
    if place.starts_with("postgres") { "PostgreSQL" } else { place }
}

/// Waits until somebody stops the server.
async fn stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
