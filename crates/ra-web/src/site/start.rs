//! The start page, and new tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use ra_bots::Level;
use ra_record::AnyRules;
use ra_tables::{
    Listing, Person, Place, Refusal, Settings, Sitter, Stage, Store, Table, TimeControl, World,
};
use ra_view::{Options, Viewer, view};
use serde::Deserialize;

use super::form::Sent;
use super::limits::Asked;
use super::refused::Refused;
use super::{Site, Visitor};
use crate::pages::{self, Entry, Lists};
use crate::words::{CLOCKS, Word};

/// How many tables a list has.
const LISTED: u32 = 12;

/// How many of their own tables somebody has a choice of.
const REMEMBERED: u32 = 100;

/// How a table shall be.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NewTable {
    game: String,
    players: u8,
    level: String,
    with: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    ra_rules: Option<String>,
    #[serde(default)]
    priests_rules: Option<String>,
    #[serde(default)]
    bots: usize,
    #[serde(default)]
    clock: Option<String>,
    #[serde(default)]
    pace: Option<String>,
    #[serde(default)]
    hidden: Option<String>,
    #[serde(default)]
    public: Option<String>,
    #[serde(default)]
    rated: Option<String>,
}

pub async fn show<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
) -> Result<Markup, Refused> {
    let lists = site.lists(&visitor).await.map_err(|why| Refused::by(&visitor, None, &why))?;
    let title = visitor.say(Word::StartTitle);
    Ok(pages::start(&visitor.frame(&title), &lists, visitor.name(fastrand::u64(..))))
}

pub async fn nowhere(visitor: Visitor) -> Refused {
    Refused::nowhere(&visitor)
}

pub async fn create<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Sent { visitor, form }: Sent<NewTable>,
) -> Result<Response, Refused> {
    let settings = form.settings().map_err(|why| {
        let sentence = Word::BadForm.with(visitor.preferences.language, [("why", why.into())]);
        Refused::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, sentence)
    })?;
    let refused = |why: Refusal| Refused::by(&visitor, None, &why);
    // Nobody becomes known for a table that cannot be.
    settings.check().map_err(|why| refused(why.into()))?;
    let usual = visitor.name(fastrand::u64(..)).to_owned();
    let name = if form.name.is_empty() { usual } else { form.name };
    site.take(Asked::Table, &visitor)?;
    let (person, cookies) = site.introduce(&visitor, &name).await?;
    let table = site.create(&person, settings).await.map_err(refused)?;
    Ok((cookies, Redirect::to(&super::address(&table))).into_response())
}

impl<S: Store, W: World> Site<S, W> {
    /// Makes a table, and starts its game if nobody is waited for.
    pub(super) async fn create(
        &self,
        person: &Person,
        settings: Settings,
    ) -> Result<Arc<Table>, Refusal> {
        let waits = settings.seats.contains(&Place::Open);
        let table = self.tables.create(person, settings).await?;
        if waits { Ok(table) } else { self.tables.start(table.id(), person.id).await }
    }

    async fn lists(&self, visitor: &Visitor) -> Result<Lists, Refusal> {
        let me = visitor.person.as_ref().map(|person| person.id);
        let is_mine =
            |table: &Table| me.is_some_and(|me| table.host() == me || table.seat_of(me).is_some());
        let entries = |tables: &[Arc<Table>]| -> Vec<Entry> {
            tables.iter().map(|table| entry(table, visitor)).collect()
        };
        // What is the visitor's own is not listed again for everybody.
        let public = async |stage| {
            let mut tables = self.tables.list(Listing::Public(stage), LISTED).await?;
            let is_full = |table: &Table| table.sitters().all(|sitter| *sitter != Sitter::Open);
            tables.retain(|table| !is_mine(table) && (stage != Stage::Open || !is_full(table)));
            Ok::<_, Refusal>(entries(&tables))
        };
        let mut mine = match me {
            Some(me) => self.tables.list(Listing::Of(me), REMEMBERED).await?,
            None => Vec::new(),
        };
        // A stable sort: what waits for the visitor comes first, what is over last, and of equals
        // the latest.
        mine.sort_by_key(|table| {
            let waits =
                me.is_some_and(|me| table.asked().is_some() && table.asked() == table.seat_of(me));
            (!waits, table.stage() == Stage::Finished)
        });
        mine.truncate(usize::try_from(LISTED).unwrap_or(usize::MAX));
        Ok(Lists {
            mine: entries(&mine),
            open: public(Stage::Open).await?,
            watched: public(Stage::Running).await?,
        })
    }
}

