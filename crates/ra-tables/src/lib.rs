//! Live games without HTTP: tables, seats, clocks, bots, and the log that nothing is lost from.
//!
//! A table is its log: settings and a secret seed, and then one [`Change`] after the other. A
//! [`Table`] is what follows from them. [`Tables`] is the one door: people, bots and clocks change
//! a table through it, in one order: judged, then durable in the [`Store`], then announced.

mod agenda;
mod change;
mod due;
mod identity;
mod ids;
mod judge;
pub mod memory;
mod password;
mod people;
mod refusal;
mod replay;
mod results;
mod settings;
mod slot;
mod store;
mod table;
mod tables;
#[cfg(test)]
mod tests;
mod text_format;
mod world;

pub use change::{Absence, By, Change, Order};
pub use due::{Due, Task};
pub use identity::{BadName, clean_name};
pub use ids::{ParseIdError, PersonId, Secret, SecretDigest, TableId};
pub use password::BadPassword;
pub use people::{Account, Bearer, MOST_KEYS, People, Person, fold_name};
pub use refusal::{Corrupt, Refusal};
pub use results::{
    Class, Contestant, Leader, Outcome, PastGame, Rating, Results, Standing, Title, rate,
};
pub use settings::{BadSettings, Place, Settings, TimeControl};
pub use slot::Watch;
pub use store::{
    Append, AppendError, Header, Listing, NewTable, News, Seating, Stage, Store, StoreError,
    StoredChange, StoredTable, Summary,
};
pub use table::{Chair, Sitter, Table};
pub use tables::{Profile, Tables};
pub use world::{RealWorld, Timestamp, World};
