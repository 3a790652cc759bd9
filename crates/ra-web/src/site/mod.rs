//! Requests to pages.

mod account;
mod api;
mod assets;
mod crowd;
mod form;
mod gallery;
mod guard;
mod hint;
mod learn;
mod limits;
mod live;
mod look;
mod me;
mod operate;
mod outside;
mod pad;
mod players;
mod refused;
mod review;
mod serve;
mod shown;
mod start;
mod tables;
mod update;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use ra_tables::{Store, Table, Tables, World};
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crowd::Crowd;
use gallery::Gallery;
use limits::Quotas;
use visitor::Visitor;

pub use limits::Limits;
pub use operate::{operate, recorder};
pub use outside::Outside;
pub use serve::serve;

use crate::advisor::Advisor;

/// The pages of all tables of a server.
#[derive(Debug)]
pub struct Site<S, W> {
    tables: Tables<S, W>,
    advisor: Advisor,
    house: Arc<House>,
}

/// What all visitors share.
#[derive(Debug)]
struct House {
    /// Turns true when the server stops, so that open connections end.
    stops: watch::Sender<bool>,
    outside: Outside,
    limits: Limits,
    quotas: Quotas,
    /// Live pages.
    live: Crowd,
    gallery: Gallery,
}

impl House {
    /// Waits for the server to stop.
    async fn stopped(&self) {
        let _ = self.stops.subscribe().wait_for(|&stops| stops).await;
    }
}

impl<S, W> Clone for Site<S, W> {
    fn clone(&self) -> Site<S, W> {
        Site {
            tables: self.tables.clone(),
            advisor: self.advisor.clone(),
            house: Arc::clone(&self.house),
        }
    }
}

/// The largest form, in bytes.
const MOST_FORM_BYTES: usize = 16 * 1024;

impl<S: Store, W: World> Site<S, W> {
    /// The pages of these tables, with the usual limits and no proxy before them.
    #[must_use]
    pub fn new(tables: Tables<S, W>) -> Site<S, W> {
        Site::open(tables, Outside::default(), Limits::default())
    }

    /// The pages of these tables, as the world reaches them and within these limits.
    #[must_use]
    pub fn open(tables: Tables<S, W>, outside: Outside, limits: Limits) -> Site<S, W> {
        let house = House {
            stops: watch::Sender::new(false),
            outside,
            limits,
            quotas: Quotas::new(&limits),
            live: Crowd::new(limits.live, limits.live_per_address),
            gallery: Gallery::default(),
        };
        Site { tables, advisor: Advisor::new(), house: Arc::new(house) }
    }

    /// The same pages with another advisor.
    #[must_use]
    pub fn with_advisor(self, advisor: Advisor) -> Site<S, W> {
        Site { advisor, ..self }
    }

    /// Every page there is.
    pub fn router(self) -> Router {
        let table = Router::new()
            .route("/", get(tables::show))
            .route("/live", get(live::live))
            .route("/record.ra", get(tables::record))
            .route("/review", get(review::of_table))
            .route("/sit", post(tables::sit))
            .route("/leave", post(tables::leave))
            .route("/start", post(tables::start))
            .route("/play", post(tables::play))
            .route("/undo", post(tables::undo))
            .route("/back", post(tables::take_back))
            .route("/order", post(tables::order))
            .route("/resign", post(tables::resign))
            .route("/return", post(tables::come_back))
            .route("/rematch", post(tables::rematch))
            .route("/token", post(tables::token));
        Router::new()
            .route("/", get(start::show))
            .route("/tables", post(start::create))
            .nest("/tables/{id}", table)
            .route("/preferences", post(me::prefer))
            .route("/name", post(me::rename))
            .route("/account", get(account::show).post(account::enroll))
            .route("/login", post(account::log_in))
            .route("/logout", post(account::log_out))
            .route("/password", post(account::change_password))
            .route("/players/{id}", get(players::show))
            .route("/leaders", get(players::leaders))
            .nest("/api", api::router())
            .route(
                "/look",
                get(look::ask).post(look::open).layer(DefaultBodyLimit::max(look::MOST_BYTES)),
            )
            .route("/look/{record}", get(look::show))
            .route("/learn", get(learn::overview))
            .route("/learn/{game}", get(learn::rules))
            .route("/learn/{game}/first-game", get(learn::first_game).post(learn::begin))
            .route("/learn/leave", post(learn::leave))
            .route("/pad", get(pad::show))
            .route("/look/{record}/review", get(review::of_record))
            .route("/assets/{*path}", get(assets::asset))
            .fallback(start::nowhere)
            .method_not_allowed_fallback(start::nowhere)
            .layer(DefaultBodyLimit::max(MOST_FORM_BYTES))
            .layer(middleware::from_fn_with_state(self.clone(), guard::same_site))
            .layer(middleware::from_fn_with_state(self.clone(), guard::whole))
            .layer(middleware::from_fn_with_state(self.clone(), limits::limited))
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .layer(CatchPanicLayer::custom(guard::broken))
            .layer(middleware::from_fn_with_state(self.clone(), guard::headers))
            // Whoever watches over the server is not counted, and not turned away.
            .route("/healthz", get(operate::healthy).fallback(start::nowhere))
            .route("/readyz", get(operate::ready).fallback(start::nowhere))
            .layer(middleware::from_fn(operate::measured))
            .with_state(self)
    }

    /// Ends the open connections of live pages.
    pub fn stop(&self) {
        self.house.stops.send_replace(true);
    }
}

/// Where a table is found.
fn address(table: &Table) -> String {
    format!("/tables/{}", table.id())
}
