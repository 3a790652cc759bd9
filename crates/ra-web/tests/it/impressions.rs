//! What somebody sees before they play: a link in a chat, an icon on a phone, an invitation.

use std::io::Write as _;

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use flate2::Compression;
use flate2::write::GzEncoder;
use ra_web::site::{Limits, Outside};

use crate::support::{AGAINST_BOTS, Answer, Guest, Server, WITH_A_FRIEND};

/// The contents of a tag of the head, by the attributes that name it.
fn content<'a>(page: &'a Answer, named: &str) -> &'a str {
    let start = format!("<meta {named} content=\"");
    let after = page.text.split_once(&start).unwrap_or_else(|| panic!("there is no {named}")).1;
    after.split('"').next().unwrap()
}

/// Where a link of the head leads.
fn link<'a>(page: &'a Answer, rel: &str) -> &'a str {
    let start = format!("<link rel=\"{rel}\" href=\"");
    page.text.split_once(&start).unwrap().1.split('"').next().unwrap()
}

async fn assert_is(guest: &mut Guest, address: &str, media_type: &str) -> Answer {
    let file = guest.get(address).await;
    assert_eq!(file.status, StatusCode::OK, "{address}");
    assert_eq!(file.headers[CONTENT_TYPE], media_type);
    assert!(file.headers[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    file
}

#[tokio::test]
async fn a_link_in_a_chat_shows_a_title_a_sentence_and_a_picture() {
    let known = Outside { proxies: 1, address: Some("https://heliopolis.example".to_owned()) };
    let server = Server::open(known, Limits::NONE);
    let mut chat = server.guest();
    let page = chat.get("/").await;
    let sentence = content(&page, "name=\"description\"").to_owned();
    for said in ["board games", "auction", "bots", "friends"] {
        assert!(sentence.contains(said), "{sentence}");
    }
    assert!(page.text.split_once("<body").unwrap().1.contains(&sentence), "the page says it, too");
    assert_eq!(content(&page, "property=\"og:description\""), sentence);
    assert!(content(&page, "property=\"og:title\"").contains("Heliopolis"));
    assert_eq!(content(&page, "property=\"og:url\""), "https://heliopolis.example/");
    let picture = content(&page, "property=\"og:image\"").to_owned();
    let picture = picture.strip_prefix("https://heliopolis.example").unwrap();
    let picture = assert_is(&mut chat, picture, "image/png").await;
    assert!(picture.text.contains("PNG"));
}

#[tokio::test]
async fn a_phone_can_keep_the_site_as_an_app() {
    let server = Server::new();
    let mut phone = server.guest();
    let page = phone.get("/").await;
    let policy = page.headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("manifest-src 'self'"));
    assert_is(&mut phone, link(&page, "apple-touch-icon"), "image/png").await;
    let manifest = link(&page, "manifest");
    let manifest = assert_is(&mut phone, manifest, "application/manifest+json").await.json();
    assert_eq!((&manifest["name"], &manifest["start_url"]), (&"Heliopolis".into(), &"/".into()));
    let icons = manifest["icons"].as_array().unwrap();
    let kinds: Vec<&str> = icons.iter().map(|icon| icon["purpose"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["any", "any", "maskable"]);
    for icon in icons {
        assert_is(&mut phone, icon["src"].as_str().unwrap(), "image/png").await;
    }
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what() {
    let server = Server::new();
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let table = anna.post("/tables", WITH_A_FRIEND).await.location().to_owned();
    let invited = ben.get(&table).await;
    let sentence = "Anna invites you to play Priests of Ra";
    assert!(invited.text.contains(&format!("<h1 id=\"ask\">{sentence}</h1>")));
    assert!(content(&invited, "property=\"og:title\"").contains(sentence));
    assert!(content(&invited, "name=\"description\"").contains("2 players"));
    assert!(invited.text.contains("<label for=\"name\">Your name</label>"));
    assert!(invited.text.contains("href=\"/learn/priests\""));
    let share = format!("data-share=\"http://ra.example{table}\" hidden");
    assert!(invited.text.contains(&share), "without script there is no button to share it");
    let own = anna.get(&table).await;
    assert!(own.text.contains("1 seat is open.") && !own.text.contains("invites you"));
}

fn packed(text: &str) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap().len()
}

#[tokio::test]
async fn a_table_with_all_that_it_loads_is_small() {
    let server = Server::new();
    let mut anna = server.guest();
    for game in ["ra", "priests"] {
        let form = AGAINST_BOTS.replace("game=ra", &format!("game={game}")).replace('3', "5");
        let table = anna.post("/tables", &form).await.location().to_owned();
        let page = anna.get(&table).await;
        let files = ["style.css", "script.js", "tiles.svg", "favicon.svg"];
        let sizes = files.map(|name| {
            let asset = ra_web::assets::find(ra_web::assets::address(name)).unwrap();
            asset.gzip.as_ref().unwrap().len()
        });
        assert!(sizes[1] <= 10_000, "the script has {} bytes", sizes[1]);
        let all = packed(&page.text) + sizes.iter().sum::<usize>();
        assert!(all <= 60_000, "{game}: {all} bytes, of which {sizes:?}");
    }
}
