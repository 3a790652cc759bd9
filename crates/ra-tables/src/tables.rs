//! The one door to all tables.

mod accounts;
mod attend;
mod measure;
mod people;
mod ratings;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use ra_record::Seed;
use ra_rules::Seat;
use tokio::sync::Semaphore;

pub use ratings::Profile;

use crate::agenda::Agenda;
use crate::slot::Slot;
use crate::{
    Append, AppendError, Change, Header, Listing, NewTable, Order, Person, PersonId, Refusal,
    Seating, Settings, Stage, Store, StoreError, StoredChange, Table, TableId, Timestamp, Watch,
    World,
};

/// All tables of a server, as one of its nodes sees them.
///
/// Cheap to clone. Somebody has to await [`Tables::run`] for bots and clocks to act.
#[derive(Debug)]
pub struct Tables<S, W> {
    node: Arc<Node<S, W>>,
}

impl<S, W> Clone for Tables<S, W> {
    fn clone(&self) -> Tables<S, W> {
        Tables { node: Arc::clone(&self.node) }
    }
}

#[derive(Debug)]
struct Node<S, W> {
    store: S,
    /// Can other nodes change tables?
    is_shared: bool,
    world: W,
    slots: Mutex<BTreeMap<TableId, Arc<Slot>>>,
    agenda: Agenda,
    /// How many bots may think at a time.
    thinkers: Semaphore,
    /// How many passwords are worked on at a time.
    digests: Semaphore,
    /// How many unfinished tables a person may have when they make another.
    tables_per_person: u32,
    #[cfg(test)]
    announces_first: bool,
}

/// The tables that a node keeps in memory even if nobody looks at them.
const MOST_IDLE_TABLES: usize = 20_000;

/// How many unfinished tables a person may have when they make another, unless told otherwise.
const TABLES_PER_PERSON: u32 = 50;

/// A table that nobody has touched for this long costs nothing and does not count.
const FORGOTTEN_MS: u64 = 24 * 3_600_000;

/// How often a change is judged anew because another node was faster.
const MOST_TRIES: u32 = 8;

