//! What operators ask of a server.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use ra_tables::memory::Memory;
use ra_tables::{RealWorld, Tables};
use ra_web::Site;
use ra_web::site::{Limits, Outside};

use crate::support::{AGAINST_BOTS, Guest, Server, WITH_A_FRIEND};

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

/// What is written to the log.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn changes_are_logged_with_table_and_ply_and_no_secret() {
    let paper = Paper::default();
    let pen = paper.clone();
    let log = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || pen.clone());
    let _writing = tracing_subscriber::util::SubscriberInitExt::set_default(log.finish());
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.table();
    anna.post(&format!("/tables/{table}/resign"), "").await;
    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    let wanted = format!("\"table\":\"{table}\",\"step\":1,\"ply\":1");
    assert!(log.contains(&wanted), "{wanted}\n{log}");
    assert!(log.contains("\"method\":\"POST\",\"path\":\"/tables\",\"status\":303"), "{log}");
    let cookies = anna.cookies();
    let secret = cookies.strip_prefix("heliopolis=").unwrap();
    assert!(!log.contains(secret), "{log}");
}

#[tokio::test]
async fn a_server_that_is_known_by_tls_says_so() {
    let secure = Outside { proxies: 1, address: Some("https://ra.example".to_owned()) };
    let server = Server::open(secure, Limits::NONE);
    let mut anna = server.guest();
    let made = anna.post("/tables", WITH_A_FRIEND).await;
    assert!(made.headers["set-cookie"].to_str().unwrap().contains("Secure"));
    assert_eq!(made.headers["strict-transport-security"], "max-age=31536000");
    let page = anna.get(made.location()).await;
    assert!(page.text.contains(&format!("https://ra.example{}", made.location())), "invitations");
    let own = anna.clone().with("origin", "https://ra.example").with("host", "10.0.0.7");
    let left = own.clone().post(&format!("{}/leave", made.location()), "").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "whatever the proxy calls us");
    assert!(
        !Server::new().guest().get("/").await.headers.contains_key("strict-transport-security")
    );
}

/// What docs/security.md says is shown by a test is.
#[test]
fn every_test_that_the_review_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let review = fs::read_to_string(root.join("docs/security.md")).unwrap();
    let named = review.split('`').skip(1).step_by(2);
    let named: Vec<&str> = named.filter(|name| name.matches('_').count() >= 2).collect();
    assert!(named.len() > 30, "{named:?}");
    let mut source = String::new();
    read_all(&root.join("crates"), &mut source);
    for name in named {
        assert!(source.contains(&format!("fn {name}(")), "there is no test {name}");
    }
}

fn read_all(folder: &Path, source: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, source);
        } else if path.extension().is_some_and(|end| end == "rs") {
            source.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}
