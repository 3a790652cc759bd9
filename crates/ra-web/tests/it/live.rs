//! Live pages get what changes, and nothing else.

use std::time::Duration;

use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{AGAINST_BOTS, Answer, Server, WITH_A_FRIEND};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Listens, and gives the host to connect to.
pub async fn listen(server: &Server) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let router = server.router.clone();
    tokio::spawn(async move { axum::serve(listener, router).await });
    host
}

pub async fn connect(
    host: &str,
    path: &str,
    cookies: &str,
    origin: &str,
) -> Result<Socket, Box<Error>> {
    let mut request = format!("ws://{host}{path}").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookies.parse().unwrap());
    request.headers_mut().insert("origin", origin.parse().unwrap());
    Ok(connect_async(request).await?.0)
}

async fn next(socket: &mut Socket) -> Value {
    loop {
        let message = timeout(Duration::from_secs(10), socket.next()).await.unwrap();
        if let Message::Text(text) = message.unwrap().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// What a page says that it shows.
fn seen(page: &Answer) -> String {
    page.text.split_once("data-seen=\"").unwrap().1.split('"').next().unwrap().to_owned()
}

/// What one player leaves word for, and what is taken back.
#[tokio::test]
async fn secrets_make_no_news_and_the_log_can_shrink() {
    let server = Server::new();
    let host = listen(&server).await;
    let origin = format!("http://{host}");
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let table = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;
    anna.post(&format!("{table}/start"), "").await;
    let begun = anna.get(&table).await;
    let (mut mover, mut other) =
        if begun.text.contains("name=\"action\"") { (anna, ben) } else { (ben, anna) };

    let form = format!("moment={}&action=invoke", mover.get(&table).await.field("moment"));
    mover.post(&format!("{table}/play"), &form).await;
    let page = mover.get(&table).await;
    let live = format!("{table}/live?seen={}", seen(&other.get(&table).await));
    let mut watching = connect(&host, &live, &other.cookies(), &origin).await.unwrap();
    let order = format!("auction={}&order=bid-up-to+16", page.field("auction"));
    let left = mover.post(&format!("{table}/order"), &order).await;
    assert_eq!(left.status, 303, "{}", left.text);
    assert!(timeout(Duration::from_millis(300), watching.next()).await.is_err(), "a secret");

    let form = format!("moment={}", page.field("moment"));
    let undone = mover.post(&format!("{table}/undo"), &form).await;
    assert_eq!(undone.status, 303, "{}", undone.text);
    let update = next(&mut watching).await;
    assert_eq!((&update["keep"], &update["lines"]), (&Value::from(1), &Value::from("")));
    other.get(&table).await;
}

#[tokio::test]
async fn a_move_reaches_the_pages_of_the_others_in_parts() {
    let server = Server::new();
    let host = listen(&server).await;
    let origin = format!("http://{host}");
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let table = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;

    let live = format!("{table}/live?seen={}", seen(&ben.get(&table).await));
    let mut page = connect(&host, &live, &ben.cookies(), &origin).await.unwrap();
    anna.post(&format!("{table}/start"), "").await;
    let begun = next(&mut page).await;
    assert!(begun["whole"].as_str().unwrap().contains("id=\"sky\""), "from seats to a game");

    let (mut first, mut calls) = (anna, begun["calls"].as_bool().unwrap());
    if calls {
        first = ben;
    }
    let asked = first.get(&table).await;
    let form = format!("moment={}&action=invoke", asked.field("moment"));
    first.post(&format!("{table}/play"), &form).await;
    let invoked = next(&mut page).await;
    assert!(invoked["whole"].is_null(), "only what changed is sent");
    let parts: Vec<&str> =
        invoked["parts"].as_array().unwrap().iter().map(|part| part.as_str().unwrap()).collect();
    assert!(parts.iter().any(|part| part.contains("id=\"lot\"")));
    assert!(!parts.iter().any(|part| part.contains("id=\"bag\"")), "the bag is as it was");
    assert_eq!(invoked["keep"], 1);
    assert!(invoked["lines"].as_str().unwrap().contains("Ra"));
    calls = !calls;
    assert_eq!(invoked["calls"], calls, "the other bids first");
}

#[tokio::test]
async fn a_page_that_is_up_to_date_gets_nothing_and_an_old_one_everything() {
    let server = Server::new();
    let host = listen(&server).await;
    let origin = format!("http://{host}");
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let seen = seen(&anna.get(&table).await);

    let live = format!("{table}/live?seen=0123456789abcdef");
    let mut old = connect(&host, &live, &anna.cookies(), &origin).await.unwrap();
    assert_eq!(next(&mut old).await["seen"], seen);
    let live = format!("{table}/live?seen={seen}");
    // Somebody else sees something else, at the same step.
    let mut foreign = connect(&host, &live, "", &origin).await.unwrap();
    assert!(next(&mut foreign).await["whole"].is_string());
    let mut current = connect(&host, &live, &anna.cookies(), &origin).await.unwrap();
    assert!(timeout(Duration::from_millis(300), current.next()).await.is_err());
}

#[tokio::test]
async fn pages_of_other_sites_cannot_listen() {
    let server = Server::new();
    let host = listen(&server).await;
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    for origin in ["http://evil.example", "null", "http://127.0.0.1.evil.example"] {
        let live = format!("{table}/live");
        let Err(error) = connect(&host, &live, &anna.cookies(), origin).await else {
            panic!("{origin} listens");
        };
        assert!(matches!(*error, Error::Http(refused) if refused.status() == 403), "{origin}");
    }
}

#[tokio::test]
async fn who_shouts_is_let_go() {
    use futures_util::SinkExt as _;
    let server = Server::new();
    let host = listen(&server).await;
    let origin = format!("http://{host}");
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let mut page = connect(&host, &format!("{table}/live"), "", &origin).await.unwrap();
    next(&mut page).await;
    page.send(Message::Text("x".repeat(100_000).into())).await.ok();
    let end = timeout(Duration::from_secs(10), async {
        while let Some(Ok(message)) = page.next().await {
            if message.is_close() {
                break;
            }
        }
    });
    end.await.expect("the connection ends");
    assert_eq!(anna.get(&table).await.status, 200, "and everybody else plays on");
}
