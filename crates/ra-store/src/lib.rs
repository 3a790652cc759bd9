//! Where tables are kept: SQLite for one machine, PostgreSQL for several.
//!
//! Both do the same, and one suite of tests says what. Both write in groups: what many players do
//! at the same time becomes durable together, and each is told only then.

mod any;
mod columns;
mod people;
mod postgres;
mod results;
mod sqlite;
mod writer;

pub use any::{AnyStore, ConnectError};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
