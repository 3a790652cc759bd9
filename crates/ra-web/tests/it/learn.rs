//! The pages to learn from, the first game, and the score pad.

use std::collections::HashSet;
use std::time::Duration;

use axum::http::StatusCode;
use tokio::time::sleep;

use crate::support::{AGAINST_BOTS, Answer, Guest, Server, with_bots};

const PAGES: [&str; 7] = [
    "/learn",
    "/learn/ra",
    "/learn/priests",
    "/learn/ra/first-game",
    "/learn/priests/first-game",
    "/pad",
    "/pad?rules=ra-2016&name=Ana&name=Bo&i=2nile.flood_gold&suns=9.6_8&at=3.1",
];

/// The values of an attribute.
fn values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn every_page_is_whole_in_both_languages() {
    let server = Server::new();
    for (language, word) in [("en", "Learn"), ("de", "Lernen")] {
        let mut guest = server.guest().with("accept-language", language);
        for address in PAGES {
            let page = guest.get(address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            assert!(page.text.contains(&format!("<html lang=\"{language}\"")), "{address}");
            assert!(!page.text.contains(" style="), "{address} has inline style");
            let ids = values(&page.text, "id");
            let distinct: HashSet<&&str> = ids.iter().collect();
            assert_eq!(ids.len(), distinct.len(), "{address} has an id twice: {ids:?}");
            for link in values(&page.text, "href").iter().filter_map(|to| to.strip_prefix('#')) {
                assert!(ids.contains(&link), "{address} leads to #{link}");
            }
        }
        assert!(guest.get("/").await.text.contains(word), "the start page leads there");
    }
}

#[tokio::test]
async fn the_rules_show_pieces_of_the_table_and_points_that_the_rules_count() {
    let server = Server::new();
    let mut guest = server.guest();
    let ra = guest.get("/learn/ra").await.text;
    assert!(
        ra.contains("class=\"lot picture\"") && ra.contains("class=\"course\""),
        "auction and Ra track"
    );
    assert!(ra.contains("The bag holds 180 tiles") && ra.contains("25 in the bag"));
    assert!(ra.contains("4 Nile, 2 floods") && ra.contains("5 Nile, no flood"), "examples");
    let priests = guest.get("/learn/priests").await.text;
    assert!(
        priests.contains("The bag holds 174 tiles") && priests.contains("15 pyramids in the bag")
    );
}

#[tokio::test]
async fn what_cannot_be_learned_is_not_there() {
    let server = Server::new();
    let mut guest = server.guest();
    for address in ["/learn/chess", "/learn/chess/first-game", "/learn/ra/second-game", "/learn/"] {
        assert_eq!(guest.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
    let refused = guest.post("/learn/chess/first-game", "").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    assert_eq!(guest.get("/learn/leave").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_pad_is_filled_by_plain_links_and_forms() {
    let server = Server::new();
    let mut guest = server.guest();
    let new = guest.get("/pad?rules=ra-2022&players=2&name=Ana&name=Bo&name=&name=&name=").await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
    assert_eq!(new.location(), "/pad?rules=ra-2022&name=Ana&name=Bo&at=1.1");
    let tapped = guest.get(&format!("{}&do=gold%2B", new.location())).await;
    assert_eq!(tapped.location(), "/pad?rules=ra-2022&name=Ana&name=Bo&i=gold&at=1.1");
    let page = guest.get(tapped.location()).await;
    assert!(
        page.text.contains("Epoch I: what does Ana have?")
            && page.text.contains("Ana has 8 points.")
    );
    assert!(page.text.contains("Next: Bo"));
}

#[tokio::test]
async fn a_pad_refuses_in_a_sentence_and_keeps_what_was_tapped() {
    let server = Server::new();
    let mut guest = server.guest().with("accept-language", "de");
    let full = "/pad?rules=ra-2016&name=Ana&name=Bo&i=5gold&at=1.2";
    let refused = guest.get(&format!("{full}&do=gold%2B")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("Gold: Bisher wurden 6 genommen, es gibt im Spiel aber nur 5."));
    assert!(refused.text.contains("name=\"i\" value=\"5gold\""), "nothing is lost");
    for bad in [
        "/pad?rules=chess-fide&players=2",
        "/pad?rules=ra-1999&players=2",
        "/pad?rules=ra-2016&players=1",
        "/pad?rules=ra-2016&players=999999999999",
        "/pad?rules=ra-2016&name=Ana&name=Bo&i=9god",
        "/pad?rules=ra-2016&name=Ana&name=Bo&i=200nile_200nile&ii=200nile",
        "/pad?rules=ra-2016&name=Ana&name=Bo&i=dragon",
        "/pad?rules=ra-2016&name=Ana&name=Bo&suns=9_9",
        "/pad?rules=ra-2016&name=Ana&name=Bo&suns=9.8.7.6.5",
        "/pad?rules=ra-2016&name=Ana&name=Bo&at=9.9",
        "/pad?rules=ra-2016&name=Ana&name=Bo&do=",
        "/pad?rules=ra-2016&name=0123456789012345678901234&name=Bo",
        "/pad?nonsense",
        "/pad?%FF=%FF",
    ] {
        let refused = guest.get(bad).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
        assert!(refused.text.contains("id=\"wrong\""), "{bad}");
    }
}

/// The table, looked at until something is asked or the game is over.
async fn asked(guest: &mut Guest, address: &str) -> Answer {
    for _ in 0..800 {
        let page = guest.get(address).await;
        if page.text.contains("id=\"do-hint\"") || page.text.contains("class=\"end\"") {
            return page;
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody asks");
}

#[tokio::test]
async fn a_first_game_explains_the_decision_until_somebody_has_enough() {
    let server = Server::new();
    with_bots(&server, async {
        let mut anna = server.guest();
        let begun = anna.post("/learn/ra/first-game", "").await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER);
        let table = begun.location().to_owned();
        let page = asked(&mut anna, &table).await;
        assert!(page.text.contains("data-teaches"));
        assert!(page.text.contains("<h3>Welcome</h3>"), "the lesson needs no script");
        assert!(
            page.text.contains("What a strong bot recommends")
                && page.text.contains("id=\"hint-0\"")
        );
        let form = format!("moment={}&action={}", page.field("moment"), page.field("action"));
        anna.post(&format!("{table}/play"), &form.replace(' ', "+")).await;
        let page = asked(&mut anna, &table).await;
        assert!(page.text.contains("Read again"), "what was read before is still there");

        let again = anna.get("/learn/ra/first-game").await;
        assert!(again.text.contains(&format!("href=\"{table}\"")), "the way back to it");
        assert!(!anna.get("/learn/priests/first-game").await.text.contains(&table));

        let other = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
        let page = asked(&mut anna, &other).await;
        assert!(!page.text.contains("data-teaches") && !page.text.contains("id=\"hint\""));

        let left = anna.post("/learn/leave", "").await;
        assert_eq!(left.location(), table);
        let page = asked(&mut anna, &table).await;
        assert!(!page.text.contains("id=\"hint\""), "no more lessons");
    })
    .await;
}
