//! `ra simulate`: many games at once, and what they tell.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use ra_record::{LiveGame, Record, Seed, text};
use ra_rules::ra::{Edition, Event, Ra};
use ra_rules::{Action, Ending, Next, PlayerCount, Rules};
use rayon::prelude::*;
use serde_json::json;

use crate::chart;
use crate::policy::Policy;
use crate::statistics::{Outcome, Spread, Statistics};

/// Play many games on all cores and sum them up
///
/// The same arguments give the same games on every machine. The table tells scores, lengths, win
/// shares by seat with their 95 % interval, and how epochs end; a small picture shows the
/// distribution of scores.
#[derive(clap::Args)]
pub struct Arguments {
    /// The number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// The number of games
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Which games: another number gives others
    #[arg(long, value_name = "S")]
    seed: u64,
    /// The edition of the rules: 1999 (3 to 5 players), 2016 or 2022
    #[arg(long, value_name = "E", default_value = "2016")]
    edition: Edition,
    /// How the players choose
    #[arg(long, value_enum, default_value = "sensible")]
    policy: Policy,
    /// Keep a record of every game in this folder, as 1.ra, 2.ra, …
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// Reads the number of players of a command line.
pub fn players(text: &str) -> Result<PlayerCount, String> {
    let players = text.parse().ok().and_then(PlayerCount::new);
    players.ok_or_else(|| "2 to 5 can play".to_string())
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let Arguments { players, edition, .. } = *arguments;
    ensure!(
        edition.allow(players),
        "the edition of {edition} is for {} players, not {players}",
        edition.players()
    );
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    let games: Vec<Outcome> = (1..=arguments.games)
        .into_par_iter()
        .progress_with(progress_bar(arguments.games))
        .map(|number| {
            let (record, outcome) = play(arguments, number)?;
            if let Some(folder) = &arguments.records {
                keep(&record, folder, number)?;
            }
            Ok(outcome)
        })
        .collect::<Result<_>>()?;
    let statistics = Statistics::of(players, &games);
    if arguments.json {
        writeln!(out, "{}", as_json(arguments, &statistics))?;
    } else {
        write(arguments, &statistics, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Only drawn where standard error is a terminal.
fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(games.into()).with_style(style)
}

fn play(arguments: &Arguments, number: u32) -> Result<(Record<Ra>, Outcome)> {
    let seed = Seed::named(&format!("simulate {} {number}", arguments.seed));
    let mut rng = fastrand::Rng::with_seed(arguments.seed ^ u64::from(number) << 32);
    let names: Vec<String> = arguments
        .players
        .seats()
        .map(|seat| format!("{:?} {}", arguments.policy, seat.number()).to_lowercase())
        .collect();
    let mut game = LiveGame::<Ra>::new(arguments.edition, arguments.players, seed, &names)?;
    let (mut auctions, mut endings) = (0, Vec::new());
    while let Next::Act(seat, _) = game.record().state().next() {
        let action = arguments.policy.choose(game.record().state(), &mut rng);
        game.play_telling(seat, action, |event| match event {
            Event::Called { .. } => auctions += 1,
            Event::EpochEnded { ending, .. } => endings.push(ending),
            _ => {}
        })?;
    }
    let record = game.record();
    let table = record.state().table();
    let outcome = Outcome {
        scores: *table.scores(),
        winner: table.leader(),
        decisions: record.entries().len(),
        draws: record.entries().iter().filter(|entry| entry.action == Action::Draw).count(),
        auctions,
        endings: endings.try_into().unwrap_or([Ending::RaTrack; 3]),
    };
    Ok((record.clone(), outcome))
}

fn keep(record: &Record<Ra>, folder: &Path, number: u32) -> Result<()> {
    let file = folder.join(format!("{number}.ra"));
    fs::write(&file, text::write(record)).with_context(|| format!("writing {}", file.display()))
}

fn as_json(arguments: &Arguments, statistics: &Statistics) -> serde_json::Value {
    json!({
        "game": "ra",
        "rules": arguments.edition.to_string(),
        "players": arguments.players.get(),
        "policy": format!("{:?}", arguments.policy).to_lowercase(),
        "seed": arguments.seed,
        "statistics": statistics,
    })
}

fn write(arguments: &Arguments, statistics: &Statistics, out: &mut impl Write) -> Result<()> {
    let Arguments { players, edition, policy, seed, .. } = arguments;
    let policy = format!("{policy:?}").to_lowercase();
    writeln!(
        out,
        "{} games of Ra, edition of {edition}, {players} {policy} players, seed {seed}\n",
        statistics.games
    )?;
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
        let (share, error) = (100.0 * seat.win_share, 100.0 * seat.win_share_error);
        writeln!(out, "seat {} wins {share:>5.1} % ± {error:.1}", seat.seat)?;
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
