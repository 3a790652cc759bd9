//! `ra serve`: the web table.

use std::io::{self, ErrorKind, Write};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use ra_store::AnyStore;
use ra_tables::{RealWorld, Tables};
use ra_web::Site;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// Play in the browser: start the web table (this is what `ra` alone does)
///
/// Prints the address to open. Games are kept in a file in your data folder, or where --db says.
/// Ctrl-C stops the server; nothing is lost, and games go on when it starts again.
#[derive(clap::Args)]
pub struct Arguments {
    /// Where to listen; if the port is taken, the next free one is used
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,
    /// Where games are kept: a file, or `postgres://user@host/database`
    #[arg(long, value_name = "PLACE")]
    db: Option<String>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// What `ra` alone does.
impl Default for Arguments {
    fn default() -> Arguments {
        Arguments { listen: SocketAddr::from(([127, 0, 0, 1], 8080)), db: None, open: false }
    }
}

/// How many ports are tried after the one that was asked for.
const MOST_PORTS: u16 = 100;

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    // What goes wrong inside is told where the server was started; RUST_LOG says how much.
    let level = EnvFilter::builder().with_default_directive(LevelFilter::WARN.into());
    tracing_subscriber::fmt()
        .with_env_filter(level.from_env_lossy())
        .with_writer(io::stderr)
        .init();
    let runtime = Runtime::new()?;
    runtime.block_on(serve(arguments, out))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments, out: &mut impl Write) -> Result<()> {
    let place = match &arguments.db {
        Some(place) => place.clone(),
        None => default_place()?,
    };
    let store = AnyStore::connect(&place).await?;
    let listener = listen(arguments.listen).await?;
    let address = format!("http://{}", listener.local_addr()?);
    writeln!(out, "Heliopolis is open at {address}")?;
    writeln!(out, "Games are kept in {}; Ctrl-C stops.", without_password(&place))?;
    out.flush()?;
    if arguments.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("ra: no browser could be opened: {error}");
    }
    let site = Site::new(Tables::new(store, RealWorld));
    ra_web::site::serve(site, listener, stop()).await?;
    writeln!(out, "Stopped.")?;
    Ok(())
}

/// Reads an address with a port, or a port of this machine.
fn address(text: &str) -> Result<SocketAddr> {
    if let Ok(port) = text.parse() {
        return Ok(SocketAddr::from(([127, 0, 0, 1], port)));
    }
    let found = text.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.context("expected an address with a port, such as 127.0.0.1:8080 or 0.0.0.0:8080")
}

/// Listens at this address, or at the next port that is free.
async fn listen(wanted: SocketAddr) -> Result<TcpListener> {
    let mut address = wanted;
    for _ in 0..MOST_PORTS {
        match TcpListener::bind(address).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse && address.port() < u16::MAX => {
                address.set_port(address.port() + 1);
            }
            bound => return bound.with_context(|| format!("listening at {address}")),
        }
    }
    anyhow::bail!("listening at {wanted}: this port and the next {MOST_PORTS} are taken")
}

/// A file in the data folder of the user.
fn default_place() -> Result<String> {
    let folder = dirs::data_dir().context("there is no data folder; say where with --db")?;
    let folder = folder.join("heliopolis");
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let file: PathBuf = folder.join("games.db");
    let text = file.to_str().map(str::to_owned);
    text.with_context(|| format!("{}: not in UTF-8; say where with --db", file.display()))
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
