//! `ra arena`: bots against each other, with error bars.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use ra_arena::{
    Bar, Contest, Contestant, Estimate, Played, Rating, Ratings, Sequential, Verdict,
    adjusted_results, rate, results, svg,
};
use ra_bots::{Entrant, Trained};
use ra_record::{Record, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, Rules};
use serde::Serialize;

use crate::game::{GameArguments, GameName, describe, players};

/// Let bots play against each other and say how strong they are
///
/// Games come in blocks: one order of the tiles, played once in every seating. Every bot plays as
/// one against a table of each of the others; with --gauntlet, only the first bot does; with
/// --mixed, as many bots as players sit at one table. Win shares and scores have 95 % intervals
/// from the means of the blocks; equal players would win 1 of N games with N players. Ratings are
/// by Weng and Lin, from the places in all games.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags of a command line")]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// The number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// Two bots or more, separated by commas: random, heuristic, flat, mcts, novice, casual, club,
    /// strong, expert, master; with a budget for each decision as in mcts-1000 or flat-50
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// The number of blocks for each match
    #[arg(long, value_name = "B", value_parser = clap::value_parser!(u32).range(5..))]
    blocks: u32,
    /// Which games: another number gives others
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Let only the first bot play as the one, against a table of each of the others
    #[arg(long, conflicts_with = "mixed")]
    gauntlet: bool,
    /// Put all bots at one table, in all seatings
    #[arg(long)]
    mixed: bool,
    /// Stop a match as soon as it is clear whether the one wins POINTS percent more than its share,
    /// or just its share, with one error in twenty; the interval is then a little too narrow
    #[arg(long, value_name = "POINTS", num_args = 0..=1, default_missing_value = "5",
        value_parser = points_over_par, conflicts_with = "mixed")]
    sprt: Option<f64>,
    /// Measure the luck of every draw, and tell win shares and scores without it, too: they are
    /// right on average and differ less from block to block, so fewer blocks do; --sprt uses them
    #[arg(long)]
    adjusted: bool,
    /// Keep a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Draw the win shares as a picture
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn points_over_par(text: &str) -> Result<f64, String> {
    let points = text.parse().ok().filter(|points| (0.1..=50.0).contains(points));
    points.ok_or_else(|| "a number of percent from 0.1 to 50".to_string())
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match arguments.game.game {
        GameName::Ra => tournament::<Ra>(arguments, out),
        GameName::Priests => tournament::<Priests>(arguments, out),
    }
}

/// What a tournament tells.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: &'static str,
    players: usize,
    seed: u64,
    par: f64,
    matches: Vec<Match>,
    ratings: Vec<Rated>,
}

/// One bot at a table with others.
#[derive(Serialize)]
struct Match {
    bot: String,
    against: Vec<String>,
    blocks: usize,
    games: usize,
    win_share: Estimate,
    score: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Adjusted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
}

/// Results without the luck of the draws.
#[derive(Serialize)]
struct Adjusted {
    win_share: Estimate,
    score: Estimate,
}

#[derive(Serialize)]
struct Rated {
    bot: String,
    #[serde(flatten)]
    rating: Rating,
}

