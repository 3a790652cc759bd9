//! Nonsense of every kind, thrown at every route: always a sentence, never a fault of ours, and
//! nothing is changed by what was refused.
//!
//! `RA_FUZZ_ROUNDS` says how many requests, `RA_FUZZ_SEED` repeats a run that failed.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use axum::http::{Method, StatusCode};
use fastrand::Rng;
use ra_tables::TableId;

use crate::support::{AGAINST_BOTS, Answer, Guest, Server, WITH_A_FRIEND};

/// A route as the source names it, where it is, and a form that it takes.
struct Route {
    source: &'static str,
    address: &'static str,
    fields: &'static [(&'static str, &'static str)],
}

const fn route(
    source: &'static str,
    address: &'static str,
    fields: &'static [(&'static str, &'static str)],
) -> Route {
    Route { source, address, fields }
}

/// Every route of the site; `{id}` is a table. A test compares them with the source.
const ROUTES: &[Route] = &[
    route("/", "/", &[]),
    route("/", "/tables/{id}", &[]),
    route("/live", "/tables/{id}/live?seen=0123456789abcdef", &[]),
    route("/record.ra", "/tables/{id}/record.ra", &[]),
    route("/sit", "/tables/{id}/sit", &[("name", "Eve"), ("seat", "2")]),
    route("/leave", "/tables/{id}/leave", &[]),
    route("/start", "/tables/{id}/start", &[]),
    route("/play", "/tables/{id}/play", &[("moment", "{moment}"), ("action", "draw")]),
    route("/undo", "/tables/{id}/undo", &[("moment", "{moment}")]),
    route("/back", "/tables/{id}/back", &[("moment", "{moment}")]),
    route("/order", "/tables/{id}/order", &[("auction", "3"), ("order", "bid-up-to 9")]),
    route("/resign", "/tables/{id}/resign", &[]),
    route("/return", "/tables/{id}/return", &[]),
    route("/rematch", "/tables/{id}/rematch", &[]),
    route(
        "/tables",
        "/tables",
        &[
            ("game", "ra"),
            ("players", "3"),
            ("level", "novice"),
            ("with", "friends"),
            ("name", "Anna"),
            ("ra-rules", "2016"),
            ("bots", "1"),
            ("clock", "0"),
            ("pace", "calm"),
            ("hidden", "on"),
            ("public", "on"),
        ],
    ),
    route(
        "/preferences",
        "/preferences",
        &[
            ("to", "/look"),
            ("language", "de"),
            ("theme", "dark"),
            ("motion", "off"),
            ("keys", "on"),
        ],
    ),
    route("/name", "/name", &[("to", "/"), ("name", "Anne")]),
    route("/look", "/look", &[("record", "ra 1")]),
    route("/look/{record}", "/look/eJwDAAAAAAE?ply=3", &[]),
    route("/assets/{*path}", "/assets/script.js", &[]),
    route("/review", "/tables/{id}/review?list=all", &[]),
    route("/look/{record}/review", "/look/eJwDAAAAAAE/review", &[]),
    route("/token", "/tables/{id}/token", &[]),
    route("/learn", "/learn", &[]),
    route("/learn/{game}", "/learn/ra", &[]),
    route("/learn/{game}/first-game", "/learn/priests/first-game", &[]),
    route("/learn/leave", "/learn/leave", &[("to", "/")]),
    route("/pad", "/pad?rules=ra-2016&name=Ana&name=Bo&i=2nile.flood_3pharaoh&at=3.2", &[]),
    route("/account", "/account", &[("name", "Eve"), ("password", "short")]),
    route("/login", "/login", &[("name", "Anna"), ("password", "a lake in Chad")]),
    route("/logout", "/logout", &[]),
    route("/password", "/password", &[("old", "x"), ("new", "y")]),
    route("/players/{id}", "/players/{id}", &[]),
    route("/leaders", "/leaders?game=ra&players=3", &[]),
    route("/", "/api", &[]),
    route("/openapi.json", "/api/openapi.json", &[]),
    route("/people", "/api/people", &[("name", "Eve")]),
    route("/login", "/api/login", &[("name", "Anna"), ("password", "a lake in Chad")]),
    route("/me", "/api/me", &[]),
    route("/players/{id}", "/api/players/{id}", &[]),
    route("/leaders", "/api/leaders?players=9", &[]),
    route("/tables", "/api/tables?stage=open", &[("game", "ra"), ("seats", "me")]),
    route("/", "/api/tables/{id}", &[]),
    route("/seats", "/api/tables/{id}/seats", &[("seat", "2")]),
    route("/start", "/api/tables/{id}/start", &[]),
    route("/moves", "/api/tables/{id}/moves", &[("moment", "{moment}"), ("action", "draw")]),
    route("/undo", "/api/tables/{id}/undo", &[("moment", "{moment}")]),
    route("/resign", "/api/tables/{id}/resign", &[]),
    route("/token", "/api/tables/{id}/token", &[]),
    route("/record", "/api/tables/{id}/record?format=json", &[]),
    route("/evaluations", "/api/evaluations", &[("record", "ra-record 1")]),
    route("/healthz", "/healthz", &[]),
    route("/readyz", "/readyz", &[]),
];

