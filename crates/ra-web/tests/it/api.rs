//! Programs at tables.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Answer, Guest, Server, with_bots};

/// A program with its token.
struct Program {
    browser: Guest,
}

impl Program {
    async fn new(server: &Server, name: &str) -> Program {
        let mut nobody = Program { browser: server.guest() };
        let introduced = nobody.post("/api/people", &json!({ "name": name })).await;
        assert_eq!(introduced.status, StatusCode::CREATED);
        Program::by(server, introduced.json()["token"].as_str().unwrap())
    }

    fn by(server: &Server, token: &str) -> Program {
        Program { browser: server.guest().with("authorization", &format!("Bearer {token}")) }
    }

    async fn get(&mut self, address: &str) -> Answer {
        self.browser.get(address).await
    }

    async fn post(&mut self, address: &str, body: &Value) -> Answer {
        let body = body.to_string();
        self.browser.post_as(address, "application/json", body.as_bytes()).await
    }

    /// A new table, as an address.
    async fn table(&mut self, seats: Value) -> (String, Value) {
        let made = self.post("/api/tables", &json!({ "game": "ra", "seats": seats })).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        let table = made.json();
        (format!("/api/tables/{}", table["id"].as_str().unwrap()), table)
    }
}

/// What a refusal says.
fn refused(answer: &Answer) -> (u16, String, String) {
    assert_eq!(answer.headers["content-type"], "application/problem+json", "{}", answer.text);
    let problem = answer.json();
    let word = |name: &str| problem[name].as_str().unwrap().to_owned();
    assert_eq!(problem["status"], answer.status.as_u16());
    (answer.status.as_u16(), word("code"), word("detail"))
}

