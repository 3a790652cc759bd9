//! A position as JSON, and what a program wants to know about it.

use ra_rules::{
    Auction, Bid, Call, Counts, Epoch, Kind, Next, Phase, Position, Rules, SeatPosition, State,
    Sun, SunSet, TRACK_SPACES,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Entries, Heading, JsonError, JsonGame, Options, VERSION, options, seat};

const FORMAT: &str = "ra-state";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document<Q> {
    format: String,
    version: u32,
    game: String,
    rules: String,
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    options: Options,
    epoch: u8,
    ra_tiles: u8,
    centre: u8,
    turn: u8,
    phase: PhaseDocument<Q>,
    track: Vec<Option<String>>,
    bag: Entries<u8>,
    seats: Vec<SeatDocument>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatDocument {
    score: u16,
    face_up: Vec<u8>,
    face_down: Vec<u8>,
    tiles: Entries<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum PhaseDocument<Q> {
    Turn,
    Drawing,
    Auction(AuctionDocument),
    Question(Q),
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AuctionDocument {
    call: CallDocument,
    bound: bool,
    caller: u8,
    bidder: u8,
    best: Option<BidDocument>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CallDocument {
    RaTile,
    Invoked,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BidDocument {
    seat: u8,
    sun: u8,
}

/// The position as a JSON value.
#[must_use]
pub fn write_state<G: JsonGame>(state: &State<G>) -> Value {
    let Position { rules, epoch, ra_tiles, centre, turn, phase, track, bag, seats } =
        state.position();
    let seat = |seat: &SeatPosition<G>| SeatDocument {
        score: seat.score,
        face_up: sun_numbers(seat.face_up),
        face_down: sun_numbers(seat.face_down),
        tiles: write_counts(&seat.tiles),
    };
    let document = Document {
        format: FORMAT.to_string(),
        version: VERSION,
        game: G::NAME.to_string(),
        rules: rules.name().to_string(),
        options: options(rules),
        epoch: epoch.number(),
        ra_tiles,
        centre: centre.number(),
        turn: turn.number(),
        phase: write_phase(phase),
        track: track.map(|tile| tile.map(|tile| tile.to_string())).to_vec(),
        bag: write_counts(&bag),
        seats: seats.iter().map(seat).collect(),
    };
    serde_json::to_value(document).expect("a position is plain data")
}

/// Reads a position.
///
/// # Errors
///
/// [`JsonError`] names the member that is wrong, or everything that makes the position
/// unplayable.
pub fn read_state<G: JsonGame>(text: &str) -> Result<State<G>, JsonError> {
    let rules = Heading::read(text, FORMAT)?.rules::<G>()?;
    let document: Document<G::QuestionDocument> = serde_json::from_str(text)?;
    let spaces = document.track.len();
    let track = document.track.iter().map(|tile| tile.as_deref().map(read_kind).transpose());
    let track: Vec<Option<G::Face>> = track.collect::<Result<_, _>>()?;
    let position = Position {
        rules,
        epoch: Epoch::new(document.epoch).ok_or_else(|| JsonError::at("epoch", "not 1 to 3"))?,
        ra_tiles: document.ra_tiles,
        centre: sun(document.centre)?,
        turn: seat(document.turn)?,
        phase: read_phase(document.phase)?,
        track: track.try_into().map_err(|_| {
            JsonError::at("track", format!("{spaces} spaces instead of {TRACK_SPACES}"))
        })?,
        bag: read_counts(&document.bag)?,
        seats: document.seats.iter().map(read_seat).collect::<Result<_, _>>()?,
    };
    State::try_from(&position).map_err(JsonError::new)
}

fn read_seat<G: JsonGame>(seat: &SeatDocument) -> Result<SeatPosition<G>, JsonError> {
    Ok(SeatPosition {
        score: seat.score,
        face_up: sun_set(&seat.face_up)?,
        face_down: sun_set(&seat.face_down)?,
        tiles: read_counts(&seat.tiles)?,
    })
}

fn write_phase<G: JsonGame>(phase: Phase<G>) -> PhaseDocument<G::QuestionDocument> {
    match phase {
        Phase::Turn => PhaseDocument::Turn,
        Phase::Drawing => PhaseDocument::Drawing,
        Phase::Auction(auction) => PhaseDocument::Auction(AuctionDocument {
            call: match auction.call() {
                Call::RaTile => CallDocument::RaTile,
                Call::Invoked => CallDocument::Invoked,
            },
            bound: auction.is_bound(),
            caller: auction.caller().number(),
            bidder: auction.bidder().number(),
            best: auction
                .best()
                .map(|bid| BidDocument { seat: bid.seat.number(), sun: bid.sun.number() }),
        }),
        Phase::Question(question) => PhaseDocument::Question(G::write_question(question)),
        Phase::Over => PhaseDocument::Over,
    }
}

fn read_phase<G: JsonGame>(
    phase: PhaseDocument<G::QuestionDocument>,
) -> Result<Phase<G>, JsonError> {
    Ok(match phase {
        PhaseDocument::Turn => Phase::Turn,
        PhaseDocument::Drawing => Phase::Drawing,
        PhaseDocument::Auction(auction) => Phase::Auction(read_auction(&auction)?),
        PhaseDocument::Question(question) => Phase::Question(G::read_question(question)?),
        PhaseDocument::Over => Phase::Over,
    })
}

fn read_auction(auction: &AuctionDocument) -> Result<Auction, JsonError> {
    let call = match auction.call {
        CallDocument::RaTile => Call::RaTile,
        CallDocument::Invoked => Call::Invoked,
    };
    let best = match &auction.best {
        Some(best) => Some(Bid { seat: seat(best.seat)?, sun: sun(best.sun)? }),
        None => None,
    };
    let (caller, bidder) = (seat(auction.caller)?, seat(auction.bidder)?);
    Ok(Auction::in_progress(call, auction.bound, caller, bidder, best))
}

/// What the game waits for, with the legal actions as words and as ids.
#[must_use]
pub fn write_next<G: JsonGame>(state: &State<G>) -> Value {
    match state.next() {
        Next::Act(seat, decision) => {
            let legal = state.legal_actions();
            let words: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
            let ids: Vec<u8> = legal.iter().filter_map(ra_rules::Action::id).collect();
            json!({
                "kind": "act",
                "seat": seat.number(),
                "asked": decision.to_string(),
                "legal": words,
                "ids": ids,
            })
        }
        Next::Reveal(seat) => json!({ "kind": "reveal", "seat": seat.number() }),
        Next::Over => json!({ "kind": "over" }),
    }
}

/// Everybody's score sheet, as if the epoch ended now.
#[must_use]
pub fn write_sheets<G: JsonGame>(state: &State<G>) -> Value {
    let sheets = state.sheets();
    let sheet = |sheet: &ra_rules::Sheet<G>| {
        let rows = sheet.rows().map(|row| {
            json!({
                "points": row.points,
                "fact": row.fact.to_string(),
            })
        });
        json!({
            "before": sheet.before(),
            "rows": rows.collect::<Vec<_>>(),
            "net": sheet.net(),
            "after": sheet.after(),
        })
    };
    sheets.iter().map(sheet).collect()
}

fn write_counts<K: Kind>(counts: &Counts<K>) -> Entries<u8> {
    Entries(counts.iter().map(|(kind, number)| (kind.name().to_string(), number)).collect())
}

fn read_counts<K: Kind>(counts: &Entries<u8>) -> Result<Counts<K>, JsonError> {
    counts.0.iter().try_fold(Counts::EMPTY, |mut read, (name, &number)| {
        read[read_kind::<K>(name)?] = number;
        Ok(read)
    })
}

fn read_kind<K: Kind>(name: &str) -> Result<K, JsonError> {
    K::named(name).map_err(|error| JsonError::at(name, error))
}

fn sun(number: u8) -> Result<Sun, JsonError> {
    Sun::new(number).ok_or_else(|| JsonError::new(format!("there is no sun {number}")))
}

/// From high to low, as players lay them out.
pub(super) fn sun_numbers(suns: SunSet) -> Vec<u8> {
    let mut numbers: Vec<u8> = suns.iter().map(Sun::number).collect();
    numbers.reverse();
    numbers
}

pub(super) fn sun_set(numbers: &[u8]) -> Result<SunSet, JsonError> {
    let suns: SunSet = numbers.iter().map(|&number| sun(number)).collect::<Result<_, _>>()?;
    if suns.len() as usize != numbers.len() {
        return Err(JsonError::new("a sun is named twice"));
    }
    Ok(suns)
}
