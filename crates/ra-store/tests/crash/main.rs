//! Kill -9: a real process plays on a real database and is killed at random moments, many times.
//! Every move that it acknowledged must be there afterwards, and every game must go on.
//!
//! This program is both: called with `node` it is the process that plays, otherwise the test.

#[path = "../cluster/mod.rs"]
mod cluster;
mod node;
mod witness;

use std::time::Duration;

use anyhow::Result;

use cluster::Cluster;
use witness::Witness;

/// How often a process is killed.
const KILLS: u32 = 50;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, command, address, seed] = arguments.as_slice()
        && command == "node"
    {
        return node::play(address, seed.parse()?);
    }
    kill_on_sqlite()?;
    kill_on_postgres()
}

fn kill_on_sqlite() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let address = folder.path().join("ra.db").to_string_lossy().into_owned();
    let mut witness = Witness::new(address, 1);
    for _ in 0..KILLS {
        witness.let_play(0)?;
        witness.kill(0)?;
    }
    let (moves, games) = witness.verdict()?;
    println!(
        "SQLite: killed {KILLS} times, {moves} acknowledged moves in {games} games, all there"
    );
    Ok(())
}

/// Two processes share a database. One is killed at a time, and now and then the database crashes.
fn kill_on_postgres() -> Result<()> {
    let Some(mut cluster) = Cluster::start()? else { return Ok(()) };
    let mut witness = Witness::new(cluster.address(), 2);
    for kill in 0..KILLS {
        witness.let_play(kill as usize % 2)?;
        if kill % 15 == 14 {
            cluster.crash_and_restart()?;
        }
        witness.kill(kill as usize % 2)?;
    }
    cluster.crash_and_restart()?;
    let (moves, games) = witness.verdict()?;
    println!(
        "PostgreSQL: killed {KILLS} times, {moves} acknowledged moves in {games} games, all there"
    );
    Ok(())
}

/// How long a process lives.
fn a_while() -> Duration {
    Duration::from_millis(fastrand::u64(60..500))
}
