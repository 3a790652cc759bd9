//! Tiles fly, unless somebody wants them to stay.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, story};

/// Counts the transitions of a page.
const COUNTER: &str = "window.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...change) {
        window.transitions += 1;
        return start.apply(this, change);
    };";

/// Draws three times, and counts the transitions.
async fn transitions(anna: &Guest) -> Result<usize> {
    anna.prepare(COUNTER).await?;
    anna.open("/").await?;
    anna.begin(NewGame::of("ra")).await?;
    draw_thrice(anna).await
}

async fn draw_thrice(anna: &Guest) -> Result<usize> {
    for _ in 0..3 {
        let moment = anna.moment().await?;
        let action = if moment.offers("draw") { "draw" } else { &moment.actions[0] };
        anna.act(action).await?;
    }
    anna.settle().await?;
    anna.evaluate("transitions").await
}

#[test]
fn tiles_fly() {
    story(async |house| {
        let anna = house.guest().await?;
        let flown = transitions(&anna).await?;
        ensure!(flown >= 3, "three draws made {flown} transitions");
        Ok(())
    });
}

#[test]
fn tiles_stay_for_who_wants_less_motion() {
    story(async |house| {
        let anna = house.guest_with(Manner { less_motion: true, ..Manner::DESK }).await?;
        ensure!(transitions(&anna).await? == 0, "something flew");
        Ok(())
    });
}

#[test]
fn motion_can_be_switched_off() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.prepare(COUNTER).await?;
        anna.open("/").await?;
        anna.press("#menu summary").await?;
        anna.choose("#menu [name=motion]", "off").await?;
        anna.press_through("#menu form[action='/preferences'] button").await?;
        anna.begin(NewGame::of("ra")).await?;
        ensure!(draw_thrice(&anna).await? == 0, "something flew");
        Ok(())
    });
}
