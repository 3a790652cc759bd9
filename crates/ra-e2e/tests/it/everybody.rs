//! Nobody is shut out: what axe-core finds on every page, and where the focus goes.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, Player, Scene, story, tour};

#[test]
fn a_game_of_ra_shuts_nobody_out() {
    play("ra", 7);
}

#[test]
fn a_game_of_priests_of_ra_shuts_nobody_out() {
    play("priests", 9);
}

/// Without motion, so that no colour is on its way to another while it is measured.
const STILL: Manner = Manner { less_motion: true, ..Manner::DESK };

fn play(game: &'static str, seed: u64) {
    story(async |house| {
        let anna = house.guest_with(STILL).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of(game)).await?;
        let mut serious = Vec::new();
        let mut scenes = Scene::of(game);
        tour(&anna, &mut Player::hasty(seed), &mut scenes, async |scene| {
            serious.extend(serious_findings(&anna, &format!("{scene:?}")).await?);
            Ok(())
        })
        .await?;
        for scene in [Scene::FirstTurn, Scene::Auction, Scene::Sheet, Scene::End] {
            ensure!(!scenes.contains(&scene), "the game did not come to {scene:?}");
        }
        anna.press_through("#replay").await?;
        serious.extend(serious_findings(&anna, "replay").await?);
        ensure!(serious.is_empty(), "{}", serious.join("\n"));
        Ok(())
    });
}

#[test]
fn the_pages_around_it_shut_nobody_out() {
    story(async |house| {
        let anna = house.guest_with(STILL).await?;
        anna.open("/").await?;
        let mut serious = serious_findings(&anna, "start page").await?;
        anna.press("#new .options summary").await?;
        serious.extend(serious_findings(&anna, "start page with options").await?);
        anna.press("#menu summary").await?;
        serious.extend(serious_findings(&anna, "start page with menu").await?);
        anna.open("/look").await?;
        serious.extend(serious_findings(&anna, "look").await?);
        anna.open("/").await?;
        anna.begin(NewGame::for_friends("ra")).await?;
        anna.settle().await?;
        serious.extend(serious_findings(&anna, "open table").await?);
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        anna.press("#menu summary").await?;
        serious.extend(serious_findings(&anna, "table with menu").await?);
        ensure!(serious.is_empty(), "{}", serious.join("\n"));
        Ok(())
    });
}

/// What is serious, in light and in dark colours. Everything else is printed only.
pub async fn serious_findings(anna: &Guest, page: &str) -> Result<Vec<String>> {
    let mut serious = Vec::new();
    // The dark theme changes nothing but colours.
    for (theme, dark, rule) in [("light", false, None), ("dark", true, Some("color-contrast"))] {
        anna.prefer(true, dark).await?;
        for finding in anna.findings(rule).await? {
            let text = format!("{page}, {theme}: {finding}");
            if finding.is_serious() { serious.push(text) } else { println!("{text}") }
        }
    }
    anna.prefer(true, false).await?;
    Ok(serious)
}

/// The first tab leads to a link that skips the head, and the next one to what can be done.
#[test]
fn the_way_to_the_actions_is_short() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        anna.keys(&["Tab"]).await?;
        ensure!(anna.is_focused(".skip").await?, "the first tab leads to the skip link");
        anna.keys(&["Tab", "Tab"]).await?;
        ensure!(anna.is_focused("#menu").await?, "the third tab leads to the menu");
        anna.keys(&["Shift+Tab", "Shift+Tab", "Enter", "Tab"]).await?;
        ensure!(anna.is_focused("#play").await?, "after skipping, a tab leads into the bar");
        Ok(())
    });
}

/// Who plays with the keyboard is not thrown out of the bar when the table changes.
#[test]
fn the_focus_stays_in_the_bar() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        for _ in 0..6 {
            let moment = anna.moment().await?;
            if moment.sheet {
                anna.go_on().await?;
                continue;
            }
            let action = if moment.offers("draw") { "draw" } else { &moment.actions[0] };
            let button = format!("#table button[name=action][value='{action}']");
            if !anna.is_focused(&button).await? {
                anna.tab_to(&button).await?;
            }
            let before = anna.attribute("#table", "data-ply").await?.unwrap_or_default();
            anna.keys(&["Enter"]).await?;
            anna.wait_for(&format!("#table:not([data-ply='{before}'])")).await?;
            anna.settle().await?;
            ensure!(anna.is_focused("#play, #me").await?, "the focus is lost after {action}");
        }
        Ok(())
    });
}
