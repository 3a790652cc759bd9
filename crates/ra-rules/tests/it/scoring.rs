//! R7 and worked examples: points, row by row.

use ra_rules::ra::scoring::{
    civilization_points, god_points, gold_points, monument_kind_points, monument_set_points,
    pharaoh_points, river_points,
};
use ra_rules::{Extremes, Rank, Seat, sun_points};

use crate::scene::table;

/// R7.1
#[test]
fn gods_score_two_and_gold_three() {
    assert_eq!([0, 1, 8].map(god_points), [0, 2, 16]);
    assert_eq!([0, 1, 5].map(gold_points), [0, 3, 15]);
}

/// R7.1
#[test]
fn most_pharaohs_gain_five_and_fewest_lose_two() {
    assert_eq!(pharaohs([3, 2, 2, 3]), [5, -2, -2, 5]);
    assert_eq!(pharaohs([4, 2, 1, 0]), [5, 0, 0, -2]);
    assert_eq!(pharaohs([1, 0, 0, 0]), [5, -2, -2, -2]);
    assert_eq!(pharaohs([2, 2, 2, 2]), [0; 4]);
    assert_eq!(pharaohs([0, 0, 0, 0]), [0; 4]);
}

fn pharaohs(counts: [u8; 4]) -> [i16; 4] {
    let compared = Extremes::of(counts.into_iter());
    counts.map(|own| pharaoh_points(own, compared))
}

/// R7.1
#[test]
fn the_river_scores_only_with_a_flood() {
    assert_eq!(river_points(5, 0), 0);
    assert_eq!(river_points(5, 1), 6);
    assert_eq!(river_points(0, 1), 1);
    assert_eq!(river_points(0, 0), 0);
    assert_eq!(river_points(25, 12), 37);
}

/// R7.1
#[test]
fn civilizations_score_by_kinds() {
    assert_eq!([0, 1, 2, 3, 4, 5].map(civilization_points), [-5, 0, 0, 5, 10, 15]);
}

/// R7.2
#[test]
fn monuments_score_by_kinds_and_by_copies() {
    let kinds = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(monument_kind_points);
    assert_eq!(kinds, [0, 1, 2, 3, 4, 5, 6, 10, 15]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(monument_set_points), [0, 0, 0, 5, 10, 15]);
}

/// R7.2
#[test]
fn the_highest_sum_of_suns_gains_five_and_the_lowest_loses_five() {
    let points = |sums: [u8; 4]| {
        let compared = Extremes::of(sums.into_iter());
        sums.map(|own| sun_points(own, compared))
    };
    assert_eq!(points([17, 25, 21, 17]), [-5, 5, 0, -5]);
    assert_eq!(points([20, 20, 20, 20]), [0; 4]);
}

#[test]
fn a_sheet_gives_the_fact_behind_every_row() {
    let scene = table(2)
        .owns(1, "god, 2 gold, 3 pharaoh, 5 nile, flood, 3 astronomy, 2 agriculture, 2 writing")
        .owns(2, "pharaoh");
    assert_eq!(
        scene.sheet(1),
        [
            "+2 gods: 1",
            "+6 gold: 2",
            "+5 pharaohs: 3 (most 3, fewest 1)",
            "+6 river: niles 5, floods 1",
            "+5 kinds of civilization: 3",
        ]
    );
}

#[test]
fn the_sheet_of_the_third_epoch_has_monuments_and_suns_too() {
    let scene = table(2).epoch(3).owns(1, "4 pyramid, 3 temple, 2 fortress, sphinx");
    assert_eq!(
        scene.sheet(1),
        [
            "0 gods: 0",
            "0 gold: 0",
            "0 pharaohs: 0 (most 0, fewest 0)",
            "0 river: niles 0, floods 0",
            "-5 kinds of civilization: 0",
            "+4 kinds of monument: 4",
            "+15 sets of monuments: 1 of 3, 1 of 4, 0 of 5",
            "0 suns: 22 (highest 22, lowest 22)",
        ]
    );
}

/// R7.2
#[test]
fn monuments_and_suns_count_only_when_the_game_ends() {
    for epoch in [1, 2] {
        table(2)
            .epoch(epoch)
            .centre(1, 2)
            .owns(1, "5 temple")
            .ra_tiles(5)
            .plays("1 draw ra")
            .scores(&[5, 5]);
    }
    // With sun 1 instead of 2, seat 1 has the lowest sum.
    table(2)
        .epoch(3)
        .centre(1, 2)
        .owns(1, "5 temple")
        .ra_tiles(5)
        .plays("1 draw ra")
        .scores(&[16, 10]);
}

/// Worked example: monuments.
#[test]
fn examples_of_monuments() {
    let points = |list: &str| -> i16 {
        let sheets = table(2).epoch(3).owns(1, list).begin().state.sheets();
        let rows = sheets[Seat::at(1)].rows();
        rows.filter(|row| row.to_string().contains("monument")).map(|row| row.points).sum()
    };
    assert_eq!(points("4 pyramid, 3 temple, 2 fortress, sphinx"), 19);
    let one_each = "fortress, obelisk, palace, pyramid, temple, statue, step-pyramid";
    assert_eq!(points(&format!("{one_each}, 3 sphinx")), 20);
    assert_eq!(points(&format!("5 {}, 5 sphinx", one_each.replace(", ", ", 5 "))), 135);
}

/// Worked example: one net sum for the epoch, and no score below zero.
///
/// R7.3
#[test]
fn examples_of_the_net_sum() {
    // Net −5 −2 +6: no civilization, fewest pharaohs, a river of six.
    let river = || table(2).owns(1, "5 nile, flood").owns(2, "pharaoh").ra_tiles(5);
    river().score(1, 3).plays("1 draw ra").scores(&[2, 10]);
    // Net −7.
    let poor = || table(2).owns(2, "pharaoh").ra_tiles(5);
    poor().score(1, 4).plays("1 draw ra").scores(&[0, 10]);
    poor().score(1, 7).plays("1 draw ra").scores(&[0, 10]);
    poor().score(1, 8).plays("1 draw ra").scores(&[1, 10]);
}

/// Worked example: a tie goes to the highest single sun, which may lie face down.
///
/// R7.4
#[test]
fn a_tie_goes_to_the_highest_single_sun() {
    let tied = || table(2).epoch(3).score(1, 45).score(2, 45).ra_tiles(5);
    tied().spent(1, "9").plays("1 draw ra").scores(&[40, 40]).over(1);
    // Sun 9 in the centre belongs to nobody, so seat 2 has the highest sun, and the higher sum.
    let play = tied().centre(1, 9).score(1, 50).plays("1 draw ra").scores(&[40, 45]);
    play.over(2);
    let play = tied().centre(1, 9).score(1, 50).score(2, 40).plays("1 draw ra").scores(&[40, 40]);
    play.over(2);
}

/// R7.4
#[test]
fn most_points_win() {
    let play =
        table(3).epoch(3).score(1, 30).score(2, 31).score(3, 20).ra_tiles(7).plays("1 draw ra");
    let ranking = play.state.table().ranking();
    assert_eq!(ranking[Seat::at(2)], Rank::FIRST);
    let places: Vec<usize> = ranking.iter().map(|rank| rank.number()).collect();
    assert_eq!(places, [2, 1, 3]);
    play.over(2);
}
