//! `ra replay`: a record as a readable game, or as data.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use ra_record::json::JsonGame;
use ra_record::{AnyRecord, Entry, Record, json};
use ra_rules::priests::{self, Priests};
use ra_rules::ra::{self, Ra};
use ra_rules::{Counts, Ending, Event, Seat, State};
use serde_json::{Value, json};

use crate::game::{describe, shown};
use crate::{check, table};

/// Show a game: move by move, at one position, or as JSON
///
/// Without options, shows every decision and its results, the score sheets of each epoch, and the
/// last position. Unfinished games can be shown too. The record names its game and rules.
#[derive(clap::Args)]
pub struct Arguments {
    /// Game record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show only the position after this many decisions; 0 is the start
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Print one line of JSON per position: the state, the decision to make with the legal actions
    /// and their ids, the scores, and the score sheets as if the epoch ended now
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match check::read(&arguments.file, true)? {
        AnyRecord::Ra(record) => show(arguments, &record, out)?,
        AnyRecord::Priests(record) => show(arguments, &record, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn show<G: Story>(arguments: &Arguments, record: &Record<G>, out: &mut impl Write) -> Result<()> {
    let last = record.entries().len();
    if let Some(at) = arguments.at {
        ensure!(at <= last, "--at {at}: the record has {last} plies");
    }
    let title = describe::<G>(record.setup().rules());
    let title = format!("{title}, {} players", record.players());
    match (arguments.json, arguments.at) {
        (true, at) => {
            let wanted = |ply: &usize| at.is_none_or(|at| at == *ply);
            for (ply, state) in record.states().enumerate().filter(|(ply, _)| wanted(ply)) {
                writeln!(out, "{}", line(record, ply, &state))?;
            }
        }
        (false, Some(at)) => {
            writeln!(out, "{title}, ply {at} of {last}\n")?;
            let state = record.states().nth(at).expect("the ply is in the record");
            table::write(record, &state, out)?;
        }
        (false, None) => {
            writeln!(out, "{title}\n")?;
            story(record, out)?;
        }
    }
    Ok(())
}

fn line<G: JsonGame>(record: &Record<G>, ply: usize, state: &State<G>) -> Value {
    let entry = ply.checked_sub(1).map(|before| {
        let Entry { seat, action, tile } = record.entries()[before];
        let tile = tile.map(|tile| tile.to_string());
        json!({ "seat": seat.number(), "action": action.to_string(), "tile": tile })
    });
    json!({
        "ply": ply,
        "entry": entry,
        "state": json::write_state(state),
        "next": json::write_next(state),
        "scores": state.table().scores().as_slice(),
        "sheets": json::write_sheets(state),
        "winner": state.winner().map(Seat::number),
    })
}

fn story<G: Story>(record: &Record<G>, out: &mut impl Write) -> Result<()> {
    let names: Vec<String> = record.names().iter().map(|name| shown(name)).collect();
    let mut again = Record::new(*record.setup(), &[], None);
    for (entry, ply) in record.entries().iter().zip(1..) {
        let mut told = Vec::new();
        again.push_telling(*entry, |event| told.push(event))?;
        write!(out, "{ply:>4}  {}: {}", names[entry.seat.index()], entry.action)?;
        if let Some(tile) = entry.tile {
            write!(out, " {tile}")?;
        }
        writeln!(out)?;
        let lots = told.chunk_by(|one, other| {
            matches!((one, other), (Event::Taken { .. }, Event::Taken { .. }))
        });
        for sentence in lots.filter_map(|events| sentence(events, &names)) {
            writeln!(out, "      {sentence}")?;
        }
    }
    writeln!(out)?;
    table::write(record, record.state(), out)?;
    Ok(())
}

/// What events add to the decision that caused them; tiles taken together are one sentence.
fn sentence<G: Story>(events: &[Event<G>], names: &[String]) -> Option<String> {
    let name = |seat: Seat| &names[seat.index()];
    Some(match *events.first()? {
        Event::Taken { seat, .. } => {
            let faces = events.iter().filter_map(|event| match event {
                Event::Taken { face, .. } => Some(*face),
                _ => None,
            });
            format!("{} gets {}", name(seat), faces.collect::<Counts<G::Face>>())
        }
        Event::Special(special) => return G::sentence(special, names),
        Event::Sold { bid, won } => {
            format!("{} wins with sun {} and takes sun {won}", name(bid.seat), bid.sun)
        }
        Event::Unsold { cleared: true } => "nobody bids, all tiles leave the game".into(),
        Event::Unsold { cleared: false } => "nobody bids".into(),
        Event::EpochEnded { epoch, ending: Ending::RaTrack } => {
            format!("the Ra track is full: {epoch} ends")
        }
        Event::EpochEnded { epoch, ending: Ending::Suns } => {
            format!("nobody has a sun left: {epoch} ends")
        }
        Event::Scored { seat, sheet } => {
            let rows = sheet.rows().filter(|row| row.points != 0);
            let rows: Vec<String> = rows.map(|row| row.to_string()).collect();
            format!("{}: {} → {}  {}", name(seat), sheet.before(), sheet.after(), rows.join("; "))
        }
        Event::EpochBegan { epoch, first } => format!("{epoch} begins with {}", name(first)),
        Event::Won { seat } => format!("{} wins", name(seat)),
        Event::Drawn { .. }
        | Event::Laid { .. }
        | Event::RaAdvanced { .. }
        | Event::Called { .. }
        | Event::BidMade(_)
        | Event::Passed { .. } => return None,
    })
}

/// A game whose own events can be told.
trait Story: JsonGame {
    /// What an event adds to the decision that caused it.
    fn sentence(event: Self::Event, names: &[String]) -> Option<String>;
}

impl Story for Ra {
    fn sentence(event: ra::SpecialEvent, names: &[String]) -> Option<String> {
        match event {
            ra::SpecialEvent::GodSpent { .. } => None,
            ra::SpecialEvent::Struck { seat, disaster } => {
                Some(format!("{disaster} strikes {}", names[seat.index()]))
            }
            ra::SpecialEvent::Lost { seat, tile } => {
                Some(format!("{} loses {tile}", names[seat.index()]))
            }
        }
    }
}

impl Story for Priests {
    fn sentence(event: priests::SpecialEvent, names: &[String]) -> Option<String> {
        match event {
            priests::SpecialEvent::Turned { seat, from, to } => {
                Some(format!("{} turns {from} to {to}", names[seat.index()]))
            }
            priests::SpecialEvent::AnkhEarned { seat } => {
                Some(format!("a set of people earns {} an ankh", names[seat.index()]))
            }
            priests::SpecialEvent::PlagueRemoved { seat } => {
                Some(format!("the priests of {} remove a plague", names[seat.index()]))
            }
        }
    }
}
