//! A table: its page, its record, and everything that is done at it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use ra_rules::{Seat, Sun};
use ra_tables::{Order, PersonId, Refusal, Stage, Store, Table, TableId, World};
use serde::Deserialize;

use super::form::Sent;
use super::refused::Refused;
use super::shown::{self, Shown};
use super::{Site, Visitor, hint};
use crate::pages;
use crate::words::Word;

/// Which moment of a game is looked at.
#[derive(Debug, Default, Deserialize)]
pub struct Past {
    #[serde(default)]
    ply: String,
    /// The moment for which a hint is wanted, if one is.
    hint: Option<String>,
}

impl Past {
    /// The ply, if one is named; a table as it is has none.
    pub fn ply(&self) -> Option<usize> {
        self.ply.parse().ok()
    }
}

pub async fn show<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Query(past): Query<Past>,
    visitor: Visitor,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    if let (Some(ply), Some(record)) = (past.ply(), table.record()) {
        let review = site.advisor.known_review(&record).filter(|_| record.is_over());
        let page = shown::past(&table, &record, ply, &visitor, review.as_deref());
        return Ok(page.into_response());
    }
    if let Some(moment) = &past.hint {
        return hint::show(&site, &table, &visitor, moment).await;
    }
    if hint::teaches(&table, &visitor) {
        // A lesson that cannot be had just now is no reason to have no table.
        let moment = table.moment().to_string();
        if let Ok(taught) = hint::show(&site, &table, &visitor, &moment).await {
            return Ok(taught);
        }
    }
    let shown = Shown::of(&table, &visitor, &site.beside(&table).await);
    Ok(shown.page(&table, &visitor).into_response())
}

/// The record of a game. While it is played, what everybody has seen of it.
pub async fn record<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    let Some(record) = table.record() else {
        return Err(Refused::by(&visitor, Some(&table), &Refusal::NotStarted));
    };
    // The record tells the scores of every epoch.
    if table.settings().scores_hidden && table.stage() != Stage::Finished {
        return Err(Refused::by(&visitor, Some(&table), &Refusal::NotOver));
    }
    let name = format!("attachment; filename=\"{}.ra\"", table.id());
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_text()).into_response())
}

/// Somebody takes a seat.
#[derive(Debug, Deserialize)]
pub struct Sit {
    name: String,
    #[serde(default)]
    seat: Option<u8>,
}

pub async fn sit<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form }: Sent<Sit>,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    let refused =
        |why: Refusal| Refused::by(&visitor, Some(&table), &why).back_to(super::address(&table));
    let seat = match form.seat {
        None => None,
        Some(number) => Some(Seat::new(number).ok_or_else(|| Refused::nowhere(&visitor))?),
    };
    let introduced = site.introduce(&visitor, &form.name).await;
    let (person, cookies) = introduced.map_err(|why| why.back_to(super::address(&table)))?;
    site.tables.sit(table.id(), person, seat).await.map_err(refused)?;
    Ok((cookies, Redirect::to(&super::address(&table))).into_response())
}

/// Something that needs no further words.
#[derive(Debug, Deserialize)]
pub struct Nothing {}

pub async fn leave<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.leave(id, me).await).await
}

pub async fn start<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.start(id, me).await).await
}

/// A decision in the position of this moment.
#[derive(Debug, Deserialize)]
pub struct Play {
    moment: u32,
    action: String,
}

pub async fn play<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form }: Sent<Play>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    let played = site.tables.submit(id, me, form.moment, &form.action).await;
    site.answer(&visitor, id, played).await
}

/// The moment that somebody wants to go back from.
#[derive(Debug, Deserialize)]
pub struct Back {
    moment: u32,
}

pub async fn undo<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form }: Sent<Back>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.undo(id, me, form.moment).await).await
}

pub async fn take_back<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form }: Sent<Back>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.take_back(id, me, form.moment).await).await
}

/// What to do in this auction: `ask`, `bid-up-to 9` or `pass-above 9`.
#[derive(Debug, Deserialize)]
pub struct Ordering {
    auction: u32,
    order: String,
}

