//! The tests that look would notice what once was wrong, if it came back.

use anyhow::{Result, bail, ensure};
use ra_e2e::{Company, Guest, Manner, Play, Sight, Size, Stage, Variant, story};

use crate::geometry::enter;
use crate::layout::{differences, measure};

const DESK: Size = Size { width: 1280, height: 720, is_phone: false };
const PHONE: Size = Size { width: 390, height: 844, is_phone: true };

/// A style that undoes something, where to look, and what must be said of it.
struct Undone {
    style: &'static str,
    table: (&'static str, usize, Company),
    sight: &'static str,
    size: Size,
    says: &'static str,
}

const UNDONE: [Undone; 4] = [
    // The people of a player one below the other.
    Undone {
        style: ".set-people { display: grid !important }",
        table: ("priests", 5, Company::Bots),
        sight: "turning",
        size: DESK,
        says: "px taller than the window",
    },
    // The way to a hint floats over the actions.
    Undone {
        style: ".bar { position: relative } \
            #do-hint { position: absolute !important; right: 12rem; bottom: 10px }",
        table: ("ra", 3, Company::Bots),
        sight: "turn",
        size: DESK,
        says: "button overlaps \"Hint\" link",
    },
    // Names take all the room that they want.
    Undone {
        style: ".seat-head > h3 { flex: none !important }",
        table: ("ra", 5, Company::LongNames),
        sight: "turn",
        size: DESK,
        says: "overlaps",
    },
    // One action falls below the other.
    Undone {
        style: ".acts { flex-wrap: wrap !important } .acts > .btn { flex-basis: 60% !important }",
        table: ("ra", 3, Company::Bots),
        sight: "turn",
        size: PHONE,
        says: "actions is",
    },
];

#[test]
fn what_was_wrong_once_is_noticed() {
    story(async |house| {
        let mut overlooked = Vec::new();
        for Undone { style, table, sight, size, says } in UNDONE {
            let stage = Stage::open().await?;
            let quick = Manner { less_motion: true, ..Manner::DESK };
            let anna = house.guest_at(&stage.address, quick).await?;
            let sight = come(&anna, &stage, table, sight).await?;
            let wrong = anna.look(&sight, size, Variant::Plain).await?;
            ensure!(wrong.is_empty(), "{} is wrong already: {wrong:?}", sight.name);
            let approved = measure(&anna).await?;
            anna.spoil(style).await?;
            let mut told = anna.look(&sight, size, Variant::Plain).await?;
            told.extend(differences(&approved, &measure(&anna).await?));
            if !told.iter().any(|what| what.contains(says)) {
                overlooked.push(format!("{style} makes nobody say {says:?}, but {told:?}"));
            }
            anna.open("about:blank").await?;
        }
        ensure!(overlooked.is_empty(), "{}", overlooked.join("\n"));
        Ok(())
    });
}

/// A question of many lines.
const LONG: &str = "document.querySelector('#ask').textContent = 'What will you do? '.repeat(12)";

#[test]
fn a_head_that_grows_is_counted() {
    story(async |house| {
        let stage = Stage::open().await?;
        let phone = Manner { less_motion: true, ..Manner::phone(390, 844) };
        let anna = house.guest_at(&stage.address, phone).await?;
        come(&anna, &stage, ("ra", 3, Company::Bots), "turn").await?;
        anna.settle().await?;
        anna.spoil(".head { height: auto !important }").await?;
        anna.watch_shifts().await?;
        anna.evaluate::<String>(LONG).await?;
        let told = anna.shifts().await?.tell();
        ensure!(told.iter().any(|what| what.contains("sky by 0, ")), "{told:?}");
        Ok(())
    });
}

/// Somebody comes to a sight, at the first table that has it.
async fn come(
    anna: &Guest,
    stage: &Stage,
    table: (&str, usize, Company),
    name: &str,
) -> Result<Sight> {
    let (play, sight) = find(stage, table, name).await?;
    anna.keep_cookie(&stage.address, play.cookie()).await?;
    enter(anna, &sight).await?;
    anna.vary(Variant::Plain).await?;
    Ok(sight)
}

async fn find(
    stage: &Stage,
    (game, players, company): (&str, usize, Company),
    name: &str,
) -> Result<(Play, Sight)> {
    for seed in 0..10 {
        let mut play = stage.begin(game, players, company, seed).await?;
        loop {
            let sights = play.sights().await?;
            if let Some(sight) = sights.into_iter().find(|sight| sight.name == name) {
                return Ok((play, sight));
            }
            if !play.go_on().await? {
                break;
            }
        }
    }
    bail!("no game comes to {name}")
}
