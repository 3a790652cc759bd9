//! People with an account: on two devices, with their results, and with a program that plays.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, story};

use crate::everybody::serious_findings;
use crate::german::{GERMAN, no_english};
use crate::narrow::{fits, phone};

const PASSWORD: &str = "a river in Egypt";

async fn enroll(guest: &Guest, name: &str) -> Result<()> {
    guest.open("/account").await?;
    guest.write("#name-new", name).await?;
    guest.write("form[action='/account'] [type=password]", PASSWORD).await?;
    guest.press_through("#enroll").await?;
    guest.wait_for_text("#ask", name).await
}

#[test]
fn a_game_begun_on_one_device_goes_on_on_another() {
    story(async |house| {
        let laptop = house.guest().await?;
        laptop.open("/").await?;
        laptop.begin(NewGame::for_friends("ra")).await?;
        let table = laptop.path().await?;
        enroll(&laptop, "Anna").await?;

        let telephone = house.guest_with(phone()).await?;
        telephone.open("/account").await?;
        telephone.write("#name-known", "anna").await?;
        telephone.write("form[action='/login'] [type=password]", "a river in France").await?;
        telephone.expect_trouble("401");
        telephone.press_through("#log-in").await?;
        telephone.wait_for_text("#wrong", "Wrong name or password").await?;
        telephone.write("#name-known", "anna").await?;
        telephone.write("form[action='/login'] [type=password]", PASSWORD).await?;
        telephone.press_through("#log-in").await?;
        telephone.press_through(&format!("a[href='{table}']")).await?;
        telephone.wait_for_text(".chairs .mine", "Anna").await
    });
}

#[test]
fn the_pages_about_people_and_programs_shut_nobody_out() {
    story(async |house| {
        let anna = house.guest().await?;
        let mut serious = serious_after(&anna, "/account").await?;
        enroll(&anna, "Anna").await?;
        let results: String =
            anna.evaluate("document.querySelector('a[href^=\"/players/\"]').pathname").await?;
        for page in ["/account", &results, "/leaders", "/leaders?game=priests&players=5", "/api"] {
            serious.extend(serious_after(&anna, page).await?);
        }
        ensure!(serious.is_empty(), "{}", serious.join("\n"));
        Ok(())
    });
}

async fn serious_after(guest: &Guest, page: &str) -> Result<Vec<String>> {
    guest.open(page).await?;
    serious_findings(guest, page).await
}

#[test]
fn the_pages_about_people_fit_on_phones_and_are_german_for_germans() {
    story(async |house| {
        let anna = house.guest_with(Manner { language: GERMAN.language, ..phone() }).await?;
        let mut wrong = Vec::new();
        for page in ["/account", "/leaders", "/api"] {
            anna.open(page).await?;
            wrong.extend(fits(&anna, page).await?);
        }
        enroll(&anna, "Anna").await?;
        no_english(&anna).await?;
        anna.press_through("a[href^='/players/']").await?;
        no_english(&anna).await?;
        wrong.extend(fits(&anna, "results").await?);
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn somebody_gets_a_token_for_a_program() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.settle().await?;
        anna.press("#menu > summary").await?;
        anna.press("#program > summary").await?;
        anna.press_through("#program button").await?;
        anna.wait_for_text("pre", "--token").await?;
        anna.press_through(".ways .act").await?;
        anna.wait_for("#table[data-phase]").await
    });
}
