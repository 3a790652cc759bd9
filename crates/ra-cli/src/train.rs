//! `ra train`: makes the networks of the bots.

use std::convert::Infallible;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use cpu_time::ProcessTime;
use ra_arena::train::Training;
use ra_arena::{Contest, Contestant, Estimate, results};
use ra_bots::{Entrant, Level, Thinker, Trained};
use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

use crate::game::{GameName, players};

/// Train a network by letting it play against itself
///
/// Training follows from the seed alone: it can be stopped at any moment and goes on from its
/// checkpoint as if nothing had happened. From time to time a line tells the games so far, the
/// error of the network, its win share as one player of the level strong against heuristic
/// players, and the other way round. docs/bots.md tells how the networks that come with the
/// program were made.
#[derive(clap::Args)]
pub struct Arguments {
    /// Which game
    #[arg(long, value_enum, default_value = "ra")]
    game: GameName,
    /// The number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// Where training begins: another number gives another network
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Stop when so many games have been played altogether
    #[arg(long, value_name = "G", required_unless_present = "minutes")]
    games: Option<u64>,
    /// Stop after so many minutes
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Where to write the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Where to keep what is needed to go on; FILE.training unless you say otherwise
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match arguments.game {
        GameName::Ra => train::<Ra>(arguments, out),
        GameName::Priests => train::<Priests>(arguments, out),
    }
}

/// How often a line is written and the checkpoint and the network are saved.
const EVERY: Duration = Duration::from_mins(1);

fn train<G: Trained>(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let checkpoint = arguments.checkpoint.clone().unwrap_or_else(|| {
        let mut name = arguments.out.clone().into_os_string();
        name.push(".training");
        name.into()
    });
    let mut training = begin::<G>(arguments, &checkpoint)?;
    let (start, mut told) = (Instant::now(), Instant::now());
    let mut loss = f64::NAN;
    let done = |training: &Training| {
        let late = |minutes: f64| start.elapsed().as_secs_f64() >= 60.0 * minutes;
        arguments.games.is_some_and(|games| training.games() >= games)
            || arguments.minutes.is_some_and(late)
    };
    while !done(&training) {
        loss = training.round::<G>();
        if told.elapsed() >= EVERY || done(&training) {
            save::<G>(&training, &arguments.out, &checkpoint)?;
            tell::<G>(&training, loss, out)?;
            told = Instant::now();
        }
    }
    if loss.is_nan() {
        writeln!(out, "nothing to do: {} games were played before", training.games())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn begin<G: Trained>(arguments: &Arguments, checkpoint: &Path) -> Result<Training> {
    match fs::read(checkpoint) {
        Ok(file) => {
            let shown = checkpoint.display();
            let training = Training::from_checkpoint::<G>(arguments.players, &file)
                .with_context(|| format!("{shown} cannot be used; delete it to begin anew"))?;
            anyhow::ensure!(
                training.seed() == arguments.seed,
                "{shown} began with --seed {}, not {}",
                training.seed(),
                arguments.seed
            );
            Ok(training)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Ok(Training::new::<G>(arguments.players, arguments.seed))
        }
        Err(error) => Err(error).with_context(|| format!("reading {}", checkpoint.display())),
    }
}

/// Writes both files so that a crash leaves either the old or the new one.
fn save<G: Trained>(training: &Training, out: &Path, checkpoint: &Path) -> Result<()> {
    let date = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date().to_string();
    for (path, bytes) in
        [(checkpoint, training.to_checkpoint::<G>()), (out, training.weights::<G>(date))]
    {
        let mut aside = path.as_os_str().to_os_string();
        aside.push(".new");
        let writing = || format!("writing {}", path.display());
        fs::write(&aside, bytes).with_context(writing)?;
        fs::rename(&aside, path).with_context(writing)?;
    }
    Ok(())
}

fn tell<G: Trained>(training: &Training, loss: f64, out: &mut impl Write) -> Result<()> {
    let [one, other] = strength::<G>(training);
    let percent =
        |share: Estimate| format!("{:.1} ± {:.1} %", 100.0 * share.mean, 100.0 * share.margin);
    writeln!(
        out,
        "{} games, {:.1} CPU minutes, loss {loss:.4}, one against heuristics {}, one heuristic against it {}",
        training.games(),
        ProcessTime::now().as_duration().as_secs_f64() / 60.0,
        percent(one),
        percent(other),
    )?;
    Ok(out.flush()?)
}

/// The win share of one player with the network against heuristic players, and of one of those
/// against players with the network.
fn strength<G: Trained>(training: &Training) -> [Estimate; 2] {
    const BLOCKS: u32 = 60;
    let network = training.player();
    let players = network.shape().players;
    let (style, budget) = (Level::Strong.style(), Level::Strong.budget());
    let strong = Thinker { network: Arc::new(network.clone()), style, seed: 0 };
    let heuristic: Entrant = "heuristic".parse().expect("the name of a bot");
    let contestants = [
        Contestant { name: "network".to_string(), bot: Arc::new(strong), budget },
        Contestant::<G>::new(heuristic, players, 0),
    ];
    [0, 1].map(|hero| {
        let mut lineup = vec![1 - hero; players.get()];
        lineup[0] = hero;
        let rules = G::Rules::default();
        let contest = Contest { rules, contestants: &contestants, lineup, seed: 0 };
        let Ok(blocks) = contest.play(0..BLOCKS, |_, _, _| Ok::<(), Infallible>(()));
        results(hero, &blocks).win_share()
    })
}
