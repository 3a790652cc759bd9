//! Everything works as plain pages and forms.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, House, Manner, NewGame, Player, story};

async fn guest_without_scripts(house: &mut House) -> Result<Guest> {
    let anna = house.guest_with(Manner { scripts: false, ..Manner::DESK }).await?;
    anna.open("/").await?;
    no_script_ran(&anna).await?;
    Ok(anna)
}

async fn no_script_ran(anna: &Guest) -> Result<()> {
    ensure!(!anna.has("html[data-script]").await?, "a script ran");
    Ok(())
}

#[test]
fn a_game_by_plain_forms() {
    story(async |house| {
        let anna = guest_without_scripts(house).await?;
        anna.begin(NewGame::of("ra")).await?;
        let mut player = Player::new(2);
        let mut lines = anna.count("#lines li").await?;
        for _ in 0..8 {
            let moment = anna.moment().await?;
            player.answer(&anna, &moment).await?;
            no_script_ran(&anna).await?;
            let now = anna.count("#lines li").await?;
            ensure!(lines < now, "the log grows");
            lines = now;
        }
        Ok(())
    });
}

#[test]
fn the_language_by_the_menu() {
    story(async |house| {
        let anna = guest_without_scripts(house).await?;
        anna.begin(NewGame::of("priests")).await?;
        anna.moment().await?;
        anna.press("#menu summary").await?;
        anna.choose("#menu [name=language]", "de").await?;
        anna.press_through("#menu .at-once .btn").await?;
        anna.wait_for("html[lang=de]").await?;
        anna.wait_for("#table[data-phase]").await?;
        no_script_ran(&anna).await
    });
}

/// A replay has links, and a slider with a button.
#[test]
fn a_game_is_looked_through_by_links() {
    story(async |house| {
        let anna = guest_without_scripts(house).await?;
        anna.begin(NewGame::of("ra")).await?;
        let moment = anna.moment().await?;
        anna.act(&moment.actions[0]).await?;
        anna.press_through("#lines li:last-child a").await?;
        anna.wait_for("#table.past").await?;
        anna.press_through("#to-next").await?;
        anna.wait_for("#table.past[data-ply='1']").await?;
        anna.press_through("#to-table").await?;
        anna.wait_for("#table:not(.past)").await
    });
}
