//! What an operator wants to know of a node: lines in the log, and numbers over time.
//!
//! Numbers go to whatever recorder the program has installed, or nowhere. None is kept for each
//! table or person, so that their number stays small.

use std::time::{Duration, Instant};

use metrics::{counter, gauge, histogram};
use ra_bots::Level;

use super::Tables;
use crate::{By, Change, Stage, Store, Table, World};

/// Something has become durable.
pub fn stored(table: &Table, change: &Change) {
    let (id, step, ply) = (table.id(), table.step(), table.moment());
    match change {
        Change::Play { line, by } => {
            let by = match by {
                By::Person => "person",
                By::Bot => "bot",
                By::Order => "order",
            };
            counter!("heliopolis_moves_total", "by" => by).increment(1);
            tracing::info!(table = %id, step, ply, by, line, "a move");
        }
        change => tracing::info!(table = %id, step, ply, ?change, "a change"),
    }
}

/// A bot that wants to think; it waits while too many do.
#[derive(Debug)]
pub struct Thought(Instant);

impl Thought {
    /// It waits for its turn to think.
    pub fn wanted() -> Thought {
        gauge!("heliopolis_bots_waiting").increment(1);
        Thought(Instant::now())
    }

    /// It begins to think.
    pub fn begun(&self) -> Instant {
        histogram!("heliopolis_bot_wait_seconds").record(self.0.elapsed());
        Instant::now()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        gauge!("heliopolis_bots_waiting").decrement(1);
    }
}

/// A bot has thought for so long.
pub fn thought(level: Level, took: Duration) {
    histogram!("heliopolis_bot_thinking_seconds", "level" => level.name()).record(took);
}

impl<S: Store, W: World> Tables<S, W> {
    /// Counts what is in memory.
    pub(super) fn count(&self) {
        let (mut watched, mut running) = (0_u32, 0_u32);
        let slots = self.slots();
        for slot in slots.values() {
            watched += u32::from(slot.is_watched());
            running += u32::from(slot.table().stage() == Stage::Running);
        }
        let loaded = u32::try_from(slots.len()).unwrap_or(u32::MAX);
        drop(slots);
        gauge!("heliopolis_tables_loaded").set(loaded);
        gauge!("heliopolis_tables_watched").set(watched);
        gauge!("heliopolis_games_running").set(running);
    }
}
