//! What somebody hears who asks what to do.

use ra_advice::{Hint, HintedAction, Verdict, hint};
use ra_rules::PlayerCount;
use ra_view::{Language, Options};

use crate::games::{game, positions, told};

const GERMAN: Options = Options { language: Language::GERMAN, hide_scores: false, hints: true };

fn advise(lines: &str) -> Hint {
    hint(&told(lines), Options::default()).unwrap()
}

fn action<'a>(hint: &'a Hint, words: &str) -> &'a HintedAction {
    hint.actions.iter().find(|action| action.action == words).unwrap()
}

/// Fails unless one of the reasons for an action is this sentence.
#[track_caller]
fn check(hint: &Hint, words: &str, sentence: &str) {
    let reasons = &action(hint, words).reasons;
    assert!(reasons.iter().any(|reason| reason == sentence), "{words}: {reasons:#?}");
}

const BEGINNING: &str = r#"ra-record 1
game ra
rules 2016
seat 1 "Ana" suns 9 6 5 2
seat 2 "Bo" suns 8 7 4 3
play
"#;

#[test]
fn whoever_may_draw_hears_how_likely_ra_is_and_what_it_would_start() {
    // 30 of the 180 tiles are Ra.
    let hint = advise(BEGINNING);
    let sentence = "There is a 17% chance that the next tile is Ra, which would start an auction with no tiles.";
    check(&hint, "draw", sentence);
    let hint = advise(&format!("{BEGINNING}1 draw gold\n2 draw gold\n"));
    let sentence = "There is a 17% chance that the next tile is Ra, which would start an auction \
        for the 2 tiles.";
    check(&hint, "draw", sentence);
}

#[test]
fn whoever_bids_last_knows_what_a_bid_wins_and_what_is_left() {
    let hint = advise(&format!("{BEGINNING}1 draw gold\n2 draw gold\n1 invoke\n2 pass\n"));
    check(&hint, "bid 2", "You win at once and swap 2 for sun disk 1.");
    check(&hint, "bid 2", "If the epoch ended now, the lot would bring you +6: Gold +6 (2 gold).");
    check(&hint, "bid 2", "You can then still bid 5, 6 and 9.");
    assert!(hint.actions.iter().all(|action| action.action != "pass"), "the caller must bid");
}

#[test]
fn whoever_passes_last_knows_who_wins() {
    let hint = advise(&format!("{BEGINNING}1 draw gold\n2 invoke\n1 bid 2\n"));
    check(&hint, "pass", "Ana wins with 2.");
    check(&hint, "pass", "If the epoch ended now, the lot would bring Ana +3.");
}

#[test]
fn the_last_ra_before_the_end_of_an_epoch_is_named() {
    let mut lines = BEGINNING.to_owned();
    for ra in 1..=5 {
        let [drawer, other] = if ra % 2 == 1 { [1, 2] } else { [2, 1] };
        lines = format!("{lines}{drawer} draw ra\n{other} pass\n{drawer} pass\n");
        if ra == 3 {
            check(&advise(&lines), "draw", "3 more Ra tiles end the epoch.");
        }
    }
    let hint = advise(&lines);
    let sentence =
        "There is a 14% chance that the next tile is Ra, which would end the epoch at once.";
    check(&hint, "draw", sentence);
}

#[test]
fn ra_tiles_that_lead_to_a_last_auction_do_not_end_the_epoch() {
    let mut lines = BEGINNING.replace("game ra\nrules 2016", "game priests\nrules manual");
    for (drawer, other, sun) in [(1, 2, 2), (2, 1, 3), (1, 2, 5)] {
        lines = format!("{lines}{drawer} draw ra\n{other} pass\n{drawer} bid {sun}\n");
    }
    check(&advise(&lines), "draw", "3 more Ra tiles start the last auction.");
}

/// Bo has spent every sun, so the auction that Ana calls is hers.
#[test]
fn an_auction_without_rivals_is_certain_once_there_is_one_sun_to_bid() {
    let choice = format!(
        "{BEGINNING}1 invoke\n2 bid 3\n1 pass\n2 invoke\n1 pass\n2 bid 4\n1 invoke\n2 bid 7\n\
         1 pass\n2 invoke\n1 pass\n2 bid 8\n1 draw gold\n"
    );
    check(&advise(&choice), "invoke", "Nobody else can bid.");
    let last_sun = format!("{choice}1 invoke\n1 bid 2\n1 invoke\n1 bid 5\n1 invoke\n1 bid 6\n");
    check(&advise(&last_sun), "invoke", "You win with 9.");
}

#[test]
fn spending_the_last_god_is_said_once() {
    let hint = advise(&format!(
        "{BEGINNING}1 draw god\n2 draw nile\n1 invoke\n2 pass\n1 bid 2\n2 draw drought\n"
    ));
    let reasons = &action(&hint, "god drought").reasons;
    let gods = reasons.iter().filter(|reason| reason.to_lowercase().contains("god"));
    assert_eq!(gods.count(), 2, "the points, and that none is left: {reasons:#?}");
}

#[test]
fn an_action_that_is_best_is_never_called_nearly_as_good() {
    let mut equals = 0;
    for position in positions("priests", PlayerCount::Three, 5) {
        let hint = hint(&position.to_record(), Options::default()).unwrap();
        let best = hint.actions.iter().skip(1).any(|action| action.verdict == Verdict::Best);
        assert!(!(best && hint.advice.contains("Nearly as good")), "{}", hint.advice);
        equals += usize::from(best && hint.advice.contains("Just as good"));
    }
    assert!(equals > 0, "no two actions were equally good");
}

#[test]
fn every_decision_has_a_hint_with_every_action_and_reasons_in_both_languages() {
    for (name, players) in [("ra", PlayerCount::Three), ("priests", PlayerCount::Five)] {
        for position in positions(name, players, 7).iter().step_by(3) {
            let record = position.to_record();
            let [english, german] =
                [Options::default(), GERMAN].map(|options| hint(&record, options).unwrap());
            assert_eq!(english.seat, position.asked().unwrap().number());
            let mut offered: Vec<&str> = english.actions.iter().map(|it| &*it.action).collect();
            let mut legal = position.legal_actions();
            offered.sort_unstable();
            legal.sort_unstable();
            assert_eq!(offered, legal);
            for (one, other) in english.actions.iter().zip(&german.actions) {
                assert_eq!((&one.action, one.win), (&other.action, other.win));
                assert_eq!(one.reasons.len(), other.reasons.len());
                assert!(!one.reasons.is_empty(), "{} has no reason", one.action);
                let said = one.reasons.iter().chain(&other.reasons);
                assert!(said.clone().all(|reason| !reason.contains(['{', '}'])), "{said:?}");
            }
        }
    }
}

#[test]
fn the_best_action_comes_first_and_costs_nothing() {
    for position in positions("ra", PlayerCount::Four, 3).iter().step_by(5) {
        let hint = hint(&position.to_record(), Options::default()).unwrap();
        assert_eq!((hint.actions[0].loss, hint.actions[0].verdict), (0.0, Verdict::Best));
        assert!(hint.advice.contains(&hint.actions[0].label) || hint.actions.len() == 1);
        for action in &hint.actions {
            assert!((0.0..=1.0).contains(&action.win) && action.loss >= 0.0, "{action:?}");
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_hint() {
    assert_eq!(hint(&game("ra", PlayerCount::Two, 2), Options::default()), None);
}
