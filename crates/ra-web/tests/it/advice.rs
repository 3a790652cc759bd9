//! What a strong player would do and would have done, as pages.

use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use ra_record::{AnyLiveGame, AnyRules, Seed};
use ra_rules::PlayerCount;
use ra_web::Advisor;
use tokio::time::sleep;

use crate::records::packed;
use crate::support::{AGAINST_BOTS, Answer, Guest, Server, WITH_A_FRIEND, with_bots};

/// Anna's table against bots, looked at until something is asked of her.
async fn asked(anna: &mut Guest, address: &str) -> Answer {
    for _ in 0..400 {
        let page = anna.get(address).await;
        if page.text.contains("id=\"do-hint\"") {
            return page;
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody asked Anna");
}

#[tokio::test]
async fn somebody_who_plays_against_bots_gets_a_hint_and_plays_it() {
    let server = Server::new();
    with_bots(&server, async {
        let mut anna = server.guest();
        let address = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
        let page = asked(&mut anna, &address).await;
        let moment = page.field("moment").to_owned();
        let link = format!("{address}?hint={moment}");
        assert!(page.text.contains(&format!("href=\"?hint={moment}#hint\"")));

        let hinted = anna.get(&link).await;
        assert_eq!(hinted.status, StatusCode::OK);
        assert!(hinted.text.contains("id=\"hint\"") && hinted.text.contains("id=\"lot\""));
        assert!(hinted.text.contains("Best: ") && hinted.text.contains("hint-why-0"), "reasons");

        let mut script = anna.clone().with("accept", "text/plain");
        let panel = script.get(&link).await;
        assert!(panel.text.starts_with("<section class=\"advice"), "{}", panel.text);
        let best = panel.field("action").replace(' ', "+");
        let form = format!("moment={moment}&action={best}");
        let played = anna.post(&format!("{address}/play"), &form).await;
        assert_eq!(played.status, StatusCode::SEE_OTHER);

        let late = script.get(&link).await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        assert_eq!(late.text, "The table has changed in the meantime.");
    })
    .await;
}

#[tokio::test]
async fn hints_are_refused_with_a_sentence_where_they_would_be_unfair_or_senseless() {
    let server = Server::new();
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let friends = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    let early = anna.get(&format!("{friends}?hint=1")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    ben.post(&format!("{friends}/sit"), "seat=2&name=Ben").await;
    anna.post(&format!("{friends}/start"), "").await;
    let page = anna.get(&friends).await;
    assert!(!page.text.contains("do-hint"), "no button where there is no hint");
    let moment = page.field("moment").to_owned();
    let unfair = anna.get(&format!("{friends}?hint={moment}")).await;
    assert_eq!(unfair.status, StatusCode::FORBIDDEN);
    assert!(unfair.text.contains("Hints are available only in games against bots."));

    let bots = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    for (guest, word) in [(&mut ben, "no seat"), (&mut server.guest(), "no seat")] {
        let nosy = guest.get(&format!("{bots}?hint=1")).await;
        assert_eq!(nosy.status, StatusCode::FORBIDDEN);
        assert!(nosy.text.contains(word), "{}", nosy.text);
    }
    for moment in ["", "x", "-1", "99999", "99999999999999999999"] {
        let stale = anna.get(&format!("{bots}?hint={moment}")).await;
        assert_eq!(stale.status, StatusCode::CONFLICT, "{moment:?}");
    }
    let nowhere = anna.get("/tables/0000000000000?hint=1").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

/// No bot moves here, so the table waits for one unless Anna begins.
#[tokio::test]
async fn whoever_is_not_asked_gets_no_hint() {
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let page = anna.get(&table).await;
    if page.text.contains("do-hint") {
        let draw = format!("moment={}&action=draw", page.field("moment"));
        anna.post(&format!("{table}/play"), &draw).await;
    }
    let moment = anna.get(&table).await.field("moment").to_owned();
    let refused = anna.get(&format!("{table}?hint={moment}")).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("You have nothing to decide right now."));
}

#[tokio::test]
async fn too_many_questions_are_put_off_and_not_refused_for_good() {
    let full = Server::with(|site| site.with_advisor(Advisor::with_room(0, 0)));
    with_bots(&full, async {
        let mut anna = full.guest().with("accept-language", "de");
        let address = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
        let page = asked(&mut anna, &address).await;
        let answer = anna.get(&format!("{address}?hint={}", page.field("moment"))).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(answer.headers[RETRY_AFTER], "3");
        assert!(answer.text.contains("Gerade wollen viele einen Rat."));
    })
    .await;
}

/// A finished game as a record, played by whoever is asked with the first thing that can be done.
fn finished() -> String {
    let rules = AnyRules::named("priests", "manual", &[]).unwrap();
    let seed = Seed::named("a game to review");
    let mut game = AnyLiveGame::new(rules, PlayerCount::Two, seed, &["Anna", "Ben"]).unwrap();
    while let Some(seat) = game.asked() {
        let action = game.legal_actions().remove(0);
        game.play(seat, &action).unwrap();
    }
    game.to_record().to_text()
}

/// Looks at a review until it is ready.
async fn reviewed(guest: &mut Guest, address: &str) -> String {
    for _ in 0..1000 {
        let page = guest.get(address).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        if !page.text.contains("data-reviewing") {
            return page.text;
        }
        assert!(page.text.contains("<progress") && page.text.contains("http-equiv=\"refresh\""));
        sleep(Duration::from_millis(20)).await;
    }
    panic!("the review is never ready");
}

#[tokio::test]
async fn a_record_that_somebody_brings_is_reviewed() {
    let server = Server::new();
    let mut eve = server.guest().with("accept-language", "de");
    let link = format!("/look/{}", packed(&finished()));
    assert!(eve.get(&link).await.text.contains(&format!("href=\"{link}/review\"")));
    let page = reviewed(&mut eve, &format!("{link}/review")).await;
    for found in ["Wendepunkte", "Siegchance am Anfang", "<polyline", "Nach Epoche III"] {
        assert!(page.contains(found), "no {found}");
    }
    assert!(page.contains(&format!("{link}?ply=")), "turning points lead to the moves");
    assert!(!page.contains("list-mine"), "who watches has no decisions");
    let rows = |page: &str| page.matches("<tr data-verdict=").count();
    let all = eve.get(&format!("{link}/review?show=all")).await.text;
    let mistakes = eve.get(&format!("{link}/review?show=mistakes")).await.text;
    assert!(rows(&all) > rows(&mistakes) && rows(&mistakes) == rows(&page));
}

#[tokio::test]
async fn there_is_no_review_of_what_is_not_over_not_begun_or_no_game() {
    let server = Server::new();
    let mut anna = server.guest();
    let running = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let early = anna.get(&format!("{running}/review")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(early.text.contains("The game is not over yet."));
    let open = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    let open = anna.get(&format!("{open}/review")).await;
    assert_eq!(open.status, StatusCode::CONFLICT);
    for nowhere in ["/tables/none/review", "/look/AAAA/review"] {
        assert_eq!(anna.get(nowhere).await.status, StatusCode::NOT_FOUND);
    }
    let start = finished().split_inclusive("play\n").next().unwrap().to_owned();
    let nothing = anna.get(&format!("/look/{}/review", packed(&start))).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    assert!(nothing.text.contains("No decisions have been made yet"));
}

#[tokio::test]
async fn too_many_reviews_are_put_off() {
    let full = Server::with(|site| site.with_advisor(Advisor::with_room(0, 0)));
    let link = format!("/look/{}/review", packed(&finished()));
    let answer = full.guest().get(&link).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.headers.contains_key(RETRY_AFTER));
}
