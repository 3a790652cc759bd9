//! The pages to learn from.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use maud::Markup;
use ra_bots::Level;
use ra_record::AnyRules;
use ra_tables::{Place, Refusal, Settings, Stage, Store, Table, World};

use super::form::Sent;
use super::limits::Asked;
use super::refused::Refused;
use super::tables::Nothing;
use super::{Site, Visitor};
use crate::learn::Prose;
use crate::pages;
use crate::words::Word;

/// Slow enough to see what the others do.
const PAUSE_MS: u32 = 1_200;

pub async fn overview(visitor: Visitor) -> Markup {
    let title = title(&visitor, Prose::Learn);
    pages::learn(&visitor.frame(&title))
}

pub async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Refused> {
    let rules = find(&visitor, &game)?;
    let name = if rules.game() == "priests" { Word::Priests } else { Word::Ra };
    let about = [("game", visitor.say(name).into())];
    let title = Prose::RulesOf.with(visitor.preferences.language, about);
    Ok(pages::rules(&visitor.frame(&format!("{title} · Heliopolis")), rules))
}

pub async fn first_game<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, Refused> {
    let rules = find(&visitor, &game)?;
    let title = title(&visitor, Prose::FirstGame);
    let begun = match visitor.lesson {
        Some(id) => site.tables.table(id).await.ok(),
        None => None,
    };
    let goes_on = |table: &Arc<Table>| {
        table.stage() == Stage::Running && table.settings().rules.game() == rules.game()
    };
    let begun = begun.filter(goes_on).map(|table| super::address(&table));
    Ok(pages::first_game(&visitor.frame(&title), rules.game(), begun.as_deref()))
}

/// A real table against two beginners, and a cookie that keeps that it is the first.
pub async fn begin<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(game): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let refused = |why: Refusal| Refused::by(&visitor, None, &why);
    let settings = Settings {
        rules: find(&visitor, &game)?,
        seats: vec![Place::Host, Place::Bot(Level::Novice), Place::Bot(Level::Novice)],
        scores_hidden: false,
        clock: None,
        public: false,
        is_rated: false,
        pause_ms: PAUSE_MS,
    };
    let name = visitor.name(fastrand::u64(..)).to_owned();
    site.take(Asked::Table, &visitor)?;
    let (person, cookies) = site.introduce(&visitor, &name).await?;
    let table = site.create(&person, settings).await.map_err(refused)?;
    let cookies = cookies.add(visitor.learning_at(&table));
    Ok((cookies, Redirect::to(&super::address(&table))).into_response())
}

/// No more lessons; the table stays.
pub async fn leave<S: Store, W: World>(
    State(_): State<Site<S, W>>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Response {
    let back = visitor.lesson.map_or_else(|| "/".to_owned(), |id| format!("/tables/{id}"));
    let cookies = CookieJar::new().add(visitor.learning_nowhere());
    (cookies, Redirect::to(&back)).into_response()
}

fn title(visitor: &Visitor, word: Prose) -> String {
    format!("{} · Heliopolis", word.say(visitor.preferences.language))
}

/// The game with this name, by its usual rules.
fn find(visitor: &Visitor, game: &str) -> Result<AnyRules, Refused> {
    let preset = if game == "priests" { "manual" } else { "2016" };
    AnyRules::named(game, preset, &[]).map_err(|_| Refused::nowhere(visitor))
}