impl<S: Store, W: World> Tables<S, W> {
    /// The tables in this store.
    #[must_use]
    pub fn new(store: S, world: W) -> Tables<S, W> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let node = Node {
            is_shared: store.news().is_some(),
            store,
            world,
            slots: Mutex::default(),
            agenda: Agenda::default(),
            thinkers: Semaphore::new(cores),
            digests: Semaphore::new(2),
            tables_per_person: TABLES_PER_PERSON,
            #[cfg(test)]
            announces_first: false,
        };
        Tables { node: Arc::new(node) }
    }

    /// The same, with another limit to the unfinished tables that a person may have when they make
    /// another. For whoever has just made these tables.
    #[must_use]
    pub fn with_tables_per_person(mut self, most: u32) -> Tables<S, W> {
        if let Some(node) = Arc::get_mut(&mut self.node) {
            node.tables_per_person = most;
        }
        self
    }

    /// Does the store answer?
    ///
    /// # Errors
    ///
    /// [`Refusal::Store`] if it does not.
    pub async fn ready(&self) -> Result<(), Refusal> {
        self.node.store.overdue(Timestamp(0), 1).await?;
        Ok(())
    }

    /// Tables that announce before they store, to show that the simulation notices.
    #[cfg(test)]
    pub(crate) fn announcing_first(store: S, world: W) -> Tables<S, W> {
        let mut tables = Tables::new(store, world);
        let node = Arc::get_mut(&mut tables.node).expect("nobody else has it yet");
        node.announces_first = true;
        tables
    }

    /// The time by which clocks run here.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.node.world.now()
    }

    /// Makes a table.
    ///
    /// # Errors
    ///
    /// [`Refusal::Settings`] if there can be none like this, [`Refusal::TooManyTables`] if the host
    /// has enough to finish.
    pub async fn create(&self, host: &Person, settings: Settings) -> Result<Arc<Table>, Refusal> {
        if settings.is_rated && !host.has_account {
            return Err(Refusal::NeedsAccount);
        }
        settings.check()?;
        let most = self.node.tables_per_person;
        let lately = Timestamp(self.now().0.saturating_sub(FORGOTTEN_MS));
        if self.node.store.unfinished(host.id, lately).await? >= most {
            return Err(Refusal::TooManyTables(most));
        }
        let id = TableId::new(self.random_number());
        self.create_with_id(id, host, settings).await?;
        self.table(id).await
    }

    async fn create_with_id(
        &self,
        id: TableId,
        host: &Person,
        settings: Settings,
    ) -> Result<(), Refusal> {
        settings.check()?;
        let header = Header {
            host: host.id,
            host_name: host.name.clone(),
            settings: serde_json::to_string(&settings).expect("settings are plain data"),
            seed: Seed::new(self.node.world.random()),
            created: self.node.world.now(),
            public: settings.public,
        };
        let table = Table::new(id, &header, settings).expect("the settings were checked");
        let new = NewTable { id, header, summary: table.summary() };
        Ok(self.node.store.create(new).await?)
    }

    /// A table as it is now.
    ///
    /// # Errors
    ///
    /// [`Refusal::UnknownTable`] if there is none.
    pub async fn table(&self, id: TableId) -> Result<Arc<Table>, Refusal> {
        let slot = self.current_slot(id).await?;
        Ok(slot.table())
    }

    /// Looks at a table from now on.
    ///
    /// # Errors
    ///
    /// [`Refusal::UnknownTable`] if there is none.
    pub async fn watch(&self, id: TableId) -> Result<Watch, Refusal> {
        let slot = self.slot(id).await?;
        let watch = slot.watch();
        // Look again after subscribing: what happened in between is neither lost nor late.
        self.current_slot(id).await?;
        Ok(watch)
    }

    /// Tables, the latest change first.
    ///
    /// # Errors
    ///
    /// [`Refusal::Store`] if the store does not answer.
    pub async fn list(&self, list: Listing, limit: u32) -> Result<Vec<Arc<Table>>, Refusal> {
        let ids = self.node.store.list(list, limit).await?;
        let mut tables = Vec::with_capacity(ids.len());
        for id in ids {
            match self.table(id).await {
                Ok(table) => tables.push(table),
                // One table that cannot be read does not hide the others.
                Err(Refusal::Corrupt(error)) => tracing::error!(%error, "cannot be listed"),
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(tables)
    }

    /// Somebody takes a seat, or any open seat.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn sit(
        &self,
        id: TableId,
        person: Person,
        seat: Option<Seat>,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.sit(&person, seat)).await
    }

    /// Somebody gives their seat up before the start.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn leave(&self, id: TableId, person: PersonId) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.leave(person)).await
    }

    /// Somebody starts the game.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn start(&self, id: TableId, person: PersonId) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.start(person)).await
    }

    /// A person decides, in the position that they saw at this [moment](Table::moment).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn submit(
        &self,
        id: TableId,
        person: PersonId,
        moment: u32,
        action: &str,
    ) -> Result<Arc<Table>, Refusal> {
        let action = action.to_owned();
        self.change(id, move |table, _| table.play(person, moment, &action)).await
    }

    /// A person undoes their last decision, while nobody has seen or done anything since.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn undo(
        &self,
        id: TableId,
        person: PersonId,
        moment: u32,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.undo(person, moment)).await
    }

    /// A person who plays against bots goes back to their last decision.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn take_back(
        &self,
        id: TableId,
        person: PersonId,
        moment: u32,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.take_back(person, moment)).await
    }

    /// A person leaves the rest of the game to a bot.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn resign(&self, id: TableId, person: PersonId) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.resign(person)).await
    }

    /// A person whose time was over plays again.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn come_back(&self, id: TableId, person: PersonId) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.come_back(person)).await
    }

    /// A person leaves word what to do when the auction that [began](Table::auction) at this
    /// moment comes to them, or takes it back.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn order(
        &self,
        id: TableId,
        person: PersonId,
        auction: u32,
        order: Option<Order>,
    ) -> Result<Arc<Table>, Refusal> {
        self.change(id, move |table, _| table.order(person, auction, order)).await
    }

    /// The table at which the same people meet again: the first who asks makes it, and everybody
    /// who asks takes a seat there.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] says why not.
    pub async fn rematch(&self, id: TableId, person: Person) -> Result<Arc<Table>, Refusal> {
        let proposed = TableId::new(self.random_number());
        let asks = person.id;
        let next = match self.change(id, move |table, _| table.meet_again(asks, proposed)).await {
            Ok(_) => proposed,
            Err(Refusal::RematchAgreed(agreed)) => agreed,
            Err(refusal) => return Err(refusal),
        };
        // Whoever agreed on it may have crashed before making it; made twice, it is made once.
        let settings = self.table(id).await?.settings_again();
        self.create_with_id(next, &person, settings).await?;
        match self.sit(next, person, None).await {
            Err(Refusal::SeatedAlready(_) | Refusal::Full | Refusal::Started) => {
                self.table(next).await
            }
            seated => seated,
        }
    }

    /// Changes a table: judged, then durable, then announced.
    ///
    /// What has begun is finished even if the caller loses patience.
    async fn change(
        &self,
        id: TableId,
        judge: impl Fn(&Table, Timestamp) -> Result<Change, Refusal> + Send + Sync + 'static,
    ) -> Result<Arc<Table>, Refusal> {
        let slot = self.slot(id).await?;
        let door = Arc::clone(&slot.door).lock_owned().await;
        let tables = self.clone();
        let changed = tokio::spawn(async move {
            let _door = door;
            tables.change_now(&slot, judge).await
        });
        changed.await.unwrap_or_else(|stopped| Err(StoreError(stopped.into()).into()))
    }

    async fn change_now(
        &self,
        slot: &Slot,
        judge: impl Fn(&Table, Timestamp) -> Result<Change, Refusal> + Send,
    ) -> Result<Arc<Table>, Refusal> {
        slot.settle(&self.node.store).await?;
        for _ in 0..MOST_TRIES {
            let table = slot.table();
            let id = table.id();
            // Time does not run backwards in a log, whatever the clocks of the nodes say.
            let now = self.node.world.now().max(table.changed());
            let change = match judge(&table, now) {
                Ok(change) => change,
                Err(refusal) => {
                    // Nobody is refused for what another node has changed since.
                    if self.node.is_shared {
                        slot.catch_up(&self.node.store).await?;
                    }
                    if slot.table().step() == table.step() {
                        return Err(refusal);
                    }
                    continue;
                }
            };
            let mut next = Table::clone(&table);
            next.apply(now, &change).map_err(|why| crate::Corrupt {
                table: id,
                step: next.step(),
                why,
            })?;
            let next = Arc::new(next);
            #[cfg(test)]
            if self.node.announces_first {
                slot.show(Arc::clone(&next));
            }
            match self.node.store.append(entry(&table, now, &change, &next)).await {
                Ok(()) => {
                    slot.show(Arc::clone(&next));
                    measure::stored(&next, &change);
                    self.announce(&next).await;
                    if next.settings().is_rated && next.stage() == Stage::Finished {
                        let tables = self.clone();
                        tokio::spawn(async move { tables.rate_all().await });
                    }
                    return Ok(next);
                }
                Err(AppendError::Conflict) => slot.catch_up(&self.node.store).await?,
                Err(AppendError::Store(error)) => {
                    slot.doubt();
                    self.node.agenda.note(id, Some(now.plus_ms(attend::RETRY_MS)));
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Stale)
    }

    async fn announce(&self, table: &Table) {
        self.node.agenda.note(table.id(), table.due().map(|due| due.at));
        self.node.store.announce(table.id(), table.step()).await;
    }

    /// The slot of a table, which other nodes may have changed since.
    async fn slot(&self, id: TableId) -> Result<Arc<Slot>, Refusal> {
        let loaded = self.loaded(id);
        let slot = match loaded {
            Some(slot) => slot,
            None => self.load(id).await?,
        };
        slot.touch(self.node.world.now().0);
        Ok(slot)
    }

    /// The slot of a table, up to date.
    async fn current_slot(&self, id: TableId) -> Result<Arc<Slot>, Refusal> {
        let slot = self.slot(id).await?;
        if self.node.is_shared {
            slot.catch_up(&self.node.store).await?;
        } else {
            slot.settle(&self.node.store).await?;
        }
        Ok(slot)
    }

    async fn load(&self, id: TableId) -> Result<Arc<Slot>, Refusal> {
        let stored = self.node.store.open(id).await?.ok_or(Refusal::UnknownTable(id))?;
        let slot = Slot::new(Table::from_stored(id, &stored)?);
        let mut slots = self.slots();
        Ok(Arc::clone(slots.entry(id).or_insert_with(|| Arc::new(slot))))
    }

    fn loaded(&self, id: TableId) -> Option<Arc<Slot>> {
        self.slots().get(&id).cloned()
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableId, Arc<Slot>>> {
        self.node.slots.lock().expect("nobody panics with the slots in hand")
    }

    fn random_number(&self) -> u64 {
        let random = self.node.world.random();
        u64::from_be_bytes(*random.first_chunk().expect("32 bytes have 8"))
    }
}

fn entry(table: &Table, at: Timestamp, change: &Change, next: &Table) -> Append {
    let seating = match change {
        Change::Sit { person, .. } => Some(Seating::Sits(*person)),
        Change::Leave { seat } => table.chairs[*seat].sitter.person().map(Seating::Leaves),
        _ => None,
    };
    let change = serde_json::to_string(change).expect("changes are plain data");
    let stored = StoredChange { at, change };
    let (id, step, summary) = (table.id(), table.step(), next.summary());
    let outcome = if table.stage() == Stage::Running { next.outcome() } else { None };
    Append { table: id, step, stored, seating, summary, outcome }
}
