//! `ra check`: replays records and verifies all they claim.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use ra_record::{AnyRecord, Record, json, text};
use ra_rules::Game;

use crate::game::shown;

/// Replay game records and verify their scores and their fairness
///
/// Prints one line per file: "ok" with the result, or the file, the line and the problem. Every
/// decision is checked against the rules; so are the scores after each epoch, the winner and, if the
/// seed is revealed, the commitment, the deal and every tile drawn. Text and JSON are recognised
/// automatically; the record names its game and rules. The exit code is 1 if any file is bad.
#[derive(clap::Args)]
pub struct Arguments {
    /// Game records; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Accept unfinished games
    #[arg(long)]
    partial: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let mut bad = false;
    let mut write = |line: String| match writeln!(out, "{line}").and_then(|()| out.flush()) {
        // Nobody reads on, but the exit code still counts every file.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    };
    for file in &arguments.files {
        match read(file, arguments.partial) {
            Ok(AnyRecord::Ra(record)) => write(ok(file, &record))?,
            Ok(AnyRecord::Priests(record)) => write(ok(file, &record))?,
            Err(error) => {
                bad = true;
                write(format!("{error:#}"))?;
            }
        }
    }
    Ok(if bad { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Reads a record; the error begins with the file and, for text, the line.
pub fn read(file: &Path, partial: bool) -> Result<AnyRecord> {
    let bytes = read_bytes(file).with_context(|| file.display().to_string())?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        return read_json(&bytes, partial).with_context(|| file.display().to_string());
    }
    let read = if partial { text::read_any_partial } else { text::read_any };
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

fn read_json(bytes: &[u8], partial: bool) -> Result<AnyRecord> {
    let record = json::read_any_record(str::from_utf8(bytes)?)?;
    let over = match &record {
        AnyRecord::Ra(record) => record.state().is_over(),
        AnyRecord::Priests(record) => record.state().is_over(),
    };
    anyhow::ensure!(partial || over, "the game is not finished");
    Ok(record)
}

fn ok<G: Game>(file: &Path, record: &Record<G>) -> String {
    let table = record.state().table();
    let scores: Vec<String> = table.scores().iter().map(u16::to_string).collect();
    let outcome = match record.state().winner() {
        Some(winner) => {
            let name = shown(&record.names()[winner.index()]);
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
    format!("{}: ok, {outcome}, {} plies{fairness}", file.display(), record.entries().len())
}
