//! Tables for programs.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use ra_bots::Level;
use ra_record::AnyRules;
use ra_rules::Seat;
use ra_tables::{Listing, Place, Refusal, Settings, Store, Table, TableId, TimeControl, World};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::Site;
use super::super::limits::Asked;
use super::caller::{Body, Caller};
use super::problem::Problem;
use super::shapes::{ClockShape, StageShape, TableShape};

/// The tables that a list has at most.
const LISTED: u32 = 100;

/// What came of it.
pub type Answer<T> = Result<Json<T>, Problem>;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Public tables that are so far.
    #[param(inline)]
    stage: Option<StageShape>,
    /// Your own tables instead.
    #[serde(default)]
    mine: bool,
}

/// How a table shall be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `ra` or `priests`.
    #[schema(example = "ra")]
    game: String,
    /// The preset of rules: 1999, 2016, 2022 or manual, published.
    #[schema(example = "2016")]
    rules: Option<String>,
    /// Rules that depart from a preset of Priests of Ra: ankhs, last-ra, plagues, pyramid-steps,
    /// pyramids, ra-drawer, turning.
    #[serde(default)]
    #[schema(example = json!({"plagues": "epochs"}))]
    options: BTreeMap<String, String>,
    /// Two to five of `me`, `open`, or a level of bots: novice, casual, club, strong, expert,
    /// master. Without an open seat the game begins at once.
    #[schema(example = json!(["me", "club", "club"]))]
    seats: Vec<String>,
    #[serde(default)]
    scores_hidden: bool,
    clock: Option<ClockShape>,
    #[serde(default)]
    is_public: bool,
    /// Needs an account.
    #[serde(default)]
    is_rated: bool,
    /// How long bots wait before they act, in milliseconds.
    #[serde(default)]
    #[schema(example = 0)]
    pause_ms: u32,
}

/// Where to sit.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// From 1; any that is open if nothing is said.
    #[schema(example = 2, minimum = 1, maximum = 5)]
    seat: Option<u8>,
}

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The `moment` of the table as you saw it.
    #[schema(example = 17)]
    moment: u32,
    /// One of the `actions` of the table.
    #[schema(example = "bid 13")]
    action: String,
}

/// Which position you saw.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The `moment` of the table as you saw it.
    #[schema(example = 17)]
    moment: u32,
}

/// A token for a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatToken {
    /// The seat.
    seat: u8,
    /// Good for this seat at this table, and nothing else.
    #[schema(example = "5d41402abc4b2a76b9719d911017c592")]
    token: String,
}

/// List tables
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which), responses(
    (status = 200, description = "The latest change first", body = [TableShape]),
    Problem,
), security((), ("token" = [])))]
pub async fn list<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<Vec<TableShape>> {
    let Query(which) =
        which.map_err(|why| Problem::unreadable(StatusCode::BAD_REQUEST, why.body_text()))?;
    let list = if which.mine {
        Listing::Of(caller.person()?.id)
    } else {
        Listing::Public(which.stage.unwrap_or(StageShape::Open).into())
    };
    let tables = site.tables.list(list, LISTED).await?;
    let now = site.tables.now();
    Ok(Json(tables.iter().map(|table| TableShape::of(table, caller.id(), now)).collect()))
}

/// Make a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn create<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableShape>), Problem> {
    let person = caller.person()?;
    let settings = new
        .settings()
        .map_err(|why| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-settings", why))?;
    settings.check().map_err(Refusal::from)?;
    caller.take(&site, Asked::Table, Some(person.id))?;
    let table = site.create(person, settings).await?;
    Ok((StatusCode::CREATED, shape(&site, &caller, &table)))
}

/// Look at a table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, description = "The table as it is", body = TableShape),
    Problem,
), security((), ("token" = [])))]
pub async fn show<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<TableShape> {
    let table = site.tables.table(table_id(&id)?).await?;
    Ok(shape(&site, &caller, &table))
}

