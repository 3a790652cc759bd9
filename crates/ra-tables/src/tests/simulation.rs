//! Several nodes, people, bots and clocks, and everything goes wrong that can: nodes crash between
//! any two steps, the store is slow, fails, or fails after it has stored, news is lost, repeated or
//! late. Afterwards nothing that anybody was shown or promised may be missing, and every game must
//! have come to its end.

mod faults;

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ra_record::AnyRules;
use ra_rules::Sun;
use tokio::time::{sleep, timeout};

use super::{BOT, ra};
use crate::memory::Memory;
use crate::{
    Order, Person, PersonId, Place, Refusal, Settings, Stage, Store, StoredTable, Table, TableId,
    Tables, TimeControl, Watch,
};
use faults::{FaultyStore, Net, NodeWorld};

type Node = Tables<FaultyStore, NodeWorld>;

/// In which order nodes do the last two steps of a change.
#[derive(Clone, Copy, PartialEq)]
enum Steps {
    StoreThenAnnounce,
    AnnounceThenStore,
}

/// Every third server has one node, which nobody else tells anything.
const fn nodes(seed: u64) -> usize {
    if seed.is_multiple_of(3) { 1 } else { 3 }
}

const TABLES: usize = 2;

/// How long everything goes wrong, and how long games have to end after that.
const TROUBLE: Duration = Duration::from_secs(40);
const PEACE: Duration = Duration::from_mins(5);

/// What people and watchers have been told.
#[derive(Default)]
struct Testimony {
    /// What a table looked like to somebody after so many entries.
    shown: HashMap<(TableId, u32), String>,
    /// The moments at which a decision was accepted, and how often.
    accepted: BTreeMap<(TableId, u32), u32>,
    contradiction: Option<String>,
}

impl Testimony {
    fn show(&mut self, table: &Table) {
        let seen = fingerprint(table);
        let key = (table.id(), table.step());
        let before = self.shown.entry(key).or_insert_with(|| seen.clone());
        if *before != seen {
            let (id, step) = key;
            self.contradiction = Some(format!("table {id} at {step}: {before}, and then {seen}"));
        }
    }
}

/// What can be told about a table at a glance.
fn fingerprint(table: &Table) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{:?} {:?}", table.chairs, table.rematch).hash(&mut hasher);
    let last = table.last_line().unwrap_or_default();
    format!("moment {} last {last} chairs {:x}", table.moment(), hasher.finish())
}

struct Simulation {
    memory: Arc<Memory>,
    net: Arc<Net>,
    nodes: Mutex<Vec<Node>>,
    luck: Mutex<fastrand::Rng>,
    testimony: Mutex<Testimony>,
    steps: Steps,
}

impl Simulation {
    fn new(seed: u64, steps: Steps) -> Arc<Simulation> {
        let simulation = Simulation {
            memory: Arc::default(),
            net: Arc::new(Net::new(nodes(seed), seed)),
            nodes: Mutex::default(),
            luck: Mutex::new(fastrand::Rng::with_seed(seed)),
            testimony: Mutex::default(),
            steps,
        };
        for number in 0..nodes(seed) {
            let node = simulation.start_node(number);
            simulation.nodes.lock().unwrap().push(node);
        }
        Arc::new(simulation)
    }

    fn start_node(&self, number: usize) -> Node {
        let store = FaultyStore::new(Arc::clone(&self.memory), Arc::clone(&self.net), number);
        let world = NodeWorld::new(Arc::clone(&self.net), number, self.luck().u64(..));
        let node = match self.steps {
            Steps::StoreThenAnnounce => Tables::new(store, world),
            Steps::AnnounceThenStore => Tables::announcing_first(store, world),
        };
        let running = node.clone();
        tokio::spawn(async move { running.run().await });
        node
    }

    fn luck(&self) -> fastrand::Rng {
        self.luck.lock().unwrap().fork()
    }

    fn any_node(&self) -> Node {
        let nodes = self.nodes.lock().unwrap();
        let number = self.luck().usize(..nodes.len());
        nodes[number].clone()
    }

