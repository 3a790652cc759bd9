//! Accounts: making one, logging in and out.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use ra_tables::{Refusal, Store, World};
use serde::Deserialize;

use super::form::Sent;
use super::refused::{Refused, sentence, status};
use super::{Site, Visitor};
use crate::pages;
use crate::words::Word;

/// A name and a password.
#[derive(Deserialize)]
pub struct Credentials {
    name: String,
    password: String,
}

/// A password, and another.
#[derive(Deserialize)]
pub struct Passwords {
    old: String,
    new: String,
}

pub async fn show(visitor: Visitor) -> Markup {
    page(&visitor, visitor.name(fastrand::u64(..)), None)
}

fn page(visitor: &Visitor, name: &str, wrong: Option<&str>) -> Markup {
    let title = visitor.say(Word::Account);
    pages::account(&visitor.frame(&title), visitor.person.as_ref(), name, wrong)
}

/// The form again, with what was wrong with it.
fn again(visitor: &Visitor, name: &str, why: &Refusal) -> Response {
    let wrong = sentence(why, visitor.preferences.language);
    (status(why), page(visitor, name, Some(&wrong))).into_response()
}

pub async fn enroll<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Sent { visitor, form }: Sent<Credentials>,
) -> Result<Response, Refused> {
    let Credentials { name, password } = &form;
    site.take_password(&visitor, name)?;
    let (person, cookies) = site.known(&visitor, name).await?;
    Ok(match site.tables.enroll(&person, name, password).await {
        Ok(_) => (cookies, Redirect::to("/account")).into_response(),
        Err(why) => (cookies, again(&visitor, name, &why)).into_response(),
    })
}

pub async fn log_in<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Sent { visitor, form }: Sent<Credentials>,
) -> Result<Response, Refused> {
    site.take_password(&visitor, &form.name)?;
    Ok(match site.tables.log_in(&form.name, &form.password).await {
        Ok((_, key)) => (visitor.known_by(&key), Redirect::to("/")).into_response(),
        Err(why) => again(&visitor, &form.name, &why),
    })
}

pub async fn log_out<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
) -> Result<Response, Refused> {
    // A guest without the key could never come back.
    let owner = visitor.person.as_ref().filter(|person| person.has_account);
    if let Some((_, key)) = owner.zip(visitor.key.as_ref()) {
        let out = site.tables.log_out(key).await;
        out.map_err(|why| Refused::by(&visitor, None, &why))?;
        return Ok((visitor.forgotten(), Redirect::to("/")).into_response());
    }
    Ok(Redirect::to("/account").into_response())
}

pub async fn change_password<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Sent { visitor, form }: Sent<Passwords>,
) -> Result<Response, Refused> {
    let changed = match visitor.person.as_ref().zip(visitor.key.as_ref()) {
        Some((person, key)) => {
            site.take_password(&visitor, &person.name)?;
            site.tables.change_password(person, key, &form.old, &form.new).await
        }
        None => Err(Refusal::UnknownPerson),
    };
    Ok(match changed {
        Ok(()) => Redirect::to("/account").into_response(),
        Err(why) => again(&visitor, "", &why),
    })
}
