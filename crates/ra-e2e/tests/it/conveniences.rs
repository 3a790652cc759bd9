//! What makes a table comfortable: taking back, auto-bids, sheets, hints, colours.

use anyhow::{Context, Result, ensure};
use ra_e2e::{Guest, NewGame, Player, story};

use crate::together::{asked, catch_up, meet};

async fn ply(guest: &Guest) -> Result<u32> {
    let ply = guest.attribute("#table", "data-ply").await?;
    Ok(ply.context("a table has a ply")?.parse()?)
}

#[test]
fn a_decision_against_bots_is_taken_back() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let moment = anna.moment().await?;
        let before = ply(&anna).await?;
        anna.act(&moment.actions[0]).await?;
        anna.moment().await?;
        anna.press("#do-back").await?;
        anna.wait_for(&format!("#table[data-ply='{before}']")).await?;
        let again = anna.moment().await?;
        ensure!(again.actions == moment.actions, "Anna can choose again: {:?}", again.actions);
        ensure!(u32::try_from(anna.count("#lines li").await?)? <= before + 1, "the log went back");
        Ok(())
    });
}

/// Anna and Bob play on until one of them can call an auction for something.
async fn until_a_call<'a>(anna: &'a Guest, bob: &'a Guest) -> Result<(&'a Guest, &'a Guest)> {
    loop {
        let (mover, other) = asked(anna, bob).await?;
        let moment = mover.moment().await?;
        if moment.offers("invoke") && moment.tiles > 0 {
            return Ok((mover, other));
        }
        mover.act(&moment.actions[0]).await?;
        catch_up(other, mover).await?;
    }
}

#[test]
fn an_invocation_is_undone_before_anybody_answers() {
    story(async |house| {
        let (anna, bob, _) = meet(house, "ra").await?;
        let (caller, other) = until_a_call(&anna, &bob).await?;
        let before = ply(caller).await?;
        caller.act("invoke").await?;
        other.wait_for("#table[data-phase=auction]").await?;
        caller.press("#do-undo").await?;
        for guest in [caller, other] {
            guest.wait_for(&format!("#table[data-phase=turn][data-ply='{before}']")).await?;
        }
        ensure!(caller.moment().await?.offers("invoke"), "it is the same turn again");
        Ok(())
    });
}

#[test]
fn a_bid_is_left_for_later() {
    story(async |house| {
        let (anna, bob, _) = meet(house, "ra").await?;
        let (caller, other) = until_a_call(&anna, &bob).await?;
        caller.act("invoke").await?;
        caller.wait_for("#order").await?;
        let offered = "[...document.querySelectorAll('#order option')].map(one => one.value)";
        let offered: Vec<String> = caller.evaluate(offered).await?;
        let highest = offered.iter().rfind(|order| order.starts_with("bid-up-to"));
        let highest = highest.context("an order to bid is offered")?;
        caller.choose("#order", highest).await?;
        caller.press("#do-order").await?;
        let kept = format!("document.querySelector('#order')?.value === '{highest}'");
        caller.until("the order is kept", &kept).await?;

        // Nobody presses anything for the caller, and still they bid.
        let before = ply(other).await?;
        other.act("pass").await?;
        for guest in [caller, other] {
            let both = format!("document.querySelector('#table').dataset.ply >= {}", before + 2);
            guest.until("both have answered", &both).await?;
        }
        let told = caller.text("#lines").await?;
        ensure!(told.contains("bid"), "the log tells of the bid: {told}");
        ensure!(!caller.has("#table[data-phase=auction]").await?, "the auction is over");
        Ok(())
    });
}

#[test]
fn a_sheet_opens_when_an_epoch_ends() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("priests")).await?;
        let mut player = Player::hasty(1);
        loop {
            let moment = anna.moment().await?;
            ensure!(!moment.over, "three epochs end before the game does");
            if moment.sheet {
                break;
            }
            player.answer(&anna, &moment).await?;
        }
        ensure!(anna.has("#sheet-1:target table").await?, "the first epoch is counted");
        ensure!(anna.path().await?.ends_with("#sheet-1"), "the sheet has an address");
        anna.go_on().await?;
        anna.moment().await?;
        Ok(())
    });
}

#[test]
fn hints_can_be_switched_off() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        ensure!(anna.has("#table .worth").await?, "points are shown that nobody has yet");
        anna.press("#menu summary").await?;
        let saves = "document.querySelector('#menu .at-once .btn').checkVisibility()";
        ensure!(!anna.evaluate::<bool>(saves).await?, "there is nothing to save");
        anna.press_through("#menu label:has([name=hints])").await?;
        anna.moment().await?;
        ensure!(!anna.has("#table .worth").await?, "they are not shown any more");
        let act = anna.moment().await?.actions[0].clone();
        anna.act(&act).await?;
        anna.moment().await?;
        ensure!(!anna.has("#table .worth").await?, "nor after a move");
        Ok(())
    });
}

#[test]
fn dark_colours_can_be_chosen() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        let light = brightness(&anna).await?;
        anna.set("theme", "dark").await?;
        anna.wait_for("html[data-theme=dark]").await?;
        let dark = brightness(&anna).await?;
        ensure!(dark + 100.0 < light, "the page went from {light} to {dark}");
        anna.open("/").await?;
        anna.wait_for("html[data-theme=dark]").await
    });
}

/// How bright the sheet behind the seats is, from 0 to 255.
async fn brightness(anna: &Guest) -> Result<f64> {
    let script = "(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        canvas.fillStyle = getComputedStyle(document.querySelector('#bag')).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
    })()";
    anna.evaluate(script).await
}
