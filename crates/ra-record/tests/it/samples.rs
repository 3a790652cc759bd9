//! Records made by an independent implementation of the rules.

use std::fs;
use std::path::{Path, PathBuf};

use ra_record::{json, text};

#[test]
fn valid_records_are_read_and_written_back_with_the_same_meaning() {
    for path in files("valid") {
        let read = text::read_any(&fs::read(&path).unwrap());
        let record = read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(text::read_any(record.to_text().as_bytes()).as_ref(), Ok(&record));
        let as_json = record.to_json().to_string();
        assert_eq!(json::read_any_record(&as_json).as_ref(), Ok(&record));
    }
}

#[test]
fn invalid_records_are_refused_at_the_line_that_is_wrong() {
    for path in files("invalid") {
        let bytes = fs::read(&path).unwrap();
        let error = text::read_any(&bytes).expect_err(&path.display().to_string());
        assert_eq!(error.line, expected_line(&bytes), "{}: {error}", path.display());
    }
}

/// The last comment of an invalid record says where it is wrong: `expect-line=12`.
fn expected_line(bytes: &[u8]) -> usize {
    let text = str::from_utf8(bytes).unwrap();
    let (_, line) = text.rsplit_once("expect-line=").unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 26, "the samples are there");
    files
}
