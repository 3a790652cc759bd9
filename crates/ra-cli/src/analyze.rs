//! `ra analyze`: what a strong bot thinks of a game, decision by decision.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use ra_advice::{Player, Ply, SeatOutlook, Verdict, by_seat, plies};
use ra_bots::{Analysis, Analyst, Assessed, AuctionTable, Level, Outlook, Trained};
use ra_record::{AnyRecord, Record};
use ra_rules::{Bid, State};
use serde::Serialize;

use crate::game::{describe, shown};
use crate::{check, table};

/// Analyse a game with a strong bot
///
/// Lists every decision with its loss: how much lower the chance to win was than after the best
/// action. Every draw is listed with its luck: how much better the tile was for the player who drew
/// it than the average tile. With --at, analyses one position: every legal action, the expected
/// result of the auction, and the chance that the next tile is Ra. The bot sees what a player
/// sees, never the order of the bag.
#[derive(clap::Args)]
pub struct Arguments {
    /// Game record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Analyse the position after this many decisions; 0 is the start
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Level of the bot: expert takes a moment per game, master a few minutes
    #[arg(long, value_name = "LEVEL", default_value = "expert")]
    level: Level,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match check::read(&arguments.file, true)? {
        AnyRecord::Ra(record) => analyze(arguments, &record, out)?,
        AnyRecord::Priests(record) => analyze(arguments, &record, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn analyze<G: Trained>(
    arguments: &Arguments,
    record: &Record<G>,
    out: &mut impl Write,
) -> Result<()> {
    let Some(at) = arguments.at else { return whole_game(arguments, record, out) };
    let last = record.entries().len();
    ensure!(at <= last, "--at {at}: the record has {last} plies");
    let state = record.states().nth(at).expect("the ply is in the record");
    let analysis = Analyst::new(arguments.level).analyze(&state);
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&Position::of(&analysis))?)?;
    } else {
        table::write(record, &state, out)?;
        write_position(record, &state, &analysis, out)?;
    }
    Ok(())
}

/// A position for programs.
#[derive(Serialize)]
struct Position {
    outlook: Vec<SeatOutlook>,
    next_is_ra: f32,
    options: Vec<Choice>,
    auction: Option<Auction>,
}

#[derive(Serialize)]
struct Choice {
    action: String,
    loss: f32,
    outlook: Vec<SeatOutlook>,
}

#[derive(Serialize)]
struct Auction {
    outcomes: Vec<Outcome>,
    expected: Winner,
}

#[derive(Serialize)]
struct Outcome {
    #[serde(flatten)]
    winner: Winner,
    outlook: Vec<SeatOutlook>,
}

/// Who wins with which sun; nobody if both are null.
#[derive(Serialize)]
struct Winner {
    seat: Option<u8>,
    sun: Option<u8>,
}

impl From<Option<Bid>> for Winner {
    fn from(bid: Option<Bid>) -> Winner {
        Winner { seat: bid.map(|bid| bid.seat.number()), sun: bid.map(|bid| bid.sun.number()) }
    }
}

impl Position {
    fn of<G: Trained>(analysis: &Analysis<G>) -> Position {
        let options = analysis.decision.iter().flat_map(|decision| &decision.options);
        Position {
            outlook: by_seat(&analysis.outlook),
            next_is_ra: analysis.next_is_ra,
            options: options.map(Choice::of).collect(),
            auction: analysis.auction.as_ref().map(Auction::of),
        }
    }
}

impl Choice {
    fn of<G: Trained>(option: &Assessed<G>) -> Choice {
        let Assessed { action, outlook, loss } = option;
        Choice { action: action.to_string(), loss: *loss, outlook: by_seat(outlook) }
    }
}

