//! Listening.

use std::io;

use axum::serve::ListenerExt as _;
use ra_tables::{Store, World};
use tokio::net::TcpListener;

use super::Site;

/// Serves the site until `stop` is over; what has begun by then is finished.
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
    let served = axum::serve(listener, site.router()).with_graceful_shutdown(stop).await;
    attendant.abort();
    served
}
