//! What no browser sends: broken requests, broken frames, and clients that stop in the middle.

use std::time::Duration;

use ra_tables::RealWorld;
use ra_tables::memory::Memory;
use ra_web::Site;
use ra_web::site::{Limits, Outside};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use crate::live::{connect, listen};
use crate::support::{AGAINST_BOTS, Server, WITH_A_FRIEND};

/// A site that is served as `ra serve` does.
pub async fn serve(limits: Limits) -> (String, oneshot::Sender<()>) {
    serve_site(Server::open(Outside::default(), limits).site).await
}

async fn serve_site(site: Site<Memory, RealWorld>) -> (String, oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async move { drop(stopped.await) };
    tokio::spawn(ra_web::site::serve(site, listener, stopped));
    (host, stop)
}

/// Whatever is sent until the connection ends.
pub async fn everything(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let _ = timeout(Duration::from_mins(1), stream.read_to_end(&mut text)).await.expect("an end");
    String::from_utf8_lossy(&text).into_owned()
}

/// Sends bytes, and gives the answer.
async fn answer(host: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    // The server may have heard enough before the end.
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    everything(&mut stream).await
}

#[tokio::test]
async fn broken_requests_are_the_senders_fault() {
    let (host, _stop) = serve(Limits::NONE).await;
    let long = format!("GET /{} HTTP/1.1\r\nhost: ra\r\n\r\n", "a".repeat(100_000));
    let wide = format!("GET / HTTP/1.1\r\nhost: ra\r\nx: {}\r\n\r\n", "a".repeat(300_000));
    let many = format!("GET / HTTP/1.1\r\nhost: ra\r\n{}\r\n", "x: y\r\n".repeat(1_000));
    let broken: [&[u8]; 12] = [
        b"\0\0\0\0",
        b"GET",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost ra\r\n\r\n",
        b"G\xffT / HTTP/1.1\r\nhost: ra\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"POST /tables HTTP/1.1\r\nhost: ra\r\ncontent-length: -1\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: ra\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
        long.as_bytes(),
        wide.as_bytes(),
        many.as_bytes(),
    ];
    for bytes in broken {
        let told = answer(&host, bytes).await;
        let status = told.split(' ').nth(1).unwrap_or("closed");
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        assert!(status == "closed" || status.starts_with('4'), "{shown:?}: {told}");
    }
    // Two ways to say how long a body is, of which a proxy may believe the other.
    let smuggled = b"POST /name HTTP/1.1\r\nhost: ra\r\ncontent-length: 4\r\n\
                     transfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: ra\r\n\r\n";
    let told = answer(&host, smuggled).await;
    assert!(told.matches("HTTP/1.1 ").count() <= 1 || !told.contains("HTTP/1.1 5"), "{told}");
    let well =
        answer(&host, b"GET /healthz HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\r\n").await;
    assert!(well.starts_with("HTTP/1.1 200"), "{well}");
}

/// A raw connection to a live page.
async fn upgrade(host: &str, table: &str, stream: &mut TcpStream) {
    let request = format!(
        "GET {table}/live HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
}

#[tokio::test]
async fn who_sends_broken_frames_is_let_go_and_everybody_else_is_not() {
    let server = Server::new();
    let host = listen(&server).await;
    let mut anna = server.guest();
    let made = anna.post("/tables", AGAINST_BOTS).await;
    let before = server.tables.table(made.table()).await.unwrap().step();
    let frames: [&[u8]; 9] = [
        &[0x81, 0x05, b'h', b'e', b'l', b'l', b'o'],
        &[0xff; 64],
        &[0x83, 0x80, 0, 0, 0, 0],
        &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
        &[0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0],
        &[0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0],
        &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
        &[0x88, 0x81, 0, 0, 0, 0, 1],
        b"GET / HTTP/1.1\r\n\r\n",
    ];
    let begun = Instant::now();
    for frame in frames {
        let mut stream = TcpStream::connect(&host).await.unwrap();
        upgrade(&host, made.location(), &mut stream).await;
        // What follows is part of no frame.
        stream.write_all(&[frame, &[0; 300]].concat()).await.unwrap();
        everything(&mut stream).await;
    }
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(10), "at once, not when no ping is answered: {took:?}");
    let after = server.tables.table(made.table()).await.unwrap().step();
    assert_eq!(after, before);
    let live = format!("{}/live", made.location());
    assert!(connect(&host, &live, "", &format!("http://{host}")).await.is_ok());
}

#[tokio::test]
async fn who_answers_no_ping_is_let_go() {
    let server = Server::new();
    let host = listen(&server).await;
    let table = server.guest().post("/tables", AGAINST_BOTS).await.location().to_owned();
    let mut silent = TcpStream::connect(&host).await.unwrap();
    upgrade(&host, &table, &mut silent).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    tokio::time::pause();
    let begun = Instant::now();
    everything(&mut silent).await;
    let lasted = begun.elapsed().as_secs();
    assert!((40..=60).contains(&lasted), "one ping is sent, and waited for: {lasted} s");
}

/// A page whose reader sleeps does not hold up the table, and comes back to the latest.
#[tokio::test]
async fn a_page_that_takes_nothing_is_let_go_and_can_come_back() {
    let server = Server::open(Outside::default(), Limits { live: 1, ..Limits::NONE });
    let (host, _stop) = serve_site(server.site.clone()).await;
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let table = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2_048).unwrap();
    let mut sleeper = socket.connect(host.parse().unwrap()).await.unwrap();
    upgrade(&host, &table, &mut sleeper).await;
    for _ in 0..600 {
        ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;
        let left = ben.post(&format!("{table}/leave"), "").await;
        assert_eq!(left.status, 303, "everybody else goes on");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let (live, origin) = (format!("{table}/live"), format!("http://{host}"));
    let crowded = connect(&host, &live, "", &origin).await.unwrap_err().to_string();
    assert!(crowded.contains("503"), "there is room for one page: {crowded}");
    tokio::time::pause();
    tokio::time::sleep(Duration::from_secs(11)).await;
    tokio::time::resume();
    let again =
        connect(&host, &live, "", &origin).await.map(drop).map_err(|error| error.to_string());
    assert_eq!(again, Ok(()), "the sleeper has lost its place");
}
