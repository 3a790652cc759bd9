//! What a node has to attend to, and when.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

use tokio::sync::Notify;
use tokio::time::sleep;

use crate::{TableId, Timestamp, World};

/// The tables at which something is due, the earliest first. Each stands in it once.
#[derive(Debug, Default)]
pub struct Agenda {
    entries: Mutex<Entries>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Entries {
    by_time: BTreeSet<(Timestamp, TableId)>,
    by_table: HashMap<TableId, Timestamp>,
}

impl Agenda {
    /// Notes when to attend to a table next, or that there is nothing to do.
    pub fn note(&self, table: TableId, at: Option<Timestamp>) {
        let mut entries = self.entries.lock().expect("nobody panics with the agenda in hand");
        if let Some(before) = entries.by_table.remove(&table) {
            entries.by_time.remove(&(before, table));
        }
        if let Some(at) = at {
            entries.by_table.insert(table, at);
            entries.by_time.insert((at, table));
        }
        drop(entries);
        self.changed.notify_one();
    }

    /// Is the table noted?
    pub fn has(&self, table: TableId) -> bool {
        let entries = self.entries.lock().expect("nobody panics with the agenda in hand");
        entries.by_table.contains_key(&table)
    }

    /// Waits until a table is due, and takes it off the agenda.
    pub async fn next(&self, world: &impl World) -> TableId {
        loop {
            let (due, wait) = self.take_due(world.now());
            match (due, wait) {
                (Some(table), _) => return table,
                (None, Some(until)) => {
                    let wait = until.since(world.now());
                    tokio::select! {
                        biased;
                        () = sleep(wait) => {}
                        () = self.changed.notified() => {}
                    }
                }
                (None, None) => self.changed.notified().await,
            }
        }
    }

    fn take_due(&self, now: Timestamp) -> (Option<TableId>, Option<Timestamp>) {
        let mut entries = self.entries.lock().expect("nobody panics with the agenda in hand");
        match entries.by_time.first().copied() {
            Some((at, table)) if at <= now => {
                entries.by_time.pop_first();
                entries.by_table.remove(&table);
                (Some(table), None)
            }
            first => (None, first.map(|(at, _)| at)),
        }
    }
}