impl Auction {
    fn of(table: &AuctionTable) -> Auction {
        let outcomes = table.outcomes.iter().map(|outcome| Outcome {
            winner: outcome.bid.into(),
            outlook: by_seat(&outcome.outlook),
        });
        Auction { outcomes: outcomes.collect(), expected: table.expected.into() }
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: Vec<Player>,
    plies: Vec<Ply>,
}

fn whole_game<G: Trained>(
    arguments: &Arguments,
    record: &Record<G>,
    out: &mut impl Write,
) -> Result<()> {
    let plies: Vec<Ply> = plies(record, arguments.level).collect();
    let players = Player::all(record.names(), &plies);
    let report = Report { game: G::NAME, players, plies };
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    let title = describe::<G>(record.setup().rules());
    writeln!(out, "{title}, {} players, seen by {}", record.players(), arguments.level)?;
    writeln!(out, "loss and luck in percentage points of the chance to win\n")?;
    write_game(&report, out)
}

fn write_game(report: &Report, out: &mut impl Write) -> Result<()> {
    let names: Vec<String> = report.players.iter().map(|player| shown(&player.name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        " ply  {:width$}  {:28}  {:>6}  {:>6}  win shares before",
        "", "", "loss", "luck"
    )?;
    for ply in &report.plies {
        let place = usize::from(ply.seat - 1);
        let did = match &ply.tile {
            Some(tile) => format!("{} {tile}", ply.action),
            None => ply.action.clone(),
        };
        let loss =
            if ply.loss > 0.0005 { format!("{:.1}", 100.0 * ply.loss) } else { String::new() };
        let luck = ply.luck.as_ref().map(|luck| format!("{:+.1}", 100.0 * luck[place]));
        let shares: Vec<String> =
            ply.outlook.iter().map(|seat| format!("{:.0}", 100.0 * seat.win)).collect();
        let better = if ply.loss > Verdict::MISTAKE {
            format!("  better: {}", ply.best)
        } else {
            String::new()
        };
        writeln!(
            out,
            "{:>4}  {:width$}  {did:28}  {loss:>6}  {:>6}  {}{better}",
            ply.number,
            names[place],
            luck.unwrap_or_default(),
            shares.join(" "),
        )?;
    }
    writeln!(out)?;
    for (player, name) in report.players.iter().zip(&names) {
        let Player { decisions, loss, mistakes, luck, .. } = player;
        writeln!(
            out,
            "{name:width$}  {decisions} decisions, {:.1} percentage points lost in total, {mistakes} mistakes of more than {:.0}; luck {:+.1}",
            100.0 * loss,
            100.0 * Verdict::MISTAKE,
            100.0 * luck,
        )?;
    }
    Ok(())
}

fn write_position<G: Trained>(
    record: &Record<G>,
    state: &State<G>,
    analysis: &Analysis<G>,
    out: &mut impl Write,
) -> Result<()> {
    let names: Vec<String> = record.names().iter().map(|name| shown(name)).collect();
    writeln!(out)?;
    for seat in by_seat(&analysis.outlook) {
        writeln!(
            out,
            "{} has a {:.1}% chance to win, final score {:.0} ± {:.0}",
            names[usize::from(seat.seat - 1)],
            100.0 * seat.win,
            seat.score,
            seat.spread
        )?;
    }
    if !state.is_over() {
        writeln!(
            out,
            "there is a {:.0}% chance that the next tile is Ra",
            100.0 * analysis.next_is_ra
        )?;
    }
    if let Some(decision) = &analysis.decision {
        let name = &names[decision.seat.index()];
        writeln!(out, "\n{name:26}  loss (percentage points)  win shares")?;
        for option in &decision.options {
            let loss = format!("{:.1}", 100.0 * option.loss);
            writeln!(
                out,
                "  {:24}  {loss:>24}  {}",
                option.action.to_string(),
                shares(&option.outlook)
            )?;
        }
    }
    if let Some(auction) = &analysis.auction {
        writeln!(out, "\n{:34}  win shares", "how the auction may end")?;
        for outcome in &auction.outcomes {
            let who = match outcome.bid {
                None => "nobody bids".to_string(),
                Some(bid) => format!("{} wins with sun {}", names[bid.seat.index()], bid.sun),
            };
            let mark = if outcome.bid == auction.expected { "  expected" } else { "" };
            writeln!(out, "  {who:32}  {}{mark}", shares(&outcome.outlook))?;
        }
    }
    Ok(())
}

fn shares(outlook: &Outlook) -> String {
    let shares: Vec<String> =
        outlook.seats().iter().map(|prospect| format!("{:>5.1}", 100.0 * prospect.win)).collect();
    shares.join(" ")
}
