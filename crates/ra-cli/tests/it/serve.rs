//! The web table as a person starts and stops it.

use std::env;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

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

impl Drop for Server {
    /// A story that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.process.kill();
    }
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

    /// A token of somebody new.
    fn token(&self) -> String {
        let body = r#"{"name": "Program"}"#;
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "POST /api/people HTTP/1.1\r\nhost: ra\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split("\"token\":\"").nth(1).unwrap()[..32].to_owned()
    }

    /// Asks the server to stop, as Ctrl-C does; gives the rest of what it says.
    fn stop(mut self) -> String {
        let id = self.process.id().to_string();
        Command::new("kill").args(["-INT", &id]).status().unwrap();
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
        Games are saved in games.db; press Ctrl-C to stop.
        Stopped.
    "#]]
    .assert_eq(&server.stop());
}

#[test]
fn where_nobody_asked_for_a_port_the_next_free_one_will_do() {
    // Ours, or somebody else's already.
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let desk = Desk::new();
    let server = start(&desk, "serve --db games.db");
    assert_ne!(server.address, "127.0.0.1:8080");
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
    server.stop();
}

#[test]
fn a_port_that_was_asked_for_is_the_only_one() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let output = Desk::new().run(&format!("serve --listen {address} --db games.db"));
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with(&format!("ra: listening on {address}: ")), "{said}");
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
    let numbers = lines[1].trim().strip_prefix("Prometheus metrics are at http://").unwrap();
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

/// As examples/bot.py says.
#[test]
fn a_program_in_plain_python_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(env::var_os("RA_ALL_CHECKS").is_none(), "install python3 for examples/");
        eprintln!("SKIPPED: examples/bot.py needs python3, which is not installed");
        return;
    }
    let desk = Desk::new();
    let server = start(&desk, "serve --listen 127.0.0.1:0 --db games.db");
    for game in ["ra", "priests"] {
        let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
        let address = format!("http://{}", server.address);
        let played =
            Command::new("python3").args([bot, &address, "--game", game]).output().unwrap();
        let said = String::from_utf8(played.stdout).unwrap();
        let wrong = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success(), "{said}{wrong}");
        assert!(said.starts_with(&format!("Table {address}/tables/")), "{said}");
        assert!(said.contains("Deep Nile: ") && said.contains("\n3. "), "{said}");
    }
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let address = format!("http://{}", server.address);
    let lost = Command::new("python3").args([bot, &address, "--table", "0"]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&lost.stderr), "a table has an id of 16 hex digits\n");
    server.stop();
}

/// Schemathesis asks what the description allows, and much that it does not: everything is
/// answered as described, and nothing breaks.
#[test]
fn the_api_keeps_to_its_description_whatever_is_asked() {
    let target = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target");
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| target.to_owned());
    let schemathesis = format!("{target}/tools/python/bin/schemathesis");
    if Command::new(&schemathesis).arg("--version").output().is_err() {
        assert!(env::var_os("RA_ALL_CHECKS").is_none(), "`cargo xtask test` installs schemathesis");
        eprintln!("SKIPPED: the fuzz of the API needs schemathesis; `cargo xtask test` has it");
        return;
    }
    let desk = Desk::new();
    let server = start(&desk, "serve --listen 127.0.0.1:0 --db games.db --no-limits");
    let examples = env::var("RA_API_EXAMPLES").unwrap_or_else(|_| "30".to_owned());
    let description = format!("http://{}/api/openapi.json", server.address);
    let arguments = ["run", &description, "--max-examples", &examples, "--seed", "1"];
    let token = server.token();
    let run = Command::new(&schemathesis)
        .args(arguments)
        .args(["--header", &format!("Authorization: Bearer {token}")])
        // A stream has no end, and what may be played is for the rules to say.
        .args(["--exclude-path-regex", "live$", "--exclude-checks", "positive_data_acceptance"])
        .args(["--continue-on-failure", "--request-timeout", "20", "--no-color"])
        .current_dir(desk.path("."))
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
    server.stop();
}
