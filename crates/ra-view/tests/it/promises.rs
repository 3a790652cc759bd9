//! What holds for every view of every game.

use std::collections::BTreeSet;

use ra_record::{AnyRecord, Record};
use ra_rules::ra::Edition;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, Game, Next, PlayerCount, Rules, Seat, State};
use ra_view::{Language, Options, Perspective, Portray, View, Viewer, view, view_at};

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

/// Looks at a game at every ply; viewers, languages and options take turns, so that every
/// combination sees every part of it.
fn check<G: Portray>(record: &Record<G>, seed: u64) {
    let mut replay = Record::new(*record.setup(), &["Ana", "Bo", "Cleo", "Dan", "Eva"], record.commitment());
    let languages: Vec<Language> = Language::all().collect();
    let viewers = record.players().get() + 1;
    for ply in 0..=record.entries().len() {
        // The asked player's view is the richest; every other viewer has a turn.
        let asked = match replay.state().next() {
            Next::Act(seat, _) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        };
        let other = u8::try_from(ply % viewers + 1).ok().and_then(Seat::new);
        let other = other.map_or(Viewer::Watcher, Viewer::Seat);
        for (at, viewer) in [asked, other].into_iter().enumerate() {
            let options = Options {
                language: languages[(ply / 2 + at) % languages.len()],
                hide_scores: (ply / 3 + at).is_multiple_of(2),
                hints: !(ply + at).is_multiple_of(5),
            };
            promises(&Perspective::new(&replay, viewer, options), replay.state(), viewer, options, seed);
        }
        if let Some(&entry) = record.entries().get(ply) {
            replay.push(entry).unwrap();
        }
    }
    assert!(replay.state().is_over());
}

fn promises<G: Portray>(
    perspective: &Perspective<G>,
    state: &State<G>,
    viewer: Viewer,
    options: Options,
    seed: u64,
) {
    let seen = perspective.view();
    let json = serde_json::to_string(&seen).unwrap();
    says_everything(&json, &seen);
    lists_what_is_legal(state, viewer, &seen);
    counts_every_tile(state, &seen);
    keeps_scores_secret(state, viewer, options, &seen);
    assert!(state.is_over() || !json.contains(&secret(seed).to_hex()), "the seed shows");
    assert_eq!(seen.table.seed.is_some(), false, "only an opened record has its seed");
    assert_eq!(json.contains("lot_worth") || json.contains("epoch_worth"), options.hints && !state.is_over());
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
fn lists_what_is_legal<G: Game>(state: &State<G>, viewer: Viewer, seen: &View) {
    let asked = match state.next() {
        Next::Act(seat, _) => viewer == Viewer::Seat(seat),
        _ => false,
    };
    assert_eq!(seen.prompt.you_are_asked, asked);
    let mut legal = BTreeSet::new();
    for action in &seen.actions {
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

/// The tiles that are shown are those of the position, and each drawn tile is in one place.
fn counts_every_tile<G: Game>(state: &State<G>, seen: &View) {
    let bag: usize = seen.table.bag.kinds.iter().map(|kind| usize::from(kind.count)).sum();
    assert_eq!((bag, seen.table.bag.total), (state.bag().total(), state.bag().total()));
    assert_eq!(seen.table.track.iter().flatten().count(), state.track().len());
    let mut ids: Vec<u16> = seen.table.track.iter().flatten().map(|tile| tile.id.unwrap()).collect();
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
        assert_eq!((column.before.is_some(), column.after.is_some()), (may_know(column.seat), may_know(column.seat)));
    }
    for detail in seen.log.iter().flat_map(|line| &line.details) {
        let scored = detail.kind == ra_view::LogKind::Score;
        assert!(!scored || detail.seat.is_some_and(may_know), "{detail:?}");
    }
    assert_eq!(seen.scores.ranking.is_some(), state.is_over());
}
