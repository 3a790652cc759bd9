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

    /// Runs a command whose output nobody reads.
    fn unread(&self, arguments: &str) -> Output {
        let mut command = self.command(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        child.wait_with_output().unwrap()
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

const PRIESTS: &str = "ra-record 1\ngame priests\nrules manual\nseat 1 \"Anna\" suns 9 6 5 2\n\
    seat 2 \"Bob\" suns 8 7 4 3\noption last-ra end\nplay\n1 draw farmer/warrior\n1 show farmer\n\
    2 draw plague\n1 draw ra\n2 pass\n1 bid 2\n1 turn farmer\n2 draw priest\n";

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
        games/1.ra: ok, scores 54 62, winner 2 "sensible 2", 198 plies, fair: the seed opens the commitment
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

#[test]
fn a_reader_that_has_read_enough_is_no_error() {
    let desk = Desk::new();
    desk.prints("simulate --players 5 --games 1 --seed 3 --records games");
    for command in ["replay games/1.ra --json", "completions zsh", "--help", "check games/1.ra"] {
        let output = desk.unread(command);
        assert!(output.status.success(), "{command}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
    }
    // But a bad file is a bad file, whoever reads about it.
    assert_eq!(desk.unread("check games/1.ra absent.ra").status.code(), Some(1));
}

#[test]
fn the_same_seed_simulates_the_same_games() {
    let desk = Desk::new();
    let said = desk.prints("simulate --players 3 --games 40 --seed 7");
    expect![[r#"
        40 games of Ra, rules 2016, 3 sensible players, seed 7

                                   mean    ± sd  least  median   most
        score                     42.07   19.18      0      42     85
        score of the winner       59.50   12.92     37      61     85
        score of seat 1           40.25   19.47      8      40     85
        score of seat 2           42.12   18.61      0      44     83
        score of seat 3           43.83   19.27      4      43     82
        decisions                250.10   19.90    192     255    294
        tiles drawn              136.97   13.84    101     138    162
        auctions                  34.80    2.76     28      35     42

        seat 1 wins  22.5 %  (12.3 to 37.5)
        seat 2 wins  42.5 %  (28.5 to 57.8)
        seat 3 wins  35.0 %  (22.1 to 50.5)

        epoch 1 ended     40 times by the Ra track,      0 times by suns
        epoch 2 ended     40 times by the Ra track,      0 times by suns
        epoch 3 ended     33 times by the Ra track,      7 times by suns

        final scores
           0–4      1.7 %  ██████
           5–9      4.2 %  ███████████████
          10–14     2.5 %  █████████
          15–19     5.8 %  █████████████████████
          20–24     5.8 %  █████████████████████
          25–29     5.0 %  ██████████████████
          30–34    10.8 %  ███████████████████████████████████████
          35–39     6.7 %  ████████████████████████
          40–44    13.3 %  ████████████████████████████████████████████████
          45–49     9.2 %  █████████████████████████████████
          50–54     8.3 %  ██████████████████████████████
          55–59     6.7 %  ████████████████████████
          60–64     7.5 %  ███████████████████████████
          65–69     4.2 %  ███████████████
          70–74     3.3 %  ████████████
          75–79     1.7 %  ██████
          80–84     2.5 %  █████████
          85–89     0.8 %  ███
    "#]]
    .assert_eq(&said);
    assert_eq!(desk.prints("simulate --players 3 --games 40 --seed 7"), said);
    assert_ne!(desk.prints("simulate --players 3 --games 40 --seed 8"), said);
}

#[test]
fn simulated_games_are_good_records() {
    let games = ["--edition 2022", "--game priests --rules published --option turning=always"];
    for game in games.iter().flat_map(|game| [format!("{game} --policy random"), game.to_string()])
    {
        for players in 2..=5 {
            let desk = Desk::new();
            desk.prints(&format!(
                "simulate --players {players} --games 3 --seed 1 --records games {game}"
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
    let mean = |game: &str, policy: &str| {
        let said = Desk::new().prints(&format!(
            "simulate --game {game} --players 3 --games 50 --seed 5 --policy {policy} --json"
        ));
        let json: Value = serde_json::from_str(&said).unwrap();
        json["statistics"]["score"]["mean"].as_f64().unwrap()
    };
    for game in ["ra", "priests"] {
        let (sensible, random) = (mean(game, "sensible"), mean(game, "random"));
        assert!(sensible > 1.5 * random, "{game}: {sensible} against {random}");
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
        ra: --option turning stands twice
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
    assert_eq!(said.len(), 5);
    assert!(said[3].contains("ok, scores"), "{}", said[3]);
    assert!(said[4].contains("ply 40 of"), "{}", said[4]);
}
