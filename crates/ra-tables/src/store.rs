//! The port to where tables are kept.

use std::error::Error;
use std::future::Future;

use ra_record::Seed;
use tokio::sync::broadcast;

use crate::{Outcome, People, PersonId, Results, TableId, Timestamp};

/// Where tables and people are kept.
///
/// The key of a log, table and step, is all there is to keep several nodes in order: whoever
/// appends second is told so. What was stored stays stored, whatever crashes.
pub trait Store: People + Results + Send + Sync + 'static {
    /// Stores a new table. Does nothing if there is one with this id.
    fn create(&self, table: NewTable) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// A table with its whole log.
    fn open(
        &self,
        table: TableId,
    ) -> impl Future<Output = Result<Option<StoredTable>, StoreError>> + Send;

    /// The entries of a log from this step on.
    fn changes(
        &self,
        table: TableId,
        from: u32,
    ) -> impl Future<Output = Result<Vec<StoredChange>, StoreError>> + Send;

    /// Stores an entry, durably: when this returns, no crash takes it back.
    fn append(&self, append: Append) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// Tables, the latest change first.
    fn list(
        &self,
        list: Listing,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// How many tables of a person are not finished and have changed since this time.
    fn unfinished(
        &self,
        person: PersonId,
        since: Timestamp,
    ) -> impl Future<Output = Result<u32, StoreError>> + Send;

    /// Tables at which something was due before this time, the longest overdue first.
    fn overdue(
        &self,
        before: Timestamp,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// The length of the logs of these tables.
    fn steps(
        &self,
        tables: Vec<TableId>,
    ) -> impl Future<Output = Result<Vec<(TableId, u32)>, StoreError>> + Send;

    /// Tells other nodes that a log has grown. Needs not arrive.
    fn announce(&self, table: TableId, step: u32) -> impl Future<Output = ()> + Send;

    /// What other nodes announce; `None` if there are no others.
    fn news(&self) -> Option<broadcast::Receiver<News>>;
}

/// What is heard from other nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A log has grown to this many entries.
    Grown(TableId, u32),
    /// Something may have been missed.
    Gap,
}

/// A table as it is stored first.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct NewTable {
    pub id: TableId,
    pub header: Header,
    pub summary: Summary,
}

/// What is stored about a table besides its log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Header {
    pub host: PersonId,
    pub host_name: String,
    pub settings: String,
    pub seed: Seed,
    pub created: Timestamp,
    pub public: bool,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct StoredTable {
    pub header: Header,
    pub changes: Vec<StoredChange>,
}

/// An entry of a log as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct StoredChange {
    pub at: Timestamp,
    pub change: String,
}

/// An entry to be stored, and what follows from it for lists.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The entries that the log must have so far.
    pub step: u32,
    /// The entry.
    pub stored: StoredChange,
    /// Who takes or leaves a seat by this entry.
    pub seating: Option<Seating>,
    /// The table after this entry.
    pub summary: Summary,
    /// How the game ended, if it ended by this entry.
    pub outcome: Option<Outcome>,
}

/// Somebody takes or leaves a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Seating {
    Sits(PersonId),
    Leaves(PersonId),
}

/// What lists need to know about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Summary {
    pub stage: Stage,
    pub updated: Timestamp,
    /// When something happens by itself.
    pub due: Option<Timestamp>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// People are taking their seats.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Finished,
}

impl Stage {
    /// Every stage.
    pub const ALL: [Stage; 3] = [Stage::Open, Stage::Running, Stage::Finished];
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// The public ones that are so far.
    Public(Stage),
    /// Those of one person.
    Of(PersonId),
}

/// The store does not answer, or not as it should.
#[derive(Debug, thiserror::Error)]
#[error("the store does not answer")]
pub struct StoreError(#[source] pub Box<dyn Error + Send + Sync>);

/// Why an entry was not stored.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The log has other entries by now.
    #[error("somebody else was faster")]
    Conflict,
    /// Nobody knows whether the entry was stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}
