//! What a first game explains: for each decision the things that are met for the first time.
//!
//! It all follows from the log, so nothing has to be remembered, and who takes a decision back reads
//! the lesson again.

use ra_record::{AnyRecord, Record};
use ra_rules::priests::{self, Face, Priests};
use ra_rules::ra::{self, Category, Ra, Tile};
use ra_rules::{
    Auction, Call, Decision, Epoch, Game, Kind as _, Next, Phase, Seat, State, ra_track_spaces,
};
use ra_view::{Group, Portray};

use super::Prose;

/// What is met at a decision, and what was met before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// What is met for the first time.
    pub new: Vec<Prose>,
    /// Kinds of tile on the track that were in no auction before.
    pub tiles: Vec<&'static str>,
    /// What was met before, to be read again.
    pub old: Vec<Prose>,
}

/// From so many tiles on, invoking is worth a thought.
const SOME_TILES: usize = 3;

/// A game that can be taught.
trait Taught: Portray {
    /// What a question is about.
    fn question(question: Self::Question) -> Prose;

    /// What only this game has, on a turn or in an auction.
    fn extras(state: &State<Self>, seat: Seat) -> Vec<Prose>;
}

/// The lesson for the decision of this seat as the game stands.
#[must_use]
pub fn lesson(record: &AnyRecord, seat: Seat) -> Lesson {
    match record {
        AnyRecord::Ra(record) => taught(record, seat),
        AnyRecord::Priests(record) => taught(record, seat),
    }
}

fn taught<G: Taught>(record: &Record<G>, seat: Seat) -> Lesson {
    let mut decisions: Vec<State<G>> =
        record.states().filter(|state| asked(state) == Some(seat)).collect();
    let (Some(now), true) = (decisions.pop(), asked(record.state()) == Some(seat)) else {
        return Lesson::default();
    };
    let mut old = Vec::new();
    for topic in decisions.iter().flat_map(|state| topics(state, seat)) {
        if !old.contains(&topic) {
            old.push(topic);
        }
    }
    let mut new = topics(&now, seat);
    new.retain(|topic| !old.contains(topic));
    if decisions.is_empty() {
        new.insert(0, Prose::LessonWelcome);
    } else {
        old.insert(0, Prose::LessonWelcome);
    }
    Lesson { new, tiles: new_tiles(&now, &decisions), old }
}

fn asked<G: Game>(state: &State<G>) -> Option<Seat> {
    match state.next() {
        Next::Act(seat, _) => Some(seat),
        Next::Reveal(_) | Next::Over => None,
    }
}

/// What there is to say about a decision.
fn topics<G: Taught>(state: &State<G>, seat: Seat) -> Vec<Prose> {
    let mut topics = match (state.next(), state.phase()) {
        (Next::Act(_, Decision::Turn), _) => on_turn(state, seat),
        (_, Phase::Auction(auction)) => in_auction(auction, seat),
        (Next::Act(_, Decision::Question(question)), _) => return vec![G::question(question)],
        _ => Vec::new(),
    };
    topics.extend(G::extras(state, seat));
    topics
}

fn on_turn<G: Game>(state: &State<G>, seat: Seat) -> Vec<Prose> {
    let table = state.table();
    let suns = table.face_up();
    let others_have_none = suns.seats().all(|other| other == seat || suns[other].is_empty());
    let spaces = ra_track_spaces(table.players());
    [
        (table.epoch() == Epoch::Second, Prose::LessonSecondEpoch),
        (table.epoch() == Epoch::Third, Prose::LessonLastEpoch),
        (true, Prose::LessonTurn),
        (table.ra_tiles() + 1 == spaces, Prose::LessonLastRa),
        (state.track().is_full(), Prose::LessonFullTrack),
        (others_have_none, Prose::LessonAlone),
        (suns[seat].len() == 1 && !others_have_none, Prose::LessonLastSun),
        (state.track().len() >= SOME_TILES, Prose::LessonInvoke),
    ]
    .into_iter()
    .filter_map(|(holds, topic)| holds.then_some(topic))
    .collect()
}

fn in_auction(auction: Auction, seat: Seat) -> Vec<Prose> {
    let own = auction.caller() == seat;
    let drawn = auction.call() == Call::RaTile;
    [
        (true, Prose::LessonBid),
        (own && drawn, Prose::LessonOwnRa),
        (own && !drawn, Prose::LessonOwnInvoke),
        (auction.must_bid(), Prose::LessonMustBid),
        (auction.best().is_some(), Prose::LessonOutbid),
    ]
    .into_iter()
    .filter_map(|(holds, topic)| holds.then_some(topic))
    .collect()
}

