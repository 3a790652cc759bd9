//! The server goes away and comes back.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, NewGame, Player, story};

#[test]
fn the_game_goes_on_after_a_crash() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let mut player = Player::new(8);
        for _ in 0..5 {
            let moment = anna.moment().await?;
            player.answer(&anna, &moment).await?;
        }
        anna.moment().await?;
        let before = told(&anna).await?;

        anna.expect_trouble("WebSocket connection");
        anna.expect_trouble("ERR_CONNECTION");
        house.server.kill().await?;
        anna.wait_for("body:not([data-connected])").await?;
        anna.wait_for_text("#toast:not([hidden])", "Connection lost. Reconnecting").await?;
        ensure!(told(&anna).await? == before, "the page still shows the game");

        house.server.restart().await?;
        anna.wait_for("body[data-connected]").await?;
        anna.wait_for("#toast[hidden]").await?;
        anna.settle().await?;
        ensure!(told(&anna).await? == before, "nothing is lost");
        for _ in 0..3 {
            let moment = anna.moment().await?;
            player.answer(&anna, &moment).await?;
        }
        anna.settle().await?;
        let after = told(&anna).await?;
        ensure!(after.starts_with(&before), "the game goes on where it was");
        ensure!(before.len() < after.len(), "new moves are shown");
        anna.open(&anna.path().await?).await?;
        ensure!(told(&anna).await?.starts_with(&after), "the server knows what the page showed");
        Ok(())
    });
}

/// What is pressed while the server is away is not done behind the player's back.
#[test]
fn a_press_without_connection_is_refused() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let moment = anna.moment().await?;
        anna.settle().await?;
        let before = told(&anna).await?;
        anna.expect_trouble("WebSocket connection");
        anna.expect_trouble("ERR_CONNECTION");
        house.server.kill().await?;
        anna.wait_for("body:not([data-connected])").await?;
        anna.press(&format!("button[value='{}']", moment.actions[0])).await?;
        anna.wait_for_text("#toast:not([hidden])", "Connection lost").await?;
        anna.hear_troubles().await?;

        house.server.restart().await?;
        anna.wait_for("body[data-connected]").await?;
        anna.settle().await?;
        ensure!(told(&anna).await? == before, "nothing was done");
        anna.act(&moment.actions[0]).await?;
        Ok(())
    });
}

/// Some networks let no live connection through. What is pressed is done all the same.
#[test]
fn a_press_works_where_no_live_connection_does() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.prepare(
            "WebSocket = class { constructor() { setTimeout(() => this.onclose(), 50); } }",
        )
        .await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        // The page does not see the others move, so it is loaded until Anna is asked.
        while !anna.has("button[name=action]").await? {
            anna.open(&anna.path().await?).await?;
        }
        let moment = anna.moment().await?;
        anna.act(&moment.actions[0]).await?;
        ensure!(!anna.has("body[data-connected]").await?, "there is no live connection");
        Ok(())
    });
}

/// The log from the first line to the last.
async fn told(guest: &Guest) -> Result<Vec<String>> {
    let lines = "[...document.querySelectorAll('#lines li')].reverse()";
    guest.evaluate(&format!("{lines}.map(line => line.textContent)")).await
}
