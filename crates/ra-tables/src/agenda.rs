//! What a node has to attend to, and when.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

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
    /// Tables that are being attended to; what is noted for them waits until that is done.
    busy: HashMap<TableId, Option<Timestamp>>,
}

/// The longest sleep: the clock on the wall may be set meanwhile, or the machine suspended.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);

impl Agenda {
    /// Notes when to attend to a table next, or that there is nothing to do.
    pub fn note(&self, table: TableId, at: Option<Timestamp>) {
        let mut entries = self.entries();
        match entries.busy.get_mut(&table) {
            Some(later) => *later = at,
            None => entries.set(table, at),
        }
        drop(entries);
        self.changed.notify_one();
    }

    /// Notes to attend to a table no later than this, unless somebody is at it.
    pub fn bring_forward(&self, table: TableId, at: Timestamp) {
        let mut entries = self.entries();
        let later = entries.by_table.get(&table).is_none_or(|&noted| noted > at);
        if later && !entries.busy.contains_key(&table) {
            entries.set(table, Some(at));
        }
        drop(entries);
        self.changed.notify_one();
    }

    /// Waits until a table is due. It is busy until [`Agenda::done`] says otherwise.
    pub async fn next(&self, world: &impl World) -> TableId {
        loop {
            let now = world.now();
            match self.take_due(now) {
                Ok(table) => return table,
                Err(Some(until)) => {
                    let wait = until.since(now).min(LONGEST_SLEEP);
                    tokio::select! {
                        biased;
                        () = sleep(wait) => {}
                        () = self.changed.notified() => {}
                    }
                }
                Err(None) => self.changed.notified().await,
            }
        }
    }

    /// Nobody is at the table any more.
    pub fn done(&self, table: TableId) {
        let mut entries = self.entries();
        if let Some(later) = entries.busy.remove(&table) {
            entries.set(table, later);
        }
        drop(entries);
        self.changed.notify_one();
    }

    /// The table that is due, or when the next one is.
    fn take_due(&self, now: Timestamp) -> Result<TableId, Option<Timestamp>> {
        let mut entries = self.entries();
        match entries.by_time.first().copied() {
            Some((at, table)) if at <= now => {
                entries.set(table, None);
                entries.busy.insert(table, None);
                Ok(table)
            }
            first => Err(first.map(|(at, _)| at)),
        }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().expect("nobody panics with the agenda in hand")
    }
}

impl Entries {
    fn set(&mut self, table: TableId, at: Option<Timestamp>) {
        if let Some(before) = self.by_table.remove(&table) {
            self.by_time.remove(&(before, table));
        }
        if let Some(at) = at {
            self.by_table.insert(table, at);
            self.by_time.insert((at, table));
        }
    }
}
