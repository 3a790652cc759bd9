//! The web table as a person starts and stops it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use expect_test::expect;

use crate::desk::Desk;

/// A server that runs, and where.
struct Server {
    process: Child,
    address: String,
    said: BufReader<std::process::ChildStdout>,
}

fn start(desk: &Desk, arguments: &str) -> Server {
    let mut process = desk.command(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(process.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Heliopolis is open at http://").unwrap().to_owned();
    Server { process, address, said }
}

impl Server {
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks the server to stop, as Ctrl-C does; gives the rest of what it says.
    fn stop(mut self) -> String {
        let id = self.process.id().to_string();
        std::process::Command::new("kill").args(["-INT", &id]).status().unwrap();
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        assert!(self.process.wait().unwrap().success());
        rest
    }
}

#[test]
fn it_says_where_it_is_and_stops_when_asked() {
    let desk = Desk::new();
    let server = start(&desk, "serve --listen 127.0.0.1:0 --db games.db");
    assert!(server.get("/").contains("Play now"));
    expect![[r#"
        Games are kept in games.db; Ctrl-C stops.
        Stopped.
    "#]]
    .assert_eq(&server.stop());
}

#[test]
fn a_port_that_is_taken_is_no_obstacle() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let desk = Desk::new();
    let server = start(&desk, &format!("serve --listen 127.0.0.1:{port} --db games.db"));
    assert_ne!(server.address, format!("127.0.0.1:{port}"));
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
    server.stop();
}

#[test]
fn numbers_and_a_log_are_for_operators_alone() {
    let desk = Desk::new();
    let mut server = start(
        &desk,
        "serve --listen 127.0.0.1:0 --db games.db --metrics-listen 127.0.0.1:0 --behind-proxy \
         --public-address https://ra.example --log-format json",
    );
    assert!(server.get("/readyz").ends_with("ok\n"));
    assert!(server.get("/metrics").starts_with("HTTP/1.1 404"), "not for visitors");
    let mut lines = [String::new(), String::new()];
    for line in &mut lines {
        server.said.read_line(line).unwrap();
    }
    let numbers = lines[1].trim().strip_prefix("Numbers for Prometheus are at http://").unwrap();
    let site = std::mem::replace(&mut server.address, numbers.replace("/metrics", ""));
    assert!(server.get("/metrics").contains("heliopolis_requests_total{method=\"GET\""));
    server.address = site;
    assert_eq!(server.stop(), "Stopped.\n");
}

#[test]
fn what_cannot_be_is_said() {
    let desk = Desk::new().file("notes.txt", "this is no database");
    desk.fails(
        "serve --db notes.txt --listen 0",
        1,
        &expect![[r#"
            ra: cannot open the store notes.txt: file is not a database
        "#]],
    );
    desk.fails(
        "serve --db nowhere/games.db --listen 0",
        1,
        &expect![[r#"
            ra: cannot open the store nowhere/games.db: unable to open database file
        "#]],
    );
    desk.fails(
        "serve --public-address ra.example/tables",
        2,
        &expect![[r#"
            error: invalid value 'ra.example/tables' for '--public-address <ADDRESS>': expected a scheme and a host without a path, such as https://ra.example

            For more information, try '--help'.
        "#]],
    );
    desk.fails(
        "serve --listen somewhere",
        2,
        &expect![[r#"
            error: invalid value 'somewhere' for '--listen <ADDRESS>': expected an address with a port, such as 127.0.0.1:8080 or 0.0.0.0:8080

            For more information, try '--help'.
        "#]],
    );
}
