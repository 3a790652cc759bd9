//! Group commit in PostgreSQL: all entries of a group in one statement.

use std::collections::HashSet;
use std::time::Duration;

use ra_tables::{Append, NewTable, Seating, TableId};
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{query, query_scalar};

use super::{people, results};
use crate::columns;
use crate::writer::{Journal, Stored, Write};

/// How long a group may take before it is given up.
const PATIENCE: Duration = Duration::from_secs(15);

/// The way to the database.
#[derive(Debug)]
pub struct Server {
    pub pool: PgPool,
}

impl Journal for Server {
    async fn write(&mut self, group: &[Write]) -> Result<Vec<Stored>, sqlx::Error> {
        let written = tokio::time::timeout(PATIENCE, write_group(&self.pool, group)).await;
        written.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }
}

async fn write_group(pool: &PgPool, group: &[Write]) -> Result<Vec<Stored>, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let mut stored = vec![false; group.len()];
    let mut appends: Vec<(usize, &Append)> = Vec::new();
    for (place, write) in group.iter().enumerate() {
        match write {
            Write::Append(append) => appends.push((place, append)),
            other => stored[place] = write_one(&mut transaction, other).await?,
        }
    }
    // One statement takes one entry of each table.
    appends.sort_by_key(|(_, append)| append.step);
    while !appends.is_empty() {
        let mut tables = HashSet::new();
        let (wave, later): (Vec<_>, Vec<_>) =
            appends.into_iter().partition(|(_, append)| tables.insert(append.table));
        let entries: Vec<&Append> = wave.iter().map(|&(_, append)| append).collect();
        let accepted = append_all(&mut transaction, &entries).await?;
        for (place, append) in wave {
            stored[place] = accepted.contains(&append.table);
            if let Some(outcome) = append.outcome.as_ref().filter(|_| stored[place]) {
                let finished = append.summary.updated;
                results::add(&mut transaction, append.table, outcome, finished).await?;
            }
        }
        appends = later;
    }
    transaction.commit().await?;
    Ok(stored)
}

async fn write_one(server: &mut PgConnection, write: &Write) -> Result<Stored, sqlx::Error> {
    match write {
        Write::Create(table) => create(server, table).await,
        Write::AddPerson(person, key, at) => people::add(server, person, key, *at).await,
        Write::Rename(person, name) => people::rename(server, *person, name).await,
        Write::AddKey(person, table, key, at) => {
            people::add_key(server, *person, *table, key, *at).await
        }
        Write::RemoveKey(key) => people::remove_key(server, key).await,
        Write::Enroll(account) => people::enroll(server, account).await,
        Write::ChangePassword(account, keep) => {
            people::change_password(server, account, keep).await
        }
        Write::RateNext => results::rate_next(server).await,
        Write::Append(append) => Ok(!append_all(server, &[append]).await?.is_empty()),
    }
}

async fn create(server: &mut PgConnection, table: &NewTable) -> Result<Stored, sqlx::Error> {
    let NewTable { id, header, summary } = table;
    let insert = query(
        "WITH made AS (INSERT INTO tables (id, host, host_name, settings, seed, public, created, \
         step, stage, updated, due) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING host, id) \
         INSERT INTO sitters (person, table_id) SELECT host, id FROM made ON CONFLICT DO NOTHING",
    );
    let insert = insert
        .bind(columns::table(*id))
        .bind(columns::person(header.host))
        .bind(&header.host_name)
        .bind(&header.settings)
        .bind(header.seed.as_bytes().as_slice())
        .bind(header.public)
        .bind(columns::time(header.created))
        .bind(columns::stage(summary.stage))
        .bind(columns::time(summary.updated))
        .bind(summary.due.map(columns::time));
    Ok(insert.execute(server).await?.rows_affected() == 1)
}

/// Entries of different tables; gives the tables whose entry was stored.
const APPEND_ALL: &str = "\
    WITH entry AS (\
        SELECT * FROM UNNEST($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::smallint[], \
            $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[]) \
        AS entry (id, step, at, change, stage, updated, due, sitter, leaver)\
    ), grown AS (\
        UPDATE tables SET step = tables.step + 1, stage = entry.stage, updated = entry.updated, \
            due = entry.due \
        FROM entry WHERE tables.id = entry.id AND tables.step = entry.step RETURNING tables.id\
    ), gone AS (\
        DELETE FROM sitters USING entry JOIN grown USING (id) \
        WHERE person = leaver AND table_id = entry.id\
    ), seated AS (\
        INSERT INTO sitters (person, table_id) \
        SELECT sitter, id FROM entry JOIN grown USING (id) WHERE sitter IS NOT NULL \
        ON CONFLICT DO NOTHING\
    ) INSERT INTO changes (table_id, step, at, change) \
    SELECT id, step, at, change FROM entry JOIN grown USING (id) RETURNING table_id";

async fn append_all(
    server: &mut PgConnection,
    entries: &[&Append],
) -> Result<HashSet<TableId>, sqlx::Error> {
    fn column<T>(entries: &[&Append], of: impl Fn(&Append) -> T) -> Vec<T> {
        entries.iter().map(|entry| of(entry)).collect()
    }
    // In one order, so that two nodes never wait for each other.
    let ids = column(entries, |entry| columns::table(entry.table));
    let lock = "SELECT FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE";
    query(lock).bind(ids).execute(&mut *server).await?;
    let insert = query_scalar(APPEND_ALL)
        .bind(column(entries, |entry| columns::table(entry.table)))
        .bind(column(entries, |entry| columns::step(entry.step)))
        .bind(column(entries, |entry| columns::time(entry.stored.at)))
        .bind(column(entries, |entry| entry.stored.change.clone()))
        .bind(column(entries, |entry| columns::stage(entry.summary.stage)))
        .bind(column(entries, |entry| columns::time(entry.summary.updated)))
        .bind(column(entries, |entry| entry.summary.due.map(columns::time)))
        .bind(column(entries, |entry| match entry.seating {
            Some(Seating::Sits(person)) => Some(columns::person(person)),
            _ => None,
        }))
        .bind(column(entries, |entry| match entry.seating {
            Some(Seating::Leaves(person)) => Some(columns::person(person)),
            _ => None,
        }));
    let accepted: Vec<i64> = insert.fetch_all(server).await?;
    Ok(accepted.into_iter().map(columns::to_table).collect())
}
