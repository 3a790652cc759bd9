//! Short games for the stories, and what is seen of them.

use expect_test::Expect;
use ra_record::{AnyRecord, Entry, Record};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, Game, Kind, PlayerCount, Rules, Seat, Setup};
use ra_view::{Language, Options, View, Viewer, view};

use crate::picture;

pub const ENGLISH: Language = Language::ENGLISH;
pub const GERMAN: Language = Language::GERMAN;

/// Compares what a seat sees with a picture of it.
#[track_caller]
pub fn check(record: &AnyRecord, seat: u8, language: Language, expected: &Expect) {
    expected.assert_eq(&picture::picture(&look(record, seat, language)));
}

/// The last four lines of the log.
#[track_caller]
pub fn check_log(record: &AnyRecord, seat: u8, language: Language, expected: &Expect) {
    let log = look(record, seat, language).log;
    expected.assert_eq(&picture::log(&log[log.len().saturating_sub(4)..]));
}

/// The game as this seat sees it; seat 0 is a watcher.
pub fn look(record: &AnyRecord, seat: u8, language: Language) -> View {
    let viewer = Seat::new(seat).map_or(Viewer::Watcher, Viewer::Seat);
    view(record, viewer, Options { language, ..Options::default() })
}

/// A game of Ra for two: Ana begins with the suns 9 6 5 2, Bo has 8 7 4 3.
pub fn ra(edition: &str, play: &str) -> AnyRecord {
    played::<Ra>(edition, PlayerCount::Two, play).into()
}

/// The same table with Priests of Ra.
pub fn priests(play: &str) -> AnyRecord {
    played::<Priests>("manual", PlayerCount::Two, play).into()
}

/// A game in the words of a record: `1 draw nile, 2 invoke`.
pub fn played<G: Game>(rules: &str, players: PlayerCount, play: &str) -> Record<G> {
    let rules = G::Rules::preset(rules).unwrap();
    let setup = Setup::standard(rules, players).unwrap();
    let mut record = Record::new(setup, &["Ana", "Bo", "Cleo"], None);
    for line in play.split(", ") {
        let (seat, words) = line.trim().split_once(' ').unwrap();
        let (action, tile) = match words.strip_prefix("draw ") {
            Some(tile) => (Action::Draw, Some(G::Tile::named(tile).unwrap())),
            None => (words.parse().unwrap(), None),
        };
        let entry = Entry { seat: Seat::at(seat.parse().unwrap()), action, tile };
        record.push(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    record
}

/// Six Ra tiles in a row, begun by this seat, on which nobody bids.
pub fn epoch(first: u8) -> String {
    let seats = [(first, 3 - first), (3 - first, first)].into_iter().cycle();
    let rounds = seats
        .take(5)
        .map(|(caller, other)| format!("{caller} draw ra, {other} pass, {caller} pass"));
    format!("{}, {} draw ra", rounds.collect::<Vec<_>>().join(", "), 3 - first)
}

/// A player who has won unrest and must choose.
pub const UNREST: &str = "1 draw astronomy, 2 draw agriculture, 1 draw writing, 2 draw unrest, \
    1 draw drought, 2 draw temple, 1 invoke, 2 pass, 1 bid 2";

/// A player who has a god, before a temple and a drought.
pub const GOD: &str = "1 draw god, 2 draw nile, 1 invoke, 2 pass, 1 bid 2, \
    2 draw temple, 1 draw god, 2 draw drought";
