//! How a server stands in the world: what is before it, and whom it tells what.

use std::io;
use std::net::SocketAddr;

use anyhow::{Result, ensure};
use clap::ValueEnum;
use ra_web::site::Outside;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

#[derive(clap::Args)]
#[command(next_help_heading = "Open to the world")]
pub struct World {
    /// Number of reverse proxies in front of the server, usually 1: trust their X-Forwarded-For and
    /// X-Forwarded-Proto
    #[arg(
        long,
        env = "RA_BEHIND_PROXY",
        value_name = "PROXIES",
        num_args = 0..=1,
        default_value_t = 0,
        default_missing_value = "1"
    )]
    behind_proxy: usize,
    /// Public address of the server, such as `https://ra.example`
    #[arg(long, env = "RA_PUBLIC_ADDRESS", value_name = "ADDRESS", value_parser = public_address)]
    public_address: Option<String>,
    /// Address to serve Prometheus metrics on, such as 127.0.0.1:9464; off by default
    #[arg(long, env = "RA_METRICS_LISTEN", value_name = "ADDRESS", value_parser = super::address)]
    pub metrics_listen: Option<SocketAddr>,
    /// Format of the log on standard error; set `RUST_LOG=info` to log more than problems
    #[arg(long, env = "RA_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// Human-readable
    Text,
    /// One JSON object per line
    Json,
}

impl World {
    pub fn outside(&self) -> Outside {
        Outside { proxies: self.behind_proxy, address: self.public_address.clone() }
    }

    /// Tells what goes wrong inside where the server was started; `RUST_LOG` says how much.
    pub fn log(&self) {
        let level = EnvFilter::builder().with_default_directive(LevelFilter::WARN.into());
        let log = tracing_subscriber::fmt()
            .with_env_filter(level.from_env_lossy())
            .with_writer(io::stderr);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().flatten_event(true).init(),
        }
    }
}

/// Reads a scheme and a host.
fn public_address(text: &str) -> Result<String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_host = |host: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        !host.is_empty() && host.bytes().all(plain)
    };
    ensure!(
        host.is_some_and(is_host),
        "expected a scheme and a host without a path, such as https://ra.example"
    );
    Ok(text.to_owned())
}
