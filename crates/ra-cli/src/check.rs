//! `ra check`: replays records and verifies all they claim.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use ra_record::{Record, json, text};
use ra_rules::ra::Ra;

/// Replay game records and verify their scores and their fairness
///
/// For each file a line: "ok" with the result, or file, line and what is wrong. Every decision is
/// judged by the rules; the scores after each epoch, the winner and, where the seed is opened, the
/// commitment, the deal and every drawn tile are verified. Text and JSON records are told apart by
/// themselves. The exit code is 1 if any file is bad.
#[derive(clap::Args)]
pub struct Arguments {
    /// The records; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Accept games that have not ended
    #[arg(long)]
    partial: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for file in &arguments.files {
        match read(file, arguments.partial) {
            Ok(record) => writeln!(out, "{}: ok, {}", file.display(), result(&record))?,
            Err(error) => {
                writeln!(out, "{error:#}")?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

/// Reads a record; the error begins with the file and, for text, the line.
pub fn read(file: &Path, partial: bool) -> Result<Record<Ra>> {
    let bytes = read_bytes(file).with_context(|| format!("{}", file.display()))?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        return read_json(&bytes, partial).with_context(|| format!("{}", file.display()));
    }
    let read = if partial { text::read_partial::<Ra> } else { text::read::<Ra> };
    read(&bytes)
        .map_err(|error| anyhow::anyhow!("{}:{}: {}", file.display(), error.line, error.reason))
}

fn read_bytes(file: &Path) -> io::Result<Vec<u8>> {
    if file.as_os_str() != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn read_json(bytes: &[u8], partial: bool) -> Result<Record<Ra>> {
    let record = json::read_record::<Ra>(str::from_utf8(bytes)?)?;
    anyhow::ensure!(partial || record.state().is_over(), "the game has not ended");
    Ok(record)
}

fn result(record: &Record<Ra>) -> String {
    let table = record.state().table();
    let scores: Vec<String> = table.scores().iter().map(u16::to_string).collect();
    let outcome = match record.state().winner() {
        Some(winner) => {
            let name = &record.names()[winner.index()];
            format!("scores {}, winner {} \"{name}\"", scores.join(" "), winner.number())
        }
        None => format!("not ended, scores {}", scores.join(" ")),
    };
    let fairness = match (record.seed(), record.commitment()) {
        (Some(_), Some(_)) => ", fair: the seed opens the commitment",
        (Some(_), None) => ", the tiles follow from the seed",
        (None, Some(_)) => ", the seed is not opened",
        (None, None) => "",
    };
    format!("{outcome}, {} plies{fairness}", record.entries().len())
}
