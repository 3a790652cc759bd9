//! Tables as JSON.

use std::collections::BTreeMap;

use ra_record::{AnyRecord, json};
use ra_rules::Seat;
use ra_tables::{Absence, PersonId, Sitter, Stage, Table, TimeControl, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table as a program sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub struct TableShape {
    /// Names the table in addresses.
    #[schema(example = "0f3c9a52b1e07d64")]
    id: String,
    /// `ra` or `priests`.
    game: &'static str,
    /// The preset of rules.
    #[schema(example = "2016")]
    rules: &'static str,
    /// Rules that depart from the preset.
    options: BTreeMap<&'static str, &'static str>,
    stage: StageShape,
    is_public: bool,
    /// Is it played for ratings?
    is_rated: bool,
    scores_hidden: bool,
    clock: Option<ClockShape>,
    /// How long bots wait before they act, in milliseconds.
    pause_ms: u32,
    seats: Vec<SeatShape>,
    /// Your seat, if you have one.
    you: Option<u8>,
    /// Grows with every change. Say it with a move, so that it is played where you meant it.
    moment: u32,
    /// The decisions of the game so far.
    ply: usize,
    /// The seat whose decision is awaited.
    asked: Option<u8>,
    /// Everything that the seat that is asked may do.
    #[schema(example = json!(["draw", "invoke"]))]
    actions: Vec<String>,
    /// The last line of the record.
    #[schema(example = "2 draw obelisk")]
    last: Option<String>,
    /// The position, as docs/notation.md describes it; scores that are hidden are null.
    position: Option<Value>,
    /// The promise about the order of the bag.
    commitment: String,
    /// The table at which the same people meet again.
    rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Stage)]
pub enum StageShape {
    Open,
    Running,
    Finished,
}

impl From<Stage> for StageShape {
    fn from(stage: Stage) -> StageShape {
        match stage {
            Stage::Open => StageShape::Open,
            Stage::Running => StageShape::Running,
            Stage::Finished => StageShape::Finished,
        }
    }
}

impl From<StageShape> for Stage {
    fn from(stage: StageShape) -> Stage {
        match stage {
            StageShape::Open => Stage::Open,
            StageShape::Running => Stage::Running,
            StageShape::Finished => Stage::Finished,
        }
    }
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Clock)]
pub struct ClockShape {
    /// Seconds for the whole game.
    #[schema(example = 900)]
    pub bank_s: u32,
    /// Seconds more for every decision.
    #[schema(example = 10)]
    pub increment_s: u32,
}

impl From<TimeControl> for ClockShape {
    fn from(TimeControl { bank_s, increment_s }: TimeControl) -> ClockShape {
        ClockShape { bank_s, increment_s }
    }
}

/// Who sits in a seat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seat)]
pub struct SeatShape {
    /// From 1.
    #[schema(example = 1)]
    seat: u8,
    #[schema(example = "Anna")]
    name: String,
    /// The person whose seat it is.
    person: Option<String>,
    /// The level of the bot that plays here.
    #[schema(example = "expert")]
    bot: Option<&'static str>,
    /// Why a bot plays for a person: `resigned` or `late`.
    away: Option<&'static str>,
    /// The time that is left, in milliseconds.
    left_ms: Option<u64>,
    /// The place at the end, from 1.
    place: Option<u8>,
    /// The points at the end.
    score: Option<u16>,
}

impl TableShape {
    /// A table as this person sees it.
    pub fn of(table: &Table, viewer: Option<PersonId>, now: Timestamp) -> TableShape {
        let settings = table.settings();
        let you = viewer.and_then(|viewer| table.seat_of(viewer));
        let record = table.record();
        TableShape {
            id: table.id().to_string(),
            game: settings.rules.game(),
            rules: settings.rules.preset(),
            options: settings.rules.departures().into_iter().collect(),
            stage: table.stage().into(),
            is_public: settings.public,
            is_rated: settings.is_rated,
            scores_hidden: settings.scores_hidden,
            clock: settings.clock.map(Into::into),
            pause_ms: settings.pause_ms,
            seats: table.players().seats().map(|seat| seat_shape(table, seat, now)).collect(),
            you: you.map(Seat::number),
            moment: table.moment(),
            ply: record.as_ref().map(AnyRecord::ply).unwrap_or_default(),
            asked: table.asked().map(Seat::number),
            actions: table.legal_actions(),
            last: table.last_line(),
            position: record.map(|record| position(table, &record, you)),
            commitment: table.commitment().to_string(),
            rematch: table.rematch().map(|id| id.to_string()),
        }
    }
}

fn seat_shape(table: &Table, seat: Seat, now: Timestamp) -> SeatShape {
    let sitter = table.sitter(seat);
    let standing = table.outcome().map(|outcome| outcome.standings[seat.index()]);
    SeatShape {
        seat: seat.number(),
        name: table.name(seat).to_owned(),
        person: sitter.and_then(Sitter::person).map(|id| id.to_string()),
        bot: sitter.and_then(Sitter::bot).map(ra_bots::Level::name),
        away: match sitter {
            Some(Sitter::Person { stand_in: Some((_, why)), .. }) => Some(match why {
                Absence::Resigned => "resigned",
                Absence::Late => "late",
            }),
            _ => None,
        },
        left_ms: table.left_ms(seat, now),
        place: standing.map(|standing| standing.place),
        score: standing.map(|standing| standing.score),
    }
}

/// The position, without the scores that are hidden from this seat.
fn position(table: &Table, record: &AnyRecord, you: Option<Seat>) -> Value {
    let mut position = match record {
        AnyRecord::Ra(record) => json::write_state(record.state()),
        AnyRecord::Priests(record) => json::write_state(record.state()),
    };
    if table.settings().scores_hidden && table.stage() != Stage::Finished {
        let seats = position["seats"].as_array_mut().into_iter().flatten();
        for (index, seat) in seats.enumerate() {
            if you.map(Seat::index) != Some(index) {
                seat["score"] = Value::Null;
            }
        }
    }
    position
}
