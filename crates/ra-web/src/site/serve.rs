//! Listening.

use std::io;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use ra_tables::{Store, World};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::Site;

/// How long those who have begun something may take to finish when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// Serves the site until `stop` is over; what has begun by then has some seconds to finish.
///
/// # Errors
///
/// If the listener fails.
pub async fn serve<S: Store, W: World>(
    site: Site<S, W>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let tables = site.tables.clone();
    let attendant = tokio::spawn(async move { tables.run().await });
    let stopping = site.clone();
    let stop = async move {
        stop.await;
        stopping.stop();
    };
    // Moves are small and shall arrive at once.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
    });
    let late = late(site.stops.subscribe());
    let server = axum::serve(listener, site.router()).with_graceful_shutdown(stop);
    let served = tokio::select! {
        served = server => served,
        () = late => Ok(()),
    };
    attendant.abort();
    served
}

/// Waits until the server should have stopped, whoever still holds on to it.
async fn late(mut stops: watch::Receiver<bool>) {
    let _ = stops.wait_for(|&stops| stops).await;
    tokio::time::sleep(PATIENCE).await;
}
