//! Looking at games: the past of a table, and records that somebody brings.

use axum::http::StatusCode;

use crate::support::{AGAINST_BOTS, Server};

const RECORD: &str = r#"ra-record 1
game ra
rules 2016
seat 1 "Ana" suns 9 6 5 2
seat 2 "Bo" suns 8 7 4 3
play
1 draw sphinx
2 invoke
"#;

async fn bring(server: &Server, name: &str, text: &str) -> crate::support::Answer {
    let body = format!(
        "--x\r\ncontent-disposition: form-data; name=\"{name}\"; filename=\"game.ra\"\r\n\r\n\
         {text}\r\n--x--\r\n"
    );
    let kind = "multipart/form-data; boundary=x";
    server.guest().post_as("/look", kind, body.as_bytes()).await
}

#[tokio::test]
async fn a_record_becomes_a_link_that_shows_every_move() {
    let server = Server::new();
    let opened = bring(&server, "file", RECORD).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let link = opened.location().to_owned();
    // Another server, which has never seen the record, shows it too.
    let mut ben = Server::new().guest();
    let page = ben.get(&format!("{link}?ply=1")).await.text;
    assert!(page.contains("Ana draws a sphinx.") && page.contains("Move 1 of 2"), "{page}");
    assert!(!page.contains("<form class=\"bar\""), "nobody plays here");
    assert!(ben.get(&format!("{link}?ply=2")).await.text.contains("Bo invokes Ra"));
    let beyond = ben.get(&format!("{link}?ply=99")).await;
    assert!(beyond.text.contains("Move 2 of 2"));
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_line() {
    let server = Server::new();
    let broken = RECORD.replace("draw sphinx", "draw elephant");
    let refused = bring(&server, "text", &broken).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("Line 7:"), "{}", refused.text);
    for text in ["", "hello", "{\"game\": 3}", "\u{0}\u{1}"] {
        let refused = bring(&server, "text", text).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{text:?}");
    }
    for link in ["/look/AAAA", "/look/!!!", "/look/x?ply=-1"] {
        let refused = server.guest().get(link).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{link}");
    }
}

/// A small address can unpack to very much.
#[tokio::test]
async fn a_bomb_in_an_address_does_not_go_off() {
    let server = Server::new();
    let mut eve = server.guest();
    let with_remarks = |lines| format!("{RECORD}{}", "# well played\n".repeat(lines));
    let remarked = eve.get(&format!("/look/{}", packed(&with_remarks(10)))).await;
    assert_eq!(remarked.status, StatusCode::OK);
    let bomb = eve.get(&format!("/look/{}", packed(&with_remarks(500_000)))).await;
    assert_eq!(bomb.status, StatusCode::NOT_FOUND);
}

/// A record as part of an address.
pub fn packed(text: &str) -> String {
    use base64::Engine as _;
    use std::io::Write as _;
    let mut packer = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(text.as_bytes()).unwrap();
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(packer.finish().unwrap())
}

/// A name is shown hundreds of times on a page.
#[tokio::test]
async fn names_in_records_are_as_short_as_at_our_tables() {
    let server = Server::new();
    for name in ["x".repeat(100_000).as_str(), "A\u{202e}na"] {
        let refused = bring(&server, "text", &RECORD.replace("Ana", name)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains("Names must have 1 to 24 characters."));
    }
}

#[tokio::test]
async fn the_past_of_a_table_has_no_buttons() {
    let server = Server::new();
    let mut anna = server.guest();
    let table = anna.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let page = anna.get(&format!("{table}?ply=0")).await.text;
    assert!(page.contains("Move 0 of 0") && !page.contains("name=\"action\""));
    assert!(!page.contains("data-live="), "the past does not change");
}