impl NewTable {
    /// What was asked for; an error says what there is not.
    fn settings(&self) -> Result<Settings, String> {
        let level = Level::ALL.into_iter().find(|level| level.name() == self.level);
        let level = level.ok_or_else(|| format!("level {:?}", self.level))?;
        let preset = match self.game.as_str() {
            "priests" => self.priests_rules.as_deref().unwrap_or("manual"),
            _ => self.ra_rules.as_deref().unwrap_or("2016"),
        };
        let rules = AnyRules::named(&self.game, preset, &[]).map_err(|why| why.to_string())?;
        Ok(Settings {
            rules,
            seats: self.seats(level)?,
            scores_hidden: self.hidden.is_some(),
            clock: self.clock()?,
            is_rated: self.rated.is_some(),
            public: self.public.is_some(),
            pause_ms: match self.pace.as_deref() {
                Some("brisk") => 350,
                Some("calm") | None => 900,
                Some("slow") => 1_800,
                Some(pace) => return Err(format!("pace {pace:?}")),
            },
        })
    }

    /// The host first, then whoever comes, then bots.
    fn seats(&self, level: Level) -> Result<Vec<Place>, String> {
        let others = usize::from(self.players).saturating_sub(1).min(8);
        let bots = match self.with.as_str() {
            "bots" => others,
            "friends" => self.bots.min(others),
            with => return Err(format!("with {with:?}")),
        };
        let mut seats = vec![Place::Host];
        seats.resize(1 + others - bots, Place::Open);
        seats.resize(1 + others, Place::Bot(level));
        Ok(seats)
    }

    fn clock(&self) -> Result<Option<TimeControl>, String> {
        match self.clock.as_deref() {
            None | Some("none") => Ok(None),
            Some(index) => {
                let clock = index.parse().ok().and_then(|index: usize| CLOCKS.get(index));
                clock.copied().map(Some).ok_or_else(|| format!("clock {index:?}"))
            }
        }
    }
}

/// A table as a line of a list.
fn entry(table: &Table, visitor: &Visitor) -> Entry {
    let language = visitor.preferences.language;
    let me = visitor.person.as_ref().and_then(|person| table.seat_of(person.id));
    let names = table.players().seats().map(|seat| match table.sitter(seat) {
        _ if me == Some(seat) => visitor.say(Word::You),
        Some(Sitter::Open) | None => "…".to_owned(),
        Some(_) => table.name(seat).to_owned(),
    });
    let options = Options { language, hide_scores: true, hints: false };
    let seen = table.record().map(|record| view(&record, Viewer::Watcher, options));
    let open = table.sitters().filter(|sitter| **sitter == Sitter::Open).count();
    let (epoch, progress) = match (table.stage(), &seen) {
        (Stage::Running, Some(seen)) => {
            let epoch = Word::EpochN.with(language, [("n", seen.table.epoch.into())]);
            let asked = table.asked().map(|seat| table.name(seat).to_owned()).unwrap_or_default();
            let asked = Word::AskedNow.with(language, [("name", asked.into())]);
            (Some(seen.table.epoch), format!("{epoch}, {asked}"))
        }
        (Stage::Finished, Some(seen)) => {
            let won = seen.scores.ranking.as_ref().map(|ranking| ranking.text.clone());
            (None, won.unwrap_or_else(|| visitor.say(Word::GameOver)))
        }
        _ => (None, Word::WaitsForPlayers.with(language, [("n", open.into())])),
    };
    Entry {
        address: super::address(table),
        rules: table.settings().rules,
        names: names.collect::<Vec<_>>().join(", "),
        progress,
        epoch,
        calls: me.is_some() && table.asked() == me,
    }
}