    /// Replaces crashed nodes after a while, and crashes one now and then.
    async fn operate(self: Arc<Simulation>) {
        loop {
            sleep(Duration::from_millis(self.luck().u64(200..3_000))).await;
            let in_trouble = self.net.is_in_trouble();
            if in_trouble && self.luck().u8(..4) == 0 {
                self.net.crash(self.luck().usize(..self.net.size()));
            }
            for number in 0..self.net.size() {
                if !self.net.is_alive(number) && (!in_trouble || self.luck().bool()) {
                    self.net.revive(number);
                    let node = self.start_node(number);
                    self.nodes.lock().unwrap()[number] = node;
                }
            }
        }
    }

    /// Looks at a table through one node after the other.
    async fn look(self: Arc<Simulation>, id: TableId) {
        loop {
            let Ok(Ok(mut watch)) =
                timeout(Duration::from_secs(2), self.any_node().watch(id)).await
            else {
                sleep(Duration::from_millis(100)).await;
                continue;
            };
            self.testimony.lock().unwrap().show(&watch.table());
            for _ in 0..self.luck().u8(1..20) {
                if let Ok(table) = timeout(Duration::from_secs(5), watch.changed()).await {
                    self.testimony.lock().unwrap().show(&table);
                }
            }
        }
    }

    /// Somebody plays: mostly properly, at times twice, late, or something else altogether.
    async fn play(self: Arc<Simulation>, id: TableId, me: PersonId) {
        loop {
            sleep(Duration::from_millis(self.luck().u64(20..400))).await;
            let node = self.any_node();
            let patience = Duration::from_secs(2);
            let Ok(Ok(table)) = timeout(patience, node.table(id)).await else { continue };
            self.testimony.lock().unwrap().show(&table);
            if table.stage() == Stage::Finished {
                return;
            }
            if let Ok(Ok(after)) = timeout(patience, self.whim(&node, &table, me)).await {
                self.testimony.lock().unwrap().show(&after);
            }
            if table.asked().is_some() && table.asked() == table.seat_of(me) {
                self.decide(node, &table, me).await;
            }
        }
    }

    /// Things that people do besides playing.
    async fn whim(&self, node: &Node, table: &Table, me: PersonId) -> Result<Arc<Table>, Refusal> {
        let limit = Sun::at(self.luck().u8(1..=16));
        let auction = table.auction().unwrap_or_default();
        match self.luck().u8(..40) {
            0 => node.undo(table.id(), me, table.moment()).await,
            1 if table.step() < 60 => node.take_back(table.id(), me, table.moment()).await,
            2 => node.order(table.id(), me, auction, Some(Order::PassAbove(limit))).await,
            3 | 4 => node.order(table.id(), me, auction, Some(Order::BidUpTo(limit))).await,
            5 if self.luck().u8(..10) == 0 => node.resign(table.id(), me).await,
            6..=9 => node.come_back(table.id(), me).await,
            _ => Err(Refusal::Stale),
        }
    }

    async fn decide(&self, node: Node, table: &Table, me: PersonId) {
        let legal = table.game.as_ref().unwrap().legal_actions();
        let mut luck = self.luck();
        let mut nodes = vec![node];
        if luck.u8(..4) == 0 {
            nodes.push(self.any_node());
        }
        let submissions =
            nodes.into_iter().map(|node| {
                let action = legal[luck.usize(..legal.len())].clone();
                let (id, moment) = (table.id(), table.moment());
                async move {
                    timeout(Duration::from_secs(2), node.submit(id, me, moment, &action)).await
                }
            });
        for answer in join_all(submissions.collect()).await {
            if let Ok(Ok(after)) = answer {
                let mut testimony = self.testimony.lock().unwrap();
                testimony.show(&after);
                *testimony.accepted.entry((table.id(), table.moment())).or_default() += 1;
            }
        }
    }

    /// Looks at all tables through all nodes.
    async fn watch_everywhere(&self, ids: &[TableId]) -> Result<Vec<(TableId, Watch)>, String> {
        let nodes = self.nodes.lock().unwrap().clone();
        let mut watches = Vec::new();
        for node in nodes {
            for &id in ids {
                let watch = node.watch(id).await.map_err(|error| error.to_string())?;
                watches.push((id, watch));
            }
        }
        Ok(watches)
    }

