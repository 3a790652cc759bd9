//! Somebody who has never played: rules to read, a first game, and a score pad for the real table.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, story};

use crate::everybody::serious_findings;
use crate::german::{GERMAN, no_english};
use crate::narrow::{fits, phone};

const QUICK: Manner = Manner { less_motion: true, ..Manner::DESK };

const PAGES: [&str; 6] = [
    "/learn",
    "/learn/ra",
    "/learn/priests",
    "/learn/ra/first-game",
    "/pad",
    "/pad?rules=ra-2016&name=Ana&name=Bo&name=Cy&i=2nile.flood_3pharaoh&suns=13_12.9&at=3.2",
];

#[test]
fn the_pages_to_learn_from_shut_nobody_out() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        let mut serious = Vec::new();
        for page in PAGES {
            anna.open(page).await?;
            serious.extend(serious_findings(&anna, page).await?);
        }
        ensure!(serious.is_empty(), "{}", serious.join("\n"));
        Ok(())
    });
}

#[test]
fn the_pages_to_learn_from_fit_on_phones_and_are_german_for_germans() {
    story(async |house| {
        let anna = house.guest_with(Manner { language: GERMAN.language, ..phone() }).await?;
        let mut wrong = Vec::new();
        for page in PAGES {
            anna.open(page).await?;
            wrong.extend(fits(&anna, page).await?);
            no_english(&anna).await?;
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn the_way_from_the_start_page_to_the_rules() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.press_through(".new-here").await?;
        anna.press_through("a[href='/learn/priests']").await?;
        anna.press("a[href='#scoring']").await?;
        anna.until("the passage is there", "location.hash === '#scoring'").await
    });
}

/// Taps tiles, as fast as somebody can.
async fn tap(anna: &Guest, taps: &[(&str, usize)]) -> Result<()> {
    for (id, times) in taps {
        for _ in 0..*times {
            anna.press(&format!("#{id}")).await?;
        }
    }
    anna.until("all taps are counted", "!('busy' in document.body.dataset)").await
}

async fn score(anna: &Guest, player: u8, points: &str) -> Result<()> {
    anna.wait_for_text(&format!("#player-{player} b"), points).await
}

#[test]
fn a_whole_game_is_counted_on_a_phone() {
    story(async |house| {
        let anna = house.guest_with(phone()).await?;
        anna.open("/pad").await?;
        anna.choose("[name=rules]", "ra-2022").await?;
        anna.choose("[name=players]", "2").await?;
        anna.write("[name=name]:nth-of-type(1)", "Ana").await?;
        anna.write("[name=name]:nth-of-type(2)", "Bo").await?;
        anna.press_through("main button").await?;

        // Ana: four Nile with a flood, and no civilization. Bo: gold, but the fewest pharaohs.
        tap(&anna, &[("more-nile", 4), ("more-flood", 1), ("more-pharaoh", 2)]).await?;
        score(&anna, 1, "15").await?;
        anna.press_through("#go-on").await?;
        tap(&anna, &[("more-gold", 3), ("less-gold", 1), ("more-art", 1)]).await?;
        score(&anna, 2, "14").await?;
        ensure!(anna.text("#ask").await? == "Epoch I: what does Bo have?");

        // Who goes back to Ana still has what was tapped in for Bo.
        anna.evaluate::<()>("history.back()").await?;
        anna.wait_for_text("#ask", "what does Ana have?").await?;
        score(&anna, 2, "14").await?;
        anna.press_through("#player-2").await?;

        // What was kept is there already, and a reload loses nothing.
        anna.press_through("#go-on").await?;
        ensure!(anna.text("#more-nile b").await? == "4", "the Nile stays");
        ensure!(anna.text("#more-flood b").await? == "0", "the flood is gone");
        tap(&anna, &[("more-art", 1), ("less-pharaoh", 2)]).await?;
        let address = anna.path().await?;
        anna.open(&address).await?;
        ensure!(anna.text("#more-pharaoh b").await? == "0", "a funeral was tapped in");

        // A correction of the first epoch goes through to the second.
        anna.press_through("#epoch-1").await?;
        tap(&anna, &[("more-nile", 1)]).await?;
        score(&anna, 1, "16").await?;
        anna.press_through("#epoch-2").await?;
        ensure!(anna.text("#more-nile b").await? == "5");

        // The suns of everybody, and who has won.
        anna.press_through("#epoch-3").await?;
        tap(&anna, &[("sun-9", 1), ("sun-6", 1), ("sun-5", 1), ("sun-2", 1)]).await?;
        ensure!(!anna.has(".won").await?, "Bo's suns are not known");
        anna.press_through("#go-on").await?;
        tap(&anna, &[("sun-8", 1), ("sun-7", 1), ("sun-4", 1), ("sun-3", 1)]).await?;
        anna.wait_for_text(".won", "Ana wins").await?;
        ensure!(anna.count("details.sheet").await? == 3, "a sheet for each epoch");

        // Nobody has more than there is.
        anna.expect_trouble("422");
        tap(&anna, &[("more-gold", 4)]).await?;
        anna.wait_for_text("#wrong", "the game has only 5").await?;
        anna.hear_troubles().await
    });
}

#[test]
fn the_pad_needs_no_script() {
    story(async |house| {
        let anna = house.guest_with(Manner { scripts: false, ..phone() }).await?;
        anna.open("/pad?rules=priests-manual&players=2").await?;
        anna.press_through("#more-farmer").await?;
        anna.press_through("#more-farmer").await?;
        ensure!(anna.text("#more-farmer b").await? == "2");
        score(&anna, 1, "15").await?;
        anna.press_through("#less-farmer").await?;
        score(&anna, 1, "10").await
    });
}

/// Plays so many decisions of a first game by what stands first in the lesson.
async fn learn(anna: &Guest, game: &str, decisions: usize) -> Result<()> {
    anna.open(&format!("/learn/{game}/first-game")).await?;
    anna.press_through("#begin").await?;
    for _ in 0..decisions {
        anna.wait_for("#hint #hint-0").await?;
        let ply = anna.attribute("#table", "data-ply").await?.unwrap_or_default();
        anna.press("#hint-0").await?;
        anna.wait_for(&format!("#table:not([data-ply='{ply}'])")).await?;
    }
    anna.wait_for("#hint .lesson details").await
}

#[test]
fn a_first_game_explains_each_decision_as_it_comes() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        learn(&anna, "ra", 8).await?;
        let read = anna.text("#hint").await?;
        for lesson in ["Welcome", "Your turn", "An auction", "What a strong bot recommends"] {
            ensure!(read.contains(lesson), "{lesson:?} was met: {read}");
        }
        let serious = serious_findings(&anna, "first game").await?;
        ensure!(serious.is_empty(), "{}", serious.join("\n"));
        anna.press("#hint-done").await?;
        ensure!(!anna.has("#hint").await?, "whoever wants to see the table closes it");
        anna.follow(anna.evaluate::<()>("location.reload()")).await?;
        anna.wait_for("#hint").await?;
        anna.press_through("#leave-lessons").await?;
        anna.moment().await?;
        ensure!(!anna.has("#hint").await?, "no more lessons");
        Ok(())
    });
}

#[test]
fn a_first_game_in_german_on_a_phone() {
    story(async |house| {
        let anna = house.guest_with(Manner { language: GERMAN.language, ..phone() }).await?;
        learn(&anna, "priests", 3).await?;
        no_english(&anna).await?;
        let wrong = fits(&anna, "first game").await?;
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn a_first_game_needs_no_script() {
    story(async |house| {
        let anna = house.guest_with(Manner { scripts: false, ..QUICK }).await?;
        anna.open("/learn/ra/first-game").await?;
        anna.press_through("#begin").await?;
        anna.moment().await?;
        anna.wait_for_text("#hint h3", "Welcome").await?;
        anna.press_through("#hint-0").await?;
        anna.moment().await?;
        anna.wait_for("#hint .lesson").await
    });
}
