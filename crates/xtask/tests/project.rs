//! What holds for the project as a whole.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

/// The crates in the order of their layers: a crate uses only crates before it.
const LAYERS: [&str; 13] = [
    "ra-rules",
    "ra-record",
    "ra-bots",
    "ra-arena",
    "ra-locales",
    "ra-view",
    "ra-advice",
    "ra-tables",
    "ra-store",
    "ra-web",
    "ra-cli",
    "ra-e2e",
    "xtask",
];

#[test]
fn a_crate_uses_only_crates_before_it() {
    let metadata = metadata();
    assert_eq!(metadata.packages.len(), LAYERS.len(), "every crate has its layer");
    for package in &metadata.packages {
        let layer = |name: &str| LAYERS.iter().position(|&layer| layer == name);
        let own = layer(&package.name).unwrap_or_else(|| panic!("{} has no layer", package.name));
        for dependency in package.dependencies.iter().filter_map(|other| layer(&other.name)) {
            assert!(dependency < own, "{} uses {}", package.name, LAYERS[dependency]);
        }
    }
}

/// `cargo run` must not have to ask which binary is meant.
#[test]
fn there_is_one_binary_to_run() {
    let metadata = metadata();
    let members = metadata.workspace_default_packages();
    let targets = members.iter().flat_map(|package| &package.targets);
    let binaries: Vec<&str> =
        targets.filter(|target| target.is_bin()).map(|target| target.name.as_str()).collect();
    assert_eq!(binaries, ["ra"]);
}

#[test]
fn the_rules_depend_on_nothing() {
    let metadata = metadata();
    let rules = metadata.packages.iter().find(|package| package.name == "ra-rules").unwrap();
    let normal = rules.dependencies.iter().filter(|other| other.kind == DependencyKind::Normal);
    assert_eq!(normal.count(), 0);
    let source = fs::read_to_string(root().join("crates/ra-rules/src/lib.rs")).unwrap();
    assert!(source.contains("#![no_std]"));
}

/// The common machine knows no game, and the games do not know each other.
#[test]
fn games_keep_to_themselves() {
    let source = root().join("crates/ra-rules/src");
    for file in rust_files(&source) {
        let inside = file.strip_prefix(&source).unwrap();
        let foreign: &[&str] = match inside.iter().next().unwrap().to_str().unwrap() {
            "lib.rs" => continue,
            "ra" => &["priests::", "Priests"],
            "priests" => &["ra::"],
            _ => &["priests::", "ra::", "Priests", "Ra>"],
        };
        let text = fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let found = foreign.iter().find(|name| line.contains(*name));
            assert_eq!(found, None, "{}: {line}", inside.display());
        }
    }
}

/// Code and tests cite rules as R4.2 or P1.3; each number cited exists, and each rule is cited by
/// the documentation of a test.
#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let rules = cited(&rules);
    assert!(rules.len() >= 40, "docs/rules.md numbers its rules");

    let (mut everywhere, mut by_tests) = (BTreeSet::new(), BTreeSet::new());
    for file in rust_files(&root().join("crates")) {
        let text = fs::read_to_string(&file).unwrap();
        everywhere.extend(cited(&text));
        // The documentation of a test ends where its attribute begins.
        for before in text.split("#[test]").map(str::trim_end) {
            let lines = before.lines().rev().take_while(|line| line.trim().starts_with("///"));
            lines.for_each(|line| by_tests.extend(cited(line)));
        }
    }
    let unknown: Vec<_> = everywhere.difference(&rules).collect();
    assert!(unknown.is_empty(), "docs/rules.md does not have {unknown:?}");
    let untested: Vec<_> = rules.difference(&by_tests).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
}

/// The numbers of rules in a text: an R or a P, a number, a dot and a number.
fn cited(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let words = words.map(|word| word.trim_end_matches('.'));
    let is_rule = |word: &&str| {
        let numbers = word.strip_prefix(['R', 'P']).and_then(|word| word.split_once('.'));
        numbers.is_some_and(|(chapter, rule)| {
            chapter.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok()
        })
    };
    words.filter(is_rule).map(str::to_string).collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.extension() {
            _ if path.is_dir() => rust_files(&path),
            Some(extension) if extension == "rs" => vec![path],
            _ => vec![],
        })
        .collect()
}

fn metadata() -> Metadata {
    let root = root().join("Cargo.toml");
    MetadataCommand::new().manifest_path(root).no_deps().exec().unwrap()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
}
