//! A file of an older version: the games in it are what they were.
//!
//! `tests/data/ab3d76d` holds a database made by the server of that commit, and the record that
//! this server gave of each game but the published one of Priests of Ra, whose rules have changed
//! since (P4.8).

use std::fs;
use std::path::{Path, PathBuf};

use ra_record::{AnyRecord, text};
use ra_store::Sqlite;
use ra_tables::{RealWorld, Stage, TableId, Tables};

const PUBLISHED: &str = "b8db60509db5d788";

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/ab3d76d")
}

/// Opens a copy: a file is changed by being used.
async fn open(folder: &Path) -> Tables<Sqlite, RealWorld> {
    let copy = folder.join("ra.db");
    fs::copy(data().join("ra.db"), &copy).unwrap();
    Tables::new(Sqlite::open(&copy).await.unwrap(), RealWorld)
}

/// The tables of the file, each with its record as it was.
fn records() -> Vec<(TableId, String)> {
    let files = fs::read_dir(data()).unwrap().map(|file| file.unwrap().path());
    let records = files.filter(|file| file.extension().is_some_and(|ending| ending == "ra"));
    let read = |file: PathBuf| {
        let id = file.file_stem().unwrap().to_str().unwrap().parse().unwrap();
        (id, fs::read_to_string(file).unwrap())
    };
    records.map(read).collect()
}

#[tokio::test]
async fn every_game_of_an_older_version_is_what_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let tables = open(folder.path()).await;
    let records = records();
    assert_eq!(records.len(), 5);
    for (id, was) in records {
        let table = tables.table(id).await.unwrap();
        let record = table.record().unwrap();
        assert_eq!(record.to_text(), was, "{id}");
        // A finished game proves the promise that was made before it began.
        let read: AnyRecord = text::read_any_partial(was.as_bytes()).unwrap();
        assert_eq!(read, record, "{id}");
        assert_eq!(record.is_over(), table.stage() == Stage::Finished);
        assert_eq!(record.is_over(), text::read_any(was.as_bytes()).is_ok());
        assert!(was.contains(&format!("commit {}", table.commitment())), "{id}");
    }
}

#[tokio::test]
async fn a_game_that_an_older_version_began_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let tables = open(folder.path()).await;
    let mut open = 0;
    for (id, _) in records() {
        let table = tables.table(id).await.unwrap();
        if table.stage() != Stage::Running {
            continue;
        }
        open += 1;
        assert_eq!(table.asked(), table.seat_of(table.host()), "{id}");
        let action = table.legal_actions()[0].clone();
        tables.submit(id, table.host(), table.moment(), &action).await.unwrap();
        assert!(tables.table(id).await.unwrap().step() > table.step());
    }
    assert_eq!(open, 2);
}

/// Its scores are those of today's rules: it ended with 88 to 52 points when plagues cost points
/// only at the end.
#[tokio::test]
async fn a_published_game_of_an_older_version_still_opens() {
    let folder = tempfile::tempdir().unwrap();
    let tables = open(folder.path()).await;
    let table = tables.table(PUBLISHED.parse().unwrap()).await.unwrap();
    assert_eq!(table.stage(), Stage::Finished);
    let record = table.record().unwrap().to_text();
    assert!(record.contains("rules published"));
    assert!(record.contains("end scores 85 52 winner 1"), "{record}");
    assert!(text::read_any(record.as_bytes()).unwrap().is_over());
}