/// What people who mean harm, and programs that are broken, put into fields.
const NONSENSE: &[&str] = &[
    "",
    " ",
    "0",
    "-1",
    "1.5",
    "1e9",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "NaN",
    "18446744073709551616",
    "null",
    "true",
    "[]",
    "{}",
    "..",
    "../../etc/passwd",
    "%00",
    "%ff",
    "%",
    "%zz",
    "+",
    "&",
    "=",
    "' OR 1=1 --",
    "\"; DROP TABLE tables; --",
    "<script>",
    "${7*7}",
    "{{7*7}}",
    "𓂀",
    "\u{202e}",
    "\u{0}",
    "\r\nSet-Cookie: a=b",
    "draw",
    "pass",
    "bid 16",
    "bid 99",
    "invoke",
    "god 1",
    "choose",
    "ask",
    "pass-above 0",
    "ra",
    "priests",
    "master",
    "on",
];

const METHODS: [Method; 8] = [
    Method::GET,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::HEAD,
    Method::OPTIONS,
    Method::TRACE,
];

#[test]
fn no_route_is_forgotten() {
    let mut found = BTreeSet::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let known: BTreeSet<String> = ROUTES.iter().map(|route| route.source.to_owned()).collect();
    assert_eq!(found, known, "every route in the source stands in ROUTES, and no other");
}

/// What stands in quotes after `.route(`.
fn collect(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let routes = text
            .split(".route(")
            .skip(1)
            .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        // What operators ask on a port of their own has no visitors.
        found.extend(routes.filter(|&route| route != "/metrics").map(str::to_owned));
    }
}

#[tokio::test]
async fn nonsense_gets_a_sentence_and_changes_nothing() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let rounds = number("RA_FUZZ_ROUNDS").unwrap_or(1_500);
    let seed = number("RA_FUZZ_SEED").unwrap_or_else(|| fastrand::u64(..));
    let mut attack = Attack::begin(seed).await;
    for round in 0..rounds {
        attack.throw(round).await;
        if round % 500 == 499 {
            attack = Attack::begin(seed.wrapping_add(round)).await;
        }
    }
}

/// A server with tables of every kind, and people who want to do harm.
struct Attack {
    seed: u64,
    luck: Rng,
    server: Server,
    guests: Vec<Guest>,
    tables: Vec<TableId>,
}

impl Attack {
    async fn begin(seed: u64) -> Attack {
        let server = Server::new();
        let (mut anna, mut ben) = (server.guest(), server.guest());
        let running = anna.post("/tables", WITH_A_FRIEND).await.table();
        ben.post(&format!("/tables/{running}/sit"), "seat=2&name=Ben").await;
        anna.post(&format!("/tables/{running}/start"), "").await;
        let open = anna.post("/tables", WITH_A_FRIEND).await.table();
        let mut eve = server.guest();
        let other = eve.post("/tables", AGAINST_BOTS).await.table();
        let forger = server.guest().with("cookie", "heliopolis=00112233445566778899aabbccddeeff");
        let broken = server.guest().with("cookie", "heliopolis=%00; heliopolis-preferences=7b");
        let foreign = anna.clone().with("sec-fetch-site", "cross-site");
        let guests = vec![anna, ben, eve, forger, broken, foreign, server.guest()];
        let tables = vec![running, open, other];
        Attack { seed, luck: Rng::with_seed(seed), server, guests, tables }
    }

