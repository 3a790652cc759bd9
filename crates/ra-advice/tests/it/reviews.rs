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
fn the_turning_points_are_the_three_largest_swings_in_the_order_of_the_game() {
    let review = whole(&game("ra", PlayerCount::Three, 9));
    let points = &review.turning_points;
    assert_eq!(points.len(), 3);
    assert!(points.is_sorted_by_key(|point| point.ply));
    let least = points.iter().map(ra_advice::TurningPoint::size).fold(1.0, f32::min);
    let told: Vec<usize> = points.iter().map(|point| point.ply).collect();
    for ply in review.plies.iter().filter(|ply| !told.contains(&ply.number)) {
        for (before, after) in ply.outlook.iter().zip(review.outlook(ply.number)) {
            assert!((after.win - before.win).abs() <= least, "ply {}", ply.number);
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
