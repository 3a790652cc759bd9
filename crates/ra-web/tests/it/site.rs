//! What people do at the site, and what nobody can.

use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use ra_tables::Stage;
use ra_web::site::Limits;

use crate::support::{AGAINST_BOTS, Server, WITH_A_FRIEND, with_bots};

#[tokio::test]
async fn a_game_against_bots_is_one_form_away() {
    let server = Server::new();
    let mut anna = server.guest();
    assert!(anna.get("/").await.text.contains("Play now"));
    let made = anna.post("/tables", AGAINST_BOTS).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER);
    let page = anna.get(made.location()).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Nakht") && page.text.contains("Senbi"));
    let start = anna.get("/").await;
    assert!(start.text.contains("You, Nakht, Senbi"), "the start page lists the game");
}

#[tokio::test]
async fn a_move_is_a_plain_form() {
    let server = Server::new();
    with_bots(&server, async {
        let mut anna = server.guest();
        let form = AGAINST_BOTS.replace("players=3", "players=2").replace("&pace=brisk", "");
        let address = anna.post("/tables", &form).await.location().to_owned();
        // The first move is drawn by lot, so look until somebody is asked.
        for _ in 0..200 {
            let page = anna.get(&address).await;
            if page.text.contains("name=\"action\" value=\"draw\"") {
                let form = format!("moment={}&action=draw", page.field("moment"));
                let played = anna.post(&format!("{address}/play"), &form).await;
                assert_eq!((played.status, played.location()), (StatusCode::SEE_OTHER, &*address));
                let page = anna.get(&address).await;
                assert!(page.text.contains("You draw"), "the log tells it");
                return;
            }
            // A bot that begins may invoke Ra, and then Anna is asked for a bid first.
            if page.text.contains("name=\"action\"") {
                let action = page.field("action").replace(' ', "+");
                let form = format!("moment={}&action={action}", page.field("moment"));
                anna.post(&format!("{address}/play"), &form).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("nobody asked Anna");
    })
    .await;
}

#[tokio::test]
async fn friends_meet_by_link_and_watchers_only_look() {
    let server = Server::new();
    let (mut anna, mut ben, mut eve) = (server.guest(), server.guest(), server.guest());
    let table = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    let invited = ben.get(&table).await;
    assert!(invited.text.contains("Anna") && invited.text.contains("Sit here"));
    assert!(invited.text.contains(&format!("http://ra.example{table}")), "the link to send on");

    let alone = anna.post(&format!("{table}/start"), "").await;
    assert_eq!(alone.status, StatusCode::CONFLICT);
    assert!(alone.text.contains("Seat 2 is still open."));

    let sat = ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    let late = eve.post(&format!("{table}/sit"), "seat=2&name=Eve").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, StatusCode::SEE_OTHER);

    let watched = eve.get(&table).await;
    assert!(watched.text.contains("Anna") && watched.text.contains("Ben"));
    assert!(!watched.text.contains("name=\"action\""), "who watches has no buttons");
    let meddling = eve.post(&format!("{table}/play"), "moment=3&action=draw").await;
    assert_eq!(meddling.status, StatusCode::FORBIDDEN);
    assert!(meddling.text.contains("You have no seat at this table."));
}

#[tokio::test]
async fn refusals_are_sentences_in_the_language_of_the_reader_and_change_nothing() {
    let server = Server::new();
    let mut anna = server.guest().with("accept-language", "de");
    let made = anna.post("/tables", AGAINST_BOTS).await;
    let (table, id) = (made.location().to_owned(), made.table());
    let before = server.tables.table(id).await.unwrap().step();
    let mut script = anna.clone().with("accept", "text/plain");
    for (way, form) in [
        ("play", "moment=1&action=fly"),
        ("play", "moment=99&action=draw"),
        ("play", "moment=1&action=bid+1000000"),
        ("play", "moment=minus&action=draw"),
        ("play", ""),
        ("undo", "moment=1"),
        ("order", "auction=1&order=buy-everything"),
        ("order", "auction=1&order=bid-up-to+9"),
        ("return", ""),
        ("rematch", ""),
        ("sit", "name=Anna&seat=7"),
        ("leave", ""),
        ("start", ""),
    ] {
        let refused = script.post(&format!("{table}/{way}"), form).await;
        assert!(refused.status.is_client_error(), "{way} {form}: {}", refused.status);
        assert!(!refused.text.is_empty() && !refused.text.contains('<'), "{}", refused.text);
        let page = anna.post(&format!("{table}/{way}"), form).await;
        assert!(page.text.contains("Das hat nicht geklappt"), "{way} {form}: {}", page.text);
    }
    assert_eq!(server.tables.table(id).await.unwrap().step(), before);
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused() {
    let server = Server::new();
    let mut anna = server.guest();
    for form in [
        "game=chess&players=3&level=club&with=bots",
        "game=ra&players=1&level=club&with=bots",
        "game=ra&players=9&level=club&with=bots",
        "game=ra&players=300&level=club&with=bots",
        "game=ra&players=3&level=god&with=bots",
        "game=ra&players=3&level=club&with=aliens",
        "game=ra&players=3&level=club&with=bots&clock=77",
        "game=ra&players=3&level=club&with=bots&ra-rules=1066",
        "game=ra&players=3&level=club&with=bots&pace=never",
        "game=ra&players=3&level=club&with=bots&name=%20%E2%80%8B",
        "players=3",
    ] {
        let refused = anna.post("/tables", form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
    }
    let found = server.tables.list(ra_tables::Listing::Public(Stage::Running), 9).await.unwrap();
    assert!(found.is_empty());
    assert_eq!(anna.get("/tables/nut").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/tables/0123456789abcdef").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get("/nowhere").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_sites_can_do_nothing_in_somebodys_name() {
    let server = Server::new();
    let mut anna = server.guest();
    let made = anna.post("/tables", AGAINST_BOTS).await;
    let address = format!("{}/resign", made.location());
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let lured = anna.clone().with(name, value).post(&address, "").await;
        assert_eq!(lured.status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let meant = anna.with("sec-fetch-site", "same-origin").with("origin", "http://ra.example");
    assert_eq!(meant.clone().post(&address, "").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn every_answer_keeps_browsers_to_our_own_files() {
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    for address in ["/", "/look", "/nowhere", "/assets/none", &table] {
        let answer = anna.get(address).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{address}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert!(!answer.text.contains(" style=") && !answer.text.contains(" onclick="));
    }
}

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_other_sites() {
    let server = Server::new();
    let made = server.guest().post("/tables", AGAINST_BOTS).await;
    let cookie = made.headers[SET_COOKIE].to_str().unwrap();
    for wanted in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(wanted), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain http on one's own machine must work");
    let forwarded = [(server, false), (Server::behind_a_proxy(Limits::NONE), true)];
    for (server, secure) in forwarded {
        let mut anna = server.guest().with("x-forwarded-proto", "https");
        let cookie = anna.post("/tables", AGAINST_BOTS).await.headers[SET_COOKIE].clone();
        assert_eq!(cookie.to_str().unwrap().contains("Secure"), secure, "only a proxy is believed");
    }
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let server = Server::new();
    let form = format!("{AGAINST_BOTS}&hidden={}", "x".repeat(20_000));
    let refused = server.guest().post("/tables", &form).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(refused.text.contains("The limit is 16 KiB"), "{}", refused.text);
}

#[tokio::test]
async fn preferences_last() {
    let server = Server::new();
    let mut anna = server.guest();
    let form = "to=/look&language=de&theme=dark&motion=off&sound=on";
    let saved = anna.post("/preferences", form).await;
    assert_eq!((saved.status, saved.location()), (StatusCode::SEE_OTHER, "/look"));
    let page = anna.get("/").await.text;
    assert!(page.contains("<html lang=\"de\" data-theme=\"dark\" data-motion=\"off\" data-sound>"));
    for elsewhere in ["//evil.example", "https://evil.example", "/\\evil.example", "/a%0D%0Ab"] {
        let saved = anna.post("/preferences", &format!("to={elsewhere}")).await;
        assert_eq!(saved.location(), "/", "{elsewhere}");
    }
}

#[tokio::test]
async fn a_record_does_not_tell_scores_that_are_hidden() {
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", &format!("{AGAINST_BOTS}&hidden=on")).await;
    let refused = anna.get(&format!("{}/record.ra", table.location())).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("The game is not over yet."));
}

/// Names reach other people's pages as text, and the order of the bag reaches nobody's.
#[tokio::test]
async fn pages_give_nothing_away() {
    let server = Server::new();
    let mut anna = server.guest();
    let form = AGAINST_BOTS.replace("Anna", "%3Cimg%20src%3Dx%3E");
    let made = anna.post("/tables", &form).await;
    let table = made.location().to_owned();
    let record = anna.get(&format!("{table}/record.ra")).await;
    assert!(record.text.contains("commit") && !record.text.contains("\nseed "), "{}", record.text);
    let page = server.guest().get(&table).await;
    assert!(page.text.contains("&lt;img") && !page.text.contains("<img src=x"));
    let secret = anna.cookies();
    assert!(!page.text.contains(secret.split('=').nth(1).unwrap()));
}
