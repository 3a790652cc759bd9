//! What holds for the project as a whole.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand};

/// The crates in the order of their layers: a crate uses only crates before it.
const LAYERS: [&str; 4] = ["ra-rules", "ra-record", "ra-cli", "xtask"];

#[test]
fn a_crate_uses_only_crates_below_it() {
    let metadata = MetadataCommand::new().no_deps().exec().unwrap();
    assert_eq!(metadata.packages.len(), LAYERS.len(), "every crate has its layer");
    for package in &metadata.packages {
        let layer = |name: &str| LAYERS.iter().position(|&layer| layer == name);
        let own = layer(&package.name).unwrap_or_else(|| panic!("{} has no layer", package.name));
        for dependency in package.dependencies.iter().filter_map(|other| layer(&other.name)) {
            assert!(dependency < own, "{} uses {}", package.name, LAYERS[dependency]);
        }
    }
}

#[test]
fn the_rules_depend_on_nothing() {
    let metadata = MetadataCommand::new().no_deps().exec().unwrap();
    let rules = metadata.packages.iter().find(|package| package.name == "ra-rules").unwrap();
    let normal = rules.dependencies.iter().filter(|other| other.kind == DependencyKind::Normal);
    assert_eq!(normal.count(), 0);
    let source = fs::read_to_string(root().join("crates/ra-rules/src/lib.rs")).unwrap();
    assert!(source.contains("#![no_std]"));
}

/// Code and tests cite rules as R4.2; each number cited exists, and each rule is cited by a test.
#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let rules = cited(&rules);
    assert!(rules.len() >= 20, "docs/rules.md numbers its rules");

    let (mut in_code, mut in_tests) = (BTreeSet::new(), BTreeSet::new());
    for file in rust_files(&root().join("crates")) {
        let text = fs::read_to_string(&file).unwrap();
        let is_test = file.components().any(|part| part.as_os_str() == "tests");
        if is_test { &mut in_tests } else { &mut in_code }.extend(cited(&text));
    }
    let unknown: Vec<_> = in_code.union(&in_tests).filter(|rule| !rules.contains(*rule)).collect();
    assert!(unknown.is_empty(), "docs/rules.md does not have {unknown:?}");
    let untested: Vec<_> = rules.difference(&in_tests).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
}

/// The numbers of rules in a text: an R, a number, a dot and a number.
fn cited(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let words = words.map(|word| word.trim_end_matches('.'));
    let is_rule = |word: &&str| {
        let Some((chapter, rule)) = word.strip_prefix('R').and_then(|word| word.split_once('.'))
        else {
            return false;
        };
        chapter.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok()
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

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
}
