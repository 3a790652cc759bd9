//! The smallest screens: nothing sticks out, and what can be done is under the thumb.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, Player, Scene, story, tour};

const PHONES: [(u32, u32); 2] = [(390, 844), (320, 640)];

/// The larger phone, with little motion so that the game is soon over.
pub fn phone() -> Manner {
    let [(width, height), _] = PHONES;
    Manner { less_motion: true, ..Manner::phone(width, height) }
}

#[test]
fn ra_on_a_phone() {
    play("ra", 4);
}

#[test]
fn priests_of_ra_on_a_phone() {
    play("priests", 6);
}

fn play(game: &'static str, seed: u64) {
    story(async |house| {
        let anna = house.guest_with(phone()).await?;
        anna.open("/").await?;
        let mut wrong = fits(&anna, "start page").await?;
        anna.begin(NewGame::of(game)).await?;
        let mut scenes = Scene::of(game);
        tour(&anna, &mut Player::hasty(seed), &mut scenes, async |scene| {
            wrong.extend(fits(&anna, &format!("{scene:?}")).await?);
            if !matches!(scene, Scene::Sheet | Scene::End) {
                wrong.extend(bar_is_in_view(&anna, &format!("{scene:?}")).await?);
            }
            Ok(())
        })
        .await?;
        for scene in [Scene::FirstTurn, Scene::Auction, Scene::Sheet, Scene::End] {
            ensure!(!scenes.contains(&scene), "the game did not come to {scene:?}");
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn pages_around_the_table() {
    story(async |house| {
        let anna = house.guest_with(phone()).await?;
        anna.open("/look").await?;
        let mut wrong = fits(&anna, "look").await?;
        anna.open("/").await?;
        anna.press("#menu summary").await?;
        wrong.extend(fits(&anna, "menu of the start page").await?);
        anna.press("#menu summary").await?;
        anna.begin(NewGame::for_friends("ra")).await?;
        anna.settle().await?;
        wrong.extend(fits(&anna, "open table").await?);
        anna.press("#menu summary").await?;
        wrong.extend(fits(&anna, "menu of a table").await?);
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// What is too wide or too small on the page, on either phone.
pub async fn fits(anna: &Guest, page: &str) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for (width, height) in PHONES {
        anna.resize(width, height, true).await?;
        let wide = anna.too_wide(width).await?;
        let small = anna.too_small().await?;
        if !wide.is_empty() {
            wrong.push(format!("{page} at {width}: {}", wide.join("\n    ")));
        }
        if !small.is_empty() {
            wrong.push(format!("{page} at {width}, too small: {}", small.join("\n    ")));
        }
    }
    let [(width, height), _] = PHONES;
    anna.resize(width, height, true).await?;
    Ok(wrong)
}

/// Wherever the page is scrolled to, the actions are at the bottom of the window.
async fn bar_is_in_view(anna: &Guest, page: &str) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for (width, height) in PHONES {
        anna.resize(width, height, true).await?;
        for place in ["0", "document.body.scrollHeight"] {
            let script = format!(
                "(() => {{ scrollTo({{ top: {place}, behavior: 'instant' }}); \
                    const box = document.querySelector('#play .acts').getBoundingClientRect(); \
                    return [box.top, box.bottom, innerHeight]; }})()"
            );
            let [top, bottom, window]: [f64; 3] = anna.evaluate(&script).await?;
            if top < 0.0 || window + 0.5 < bottom || bottom < window - 40.0 {
                wrong.push(format!(
                    "{page} at {width}, scrolled to {place}: the actions reach from {top} to {bottom} of {window}"
                ));
            }
        }
        anna.evaluate::<()>("void scrollTo({ top: 0, behavior: 'instant' })").await?;
    }
    let [(width, height), _] = PHONES;
    anna.resize(width, height, true).await?;
    Ok(wrong)
}
