//! Networks in files.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use ra_bots::net::Header;
use ra_bots::{Network, Trained};
use ra_rules::PlayerCount;

/// The network in this file, for a table of so many players.
pub fn read_network<G: Trained>(file: &Path, players: PlayerCount) -> Result<(Network, Header)> {
    let bytes = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    Network::from_bytes::<G>(players, &bytes).with_context(|| file.display().to_string())
}
