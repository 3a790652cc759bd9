//! What holds for every view of every game.

use std::collections::BTreeSet;
use std::fs;

use ra_record::{AnyRecord, Record, text};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Action, Game, Next, PlayerCount, Rules, Seat, State};
use ra_view::{
    ActionView, Language, LogKind, Options, Perspective, Portray, TableView, View, Viewer, view,
    view_at,
};

use crate::games::{calm_game, secret, variants};

#[test]
fn every_view_of_ra_keeps_its_promises() {
    for edition in Edition::ALL {
        for players in PlayerCount::ALL.into_iter().filter(|&players| edition.allow(players)) {
            let seed = players.get() as u64;
            check(&calm_game::<Ra>(edition, players, seed), seed);
        }
    }
}

#[test]
fn every_view_of_priests_keeps_its_promises() {
    for variant in variants() {
        for players in PlayerCount::ALL {
            let seed = players.get() as u64;
            check(&calm_game::<Priests>(variant, players, seed), seed);
        }
    }
}

/// A seat that the table does not have, and a ply beyond the log, are looked at without harm.
#[test]
fn strange_viewers_are_watchers() {
    let record = calm_game::<Ra>(Edition::Of2016, PlayerCount::Two, 1);
    let record = AnyRecord::from(record);
    let watcher = view(&record, Viewer::Watcher, Options::default());
    let stranger = Viewer::Seat(Seat::at(5));
    assert_eq!(view_at(&record, usize::MAX, stranger, Options::default()), watcher);
}

/// The seed is shown once the game is over and it is open, and never in a replay of earlier plies.
#[test]
fn the_seed_is_shown_after_the_end() {
    let record = calm_game::<Ra>(Edition::Of2016, PlayerCount::Two, 1);
    let plies = record.entries().len();
    let record = AnyRecord::from(record);
    for ply in 0..plies {
        let seen = view_at(&record, ply, Viewer::Watcher, Options::default());
        assert!(!serde_json::to_string(&seen).unwrap().contains(&secret(1).to_hex()));
        assert_eq!(seen.table.seed, None);
        assert!(seen.table.commitment.is_some());
    }
    let over = view(&record, Viewer::Watcher, Options::default());
    assert_eq!(over.table.seed, Some(secret(1).to_hex()));
}

/// Games that another program wrote, with its own ideas of names.
#[test]
fn sample_records_can_be_looked_at() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../ra-record/tests/data/valid");
    let mut games = 0;
    for file in fs::read_dir(folder).unwrap() {
        let record = text::read_any(&fs::read(file.unwrap().path()).unwrap()).unwrap();
        for language in Language::all() {
            let options = Options { language, ..Options::default() };
            let seen = view(&record, Viewer::Seat(Seat::at(2)), options);
            assert!(seen.scores.ranking.is_some());
            says_everything(&serde_json::to_string(&seen).unwrap(), &seen);
        }
        games += 1;
    }
    assert!(games > 20);
}

/// A replay shows at each ply what was seen then.
#[test]
fn a_replay_shows_what_was_seen_then() {
    let record = calm_game::<Priests>(Variant::MANUAL, PlayerCount::Three, 1);
    let mut then = unplayed(&record);
    for (ply, &entry) in record.entries().iter().enumerate() {
        let viewer = Viewer::Seat(Seat::at(1));
        let live = Perspective::new(&then, viewer, Options::default());
        let replayed = Perspective::at(&record, ply, viewer, Options::default());
        assert_eq!(replayed.prompt(), live.prompt());
        assert_eq!(replayed.actions(), live.actions());
        assert_eq!(TableView { last_ply: ply, ..replayed.table() }, live.table());
        then.push(entry).unwrap();
    }
}

/// Looks at every decision of a game through the eyes of who is asked, and at every fifth ply with
/// everything there is; viewers, languages and options take turns. The whole log is read at the
/// end.
fn check<G: Portray>(record: &Record<G>, seed: u64) {
    let mut replay = unplayed(record);
    for ply in 0..=record.entries().len() {
        let [asked, other] = onlookers(replay.state(), ply);
        let perspective = Perspective::new(&replay, asked.0, asked.1);
        lists_what_is_legal(replay.state(), asked.0, &perspective.actions());
        if ply.is_multiple_of(5) || replay.state().is_over() {
            promises(&seen_at(&perspective, ply), replay.state(), asked, seed);
            let perspective = Perspective::new(&replay, other.0, other.1);
            promises(&seen_at(&perspective, ply), replay.state(), other, seed);
        }
        if let Some(&entry) = record.entries().get(ply) {
            replay.push(entry).unwrap();
        }
    }
    for language in Language::all() {
        let options = Options { language, ..Options::default() };
        let whole = Perspective::new(&replay, Viewer::Watcher, options).view();
        assert_eq!(whole.log.len(), record.entries().len() + 1);
        promises(&whole, replay.state(), (Viewer::Watcher, options), seed);
    }
}

fn unplayed<G: Game>(record: &Record<G>) -> Record<G> {
    let names: Vec<&str> = record.names().iter().map(String::as_str).collect();
    Record::new(*record.setup(), &names, record.commitment())
}

/// Who is asked sees the most; besides, every other viewer has a turn.
fn onlookers<G: Game>(state: &State<G>, ply: usize) -> [(Viewer, Options); 2] {
    let asked = match state.next() {
        Next::Act(seat, _) => Viewer::Seat(seat),
        _ => Viewer::Watcher,
    };
    let viewers = state.table().players().get() + 1;
    let other = u8::try_from(ply % viewers + 1).ok().and_then(Seat::new);
    let other = other.map_or(Viewer::Watcher, Viewer::Seat);
    let languages: Vec<Language> = Language::all().collect();
    let options = |at: usize| Options {
        language: languages[(ply + at) % languages.len()],
        hide_scores: (ply / 10 + at).is_multiple_of(2),
        hints: !(ply / 5 + at).is_multiple_of(4),
    };
    [(asked, options(0)), (other, options(1))]
}

