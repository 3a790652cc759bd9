//! The table stays where it is for a whole game.

use anyhow::{Result, ensure};
use ra_e2e::{Company, Guest, House, Manner, Play, Shifts, Stage, Variant, story};

/// The most that the parts of a table may move in a whole game, all shifts added up.
const MOST: f64 = 0.1;

#[test]
fn ra_with_friends() {
    watch("ra", 4, Company::Friends);
}

#[test]
fn priests_of_ra_with_friends() {
    watch("priests", 3, Company::Friends);
}

#[test]
fn ra_against_bots() {
    watch("ra", 3, Company::Bots);
}

#[test]
fn priests_of_ra_against_bots() {
    watch("priests", 5, Company::Bots);
}

/// After the last epoch the end of the game is shown in place of a sheet.
const EPOCHS: usize = 3;

/// On a phone only what is within has a box.
const DISSOLVED: &[&str] = &["me"];

/// How many shifts are told of a window.
const MOST_TOLD: usize = 20;

/// One game, watched by the same person on a desk and on a phone.
fn watch(game: &'static str, players: usize, company: Company) {
    story(async |house| {
        let stage = Stage::open().await?;
        let mut play = stage.begin(game, players, company, 0).await?;
        let desk = come(house, &stage, &play, Manner::DESK).await?;
        let phone = come(house, &stage, &play, Manner::phone(390, 844)).await?;
        play_through(&mut play, [&desk, &phone]).await?;
        let mut wrong = moved(&desk.shifts().await?, "1280×720", &[]);
        wrong.extend(moved(&phone.shifts().await?, "390×844", DISSOLVED));
        ensure!(wrong.is_empty(), "{game} {players}p:\n{}", wrong.join("\n"));
        Ok(())
    });
}

/// Plays on until the game is over. Both windows follow, and close each sheet.
async fn play_through(play: &mut Play, windows: [&Guest; 2]) -> Result<()> {
    let mut sheets = 0;
    loop {
        let ply = play.ply().await?;
        let ended = play.epochs_ended().await?;
        for window in windows {
            let there = format!("document.querySelector('#table').dataset.ply === '{ply}'");
            let over = "document.querySelector('#table').matches('.end')";
            window.until("the page has followed", &format!("{there} || {over}")).await?;
            if sheets < ended && ended < EPOCHS {
                window.go_on().await?;
            }
        }
        sheets = ended;
        if !play.go_on().await? {
            return Ok(());
        }
    }
}

/// What moved too much in a window, and what nobody saw there.
fn moved(shifts: &Shifts, size: &str, other_than: &[&str]) -> Vec<String> {
    let sum = shifts.sum;
    println!("{size}: the shifts of the game add up to {sum:.3}");
    let missed = shifts.missed(other_than);
    let mut wrong: Vec<_> =
        missed.iter().map(|part| format!("{size}: nobody saw {part}")).collect();
    if sum > MOST {
        wrong.push(format!("{size}: the shifts of the game add up to {sum:.3}"));
        wrong.extend(shifts.tell().into_iter().take(MOST_TOLD));
    }
    wrong
}

async fn come(house: &mut House, stage: &Stage, play: &Play, manner: Manner) -> Result<Guest> {
    let guest = house.guest_at(&stage.address, Manner { less_motion: true, ..manner }).await?;
    guest.keep_cookie(&stage.address, play.cookie()).await?;
    guest.open(&play.path()).await?;
    guest.settle().await?;
    guest.vary(Variant::Plain).await?;
    guest.watch_shifts().await?;
    Ok(guest)
}