pub async fn order<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form }: Sent<Ordering>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    let Ok(order) = read_order(&form.order) else {
        let about = [("why", form.order.as_str().into())];
        let sentence = Word::BadForm.with(visitor.preferences.language, about);
        return Err(Refused::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, sentence));
    };
    site.answer(&visitor, id, site.tables.order(id, me, form.auction, order).await).await
}

/// There is no such order.
struct UnknownOrder;

/// An order in words, or none.
fn read_order(words: &str) -> Result<Option<Order>, UnknownOrder> {
    if words == "ask" {
        return Ok(None);
    }
    let (order, sun) = words.split_once(' ').ok_or(UnknownOrder)?;
    let sun = sun.parse().ok().and_then(Sun::new).ok_or(UnknownOrder)?;
    match order {
        "bid-up-to" => Ok(Some(Order::BidUpTo(sun))),
        "pass-above" => Ok(Some(Order::PassAbove(sun))),
        _ => Err(UnknownOrder),
    }
}

pub async fn resign<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.resign(id, me).await).await
}

pub async fn come_back<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    site.answer(&visitor, id, site.tables.come_back(id, me).await).await
}

/// The same people meet again. With bots alone the next game begins at once.
pub async fn rematch<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Response, Refused> {
    let table = site.find(&visitor, &id).await?;
    let refused =
        |why: Refusal| Refused::by(&visitor, Some(&table), &why).back_to(super::address(&table));
    let person = visitor.person.clone().ok_or(Refusal::NotSeated).map_err(refused)?;
    let me = person.id;
    let next = site.tables.rematch(table.id(), person).await.map_err(refused)?;
    match site.tables.start(next.id(), me).await {
        Ok(_) | Err(Refusal::SeatOpen(_) | Refusal::Started | Refusal::NotSeated) => {
            Ok(Redirect::to(&super::address(&next)).into_response())
        }
        Err(why) => Err(refused(why)),
    }
}

/// A token for a program that plays in the visitor's seat.
pub async fn token<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    Sent { visitor, form: Nothing {} }: Sent<Nothing>,
) -> Result<Markup, Refused> {
    let (id, me) = site.find_with_me(&visitor, &id).await?;
    let address = format!("/tables/{id}");
    let key = site.tables.add_key(me, Some(id)).await;
    let key = key.map_err(|why| Refused::by(&visitor, None, &why).back_to(address.clone()))?;
    let title = visitor.say(Word::Program);
    Ok(pages::token(&visitor.frame(&title), &visitor.origin, &address, &key.to_hex()))
}

impl<S: Store, W: World> Site<S, W> {
    /// The table with this name.
    pub(super) async fn find(&self, visitor: &Visitor, id: &str) -> Result<Arc<Table>, Refused> {
        let id: TableId = id.parse().map_err(|_| {
            let sentence = visitor.say(Word::RefusalUnknownTable);
            Refused::new(visitor, StatusCode::NOT_FOUND, sentence)
        })?;
        let found = self.tables.table(id).await;
        found.map_err(|why| Refused::by(visitor, None, &why))
    }

    /// The table with this name, and who wants to do something at it.
    async fn find_with_me(
        &self,
        visitor: &Visitor,
        id: &str,
    ) -> Result<(TableId, PersonId), Refused> {
        let table = self.find(visitor, id).await?;
        match &visitor.person {
            Some(person) => Ok((table.id(), person.id)),
            None => Err(Refused::by(visitor, Some(&table), &Refusal::NotSeated)
                .back_to(super::address(&table))),
        }
    }

    /// What came of something that was done at a table: the page again, or why not.
    async fn answer(
        &self,
        visitor: &Visitor,
        id: TableId,
        done: Result<Arc<Table>, Refusal>,
    ) -> Result<Response, Refused> {
        match done {
            Ok(_) if visitor.is_script => Ok(StatusCode::NO_CONTENT.into_response()),
            Ok(table) => Ok(Redirect::to(&super::address(&table)).into_response()),
            Err(why) => {
                let table = self.tables.table(id).await.ok();
                let refused = Refused::by(visitor, table.as_deref(), &why);
                Err(refused.back_to(format!("/tables/{id}")))
            }
        }
    }
}
