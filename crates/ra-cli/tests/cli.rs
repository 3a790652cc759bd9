//! The binary as a person runs it: what it says, and with which exit code.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use expect_test::{Expect, expect};
use serde_json::Value;
use tempfile::TempDir;

/// Runs `ra` in a folder of its own; what it says has no path in it.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(TempDir::new().unwrap())
    }

    fn file(self, name: &str, text: &str) -> Desk {
        fs::write(self.0.path().join(name), text).unwrap();
        self
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra"));
        command.current_dir(self.0.path()).args(arguments.split_whitespace());
        command
    }

    fn run(&self, arguments: &str) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// What a successful command prints.
    #[track_caller]
    fn prints(&self, arguments: &str) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command says that fails with this exit code.
    #[track_caller]
    fn fails(&self, arguments: &str, code: i32, said: &Expect) {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(code));
        said.assert_eq(&String::from_utf8(output.stderr).unwrap());
        assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    }
}

const BEGUN: &str = "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Anna\" suns 9 6 5 2\n\
    seat 2 \"Bob\" suns 8 7 4 3\nplay\n1 draw nile\n2 draw flood\n1 invoke\n2 bid 3\n1 pass\n";

#[test]
fn alone_it_says_what_it_can_do() {
    let said = Desk::new().prints("");
    for word in ["check", "replay", "simulate", "bench", "completions", "Examples:"] {
        assert!(said.contains(word), "{said}");
    }
    assert!(Desk::new().prints("--version").starts_with("ra "));
}

