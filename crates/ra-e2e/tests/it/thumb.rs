//! The score pad under a thumb, which taps where it sees something and not where a script says.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use ra_e2e::{Guest, story};
use serde::Deserialize;

use crate::narrow::phone;

const PADS: [&str; 2] = [
    "/pad?rules=ra-2016&name=Ana&name=Bo&name=Cy",
    "/pad?rules=priests-manual&name=Ana&name=Bo&name=Cy",
];

/// Something to tap that is in view, and what lies where the thumb comes down.
#[derive(Deserialize)]
struct Stepper {
    id: String,
    x: f64,
    y: f64,
    /// What is hit there: the id of the stepper, or something else.
    hits: String,
    /// How much of it the way to the next player covers, in pixels.
    covered: f64,
}

/// The steppers that can be seen as the page is scrolled, which are not under the head.
const STEPPERS: &str = "(() => {
    const next = document.querySelector('#go-on')?.getBoundingClientRect();
    const head = document.querySelector('.places')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('[id^=more-]')].flatMap(element => {
        const box = element.getBoundingClientRect();
        if (box.top < head || box.bottom > innerHeight) return [];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const across = next ? Math.min(box.right, next.right) - Math.max(box.left, next.left) : 0;
        const down = next ? Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) : 0;
        return [{ id: element.id, x, y, hits: hit?.closest('[id]')?.id ?? hit?.localName ?? 'nothing',
            covered: across > 1 && down > 1 ? down : 0 }];
    });
})()";

#[test]
fn every_tap_on_the_pad_counts_where_the_thumb_is() {
    story(async |house| {
        let anna = house.guest_with(phone()).await?;
        let mut wrong = Vec::new();
        for pad in PADS {
            let mut tapped = BTreeSet::new();
            for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
                anna.open(pad).await?;
                wrong.extend(tap_all(&anna, part, &mut tapped).await?);
            }
            let there: BTreeSet<String> = anna.evaluate(TO_TAP).await?;
            ensure!(!there.is_empty(), "{pad} has nothing to tap");
            wrong.extend(there.difference(&tapped).map(|id| format!("no thumb comes to {id}")));
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// What somebody taps in for a player at the end of an epoch, separated by spaces.
type Tapped = &'static str;

/// A game of three, epoch by epoch and player by player. What Ana, Bo and Cy keep stays tapped in.
const GAME: [[Tapped; 3]; 3] = [
    // Two gods, gold and the most pharaohs: 12. A flood, but no civilization: -1. Three
    // civilizations, but no pharaoh: 3.
    ["god god gold art pharaoh pharaoh", "nile nile nile flood pharaoh", "art astronomy writing"],
    // The most pharaohs, but no civilization: 0. Another flood: -1. Gold, but nothing else: -4.
    ["", "flood", "gold"],
    // Three of one monument: 6, and the lowest suns: -5. Nothing: -5. Nothing: -7, and the highest
    // suns: 5.
    ["temple temple temple", "", ""],
];

const SUNS: [Tapped; 3] = ["2 3 4 5", "6 7 8 9", "10 11 12 13"];

#[test]
fn a_thumb_counts_a_whole_game() {
    story(async |house| {
        let anna = house.guest_with(phone()).await?;
        anna.open(PADS[0]).await?;
        for (epoch, players) in GAME.into_iter().enumerate() {
            for (player, tiles) in players.into_iter().enumerate() {
                for tile in tiles.split_whitespace() {
                    tap(&anna, &format!("more-{tile}")).await?;
                }
                let suns = if epoch == 2 { SUNS[player] } else { "" };
                for sun in suns.split_whitespace() {
                    tap(&anna, &format!("sun-{sun}")).await?;
                }
                if (epoch, player) != (2, 2) {
                    tap(&anna, "go-on").await?;
                }
            }
        }
        let won: Vec<String> = anna.evaluate(WON).await?;
        ensure!(won == ["Ana 23", "Cy 7", "Bo 3"], "the pad counts {won:?}");
        Ok(())
    });
}

/// Everybody with their points, the winner first.
const WON: &str = "[...document.querySelectorAll('.places-won li')]
    .map(place => [...place.querySelectorAll('b')].map(word => word.textContent.trim()).join(' '))";

/// Scrolls until something is in view, taps where it is, and waits until the pad has heard it.
async fn tap(anna: &Guest, id: &str) -> Result<()> {
    anna.until(
        "the pad is ready",
        "document.readyState === 'complete' && !('busy' in document.body.dataset)",
    )
    .await?;
    let before: String = anna.evaluate("location.search").await?;
    let (x, y, hits): (f64, f64, String) = anna.evaluate(&format!("({POINT})('{id}')")).await?;
    ensure!(hits == id, "{hits} lies over {id} at {x:.0}, {y:.0}");
    anna.tap_at(x, y).await?;
    let script = format!("location.search !== {before:?}");
    anna.until(&format!("a tap on {id} counts"), &script).await
}

/// Where something is once it is in view, and what is hit there.
const POINT: &str = "id => {
    const element = document.getElementById(id);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [x, y, document.elementFromPoint(x, y)?.closest('[id]')?.id ?? 'nothing'];
}";

const TO_TAP: &str = "[...document.querySelectorAll('[id^=more-]')].map(element => element.id)";

/// Taps all that is in view once the page is scrolled so far, and says what goes wrong.
async fn tap_all(anna: &Guest, part: f64, tapped: &mut BTreeSet<String>) -> Result<Vec<String>> {
    let scroll = format!(
        "void scrollTo({{ top: (document.body.scrollHeight - innerHeight) * {part}, behavior: 'instant' }})"
    );
    anna.evaluate::<()>(&scroll).await?;
    let mut wrong = Vec::new();
    let at = format!("scrolled to {:.0} %", part * 100.0);
    for stepper in anna.evaluate::<Vec<Stepper>>(STEPPERS).await? {
        match tap_one(anna, &stepper).await? {
            Some(what) => wrong.push(format!("{at}: {what}")),
            None => drop(tapped.insert(stepper.id)),
        }
    }
    Ok(wrong)
}

/// Taps a stepper, and says what goes wrong.
async fn tap_one(anna: &Guest, stepper: &Stepper) -> Result<Option<String>> {
    let Stepper { id, x, y, hits, covered } = stepper;
    if *covered > 0.0 {
        return Ok(Some(format!("the way on covers {covered:.0} px of {id}")));
    }
    if hits != id {
        return Ok(Some(format!("{hits} lies over {id}")));
    }
    let before = counts(anna).await?;
    let number: String = anna.text(&format!("#{id} b")).await?;
    anna.tap_at(*x, *y).await?;
    if !anna.evaluate::<bool>(&has_changed(id, &number)).await? {
        return Ok(Some(format!("a tap on {id} does nothing")));
    }
    let after = counts(anna).await?;
    let changed = before.iter().zip(&after).filter(|(before, after)| before != after).count();
    Ok((changed > 1).then(|| format!("a tap on {id} changes {changed} numbers")))
}

/// A script that waits for some seconds until the number of a stepper is another one.
fn has_changed(id: &str, number: &str) -> String {
    format!(
        "(async () => {{ for (let turn = 0; turn < 100; turn += 1) {{ \
            if (document.querySelector('#{id} b').textContent !== '{number}') return true; \
            await new Promise(done => setTimeout(done, 30)); }} return false; }})()"
    )
}

/// What the pad has counted so far, tile by tile.
async fn counts(anna: &Guest) -> Result<Vec<String>> {
    anna.evaluate(
        "[...document.querySelectorAll('[id^=more-] b')].map(number => number.textContent)",
    )
    .await
}
