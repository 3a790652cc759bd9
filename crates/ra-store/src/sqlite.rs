//! Tables in one file, for one machine.

use std::path::Path;
use std::time::Duration;

use ra_tables::{
    Append, AppendError, Listing, NewTable, News, PersonId, Seating, Stage, Store, StoreError,
    StoredChange, StoredTable, TableId, Timestamp,
};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, SqliteConnection, query, query_as, query_scalar};
use tokio::sync::broadcast;

use crate::columns::{self, failed, to_changes, to_header, to_table};
use crate::writer::{Journal, Stored, Write, Writer};

mod people {
    crate::people::people!(Sqlite, readers, sqlx::SqliteConnection);
}

mod results {
    /// There is only one writer.
    const LOCK: Option<&str> = None;

    crate::results::results!(Sqlite, readers, sqlx::SqliteConnection);
}

/// A store in a file of SQLite.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file, and makes it or brings it up to date if needed.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or belongs to a later version.
    pub async fn open(file: &Path) -> Result<Sqlite, sqlx::Error> {
        // Without this a power failure could take back what was told.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!("migrations/sqlite").run(&mut connection).await?;
        let file = File { options: options.clone(), connection: Some(connection) };
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Sqlite { readers, writer: Writer::new(file) })
    }

    /// Writes a copy of everything as of now to a new file. The store may be in use meanwhile, and
    /// is not touched.
    ///
    /// # Errors
    ///
    /// If there is no store, or the copy exists or cannot be written.
    pub async fn copy(file: &Path, copy: &str) -> Result<(), sqlx::Error> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        query("SELECT COUNT(*) FROM changes").execute(&mut connection).await?;
        query("VACUUM INTO ?").bind(copy).execute(&mut connection).await?;
        std::fs::File::open(copy)?.sync_all()?;
        Ok(())
    }
}

struct File {
    options: SqliteConnectOptions,
    /// None after a failure: a connection that has seen a full disk is of no use any more.
    connection: Option<SqliteConnection>,
}

impl Journal for File {
    async fn write(&mut self, group: &[Write]) -> Result<Vec<Stored>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let stored = write_group(&mut connection, group).await?;
        self.connection = Some(connection);
        Ok(stored)
    }
}

async fn write_group(
    file: &mut SqliteConnection,
    group: &[Write],
) -> Result<Vec<Stored>, sqlx::Error> {
    let mut transaction = file.begin_with("BEGIN IMMEDIATE").await?;
    let mut stored = Vec::with_capacity(group.len());
    for write in group {
        stored.push(write_one(&mut transaction, write).await?);
    }
    transaction.commit().await?;
    Ok(stored)
}

async fn write_one(file: &mut SqliteConnection, write: &Write) -> Result<Stored, sqlx::Error> {
    match write {
        Write::Create(table) => create(file, table).await,
        Write::Append(entry) => append(file, entry).await,
        Write::AddPerson(person, key, at) => people::add(file, person, key, *at).await,
        Write::Rename(person, name) => people::rename(file, *person, name).await,
        Write::AddKey(person, table, key, at) => {
            people::add_key(file, *person, *table, key, *at).await
        }
        Write::RemoveKey(key) => people::remove_key(file, key).await,
        Write::Enroll(account) => people::enroll(file, account).await,
        Write::ChangePassword(account, keep) => people::change_password(file, account, keep).await,
        Write::RateNext => results::rate_next(file).await,
    }
}

