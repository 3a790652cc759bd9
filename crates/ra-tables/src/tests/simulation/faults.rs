//! A store, a network and a world that let nodes down.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ra_bots::Level;
use ra_record::AnyRecord;
use tokio::sync::broadcast;
use tokio::time::{Instant, sleep};

use super::super::TestWorld;
use crate::memory::Memory;
use crate::{
    Account, Append, AppendError, Bearer, Class, Leader, Listing, NewTable, News, PastGame, People,
    Person, PersonId, Rating, Results, SecretDigest, Store, StoreError, StoredChange, StoredTable,
    TableId, Timestamp, World,
};

/// What the nodes have in common, and what goes wrong between them.
#[derive(Debug)]
pub struct Net {
    nodes: Vec<Peer>,
    start: Instant,
    trouble: AtomicBool,
    store_is_down: AtomicBool,
    wires_are_cut: AtomicBool,
    luck: Mutex<fastrand::Rng>,
}

#[derive(Debug)]
struct Peer {
    /// Counts lives: whoever belongs to an earlier one is dead.
    life: AtomicU64,
    crashed: AtomicBool,
    news: broadcast::Sender<News>,
}

impl Net {
    pub fn new(nodes: usize, seed: u64) -> Net {
        let peer = || Peer {
            life: AtomicU64::new(0),
            crashed: AtomicBool::new(false),
            news: broadcast::channel(64).0,
        };
        let luck = Mutex::new(fastrand::Rng::with_seed(seed ^ 0xfa17));
        let nodes = (0..nodes).map(|_| peer()).collect();
        Net {
            nodes,
            start: Instant::now(),
            trouble: false.into(),
            store_is_down: false.into(),
            wires_are_cut: false.into(),
            luck,
        }
    }

    pub fn begin_trouble(&self) {
        self.trouble.store(true, Ordering::Relaxed);
    }

    pub fn end_trouble(&self) {
        self.trouble.store(false, Ordering::Relaxed);
    }

    pub fn is_in_trouble(&self) -> bool {
        self.trouble.load(Ordering::Relaxed)
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// From now on no news arrives.
    pub fn cut_wires(&self) {
        self.wires_are_cut.store(true, Ordering::Relaxed);
    }

    pub fn set_store_down(&self, down: bool) {
        self.store_is_down.store(down, Ordering::Relaxed);
    }

    pub fn crash(&self, node: usize) {
        self.nodes[node].crashed.store(true, Ordering::Relaxed);
    }

    pub fn revive(&self, node: usize) {
        self.nodes[node].life.fetch_add(1, Ordering::Relaxed);
        self.nodes[node].crashed.store(false, Ordering::Relaxed);
    }

    pub fn is_alive(&self, node: usize) -> bool {
        !self.nodes[node].crashed.load(Ordering::Relaxed)
    }

    /// When time began for all nodes.
    fn start(&self) -> Instant {
        self.start
    }

    fn life(&self, node: usize) -> u64 {
        self.nodes[node].life.load(Ordering::Relaxed)
    }

    /// Does something happen that happens once in so many times, when there is trouble?
    fn strikes(&self, once_in: u32) -> bool {
        self.is_in_trouble() && self.luck.lock().unwrap().u32(..once_in) == 0
    }

    fn delay(&self, longest_ms: u64) -> Duration {
        Duration::from_millis(self.luck.lock().unwrap().u64(..longest_ms))
    }
}

/// A place in a life of a node: whatever is done there stops when that life is over.
#[derive(Clone, Debug)]
struct Place {
    net: Arc<Net>,
    node: usize,
    life: u64,
}

impl Place {
    fn new(net: Arc<Net>, node: usize) -> Place {
        let life = net.life(node);
        Place { net, node, life }
    }

    /// A step between two others: here a node may crash, and a dead one comes to rest.
    async fn step(&self) {
        if self.net.strikes(400) && self.net.life(self.node) == self.life {
            self.net.crash(self.node);
        }
        if !self.net.is_alive(self.node) || self.net.life(self.node) != self.life {
            std::future::pending::<()>().await;
        }
    }

    /// A step to the store, which may be slow or down.
    async fn step_to_store(&self) -> Result<(), StoreError> {
        self.step().await;
        if self.net.strikes(10) {
            sleep(self.net.delay(300)).await;
        }
        self.step().await;
        let is_down = self.net.store_is_down.load(Ordering::Relaxed);
        if is_down || self.net.strikes(60) { Err(StoreError("down".into())) } else { Ok(()) }
    }
}

/// The common store, as one node reaches it.
#[derive(Debug)]
pub struct FaultyStore {
    memory: Arc<Memory>,
    place: Place,
}

impl FaultyStore {
    pub fn new(memory: Arc<Memory>, net: Arc<Net>, node: usize) -> FaultyStore {
        FaultyStore { memory, place: Place::new(net, node) }
    }
}

impl Store for FaultyStore {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.place.step_to_store().await?;
        self.memory.create(table).await
    }