fn tournament<G: Trained>(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let Arguments { players, seed, bots, .. } = arguments;
    let rules = arguments.game.setup::<G>(*players)?.rules();
    check(arguments)?;
    let contestants: Vec<Contestant<G>> =
        bots.iter().map(|&bot| Contestant::invited(bot, *players)).collect();
    let lineups = lineups(arguments);
    let bar = progress_bar(u64::from(arguments.blocks) * lineups.len() as u64);
    let mut ratings = Ratings::new(bots.len());
    let mut matches = Vec::new();
    for lineup in lineups {
        let adjusted = arguments.adjusted;
        let contest = Contest { rules, contestants: &contestants, lineup, seed: *seed, adjusted };
        let blocks = play(arguments, &contest, &bar)?;
        rate(&mut ratings, &blocks);
        matches.extend(matches_of(arguments, &contest, &blocks));
    }
    bar.finish_and_clear();
    let rated =
        |(place, bot): (usize, &Entrant)| Rated { bot: bot.to_string(), rating: ratings.of(place) };
    let mut ratings: Vec<Rated> = bots.iter().enumerate().map(rated).collect();
    ratings.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
    let par = 1.0 / f64::from(*players as u8);
    let (game, rules_name) = (G::NAME, rules.name());
    let report = Report {
        game,
        rules: rules_name,
        players: players.get(),
        seed: *seed,
        par,
        matches,
        ratings,
    };
    let title = format!("{}, {players} players", describe::<G>(rules));
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        writeln!(out, "{title}, seed {seed}\n")?;
        write(&report, out)?;
    }
    // Last, so that a picture that cannot be written does not lose the results.
    if let Some(file) = &arguments.plot {
        out.flush()?;
        fs::write(file, plot(&title, &report))
            .with_context(|| format!("writing {}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(arguments: &Arguments) -> Result<()> {
    let Arguments { bots, players, .. } = arguments;
    ensure!(bots.len() >= 2, "--bots: a tournament needs two bots, as in master,heuristic");
    for (place, bot) in bots.iter().enumerate() {
        ensure!(!bots[..place].contains(bot), "--bots: {bot} stands twice");
    }
    if arguments.mixed {
        ensure!(
            bots.len() == players.get(),
            "--mixed: {players} players need {players} bots at the table, not {}",
            bots.len()
        );
    }
    Ok(())
}

/// The line-ups: every bot, or only the first, against a table of another; or all at one table.
fn lineups(arguments: &Arguments) -> Vec<Vec<usize>> {
    let bots = arguments.bots.len();
    if arguments.mixed {
        return vec![(0..bots).collect()];
    }
    let heroes = if arguments.gauntlet { 1 } else { bots };
    let pairs = (0..heroes).flat_map(|hero| (0..bots).map(move |other| (hero, other)));
    let pairs = pairs.filter(|(hero, other)| hero != other);
    // With two players, one against one is the same both ways.
    let pairs = pairs.filter(|(hero, other)| arguments.players.get() > 2 || hero < other);
    let table = |(hero, other)| {
        let mut lineup = vec![other; arguments.players.get()];
        lineup[0] = hero;
        lineup
    };
    pairs.map(table).collect()
}

/// Blocks are played in portions, so that a clear match can stop early.
const PORTION: u32 = 16;

fn play<G: Trained>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    bar: &ProgressBar,
) -> Result<Vec<Vec<Played>>> {
    let folder = match &arguments.records {
        Some(folder) => Some(create(folder, contest)?),
        None => None,
    };
    let mut blocks = Vec::new();
    let mut first = 0;
    while first < arguments.blocks {
        let end = arguments.blocks.min(first + PORTION);
        blocks.extend(contest.play(first..end, |block, game, record: &Record<G>| {
            let Some(folder) = &folder else { return Ok(()) };
            let file = folder.join(format!("{}-{}.ra", block + 1, game + 1));
            let writing = || format!("writing {}", file.display());
            fs::write(&file, text::write(record)).with_context(writing)
        })?);
        bar.inc((end - first).into());
        first = end;
        let verdict = verdict(arguments, contest.lineup[0], &blocks);
        if verdict.is_some_and(|verdict| verdict != Verdict::Open) {
            break;
        }
    }
    Ok(blocks)
}

fn create<G: Trained>(folder: &Path, contest: &Contest<'_, G>) -> Result<PathBuf> {
    let names: Vec<&str> =
        contest.lineup.iter().map(|&place| contest.contestants[place].name()).collect();
    let folder = folder.join(names.join(","));
    fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
    Ok(folder)
}

fn verdict(arguments: &Arguments, hero: usize, blocks: &[Vec<Played>]) -> Option<Verdict> {
    let results = adjusted_results(hero, blocks).unwrap_or_else(|| results(hero, blocks));
    let par = 1.0 / f64::from(arguments.players as u8);
    let test = |points: f64| Sequential { low: par, high: par + points / 100.0 };
    arguments.sprt.map(|points| test(points).verdict(&results.wins))
}

/// The one against the others; of a mixed table, everybody.
fn matches_of<G: Trained>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    blocks: &[Vec<Played>],
) -> Vec<Match> {
    let heroes = if arguments.mixed { contest.lineup.len() } else { 1 };
    let name = |place: usize| contest.contestants[place].name().to_string();
    let matches = (0..heroes).map(|hero| {
        let place = contest.lineup[hero];
        let results = results(place, blocks);
        let others = contest.lineup.iter().enumerate().filter(|&(place, _)| place != hero);
        Match {
            bot: name(place),
            against: others.map(|(_, &other)| name(other)).collect(),
            blocks: blocks.len(),
            games: blocks.iter().map(Vec::len).sum(),
            win_share: results.win_share(),
            score: results.score(),
            adjusted: adjusted_results(place, blocks)
                .map(|results| Adjusted { win_share: results.win_share(), score: results.score() }),
            verdict: verdict(arguments, place, blocks),
        }
    });
    matches.collect()
}

/// Only drawn where standard error is a terminal.
fn progress_bar(blocks: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} blocks, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(blocks).with_style(style)
}

fn write(report: &Report, out: &mut impl Write) -> Result<()> {
    let par = 100.0 * report.par;
    writeln!(out, "par is {par:.1} %\n")?;
    for game in &report.matches {
        let Match { bot, blocks, games, win_share, score, .. } = game;
        writeln!(
            out,
            "{bot} against {}: wins {}, scores {} ({blocks} blocks, {games} games){}",
            counted(&game.against),
            percent(*win_share),
            points(*score),
            match game.verdict {
                None => "",
                Some(Verdict::High) => ", clearly more than its share",
                Some(Verdict::Low) => ", its share rather than that much more",
                Some(Verdict::Open) => ", still open",
            }
        )?;
        if let Some(Adjusted { win_share, score }) = game.adjusted {
            writeln!(out, "  without luck: wins {}, scores {}", percent(win_share), points(score))?;
        }
    }
    writeln!(out)?;
    for Rated { bot, rating: Rating { rating, uncertainty } } in &report.ratings {
        writeln!(out, "{bot:<14} rating {rating:>5.1}, standard error {uncertainty:.1}")?;
    }
    Ok(())
}

fn percent(share: Estimate) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * share.mean, 100.0 * share.margin)
}

fn points(score: Estimate) -> String {
    format!("{:.1} ± {:.1}", score.mean, score.margin)
}

/// `2 heuristic`, or `a, b, c` where they differ.
fn counted(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|name| name == first) => {
            format!("{} {first}", names.len())
        }
        _ => names.join(", "),
    }
}

fn plot(title: &str, report: &Report) -> String {
    let bars = report.matches.iter().map(|game| Bar {
        label: format!("{} against {}", game.bot, counted(&game.against)),
        share: game.adjusted.as_ref().map_or(game.win_share, |adjusted| adjusted.win_share),
    });
    svg(title, report.par, &bars.collect::<Vec<_>>())
}