    /// Throws one request at the server, and looks what has come of it.
    async fn throw(&mut self, round: u64) {
        let before = self.steps().await;
        let route = &ROUTES[self.luck.usize(..ROUTES.len())];
        let address = self.address(route);
        let method = if self.luck.u8(..4) == 0 {
            METHODS[self.luck.usize(..METHODS.len())].clone()
        } else if route.fields.is_empty() && self.luck.bool() {
            Method::GET
        } else {
            Method::POST
        };
        let (kind, body) = self.body(route).await;
        let guest = self.luck.usize(..self.guests.len());
        let told = format!(
            "RA_FUZZ_SEED={} round {round}: guest {guest}: {method} {address} {kind} {:?}",
            self.seed,
            String::from_utf8_lossy(&body[..body.len().min(300)]),
        );
        let sender = &mut self.guests[guest];
        let Some(answer) = sender.try_send(method.clone(), &address, &kind, &body).await else {
            // What cannot even be written as a request reaches nobody.
            return;
        };
        check(&told, &method, &answer);
        if !answer.status.is_success() && !answer.status.is_redirection() {
            assert_eq!(self.steps().await, before, "{told}: refused, and yet changed");
        }
    }

    async fn steps(&self) -> Vec<u32> {
        let mut steps = Vec::new();
        for &table in &self.tables {
            steps.push(self.server.tables.table(table).await.unwrap().step());
        }
        steps
    }

    fn address(&mut self, route: &Route) -> String {
        let table = match self.luck.u8(..8) {
            0 => "0123456789abcdef".to_owned(),
            1 => urlencoded(&mut self.luck, 40),
            2 => "f".repeat(self.luck.usize(..5_000)),
            _ => self.tables[self.luck.usize(..self.tables.len())].to_string(),
        };
        let mut address = route.address.replace("{id}", &table);
        if self.luck.u8(..6) == 0 {
            let mark = if address.contains('?') { '&' } else { '?' };
            address = format!("{address}{mark}ply={}", urlencoded(&mut self.luck, 30));
        }
        if self.luck.u8(..12) == 0 {
            address.push_str(&urlencoded(&mut self.luck, 200));
        }
        address
    }

    /// A form with something wrong in it, or something else altogether.
    async fn body(&mut self, route: &Route) -> (String, Vec<u8>) {
        let form = "application/x-www-form-urlencoded".to_owned();
        let luck = &mut self.luck;
        match luck.u8(..12) {
            0 => (form, (0..luck.usize(..200)).map(|_| luck.u8(..)).collect()),
            1 => (form, vec![b'a'; luck.usize(10_000..300_000)]),
            2 | 3 => ("application/json".to_owned(), self.json(route).into_bytes()),
            4 => ("multipart/form-data; boundary=x".to_owned(), multipart(luck)),
            5 => (urlencoded(luck, 20), b"moment=1&action=draw".to_vec()),
            _ => {
                let moment = self.server.tables.table(self.tables[0]).await.unwrap().moment();
                (form, self.form(route, moment).into_bytes())
            }
        }
    }

    /// The fields as JSON, some of them as numbers, lists or nothing.
    fn json(&mut self, route: &Route) -> String {
        let luck = &mut self.luck;
        let fields = route.fields.iter().map(|(name, value)| {
            let nonsense = NONSENSE[luck.usize(..NONSENSE.len())];
            let value = match luck.u8(..5) {
                0 => serde_json::json!(nonsense),
                1 => serde_json::json!(luck.i64(..)),
                2 => serde_json::json!([nonsense, value]),
                3 => serde_json::Value::Null,
                _ => serde_json::json!(value),
            };
            ((*name).to_owned(), value)
        });
        serde_json::Value::Object(fields.collect()).to_string()
    }

