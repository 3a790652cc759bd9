//! Records made by an independent implementation of the rules.

use std::fs;
use std::path::{Path, PathBuf};

use ra_record::{AnyRecord, Record, json, text};
use ra_rules::Game;

#[test]
fn valid_records_are_read_and_written_back_with_the_same_meaning() {
    for path in files("valid") {
        let read = text::read_any(&fs::read(&path).unwrap());
        match read.unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
            AnyRecord::Ra(record) => written_back(&record),
            AnyRecord::Priests(record) => written_back(&record),
        }
    }
}

fn written_back<G: Game>(record: &Record<G>)
where
    AnyRecord: From<Record<G>>,
{
    let any = Ok(AnyRecord::from(record.clone()));
    assert_eq!(text::read_any(text::write(record).as_bytes()), any);
    let as_json = json::write_record(record).to_string();
    assert_eq!(json::read_any_record(&as_json).ok(), any.ok());
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
