//! `ra arena`.

use expect_test::expect;
use serde_json::Value;

use crate::desk::Desk;

fn json(said: &str) -> Value {
    serde_json::from_str(said).unwrap()
}

#[test]
fn two_bots_meet_both_ways() {
    let desk = Desk::new();
    let command = "arena --players 3 --bots heuristic,random --blocks 20 --seed 1";
    let said = desk.prints(command);
    assert!(said.contains("heuristic against 2 random: wins 100.0 ± 15.0%"), "{said}");
    assert!(said.contains("random against 2 heuristic: wins 0.0 ± 15.0%"), "{said}");
    assert!(said.contains("(20 blocks, 60 games)"), "{said}");
    assert_eq!(said, desk.prints(command), "the same seed plays the same games");
}

#[test]
fn programs_get_shares_scores_and_ratings() {
    let said = Desk::new().prints(
        "arena --game priests --players 2 --bots random,heuristic --blocks 12 --seed 1 --json",
    );
    let report = json(&said);
    assert_eq!((&report["game"], &report["par"]), (&"priests".into(), &0.5.into()));
    let [only] = &report["matches"].as_array().unwrap()[..] else {
        panic!("one against one is the same both ways: {said}")
    };
    assert_eq!((&only["bot"], &only["games"]), (&"random".into(), &24.into()));
    assert!(only["win_share"]["mean"].as_f64().unwrap() < 0.2);
    assert!(only["score"]["margin"].as_f64().unwrap() > 0.0);
    assert_eq!(report["ratings"][0]["bot"], "heuristic");
}

#[test]
fn results_without_luck_come_on_demand() {
    let desk = Desk::new();
    let command = "arena --players 2 --bots novice,random --blocks 5 --seed 1 --adjusted";
    let said = desk.prints(command);
    assert!(said.contains("\n  without luck: wins "), "{said}");
    let report = json(&desk.prints(&format!("{command} --json")));
    let game = &report["matches"][0];
    assert_ne!(game["adjusted"]["win_share"], game["win_share"]);
    assert!(game["adjusted"]["score"]["margin"].as_f64().unwrap() > 0.0);
}

#[test]
fn in_a_gauntlet_only_the_first_meets_the_others() {
    let said = Desk::new().prints(
        "arena --players 3 --bots heuristic,random,novice --blocks 5 --seed 1 --gauntlet --json",
    );
    let report = json(&said);
    let matches = report["matches"].as_array().unwrap();
    let pairings = matches.iter().map(|game| (&game["bot"], &game["against"][0]));
    let (hero, rivals): (Vec<_>, Vec<_>) = pairings.unzip();
    assert_eq!(hero, ["heuristic", "heuristic"]);
    assert_eq!(rivals, ["random", "novice"]);
}

#[test]
fn two_bots_are_compared_by_what_they_win_with_the_same_tiles() {
    let desk = Desk::new();
    let command =
        "arena --players 3 --bots heuristic,random,novice,casual --blocks 8 --seed 1 --compare";
    let said = desk.prints(command);
    assert!(said.contains(" percentage points more than random\n"), "{said}");
    for rival in ["novice", "casual"] {
        assert!(said.contains(&format!("against 2 {rival}, heuristic wins ")), "{said}");
    }
    let report = json(&desk.prints(&format!("{command} --json")));
    let mean = |share: &Value| share["mean"].as_f64().unwrap();
    let shares: Vec<f64> =
        report["matches"].as_array().unwrap().iter().map(|game| mean(&game["win_share"])).collect();
    let [own_novice, own_casual, _, _] = shares[..] else { panic!("two bots, two rivals: {said}") };
    assert!(own_novice > 0.0 && own_casual > 0.0, "{said}");
    for (place, comparison) in report["comparisons"].as_array().unwrap().iter().enumerate() {
        let more = mean(&comparison["more_wins"]);
        assert!((more - (shares[place] - shares[place + 2])).abs() < 1e-9, "{comparison}");
        let names = ["bot", "compared_with"].map(|name| comparison[name].as_str().unwrap());
        assert_eq!(names, ["heuristic", "random"]);
        assert_eq!(comparison["against"][0], ["novice", "casual"][place]);
    }
    let without_luck = desk.prints(&format!("{command} --adjusted"));
    assert!(
        without_luck.contains(" percentage points more than random, without luck\n"),
        "{without_luck}"
    );
}

