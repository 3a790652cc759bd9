//! What a review says of a game.

use std::ops::ControlFlow;

use ra_advice::{LEVEL, Review, Verdict, review};
use ra_record::AnyRecord;
use ra_rules::{PlayerCount, Seat};
use ra_view::{Language, Options, Viewer};

use crate::games::game;

fn whole(record: &AnyRecord) -> Review {
    review(record, LEVEL, |_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn a_review_follows_the_game_from_the_first_decision_to_the_result() {
    for (name, players) in [("ra", PlayerCount::Three), ("priests", PlayerCount::Two)] {
        let record = game(name, players, 5);
        let mut heard = Vec::new();
        let review = review(&record, LEVEL, |judged| {
            heard.push(judged);
            ControlFlow::Continue(())
        });
        let review = review.unwrap();
        assert!(heard.iter().copied().eq(1..=review.plies.len()), "progress is told step by step");
        assert_eq!((review.game, review.players.len()), (name, players.get()));
        assert_eq!(review.epoch_ends.len(), 3);
        for ply in 0..=review.plies.len() {
            let sum: f32 = review.outlook(ply).iter().map(|seat| seat.win).sum();
            assert!((sum - 1.0).abs() < 0.01, "somebody wins: {sum} at {ply}");
        }
        let winners = review.end.iter().filter(|seat| seat.win > 0.5).count();
        assert_eq!(winners, 1, "the game is over, and one has won");
    }
}

#[test]
fn somebody_who_stops_listening_gets_no_review() {
    let record = game("ra", PlayerCount::Two, 1);
    let mut judged = 0;
    let stopped = review(&record, LEVEL, |number| {
        judged = number;
        if number == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((stopped, judged), (None, 3));
}

#[test]
fn turning_points_are_large_and_last() {
    for (name, players, seed) in [
        ("ra", PlayerCount::Three, 9),
        ("ra", PlayerCount::Two, 1),
        ("priests", PlayerCount::Three, 4),
    ] {
        let review = whole(&game(name, players, seed));
        let points = &review.turning_points;
        assert!((1..=3).contains(&points.len()), "{name}: {points:?}");
        assert!(points.is_sorted_by_key(|point| point.ply));
        for point in points {
            let later = review.outlook((point.ply + 6).min(review.plies.len()));
            let later = later.iter().find(|outlook| outlook.seat == point.seat).unwrap().win;
            let left = (later - point.from) / (point.to - point.from);
            assert!(left >= 0.5, "{name}: {left} of {point:?} is left");
        }
        for (first, second) in points.iter().zip(points.iter().skip(1)) {
            let is_undone = first.seat == second.seat
                && (second.to - first.from).abs() < 0.5 * first.size().min(second.size());
            assert!(!is_undone, "{name}: {first:?} and {second:?} come to nothing");
        }
    }
}

#[test]
fn a_story_names_mistakes_and_what_would_have_been_better() {
    let record = game("priests", PlayerCount::Three, 4);
    let review = whole(&record);
    let options = Options { language: Language::GERMAN, ..Options::default() };
    let story = review.tell(&record, Viewer::Seat(Seat::at(1)), options);
    assert_eq!(story.decisions.len(), review.plies.len());
    assert!(story.decisions.iter().any(|decision| decision.verdict.is_mistake()));
    for decision in &story.decisions {
        assert_eq!(decision.better.is_none(), decision.verdict == Verdict::Best);
        assert!(!decision.text.is_empty());
    }
    for turning in &story.turning_points {
        let whose = if turning.point.seat == 1 { "Deine Siegchance" } else { "Die Siegchance von" };
        assert!(turning.change.starts_with(whose), "{}", turning.change);
    }
}

#[test]
fn verdicts_grow_with_the_loss() {
    let verdicts = [0.0, 0.004, 0.02, 0.05, 0.2].map(Verdict::of);
    assert_eq!(verdicts, Verdict::ALL);
    assert!(!Verdict::of(Verdict::MISTAKE).is_mistake());
}
