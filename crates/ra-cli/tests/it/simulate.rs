//! `ra simulate`.

use expect_test::expect;
use serde_json::Value;

use crate::desk::Desk;

#[test]
fn the_same_seed_simulates_the_same_games() {
    let desk = Desk::new();
    let said = desk.prints("simulate --players 3 --games 40 --seed 7");
    expect![[r#"
        40 games of Ra, rules 2016, 3 heuristic players, seed 7

                                   mean    ± sd  least  median   most
        score                     37.84   10.43     15      37     65
        score of the winner       47.02    7.73     32      48     65
        score of seat 1           36.02   10.04     15      36     61
        score of seat 2           37.27    9.99     15      37     55
        score of seat 3           40.23   10.79     21      41     65
        decisions                271.77   21.51    214     271    308
        tiles drawn              128.60   12.45     96     127    152
        auctions                  44.30    3.54     35      45     51

        seat 1 wins  22.5%  (12.3 to 37.5)
        seat 2 wins  35.0%  (22.1 to 50.5)
        seat 3 wins  42.5%  (28.5 to 57.8)

        epoch 1 ended     26 times by the Ra track,     14 times by suns
        epoch 2 ended     26 times by the Ra track,     14 times by suns
        epoch 3 ended     32 times by the Ra track,      8 times by suns

        final scores
           0–4       0.0%  
           5–9       0.0%  
          10–14      0.0%  
          15–19      3.3%  ██████▋
          20–24      7.5%  ███████████████
          25–29     12.5%  ████████████████████████▉
          30–34     12.5%  ████████████████████████▉
          35–39     24.2%  ████████████████████████████████████████████████
          40–44     14.2%  ████████████████████████████▎
          45–49     10.0%  ███████████████████▉
          50–54      9.2%  ██████████████████▎
          55–59      4.2%  ████████▍
          60–64      1.7%  ███▍
          65–69      0.8%  █▊
    "#]]
    .assert_eq(&said);
    assert_eq!(desk.prints("simulate --players 3 --games 40 --seed 7"), said);
    assert_ne!(desk.prints("simulate --players 3 --games 40 --seed 8"), said);
}

#[test]
fn simulated_games_are_good_records() {
    let games = ["--edition 2022", "--game priests --rules published --option turning=always"];
    for game in games.iter().flat_map(|game| [format!("{game} --bot random"), game.to_string()]) {
        for players in 2..=5 {
            let desk = Desk::new();
            desk.prints(&format!(
                "simulate --players {players} --games 3 --seed 1 --records games {game}"
            ));
            assert_eq!(desk.files("games"), 3);
            let said = desk.prints("check games/1.ra games/2.ra games/3.ra");
            assert_eq!(said.matches("fair: the seed opens the commitment").count(), 3, "{said}");
        }
    }
}

#[test]
fn simulate_gives_programs_json() {
    let said = Desk::new().prints("simulate --players 4 --games 20 --seed 1 --bot random --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let statistics = &json["statistics"];
    assert_eq!((&json["players"], &json["bot"]), (&4.into(), &"random".into()));
    assert_eq!(statistics["games"], 20);
    let shares = statistics["seats"].as_array().unwrap().iter();
    let all: f64 = shares.map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((all - 1.0).abs() < 1e-9);
    let scores: u64 =
        statistics["scores"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(scores, 80);
    for epoch in statistics["epochs"].as_array().unwrap() {
        let endings = [&epoch["ended_by_ra_track"], &epoch["ended_by_suns"]];
        assert_eq!(endings.map(|number| number.as_u64().unwrap()).iter().sum::<u64>(), 20);
    }
}

#[test]
fn better_bots_score_more() {
    let mean = |game: &str, bot: &str| {
        let said = Desk::new().prints(&format!(
            "simulate --game {game} --players 3 --games 20 --seed 5 --bot {bot} --json"
        ));
        let json: Value = serde_json::from_str(&said).unwrap();
        json["statistics"]["score"]["mean"].as_f64().unwrap()
    };
    for game in ["ra", "priests"] {
        let (heuristic, random) = (mean(game, "heuristic"), mean(game, "random"));
        assert!(heuristic > 1.5 * random, "{game}: {heuristic} against {random}");
    }
}

#[test]
fn simulate_says_what_is_wrong() {
    let desk = Desk::new().file("file", "");
    desk.fails(
        "simulate --players 2 --games 1 --seed 1 --edition 1999",
        1,
        &expect![[r#"
            ra: the rules of 1999 are for 3 to 5 players, not 2
        "#]],
    );
    desk.fails(
        "simulate --players 6 --games 1 --seed 1",
        2,
        &expect![[r#"
        error: invalid value '6' for '--players <N>': 2 to 5 can play

        For more information, try '--help'.
    "#]],
    );
    desk.fails(
        "simulate --players 3 --games 0 --seed 1",
        2,
        &expect![[r#"
        error: invalid value '0' for '--games <G>': 0 is not in 1..=4294967295

        For more information, try '--help'.
    "#]],
    );
    desk.fails(
        "simulate --players 3 --games 1 --seed 1 --edition 2000",
        1,
        &expect![[r#"
            ra: the rules of Ra are 1999, 2016, 2022
        "#]],
    );
    let priests = "simulate --game priests --players 3 --games 1 --seed 1";
    desk.fails(
        "simulate --players 3 --games 1 --seed 1 --option turning=priest",
        1,
        &expect![[r#"
        ra: Ra has no options
    "#]],
    );
    desk.fails(
        &format!("{priests} --option pyramids=20"),
        1,
        &expect![[r#"
        ra: the option pyramids is 15 or 29
    "#]],
    );
    desk.fails(
        &format!("{priests} --option pyramids"),
        1,
        &expect![[r#"
        ra: --option pyramids: expected NAME=VALUE
    "#]],
    );
    let twice = "--option turning=priest --option turning=always";
    desk.fails(
        &format!("{priests} {twice}"),
        1,
        &expect![[r#"
            ra: --option turning is given twice
        "#]],
    );
    desk.fails(
        &format!("{priests} --rules 2016"),
        1,
        &expect![[r#"
            ra: the rules of Priests of Ra are manual, published
        "#]],
    );
    desk.fails(
        "simulate --players 3 --games 1 --seed 1 --records file",
        1,
        &expect![[r#"
        ra: creating file: File exists (os error 17)
    "#]],
    );
}
