//! People meet at a table: by a link, each in a browser of their own.

use anyhow::{Context, Result, ensure};
use ra_e2e::{Guest, House, NewGame, story};

/// Anna invites, Bob comes by her link, and they begin.
pub async fn meet(house: &mut House, game: &'static str) -> Result<(Guest, Guest, String)> {
    let anna = house.guest().await?;
    anna.open("/").await?;
    anna.begin(NewGame::for_friends(game)).await?;
    anna.settle().await?;
    let link: String = anna.evaluate("document.querySelector('#link').value").await?;

    let bob = house.guest().await?;
    bob.open(&link).await?;
    bob.write("#name", "Bob").await?;
    bob.press_through("#sit-2").await?;
    bob.settle().await?;

    anna.wait_for_text(".chairs", "Bob").await?;
    anna.press("#start").await?;
    for guest in [&anna, &bob] {
        guest.wait_for("#table[data-phase]").await?;
        guest.settle().await?;
    }
    Ok((anna, bob, link))
}

/// Whoever of the two is asked, and the other one.
pub async fn asked<'a>(anna: &'a Guest, bob: &'a Guest) -> Result<(&'a Guest, &'a Guest)> {
    anna.settle().await?;
    bob.settle().await?;
    let is_asked = "button[name=action]";
    match (anna.has(is_asked).await?, bob.has(is_asked).await?) {
        (true, false) => Ok((anna, bob)),
        (false, true) => Ok((bob, anna)),
        both => anyhow::bail!("Anna and Bob are asked: {both:?}"),
    }
}

/// Waits until a guest sees what another sees.
pub async fn catch_up(guest: &Guest, other: &Guest) -> Result<()> {
    let ply = other.attribute("#table", "data-ply").await?.context("a table has a ply")?;
    guest.wait_for(&format!("#table[data-ply='{ply}']")).await?;
    guest.settle().await
}

#[test]
fn two_play_and_one_watches() {
    story(async |house| {
        let (anna, bob, link) = meet(house, "ra").await?;
        let carol = house.guest().await?;
        carol.open(&link).await?;
        carol.settle().await?;

        for _ in 0..6 {
            let (mover, other) = asked(&anna, &bob).await?;
            let moment = mover.moment().await?;
            let action = if moment.offers("draw") { "draw" } else { &moment.actions[0] };
            let name = if anna.has("button[name=action]").await? { "Anna" } else { "Bob" };
            mover.act(action).await?;
            for witness in [other, &carol] {
                catch_up(witness, mover).await?;
                let told = witness.text("#lines li:first-child").await?;
                ensure!(told.contains(name), "{name} chose {action}, and others read: {told}");
            }
            ensure!(!carol.has("#table button").await?, "a watcher has nothing to press");
        }
        Ok(())
    });
}

#[test]
fn a_seat_is_kept_without_an_account() {
    story(async |house| {
        let (_anna, bob, link) = meet(house, "priests").await?;
        bob.open("/").await?;
        ensure!(bob.count(".games li").await? == 1, "Bob finds his game again");
        bob.press_through(".games .btn").await?;
        bob.wait_for("#me").await?;

        let carol = house.guest().await?;
        carol.open("/").await?;
        ensure!(!carol.has(".games li").await?, "a private table is in nobody else's list");
        carol.open(&link).await?;
        ensure!(!carol.has("#me").await?, "Carol has no seat");
        Ok(())
    });
}

/// Everybody sees who comes and goes before the game begins.
#[test]
fn who_leaves_makes_room() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::for_friends("ra")).await?;
        anna.settle().await?;
        ensure!(anna.has("#start[aria-disabled=true]").await?, "nobody is there to play with");
        let link: String = anna.evaluate("document.querySelector('#link').value").await?;

        let bob = house.guest().await?;
        bob.open(&link).await?;
        bob.write("#name", "Bob").await?;
        bob.press_through("#sit-2").await?;
        anna.wait_for("#start:not([aria-disabled])").await?;
        anna.wait_for_text("#ask", "Everyone is here.").await?;

        bob.press_through("#leave").await?;
        anna.wait_for("#start[aria-disabled=true]").await?;
        anna.wait_for_text("#ask", "1 seat is open.").await
    });
}
