//! The score pad under a thumb, which taps where it sees something and not where a script says.

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
            for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
                anna.open(pad).await?;
                wrong.extend(tap_all(&anna, part).await?);
            }
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// Taps all that is in view once the page is scrolled so far, and says what goes wrong.
async fn tap_all(anna: &Guest, part: f64) -> Result<Vec<String>> {
    let scroll = format!(
        "void scrollTo({{ top: (document.body.scrollHeight - innerHeight) * {part}, behavior: 'instant' }})"
    );
    anna.evaluate::<()>(&scroll).await?;
    let mut wrong = Vec::new();
    let at = format!("scrolled to {:.0} %", part * 100.0);
    for Stepper { id, x, y, hits, covered } in anna.evaluate::<Vec<Stepper>>(STEPPERS).await? {
        if covered > 0.0 {
            wrong.push(format!("{at}: the way on covers {covered:.0} px of {id}"));
            continue;
        }
        if hits != id {
            wrong.push(format!("{at}: {hits} lies over {id}"));
            continue;
        }
        let before = counts(anna).await?;
        let number: String = anna.text(&format!("#{id} b")).await?;
        anna.tap_at(x, y).await?;
        if !anna.evaluate::<bool>(&has_changed(&id, &number)).await? {
            wrong.push(format!("{at}: a tap on {id} does nothing"));
        }
        let after = counts(anna).await?;
        let changed = before.iter().zip(&after).filter(|(before, after)| before != after).count();
        if changed > 1 {
            wrong.push(format!("{at}: a tap on {id} changes {changed} numbers"));
        }
    }
    Ok(wrong)
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
