//! What everybody may know of people: their results, and who is strongest.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use maud::Markup;
use ra_rules::PlayerCount;
use ra_tables::{Class, PastGame, PersonId, Refusal, Store, Table, Title, World};
use serde::Deserialize;

use super::refused::Refused;
use super::{Site, Visitor, address};
use crate::pages::{self, Past};
use crate::words::Word;

/// How many games a page of results has, and how many people a list of leaders.
pub const LISTED: u32 = 50;

/// Whose strength to compare.
#[derive(Debug, Deserialize)]
pub struct WhichClass {
    game: Option<String>,
    players: Option<String>,
}

impl WhichClass {
    /// Three players of Ra, if nothing else is said; `None` if there is no such class.
    pub fn class(&self) -> Option<Class> {
        let title: Title = self.game.as_deref().unwrap_or("ra").parse().ok()?;
        let players = self.players.as_deref().unwrap_or("3").parse().ok();
        Some(Class { title, players: players.and_then(PlayerCount::new)? })
    }
}

pub async fn show<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Refused> {
    let unknown = || Refused::nowhere(&visitor);
    let id: PersonId = id.parse().map_err(|_| unknown())?;
    let profile = site.tables.profile(id, LISTED).await.map_err(|why| match why {
        Refusal::UnknownPerson => unknown(),
        why => Refused::by(&visitor, None, &why),
    })?;
    let mut games = Vec::with_capacity(profile.games.len());
    for &game in &profile.games {
        games.push(site.past(game, &visitor).await);
    }
    let title = format!("{} · Heliopolis", profile.person.name);
    Ok(pages::player(&visitor.frame(&title), &profile, &games))
}

pub async fn leaders<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
    Query(which): Query<WhichClass>,
) -> Result<Markup, Refused> {
    let class = which.class().ok_or_else(|| {
        Refused::new(&visitor, StatusCode::NOT_FOUND, visitor.say(Word::NoSuchClass))
    })?;
    let leaders = site.tables.leaders(class, LISTED).await;
    let leaders = leaders.map_err(|why| Refused::by(&visitor, None, &why))?;
    let title = visitor.say(Word::Leaders);
    Ok(pages::leaders(&visitor.frame(&title), class, &leaders))
}

impl<S: Store, W: World> Site<S, W> {
    /// A game as a visitor may see it. A private table stays among those who have its link.
    async fn past(&self, game: PastGame, visitor: &Visitor) -> Past {
        let table = self.tables.table(game.table).await.ok();
        let may_know = |table: &Table| {
            let me = visitor.person.as_ref();
            table.settings().public
                || table.settings().is_rated
                || me.is_some_and(|me| table.seat_of(me.id).is_some())
        };
        let table = table.filter(|table| may_know(table)).map(|table| {
            let names: Vec<&str> = table.players().seats().map(|seat| table.name(seat)).collect();
            (names.join(", "), address(&table))
        });
        Past { game, table }
    }
}
