//! What programs are told when something was not done.

use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use ra_tables::Refusal;
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use super::super::refused;

/// Why something was not done (RFC 9457). Everything is as it was.
#[derive(Debug, Serialize, ToSchema, IntoResponses)]
#[response(status = "4XX", description = "Refused", content_type = "application/problem+json")]
pub struct Problem {
    /// The status of the answer.
    #[schema(example = 409)]
    status: u16,
    /// The kind of problem, for programs.
    #[schema(example = "stale")]
    code: &'static str,
    /// What is wrong, and what would be right.
    #[schema(example = "the table has changed in the meantime")]
    detail: String,
    /// After how many seconds to try again.
    #[serde(skip)]
    retry_s: u64,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Problem {
        Problem { status: status.as_u16(), code, detail: detail.into(), retry_s: 3 }
    }

    /// There is no such address.
    pub fn nowhere() -> Problem {
        let detail = "there is no such address; /api lists what there is";
        Problem::new(StatusCode::NOT_FOUND, "unknown-address", detail)
    }

    /// The address is known, but not for this method.
    pub fn no_such_method() -> Problem {
        let detail = "this address does not take this method; /api lists what there is";
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "unknown-method", detail)
    }

    /// Somebody has to wait before they ask again.
    pub fn for_now(wait: Duration) -> Problem {
        let detail = format!("that was a lot in a short time; wait {} seconds", wait.as_secs() + 1);
        Problem {
            retry_s: wait.as_secs() + 1,
            ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-often", detail)
        }
    }

    /// The body is not what it should be.
    pub fn unreadable(status: StatusCode, detail: impl Into<String>) -> Problem {
        Problem::new(status, "unreadable", detail)
    }

    /// A token is missing.
    pub fn needs_token() -> Problem {
        let detail = "say who you are: Authorization: Bearer TOKEN; POST /api/people gives a token";
        Problem::new(StatusCode::UNAUTHORIZED, "needs-token", detail)
    }
}

impl From<Refusal> for Problem {
    fn from(why: Refusal) -> Problem {
        if matches!(why, Refusal::Store(_) | Refusal::Corrupt(_)) {
            tracing::error!(error = %why, cause = ?std::error::Error::source(&why), "refused");
        }
        Problem::new(refused::status(&why), code(&why), why.to_string())
    }
}

fn code(why: &Refusal) -> &'static str {
    match why {
        Refusal::UnknownTable(_) => "unknown-table",
        Refusal::UnknownPerson => "unknown-person",
        Refusal::Settings(_) => "bad-settings",
        Refusal::Name(_) => "bad-name",
        Refusal::NameTaken => "name-taken",
        Refusal::Password(_) => "bad-password",
        Refusal::WrongPassword => "wrong-password",
        Refusal::HasAccount => "has-account",
        Refusal::NeedsAccount => "needs-account",
        Refusal::Busy => "busy",
        Refusal::TooManyTables(_) => "too-many-tables",
        Refusal::NoSuchSeat(_) => "no-such-seat",
        Refusal::SeatTaken(_) => "seat-taken",
        Refusal::Full => "full",
        Refusal::SeatedAlready(_) => "seated-already",
        Refusal::NotSeated => "not-seated",
        Refusal::SeatOpen(_) => "seat-open",
        Refusal::Started => "started",
        Refusal::NotStarted => "not-started",
        Refusal::Over => "over",
        Refusal::NotOver => "not-over",
        Refusal::Stale => "stale",
        Refusal::Illegal(_) => "illegal",
        Refusal::StoodIn => "stood-in",
        Refusal::NotStoodIn => "not-stood-in",
        Refusal::Resigned => "resigned",
        Refusal::BotDecides => "bot-decides",
        Refusal::RematchAgreed(_) => "rematch-agreed",
        Refusal::NotBidding => "not-bidding",
        Refusal::CannotUndo => "cannot-undo",
        Refusal::CannotTakeBack => "cannot-take-back",
        Refusal::NotLate => "not-late",
        Refusal::Store(_) => "store",
        Refusal::Corrupt(_) => "corrupt",
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let text = serde_json::to_string(&self).expect("a problem is plain data");
        let mut response =
            (status, [(CONTENT_TYPE, "application/problem+json")], text).into_response();
        let headers = response.headers_mut();
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, "Bearer".parse().expect("a plain word"));
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(RETRY_AFTER, self.retry_s.into());
        }
        response
    }
}