#[test]
fn check_says_ok_with_the_result() {
    let desk = Desk::new();
    desk.prints("simulate --players 2 --games 1 --seed 3 --records games");
    expect![[r#"
        games/1.ra: ok, scores 49 67, winner 2 "sensible 2", 199 plies, fair: the seed opens the commitment
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
        Ra, edition of 2016, 2 players

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
        Ra, edition of 2016, 2 players, ply 1 of 5

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
fn a_reader_that_has_read_enough_is_no_error() {
    let desk = Desk::new();
    desk.prints("simulate --players 5 --games 1 --seed 3 --records games");
    let mut child = desk
        .command("replay games/1.ra --json")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn the_same_seed_simulates_the_same_games() {
    let desk = Desk::new();
    let said = desk.prints("simulate --players 3 --games 40 --seed 7");
    expect![[r#"
        40 games of Ra, edition of 2016, 3 sensible players, seed 7

                                   mean    ± sd  least  median   most
        score                     42.48   19.33      4      42     85
        score of the winner       60.33   13.56     37      61     85
        score of seat 1           41.55   19.57      8      40     85
        score of seat 2           42.30   19.22      6      44     84
        score of seat 3           43.58   19.14      4      43     82
        decisions                250.38   20.07    192     254    294
        tiles drawn              137.05   13.90    101     138    162
        auctions                  34.83    2.81     28      36     42

        seat 1 wins  22.5 % ± 12.9
        seat 2 wins  42.5 % ± 15.3
        seat 3 wins  35.0 % ± 14.8

        epoch 1 ended     40 times by the Ra track,      0 times by suns
        epoch 2 ended     40 times by the Ra track,      0 times by suns
        epoch 3 ended     34 times by the Ra track,      6 times by suns

        final scores
           0–4      0.8 %  ███
           5–9      5.0 %  ██████████████████
          10–14     1.6 %  ██████
          15–19     5.0 %  ██████████████████
          20–24     7.5 %  ███████████████████████████
          25–29     5.0 %  ██████████████████
          30–34    11.6 %  ██████████████████████████████████████████
          35–39     5.8 %  █████████████████████
          40–44    13.3 %  ████████████████████████████████████████████████
          45–49     8.3 %  ██████████████████████████████
          50–54     8.3 %  ██████████████████████████████
          55–59     8.3 %  ██████████████████████████████
          60–64     5.0 %  ██████████████████
          65–69     5.0 %  ██████████████████
          70–74     3.3 %  ████████████
          75–79     1.6 %  ██████
          80–84     2.5 %  █████████
          85–89     1.6 %  ██████
    "#]]
    .assert_eq(&said);
    assert_eq!(desk.prints("simulate --players 3 --games 40 --seed 7"), said);
    assert_ne!(desk.prints("simulate --players 3 --games 40 --seed 8"), said);
}

#[test]
fn simulated_games_are_good_records() {
    for policy in ["random", "sensible"] {
        for players in 2..=5 {
            let desk = Desk::new();
            desk.prints(&format!(
                "simulate --players {players} --games 3 --seed 1 --policy {policy} --records games --edition 2022"
            ));
            assert_eq!(fs::read_dir(desk.0.path().join("games")).unwrap().count(), 3);
            let said = desk.prints("check games/1.ra games/2.ra games/3.ra");
            assert_eq!(said.matches("fair: the seed opens the commitment").count(), 3, "{said}");
        }
    }
}

#[test]
fn simulate_gives_programs_json() {
    let said =
        Desk::new().prints("simulate --players 4 --games 20 --seed 1 --policy random --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let statistics = &json["statistics"];
    assert_eq!((&json["players"], &json["policy"]), (&4.into(), &"random".into()));
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
fn the_sensible_policy_beats_chance_by_far() {
    let mean = |policy: &str| {
        let said = Desk::new()
            .prints(&format!("simulate --players 3 --games 50 --seed 5 --policy {policy} --json"));
        let json: Value = serde_json::from_str(&said).unwrap();
        json["statistics"]["score"]["mean"].as_f64().unwrap()
    };
    let (sensible, random) = (mean("sensible"), mean("random"));
    assert!(sensible > 2.0 * random, "{sensible} against {random}");
}

#[test]
fn simulate_says_what_is_wrong() {
    let desk = Desk::new().file("file", "");
    desk.fails(
        "simulate --players 2 --games 1 --seed 1 --edition 1999",
        1,
        &expect![[r#"
        ra: the edition of 1999 is for 3 to 5 players, not 2
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
        2,
        &expect![[r#"
        error: invalid value '2000' for '--edition <E>': the editions of Ra are 1999, 2016 and 2022

        For more information, try '--help'.
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

#[test]
fn bench_measures_every_kind_of_play() {
    let said = Desk::new().prints("bench --players 3 --games 50 --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let measurements = json["measurements"].as_array().unwrap();
    let what: Vec<&str> = measurements.iter().map(|m| m["what"].as_str().unwrap()).collect();
    assert_eq!(what, ["step", "mask", "random"]);
    for measurement in measurements {
        assert_eq!(measurement["games"], 50);
        assert!(measurement["decisions"].as_u64().unwrap() > 50 * 50);
        assert!(measurement["decisions_per_second"].as_f64().unwrap() > 0.0);
    }
    assert!(json["replays"][0]["plies"].as_u64().unwrap() > 100);

    let said = Desk::new().prints("bench --players 3 --games 50 --only mask --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["measurements"].as_array().unwrap().len(), 1);
    assert_eq!(json["replays"], Value::Array(vec![]));
    assert!(Desk::new().prints("bench --players 2 --seconds 0.01").contains("decisions/s"));
    Desk::new().fails(
        "bench --seconds 0",
        2,
        &expect![[r#"
        error: invalid value '0' for '--seconds <S>': a number of seconds from 0.001 to 3600

        For more information, try '--help'.
    "#]],
    );
}

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = Desk::new().prints(&format!("completions {shell}"));
        assert!(script.contains("simulate"), "{shell}");
    }
}

#[test]
fn every_command_teaches_itself() {
    for command in ["check", "replay", "simulate", "bench", "completions"] {
        let help = Desk::new().prints(&format!("{command} --help"));
        assert!(help.contains("Usage:") && help.len() > 300, "{help}");
    }
}

/// The commands of the README work as they stand there.
#[test]
fn the_readme_tells_the_truth() {
    let readme = include_str!("../../../README.md");
    let desk = Desk::new();
    let commands = readme.lines().filter_map(|line| line.strip_prefix("cargo run --release -- "));
    let said: Vec<String> = commands.map(|command| desk.prints(command)).collect();
    assert_eq!(said.len(), 4);
    assert!(said[2].contains("ok, scores"), "{}", said[2]);
    assert!(said[3].contains("ply 40 of"), "{}", said[3]);
}
