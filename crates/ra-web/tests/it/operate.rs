//! What operators ask of a server.

use axum::http::StatusCode;
use ra_tables::memory::Memory;
use ra_tables::{RealWorld, Tables};
use ra_web::Site;

use crate::support::{AGAINST_BOTS, Guest, Server};

#[tokio::test]
async fn a_server_says_that_it_is_well_and_when_it_is_about_to_stop() {
    let site = Site::new(Tables::new(Memory::default(), RealWorld));
    let mut operator = Guest::of(site.clone().router());
    for (address, said) in [("/healthz", "ok\n"), ("/readyz", "ok\n")] {
        let answer = operator.get(address).await;
        assert_eq!((answer.status, &*answer.text), (StatusCode::OK, said));
    }
    site.stop();
    let stopping = operator.get("/readyz").await;
    assert_eq!((stopping.status, &*stopping.text), (StatusCode::SERVICE_UNAVAILABLE, "stopping\n"));
    assert_eq!(operator.get("/healthz").await.status, StatusCode::OK, "it still answers");
}

/// The one recorder of this process.
#[tokio::test]
async fn numbers_name_routes_and_never_tables_or_people() {
    let recorder = ra_web::site::recorder().unwrap();
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    anna.get(&table).await;
    anna.get("/no/such/page").await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let site = Site::new(server.tables.clone());
    tokio::spawn(ra_web::site::operate(site, listener, recorder));
    let numbers = fetch(address, "/metrics").await;
    for wanted in [
        "heliopolis_requests_total{method=\"POST\",route=\"/tables\",status=\"303\"}",
        "heliopolis_requests_total{method=\"GET\",route=\"/tables/{id}\",status=\"200\"}",
        "heliopolis_requests_total{method=\"GET\",route=\"none\",status=\"404\"}",
        "heliopolis_request_seconds_bucket{method=\"GET\",route=\"/tables/{id}\",le=\"0.1\"}",
        "# HELP heliopolis_live_pages ",
        "heliopolis_memory_bytes ",
    ] {
        assert!(numbers.contains(wanted), "{wanted}\n{numbers}");
    }
    let id = table.strip_prefix("/tables/").unwrap();
    assert!(!numbers.contains(id) && !numbers.contains("Anna"), "{numbers}");
    assert!(fetch(address, "/").await.starts_with("HTTP/1.1 404"), "nothing else is there");
    assert_eq!(anna.get("/metrics").await.status, StatusCode::NOT_FOUND, "not for the world");
}

async fn fetch(address: std::net::SocketAddr, path: &str) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}
