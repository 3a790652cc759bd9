//! What `ra` says of itself, and how it treats whoever reads it.

use crate::desk::Desk;

#[test]
fn it_says_what_it_can_do() {
    let said = Desk::new().prints("--help");
    for word in [
        "serve",
        "check",
        "replay",
        "simulate",
        "analyze",
        "arena",
        "train",
        "backup",
        "bench",
        "completions",
        "Examples:",
    ] {
        assert!(said.contains(word), "{said}");
    }
    assert!(Desk::new().prints("--version").starts_with("ra "));
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
fn every_shell_has_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = Desk::new().prints(&format!("completions {shell}"));
        assert!(script.contains("simulate"), "{shell}");
    }
}

#[test]
fn every_command_teaches_itself() {
    for command in ["check", "replay", "simulate", "analyze", "arena", "train", "backup", "bench"] {
        let help = Desk::new().prints(&format!("{command} --help"));
        assert!(help.contains("Usage:") && help.len() > 300, "{help}");
    }
}

/// The commands of the README work as they stand there.
#[test]
fn the_readme_tells_the_truth() {
    let readme = include_str!("../../../../README.md");
    let desk = Desk::new();
    let commands = readme.lines().filter_map(|line| line.strip_prefix("cargo run --release -- "));
    let said: Vec<String> = commands.map(|command| desk.prints(command)).collect();
    assert_eq!(said.len(), 8);
    assert!(said[3].contains("ok, scores"), "{}", said[3]);
    assert!(said[4].contains("ply 40 of"), "{}", said[4]);
}
