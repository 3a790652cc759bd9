//! What an operator asks: is the server well, can it work, and what has it done?

use std::fs;
use std::io;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::get;
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use ra_tables::{Store, World};
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::Site;

/// How long the store may take to answer before the server counts as not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// Times from a tenth of a millisecond to ten seconds.
const BUCKETS: [f64; 16] = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0, 10.0,
];

/// The process answers.
pub async fn healthy() -> &'static str {
    "ok\n"
}

/// The store answers, and the server is not about to stop.
pub async fn ready<S: Store, W: World>(
    State(site): State<Site<S, W>>,
) -> (StatusCode, &'static str) {
    if *site.house.stops.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match timeout(PATIENCE, site.tables.ready()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Measures a request, and notes what it asked for: changes always, the rest for who looks closely.
pub async fn measured(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let (status, took) = (response.status(), begun.elapsed());
    // Pages that there are not have one name together, and so have methods that we do not know.
    let route = route.as_ref().map_or("none", MatchedPath::as_str).to_owned();
    let known = matches!(method, Method::GET | Method::HEAD | Method::POST | Method::DELETE);
    let verb = if known { method.as_str().to_owned() } else { "other".to_owned() };
    let labels = [("method", verb), ("route", route)];
    histogram!("heliopolis_request_seconds", &labels).record(took);
    let answered = ("status", status.as_u16().to_string());
    let [verb, route] = labels;
    counter!("heliopolis_requests_total", &[verb, route, answered]).increment(1);
    let (status, took) = (status.as_u16(), took.as_secs_f64());
    if matches!(method, Method::GET | Method::HEAD) {
        tracing::debug!(%method, path, status, took, "a request");
    } else {
        tracing::info!(%method, path, status, took, "a request");
    }
    response
}

/// Records everything that is measured from now on.
///
/// # Errors
///
/// If somebody records already.
pub fn recorder() -> Result<PrometheusHandle, BuildError> {
    let recorder = PrometheusBuilder::new().set_buckets(&BUCKETS)?.install_recorder()?;
    describe_counter!("heliopolis_requests_total", "Requests by method, route and status.");
    describe_histogram!("heliopolis_request_seconds", "From a request to the head of its answer.");
    describe_counter!("heliopolis_refused_total", "Refused because of a limit, by what was asked.");
    describe_gauge!("heliopolis_live_pages", "Pages that are open live.");
    describe_counter!("heliopolis_live_dropped_total", "Live pages that were too slow to keep.");
    describe_histogram!(
        "heliopolis_live_delivery_seconds",
        "From when something was done to when a live page of the table was told."
    );
    describe_gauge!("heliopolis_tables_loaded", "Tables in memory.");
    describe_gauge!("heliopolis_tables_watched", "Tables with a live page on this node.");
    describe_gauge!("heliopolis_games_running", "Games in memory that go on.");
    describe_counter!("heliopolis_moves_total", "Moves stored by this node, by who made them.");
    describe_gauge!("heliopolis_bots_waiting", "Bots that wait for a processor to think.");
    describe_histogram!("heliopolis_bot_wait_seconds", "How long bots wait before they think.");
    describe_histogram!("heliopolis_bot_thinking_seconds", "How long bots think, by level.");
    describe_gauge!("heliopolis_store_waiting", "Changes that wait for the next commit.");
    describe_histogram!("heliopolis_store_commit_seconds", "How long a commit takes.");
    describe_counter!("heliopolis_store_failures_total", "Commits that failed.");
    describe_gauge!("heliopolis_memory_bytes", "Resident memory of the process.");
    Ok(recorder)
}

/// Tells what was recorded to whoever asks here for `/metrics`, for as long as it is awaited.
///
/// # Errors
///
/// If the listener fails.
pub async fn operate<S: Store, W: World>(
    site: Site<S, W>,
    listener: TcpListener,
    recorder: PrometheusHandle,
) -> io::Result<()> {
    let metrics = async move || {
        recorder.run_upkeep();
        gauge!("heliopolis_live_pages").set(number(site.house.live.count()));
        if let Some(bytes) = resident() {
            gauge!("heliopolis_memory_bytes").set(bytes);
        }
        ([("content-type", "text/plain; version=0.0.4; charset=utf-8")], recorder.render())
    };
    axum::serve(listener, Router::new().route("/metrics", get(metrics))).await
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The memory of this process in bytes, where the system tells.
fn resident() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib * 1024.0)
}
