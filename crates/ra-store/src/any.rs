//! The store that an address names.

use std::path::PathBuf;

use ra_tables::{
    Account, Append, AppendError, Bearer, Class, Leader, Listing, NewTable, News, PastGame, People,
    Person, PersonId, Rating, Results, SecretDigest, Store, StoreError, StoredChange, StoredTable,
    TableId, Timestamp,
};
use tokio::sync::broadcast;

use crate::{Postgres, Sqlite};

/// One of the stores.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum AnyStore {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// A store cannot be opened. The cause is part of what it says.
#[derive(Debug)]
pub struct ConnectError {
    address: String,
    source: sqlx::Error,
}

impl std::fmt::Display for ConnectError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "cannot open the store {}: ", self.address)?;
        match &self.source {
            sqlx::Error::Database(error) => f.write_str(error.message()),
            error => error.fmt(f),
        }
    }
}

impl std::error::Error for ConnectError {}

impl AnyStore {
    /// Opens the store at an address, `postgres://…` or the path of a file, and makes it or brings
    /// it up to date if needed.
    ///
    /// # Errors
    ///
    /// [`ConnectError`] says why it cannot be opened.
    pub async fn connect(address: &str) -> Result<AnyStore, ConnectError> {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|&s| address.starts_with(s));
        let store = if is_postgres {
            Postgres::connect(address).await.map(AnyStore::Postgres)
        } else {
            Sqlite::open(&PathBuf::from(address)).await.map(AnyStore::Sqlite)
        };
        store.map_err(|source| ConnectError { address: without_password(address), source })
    }
}

/// An address that can be shown.
fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    match rest.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://…@{host}"),
        None => format!("{scheme}://{rest}"),
    }
}

/// Asks whichever store it is.
macro_rules! ask {
    ($any:expr, $store:ident => $answer:expr) => {
        match $any {
            AnyStore::Sqlite($store) => $answer,
            AnyStore::Postgres($store) => $answer,
        }
    };
}

impl Store for AnyStore {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        ask!(self, store => store.create(table).await)
    }

    async fn open(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        ask!(self, store => store.open(table).await)
    }

    async fn changes(&self, table: TableId, from: u32) -> Result<Vec<StoredChange>, StoreError> {
        ask!(self, store => store.changes(table, from).await)
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        ask!(self, store => store.append(append).await)
    }

    async fn list(&self, list: Listing, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self, store => store.list(list, limit).await)
    }

    async fn unfinished(&self, person: PersonId, since: Timestamp) -> Result<u32, StoreError> {
        ask!(self, store => store.unfinished(person, since).await)
    }

    async fn overdue(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self, store => store.overdue(before, limit).await)
    }

    async fn steps(&self, tables: Vec<TableId>) -> Result<Vec<(TableId, u32)>, StoreError> {
        ask!(self, store => store.steps(tables).await)
    }

    async fn announce(&self, table: TableId, step: u32) {
        ask!(self, store => store.announce(table, step).await);
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        ask!(self, store => store.news())
    }
}

impl People for AnyStore {
    async fn add_person(
        &self,
        person: Person,
        key: SecretDigest,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        ask!(self, store => store.add_person(person, key, at).await)
    }

    async fn bearer(&self, key: SecretDigest) -> Result<Option<Bearer>, StoreError> {
        ask!(self, store => store.bearer(key).await)
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        ask!(self, store => store.person(person).await)
    }

    async fn rename(&self, person: PersonId, name: String) -> Result<bool, StoreError> {
        ask!(self, store => store.rename(person, name).await)
    }

    async fn add_key(
        &self,
        bearer: (PersonId, Option<TableId>),
        key: SecretDigest,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        ask!(self, store => store.add_key(bearer, key, at).await)
    }

    async fn remove_key(&self, key: SecretDigest) -> Result<(), StoreError> {
        ask!(self, store => store.remove_key(key).await)
    }

    async fn enroll(&self, account: Account) -> Result<bool, StoreError> {
        ask!(self, store => store.enroll(account).await)
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        ask!(self, store => store.account(name).await)
    }

    async fn change_password(
        &self,
        account: Account,
        keep: SecretDigest,
    ) -> Result<(), StoreError> {
        ask!(self, store => store.change_password(account, keep).await)
    }
}

impl Results for AnyStore {
    async fn rate_next(&self) -> Result<bool, StoreError> {
        ask!(self, store => store.rate_next().await)
    }

    async fn changes_at(&self, table: TableId) -> Result<Vec<Option<f64>>, StoreError> {
        ask!(self, store => store.changes_at(table).await)
    }

    async fn games_of(&self, person: PersonId, limit: u32) -> Result<Vec<PastGame>, StoreError> {
        ask!(self, store => store.games_of(person, limit).await)
    }

    async fn ratings_of(&self, person: PersonId) -> Result<Vec<(Class, Rating)>, StoreError> {
        ask!(self, store => store.ratings_of(person).await)
    }

    async fn leaders(&self, class: Class, limit: u32) -> Result<Vec<Leader>, StoreError> {
        ask!(self, store => store.leaders(class, limit).await)
    }
}
