//! `ra backup`: copies the games of a server, while it runs.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use ra_store::Sqlite;

/// Back up the database file of a server
///
/// Works while the server is running. The copy is complete and can replace the original. For
/// PostgreSQL use its own tools: see docs/operating.md.
#[derive(clap::Args)]
pub struct Arguments {
    /// Database file of the server
    file: PathBuf,
    /// File to write; it must not exist yet
    copy: PathBuf,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let Arguments { file, copy } = arguments;
    ensure!(file.exists(), "{}: no such file", file.display());
    ensure!(!copy.exists(), "{}: file already exists", copy.display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let to = copy.to_str().with_context(|| format!("{}: not valid UTF-8", copy.display()))?;
    let copied = runtime.block_on(Sqlite::copy(file, to));
    copied.with_context(|| format!("copying {} to {}", file.display(), copy.display()))?;
    writeln!(out, "copied {} to {}", file.display(), copy.display())?;
    Ok(ExitCode::SUCCESS)
}