/// In an auction, the kinds on the track whose group was in no auction before, one of each group.
fn new_tiles<G: Portray>(now: &State<G>, before: &[State<G>]) -> Vec<&'static str> {
    let auctioned = |state: &State<G>| match state.phase() {
        Phase::Auction(_) => state.track().tiles().collect(),
        _ => Vec::new(),
    };
    let group = |face: G::Face| G::group(G::tile_of(face));
    let mut seen: Vec<Group> = before.iter().flat_map(auctioned).map(group).collect();
    let mut new = Vec::new();
    for face in auctioned(now) {
        if !seen.contains(&group(face)) {
            seen.push(group(face));
            new.push(face.name());
        }
    }
    new
}

impl Taught for Ra {
    fn question(question: ra::Question) -> Prose {
        match question {
            ra::Question::Gods => Prose::LessonMoreGods,
            ra::Question::Discard(_) => Prose::LessonDiscard,
        }
    }

    fn extras(state: &ra::State, seat: Seat) -> Vec<Prose> {
        let is_disaster = |tile: Tile| tile.category() == Category::Disaster;
        let mut extras = Vec::new();
        if state.phase() == Phase::Turn && state.tiles()[seat][Tile::God] > 0 {
            extras.push(Prose::LessonGod);
        }
        if matches!(state.phase(), Phase::Auction(_)) && state.track().tiles().any(is_disaster) {
            extras.push(Prose::LessonDisaster);
        }
        extras
    }
}

impl Taught for Priests {
    fn question(question: priests::Question) -> Prose {
        match question {
            priests::Question::Side(_) => Prose::LessonSide,
            priests::Question::Turn(_) => Prose::LessonTurnTile,
        }
    }

    fn extras(state: &priests::State, _: Seat) -> Vec<Prose> {
        let bidding = matches!(state.phase(), Phase::Auction(_));
        if bidding && state.track().contains(Face::Plague) {
            return vec![Prose::LessonPlague];
        }
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use ra_record::text;

    use super::*;

    fn after(play: &str, seat: u8) -> Lesson {
        let game = format!(
            "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Ana\" suns 13 8 5 2\nseat 2 \"Bo\" suns 12 9 6 3\n\
             seat 3 \"Cy\" suns 11 10 7 4\nplay\n{}\n",
            play.replace(", ", "\n")
        );
        let game = game.replace("\n\n", "\n");
        let record = text::read_any_partial(game.as_bytes()).expect("a game");
        lesson(&record, Seat::at(seat))
    }

    #[test]
    fn the_first_decision_welcomes_and_explains_a_turn() {
        let first = after("", 1);
        assert_eq!(first.new, [Prose::LessonWelcome, Prose::LessonTurn]);
        assert!(first.old.is_empty());
        assert_eq!(after("", 2), Lesson::default(), "Bo is not asked");
    }

    #[test]
    fn what_was_read_before_can_be_read_again() {
        let second = after("1 draw nile, 2 draw nile, 3 draw gold", 1);
        assert_eq!(second.new, [Prose::LessonInvoke]);
        assert_eq!(second.old, [Prose::LessonWelcome, Prose::LessonTurn]);
    }

    #[test]
    fn an_auction_explains_bids_and_the_tiles_that_are_new() {
        let bid = after("1 draw nile, 2 draw unrest, 3 invoke", 1);
        assert_eq!(bid.new, [Prose::LessonBid, Prose::LessonDisaster]);
        assert_eq!(bid.tiles, ["nile", "unrest"]);
        let drawn = "1 draw nile, 2 draw flood, 3 draw ra, 1 pass, 2 pass, 3 pass, 1 draw ra";
        let own = after(&format!("{drawn}, 2 pass, 3 pass"), 1);
        assert_eq!(own.new, [Prose::LessonOwnRa]);
        assert!(own.tiles.is_empty(), "the river was explained before");
        let over = after(&format!("{drawn}, 2 bid 3, 3 pass"), 1);
        assert_eq!(over.new, [Prose::LessonOwnRa, Prose::LessonOutbid]);
    }

    #[test]
    fn who_invoked_learns_that_they_must_bid() {
        let must = after("1 invoke, 2 pass, 3 pass", 1);
        assert_eq!(must.new, [Prose::LessonBid, Prose::LessonOwnInvoke, Prose::LessonMustBid]);
    }

    #[test]
    fn gods_and_choices_are_explained_when_they_come() {
        let won = "1 draw god, 2 draw gold, 3 invoke, 1 bid 2, 2 pass, 3 pass";
        assert_eq!(after(won, 1).new, [Prose::LessonGod]);
        let two = "1 draw art, 2 draw art, 3 draw writing, 1 draw unrest, 2 invoke";
        let lost = after(&format!("{two}, 3 pass, 1 bid 2, 2 pass"), 1);
        assert_eq!(lost.new, [Prose::LessonDiscard]);
    }
}
