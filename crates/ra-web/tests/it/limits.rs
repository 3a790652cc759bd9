//! Whoever asks for too much is refused with a sentence, and everybody else is not.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use ra_web::site::Limits;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::live::{connect, listen};
use crate::raw::{everything, serve};
use crate::support::{AGAINST_BOTS, Guest, Server};

/// Somebody whom the proxy heard from this address.
fn from(server: &Server, address: &str) -> Guest {
    server.guest().with("x-forwarded-for", address)
}

#[tokio::test]
async fn who_asks_too_often_has_to_wait_and_others_have_not() {
    let server = Server::behind_a_proxy(Limits { pages_per_second: 2, ..Limits::NONE });
    let mut greedy = from(&server, "192.0.2.1").with("accept-language", "de");
    for _ in 0..20 {
        assert_eq!(greedy.get("/").await.status, StatusCode::OK);
    }
    let refused = greedy.get("/").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers["retry-after"], "1");
    assert!(refused.text.contains("Bitte warte eine Sekunde"), "{}", refused.text);
    assert!(refused.text.contains("<html lang=\"de\""), "a page like any other");
    let style = refused.text.split_once("rel=\"stylesheet\" href=\"").unwrap().1;
    let style = style.split('"').next().unwrap();
    assert_eq!(greedy.get(style).await.status, StatusCode::OK, "and as beautiful: {style}");
    assert_eq!(greedy.get("/healthz").await.status, StatusCode::OK, "operators are not visitors");
    assert_eq!(from(&server, "192.0.2.2").get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn one_person_cannot_use_up_what_a_whole_house_has() {
    let server = Server::behind_a_proxy(Limits { changes_per_second: 1, ..Limits::NONE });
    let mut anna = from(&server, "192.0.2.1");
    let mut ben = from(&server, "192.0.2.1");
    for guest in [&mut anna, &mut ben] {
        assert_eq!(guest.post("/tables", AGAINST_BOTS).await.status, StatusCode::SEE_OTHER);
    }
    let mut done = 0;
    while anna.post("/name", "name=Anne").await.status == StatusCode::SEE_OTHER {
        done += 1;
        assert!(done < 20, "there is no limit");
    }
    assert_eq!(ben.get("/").await.status, StatusCode::OK, "looking is another matter");
    assert_eq!(from(&server, "192.0.2.2").post("/name", "name=x").await.status, 401);
}

#[tokio::test]
async fn passwords_cannot_be_guessed_for_long() {
    let server = Server::behind_a_proxy(Limits { passwords_per_hour: 3, ..Limits::NONE });
    let mut anna = from(&server, "192.0.2.1");
    anna.post("/account", "name=Anna&password=a+river+in+Egypt").await;
    let guess = async |address: &str, name: &str| {
        let form = format!("name={name}&password=a+guess+of+mine");
        from(&server, address).post("/login", &form).await.status
    };
    for _ in 0..3 {
        assert_eq!(guess("192.0.2.9", "Ben").await, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(guess("192.0.2.9", "Ben").await, StatusCode::TOO_MANY_REQUESTS, "by address");
    for address in 10..15 {
        let tried = guess(&format!("192.0.2.{address}"), "ANNA").await;
        assert_eq!(tried, StatusCode::UNAUTHORIZED, "{address}");
    }
    assert_eq!(guess("192.0.2.16", "anna").await, StatusCode::TOO_MANY_REQUESTS, "by name");
    let token = r#"{"name": "Anna", "password": "a guess of mine"}"#;
    let tried = from(&server, "192.0.2.17")
        .post_as("/api/login", "application/json", token.as_bytes())
        .await;
    assert_eq!(tried.status, StatusCode::TOO_MANY_REQUESTS, "programs are no exception");
    assert_eq!(tried.headers["content-type"], "application/problem+json");
}

/// A person has half of what an address has, so two of one address can play on.
#[tokio::test]
async fn a_housemate_plays_on() {
    let server = Server::behind_a_proxy(Limits { tables_per_hour: 4, ..Limits::NONE });
    let mut anna = from(&server, "192.0.2.1");
    let mut ben = from(&server, "192.0.2.1");
    let make = async |guest: &mut Guest| guest.post("/tables", AGAINST_BOTS).await.status;
    // The first table is made by somebody who is not known yet.
    for _ in 0..3 {
        assert_eq!(make(&mut anna).await, StatusCode::SEE_OTHER);
    }
    assert_eq!(make(&mut ben).await, StatusCode::SEE_OTHER);
    assert_eq!(make(&mut ben).await, StatusCode::TOO_MANY_REQUESTS, "four from this address");
}

#[tokio::test]
async fn new_people_are_counted_by_address_and_a_network_of_ipv6_is_one() {
    let server = Server::behind_a_proxy(Limits { people_per_hour: 2, ..Limits::NONE });
    for host in ["2001:db8::1", "2001:db8::2"] {
        let made = from(&server, host).post("/tables", AGAINST_BOTS).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER);
    }
    let refused = from(&server, "2001:db8::3").post("/tables", AGAINST_BOTS).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("Please try again in 30 minutes."), "{}", refused.text);
    let elsewhere = from(&server, "2001:db8:0:1::1").post("/tables", AGAINST_BOTS).await;
    assert_eq!(elsewhere.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_has_enough_to_finish_gets_no_other_table() {
    let server = Server::new();
    let mut anna = server.guest();
    for _ in 0..3 {
        assert_eq!(anna.post("/tables", AGAINST_BOTS).await.status, StatusCode::SEE_OTHER);
    }
    let refused = anna.post("/tables", AGAINST_BOTS).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("You have 3 games in progress."), "{}", refused.text);
    assert_eq!(server.guest().post("/tables", AGAINST_BOTS).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn live_pages_are_counted_and_who_closes_one_may_open_another() {
    let server = Server::open(
        ra_web::site::Outside::default(),
        Limits { live_per_address: 2, ..Limits::NONE },
    );
    let host = listen(&server).await;
    let origin = format!("http://{host}");
    let table = server.guest().post("/tables", AGAINST_BOTS).await.location().to_owned();
    let live = format!("{table}/live");
    let first = connect(&host, &live, "", &origin).await.unwrap();
    let _second = connect(&host, &live, "", &origin).await.unwrap();
    let refused = connect(&host, &live, "", &origin).await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
    drop(first);
    let again = timeout(Duration::from_secs(5), async {
        while connect(&host, &live, "", &origin).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    again.await.expect("there is room again");
}

#[tokio::test]
async fn there_is_no_room_for_everybody() {
    let (host, _stop) = serve(Limits { connections_per_address: 2, ..Limits::NONE }).await;
    let _first = TcpStream::connect(&host).await.unwrap();
    let second = TcpStream::connect(&host).await.unwrap();
    let mut third = TcpStream::connect(&host).await.unwrap();
    let told = everything(&mut third).await;
    assert!(told.starts_with("HTTP/1.1 429") && told.contains("retry-after: 5"), "{told}");
    assert!(told.ends_with("Too many connections. Please try again in a moment.\n"), "{told}");
    drop(second);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fourth = TcpStream::connect(&host).await.unwrap();
    fourth.write_all(b"GET / HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(everything(&mut fourth).await.starts_with("HTTP/1.1 200"));
}

/// A form that never ends is refused after ten seconds, and nothing is done.
#[tokio::test]
async fn who_sends_slowly_is_not_waited_for() {
    let (host, _stop) = serve(Limits::NONE).await;
    let mut slow = TcpStream::connect(&host).await.unwrap();
    let head = "POST /tables HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\
                content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\ngame=";
    slow.write_all(head.as_bytes()).await.unwrap();
    // Time passes as fast as nothing happens.
    tokio::time::sleep(Duration::from_millis(100)).await;
    tokio::time::pause();
    let told = everything(&mut slow).await;
    assert!(told.starts_with("HTTP/1.1 408"), "{told}");
    assert!(told.contains("took too long"), "{told}");
}

#[tokio::test]
async fn a_server_that_stops_answers_what_was_asked_and_tells_live_pages() {
    let (host, stop) = serve(Limits::NONE).await;
    let answer = post(&host, std::future::ready(())).await;
    let table = answer.split_once("location: ").unwrap().1.split("\r\n").next().unwrap().to_owned();
    let live = format!("{table}/live");
    let mut page = connect(&host, &live, "", &format!("http://{host}")).await.unwrap();
    page.next().await.unwrap().unwrap();

    let stopping = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        drop(stop);
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let answer = post(&host, stopping).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "what had begun is finished: {answer}");
    let closes = timeout(Duration::from_secs(5), async {
        while !page.next().await.unwrap().unwrap().is_close() {}
    });
    closes.await.expect("the page is told");
    assert!(TcpStream::connect(&host).await.is_err(), "nobody listens any more");
}

/// Begins to ask for a table, and ends after something else has happened.
async fn post(host: &str, meanwhile: impl Future<Output = ()>) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    let length = AGAINST_BOTS.len();
    let head = format!(
        "POST /tables HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    meanwhile.await;
    stream.write_all(AGAINST_BOTS.as_bytes()).await.unwrap();
    everything(&mut stream).await
}
