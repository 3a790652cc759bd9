//! Games that go the same way every time, on a server within the test.
//!
//! The world of a stage deals by a seed, its clock stands still, and its bots choose at once. So a
//! phase that was found once is found again, and nobody has to wait for it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use fastrand::Rng;
use ra_bots::Level;
use ra_record::{AnyRecord, AnyRules, Record};
use ra_rules::Game;
use ra_tables::memory::Memory;
use ra_tables::{
    Person, PersonId, Place, Secret, Settings, Stage as Progress, Table, TableId, Tables,
    TimeControl, Timestamp, World,
};
use ra_web::Site;
use ra_web::site::{Limits, Outside, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::{Moment, Player, Scene};

/// When everything on a stage happens: a day in 2025.
const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// How people are called who do not make it easy for a page: 24 letters, as wide as they come.
const LONG_NAMES: [&str; 5] = [
    "MWMWMWMWMWMWMWMWMWMWMWMW",
    "Wilhelmina Mammuthammer",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Hatschepsut-Maatkare-Amu",
    "MMMMMMMMMMMMMMMMMMMMMMMM",
];

const NAMES: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// A world that deals by a seed.
#[derive(Clone, Debug)]
struct Scripted(Arc<Mutex<Rng>>);

impl Scripted {
    fn luck(&self) -> std::sync::MutexGuard<'_, Rng> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl World for Scripted {
    fn now(&self) -> Timestamp {
        NOW
    }

    fn random(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.luck().fill(&mut bytes);
        bytes
    }

    async fn think(&self, game: AnyRecord, _: Level, _: u64) -> Option<String> {
        let moment = match &game {
            AnyRecord::Ra(record) => moment(record),
            AnyRecord::Priests(record) => moment(record),
        };
        // By the ply alone: what is taken back and played again goes the same way.
        Some(Player::greedy(game.ply() as u64).choose(&moment).to_owned())
    }
}

/// What whoever is asked can do.
fn moment<G: Game>(record: &Record<G>) -> Moment {
    let state = record.state();
    Moment {
        over: state.is_over(),
        sheet: false,
        tiles: state.track().len(),
        actions: state.legal_actions().iter().map(|action| action.to_string()).collect(),
    }
}

/// Who has to decide, if it is a person.
fn asked(table: &Table) -> Option<PersonId> {
    table.sitter(table.asked()?)?.person()
}

fn moment_of(table: &Table) -> Result<Moment> {
    Ok(match table.record().context("the game has begun")? {
        AnyRecord::Ra(record) => moment(&record),
        AnyRecord::Priests(record) => moment(&record),
    })
}

/// Who sits at a table on the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Anna plays against bots: there are hints, and moves can be taken back.
    Bots,
    /// Friends who decide when they are told to.
    Friends,
    /// People with the longest names, clocks, and nobody who decides before they are told to.
    LongNames,
}

/// A server within the test.
#[derive(Debug)]
pub struct Stage {
    tables: Tables<Memory, Scripted>,
    world: Scripted,
    /// The address of the start page, without a slash at its end.
    pub address: String,
    // The server ends when this is dropped.
    _running: oneshot::Sender<()>,
}

impl Stage {
    /// A stage without any table.
    pub async fn open() -> Result<Stage> {
        let world = Scripted(Arc::new(Mutex::new(Rng::with_seed(0))));
        let tables = Tables::new(Memory::default(), world.clone());
        let site = Site::open(tables.clone(), Outside::default(), Limits::NONE);
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let (running, ends) = oneshot::channel();
        tokio::spawn(serve(site, listener, async move { ends.await.unwrap_or_default() }));
        Ok(Stage { tables, world, address, _running: running })
    }

    /// Begins the game that follows from a seed.
    pub async fn begin(
        &self,
        game: &str,
        players: usize,
        company: Company,
        seed: u64,
    ) -> Result<Play> {
        *self.world.luck() = Rng::with_seed(seed);
        let preset = if game == "ra" { "2016" } else { "published" };
        let other = match company {
            Company::Bots => Place::Bot(Level::ALL[0]),
            Company::Friends | Company::LongNames => Place::Open,
        };
        let clock = TimeControl { bank_s: 3600, increment_s: 60 };
        let settings = Settings {
            rules: AnyRules::named(game, preset, &[])?,
            seats: std::iter::once(Place::Host).chain((1..players).map(|_| other)).collect(),
            scores_hidden: false,
            clock: (company == Company::LongNames).then_some(clock),
            public: false,
            is_rated: false,
            pause_ms: 0,
        };
        let names = match company {
            Company::Bots => &NAMES[..1],
            Company::Friends => &NAMES[..players],
            Company::LongNames => &LONG_NAMES[..players],
        };
        let mut people = Vec::new();
        for name in names {
            people.push(self.tables.register(name).await?);
        }
        let (host, key) = people[0].clone();
        let id = self.tables.create(&host, settings).await?.id();
        for (guest, _) in &people[1..] {
            self.tables.sit(id, guest.clone(), None).await?;
        }
        self.tables.start(id, host.id).await?;
        let people = people.into_iter().map(|(person, _)| person).collect();
        Ok(Play {
            tables: self.tables.clone(),
            id,
            key,
            people,
            player: Player::greedy(seed),
            epochs: 0,
        })
    }
}