async fn create(file: &mut SqliteConnection, table: &NewTable) -> Result<Stored, sqlx::Error> {
    let NewTable { id, header, summary } = table;
    let insert = query(
        "INSERT INTO tables (id, host, host_name, settings, seed, public, created, step, stage, \
         updated, due) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?) \
         ON CONFLICT (id) DO NOTHING",
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
    let is_new = insert.execute(&mut *file).await?.rows_affected() == 1;
    if is_new {
        sit(file, columns::person(header.host), *id).await?;
    }
    Ok(is_new)
}

async fn append(file: &mut SqliteConnection, append: &Append) -> Result<Stored, sqlx::Error> {
    let Append { table, step, stored, seating, summary, outcome } = append;
    let update = query(
        "UPDATE tables SET step = step + 1, stage = ?, updated = ?, due = ? \
         WHERE id = ? AND step = ?",
    );
    let update = update
        .bind(columns::stage(summary.stage))
        .bind(columns::time(summary.updated))
        .bind(summary.due.map(columns::time))
        .bind(columns::table(*table))
        .bind(columns::step(*step));
    if update.execute(&mut *file).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let insert = query("INSERT INTO changes (table_id, step, at, change) VALUES (?, ?, ?, ?)")
        .bind(columns::table(*table))
        .bind(columns::step(*step))
        .bind(columns::time(stored.at))
        .bind(&stored.change);
    insert.execute(&mut *file).await?;
    match seating {
        Some(Seating::Sits(person)) => sit(file, columns::person(*person), *table).await?,
        Some(Seating::Leaves(person)) => {
            let delete = query("DELETE FROM sitters WHERE person = ? AND table_id = ?")
                .bind(columns::person(*person))
                .bind(columns::table(*table));
            delete.execute(&mut *file).await?;
        }
        None => {}
    }
    if let Some(outcome) = outcome {
        results::add(file, *table, outcome, summary.updated).await?;
    }
    Ok(true)
}

async fn sit(file: &mut SqliteConnection, person: i64, table: TableId) -> Result<(), sqlx::Error> {
    let insert =
        query("INSERT INTO sitters (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(person)
            .bind(columns::table(table));
    insert.execute(file).await?;
    Ok(())
}

impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Write::Create(table)).await.map(drop)
    }

    async fn open(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let select =
            "SELECT host, host_name, settings, seed, public, created FROM tables WHERE id = ?";
        let row = query_as(select).bind(columns::table(table)).fetch_optional(&self.readers);
        let Some(row) = row.await.map_err(failed)? else { return Ok(None) };
        let changes = self.changes(table, 0).await?;
        Ok(Some(StoredTable { header: to_header(row)?, changes }))
    }

    async fn changes(&self, table: TableId, from: u32) -> Result<Vec<StoredChange>, StoreError> {
        let select =
            "SELECT at, change FROM changes WHERE table_id = ? AND step >= ? ORDER BY step";
        let rows = query_as(select).bind(columns::table(table)).bind(columns::step(from));
        rows.fetch_all(&self.readers).await.map(to_changes).map_err(failed)
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.writer.append(append).await
    }

    async fn list(&self, list: Listing, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids = match list {
            Listing::Public(stage) => query_scalar(
                "SELECT id FROM tables WHERE public = 1 AND stage = ? \
                 ORDER BY updated DESC, id DESC LIMIT ?",
            )
            .bind(i64::from(columns::stage(stage))),
            Listing::Of(person) => query_scalar(
                "SELECT id FROM sitters JOIN tables ON id = table_id WHERE person = ? \
                 ORDER BY updated DESC, id DESC LIMIT ?",
            )
            .bind(columns::person(person)),
        };
        let ids: Vec<i64> = ids.bind(limit).fetch_all(&self.readers).await.map_err(failed)?;
        Ok(ids.into_iter().map(to_table).collect())
    }

    async fn unfinished(&self, person: PersonId, since: Timestamp) -> Result<u32, StoreError> {
        let select = "SELECT COUNT(*) FROM sitters JOIN tables ON id = table_id \
                      WHERE person = ? AND stage <> ? AND updated >= ?";
        let count = query_scalar(select)
            .bind(columns::person(person))
            .bind(columns::stage(Stage::Finished))
            .bind(columns::time(since));
        let count: i64 = count.fetch_one(&self.readers).await.map_err(failed)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn overdue(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let select = "SELECT id FROM tables WHERE due < ? ORDER BY due, id LIMIT ?";
        let ids = query_scalar(select).bind(columns::time(before)).bind(limit);
        let ids: Vec<i64> = ids.fetch_all(&self.readers).await.map_err(failed)?;
        Ok(ids.into_iter().map(to_table).collect())
    }

    async fn steps(&self, tables: Vec<TableId>) -> Result<Vec<(TableId, u32)>, StoreError> {
        let mut select = QueryBuilder::new("SELECT id, step FROM tables WHERE id IN (");
        let mut ids = select.separated(", ");
        for table in tables {
            ids.push_bind(columns::table(table));
        }
        let rows = select.push(")").build_query_as().fetch_all(&self.readers).await;
        let rows: Vec<(i64, i32)> = rows.map_err(failed)?;
        Ok(rows.into_iter().map(|(id, step)| (to_table(id), columns::to_step(step))).collect())
    }

    /// There are no other nodes.
    async fn announce(&self, _: TableId, _: u32) {}

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_disk_that_was_full_is_written_again_when_there_is_room() -> Result<(), sqlx::Error> {
        let folder = tempfile::tempdir()?;
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("ra.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!("migrations/sqlite").run(&mut connection).await?;
        query("PRAGMA max_page_count = 1").execute(&mut connection).await?;
        let mut file = File { options, connection: Some(connection) };

        let person = |number: u64| {
            let name = "Anna".repeat(1000);
            let id = ra_tables::PersonId::new(number);
            let secret = [u8::try_from(number).expect("a small number"); 32];
            let person = ra_tables::Person { id, name, has_account: false };
            Write::AddPerson(person, secret, Timestamp(0))
        };
        let group: Vec<Write> = (0..50).map(person).collect();
        let full = file.write(&group).await.expect_err("there is no room").to_string();
        assert!(full.contains("full"), "{full}");
        // The limit was one of the connection.
        assert_eq!(file.write(&group).await?.len(), 50);
        Ok(())
    }
}