    async fn open(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.open(table).await
    }

    async fn changes(&self, table: TableId, from: u32) -> Result<Vec<StoredChange>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.changes(table, from).await
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.place.step_to_store().await?;
        let stored = self.memory.append(append).await;
        // Stored or not, the answer may be late or never come.
        self.place.step_to_store().await?;
        stored
    }

    async fn list(&self, list: Listing, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.list(list, limit).await
    }

    async fn unfinished(&self, person: PersonId, since: Timestamp) -> Result<u32, StoreError> {
        self.place.step_to_store().await?;
        self.memory.unfinished(person, since).await
    }

    async fn overdue(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.overdue(before, limit).await
    }

    async fn steps(&self, tables: Vec<TableId>) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.steps(tables).await
    }

    /// News reaches each of the others late, twice, or not at all.
    async fn announce(&self, table: TableId, step: u32) {
        self.place.step().await;
        let Place { net, node, .. } = &self.place;
        for other in (0..net.nodes.len()).filter(|other| other != node) {
            if net.strikes(4) || net.wires_are_cut.load(Ordering::Relaxed) {
                continue;
            }
            let copies = if net.strikes(5) { 2 } else { 1 };
            for _ in 0..copies {
                let (net, delay) = (Arc::clone(net), net.delay(200));
                tokio::spawn(async move {
                    sleep(delay).await;
                    let _ = net.nodes[other].news.send(News::Grown(table, step));
                });
            }
        }
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        let net = &self.place.net;
        (net.size() > 1).then(|| net.nodes[self.place.node].news.subscribe())
    }
}

impl People for FaultyStore {
    async fn add_person(
        &self,
        person: Person,
        key: SecretDigest,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.place.step_to_store().await?;
        self.memory.add_person(person, key, at).await
    }

    async fn bearer(&self, key: SecretDigest) -> Result<Option<Bearer>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.bearer(key).await
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.person(person).await
    }

    async fn rename(&self, person: PersonId, name: String) -> Result<bool, StoreError> {
        self.place.step_to_store().await?;
        self.memory.rename(person, name).await
    }

    async fn add_key(
        &self,
        bearer: (PersonId, Option<TableId>),
        key: SecretDigest,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.place.step_to_store().await?;
        self.memory.add_key(bearer, key, at).await
    }

    async fn remove_key(&self, key: SecretDigest) -> Result<(), StoreError> {
        self.place.step_to_store().await?;
        self.memory.remove_key(key).await
    }

    async fn enroll(&self, account: Account) -> Result<bool, StoreError> {
        self.place.step_to_store().await?;
        self.memory.enroll(account).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.account(name).await
    }

    async fn change_password(
        &self,
        account: Account,
        keep: SecretDigest,
    ) -> Result<(), StoreError> {
        self.place.step_to_store().await?;
        self.memory.change_password(account, keep).await
    }
}

impl Results for FaultyStore {
    async fn rate_next(&self) -> Result<bool, StoreError> {
        self.place.step_to_store().await?;
        self.memory.rate_next().await
    }

    async fn changes_at(&self, table: TableId) -> Result<Vec<Option<f64>>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.changes_at(table).await
    }

    async fn games_of(&self, person: PersonId, limit: u32) -> Result<Vec<PastGame>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.games_of(person, limit).await
    }

    async fn ratings_of(&self, person: PersonId) -> Result<Vec<(Class, Rating)>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.ratings_of(person).await
    }

    async fn leaders(&self, class: Class, limit: u32) -> Result<Vec<Leader>, StoreError> {
        self.place.step_to_store().await?;
        self.memory.leaders(class, limit).await
    }
}

/// The world of a node, whose clock is a little wrong.
#[derive(Debug)]
pub struct NodeWorld {
    world: TestWorld,
    place: Place,
    skew_ms: u64,
}

impl NodeWorld {
    pub fn new(net: Arc<Net>, node: usize, seed: u64) -> NodeWorld {
        let mut world = TestWorld::new(seed);
        world.start = net.start();
        NodeWorld { world, skew_ms: seed % 200, place: Place::new(net, node) }
    }
}

impl World for NodeWorld {
    fn now(&self) -> Timestamp {
        self.world.now().plus_ms(self.skew_ms)
    }

    fn random(&self) -> [u8; 32] {
        self.world.random()
    }

    async fn think(&self, game: AnyRecord, level: Level, seed: u64) -> Option<String> {
        self.place.step().await;
        let action = self.world.think(game, level, seed).await;
        self.place.step().await;
        action
    }
}
