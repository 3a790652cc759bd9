//! `ra backup`: copies the games of a server, while it runs.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use ra_store::Sqlite;

/// Copy the file in which a server keeps its games
///
/// The copy holds everything as of now, whether the server runs or not, and can be used in place of
/// the file. For games in PostgreSQL use its own tools: docs/operating.md says how.
#[derive(clap::Args)]
pub struct Arguments {
    /// The file in which the server keeps its games
    file: PathBuf,
    /// The file to write; it must not exist
    copy: PathBuf,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let Arguments { file, copy } = arguments;
    ensure!(file.exists(), "{}: there is no such file", file.display());
    ensure!(!copy.exists(), "{}: this file exists already", copy.display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let to = copy.to_str().with_context(|| format!("{}: not in UTF-8", copy.display()))?;
    let copied = runtime.block_on(Sqlite::copy(file, to));
    copied.with_context(|| format!("copying {} to {}", file.display(), copy.display()))?;
    writeln!(out, "copied {} to {}", file.display(), copy.display())?;
    Ok(ExitCode::SUCCESS)
}
