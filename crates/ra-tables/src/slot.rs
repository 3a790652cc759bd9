//! A table in the memory of a node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Mutex, watch};

use crate::{Refusal, Store, Table};

/// A table that a node has loaded.
#[derive(Debug)]
pub struct Slot {
    /// One change at a time goes through this door.
    pub door: Arc<Mutex<()>>,
    current: watch::Sender<Arc<Table>>,
    /// How often the log may have grown without this node knowing, and how many of these doubts
    /// are settled.
    doubts: AtomicU64,
    settled: AtomicU64,
    used: AtomicU64,
}

impl Slot {
    pub fn new(table: Table) -> Slot {
        let (current, _) = watch::channel(Arc::new(table));
        Slot { door: Arc::default(), current, doubts: 0.into(), settled: 0.into(), used: 0.into() }
    }

    pub fn table(&self) -> Arc<Table> {
        Arc::clone(&self.current.borrow())
    }

    /// Shows a later table to everybody who watches.
    pub fn show(&self, table: Arc<Table>) {
        self.current.send_if_modified(|current| {
            let later = table.step() > current.step();
            if later {
                *current = table;
            }
            later
        });
    }

    pub fn watch(self: &Arc<Slot>) -> Watch {
        Watch { receiver: self.current.subscribe(), _slot: Arc::clone(self) }
    }

    pub fn is_watched(&self) -> bool {
        self.current.receiver_count() > 0
    }

    /// The log may be longer than this node knows.
    pub fn doubt(&self) {
        self.doubts.fetch_add(1, Ordering::AcqRel);
    }

    pub fn touch(&self, at: u64) {
        self.used.store(at, Ordering::Relaxed);
    }

    pub fn last_used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Catches up with the log if there is any doubt.
    pub async fn settle(&self, store: &impl Store) -> Result<(), Refusal> {
        let is_settled =
            self.settled.load(Ordering::Acquire) == self.doubts.load(Ordering::Acquire);
        if is_settled { Ok(()) } else { self.catch_up(store).await }
    }

    /// Catches up with the log.
    pub async fn catch_up(&self, store: &impl Store) -> Result<(), Refusal> {
        let doubts = self.doubts.load(Ordering::Acquire);
        let table = self.table();
        let changes = store.changes(table.id(), table.step()).await?;
        if !changes.is_empty() {
            let mut table = Table::clone(&table);
            table.replay(&changes)?;
            self.show(Arc::new(table));
        }
        self.settled.fetch_max(doubts, Ordering::AcqRel);
        Ok(())
    }
}

/// Somebody who looks at a table.
#[derive(Debug)]
pub struct Watch {
    receiver: watch::Receiver<Arc<Table>>,
    /// Keeps the table loaded.
    _slot: Arc<Slot>,
}

impl Watch {
    /// The table as it is now.
    #[must_use]
    pub fn table(&mut self) -> Arc<Table> {
        Arc::clone(&self.receiver.borrow_and_update())
    }

    /// Waits for something to happen, and gives the table as it is then. Who is slow misses what
    /// happened in between, never what comes last.
    pub async fn changed(&mut self) -> Arc<Table> {
        let alive = self.receiver.changed().await;
        alive.expect("a watched table stays loaded");
        self.table()
    }
}
