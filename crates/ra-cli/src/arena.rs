//! `ra arena`: bots against each other, with error bars.

mod report;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use ra_arena::{
    Contest, Contestant, Played, Ratings, Results, Sequential, Verdict, adjusted_results, rate,
    results,
};
use ra_bots::Trained;
use ra_record::{Record, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, Rules};

use self::report::{Adjusted, Comparison, Match, Rated, Report};
use crate::game::{GameArguments, GameName, describe, players};
use crate::invitation::Invitation;

/// Run a tournament between bots and report how strong they are
///
/// Games are played in duplicate blocks: the same order of tiles, once in every seating. Each bot
/// plays alone against a table of each of the others; with --gauntlet, only the first bot does;
/// with --compare, the first two do; with --mixed, as many bots as players share one table. Win
/// shares and scores come with 95% confidence intervals over block means; with N equal players,
/// each would win 1 game in N. Ratings (Weng-Lin) use the final ranks of all games.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags of a command line")]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: PlayerCount,
    /// Two or more bots, separated by commas: random, heuristic, flat, mcts, novice, casual, club,
    /// strong, expert, master; a budget per decision can follow, as in mcts-1000 or flat-50, and a
    /// level can use your own network, as in strong=my.net
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Invitation>,
    /// Number of blocks per match
    #[arg(long, value_name = "B", value_parser = clap::value_parser!(u32).range(5..))]
    blocks: u32,
    /// Random seed: the same seed gives the same games
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Only the first bot plays alone, against a table of each of the others
    #[arg(long, conflicts_with = "mixed")]
    gauntlet: bool,
    /// Only the first two bots play alone, against a table of each of the others, with the same
    /// tiles; report how much more often the first wins than the second
    #[arg(long, conflicts_with_all = ["mixed", "gauntlet", "sprt"])]
    compare: bool,
    /// Put all bots at one table, in every seating
    #[arg(long)]
    mixed: bool,
    /// Stop a match early by a sequential test (SPRT, alpha = beta = 5%): par against par + POINTS
    /// percentage points; the confidence interval is then slightly too narrow
    #[arg(long, value_name = "POINTS", num_args = 0..=1, default_missing_value = "5",
        value_parser = points_over_par, conflicts_with = "mixed")]
    sprt: Option<f64>,
    /// Measure the luck of every draw, and also report win shares and scores without it: they are
    /// unbiased and vary less from block to block, so fewer blocks are needed; --compare and --sprt
    /// use them
    #[arg(long)]
    adjusted: bool,
    /// Save a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Save a chart of the win shares
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

