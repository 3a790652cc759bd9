//! `ra train`: makes the networks of the bots.

use std::convert::Infallible;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use cpu_time::ProcessTime;
use ra_arena::train::{Origin, Training};
use ra_arena::{Contest, Contestant, Estimate, results};
use ra_bots::{Bot, Entrant, Level, Network, Style, Thinker, Trained};
use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

use crate::game::{GameName, players};
use crate::network::read_network;

/// Train a network by self-play
///
/// Training is deterministic, given the seed and the network it refines, if any: it can be stopped
/// at any time and resumes from its checkpoint. It reports the number of games so far, the loss of
/// the network, its win share as a single player searching to the end of the turn against
/// heuristic players, and the reverse. docs/bots.md describes how the built-in networks were
/// trained. To try the result in the arena: ra arena --bots strong,strong=FILE.
#[derive(clap::Args)]
pub struct Arguments {
    /// Which game
    #[arg(long, value_enum, default_value = "ra")]
    game: GameName,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// Random seed: the same seed gives the same network
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Refine this network, with a learning rate that decays to a tenth over 40,000 games, instead
    /// of starting from scratch
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Stop after this many games in total, including those of a refined network, rounded up to a
    /// multiple of 500
    #[arg(long, value_name = "G", required_unless_present = "minutes",
        value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Stop after this many minutes
    #[arg(long, value_name = "M", value_parser = minutes)]
    minutes: Option<f64>,
    /// Where to write the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Checkpoint to resume from; FILE.training by default
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

fn minutes(text: &str) -> Result<f64, String> {
    let minutes = text.parse().ok().filter(|minutes| (0.01..=100_000.0).contains(minutes));
    minutes.ok_or_else(|| "a number of minutes from 0.01 to 100000".to_string())
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
    let checkpoint = checkpoint(arguments)?;
    let mut training = begin::<G>(arguments, &checkpoint)?;
    let (start, mut told) = (Instant::now(), Instant::now());
    let is_done = |training: &Training| {
        let late = |minutes: f64| start.elapsed().as_secs_f64() >= 60.0 * minutes;
        arguments.games.is_some_and(|games| training.games() >= games)
            || arguments.minutes.is_some_and(late)
    };
    let mut done = is_done(&training);
    if done {
        save::<G>(&training, &arguments.out, &checkpoint)?;
        writeln!(out, "nothing to do: {} games have already been played", training.games())?;
    }
    while !done {
        let loss = training.round::<G>();
        ensure!(loss.is_finite(), "training failed: the loss is not a finite number");
        done = is_done(&training);
        if told.elapsed() >= EVERY || done {
            save::<G>(&training, &arguments.out, &checkpoint)?;
            tell::<G>(&training, loss, out)?;
            told = Instant::now();
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Where the checkpoint is; complains before any game is played if files cannot be written.
fn checkpoint(arguments: &Arguments) -> Result<PathBuf> {
    let checkpoint = arguments.checkpoint.clone().unwrap_or_else(|| {
        let mut name = arguments.out.clone().into_os_string();
        name.push(".training");
        name.into()
    });
    ensure!(checkpoint != arguments.out, "--checkpoint: must differ from --out");
    for file in [&checkpoint, &arguments.out] {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let exists = folder.is_none_or(Path::is_dir);
        ensure!(exists, "{}: no such folder", file.display());
    }
    Ok(checkpoint)
}

fn begin<G: Trained>(arguments: &Arguments, checkpoint: &Path) -> Result<Training> {
    let Arguments { players, seed, .. } = *arguments;
    let refined = arguments.from.as_deref().map(|file| read_network::<G>(file, players));
    let refined = refined.transpose()?.map(|(network, header)| (network, Origin::from(header)));
    match fs::read(checkpoint) {
        Ok(file) => {
            let shown = checkpoint.display();
            let training = Training::from_checkpoint::<G>(players, &file)
                .with_context(|| format!("{shown} cannot be used; delete it to start over"))?;
            let began = training.seed();
            ensure!(began == seed, "{shown} was started with --seed {began}, not {seed}");
            let same = training.origin() == refined.as_ref().map(|(_, origin)| origin);
            ensure!(same, "{shown} {}", beginning(training.origin()));
            Ok(training)
        }
        Err(error) if error.kind() == ErrorKind::NotFound => match refined {
            Some((network, origin)) => refine(arguments, checkpoint, network, origin),
            None => Ok(Training::new::<G>(players, seed)),
        },
        Err(error) => Err(error).with_context(|| format!("reading {}", checkpoint.display())),
    }
}

fn beginning(origin: Option<&Origin>) -> &'static str {
    match origin {
        Some(_) => "refines a network: give the same --from again",
        None => "began with nothing: leave out --from, or name another --out",
    }
}

/// Begins to refine a network, which stays where it is.
fn refine(
    arguments: &Arguments,
    checkpoint: &Path,
    network: Network,
    origin: Origin,
) -> Result<Training> {
    let played = origin.games;
    ensure!(
        arguments.games.is_none_or(|games| games > played),
        "--games: this network has played {played} games already, which count; use {} for 40000 more",
        played + 40_000
    );
    let there = arguments.from.as_deref().and_then(|from| from.canonicalize().ok());
    let written = [arguments.out.as_path(), checkpoint].map(|file| file.canonicalize().ok());
    ensure!(
        !written.contains(&there),
        "--from: training would overwrite this file; choose another --out"
    );
    Ok(Training::refining(network, origin, arguments.seed))
}

/// Writes both files so that whoever stops the program finds each of them whole, old or new.
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
        |share: Estimate| format!("{:.1} ± {:.1}%", 100.0 * share.mean, 100.0 * share.margin);
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
    let style = Style { looseness: 0.0, ..Level::Strong.style() };
    let network = Arc::new(network.clone());
    let maker = move |seed| -> Arc<dyn Bot<G>> {
        Arc::new(Thinker { network: Arc::clone(&network), style, seed })
    };
    let heuristic: Entrant = "heuristic".parse().expect("the name of a bot");
    let contestants = [
        Contestant::new("network", Level::Strong.budget(players), maker),
        Contestant::invited(heuristic, players),
    ];
    [0, 1].map(|hero| {
        let mut lineup = vec![1 - hero; players.get()];
        lineup[0] = hero;
        let rules = G::Rules::default();
        let contest =
            Contest { rules, contestants: &contestants, lineup, seed: 0, adjusted: false };
        let Ok(blocks) = contest.play(0..BLOCKS, |_, _, _| Ok::<(), Infallible>(()));
        results(hero, &blocks).win_share()
    })
}