    /// What is wrong in the end.
    async fn verdict(&self, watches: &mut [(TableId, Watch)]) -> Result<(), String> {
        for (id, watch) in watches {
            let id = *id;
            let stored = self.memory.open(id).await.unwrap().unwrap();
            let begun = StoredTable { changes: Vec::new(), ..stored.clone() };
            let mut table = Table::from_stored(id, &begun).map_err(|error| error.to_string())?;
            let mut told = vec![fingerprint(&table)];
            for change in &stored.changes {
                table.replay(std::slice::from_ref(change)).map_err(|error| error.to_string())?;
                told.push(fingerprint(&table));
            }
            self.compare(id, &told)?;
            if table.stage() != Stage::Finished {
                return Err(format!("table {id} is stuck: {:?}", table.due()));
            }
            if Some(&fingerprint(&watch.table())) != told.last() {
                return Err(format!("a node shows table {id} otherwise"));
            }
        }
        Ok(())
    }

    fn compare(&self, id: TableId, told: &[String]) -> Result<(), String> {
        let testimony = self.testimony.lock().unwrap();
        if let Some(contradiction) = &testimony.contradiction {
            return Err(contradiction.clone());
        }
        for ((shown_id, step), seen) in &testimony.shown {
            let stored = told.get(*step as usize);
            if *shown_id == id && stored != Some(seen) {
                return Err(format!("a lost move: {seen} was shown, {stored:?} is stored"));
            }
        }
        let twice = testimony.accepted.iter().find(|(_, count)| **count > 1);
        twice.map_or(Ok(()), |(key, _)| Err(format!("a turn was played twice: {key:?}")))
    }
}

async fn join_all<F: Future<Output: Send> + Send + 'static>(futures: Vec<F>) -> Vec<F::Output> {
    let tasks: Vec<_> = futures.into_iter().map(tokio::spawn).collect();
    let mut outputs = Vec::new();
    for task in tasks {
        outputs.push(task.await.unwrap());
    }
    outputs
}

/// Two tables of two games; at the first there are people alone, at the second bots, too.
fn settings(luck: &mut fastrand::Rng) -> [Settings; TABLES] {
    let clock = Some(TimeControl { bank_s: luck.u32(3..60), increment_s: luck.u32(0..3) });
    let people = [Place::Host, Place::Open];
    let mixed = [Place::Host, BOT, BOT];
    let rules = AnyRules::named("priests", "manual", &[]).unwrap();
    let pause_ms = luck.u32(0..300);
    let mut settings =
        [Settings { clock, pause_ms, ..ra(&people) }, Settings { rules, pause_ms, ..ra(&mixed) }];
    if luck.bool() {
        settings[1].clock = clock;
    }
    settings
}

async fn simulate(seed: u64, steps: Steps) -> Result<(), String> {
    let mut luck = fastrand::Rng::with_seed(!seed);
    let simulation = Simulation::new(seed, steps);
    let people = [1, 2].map(|id| Person {
        id: PersonId::new(id),
        name: format!("Person {id}"),
        has_account: false,
    });
    let mut players = Vec::new();
    let mut ids = Vec::new();
    for settings in settings(&mut luck) {
        let node = simulation.any_node();
        let table = node.create(&people[0], settings).await.unwrap();
        if table.seat_of(people[0].id).is_some() && !table.is_against_bots() {
            node.sit(table.id(), people[1].clone(), None).await.unwrap();
        }
        node.start(table.id(), people[0].id).await.unwrap();
        ids.push(table.id());
    }
    simulation.net.begin_trouble();
    tokio::spawn(Arc::clone(&simulation).operate());
    for &id in &ids {
        tokio::spawn(Arc::clone(&simulation).look(id));
        for person in &people {
            players.push(tokio::spawn(Arc::clone(&simulation).play(id, person.id)));
        }
    }
    sleep(TROUBLE).await;
    simulation.net.end_trouble();
    sleep(Duration::from_secs(5)).await;
    let mut watches = simulation.watch_everywhere(&ids).await?;
    let all_over = async {
        for player in players {
            let _ = player.await;
        }
        sleep(Duration::from_secs(10)).await;
    };
    let _ = timeout(PEACE, all_over).await;
    simulation.verdict(&mut watches).await
}

