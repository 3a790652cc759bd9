//! Running other programs, and saying so.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// A call of cargo in the root of the workspace; the arguments are separated by spaces.
pub fn cargo(arguments: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments.split(' ')).current_dir(root());
    command
}

/// The root of the workspace.
fn root() -> &'static Path {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    crates.expect("xtask lies in the folder crates of the workspace")
}

/// Where cargo builds, which an environment variable may have moved.
pub fn target_folder() -> Result<PathBuf> {
    let metadata = output(&mut cargo("metadata --no-deps --format-version 1"))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    Ok(metadata["target_directory"].as_str().context("the target folder of cargo")?.into())
}

/// Runs a command to its end; an error if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    eprintln!("\n$ {shown}");
    let status = command.status().with_context(|| format!("starting {shown}"))?;
    ensure!(status.success(), "{shown} failed");
    Ok(())
}

/// Runs a command to its end and gives what it prints; an error if it fails.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = show(command);
    let output = command.stderr(Stdio::piped()).output();
    let output = output.with_context(|| format!("starting {shown}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{shown} failed: {said}");
    Ok(String::from_utf8(output.stdout)?)
}

fn show(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
