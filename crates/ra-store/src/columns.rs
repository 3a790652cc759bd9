//! How values stand in columns.

use ra_record::Seed;
use ra_tables::{Header, PersonId, Stage, StoreError, StoredChange, TableId, Timestamp};

/// Numbers of databases have a sign.
pub fn table(id: TableId) -> i64 {
    id.number().cast_signed()
}

pub fn person(id: PersonId) -> i64 {
    id.number().cast_signed()
}

pub fn time(at: Timestamp) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

pub fn step(step: u32) -> i32 {
    i32::try_from(step).unwrap_or(i32::MAX)
}

pub fn stage(stage: Stage) -> i16 {
    match stage {
        Stage::Open => 0,
        Stage::Running => 1,
        Stage::Finished => 2,
    }
}

pub fn to_table(number: i64) -> TableId {
    TableId::new(number.cast_unsigned())
}

pub fn to_person(number: i64) -> PersonId {
    PersonId::new(number.cast_unsigned())
}

pub fn to_time(number: i64) -> Timestamp {
    Timestamp(u64::try_from(number).unwrap_or_default())
}

pub fn to_step(number: i32) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// The columns of a table that stay as they are.
pub type HeaderRow = (i64, String, String, Vec<u8>, bool, i64);

pub fn to_header(row: HeaderRow) -> Result<Header, StoreError> {
    let (host, host_name, settings, seed, public, created) = row;
    let seed: [u8; 32] =
        seed.try_into().map_err(|_| StoreError("a stored seed has not 32 bytes".into()))?;
    let (host, seed, created) = (to_person(host), Seed::new(seed), to_time(created));
    Ok(Header { host, host_name, settings, seed, created, public })
}

pub fn to_changes(rows: Vec<(i64, String)>) -> Vec<StoredChange> {
    let changes = rows.into_iter();
    changes.map(|(at, change)| StoredChange { at: to_time(at), change }).collect()
}

pub fn failed(error: sqlx::Error) -> StoreError {
    StoreError(error.into())
}
