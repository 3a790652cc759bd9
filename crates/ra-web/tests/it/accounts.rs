//! People with an account, and what they have played.

use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;

use crate::support::{AGAINST_BOTS, Server, WITH_A_FRIEND};

const ANNA: &str = "name=Anna&password=a+river+in+Egypt";

#[tokio::test]
async fn an_account_brings_name_and_games_to_another_device() {
    let server = Server::new();
    let mut laptop = server.guest();
    let table = laptop.post("/tables", AGAINST_BOTS).await.location().to_owned();
    let made = laptop.post("/account", ANNA).await;
    assert_eq!((made.status, made.location()), (StatusCode::SEE_OTHER, "/account"));
    assert!(laptop.get("/account").await.text.contains("You are logged in as Anna"));

    let mut phone = server.guest();
    assert!(!phone.get("/").await.text.contains("Nakht"));
    let entered = phone.post("/login", "name=anna&password=a+river+in+Egypt").await;
    assert_eq!((entered.status, entered.location()), (StatusCode::SEE_OTHER, "/"));
    let cookie = entered.headers[SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(phone.get("/").await.text.contains(&table), "the game is here, too");

    phone.post("/logout", "").await;
    assert!(!phone.get("/").await.text.contains(&table));
    assert!(laptop.get("/").await.text.contains(&table), "the laptop stays logged in");
}

#[tokio::test]
async fn a_wrong_password_and_a_taken_name_are_told_in_the_form() {
    let server = Server::new();
    server.guest().post("/account", ANNA).await;
    let mut eve = server.guest();
    let wrong = eve.post("/login", "name=Anna&password=a+river+in+France").await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert!(wrong.text.contains("Wrong name or password."));
    let taken = eve.post("/account", "name=ANNA&password=a+lake+in+Chad").await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert!(taken.text.contains("This name belongs to an account."));
    let short = eve.post("/account", "name=Eve&password=short").await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(short.text.contains("Passwords must have at least 10 characters."));
    assert!(!short.text.contains("value=\"short\""), "a password is never sent back");
    let nobody = server.guest().post("/password", "old=x&new=a+river+in+Egypt").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_guest_cannot_log_out_and_so_lose_everything() {
    let server = Server::new();
    let mut guest = server.guest();
    let table = guest.post("/tables", AGAINST_BOTS).await.location().to_owned();
    guest.post("/logout", "").await;
    assert!(guest.get("/").await.text.contains(&table));
}

#[tokio::test]
async fn ratings_are_for_people_with_an_account() {
    let server = Server::new();
    let (mut anna, mut ben) = (server.guest(), server.guest());
    let rated = format!("{WITH_A_FRIEND}&rated=on");
    let refused = anna.post("/tables", &rated).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("you need an account"));
    anna.post("/account", ANNA).await;
    let table = anna.post("/tables", &rated).await.location().to_owned();
    assert!(anna.get(&table).await.text.contains("Rated: no take-backs"));
    let refused = ben.post(&format!("{table}/sit"), "seat=2&name=Ben").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn everybody_can_look_at_results_and_leaders() {
    let server = Server::new();
    let mut anna = server.guest();
    anna.post("/account", ANNA).await;
    let account = anna.get("/account").await.text;
    let own = account.split("href=\"/players/").nth(1).unwrap().split('"').next().unwrap();
    let page = server.guest().get(&format!("/players/{own}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Anna") && page.text.contains("No rated games yet."));
    let nobody = server.guest().get("/players/0000000000000001").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);

    let leaders = server.guest().get("/leaders?game=priests&players=4").await;
    assert!(leaders.text.contains("Priests of Ra, 4 players"));
    for nonsense in ["/leaders?players=9", "/leaders?game=chess", "/leaders?players=x"] {
        assert_eq!(server.guest().get(nonsense).await.status, StatusCode::NOT_FOUND);
    }
}
