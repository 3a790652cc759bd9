//! The pages around the table in every window: nothing overlaps, is cut off or out of reach.

use anyhow::{Result, ensure};
use ra_e2e::{Company, Guest, Manner, NewGame, SIZES, Size, Stage, Variant, story};

const QUICK: Manner = Manner { less_motion: true, ..Manner::DESK };

/// Pages that need no game.
const PAGES: [&str; 6] = [
    "/",
    "/learn/ra",
    "/learn/priests",
    "/look",
    "/pad",
    "/pad?rules=ra-2016&name=Ana&name=Bo&name=Cy&at=3.1",
];

#[test]
fn before_a_game() {
    story(async |house| {
        let anna = house.guest_with(QUICK).await?;
        let mut wrong = Vec::new();
        for page in PAGES {
            anna.open(page).await?;
            wrong.extend(look(&anna, page).await?);
        }
        anna.open("/").await?;
        anna.begin(NewGame::for_friends("ra")).await?;
        anna.settle().await?;
        wrong.extend(look(&anna, "open table").await?);

        let bob = house.guest_with(QUICK).await?;
        bob.open(&anna.path().await?).await?;
        wrong.extend(look(&bob, "invitation").await?);
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

#[test]
fn after_a_game() {
    story(async |house| {
        let mut wrong = Vec::new();
        for (game, players) in [("ra", 3), ("priests", 5)] {
            let stage = Stage::open().await?;
            let mut play = stage.begin(game, players, Company::Bots, 0).await?;
            while play.go_on().await? {}
            let anna = house.guest_at(&stage.address, QUICK).await?;
            anna.keep_cookie(&stage.address, play.cookie()).await?;
            anna.open(&format!("{}/review", play.path())).await?;
            anna.wait_for("main.review").await?;
            wrong.extend(look(&anna, &format!("review of {game}")).await?);
            anna.open("about:blank").await?;
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// What is wrong with a page, window by window.
async fn look(guest: &Guest, page: &str) -> Result<Vec<String>> {
    guest.vary(Variant::Plain).await?;
    let mut wrong = Vec::new();
    for size in SIZES {
        guest.fit_into(size).await?;
        let Size { width, height, .. } = size;
        let found = guest.geometry().await?;
        wrong.extend(found.into_iter().map(|what| format!("{page} {width}×{height}: {what}")));
    }
    Ok(wrong)
}
