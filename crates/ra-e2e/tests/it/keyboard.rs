//! A whole game without a mouse, from the start page on.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, Moment, NewGame, story};

#[test]
fn a_game_by_keyboard() {
    story(async |house| {
        let anna = house.guest_with(Manner { less_motion: true, ..Manner::DESK }).await?;
        anna.open("/").await?;
        begin(&anna).await?;
        // Every key once is enough to know that it works; the rest of the game is drawn.
        let mut by_letter = true;
        let mut replayed = false;
        loop {
            let moment = anna.moment().await?;
            if moment.over {
                break;
            }
            if moment.sheet {
                anna.keys(&["Escape"]).await?;
                anna.until("the sheet is closed", "!document.querySelector('.sheet:target')")
                    .await?;
                continue;
            }
            let before = anna.attribute("#table", "data-ply").await?.unwrap_or_default();
            if by_letter {
                strike(&anna, &moment).await?;
            } else {
                tab_and_enter(&anna, &moment).await?;
            }
            anna.wait_for(&format!("#table:not([data-ply='{before}'])")).await?;
            by_letter = !by_letter;
            if !replayed && moment.offers("bid") {
                look_back(&anna).await?;
                replayed = true;
            }
        }
        ensure!(replayed, "the game had an auction");
        anna.tab_to("#replay").await?;
        anna.follow(anna.keys(&["Enter"])).await?;
        anna.wait_for("#table.past[data-ply='0']").await
    });
}

/// Chooses two players, novices and a brisk pace, and starts.
async fn begin(anna: &Guest) -> Result<()> {
    anna.tab_to("#new [name=players]").await?;
    anna.keys(&["ArrowLeft"]).await?;
    ensure!(anna.has("#new [name=players][value='2']:checked").await?, "arrows choose");
    anna.tab_to("#new [name=level]").await?;
    anna.keys(&["ArrowLeft", "ArrowLeft"]).await?;
    ensure!(anna.has("#new [name=level][value=novice]:checked").await?, "arrows choose");
    anna.tab_to("#new .options > summary").await?;
    anna.keys(&["Enter"]).await?;
    anna.tab_to("#new [name=pace]").await?;
    anna.keys(&["ArrowUp"]).await?;
    let pace: String = anna.evaluate("document.querySelector('#new [name=pace]').value").await?;
    ensure!(pace == "brisk", "arrows choose the pace, which is {pace}");
    // In a field, Enter presses the first button of the form.
    anna.tab_to("#new [name=hidden]").await?;
    anna.follow(anna.keys(&["Enter"])).await?;
    anna.wait_for("#table[data-phase]").await
}

/// Which suns can be bid, from low to high.
const LEGAL_BIDS: &str = "{
    const sun = bid => bid.querySelector('[data-v]').dataset.v;
    const bids = [...document.querySelectorAll('.my-suns .bid')];
    bids.sort((a, b) => sun(a) - sun(b)).map(bid => bid.name === 'action')
}";

/// Single keys: D, I and P, and suns from low to high.
async fn strike(anna: &Guest, moment: &Moment) -> Result<()> {
    // With few tiles invoke, so that the game is soon over.
    let key = if moment.offers("invoke") && moment.tiles > 0 {
        "i"
    } else if moment.offers("draw") {
        "d"
    } else if moment.offers("pass") && moment.tiles < 2 {
        "p"
    } else if moment.offers("bid") {
        // The suns that are too low have numbers too, but refuse.
        let legal: Vec<bool> = anna.evaluate(LEGAL_BIDS).await?;
        let first = legal.iter().position(|&legal| legal).unwrap_or_default();
        ["1", "2", "3", "4", "5"][first]
    } else {
        return tab_and_enter(anna, moment).await;
    };
    anna.keys(&[key]).await
}

/// The tab key to a button, and Enter.
async fn tab_and_enter(anna: &Guest, moment: &Moment) -> Result<()> {
    let action = moment.actions.last().expect("a moment that asks has actions");
    let button = format!("#table button[name=action][value='{action}']");
    if !anna.is_focused(&button).await? {
        anna.tab_to(&button).await?;
    }
    anna.keys(&["Enter"]).await
}

/// Arrows lead through the game, and back to the table.
async fn look_back(anna: &Guest) -> Result<()> {
    anna.moment().await?;
    let table = anna.path().await?;
    anna.follow(anna.keys(&["ArrowLeft"])).await?;
    anna.wait_for("#table.past").await?;
    anna.keys(&["Home"]).await?;
    anna.wait_for("#table.past[data-ply='0']").await?;
    anna.keys(&["ArrowRight"]).await?;
    anna.wait_for("#table.past[data-ply='1']").await?;
    anna.keys(&["End"]).await?;
    anna.wait_for("#to-last[aria-disabled]").await?;
    anna.follow(anna.keys(&["ArrowRight"])).await?;
    anna.wait_for("#table:not(.past)").await?;
    ensure!(anna.path().await?.starts_with(table.split(['?', '#']).next().unwrap_or_default()));
    Ok(())
}

/// What can be written into must not play.
#[test]
fn keys_do_not_play_while_somebody_writes() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        let before = anna.count("#lines li").await?;
        anna.press("#menu summary").await?;
        anna.write("#menu [name=name]", "").await?;
        anna.keys(&["d", "i"]).await?;
        let name: String =
            anna.evaluate("document.querySelector('#menu [name=name]').value").await?;
        ensure!(name == "di", "the keys write, and give {name}");
        ensure!(anna.count("#lines li").await? == before, "nothing was played");
        anna.keys(&["Escape"]).await?;
        ensure!(!anna.has("#menu[open]").await?, "Escape closes the menu");
        ensure!(anna.is_focused("#menu summary").await?, "the focus is where the menu was opened");
        Ok(())
    });
}
