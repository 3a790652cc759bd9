//! `cargo xtask instructions`: what a decision costs, in instructions instead of seconds.
//!
//! A count does not depend on what else the machine does, so it can be compared between commits.
//! Two runs of different length are subtracted, so that starting up does not count.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::{cargo, output, root, run};

pub fn count() -> Result<()> {
    run(cargo("build --release --package ra-cli").env("CARGO_PROFILE_RELEASE_DEBUG", "1"))?;
    println!("players  what    instructions per decision");
    for players in 2..=5 {
        for what in ["step", "mask", "random"] {
            let (short, long) = (measure(players, what, 1_000)?, measure(players, what, 3_000)?);
            let (instructions, decisions) = (long.0 - short.0, long.1 - short.1);
            println!("{players:>7}  {what:6}  {:>25.1}", instructions / decisions);
        }
    }
    println!("\nWhere they go: callgrind_annotate target/callgrind.out");
    Ok(())
}

/// Instructions and decisions of a run of so many games.
fn measure(players: u8, what: &str, games: u32) -> Result<(f64, f64)> {
    let file = root().join("target/callgrind.out");
    let mut valgrind = Command::new("valgrind");
    valgrind
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(root().join("target/release/ra"))
        .args(["bench", "--json", "--players", &players.to_string(), "--only", what])
        .args(["--games", &games.to_string()]);
    let printed: Value = serde_json::from_str(&output(&mut valgrind)?)?;
    let decisions = printed["measurements"][0]["decisions"].as_f64().context("decisions")?;

    let profile = fs::read_to_string(file).context("reading what callgrind counted")?;
    let line = profile.lines().find_map(|line| line.strip_prefix("totals: "));
    let instructions = line.context("the total of callgrind")?.trim().parse()?;
    Ok((instructions, decisions))
}
