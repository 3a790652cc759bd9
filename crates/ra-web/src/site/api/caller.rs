//! Which program asks, and what it sends.

use std::hash::Hash;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use ra_tables::{Bearer, Person, PersonId, Refusal, Secret, Store, TableId, World};
use serde::de::DeserializeOwned;

use super::super::Site;
use super::super::crowd::Place;
use super::super::limits::Asked;
use super::super::outside::Address;
use super::problem::Problem;

/// A program, and for whom it acts.
#[derive(Clone, Debug)]
pub struct Caller {
    bearer: Option<Bearer>,
    address: Address,
}

impl Caller {
    /// Who it is, if it said so.
    pub fn id(&self) -> Option<PersonId> {
        self.bearer.as_ref().map(|bearer| bearer.person.id)
    }

    /// Takes one from what it has left, and what somebody has.
    pub fn take<S, W>(
        &self,
        site: &Site<S, W>,
        what: Asked,
        by: Option<impl Hash>,
    ) -> Result<(), Problem> {
        site.house.quotas.take(what, self.address, by).map_err(Problem::for_now)
    }

    /// A place among all who follow tables live.
    pub fn enter<S, W>(&self, site: &Site<S, W>) -> Result<Place, Problem> {
        site.house.live.enter(self.address).map_err(|_| {
            let detail = "too many streams are open; close some, or try again later";
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-streams", detail)
        })
    }

    /// Who it is, for whatever is about no table.
    pub fn person(&self) -> Result<&Person, Problem> {
        let bearer = self.bearer.as_ref().ok_or_else(Problem::needs_token)?;
        match bearer.table {
            None => Ok(&bearer.person),
            Some(table) => Err(elsewhere(table)),
        }
    }

    /// Who it is, at this table.
    pub fn person_at(&self, table: TableId) -> Result<&Person, Problem> {
        let bearer = self.bearer.as_ref().ok_or_else(Problem::needs_token)?;
        match bearer.table {
            Some(own) if own != table => Err(elsewhere(own)),
            _ => Ok(&bearer.person),
        }
    }
}

fn elsewhere(table: TableId) -> Problem {
    let detail = format!("this token is for a seat at table {table} alone");
    Problem::new(StatusCode::FORBIDDEN, "seat-token", detail)
}

impl<S: Store, W: World> FromRequestParts<Site<S, W>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site<S, W>) -> Result<Caller, Problem> {
        let address = site.house.outside.client(&parts.headers, &parts.extensions);
        let Some(header) = parts.headers.get(AUTHORIZATION) else {
            return Ok(Caller { bearer: None, address });
        };
        let unknown = || Problem::from(Refusal::UnknownPerson);
        let token = header.to_str().ok().and_then(|header| header.strip_prefix("Bearer "));
        let key: Secret = token.and_then(|token| token.parse().ok()).ok_or_else(unknown)?;
        Ok(Caller { bearer: Some(site.tables.identify(&key).await?), address })
    }
}

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Store, W: World> FromRequest<Site<S, W>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, site: &Site<S, W>) -> Result<Body<T>, Problem> {
        match Json::<T>::from_request(request, site).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::unreadable(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "send JSON, and say so: Content-Type: application/json",
            )),
            Err(why) => Err(Problem::unreadable(why.status(), why.body_text())),
        }
    }
}
