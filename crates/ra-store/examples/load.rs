//! How much one node bears: moves with full durability, the way to the last of five watchers, and
//! the memory of open games. docs/performance.md keeps the figures.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use ra_record::AnyRules;
use ra_store::AnyStore;
use ra_tables::{
    Append, Listing, NewTable, Person, PersonId, Place, RealWorld, Settings, Stage, Store, Table,
    TableId, Tables, Watch,
};
use tokio::sync::mpsc;
use tokio::time::sleep_until;

/// Load on one node.
#[derive(Parser)]
struct Load {
    /// The store: a file, or postgres://…
    #[arg(long)]
    db: String,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// For how long
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves a second in all games together; as many as possible if not given
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    rate: Option<u64>,
    /// Only fill the store with so many games that go on
    #[arg(long)]
    fill: Option<u64>,
    /// Only measure the memory of so many games that go on, after filling the store
    #[arg(long)]
    open: Option<u32>,
}

type Node = Tables<AnyStore, RealWorld>;

const WATCHERS: usize = 5;

#[tokio::main]
async fn main() -> Result<()> {
    let load = Load::parse();
    let node =
        Tables::new(AnyStore::connect(&load.db).await?, RealWorld).with_tables_per_person(u32::MAX);
    let people = register(&node).await?;
    match (load.fill, load.open) {
        (Some(games), _) => fill(&load.db, &node, &people, games).await,
        (None, Some(games)) => measure_memory(&node, games).await,
        (None, None) => measure_moves(&load, node, people).await,
    }
}

async fn register(node: &Node) -> Result<[Person; 3]> {
    Ok([
        node.register("Anna").await?.0,
        node.register("Bob").await?.0,
        node.register("Cleo").await?.0,
    ])
}

async fn begin(node: &Node, people: &[Person; 3]) -> Result<TableId> {
    let settings = Settings {
        rules: AnyRules::named("ra", "2016", &[])?,
        seats: vec![Place::Host, Place::Open, Place::Open],
        scores_hidden: false,
        clock: None,
        public: false,
        is_rated: false,
        pause_ms: 0,
    };
    let id = node.create(&people[0], settings).await?.id();
    node.sit(id, people[1].clone(), None).await?;
    node.sit(id, people[2].clone(), None).await?;
    Ok(node.start(id, people[0].id).await?.id())
}

async fn make_a_move(node: &Node, table: &Table) -> Result<Arc<Table>> {
    let asked = table.asked().and_then(|seat| table.sitter(seat)?.person());
    let person: PersonId = asked.context("somebody is asked")?;
    let legal = table.legal_actions();
    let action = &legal[fastrand::usize(..legal.len())];
    Ok(node.submit(table.id(), person, table.moment(), action).await?)
}

async fn measure_moves(load: &Load, node: Node, people: [Person; 3]) -> Result<()> {
    let end = Instant::now() + Duration::from_secs(load.seconds);
    let between = load.rate.map(|rate| Duration::from_micros(1_000_000 * load.games / rate));
    let mut players = Vec::new();
    for _ in 0..load.games {
        let (node, people) = (node.clone(), people.clone());
        players.push(tokio::spawn(async move { play(&node, &people, end, between).await }));
    }
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await??);
    }
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let rate = waits.len() as u64 / load.seconds;
    println!("{} games, {WATCHERS} watchers each: {rate} moves/s", load.games);
    println!("submit to the last watcher: p50 {:.2} ms, p99 {:.2} ms", at(50), at(99));
    Ok(())
}

/// Plays one game after the other, and says how long each move took to the last watcher.
async fn play(
    node: &Node,
    people: &[Person; 3],
    end: Instant,
    between: Option<Duration>,
) -> Result<Vec<Duration>> {
    let mut waits = Vec::new();
    let between_moves = between.unwrap_or_default();
    while Instant::now() < end {
        let id = begin(node, people).await?;
        let (seen, mut sightings) = mpsc::channel(64);
        for _ in 0..WATCHERS {
            tokio::spawn(look(node.watch(id).await?, seen.clone()));
        }
        let mut table = node.table(id).await?;
        let mut next = Instant::now() + between_moves.mul_f64(fastrand::f64());
        while table.stage() == Stage::Running && Instant::now() < end {
            // At a given rate a move that comes late because the last one was slow counts as slow.
            sleep_until(next.into()).await;
            let start = if between.is_some() { next } else { Instant::now() };
            table = make_a_move(node, &table).await?;
            let mut watchers = 0;
            while watchers < WATCHERS {
                let step = sightings.recv().await.context("watchers go on")?;
                watchers += usize::from(step >= table.step());
            }
            waits.push(start.elapsed());
            next += between_moves;
        }
    }
    Ok(waits)
}

async fn look(mut watch: Watch, seen: mpsc::Sender<u32>) {
    loop {
        let step = watch.changed().await.step();
        if seen.send(step).await.is_err() {
            return;
        }
    }
}

/// Copies the middle of one game many times.
async fn fill(db: &str, node: &Node, people: &[Person; 3], games: u64) -> Result<()> {
    let id = begin(node, people).await?;
    let mut table = node.table(id).await?;
    while table.step() < 100 {
        table = make_a_move(node, &table).await?;
    }
    let store = Arc::new(AnyStore::connect(db).await?);
    let mut stored = store.open(id).await?.context("it was just played")?;
    stored.header.public = true;
    let copies = (0..games).map(|_| {
        let (store, stored) = (Arc::clone(&store), stored.clone());
        tokio::spawn(async move {
            let id = TableId::new(fastrand::u64(..));
            let summary = ra_tables::Summary {
                stage: Stage::Running,
                updated: stored.header.created,
                due: None,
            };
            store.create(NewTable { id, header: stored.header, summary }).await?;
            for (step, stored) in (0..).zip(stored.changes) {
                store
                    .append(Append {
                        table: id,
                        step,
                        stored,
                        seating: None,
                        summary,
                        outcome: None,
                    })
                    .await?;
            }
            anyhow::Ok(())
        })
    });
    for copy in copies.collect::<Vec<_>>() {
        copy.await??;
    }
    Ok(())
}

async fn measure_memory(node: &Node, games: u32) -> Result<()> {
    let before = resident_kib()?;
    let loaded = node.list(Listing::Public(Stage::Running), games).await?;
    let after = resident_kib()?;
    let entries = loaded.first().map_or(0, |table| table.step());
    let bytes = 1024 * after.saturating_sub(before) / loaded.len().max(1) as u64;
    println!("{} open games of {entries} entries: {bytes} bytes each", loaded.len());
    Ok(())
}

/// The memory of this process.
fn resident_kib() -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()).context("VmRSS")?;
    Ok(number.parse()?)
}
