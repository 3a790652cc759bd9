//! Contests in duplicate blocks.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Mutex;

use ra_arena::{Contest, Contestant, Estimate, Played, adjusted_results, results, seatings};
use ra_bots::Trained;
use ra_record::{Record, text};
use ra_rules::PlayerCount;
use ra_rules::ra::{Edition, Ra};

fn contestants<G: Trained>(players: PlayerCount, names: &[&str]) -> Vec<Contestant<G>> {
    names.iter().map(|name| Contestant::invited(name.parse().unwrap(), players)).collect()
}

fn contest(contestants: &[Contestant<Ra>], lineup: &[usize], adjusted: bool) -> Vec<Vec<Played>> {
    let lineup = lineup.to_vec();
    let contest = Contest { rules: Edition::Of2016, contestants, lineup, seed: 3, adjusted };
    let Ok(blocks) = contest.play(0..40, |_, _, _| Ok::<(), Infallible>(()));
    blocks
}

#[test]
fn one_against_many_sits_in_every_seat_once() {
    assert_eq!(seatings(&[0, 1, 1]), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    assert_eq!(seatings(&[0, 1, 2, 3, 4]).len(), 120);
    let all: BTreeSet<Vec<usize>> = seatings(&[2, 0, 1, 1]).into_iter().collect();
    assert_eq!(all.len(), 12);
}

#[test]
fn the_better_player_wins_more_and_scores_more() {
    let bots = contestants(PlayerCount::Three, &["heuristic", "random"]);
    let blocks = contest(&bots, &[0, 1, 1], false);
    let [hero, field] = [0, 1].map(|contestant| results(contestant, &blocks));
    assert!(hero.win_share().low() > 0.9, "{:?}", hero.win_share());
    assert!(hero.score().low() > field.score().high());
    assert!(field.win_share().mean < 0.05, "a share per seat");
}

/// Two names of one player: every block is a draw, whatever the luck.
#[test]
fn equal_players_win_their_share_in_every_block() {
    let bots = contestants(PlayerCount::Four, &["heuristic", "heuristic"]);
    let shares = results(0, &contest(&bots, &[0, 1, 1, 1], false)).wins;
    assert_eq!(shares, [0.25; 40]);
}

/// The bots' own luck is new in every block.
#[test]
fn random_players_do_not_repeat_themselves() {
    let bots = contestants(PlayerCount::Two, &["random", "heuristic"]);
    let contest = Contest {
        rules: Edition::Of2016,
        contestants: &bots,
        lineup: vec![0, 1],
        seed: 1,
        adjusted: false,
    };
    let openings = Mutex::new(BTreeSet::new());
    let keep = |_, _, record: &Record<Ra>| {
        openings.lock().unwrap().insert(record.entries()[0].action.to_string());
        Ok::<(), Infallible>(())
    };
    let Ok(_) = contest.play(0..30, keep);
    assert_eq!(openings.into_inner().unwrap().len(), 2, "to draw and to invoke");
}

/// The number of cores changes nothing.
#[test]
fn one_core_plays_the_same_games_as_three() {
    let bots = contestants(PlayerCount::Three, &["novice", "random"]);
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| contest(&bots, &[0, 1, 1], false))
    };
    assert_eq!(with(1), with(3));
}

/// Luck comes and goes, so results without it say the same, only more clearly.
#[test]
fn without_luck_results_are_the_same_but_sharper() {
    let bots = contestants(PlayerCount::Three, &["strong", "heuristic"]);
    let blocks = contest(&bots, &[0, 1, 1], true);
    let luck = blocks.iter().flatten().flat_map(|game| game.luck.as_ref().unwrap());
    let luck: Vec<f64> = luck.map(|luck| luck.points).collect();
    let Estimate { mean, margin } = Estimate::of(&luck);
    assert!(mean.abs() < 2.0 * margin && margin > 0.5, "{mean} ± {margin}");

    let (plain, adjusted) = (results(0, &blocks), adjusted_results(0, &blocks).unwrap());
    for [plain, adjusted] in
        [[plain.win_share(), adjusted.win_share()], [plain.score(), adjusted.score()]]
    {
        assert!(adjusted.margin < 0.9 * plain.margin, "{adjusted:?} {plain:?}");
        assert!(adjusted.low() < plain.high() && plain.low() < adjusted.high());
    }
    assert_eq!(adjusted_results(0, &contest(&bots, &[0, 1, 1], false)), None, "not measured");
}

/// The same luck for every seating, and the same games on every machine.
#[test]
fn a_block_is_one_draw_order_in_every_seating() {
    let bots = contestants::<Ra>(PlayerCount::Three, &["heuristic", "random"]);
    let contest = Contest {
        rules: Edition::Of2016,
        contestants: &bots,
        lineup: vec![0, 1, 1],
        seed: 9,
        adjusted: false,
    };
    let kept = Mutex::new(Vec::new());
    let keep = |block: u32, game: usize, record: &Record<Ra>| {
        kept.lock().unwrap().push((block, game, record.clone()));
        Ok::<(), Infallible>(())
    };
    let Ok(first) = contest.play(0..2, keep);
    let Ok(again) = contest.play(0..2, |_, _, _| Ok::<(), Infallible>(()));
    assert_eq!(first, again);

    let mut kept = kept.into_inner().unwrap();
    kept.sort_by_key(|(block, game, _)| (*block, *game));
    assert_eq!(kept.len(), 6);
    let first_tile = |record: &Record<Ra>| record.entries().iter().find_map(|entry| entry.tile);
    let [one, two, three, other, ..] = &kept[..] else { unreachable!() };
    assert!([two, three].iter().all(|game| first_tile(&game.2) == first_tile(&one.2)));
    assert!([two, three].iter().all(|game| game.2.commitment() == one.2.commitment()));
    assert_ne!(other.2.commitment(), one.2.commitment());
    for (_, _, record) in &kept {
        assert_eq!(&text::read::<Ra>(text::write(record).as_bytes()).unwrap(), record);
    }
}

#[test]
fn a_record_that_cannot_be_kept_stops_the_contest() {
    let bots = contestants::<Ra>(PlayerCount::Two, &["random", "heuristic"]);
    let contest = Contest {
        rules: Edition::Of2016,
        contestants: &bots,
        lineup: vec![0, 1],
        seed: 9,
        adjusted: false,
    };
    assert_eq!(contest.play(0..3, |_, _, _| Err("the disk is full")), Err("the disk is full"));
}
