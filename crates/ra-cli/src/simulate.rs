//! `ra simulate`: many games at once, and what they tell.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use ra_bots::{Entrant, Rng, Trained};
use ra_record::{LiveGame, Record, Seed, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Event, Game, PlayerCount, Rules};
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use crate::chart;
use crate::game::{GameArguments, GameName, describe, players};
use crate::statistics::{Outcome, Spread, Statistics};

/// Play many games on all cores and summarise them
///
/// The same arguments give the same games on every machine. Reports scores, lengths, win shares by
/// seat with 95% confidence intervals, and how epochs end, with a small chart of the scores.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// Number of games
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Random seed: the same seed gives the same games
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Who plays: random, heuristic, flat, mcts, novice, casual, club, strong, expert or master
    #[arg(long, value_name = "BOT", default_value = "heuristic")]
    bot: Entrant,
    /// Save a record of every game in this folder, as 1.ra, 2.ra, …
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match arguments.game.game {
        GameName::Ra => simulate::<Ra>(arguments, out),
        GameName::Priests => simulate::<Priests>(arguments, out),
    }
}

fn simulate<G: Trained>(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let rules = arguments.game.setup::<G>(arguments.players)?.rules();
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    let games: Vec<Outcome> = (1..=arguments.games)
        .into_par_iter()
        .progress_with(progress_bar(arguments.games))
        .map(|number| {
            let (game, outcome) = play::<G>(arguments, rules, number)?;
            if let Some(folder) = &arguments.records {
                keep(game.record(), folder, number)?;
            }
            Ok(outcome)
        })
        .collect::<Result<_>>()?;
    let statistics = Statistics::of(arguments.players, &games);
    if arguments.json {
        writeln!(out, "{}", as_json::<G>(arguments, rules, &statistics))?;
    } else {
        let Arguments { players, bot, seed, games, .. } = arguments;
        let rules = describe::<G>(rules);
        let plural = if *games == 1 { "" } else { "s" };
        writeln!(out, "{games} game{plural} of {rules}, {players} {bot} players, seed {seed}\n")?;
        write(&statistics, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Only drawn where standard error is a terminal.
fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(games.into()).with_style(style)
}

/// Plays the game with this number to its end.
fn play<G: Trained>(
    arguments: &Arguments,
    rules: G::Rules,
    number: u32,
) -> Result<(LiveGame<G>, Outcome)> {
    let Arguments { players, bot, seed, .. } = *arguments;
    let player = bot.bot::<G>(players, Rng::new(&[seed, number.into()]).next());
    let secret = Seed::named(&format!("simulate {seed} {number}"));
    let names: Vec<String> =
        players.seats().map(|seat| format!("{bot} {}", seat.number())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut game = LiveGame::<G>::new(rules, players, secret, &names)?;
    let (mut draws, mut auctions, mut endings) = (0, 0, Vec::new());
    while let Some(seat) = game.record().state().asked() {
        let action = player.choose(game.record().state(), bot.budget(players));
        let action = action.expect("somebody is to act");
        game.play_telling(seat, action, |event| match event {
            Event::Drawn { .. } => draws += 1,
            Event::Called { .. } => auctions += 1,
            Event::EpochEnded { ending, .. } => endings.push(ending),
            _ => {}
        })?;
    }
    let table = game.record().state().table();
    let outcome = Outcome {
        scores: *table.scores(),
        winner: table.leader(),
        decisions: game.record().entries().len(),
        draws,
        auctions,
        endings: endings.try_into().expect("a game has three epochs"),
    };
    Ok((game, outcome))
}

fn keep<G: Game>(record: &Record<G>, folder: &Path, number: u32) -> Result<()> {
    let file = folder.join(format!("{number}.ra"));
    fs::write(&file, text::write(record)).with_context(|| format!("writing {}", file.display()))
}

fn as_json<G: Game>(
    arguments: &Arguments,
    rules: G::Rules,
    statistics: &Statistics,
) -> serde_json::Value {
    let options: Map<String, Value> =
        rules.departures().into_iter().map(|(name, value)| (name.into(), value.into())).collect();
    json!({
        "game": G::NAME,
        "rules": rules.name(),
        "options": options,
        "players": arguments.players.get(),
        "bot": arguments.bot.to_string(),
        "seed": arguments.seed,
        "statistics": statistics,
    })
}

fn write(statistics: &Statistics, out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "{:22}  {:>7}  {:>6}  {:>5}  {:>6}  {:>5}",
        "", "mean", "± sd", "least", "median", "most"
    )?;
    let mut row = |name: &str, spread: &Spread| {
        let Spread { mean, deviation, least, median, most } = spread;
        writeln!(
            out,
            "{name:22}  {mean:>7.2}  {deviation:>6.2}  {least:>5}  {median:>6}  {most:>5}"
        )
    };
    row("score", &statistics.score)?;
    row("score of the winner", &statistics.winning_score)?;
    for seat in &statistics.seats {
        row(&format!("score of seat {}", seat.seat), &seat.score)?;
    }
    row("decisions", &statistics.decisions)?;
    row("tiles drawn", &statistics.draws)?;
    row("auctions", &statistics.auctions)?;

    writeln!(out)?;
    for seat in &statistics.seats {
        let [share, low, high] = [seat.win_share, seat.low, seat.high].map(|share| 100.0 * share);
        writeln!(out, "seat {} wins {share:>5.1}%  ({low:.1} to {high:.1})", seat.seat)?;
    }
    writeln!(out)?;
    for epoch in &statistics.epochs {
        writeln!(
            out,
            "epoch {} ended {:>6} times by the Ra track, {:>6} times by suns",
            epoch.epoch, epoch.ended_by_ra_track, epoch.ended_by_suns
        )?;
    }
    writeln!(out, "\nfinal scores")?;
    write!(out, "{}", chart::histogram(&statistics.scores))?;
    Ok(())
}
