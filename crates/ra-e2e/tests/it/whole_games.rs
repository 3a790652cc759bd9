//! Whole games against bots, with the mouse, from the start page to the record.

use std::fs;

use anyhow::{Result, ensure};
use ra_e2e::{NewGame, Player, ra, story};

#[test]
fn a_game_of_ra() {
    play("ra", 3);
}

#[test]
fn a_game_of_priests_of_ra() {
    play("priests", 5);
}

fn play(game: &'static str, seed: u64) {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.set("motion", "brisk").await?;
        anna.begin(NewGame::of(game)).await?;
        Player::new(seed).finish(&anna).await?;

        ensure!(anna.count(".steps .step").await? == 2, "everybody is on the pyramid");
        ensure!(anna.has(".steps .step[data-place='1'].first").await?, "somebody won");
        ensure!(anna.count(".end-sheets .sheet").await? == 3, "there is a sheet for each epoch");
        let seal = anna.text("#fairness dd:nth-of-type(1)").await?;
        let seed = anna.text("#fairness dd:nth-of-type(2)").await?;
        ensure!(seal.starts_with("sha256:") && seed.len() == 64, "seal {seal} and seed {seed}");

        let file = anna.download("#download", house.server.folder()).await?;
        let record = fs::read_to_string(&file)?;
        ensure!(record.contains(&seal) && record.contains(&seed), "the record proves the draws");
        ensure!(record.contains("\"Anna\""), "the record has Anna's name");
        let checked = ra()?.arg("check").arg(&file).output().await?;
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        ensure!(checked.status.success() && said.contains("ok"), "ra check says {said}");
        the_start_page_remembers(&anna).await
    });
}

async fn the_start_page_remembers(anna: &ra_e2e::Guest) -> Result<()> {
    anna.press_through("header .head-home").await?;
    ensure!(anna.count("#table .games li").await? == 1, "the game is in Anna's list");
    anna.press_through("#table .games .btn").await?;
    anna.wait_for("main.end").await
}