    fn form(&mut self, route: &Route, moment: u32) -> String {
        let luck = &mut self.luck;
        let mut pairs = Vec::new();
        for (name, value) in route.fields {
            let value = match luck.u8(..5) {
                0 => NONSENSE[luck.usize(..NONSENSE.len())].to_owned(),
                1 if luck.bool() => continue,
                1 => urlencoded(luck, 60),
                _ => value.replace("{moment}", &moment.to_string()).replace(' ', "+"),
            };
            for _ in 0..if luck.u8(..15) == 0 { 3 } else { 1 } {
                pairs.push(format!("{name}={value}"));
            }
        }
        luck.shuffle(&mut pairs);
        pairs.join("&")
    }
}

/// Bytes as an address or a form writes them, with a mistake now and then.
fn urlencoded(luck: &mut Rng, most: usize) -> String {
    let mut text = String::new();
    for _ in 0..luck.usize(..most) {
        match luck.u8(..12) {
            0 => {
                let _ = write!(text, "%{:02x}", luck.u8(..));
            }
            1 => text.push_str("%2"),
            2 => text.push('/'),
            3 => text.push_str(".."),
            _ => text.push(char::from(luck.u8(b'a'..=b'z'))),
        }
    }
    text
}

/// A file in a form, with or without its end.
fn multipart(luck: &mut Rng) -> Vec<u8> {
    let inside = NONSENSE[luck.usize(..NONSENSE.len())].repeat(luck.usize(..2_000));
    let end = if luck.bool() { "\r\n--x--\r\n" } else { "" };
    let head = "--x\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n";
    format!("{head}{inside}{end}").into_bytes()
}

/// No fault of ours, and a sentence for whatever is refused.
fn check(told: &str, method: &Method, answer: &Answer) {
    let status = answer.status;
    assert!(!status.is_server_error(), "{told}: {status} {}", answer.text);
    if status.is_client_error() && method != Method::HEAD {
        assert!(answer.text.trim().len() > 8, "{told}: {status} without a sentence");
        assert!(!answer.text.contains("panicked"), "{told}: {}", answer.text);
    }
    assert!(!answer.headers.contains_key("a"), "{told}: a header was smuggled in");
}

#[tokio::test]
async fn a_move_that_is_sent_again_or_too_early_or_by_somebody_else_is_refused() {
    let server = Server::new();
    let (mut anna, mut ben, eve) = (server.guest(), server.guest(), server.guest());
    let made = anna.post("/tables", WITH_A_FRIEND).await;
    let (id, table) = (made.table(), made.location().to_owned());
    ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;
    anna.post(&format!("{table}/start"), "").await;
    let page = anna.get(&table).await;
    let (mut mover, other) =
        if page.text.contains("name=\"action\"") { (anna, ben) } else { (ben, anna) };
    let moment: u32 = mover.get(&table).await.field("moment").parse().unwrap();
    let play = format!("{table}/play");
    let step = async || server.tables.table(id).await.unwrap().step();
    let before = step().await;
    let form = |moment: u32| format!("moment={moment}&action=invoke");
    for (mut guest, moment, status) in [
        (other, moment, StatusCode::UNPROCESSABLE_ENTITY),
        (eve, moment, StatusCode::FORBIDDEN),
        (mover.clone(), moment + 1, StatusCode::CONFLICT),
        (mover.clone(), moment.wrapping_sub(1), StatusCode::CONFLICT),
    ] {
        let refused = guest.post(&play, &form(moment)).await;
        assert_eq!(refused.status, status, "{}", refused.text);
        assert_eq!(step().await, before);
    }
    assert_eq!(mover.post(&play, &form(moment)).await.status, StatusCode::SEE_OTHER);
    assert_eq!(step().await, before + 1);
    assert_eq!(mover.post(&play, &form(moment)).await.status, StatusCode::CONFLICT, "once");
    assert_eq!(step().await, before + 1);
}
