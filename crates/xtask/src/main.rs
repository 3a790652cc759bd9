//! What developers run: `cargo xtask test` for all checks, `bless`, `screenshots` and `instructions`.

mod instructions;
mod run;
mod tools;

use std::path::{self, PathBuf};

use anyhow::Result;
use clap::Parser;

use run::{cargo, run, target_folder};
use tools::{install, install_browser, install_schemathesis};

/// Tasks of the project
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Task {
    /// Set up what the tests need, and run every check
    Test,
    /// Write the golden files anew; review the difference like code
    Bless,
    /// Take pictures of every page, in several sizes, light and dark
    Screenshots {
        /// Where to put them; target/screenshots if nothing is said
        folder: Option<PathBuf>,
    },
    /// Count the instructions of a decision with valgrind
    Instructions,
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Test => test(),
        Task::Bless => bless(),
        Task::Screenshots { folder } => screenshots(folder),
        Task::Instructions => instructions::count(),
    }
}

fn test() -> Result<()> {
    install("python3", "python3")?;
    install("c++", "g++")?;
    install("/usr/lib/postgresql", "postgresql")?;
    install_browser()?;
    install_schemathesis()?;

    run(&mut cargo("fmt --all --check"))?;
    run(&mut cargo("clippy --workspace --all-targets -- -D warnings"))?;
    run(cargo("doc --workspace --no-deps --document-private-items")
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    // The browser tests start the binary.
    run(&mut cargo("build --package ra-cli"))?;
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

/// Writes every golden file anew, the approved layout of the pages among them.
fn bless() -> Result<()> {
    run(cargo("test --workspace --exclude ra-e2e").env("UPDATE_EXPECT", "1"))?;
    install_browser()?;
    run(&mut cargo("build --package ra-cli"))?;
    run(cargo("test --package ra-e2e --test it layout::").env("UPDATE_EXPECT", "1"))
}

fn screenshots(folder: Option<PathBuf>) -> Result<()> {
    install("chromium", "chromium")?;
    let folder = match folder {
        Some(folder) => path::absolute(folder)?,
        None => target_folder()?.join("screenshots"),
    };
    run(&mut cargo("build --package ra-cli"))?;
    run(cargo("run --package ra-e2e --example screenshots --").arg(folder))
}
