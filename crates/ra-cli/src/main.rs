//! The binary `ra`: one file for each command.

mod analyze;
mod arena;
mod backup;
mod bench;
mod chart;
mod check;
mod game;
mod invitation;
mod network;
mod replay;
mod serve;
mod simulate;
mod statistics;
mod table;
mod thinking;
mod train;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

/// Play Ra and Priests of Ra in the browser; check, replay, analyse and simulate games
///
/// Without a command, `ra` starts the web server and prints its address. Games are saved as text
/// files with every decision and every tile drawn (docs/notation.md). `ra` can check, replay and
/// analyse them, simulate thousands of games, and measure its bots and its speed.
#[derive(Parser)]
#[command(name = "ra", version, max_term_width = 100, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  ra                                                           play in the browser
  ra serve --listen 0.0.0.0:8080 --db games.db                 for everyone at home
  ra simulate --players 3 --games 1000 --seed 7                play a thousand games
  ra simulate --game priests --players 4 --games 1000 --seed 7 the same for Priests of Ra
  ra simulate --players 3 --games 1 --seed 7 --records games   play one and save its record
  ra check games/*.ra                                          replay and verify records
  ra replay games/1.ra --at 40                                 look at a position
  ra replay games/1.ra --json | head -1                        for programs: one line per ply
  ra analyze games/1.ra                                        analyse it with a strong bot
  ra arena --players 3 --bots expert,heuristic --blocks 50 --seed 1
                                                               compare two bots
  ra bench --players 3 --seconds 2                             measure the engine
  ra completions bash > ~/.local/share/bash-completion/completions/ra";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Check(check::Arguments),
    Replay(replay::Arguments),
    Simulate(simulate::Arguments),
    Bench(bench::Arguments),
    Analyze(analyze::Arguments),
    Arena(arena::Arguments),
    Train(train::Arguments),
    Backup(backup::Arguments),
    /// Print shell completions
    ///
    /// Source the output from your shell's start-up file, or save it where the shell looks for
    /// completions.
    Completions {
        /// Shell to complete in
        shell: Shell,
    },
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(Arguments::parse().command, &mut out);
    let code = *done.as_ref().unwrap_or(&ExitCode::SUCCESS);
    match done.and_then(|_| Ok(out.flush()?)) {
        Ok(()) => code,
        // Whoever reads our output has read enough, as in `ra replay game.ra | head`.
        Err(error) if is_closed_pipe(&error) => code,
        Err(error) => {
            eprintln!("ra: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Option<Command>, out: &mut impl Write) -> Result<ExitCode> {
    match command {
        None => serve::run(&serve::Arguments::default(), out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, out),
        Some(Command::Check(arguments)) => check::run(&arguments, out),
        Some(Command::Replay(arguments)) => replay::run(&arguments, out),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, out),
        Some(Command::Analyze(arguments)) => analyze::run(&arguments, out),
        Some(Command::Arena(arguments)) => arena::run(&arguments, out),
        Some(Command::Train(arguments)) => train::run(&arguments, out),
        Some(Command::Backup(arguments)) => backup::run(&arguments, out),
        Some(Command::Completions { shell }) => {
            // Into memory first: the generator would panic where the output cannot be written.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "ra", &mut script);
            out.write_all(&script)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Has whoever reads our output gone?
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
