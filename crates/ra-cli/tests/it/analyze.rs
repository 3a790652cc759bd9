//! `ra analyze`.

use expect_test::expect;
use serde_json::Value;

use crate::desk::Desk;

fn desk_with_a_game(game: &str, players: u8) -> Desk {
    let desk = Desk::new();
    desk.prints(&format!(
        "simulate --game {game} --players {players} --games 1 --seed 3 --records games"
    ));
    desk
}

#[test]
fn every_decision_has_its_loss_and_every_draw_its_luck() {
    for game in ["ra", "priests"] {
        for players in 2..=5 {
            let desk = desk_with_a_game(game, players);
            let report: Value =
                serde_json::from_str(&desk.prints("analyze games/1.ra --json")).unwrap();
            let plies = report["plies"].as_array().unwrap();
            assert!(plies.len() > 100);
            let mut losses = 0.0;
            for ply in plies {
                let loss = ply["loss"].as_f64().unwrap();
                assert!(
                    (0.0..=1.0).contains(&loss) && (loss == 0.0 || ply["best"] != ply["action"])
                );
                assert_eq!(ply["tile"].is_null(), ply["luck"].is_null());
                assert_eq!(ply["tile"].is_null(), ply["action"] != "draw");
                let outlook = ply["outlook"].as_array().unwrap();
                let wins: f64 = outlook.iter().map(|seat| seat["win"].as_f64().unwrap()).sum();
                assert!((wins - 1.0).abs() < 1e-3, "{ply}");
                losses += loss;
            }
            let seats = report["players"].as_array().unwrap();
            let told: f64 = seats.iter().map(|seat| seat["loss"].as_f64().unwrap()).sum();
            assert!((told - losses).abs() < 1e-3);
            assert_eq!(seats.len(), usize::from(players));
        }
    }
}

#[test]
fn a_whole_game_is_a_table_with_a_summary() {
    let desk = desk_with_a_game("ra", 3);
    let said = desk.prints("analyze games/1.ra");
    assert!(said.starts_with("Ra, rules 2016, 3 players, seen by expert\n"), "{said}");
    assert!(said.contains("loss    luck  win shares before"), "{said}");
    assert!(
        said.trim_end().lines().last().unwrap().contains("percentage points lost in total"),
        "{said}"
    );
}

#[test]
fn a_position_is_seen_from_all_sides() {
    let desk = desk_with_a_game("ra", 3);
    let said = desk.prints("analyze games/1.ra --at 0");
    for text in [
        "final score",
        "a 17% chance that the next tile is Ra",
        "how the auction may end",
        "expected",
    ] {
        assert!(said.contains(text), "{said}");
    }
    let position: Value =
        serde_json::from_str(&desk.prints("analyze games/1.ra --at 0 --json")).unwrap();
    assert_eq!(position["options"].as_array().unwrap().len(), 2, "draw and invoke");
    assert_eq!(position["auction"]["outcomes"].as_array().unwrap().len(), 12);
    assert!(position["auction"]["expected"]["sun"].is_u64());
    assert!((position["next_is_ra"].as_f64().unwrap() - 30.0 / 180.0).abs() < 1e-6);
}

#[test]
fn a_game_that_goes_on_can_be_analysed() {
    let desk = desk_with_a_game("priests", 2);
    let record = desk.read("games/1.ra");
    let cut: Vec<&str> = record.lines().take(40).collect();
    let desk = desk.file("cut.ra", &format!("{}\n", cut.join("\n")));
    assert!(desk.prints("analyze cut.ra").contains("lost in total"));
}

#[test]
fn analyze_says_what_is_wrong() {
    let desk = desk_with_a_game("ra", 2).file("bad.ra", "ra 1\ngame chess\n");
    let output = desk.run("analyze games/1.ra --at 9999");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("ra: --at 9999: the record has "), "{said}");
    assert_eq!(desk.run("analyze bad.ra").status.code(), Some(1));
    desk.fails(
        "analyze absent.ra",
        1,
        &expect![[r#"
            ra: absent.ra: No such file or directory (os error 2)
        "#]],
    );
    desk.fails(
        "analyze games/1.ra --level genius",
        2,
        &expect![[r#"
            error: invalid value 'genius' for '--level <LEVEL>': the levels are novice casual club strong expert master

            For more information, try '--help'.
        "#]],
    );
}
