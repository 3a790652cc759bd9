//! Tables in memory, for tests and simulations: everything is gone when the process ends.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use tokio::sync::broadcast;

mod people;
mod results;

use people::Known;
use results::Scored;

use crate::{
    Append, AppendError, Class, Contestant, Header, Listing, NewTable, News, PersonId, Rating,
    Seating, SecretDigest, Stage, Store, StoreError, StoredChange, StoredTable, Summary, TableId,
    Timestamp,
};

/// A store in memory.
#[derive(Debug, Default)]
pub struct Memory {
    content: Mutex<Content>,
}

#[derive(Debug, Default)]
struct Content {
    tables: BTreeMap<TableId, Kept>,
    people: BTreeMap<PersonId, Known>,
    keys: HashMap<SecretDigest, (PersonId, Option<TableId>)>,
    results: Vec<Scored>,
    ratings: BTreeMap<(Contestant, Class), Rating>,
}

#[derive(Debug)]
struct Kept {
    header: Header,
    changes: Vec<StoredChange>,
    summary: Summary,
    sitters: Vec<PersonId>,
}

impl Memory {
    fn content(&self) -> std::sync::MutexGuard<'_, Content> {
        self.content.lock().expect("nobody panics with the content in hand")
    }
}

impl Store for Memory {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let NewTable { id, header, summary } = table;
        let kept = || Kept { sitters: vec![header.host], header, changes: Vec::new(), summary };
        self.content().tables.entry(id).or_insert_with(kept);
        Ok(())
    }

    async fn open(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let content = self.content();
        let kept = content.tables.get(&table);
        Ok(kept
            .map(|kept| StoredTable { header: kept.header.clone(), changes: kept.changes.clone() }))
    }

    async fn changes(&self, table: TableId, from: u32) -> Result<Vec<StoredChange>, StoreError> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let content = self.content();
        let later = content.tables.get(&table).and_then(|kept| kept.changes.get(from..));
        Ok(later.unwrap_or_default().to_vec())
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut content = self.content();
        let kept = content.tables.get_mut(&append.table).ok_or(AppendError::Conflict)?;
        if u32::try_from(kept.changes.len()) != Ok(append.step) {
            return Err(AppendError::Conflict);
        }
        kept.changes.push(append.stored);
        kept.summary = append.summary;
        match append.seating {
            Some(Seating::Sits(person)) => kept.sitters.push(person),
            Some(Seating::Leaves(person)) => kept.sitters.retain(|&sitter| sitter != person),
            None => {}
        }
        if let Some(outcome) = append.outcome {
            let finished = append.summary.updated;
            content.results.push(Scored { table: append.table, finished, outcome, changes: None });
        }
        Ok(())
    }

    async fn list(&self, list: Listing, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let content = self.content();
        let listed = content.tables.iter().filter(|(_, kept)| match list {
            Listing::Public(stage) => kept.header.public && kept.summary.stage == stage,
            Listing::Of(person) => kept.sitters.contains(&person),
        });
        let mut listed: Vec<(Timestamp, TableId)> =
            listed.map(|(&id, kept)| (kept.summary.updated, id)).collect();
        listed.sort_unstable();
        Ok(listed.into_iter().rev().take(limit as usize).map(|(_, id)| id).collect())
    }

    async fn unfinished(&self, person: PersonId, since: Timestamp) -> Result<u32, StoreError> {
        let content = self.content();
        let unfinished = content.tables.values().filter(|kept| {
            let Summary { stage, updated, .. } = kept.summary;
            kept.sitters.contains(&person) && stage != Stage::Finished && updated >= since
        });
        Ok(u32::try_from(unfinished.count()).unwrap_or(u32::MAX))
    }

    async fn overdue(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let content = self.content();
        let due = content.tables.iter().filter_map(|(&id, kept)| Some((kept.summary.due?, id)));
        let mut overdue: Vec<_> = due.filter(|&(at, _)| at < before).collect();
        overdue.sort_unstable();
        Ok(overdue.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    async fn steps(&self, tables: Vec<TableId>) -> Result<Vec<(TableId, u32)>, StoreError> {
        let content = self.content();
        let steps = tables.into_iter().filter_map(|id| {
            let kept = content.tables.get(&id)?;
            Some((id, u32::try_from(kept.changes.len()).ok()?))
        });
        Ok(steps.collect())
    }

    async fn announce(&self, _: TableId, _: u32) {}

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }
}