/// Sit down
#[utoipa::path(post, path = "/api/tables/{id}/seats", tag = "tables", params(("id" = String, Path)),
    request_body = Sitting, responses(
    (status = 200, description = "The table, with you", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn sit<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(Sitting { seat }): Body<Sitting>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let person = caller.person_at(id)?.clone();
    let no_seat = || {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-seat", "seats are numbered 1 to 5")
    };
    let seat = seat.map(|number| Seat::new(number).ok_or_else(no_seat)).transpose()?;
    let table = site.tables.sit(id, person, seat).await?;
    Ok(shape(&site, &caller, &table))
}

/// Leave before the start
#[utoipa::path(delete, path = "/api/tables/{id}/seats", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, description = "The table, without you", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn leave<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let table = site.tables.leave(id, caller.person_at(id)?.id).await?;
    Ok(shape(&site, &caller, &table))
}

/// Start the game
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, description = "The table with its game", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn start<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let table = site.tables.start(id, caller.person_at(id)?.id).await?;
    Ok(shape(&site, &caller, &table))
}

/// Decide
///
/// If the table has changed since its `moment`, nothing is done and the code is `stale`: look
/// again.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "tables", params(("id" = String, Path)),
    request_body = Move, responses(
    (status = 200, description = "The table after it", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn play<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(Move { moment, action }): Body<Move>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let table = site.tables.submit(id, caller.person_at(id)?.id, moment, &action).await?;
    Ok(shape(&site, &caller, &table))
}

/// Undo your last decision
///
/// While nobody has seen or done anything since: no draw and no bid.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "tables", params(("id" = String, Path)),
    request_body = Seen, responses(
    (status = 200, description = "The table before it", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn undo<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(Seen { moment }): Body<Seen>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let table = site.tables.undo(id, caller.person_at(id)?.id, moment).await?;
    Ok(shape(&site, &caller, &table))
}

/// Leave the rest of the game to a bot
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, description = "The table", body = TableShape),
    Problem,
), security(("token" = [])))]
pub async fn resign<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<TableShape> {
    let id = table_id(&id)?;
    let table = site.tables.resign(id, caller.person_at(id)?.id).await?;
    Ok(shape(&site, &caller, &table))
}

/// Get a token for your seat
///
/// For a program that plays for you at this table, and can do nothing else.
#[utoipa::path(post, path = "/api/tables/{id}/token", tag = "tables", params(("id" = String, Path)), responses(
    (status = 201, description = "The token", body = SeatToken),
    Problem,
), security(("token" = [])))]
pub async fn token<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<SeatToken>), Problem> {
    let id = table_id(&id)?;
    let person = caller.person_at(id)?.id;
    let seat = site.tables.table(id).await?.seat_of(person).ok_or(Refusal::NotSeated)?;
    let token = site.tables.add_key(person, Some(id)).await?.to_hex();
    Ok((StatusCode::CREATED, Json(SeatToken { seat: seat.number(), token })))
}

/// The table that a part of an address names.
pub fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| {
        Problem::new(StatusCode::NOT_FOUND, "unknown-table", "a table has an id of 16 hex digits")
    })
}

fn shape<S: Store, W: World>(
    site: &Site<S, W>,
    caller: &Caller,
    table: &Arc<Table>,
) -> Json<TableShape> {
    Json(TableShape::of(table, caller.id(), site.tables.now()))
}

impl NewTable {
    fn settings(self) -> Result<Settings, String> {
        let usual = if self.game == "priests" { "manual" } else { "2016" };
        let preset = self.rules.as_deref().unwrap_or(usual);
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let rules = AnyRules::named(&self.game, preset, &options).map_err(|why| why.to_string())?;
        let seats: Result<Vec<Place>, String> =
            self.seats.iter().take(9).map(|seat| place(seat)).collect();
        Ok(Settings {
            rules,
            seats: seats?,
            scores_hidden: self.scores_hidden,
            clock: self
                .clock
                .map(|ClockShape { bank_s, increment_s }| TimeControl { bank_s, increment_s }),
            public: self.is_public,
            is_rated: self.is_rated,
            pause_ms: self.pause_ms,
        })
    }
}

fn place(seat: &str) -> Result<Place, String> {
    match seat {
        "me" => Ok(Place::Host),
        "open" => Ok(Place::Open),
        level => match level.parse::<Level>() {
            Ok(level) => Ok(Place::Bot(level)),
            Err(why) => Err(format!("a seat is for me, open or for a bot: {why}")),
        },
    }
}
