//! `ra replay`: a record as a readable game, or as data.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use ra_record::{Entry, Record, json};
use ra_rules::ra::{Event, Ra, SpecialEvent, Tiles};
use ra_rules::{Ending, Seat, State};
use serde_json::{Value, json};

use crate::{check, table};

/// Show a game: move by move, at one position, or as JSON
///
/// Without options, every decision with what came of it, the score sheets of each epoch, and the
/// last position. Games that have not ended can be shown too.
#[derive(clap::Args)]
pub struct Arguments {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show only the position after so many decisions; 0 is the beginning
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// A line of JSON for each position: the whole state, what is asked with the legal actions and
    /// their ids, the scores, and everybody's score sheet if the epoch ended now
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let record = check::read(&arguments.file, true)?;
    let last = record.entries().len();
    if let Some(at) = arguments.at {
        ensure!(at <= last, "--at {at}: the record has {last} plies");
    }
    match (arguments.json, arguments.at) {
        (true, at) => {
            let wanted = |ply: &usize| at.is_none_or(|at| at == *ply);
            for (ply, state) in record.states().enumerate().filter(|(ply, _)| wanted(ply)) {
                writeln!(out, "{}", line(&record, ply, &state))?;
            }
        }
        (false, Some(at)) => {
            writeln!(out, "{}, ply {at} of {last}\n", title(&record))?;
            let state = record.states().nth(at).expect("the ply is in the record");
            table::write(&record, &state, out)?;
        }
        (false, None) => story(&record, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn title(record: &Record<Ra>) -> String {
    format!("Ra, edition of {}, {} players", record.setup().rules(), record.players())
}

fn line(record: &Record<Ra>, ply: usize, state: &State<Ra>) -> Value {
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
        "sheets": (!state.is_over()).then(|| json::write_sheets(state)),
        "winner": state.winner().map(Seat::number),
    })
}

fn story(record: &Record<Ra>, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{}\n", title(record))?;
    let mut again = Record::new(*record.setup(), record.names());
    for (at, &entry) in record.entries().iter().enumerate() {
        let mut told = Vec::new();
        again.push_telling(entry, |event| told.push(event))?;
        let name = &record.names()[entry.seat.index()];
        write!(out, "{:>4}  {name}: {}", at + 1, entry.action)?;
        if let Some(tile) = entry.tile {
            write!(out, " {tile}")?;
        }
        writeln!(out)?;
        for events in told.chunk_by(belong_together) {
            if let Some(sentence) = sentence(events, record.names()) {
                writeln!(out, "      {sentence}")?;
            }
        }
    }
    writeln!(out)?;
    table::write(record, record.state(), out)?;
    Ok(())
}

/// Tiles that a player gets, or loses, are told in one sentence.
fn belong_together(one: &Event, other: &Event) -> bool {
    match (one, other) {
        (Event::Taken { .. }, Event::Taken { .. }) => true,
        (Event::Special(one), Event::Special(other)) => {
            matches!((one, other), (SpecialEvent::Lost { .. }, SpecialEvent::Lost { .. }))
        }
        _ => false,
    }
}

/// What events add to the decision that caused them.
fn sentence(events: &[Event], names: &[String]) -> Option<String> {
    let name = |seat: Seat| &names[seat.index()];
    let tiles = events.iter().filter_map(|event| match event {
        Event::Taken { tile, .. } | Event::Special(SpecialEvent::Lost { tile, .. }) => Some(*tile),
        _ => None,
    });
    let tiles: Tiles = tiles.collect();
    Some(match *events.first()? {
        Event::Taken { seat, .. } => format!("{} gets {tiles}", name(seat)),
        Event::Special(SpecialEvent::Lost { seat, .. }) => format!("{} loses {tiles}", name(seat)),
        Event::Special(SpecialEvent::Struck { seat, disaster }) => {
            format!("{disaster} strikes {}", name(seat))
        }
        Event::Sold { bid, won } => {
            format!("{} wins with sun {} and takes sun {won}", name(bid.seat), bid.sun)
        }
        Event::Unsold { cleared: true } => "nobody bids, all tiles leave the game".into(),
        Event::Unsold { cleared: false } => "nobody bids, everything stays".into(),
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
        | Event::RaAdvanced { .. }
        | Event::Called { .. }
        | Event::BidMade(_)
        | Event::Passed { .. }
        | Event::Special(SpecialEvent::GodSpent { .. }) => return None,
    })
}
