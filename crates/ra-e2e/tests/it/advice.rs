//! What a strong player would do, beside the table; and what one would have done, after the game.

use anyhow::{Context, Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, Player, story};

use crate::everybody::serious_findings;
use crate::german::{GERMAN, no_english};
use crate::narrow::{fits, phone};

const QUICK: Manner = Manner { less_motion: true, ..Manner::DESK };

/// Opens the hint for this moment, and gives the action that it puts first.
async fn ask(anna: &Guest) -> Result<String> {
    anna.press("#do-hint").await?;
    anna.wait_for("#hint li").await?;
    anna.attribute("#hint-0", "value").await?.context("a hint has a best action")
}

/// Plays some moves as the hints say.
async fn follow_hints(anna: &Guest, moves: usize) -> Result<()> {
    for _ in 0..moves {
        let moment = anna.moment().await?;
        if moment.sheet {
            anna.go_on().await?;
            continue;
        }
        let best = ask(anna).await?;
        ensure!(moment.actions.contains(&best), "{best} can be done");
        let hinted = anna.count("#hint li").await?;
        ensure!(hinted == moment.actions.len(), "{hinted} of {:?} have hints", moment.actions);
        ensure!(!anna.text("#hint li:first-child p + p").await?.is_empty(), "there are reasons");
        let before = anna.attribute("#table", "data-ply").await?.unwrap_or_default();
        anna.press("#hint-0").await?;
        anna.wait_for(&format!("#table:not([data-ply='{before}'])")).await?;
        anna.until("the hint is gone", "!document.querySelector('#hint')").await?;
    }
    Ok(())
}

#[test]
fn moves_are_played_as_the_hints_say() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        follow_hints(&anna, 6).await
    });
}

#[test]
fn hints_in_german_by_plain_links() {
    story(async |house| {
        let anna = house.guest_with(Manner { scripts: false, ..GERMAN }).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("priests")).await?;
        anna.moment().await?;
        anna.press_through("#do-hint").await?;
        anna.wait_for("#hint li").await?;
        no_english(&anna).await?;
        anna.press_through("#hint-done").await?;
        ensure!(!anna.has("#hint").await?, "the hint is closed");
        follow_hints(&anna, 3).await
    });
}

/// A hint is for one moment: it goes when it is closed, and when something else is played.
#[test]
fn a_hint_by_keyboard() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        anna.keys(&["h"]).await?;
        anna.wait_for("#hint li").await?;
        ensure!(anna.is_focused("#hint").await?, "the focus is on the hint");
        anna.keys(&["Escape"]).await?;
        anna.until("the hint is closed", "!document.querySelector('#hint')").await?;
        ensure!(anna.is_focused("#do-hint").await?, "the focus is where the hint came from");
        let moment = anna.moment().await?;
        ask(&anna).await?;
        anna.act(&moment.actions[0]).await?;
        anna.until("the hint is gone", "!document.querySelector('#hint')").await
    });
}

#[test]
fn a_hint_shuts_nobody_out_and_fits_on_phones() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        ask(&anna).await?;
        let mut wrong = serious_findings(&anna, "hint").await?;
        wrong.extend(fits(&anna, "hint").await?);
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn a_finished_game_is_looked_back_on() {
    story(async |house| {
        let anna = house.guest_with(Manner { less_motion: true, ..GERMAN }).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        Player::hasty(3).finish(&anna).await?;
        anna.press_through("#review").await?;
        anna.wait_for("main.review").await?;
        no_english(&anna).await?;
        let mut wrong = serious_findings(&anna, "review").await?;
        ensure!(anna.count(".turns li").await? == 3, "three turning points");
        ensure!(anna.count("#graph .line").await? == 2, "a line for each player");
        let mine = anna.count(".choices tbody tr").await?;
        anna.press_through("#list-all").await?;
        let all = anna.count(".choices tbody tr").await?;
        ensure!(0 < mine && mine < all, "{mine} of {all} decisions are Anna's");
        wrong.extend(fits(&anna, "review").await?);
        anna.resize(1280, 720, false).await?;
        anna.press_through(".turns li:first-child a").await?;
        anna.wait_for("#table.past").await?;
        anna.press_through("#to-review").await?;
        anna.wait_for("main.review").await?;
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn a_record_from_elsewhere_is_looked_back_on_without_script_on_a_phone() {
    story(async |house| {
        let ben = house.guest_with(QUICK).await?;
        ben.open("/").await?;
        ben.begin(NewGame::of("priests")).await?;
        Player::hasty(8).finish(&ben).await?;
        let file = ben.download("#download", house.server.folder()).await?;

        let anna = house.guest_with(Manner { scripts: false, ..phone() }).await?;
        anna.open("/look").await?;
        anna.bring("#file", &file).await?;
        anna.press_through(".look button").await?;
        anna.press_through("#to-review").await?;
        anna.wait_for("main.review").await?;
        ensure!(anna.count(".sums tbody tr").await? == 2, "a row for each player");
        anna.press_through("#to-replay").await?;
        anna.wait_for("#table.past[data-ply='0']").await
    });
}
