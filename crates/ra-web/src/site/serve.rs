//! Listening.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics::counter;
use ra_tables::{Store, World};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use super::crowd::{Crowd, Full};
use super::outside::Peer;
use super::{House, Site};

/// How long those who have begun something may take to finish when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a connection may be open without a whole request.
const IDLE: Duration = Duration::from_secs(30);

/// How long a client may take no byte of its answer.
const STUCK: Duration = Duration::from_secs(30);

/// The most that a connection keeps of a request before it is heard: an address that holds a record
/// fits in.
const MOST_HEAD_BYTES: usize = 64 * 1024;

/// How much the system keeps of what is on its way to one client, in bytes; it takes twice as much.
const SEND_BUFFER: usize = 128 * 1024;

/// How long to wait when there is no connection to be had, such as when there are too many files.
const BREATH: Duration = Duration::from_millis(200);

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
    let crowd = connections(&site);
    let router = site.clone().router();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "no connection to be had");
                sleep(BREATH).await;
                continue;
            }
        };
        match crowd.enter(peer.ip().into()) {
            Ok(place) => {
                let (router, house) = (router.clone(), Arc::clone(&site.house));
                tokio::spawn(async move {
                    answer(stream, Peer(peer.ip()), router, &house).await;
                    drop(place);
                });
            }
            Err(full) => turn_away(&stream, full),
        }
    }
    drop(listener);
    site.stop();
    let gone = async {
        while crowd.count() + site.house.live.count() > 0 {
            sleep(BREATH / 10).await;
        }
    };
    if timeout(PATIENCE, gone).await.is_err() {
        tracing::warn!("somebody was still here when the server stopped");
    }
    attendant.abort();
    Ok(())
}

/// How many connections there may be. Behind a proxy all come from the proxy.
fn connections<S, W>(site: &Site<S, W>) -> Crowd {
    let limits = &site.house.limits;
    let is_proxied = site.house.outside.proxies > 0;
    Crowd::new(limits.connections, if is_proxied { 0 } else { limits.connections_per_address })
}

/// Answers what comes from a connection until it ends, or until the server stops: then what was
/// asked is still answered.
async fn answer(stream: TcpStream, peer: Peer, router: Router, house: &House) {
    // Moves are small and shall arrive at once; and the system shall not keep megabytes for a
    // client that takes nothing.
    let narrow = || SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
    if let Err(error) = stream.set_nodelay(true).and_then(|()| narrow()) {
        tracing::debug!(%error, "a connection stays as it is");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(STUCK));
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(IDLE)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(Box::pin(stream)), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = house.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ends");
    }
}

/// Tells somebody who came when there was no room. They need not listen.
fn turn_away(stream: &TcpStream, full: Full) {
    counter!("heliopolis_refused_total", "what" => "connection").increment(1);
    let status = match full {
        Full::All => "503 Service Unavailable",
        Full::Address => "429 Too Many Requests",
    };
    let sentence = "Too many connections. Please try again in a moment.\n";
    let length = sentence.len();
    let answer = format!(
        "HTTP/1.1 {status}\r\nretry-after: 5\r\nconnection: close\r\n\
         content-type: text/plain\r\ncontent-length: {length}\r\n\r\n{sentence}"
    );
    let _ = stream.try_write(answer.as_bytes());
}