#[test]
fn a_mixed_table_plays_in_all_seatings() {
    let said = Desk::new().prints(
        "arena --players 3 --bots random,heuristic,novice --blocks 5 --seed 1 --mixed --json",
    );
    let matches = json(&said)["matches"].clone();
    let matches = matches.as_array().unwrap();
    assert_eq!(matches.len(), 3);
    assert_eq!(matches[0]["games"], 30, "five blocks of six seatings");
    let shares = matches.iter().map(|game| game["win_share"]["mean"].as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn a_clear_match_stops_early() {
    let said = Desk::new()
        .prints("arena --players 2 --bots heuristic,random --blocks 5000 --seed 1 --sprt --json");
    let game = &json(&said)["matches"][0];
    assert_eq!(game["verdict"], "high");
    assert!(game["blocks"].as_u64().unwrap() < 100, "{said}");
}

#[test]
fn a_network_of_ones_own_takes_part() {
    let desk = Desk::new();
    desk.prints("train --players 2 --seed 5 --games 500 --out pupil.net");
    let command = "arena --players 2 --bots strong,strong=pupil.net --blocks 20 --seed 1 --json";
    let game = &json(&desk.prints(command))["matches"][0];
    assert_eq!(game["against"][0], "strong=pupil.net");
    let share = game["win_share"]["mean"].as_f64().unwrap();
    assert!(share > 0.8, "after 500 games a pupil knows little: {game}");

    let command = "arena --players 3 --blocks 5 --seed 1 --bots";
    let cases = [
        ("strong,strong=pupil.net", "this network plays ra with 2 players, not ra with 3 players"),
        ("strong,expert=absent.net", "reading absent.net: No such file or directory (os error 2)"),
        ("heuristic=pupil.net,strong", "heuristic asks no network; a level does, as in strong="),
        ("strong=,strong", "a file follows, as in strong=my.net"),
        ("strong=pupil.net,strong=pupil.net", "--bots: strong=pupil.net is listed twice"),
        ("strong=pupil.net,strong=old/pupil.net", "--bots: two would be called strong=pupil.net;"),
    ];
    for (bots, complaint) in cases {
        let said = String::from_utf8(desk.run(&format!("{command} {bots}")).stderr).unwrap();
        assert!(said.contains(complaint), "{said}");
    }
}

#[test]
fn records_and_a_picture_are_kept_on_demand() {
    let desk = Desk::new();
    desk.prints(
        "arena --players 4 --bots heuristic,random --blocks 5 --seed 1 --records games --plot a.svg",
    );
    for folder in ["heuristic,random,random,random", "random,heuristic,heuristic,heuristic"] {
        assert_eq!(desk.files(&format!("games/{folder}")), 20);
        let said = desk.prints(&format!("check games/{folder}/2-4.ra"));
        assert!(said.contains("fair: the seed opens the commitment"), "{said}");
    }
    assert!(desk.read("a.svg").contains("heuristic against 3 random"));
}

#[test]
fn arena_says_what_is_wrong() {
    let desk = Desk::new().file("file", "");
    let cases = [
        (
            "--bots heuristic",
            "ra: --bots: a tournament needs at least two bots, as in master,heuristic\n",
        ),
        ("--bots heuristic,random,heuristic", "ra: --bots: heuristic is listed twice\n"),
        (
            "--bots heuristic,random --mixed",
            "ra: --mixed: 3 players need 3 bots at the table, not 2\n",
        ),
        (
            "--bots heuristic,random --compare",
            "ra: --compare: needs two bots and one to play against, as in \
             master,expert,heuristic\n",
        ),
    ];
    for (arguments, said) in cases {
        let output = desk.run(&format!("arena --players 3 --blocks 5 --seed 1 {arguments}"));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), said);
        assert_eq!(output.status.code(), Some(1));
    }
    desk.fails(
        "arena --players 3 --blocks 5 --seed 1 --bots heuristic,grandmother",
        2,
        &expect![[r#"
            error: invalid value 'grandmother' for '--bots <BOTS>': the bots are random heuristic flat mcts novice casual club strong expert master; search bots can have a budget, as in flat-50 mcts-1000 expert-8000 master-150000

            For more information, try '--help'.
        "#]],
    );
    for points in ["-5", "0", "nan", "1000"] {
        let output = desk.run(&format!(
            "arena --players 3 --blocks 5 --seed 1 --bots heuristic,random --sprt={points}"
        ));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("a number of percent from 0.1 to 50"), "{said}");
    }
    let output = desk
        .run("arena --players 2 --blocks 5 --seed 1 --bots heuristic,random --plot absent/a.svg");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().contains("wins"), "the results are not lost");
    desk.fails(
        "arena --players 2 --blocks 5 --seed 1 --bots heuristic,random --records file",
        1,
        &expect![[r#"
            ra: creating file/heuristic,random: Not a directory (os error 20)
        "#]],
    );
}
