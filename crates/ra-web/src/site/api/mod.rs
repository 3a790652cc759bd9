//! The JSON API for programs: everything that a person can do at a table, and the document that
//! describes it.

mod caller;
mod live;
mod page;
mod people;
mod problem;
mod records;
mod shapes;
mod tables;

use std::sync::LazyLock;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use ra_tables::{Store, World};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::Site;
pub use problem::Problem;

const ABOUT: &str = "\
Programs take seats at tables, follow games, and have positions analysed.

Requests that change something need a token in the header \
`Authorization: Bearer TOKEN`; `POST /api/people` gives you one. Actions and records are in the words \
of the game record. Whatever is refused changes nothing, and the answer is a problem document \
(RFC 9457) with a sentence in `detail` and a word for programs in `code`.";

/// What there is, for programs.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Heliopolis", description = ABOUT, license(name = "MIT OR Apache-2.0")),
    paths(
        people::register, people::log_in, people::me, people::player, people::leaders,
        tables::list, tables::create, tables::show, tables::sit, tables::leave, tables::start,
        tables::play, tables::undo, tables::resign, tables::token, live::live,
        records::record, records::evaluate,
    ),
    modifiers(&Token),
)]
pub struct Description;

/// How programs say who they are.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", scheme);
    }
}

static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| Description::openapi().to_pretty_json().expect("a description is plain data"));

/// Every address for programs.
pub fn router<S: Store, W: World>() -> Router<Site<S, W>> {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/seats", post(tables::sit).delete(tables::leave))
        .route("/start", post(tables::start))
        .route("/moves", post(tables::play))
        .route("/undo", post(tables::undo))
        .route("/resign", post(tables::resign))
        .route("/token", post(tables::token))
        .route("/live", get(live::live))
        .route("/record", get(records::record));
    let evaluations = post(records::evaluate).layer(DefaultBodyLimit::max(records::MOST_BYTES));
    Router::new()
        .route("/", get(page::show))
        .route("/openapi.json", get(document))
        .route("/people", post(people::register))
        .route("/login", post(people::log_in))
        .route("/me", get(people::me))
        .route("/players/{id}", get(people::player))
        .route("/leaders", get(people::leaders))
        .route("/tables", get(tables::list).post(tables::create))
        .nest("/tables/{id}", table)
        .route("/evaluations", evaluations)
        .fallback(nowhere)
        .method_not_allowed_fallback(no_such_method)
}

async fn document() -> impl IntoResponse {
    ([("content-type", "application/json")], DOCUMENT.as_str())
}

async fn nowhere() -> Problem {
    Problem::nowhere()
}

async fn no_such_method() -> Problem {
    Problem::no_such_method()
}
