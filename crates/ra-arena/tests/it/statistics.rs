//! Averages, tests and ratings.

use ra_arena::{Bar, Estimate, Ratings, Results, Sequential, Verdict, svg};
use ra_bots::Rng;

#[test]
fn an_interval_holds_the_truth_in_95_of_100_cases() {
    let mut rng = Rng::new(&[7]);
    for blocks in [5, 12, 50] {
        let held = (0..2000).filter(|_| {
            let values: Vec<f64> = (0..blocks).map(|_| f64::from(rng.unit())).collect();
            let estimate = Estimate::of(&values);
            (estimate.low()..estimate.high()).contains(&0.5)
        });
        let held = held.count();
        assert!((1850..1950).contains(&held), "{held} of 2000 with {blocks} blocks");
    }
}

#[test]
fn who_won_every_block_may_still_lose_one() {
    let always = Estimate::of_shares(&[1.0; 30]);
    assert_eq!((always.mean, always.margin), (1.0, 0.1), "the rule of three");
}

fn who_won(wins: &[f64]) -> Results {
    Results { wins: wins.to_vec(), scores: Vec::new() }
}

/// Luck gives much in one block and little in another, to both alike.
#[test]
fn two_bots_are_compared_block_by_block() {
    let one = who_won(&[0.25, 0.5, 0.5, 1.0, 0.75, 0.25]);
    let other = who_won(&[0.0, 0.5, 0.25, 0.75, 0.75, 0.0]);
    let [more, less] = [one.more_wins(&other), other.more_wins(&one)];
    assert!((more.mean - 1.0 / 6.0).abs() < 1e-9);
    assert!(more.margin < 0.15 && one.win_share().margin > 0.25, "{more:?}");
    assert_eq!((less.mean, less.margin), (-more.mean, more.margin));
    assert!((one.more_wins(&one).margin - 0.5).abs() < 1e-9, "the rule of three");
}

#[test]
fn one_block_says_nothing_about_its_spread() {
    assert!(Estimate::of(&[0.4]).margin.is_infinite());
}

/// What a sequential test says of blocks with this average, and after how many.
fn tested(mean: f32, seed: u64) -> (Verdict, usize) {
    let test = Sequential { low: 0.25, high: 0.30 };
    let mut rng = Rng::new(&[seed]);
    let mut values = Vec::new();
    loop {
        values.push(f64::from(mean + 0.4 * (rng.unit() - 0.5)));
        match test.verdict(&values) {
            Verdict::Open => {}
            verdict => return (verdict, values.len()),
        }
    }
}

#[test]
fn a_sequential_test_rarely_errs_and_stops_early_where_all_is_clear() {
    let wrong =
        |mean, wrong: Verdict| (0..200).filter(|&seed| tested(mean, seed).0 == wrong).count();
    let errors = [wrong(0.30, Verdict::Low), wrong(0.25, Verdict::High)];
    assert!(errors.iter().all(|&errors| errors <= 16), "{errors:?} of 200");
    let blocks = |mean| (0..50).map(|seed| tested(mean, seed).1).sum::<usize>() / 50;
    assert!(blocks(0.5) < blocks(0.275), "{} {}", blocks(0.5), blocks(0.275));
}

#[test]
fn who_wins_is_rated_higher_and_who_plays_is_known_better() {
    let mut ratings = Ratings::new(3);
    for _ in 0..50 {
        ratings.hear(&[0, 1, 1], &[1, 2, 3]);
    }
    let [winner, loser, absent] = [0, 1, 2].map(|contestant| ratings.of(contestant));
    assert!(winner.rating > absent.rating && absent.rating > loser.rating);
    assert!(winner.uncertainty < absent.uncertainty);
}

#[test]
fn a_picture_shows_every_match_and_escapes_names() {
    let share = Estimate { mean: 0.6, margin: 0.05 };
    let picture = svg("Ra & more", 0.25, &[Bar { label: "a < b".into(), share }]);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    for text in ["Ra &amp; more", "a &lt; b", "60.0 %", "par"] {
        assert!(picture.contains(text), "{picture}");
    }
}