fn tournament<G: Trained>(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let Arguments { players, seed, bots, .. } = arguments;
    let rules = arguments.game.setup::<G>(*players)?.rules();
    check(arguments)?;
    let contestants: Vec<Contestant<G>> =
        bots.iter().map(|bot| bot.contestant(*players)).collect::<Result<_>>()?;
    let lineups = lineups(arguments);
    let bar = progress_bar(u64::from(arguments.blocks) * lineups.len() as u64);
    let mut ratings = Ratings::new(bots.len());
    let mut rounds = Vec::new();
    for lineup in lineups {
        let adjusted = arguments.adjusted;
        let contest = Contest { rules, contestants: &contestants, lineup, seed: *seed, adjusted };
        let blocks = play(arguments, &contest, &bar)?;
        rate(&mut ratings, &blocks);
        rounds.push(Round { lineup: contest.lineup, blocks });
    }
    bar.finish_and_clear();
    let report = Report {
        game: G::NAME,
        rules: rules.name(),
        players: players.get(),
        seed: *seed,
        par: par(*players),
        matches: rounds.iter().flat_map(|round| matches_of(arguments, round)).collect(),
        comparisons: comparisons_of(arguments, &rounds),
        ratings: rated(bots, &ratings),
    };
    let title = format!("{}, {players} players", describe::<G>(rules));
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        writeln!(out, "{title}, seed {seed}\n")?;
        report::write(&report, out)?;
    }
    // Last, so that a picture that cannot be written does not lose the results.
    if let Some(file) = &arguments.plot {
        out.flush()?;
        fs::write(file, report::plot(&title, &report))
            .with_context(|| format!("writing {}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(arguments: &Arguments) -> Result<()> {
    let Arguments { bots, players, .. } = arguments;
    ensure!(
        bots.len() >= 2,
        "--bots: a tournament needs at least two bots, as in master,heuristic"
    );
    for (place, bot) in bots.iter().enumerate() {
        ensure!(!bots[..place].contains(bot), "--bots: {bot} is listed twice");
        let namesake = |other: &Invitation| other.to_string() == bot.to_string();
        ensure!(
            !bots[..place].iter().any(namesake),
            "--bots: two would be called {bot}; rename one of the files"
        );
    }
    if arguments.compare {
        ensure!(
            bots.len() >= 3,
            "--compare: needs two bots and one to play against, as in master,expert,heuristic"
        );
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

/// A line-up, and the blocks that it played.
struct Round {
    lineup: Vec<usize>,
    blocks: Vec<Vec<Played>>,
}

/// The line-ups: every bot, or only the first or the first two, against a table of another; or all
/// at one table.
fn lineups(arguments: &Arguments) -> Vec<Vec<usize>> {
    let bots = arguments.bots.len();
    if arguments.mixed {
        return vec![(0..bots).collect()];
    }
    let (heroes, first_rival) = match arguments {
        Arguments { gauntlet: true, .. } => (1, 1),
        Arguments { compare: true, .. } => (COMPARED, COMPARED),
        _ => (bots, 0),
    };
    let rivals = move |hero| (first_rival..bots).map(move |other| (hero, other));
    let pairs = (0..heroes).flat_map(rivals).filter(|(hero, other)| hero != other);
    // With two players, one against one is the same both ways.
    let pairs = pairs.filter(|(hero, other)| arguments.players.get() > 2 || hero < other);
    let table = |(hero, other)| {
        let mut lineup = vec![other; arguments.players.get()];
        lineup[0] = hero;
        lineup
    };
    pairs.map(table).collect()
}

/// So many bots are compared, the first ones.
const COMPARED: usize = 2;

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

fn par(players: PlayerCount) -> f64 {
    1.0 / f64::from(players as u8)
}

/// Results without luck, if it was measured.
fn sharpest_results(hero: usize, blocks: &[Vec<Played>]) -> Results {
    adjusted_results(hero, blocks).unwrap_or_else(|| results(hero, blocks))
}

fn verdict(arguments: &Arguments, hero: usize, blocks: &[Vec<Played>]) -> Option<Verdict> {
    let low = par(arguments.players);
    let test = |points: f64| Sequential { low, high: low + points / 100.0 };
    let results = sharpest_results(hero, blocks);
    arguments.sprt.map(|points| test(points).verdict(&results.wins))
}

/// Whom a player of a line-up sits with.
fn company(arguments: &Arguments, lineup: &[usize], hero: usize) -> Vec<String> {
    let others = lineup.iter().enumerate().filter(|&(place, _)| place != hero);
    others.map(|(_, &other)| arguments.bots[other].to_string()).collect()
}

/// The one against the others; of a mixed table, everybody.
fn matches_of(arguments: &Arguments, round: &Round) -> Vec<Match> {
    let Round { lineup, blocks } = round;
    let heroes = if arguments.mixed { lineup.len() } else { 1 };
    let matches = (0..heroes).map(|hero| {
        let place = lineup[hero];
        let results = results(place, blocks);
        Match {
            bot: arguments.bots[place].to_string(),
            against: company(arguments, lineup, hero),
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

/// The first bot compared with the second, if that is asked for: each has met the same rivals.
fn comparisons_of(arguments: &Arguments, rounds: &[Round]) -> Vec<Comparison> {
    if !arguments.compare {
        return Vec::new();
    }
    let (first, second) = rounds.split_at(rounds.len() / COMPARED);
    let pairs = first.iter().zip(second).map(|(one, other)| {
        let [results, others] =
            [one, other].map(|round| sharpest_results(round.lineup[0], &round.blocks));
        Comparison {
            bot: arguments.bots[one.lineup[0]].to_string(),
            compared_with: arguments.bots[other.lineup[0]].to_string(),
            against: company(arguments, &one.lineup, 0),
            more_wins: results.more_wins(&others),
            adjusted: arguments.adjusted,
        }
    });
    pairs.collect()
}

/// All bots with their ratings, the best first.
fn rated(bots: &[Invitation], ratings: &Ratings) -> Vec<Rated> {
    let rated = |(place, bot): (usize, &Invitation)| Rated {
        bot: bot.to_string(),
        rating: ratings.of(place),
    };
    let mut rated: Vec<Rated> = bots.iter().enumerate().map(rated).collect();
    rated.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
    rated
}

/// Only drawn where standard error is a terminal.
fn progress_bar(blocks: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} blocks, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(blocks).with_style(style)
}
