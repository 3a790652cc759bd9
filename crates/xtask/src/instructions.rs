//! `cargo xtask instructions`: what a decision costs, in instructions instead of seconds.
//!
//! A count does not depend on what else the machine does, so it can be compared between commits.
//! Two runs of different length are subtracted, so that starting up does not count.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::{cargo, output, run, target_folder};

pub fn count() -> Result<()> {
    run(cargo("build --release --package ra-cli").env("CARGO_PROFILE_RELEASE_DEBUG", "1"))?;
    let target = target_folder()?;
    println!("game     players    step    mask  random   instructions per decision");
    for game in ["ra", "priests"] {
        for players in 2..=5 {
            print!("{game:8} {players:>6}");
            for what in ["step", "mask", "random"] {
                let run = |games| measure(&target, game, players, what, games);
                let (short, long) = (run(1_000)?, run(3_000)?);
                print!("  {:>6.1}", (long.0 - short.0) / (long.1 - short.1));
            }
            println!();
        }
    }
    println!("\nWhere they go: callgrind_annotate {}", target.join("callgrind.out").display());
    Ok(())
}

/// Instructions and decisions of a run of so many games.
fn measure(target: &Path, game: &str, players: u8, what: &str, games: u32) -> Result<(f64, f64)> {
    let file = target.join("callgrind.out");
    let mut valgrind = Command::new("valgrind");
    valgrind
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(target.join("release/ra"))
        .args(["bench", "--json", "--game", game, "--players", &players.to_string()])
        .args(["--only", what])
        .args(["--games", &games.to_string()]);
    let printed: Value = serde_json::from_str(&output(&mut valgrind)?)?;
    let decisions = printed["measurements"][0]["decisions"].as_f64().context("decisions")?;

    let profile = fs::read_to_string(file).context("reading what callgrind counted")?;
    let line = profile.lines().find_map(|line| line.strip_prefix("totals: "));
    let instructions = line.context("the total of callgrind")?.trim().parse()?;
    Ok((instructions, decisions))
}
