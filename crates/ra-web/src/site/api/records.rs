//! Records, and what to think of positions.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use ra_advice::{Hint, HintedAction, SeatOutlook};
use ra_record::{AnyRecord, json, text};
use ra_tables::{Refusal, Stage, Store, Table, World};
use ra_view::Options;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::super::Site;
use super::caller::Body;
use super::problem::Problem;
use super::tables::{Answer, table_id};

/// The largest record, in bytes, with some room for how JSON writes it.
pub const MOST_BYTES: usize = 512 * 1024;

/// How a record is written.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    #[default]
    Text,
    Json,
}

/// How to write a record.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Written {
    #[param(inline)]
    #[serde(default)]
    format: Format,
}

/// A game to think about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The record up to the decision in question: text in a string, or JSON.
    #[schema(value_type = Value, example = "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Ana\" suns 9 6 5 2\nseat 2 \"Bo\" suns 8 7 4 3\nplay\n1 draw sphinx\n2 invoke\n")]
    record: Value,
}

/// What to think of a position.
#[derive(Debug, Serialize, ToSchema)]
pub struct Evaluation {
    /// The seat that is asked.
    seat: u8,
    /// How many decisions led to the position.
    ply: usize,
    /// The advice in one sentence.
    advice: String,
    /// The chance that the next tile from the bag is a Ra tile.
    next_is_ra: f32,
    /// What every player can expect.
    outlook: Vec<OutlookShape>,
    /// Every legal action, the best first.
    actions: Vec<Assessment>,
}

/// What a player can expect.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Outlook)]
pub struct OutlookShape {
    seat: u8,
    /// The chance to win, from 0 to 1.
    win: f32,
    /// The expected final score.
    score: f32,
    /// The standard deviation of the final score.
    spread: f32,
}

/// An action, and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
pub struct Assessment {
    #[schema(example = "bid 9")]
    action: String,
    /// The chance to win after it.
    win: f32,
    /// The final score that can be expected after it.
    score: f32,
    /// How much win share it gives away, compared with the best action.
    loss: f32,
    /// The reasons, a sentence each.
    reasons: Vec<String>,
}

impl From<&Hint> for Evaluation {
    fn from(hint: &Hint) -> Evaluation {
        let outlook = |own: &SeatOutlook| {
            let &SeatOutlook { seat, win, score, spread } = own;
            OutlookShape { seat, win, score, spread }
        };
        let assessment = |action: &HintedAction| Assessment {
            action: action.action.clone(),
            win: action.win,
            score: action.score,
            loss: action.loss,
            reasons: action.reasons.clone(),
        };
        Evaluation {
            seat: hint.seat,
            ply: hint.ply,
            advice: hint.advice.clone(),
            next_is_ra: hint.next_is_ra,
            outlook: hint.outlook.iter().map(outlook).collect(),
            actions: hint.actions.iter().map(assessment).collect(),
        }
    }
}

/// The record of a game
///
/// As docs/notation.md describes it; with the seed once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path), Written), responses(
    (status = 200, description = "The record", content(
        (String = "text/plain"), (Value = "application/json"))),
    Problem,
))]
pub async fn record<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
    written: Result<Query<Written>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Written { format }) =
        written.map_err(|why| Problem::unreadable(StatusCode::BAD_REQUEST, why.body_text()))?;
    let table = site.tables.table(table_id(&id)?).await?;
    let record = visible(&table)?;
    Ok(match format {
        Format::Text => {
            ([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_text()).into_response()
        }
        Format::Json => Json(record.to_json()).into_response(),
    })
}

/// The record of a table, if everybody may see all of it.
fn visible(table: &Table) -> Result<AnyRecord, Problem> {
    let record = table.record().ok_or(Refusal::NotStarted)?;
    if table.settings().scores_hidden && table.stage() != Stage::Finished {
        let detail =
            "scores are hidden at this table: its record can be read when the game is over";
        return Err(Problem::new(StatusCode::CONFLICT, "not-over", detail));
    }
    Ok(record)
}

/// What to think of a position
///
/// Every legal action of whoever is asked with its value, its loss and the reasons, as an expert
/// bot sees it: from what every player sees, never from the order of the bag.
#[utoipa::path(post, path = "/api/evaluations", tag = "records", request_body = Question, responses(
    (status = 200, description = "The evaluation", body = Evaluation),
    Problem,
))]
pub async fn evaluate<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Body(Question { record }): Body<Question>,
) -> Answer<Evaluation> {
    let record = read(&record)
        .map_err(|why| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", why))?;
    let hint = site.advisor.hint(record, Options::default()).await.map_err(|_| {
        let detail = "too many evaluations are asked for just now; please try again in a moment";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "busy", detail)
    })?;
    let hint = hint.ok_or_else(|| {
        let detail = "nobody is asked in this position: the game is over";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "over", detail)
    })?;
    Ok(Json((&*hint).into()))
}

fn read(record: &Value) -> Result<AnyRecord, String> {
    match record {
        Value::String(record) => {
            text::read_any_partial(record.as_bytes()).map_err(|why| why.to_string())
        }
        record => json::read_any_record(&record.to_string()).map_err(|why| why.to_string()),
    }
}
