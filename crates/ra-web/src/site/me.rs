//! How somebody likes their pages, and what they are called.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use ra_tables::{Refusal, Store, World};
use serde::Deserialize;

use super::Site;
use super::form::Sent;
use super::refused::Refused;
use crate::preferences::Ticked;

/// A preference form, and where it was.
#[derive(Debug, Deserialize)]
pub struct Preferring {
    #[serde(default)]
    to: String,
    #[serde(flatten)]
    ticked: Ticked,
}

/// A form for a new name, and where it was.
#[derive(Debug, Deserialize)]
pub struct Renaming {
    #[serde(default)]
    to: String,
    name: String,
}

pub async fn prefer(Sent { visitor, form }: Sent<Preferring>) -> Response {
    (visitor.preferring(&form.ticked), Redirect::to(own_page(&form.to))).into_response()
}

pub async fn rename<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Sent { visitor, form }: Sent<Renaming>,
) -> Result<Response, Refused> {
    let Some(person) = &visitor.person else {
        return Err(Refused::by(&visitor, None, &Refusal::UnknownPerson));
    };
    let renamed = site.tables.rename(person, &form.name).await;
    renamed
        .map_err(|why| Refused::by(&visitor, None, &why).back_to(own_page(&form.to).to_owned()))?;
    Ok(Redirect::to(own_page(&form.to)).into_response())
}

/// A page of ours, whatever the form says.
fn own_page(to: &str) -> &str {
    let is_path = to.starts_with('/') && !to.starts_with("//") && !to.contains('\\');
    let is_plain = to.bytes().all(|byte| byte.is_ascii_graphic());
    if is_path && is_plain { to } else { "/" }
}