#[tokio::test]
async fn a_program_plays_a_game_against_a_bot() {
    let server = Server::new();
    with_bots(&server, async {
        let mut program = Program::new(&server, "Deep Nile").await;
        let (address, mut table) = program.table(json!(["me", "novice"])).await;
        assert_eq!((&table["you"], &table["stage"]), (&json!(1), &json!("running")));
        while table["stage"] != "finished" {
            if table["asked"] == 1 {
                let action = table["actions"].as_array().unwrap().last().unwrap();
                let decision = json!({ "moment": table["moment"], "action": action });
                let played = program.post(&format!("{address}/moves"), &decision).await;
                assert_eq!(played.status, StatusCode::OK, "{}", played.text);
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            table = program.get(&address).await.json();
        }
        assert!(table["seats"].as_array().unwrap().iter().any(|seat| seat["place"] == 1));
        let record = program.get(&format!("{address}/record")).await;
        assert!(record.text.starts_with("ra-record 1\n") && record.text.contains("\nseed "));
        let record = program.get(&format!("{address}/record?format=json")).await;
        assert_eq!(record.json()["format"], "ra-record");
    })
    .await;
}

#[tokio::test]
async fn two_programs_meet_and_nobody_plays_for_the_other() {
    let server = Server::new();
    let mut anna = Program::new(&server, "Anna").await;
    let mut ben = Program::new(&server, "Ben").await;
    let (address, _) = anna.table(json!(["me", "open"])).await;
    assert_eq!(refused(&anna.post(&format!("{address}/start"), &json!({})).await).1, "seat-open");
    let seated = ben.post(&format!("{address}/seats"), &json!({ "seat": 2 })).await;
    assert_eq!(seated.json()["you"], 2);
    let table = ben.post(&format!("{address}/start"), &json!({})).await.json();

    let (asked, other) =
        if table["asked"] == 1 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    let draw = json!({ "moment": table["moment"], "action": "draw" });
    let (status, code, _) = refused(&other.post(&format!("{address}/moves"), &draw).await);
    assert_eq!((status, code.as_str()), (422, "illegal"));
    let nonsense = json!({ "moment": table["moment"], "action": "fly" });
    assert_eq!(refused(&asked.post(&format!("{address}/moves"), &nonsense).await).1, "illegal");
    assert_eq!(asked.post(&format!("{address}/moves"), &draw).await.status, StatusCode::OK);
    let (status, code, _) = refused(&asked.post(&format!("{address}/moves"), &draw).await);
    assert_eq!((status, code.as_str()), (409, "stale"), "the same move is not played twice");
    let mut eve = Program::new(&server, "Eve").await;
    let draw = json!({ "moment": 1, "action": "draw" });
    assert_eq!(refused(&eve.post(&format!("{address}/moves"), &draw).await).1, "not-seated");
}

#[tokio::test]
async fn a_token_for_a_seat_opens_nothing_else() {
    let server = Server::new();
    let mut anna = Program::new(&server, "Anna").await;
    let (address, _) = anna.table(json!(["me", "open"])).await;
    let (other, _) = anna.table(json!(["me", "open"])).await;
    let token = anna.post(&format!("{address}/token"), &json!({})).await;
    assert_eq!((token.status, &token.json()["seat"]), (StatusCode::CREATED, &json!(1)));
    let token = token.json()["token"].as_str().unwrap().to_owned();
    let mut player = Program::by(&server, &token);
    assert_eq!(player.get(&address).await.json()["you"], 1);
    for (path, body) in [
        (format!("{other}/start"), json!({})),
        ("/api/tables".to_owned(), json!({ "game": "ra", "seats": ["me", "open"] })),
    ] {
        assert_eq!(refused(&player.post(&path, &body).await).1, "seat-token");
    }
    assert_eq!(refused(&player.get("/api/me").await).1, "seat-token");
    let mut browser = server.guest().with("cookie", &format!("heliopolis={token}"));
    assert!(!browser.get("/").await.text.contains(&address[4..]), "and no page");
}

#[tokio::test]
async fn somebody_at_a_table_lets_a_program_play_for_them() {
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", crate::support::AGAINST_BOTS).await.location().to_owned();
    assert!(anna.get(&table).await.text.contains("Let a program play for you"));
    let page = anna.post(&format!("{table}/token"), "").await;
    let token = page.text.split("--token ").nth(1).unwrap()[..32].to_owned();
    assert!(page.text.contains("python3 bot.py http://ra.example --table "));
    let seen = Program::by(&server, &token).get(&format!("/api{table}")).await.json();
    assert_eq!(seen["you"], 1);
    let stranger = server.guest().post(&format!("{table}/token"), "").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whatever_is_wrong_is_said_and_changes_nothing() {
    let server = Server::new();
    let mut nobody = Program { browser: server.guest() };
    let needs = refused(&nobody.post("/api/tables", &json!({ "game": "ra", "seats": [] })).await);
    assert_eq!((needs.0, needs.1.as_str()), (401, "needs-token"));
    let mut forger = Program::by(&server, "00112233445566778899aabbccddeeff");
    assert_eq!(refused(&forger.get("/api/me").await).1, "unknown-person");
    assert_eq!(refused(&Program::by(&server, "x").get("/api/me").await).0, 401);

    let mut anna = Program::new(&server, "Anna").await;
    for (settings, what) in [
        (json!({ "game": "chess", "seats": ["me", "open"] }), "the games are ra and priests"),
        (json!({ "game": "ra", "seats": ["me"] }), "2 to 5 seats"),
        (json!({ "game": "ra", "seats": ["me", "you"] }), "a seat is for me, open or for a bot"),
        (json!({ "game": "ra", "seats": ["me", "me"] }), "you can take only one seat"),
        (json!({ "game": "ra", "seats": ["me", "open"], "color": 3 }), "unknown field `color`"),
        (json!({ "game": "ra" }), "missing field `seats`"),
    ] {
        let (status, _, detail) = refused(&anna.post("/api/tables", &settings).await);
        assert!(status == 422 && detail.contains(what), "{status} {detail}");
    }
    let form = anna.browser.post("/api/tables", "game=ra").await;
    assert_eq!(refused(&form).0, 415);
    let broken = anna.browser.post_as("/api/tables", "application/json", b"{").await;
    assert_eq!(refused(&broken).0, 400);
    for nowhere in
        ["/api/nothing", "/api/tables/x", "/api/tables/0000000000000000", "/api/players/1"]
    {
        assert_eq!(refused(&anna.get(nowhere).await).0, 404, "{nowhere}");
    }
    assert_eq!(refused(&anna.post("/api/me", &json!({})).await).0, 405);
    assert_eq!(anna.get("/api/tables?mine=true").await.json(), json!([]));
}

#[tokio::test]
async fn hidden_scores_stay_hidden() {
    let server = Server::new();
    let mut anna = Program::new(&server, "Anna").await;
    let settings = json!({ "game": "ra", "seats": ["me", "novice"], "scores_hidden": true });
    let table = anna.post("/api/tables", &settings).await.json();
    let seats = &table["position"]["seats"];
    assert!(seats[0]["score"].is_number() && seats[1]["score"].is_null(), "{seats}");
    let id = table["id"].as_str().unwrap();
    let record = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(refused(&record).1, "not-over");
    assert!(!anna.get(&format!("/api/tables/{id}")).await.text.contains("seed"));
}

const AUCTION: &str = "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Ana\" suns 9 6 5 2\n\
    seat 2 \"Bo\" suns 8 7 4 3\nplay\n1 draw sphinx\n2 invoke\n";

#[tokio::test]
async fn a_position_is_evaluated_from_its_record() {
    let server = Server::new();
    let mut nobody = Program { browser: server.guest() };
    let answer = nobody.post("/api/evaluations", &json!({ "record": AUCTION })).await;
    let evaluation = answer.json();
    assert_eq!((&evaluation["seat"], &evaluation["ply"]), (&json!(1), &json!(2)), "{evaluation}");
    assert_eq!(evaluation["actions"].as_array().unwrap().len(), 5);
    assert_eq!(evaluation["actions"][0]["loss"], 0.0);
    let wins =
        evaluation["outlook"].as_array().unwrap().iter().map(|own| own["win"].as_f64().unwrap());
    assert!((wins.sum::<f64>() - 1.0).abs() < 1e-3);

    let (status, code, detail) =
        refused(&nobody.post("/api/evaluations", &json!({ "record": "ra-record 1\nno" })).await);
    assert_eq!((status, code.as_str()), (422, "bad-record"));
    assert!(detail.contains("line 2"), "{detail}");
    assert_eq!(refused(&nobody.post("/api/evaluations", &json!({ "record": 5 })).await).0, 422);
}

#[tokio::test]
async fn every_address_is_described_and_every_description_has_an_address() {
    let server = Server::new();
    let mut nobody = Program { browser: server.guest() };
    let document = nobody.get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let page = nobody.get("/api").await.text;
    for (path, operations) in document["paths"].as_object().unwrap() {
        assert!(page.contains(path.as_str()), "{path} is on the page");
        let address = path.replace("{id}", "0000000000000000");
        for method in ["get", "post", "delete", "put"] {
            let request = axum::http::Request::builder().method(method.to_uppercase().as_str());
            let answer =
                nobody.browser.send(request.uri(&address), axum::body::Body::empty()).await;
            let is_there = answer.status != StatusCode::METHOD_NOT_ALLOWED
                && !answer.text.contains("unknown-address");
            assert_eq!(is_there, operations.get(method).is_some(), "{method} {path}");
        }
    }
}