fn run(seed: u64, steps: Steps) -> Result<(), String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let verdict = runtime.unwrap().block_on(simulate(seed, steps));
    verdict.map_err(|why| format!("seed {seed}: {why}"))
}

/// The seeds that are tried; more with the variable `RA_SIMULATIONS`.
fn seeds() -> usize {
    std::env::var("RA_SIMULATIONS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(500)
}

#[test]
fn whatever_goes_wrong_nothing_told_is_lost_and_no_game_is_stuck() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let work = |core| {
            let mut seeds = (core..seeds()).step_by(cores);
            move || seeds.try_for_each(|seed| run(seed as u64, Steps::StoreThenAnnounce))
        };
        let workers: Vec<_> = (0..cores).map(|core| scope.spawn(work(core))).collect();
        for worker in workers {
            worker.join().unwrap().unwrap();
        }
    });
}

/// The simulation is worth something: with the two steps swapped it finds a lost move.
#[test]
fn who_announces_before_storing_loses_moves() {
    let lost = (0..100).find_map(|seed| run(seed, Steps::AnnounceThenStore).err());
    let lost = lost.expect("some seed reports a lost move");
    assert!(lost.contains("lost move") || lost.contains("and then"), "{lost}");
}

/// What one node has stored the other knows, even if nobody told it.
#[tokio::test(start_paused = true)]
async fn nobody_is_refused_because_a_node_has_not_heard_the_news() {
    let simulation = Simulation::new(1, Steps::StoreThenAnnounce);
    simulation.net.cut_wires();
    let nodes = simulation.nodes.lock().unwrap().clone();
    let anna = Person { id: PersonId::new(1), name: "Anna".to_owned(), has_account: false };
    let bob = Person { id: PersonId::new(2), name: "Bob".to_owned(), has_account: false };
    let id = nodes[0].create(&anna, ra(&[Place::Host, Place::Open])).await.unwrap().id();
    nodes[1].sit(id, bob.clone(), None).await.unwrap();
    let mut table = nodes[2].start(id, anna.id).await.unwrap();
    for turn in 0..20 {
        let seat = table.asked().unwrap();
        let person = table.sitter(seat).unwrap().person().unwrap();
        let action = table.legal_actions()[0].clone();
        let node = &nodes[turn % nodes.len()];
        table = node.submit(id, person, table.moment(), &action).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn while_the_store_is_down_everything_is_refused_and_nothing_changes() {
    let simulation = Simulation::new(1, Steps::StoreThenAnnounce);
    let node = simulation.any_node();
    let anna = Person { id: PersonId::new(1), name: "Anna".to_owned(), has_account: false };
    let id = node.create(&anna, ra(&[Place::Host, BOT])).await.unwrap().id();
    node.start(id, anna.id).await.unwrap();
    let asks_anna = |table: &Table| table.asked() == table.seat_of(anna.id);
    let mut watch = node.watch(id).await.unwrap();
    let mut table = watch.table();
    while !asks_anna(&table) {
        table = watch.changed().await;
    }

    simulation.net.set_store_down(true);
    let action = table.legal_actions()[0].clone();
    let refused = node.submit(id, anna.id, table.moment(), &action).await.unwrap_err();
    let sentence = "the table could not be saved; please reload it and try again";
    assert_eq!(refused.to_string(), sentence);
    assert!(matches!(node.create(&anna, ra(&[BOT, BOT])).await, Err(Refusal::Store(_))));
    assert!(matches!(node.register("Bob").await, Err(Refusal::Store(_))));
    sleep(Duration::from_mins(1)).await;
    assert_eq!(watch.table().step(), table.step(), "nobody was shown anything");

    simulation.net.set_store_down(false);
    let after = node.submit(id, anna.id, table.moment(), &action).await.unwrap();
    assert_eq!(after.step(), table.step() + 1);
    let mut latest = after;
    while !asks_anna(&latest) && latest.stage() == Stage::Running {
        latest = watch.changed().await;
    }
}
