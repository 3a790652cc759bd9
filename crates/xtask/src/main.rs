//! What developers run: `cargo xtask test` for all checks, `bless` and `instructions`.

mod instructions;
mod run;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::Parser;

use run::{cargo, run};

/// Tasks of the project
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Set up what the tests need, and run every check
    Test,
    /// Write the golden files anew; review the difference like code
    Bless,
    /// Count the instructions of a decision with valgrind
    Instructions,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Test => test(),
        Task::Bless => run(cargo("test --workspace").env("UPDATE_EXPECT", "1")),
        Task::Instructions => instructions::count(),
    }
}

fn test() -> Result<()> {
    install("python3", "python3")?;
    install("c++", "g++")?;
    install("/usr/lib/postgresql", "postgresql")?;

    run(&mut cargo("fmt --all --check"))?;
    run(&mut cargo("clippy --workspace --all-targets -- -D warnings"))?;
    run(cargo("doc --workspace --no-deps --document-private-items")
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    // Every test in the development profile, where assertions are on, and then those that need an
    // optimised build: 20,000 games of each game, and the time to replay a record.
    run(cargo("test --workspace").env("RA_ALL_CHECKS", "1").env("RA_SIMULATIONS", "10000"))?;
    run(cargo("test --release -p ra-record -- --nocapture every_game speed")
        .env("RA_ALL_CHECKS", "1"))?;
    run(&mut cargo("fmt --manifest-path fuzz/Cargo.toml --check"))?;
    run(&mut cargo("check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz"))?;
    println!("\nEvery check passed.");
    Ok(())
}

/// Installs a Debian package if the program or folder that it brings is missing.
fn install(brings: &str, package: &str) -> Result<()> {
    let is_there =
        || Path::new(brings).exists() || Command::new(brings).arg("--version").output().is_ok();
    if is_there() {
        return Ok(());
    }
    let apt_get = |arguments: &str| {
        let mut command = Command::new("apt-get");
        command.args(arguments.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let missing = || format!("{brings} is missing: install the package {package}");
    run(&mut apt_get("update")).with_context(missing)?;
    run(&mut apt_get(&format!("install --yes {package}"))).with_context(missing)?;
    ensure!(is_there(), missing());
    Ok(())
}