/// A game on a stage.
#[derive(Debug)]
pub struct Play {
    tables: Tables<Memory, Scripted>,
    id: TableId,
    key: Secret,
    people: Vec<Person>,
    player: Player,
    /// How many epochs had ended when it was last looked.
    epochs: usize,
}

/// Something that a page of the game shows.
#[derive(Clone, Debug)]
pub struct Sight {
    /// What it is called in reports and files.
    pub name: &'static str,
    /// Where it is found.
    pub path: String,
}

impl Sight {
    /// Does the viewer bid?
    #[must_use]
    pub fn is_bidding(&self) -> bool {
        matches!(self.name, "auction" | "must-bid")
    }

    /// Is it the table as it is played at, with a sheet or without?
    #[must_use]
    pub fn is_table(&self) -> bool {
        !matches!(self.name, "end" | "replay")
    }
}

impl Play {
    /// The cookie by which the host is known.
    #[must_use]
    pub fn cookie(&self) -> (&'static str, String) {
        ("heliopolis", self.key.to_hex())
    }

    /// The path of the table.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/tables/{}", self.id)
    }

    fn me(&self) -> PersonId {
        self.people[0].id
    }

    /// The table, once a person is asked or the game is over.
    async fn table(&self) -> Result<Arc<Table>> {
        let mut watch = self.tables.watch(self.id).await?;
        loop {
            let table = self.tables.table(self.id).await?;
            match asked(&table) {
                None if table.stage() == Progress::Running => watch.changed().await,
                _ => return Ok(table),
            };
        }
    }

    /// What there is to see now, for the host.
    pub async fn sights(&mut self) -> Result<Vec<Sight>> {
        let table = self.table().await?;
        let moment = moment_of(&table)?;
        let path = self.path();
        let sight = |name| Sight { name, path: path.clone() };
        if moment.over {
            let replay = Sight { name: "replay", path: format!("{path}?ply=30") };
            return Ok(vec![sight("end"), replay]);
        }
        let mut sights = Vec::new();
        let ended = epochs_ended(&table);
        if self.epochs < ended {
            self.epochs = ended;
            sights.push(Sight { name: "sheet", path: format!("{path}#sheet-{ended}") });
        }
        if asked(&table) == Some(self.me()) {
            let scenes = Scene::in_moment(&moment);
            sights.extend(scenes.iter().map(|scene| sight(scene.name())));
            if self.people.len() == 1 && moment.offers("bid") {
                let hint = format!("{path}?hint={}#hint", table.moment());
                sights.push(Sight { name: "hint", path: hint });
            }
        } else {
            sights.push(sight(if table.can_order(self.me()) { "order" } else { "waiting" }));
        }
        Ok(sights)
    }

    /// Somebody decides. False once the game is over.
    pub async fn go_on(&mut self) -> Result<bool> {
        let table = self.table().await?;
        if table.stage() != Progress::Running {
            return Ok(false);
        }
        let moment = moment_of(&table)?;
        let Some(asked) = asked(&table) else { bail!("a person is asked") };
        let action = self.player.choose(&moment).to_owned();
        self.tables.submit(self.id, asked, table.moment(), &action).await?;
        Ok(true)
    }

    /// How many decisions and draws there have been.
    pub async fn ply(&self) -> Result<usize> {
        let table = self.table().await?;
        Ok(table.record().map_or(0, |record| record.ply()))
    }

    /// How many epochs have ended.
    pub async fn epochs_ended(&self) -> Result<usize> {
        let table = self.table().await?;
        Ok(epochs_ended(&table))
    }
}

fn epochs_ended(table: &Table) -> usize {
    match table.record() {
        Some(AnyRecord::Ra(record)) => record.epoch_ends().count(),
        Some(AnyRecord::Priests(record)) => record.epoch_ends().count(),
        None => 0,
    }
}

/// What there is to see of a game in this company.
fn sights(game: &str, company: Company) -> BTreeSet<&'static str> {
    let own = if game == "ra" { ["god", "discard"] } else { ["side", "turning"] };
    let common = ["turn", "tiles", "auction", "must-bid", "sheet", "end", "replay"];
    let alone: &[&str] = if company == Company::Bots { &["hint"] } else { &["waiting", "order"] };
    own.into_iter().chain(common).chain(alone.iter().copied()).collect()
}

/// How many games are played at most until each sight has come.
const MOST_GAMES: u64 = 30;

/// Plays games until everything that there is to see has been visited once.
pub async fn sightsee(
    stage: &Stage,
    game: &str,
    players: usize,
    company: Company,
    mut visit: impl AsyncFnMut(&Play, &Sight) -> Result<()>,
) -> Result<()> {
    let mut left = sights(game, company);
    for seed in 0..MOST_GAMES {
        let mut play = stage.begin(game, players, company, seed).await?;
        loop {
            for sight in play.sights().await? {
                if left.remove(sight.name) {
                    visit(&play, &sight).await?;
                }
            }
            if left.is_empty() {
                return Ok(());
            }
            if !play.go_on().await? {
                break;
            }
        }
    }
    bail!("{MOST_GAMES} games did not come to {left:?}")
}
