//! Tables in PostgreSQL, for several machines.

mod journal;
mod news;

use std::time::Duration;

use ra_tables::{
    Append, AppendError, Listing, NewTable, News, PersonId, Stage, Store, StoreError, StoredChange,
    StoredTable, TableId, Timestamp,
};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{query_as, query_scalar};
use tokio::sync::broadcast;

use crate::columns::{self, failed, to_changes, to_header, to_table};
use crate::writer::{Write, Writer};

use journal::Server;
use news::Wire;

mod people {
    crate::people::people!(Postgres, pool, sqlx::PgConnection);
}

mod results {
    /// The lock of whoever rates games: one node after the other.
    const LOCK: Option<&str> = Some("SELECT pg_advisory_xact_lock(125779801206375)");

    crate::results::results!(Postgres, pool, sqlx::PgConnection);
}

/// A store in a database of PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    writer: Writer,
    wire: Wire,
}

/// How long the database may keep us waiting before we say so.
const PATIENCE: Duration = Duration::from_secs(5);

impl Postgres {
    /// Opens a database, and makes its tables or brings them up to date if needed.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or belongs to a later version.
    pub async fn connect(address: &str) -> Result<Postgres, sqlx::Error> {
        // Whoever is stopped in the middle of a group does not keep the others waiting for long.
        let options: PgConnectOptions = address.parse()?;
        let options = options.options([
            ("statement_timeout", "10s"),
            ("lock_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "5s"),
        ]);
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        let writer = Writer::new(Server { pool: pool.clone() });
        let wire = Wire::connect(&pool).await?;
        Ok(Postgres { pool, writer, wire })
    }
}

impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Write::Create(table)).await.map(drop)
    }

    async fn open(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let select =
            "SELECT host, host_name, settings, seed, public, created FROM tables WHERE id = $1";
        let row = query_as(select).bind(columns::table(table)).fetch_optional(&self.pool);
        let Some(row) = row.await.map_err(failed)? else { return Ok(None) };
        let changes = self.changes(table, 0).await?;
        Ok(Some(StoredTable { header: to_header(row)?, changes }))
    }

    async fn changes(&self, table: TableId, from: u32) -> Result<Vec<StoredChange>, StoreError> {
        let select =
            "SELECT at, change FROM changes WHERE table_id = $1 AND step >= $2 ORDER BY step";
        let rows = query_as(select).bind(columns::table(table)).bind(columns::step(from));
        rows.fetch_all(&self.pool).await.map(to_changes).map_err(failed)
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.writer.append(append).await
    }

    async fn list(&self, list: Listing, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids = match list {
            Listing::Public(stage) => query_scalar(
                "SELECT id FROM tables WHERE public AND stage = $1 \
                 ORDER BY updated DESC, id DESC LIMIT $2",
            )
            .bind(i64::from(columns::stage(stage))),
            Listing::Of(person) => query_scalar(
                "SELECT id FROM sitters JOIN tables ON id = table_id WHERE person = $1 \
                 ORDER BY updated DESC, id DESC LIMIT $2",
            )
            .bind(columns::person(person)),
        };
        let ids = ids.bind(i64::from(limit)).fetch_all(&self.pool).await.map_err(failed)?;
        Ok(ids.into_iter().map(to_table).collect())
    }

    async fn unfinished(&self, person: PersonId, since: Timestamp) -> Result<u32, StoreError> {
        let select = "SELECT COUNT(*) FROM sitters JOIN tables ON id = table_id \
                      WHERE person = $1 AND stage <> $2 AND updated >= $3";
        let count = query_scalar(select)
            .bind(columns::person(person))
            .bind(columns::stage(Stage::Finished))
            .bind(columns::time(since));
        let count: i64 = count.fetch_one(&self.pool).await.map_err(failed)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn overdue(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let select = "SELECT id FROM tables WHERE due < $1 ORDER BY due, id LIMIT $2";
        let ids = query_scalar(select).bind(columns::time(before)).bind(i64::from(limit));
        let ids: Vec<i64> = ids.fetch_all(&self.pool).await.map_err(failed)?;
        Ok(ids.into_iter().map(to_table).collect())
    }

    async fn steps(&self, tables: Vec<TableId>) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<i64> = tables.into_iter().map(columns::table).collect();
        let select = "SELECT id, step FROM tables WHERE id = ANY ($1)";
        let rows: Vec<(i64, i32)> =
            query_as(select).bind(ids).fetch_all(&self.pool).await.map_err(failed)?;
        Ok(rows.into_iter().map(|(id, step)| (to_table(id), columns::to_step(step))).collect())
    }

    async fn announce(&self, table: TableId, step: u32) {
        self.wire.announce(table, step);
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.wire.news())
    }
}