fn seen_at<G: Portray>(perspective: &Perspective<G>, ply: usize) -> View {
    View {
        language: Language::ENGLISH,
        table: perspective.table(),
        prompt: perspective.prompt(),
        actions: perspective.actions(),
        log: perspective.log_since(ply.saturating_sub(1)),
        scores: perspective.scores(),
    }
}

fn promises<G: Game>(
    seen: &View,
    state: &State<G>,
    (viewer, options): (Viewer, Options),
    seed: u64,
) {
    let json = serde_json::to_string(seen).unwrap();
    says_everything(&json, seen);
    assert_eq!(seen.prompt.you_are_asked, is_asked(state, viewer));
    lists_what_is_legal(state, viewer, &seen.actions);
    counts_every_tile(state, seen);
    keeps_scores_secret(state, viewer, options, seen);
    assert!(!json.contains(&secret(seed).to_hex()), "the seed shows");
    let hints = json.contains("lot_worth") || json.contains("epoch_worth");
    assert_eq!(hints, options.hints && !state.is_over());
}

/// No message is missing and no sentence is empty or doubled.
fn says_everything(json: &str, seen: &View) {
    for mark in ["{$", "{\\\"", "{tile", "{log", "{row", "  ", "..", " ,", "\\u2068"] {
        assert!(!json.contains(mark), "{mark:?} in {json}");
    }
    let lines = seen.log.iter().map(|line| &line.text);
    let details = seen.log.iter().flat_map(|line| line.details.iter().map(|detail| &detail.text));
    let labels = seen.actions.iter().map(|action| &action.label);
    let prompts = [&seen.prompt.text, &seen.prompt.status];
    for sentence in prompts.into_iter().chain(lines).chain(details).chain(labels) {
        assert!(!sentence.trim().is_empty(), "an empty sentence in {json}");
        assert!(!sentence.contains(['{', '}']), "{sentence}");
    }
}

/// The legal actions of the view are those of the rules, and the others are refused.
fn lists_what_is_legal<G: Game>(state: &State<G>, viewer: Viewer, actions: &[ActionView]) {
    let asked = is_asked(state, viewer);
    let mut legal = BTreeSet::new();
    for action in actions {
        assert!(asked);
        let Some(words) = &action.action else {
            assert!(!action.is_legal());
            continue;
        };
        let parsed: Action<G::Special> = words.parse().unwrap();
        assert_eq!({ *state }.act(parsed).is_ok(), action.is_legal(), "{words}");
        if action.is_legal() {
            assert!(legal.insert(words.clone()), "{words} twice");
        }
    }
    let expected = state.legal_actions().iter().map(|action| action.to_string());
    let expected: BTreeSet<String> = expected.filter(|_| asked).collect();
    assert_eq!(legal, expected);
}

fn is_asked<G: Game>(state: &State<G>, viewer: Viewer) -> bool {
    matches!(state.next(), Next::Act(seat, _) if viewer == Viewer::Seat(seat))
}

/// The tiles that are shown are those of the position, and each drawn tile is in one place.
fn counts_every_tile<G: Game>(state: &State<G>, seen: &View) {
    let bag: usize = seen.table.bag.kinds.iter().map(|kind| usize::from(kind.count)).sum();
    assert_eq!((bag, seen.table.bag.total), (state.bag().total(), state.bag().total()));
    assert_eq!(seen.table.track.iter().flatten().count(), state.track().len());
    let mut ids: Vec<u16> =
        seen.table.track.iter().flatten().map(|tile| tile.id.unwrap()).collect();
    for (seat, shown) in state.table().players().seats().zip(&seen.table.seats) {
        let count: usize = shown.tiles.iter().map(|group| group.count).sum();
        assert_eq!(count, state.tiles()[seat].total());
        for kind in shown.tiles.iter().flat_map(|group| &group.kinds) {
            let token = kind.kind == "ankh" && kind.ids.is_empty();
            assert!(token || kind.ids.len() == usize::from(kind.count), "{kind:?}");
            ids.extend(&kind.ids);
        }
    }
    let drawn = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), drawn, "a tile is in two places");
}

/// Hidden scores are nowhere in the data before the end, but for the viewer's own.
fn keeps_scores_secret<G: Game>(state: &State<G>, viewer: Viewer, options: Options, seen: &View) {
    let hidden = options.hide_scores && !state.is_over();
    let may_know = |seat: u8| !hidden || viewer.seat().map(Seat::number) == Some(seat);
    for seat in &seen.table.seats {
        assert_eq!(seat.score.is_some(), may_know(seat.seat));
    }
    for sheet in &seen.scores.epochs {
        assert!(sheet.columns.iter().all(|column| may_know(column.seat)));
        assert!(sheet.rows.iter().all(|row| row.cells.len() == sheet.columns.len()));
    }
    for column in seen.scores.now.iter().flat_map(|sheet| &sheet.columns) {
        let known = [column.before, column.after].map(|score| score.is_some());
        assert_eq!(known, [may_know(column.seat); 2]);
    }
    for detail in seen.log.iter().flat_map(|line| &line.details) {
        let scored = detail.kind == LogKind::Score;
        assert!(!scored || detail.seat.is_some_and(may_know), "{detail:?}");
    }
    assert_eq!(seen.scores.ranking.is_some(), state.is_over());
}
