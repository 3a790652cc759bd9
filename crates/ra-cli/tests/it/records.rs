//! `ra check` and `ra replay`.

use std::io::Write;
use std::process::Stdio;

use expect_test::expect;
use serde_json::Value;

use crate::desk::{BEGUN, Desk, PRIESTS};

#[test]
fn check_says_ok_with_the_result() {
    let desk = Desk::new();
    desk.prints("simulate --players 2 --games 1 --seed 3 --records games");
    expect![[r#"
        games/1.ra: ok, scores 44 45, winner 2 "heuristic 2", 172 plies, fair: the seed opens the commitment
    "#]].assert_eq(&desk.prints("check games/1.ra"));
}

#[test]
fn check_names_file_line_and_reason_and_goes_on() {
    let desk = Desk::new()
        .file("begun.ra", BEGUN)
        .file("bad.ra", &BEGUN.replace("2 bid 3", "2 bid 9"))
        .file("bad.json", "{\"format\": \"chess\"}");
    let output = desk.run("check bad.ra begun.ra bad.json absent.ra");
    assert_eq!(output.status.code(), Some(1));
    expect![[r#"
        bad.ra:10: seat 2: you do not hold sun 9 face up
        begun.ra:12: the game has not ended
        bad.json: missing field `version` at line 1 column 19
        absent.ra: No such file or directory (os error 2)
    "#]]
    .assert_eq(&String::from_utf8(output.stdout).unwrap());
    expect![[r#"
        begun.ra: ok, not ended, scores 10 10, 5 plies
    "#]]
    .assert_eq(&desk.prints("check --partial begun.ra"));
}

#[test]
fn check_reads_standard_input() {
    let desk = Desk::new();
    let mut child = desk
        .command("check --partial -")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(BEGUN.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    expect![[r#"
        -: ok, not ended, scores 10 10, 5 plies
    "#]]
    .assert_eq(&String::from_utf8(output.stdout).unwrap());
}

#[test]
fn replay_tells_the_game_and_shows_the_table() {
    let desk = Desk::new().file("begun.ra", BEGUN);
    expect![[r#"
        Ra, rules 2016, 2 players

           1  Anna: draw nile
           2  Bob: draw flood
           3  Anna: invoke
           4  Bob: bid 3
           5  Anna: pass
              Bob wins with sun 3 and takes sun 1
              Bob gets nile, flood

        epoch 1, Ra tiles 0 of 6, centre sun 3
        track   ·  ·  ·  ·  ·  ·  ·  ·
        bag     178 tiles, 30 of them Ra

          seat  player  score   now  suns           won      tiles
             1  Anna       10    -5  9 6 5 2                 none
        >    2  Bob        10    -3  8 7 4          1        nile, flood

        Seat 2, Bob, is asked to draw a tile, invoke Ra or spend a god: draw, invoke
    "#]]
    .assert_eq(&desk.prints("replay begun.ra"));
    expect![[r#"
        Ra, rules 2016, 2 players, ply 1 of 5

        epoch 1, Ra tiles 0 of 6, centre sun 1
        track   nile  ·  ·  ·  ·  ·  ·  ·
        bag     179 tiles, 30 of them Ra

          seat  player  score   now  suns           won      tiles
             1  Anna       10    -5  9 6 5 2                 none
        >    2  Bob        10    -5  8 7 4 3                 none

        Seat 2, Bob, is asked to draw a tile, invoke Ra or spend a god: draw, invoke
    "#]]
    .assert_eq(&desk.prints("replay begun.ra --at 1"));
}

#[test]
fn replay_gives_programs_a_line_for_every_ply() {
    let desk = Desk::new().file("begun.ra", BEGUN);
    let lines = desk.prints("replay begun.ra --json");
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0]["entry"], Value::Null);
    assert_eq!(lines[1]["entry"]["tile"], "nile");
    assert_eq!(lines[3]["next"]["legal"][0], "bid 3");
    assert_eq!(lines[5]["state"]["seats"][1]["tiles"]["flood"], 1);
    assert_eq!(lines[5]["scores"][0], 10);

    let one = desk.prints("replay begun.ra --json --at 3");
    assert_eq!(serde_json::from_str::<Value>(&one).unwrap(), lines[3]);
}

#[test]
fn replay_says_what_is_wrong() {
    let desk = Desk::new().file("begun.ra", BEGUN).file("bad.ra", "ra-record 1\ngame ra\nhello\n");
    desk.fails(
        "replay begun.ra --at 6",
        1,
        &expect![[r#"
        ra: --at 6: the record has 5 plies
    "#]],
    );
    desk.fails(
        "replay bad.ra",
        1,
        &expect![[r#"
        ra: bad.ra:3: expected rules and their name
    "#]],
    );
    desk.fails(
        "replay absent.ra",
        1,
        &expect![[r#"
        ra: absent.ra: No such file or directory (os error 2)
    "#]],
    );
}

#[test]
fn priests_of_ra_is_told_too() {
    let desk = Desk::new().file("priests.ra", PRIESTS);
    expect![[r#"
        Priests of Ra, rules manual, last-ra end, 2 players

           1  Anna: draw farmer/warrior
           2  Anna: show farmer
           3  Bob: draw plague
           4  Anna: draw ra
           5  Bob: pass
           6  Anna: bid 2
              Anna wins with sun 2 and takes sun 1
              Anna gets farmer, plague
           7  Anna: turn farmer
              Anna turns farmer to warrior
           8  Bob: draw priest

        epoch 1, Ra tiles 1 of 6, centre sun 2
        track   priest  ·  ·  ·  ·  ·  ·  ·
        bag     170 tiles, 29 of them Ra

          seat  player  score   now  suns           won      tiles
        >    1  Anna       10    +0  9 6 5          1        warrior, plague
             2  Bob        10    +0  8 7 4 3                 none

        Seat 1, Anna, is asked to draw a tile or invoke Ra: draw, invoke
    "#]]
    .assert_eq(&desk.prints("replay priests.ra"));
    assert_eq!(desk.prints("replay priests.ra --json").lines().count(), 9);
    let output = desk.run("check priests.ra");
    expect![[r#"
        priests.ra:16: the game has not ended
    "#]]
    .assert_eq(&String::from_utf8(output.stdout).unwrap());
}

/// A name from a stranger's record cannot play tricks with the terminal.
#[test]
fn control_characters_of_names_are_not_printed() {
    let desk = Desk::new().file("begun.ra", &BEGUN.replace("Anna", "\u{1b}[31mAnna"));
    for command in ["check --partial begun.ra", "replay begun.ra", "replay begun.ra --at 3"] {
        assert!(!desk.prints(command).contains('\u{1b}'), "{command}");
    }
}
