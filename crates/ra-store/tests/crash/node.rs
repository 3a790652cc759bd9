//! A process that plays games, and says on its output what was acknowledged.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use ra_bots::Level;
use ra_record::AnyRules;
use ra_store::AnyStore;
use ra_tables::{
    Listing, Person, PersonId, Place, RealWorld, Settings, Stage, Table, TableId, Tables,
};
use tokio::time::sleep;

type Node = Tables<AnyStore, RealWorld>;

/// Games that go on at the same time.
const GAMES: usize = 6;

/// Who plays in all games.
pub const PEOPLE: [u64; 2] = [1, 2];

fn person(number: u64) -> Person {
    Person { id: PersonId::new(number), name: format!("Person {number}"), has_account: false }
}

/// Plays until it is killed.
pub fn play(address: &str, seed: u64) -> Result<()> {
    fastrand::seed(seed);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let tables = Tables::new(connect(address).await, RealWorld);
        println!("ready");
        let running = tables.clone();
        tokio::spawn(async move { running.run().await });
        loop {
            if let Err(error) = keep_playing(&tables).await {
                eprintln!("{error}");
            }
            sleep(Duration::from_millis(20)).await;
        }
    })
}

/// The database may be on its way up.
async fn connect(address: &str) -> AnyStore {
    loop {
        match AnyStore::connect(address).await {
            Ok(store) => return store,
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Makes a move in every game, and new games for those that have ended.
async fn keep_playing(node: &Node) -> Result<()> {
    let host = person(PEOPLE[0]);
    let tables = node.list(Listing::Of(host.id), 200).await?;
    let running: Vec<&Arc<Table>> =
        tables.iter().filter(|table| table.stage() != Stage::Finished).collect();
    if running.len() < GAMES {
        begin(node, &host).await?;
    }
    let moves = running.iter().map(|table| {
        let (node, id) = (node.clone(), table.id());
        tokio::spawn(async move { make_a_move(&node, id).await })
    });
    for made in moves.collect::<Vec<_>>() {
        made.await??;
    }
    Ok(())
}

async fn begin(node: &Node, host: &Person) -> Result<()> {
    let bot = Place::Bot(Level::Novice);
    let (game, preset) = if fastrand::bool() { ("ra", "2016") } else { ("priests", "manual") };
    let settings = Settings {
        rules: AnyRules::named(game, preset, &[])?,
        seats: vec![Place::Host, Place::Open, bot],
        scores_hidden: false,
        clock: None,
        public: false,
        is_rated: false,
        pause_ms: 5,
    };
    let id = node.create(host, settings).await?.id();
    println!("made {id}");
    Ok(())
}

async fn make_a_move(node: &Node, id: TableId) -> Result<()> {
    let table = node.table(id).await?;
    if table.stage() == Stage::Open {
        // A process may have been killed between making the table and starting the game.
        if table.seat_of(PersonId::new(PEOPLE[1])).is_none() {
            let _ = node.sit(id, person(PEOPLE[1]), None).await;
        }
        let _ = node.start(id, PersonId::new(PEOPLE[0])).await;
        return Ok(());
    }
    let asked = table.asked().and_then(|seat| table.sitter(seat)?.person());
    if let Some(person) = asked {
        let legal = table.legal_actions();
        let action = &legal[fastrand::usize(..legal.len())];
        if let Ok(after) = node.submit(id, person, table.moment(), action).await {
            println!("ack {id} {} {}", after.step(), after.last_line().unwrap_or_default());
        }
    }
    Ok(())
}
