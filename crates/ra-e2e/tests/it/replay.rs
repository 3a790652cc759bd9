//! Looking through a game: one that is played, and one that somebody brings as a file.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use ra_e2e::{Guest, House, Manner, NewGame, SIZES, Size, ra, story};

/// The record of a game that `ra` has played against itself.
async fn simulated(house: &House, game: &str) -> Result<PathBuf> {
    let folder = house.server.folder().join("records");
    let simulated = ra()?
        .args(["simulate", "--game", game, "--players", "3", "--games", "1", "--seed", "7"])
        .arg("--records")
        .arg(&folder)
        .output()
        .await?;
    ensure!(simulated.status.success(), "{}", String::from_utf8_lossy(&simulated.stderr));
    Ok(folder.join("1.ra"))
}

#[test]
fn a_record_of_ra_is_looked_through() {
    look("ra");
}

#[test]
fn a_record_of_priests_of_ra_is_looked_through() {
    look("priests");
}

fn look(game: &'static str) {
    story(async |house| {
        let record = simulated(house, game).await?;
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.press_through("a[href='/look']").await?;
        anna.bring("#file", &record).await?;
        anna.press_through("main button").await?;
        at(&anna, 0).await?;

        // By keys, by buttons, and by the slider.
        anna.keys(&["ArrowRight", "ArrowRight"]).await?;
        at(&anna, 2).await?;
        anna.press("#to-next").await?;
        at(&anna, 3).await?;
        anna.press("#to-previous").await?;
        at(&anna, 2).await?;
        anna.keys(&["End"]).await?;
        let last: usize = anna.attribute("#at", "max").await?.unwrap_or_default().parse()?;
        at(&anna, last).await?;
        anna.keys(&["Home"]).await?;
        at(&anna, 0).await?;
        anna.tab_to("#at").await?;
        anna.keys(&["ArrowRight", "ArrowRight", "ArrowRight"]).await?;
        at(&anna, 3).await?;
        ensure!(anna.is_focused("#at").await?, "the slider keeps the focus");

        // A line of the log leads to its move, and the address to the same page.
        anna.keys(&["End"]).await?;
        at(&anna, last).await?;
        let middle = last / 2;
        anna.press(&format!("#ply-{middle} a")).await?;
        at(&anna, middle).await?;
        let told = anna.text("#lines li:first-child").await?;
        let link = anna.path().await?;
        ensure!(link.ends_with(&format!("?ply={middle}")), "the address is {link}");

        let bob = house.guest().await?;
        bob.open(&link).await?;
        at(&bob, middle).await?;
        ensure!(bob.text("#lines li:first-child").await? == told, "Bob sees the same");
        ensure!(!bob.has("button[name=action]").await?, "the past cannot be played");
        Ok(())
    });
}

/// Waits until the replay stands at a ply, and everything on the page says so.
async fn at(guest: &Guest, ply: usize) -> Result<()> {
    guest.wait_for(&format!("#table.past[data-ply='{ply}']")).await?;
    guest.wait_for("body:not([data-busy])").await?;
    let slider: String = guest.evaluate("document.querySelector('#at').value").await?;
    ensure!(slider == ply.to_string(), "the slider is at {slider}");
    guest.wait_for_text("#at-ply", &format!("Move {ply} of ")).await
}

/// How many steps are taken without looking.
const STEPS: usize = 20;

/// A hand that goes through a game need not look where the next step is.
#[test]
fn the_way_to_the_next_move_stays_where_it_is() {
    story(async |house| {
        let record = simulated(house, "ra").await?;
        let anna = house.guest_with(Manner { less_motion: true, ..Manner::DESK }).await?;
        anna.open("/look").await?;
        anna.bring("#file", &record).await?;
        anna.press_through("main button").await?;
        let mut wrong = step_through(&anna, "without a verdict").await?;

        anna.press_through("#to-review").await?;
        anna.wait_for("main.review").await?;
        anna.press_through("#to-replay").await?;
        anna.wait_for("#judged").await?;
        wrong.extend(step_through(&anna, "with a verdict").await?);
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// Goes through the first moves, and says in which window the way to the next one moves.
async fn step_through(anna: &Guest, how: &str) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    let mut first = Vec::new();
    for ply in 0..=STEPS {
        at(anna, ply).await?;
        for (index, size) in SIZES.into_iter().enumerate() {
            anna.fit_into(size).await?;
            let place: [i32; 4] = anna.evaluate(TO_NEXT).await?;
            if ply == 0 {
                first.push(place);
            } else if first[index] != place {
                let Size { width, height, .. } = size;
                let was = first[index];
                wrong.push(format!("{how}, {width}×{height}, move {ply}: {was:?} is {place:?}"));
            }
        }
        anna.keys(&["ArrowRight"]).await?;
    }
    Ok(wrong)
}

const TO_NEXT: &str = "(({ x, y, width, height }) => [x, y, width, height].map(Math.round))(
    document.querySelector('#to-next').getBoundingClientRect())";

#[test]
fn what_is_no_record_is_refused_with_a_reason() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/look").await?;
        anna.write("#text", "ra-record 1\ngame chess\n").await?;
        anna.expect_trouble("422");
        anna.press_through("main button").await?;
        anna.wait_for_text("#wrong", "Line 2").await
    });
}

#[test]
fn a_game_that_goes_on_is_looked_through() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        for _ in 0..3 {
            let moment = anna.moment().await?;
            anna.act(&moment.actions[0]).await?;
        }
        anna.moment().await?;
        anna.press_through("#ply-1 a").await?;
        at(&anna, 1).await?;
        anna.press_through("#to-table").await?;
        anna.wait_for("#table:not(.past)").await?;
        anna.settle().await?;
        anna.moment().await?;
        Ok(())
    });
}
