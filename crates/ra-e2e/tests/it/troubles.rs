//! The stories notice what they must not overlook.

use anyhow::{Result, ensure};
use ra_e2e::{Manner, story};

/// Does something that no page should do, and sees that the guest has heard of it.
async fn heard(house: &mut ra_e2e::House, script: &str, words: &str) -> Result<()> {
    let anna = house.guest().await?;
    anna.open("/").await?;
    anna.evaluate::<()>(script).await?;
    anna.until("the browser has said so", "true").await?;
    anna.evaluate::<()>("fetch('/').then(() => {})").await?;
    ensure!(anna.forgive(&[words]) > 0, "{script} was not heard as {words:?}");
    // A browser may say the same thing in two ways.
    let _ = anna.forgive(&["example.invalid", "status 404", "404 (Not Found)", "ERR_", "kaput"]);
    Ok(())
}

#[test]
fn errors_in_scripts_are_noticed() {
    story(async |house| {
        heard(house, "console.error('kaput')", "console: \"kaput\"").await?;
        heard(
            house,
            "setTimeout(() => { throw new Error('kaput') }); new Promise(setTimeout)",
            "a script failed",
        )
        .await
    });
}

#[test]
fn failed_requests_are_noticed() {
    story(async |house| heard(house, "fetch('/assets/none').then(() => {})", "status 404").await);
}

#[test]
fn other_places_are_noticed() {
    story(async |house| {
        let script = "fetch('http://example.invalid/').catch(() => {})";
        heard(house, script, "Content Security Policy").await
    });
}

/// A test without scripts that runs with them would show nothing.
#[test]
fn scripts_can_be_switched_off() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.wait_for("html[data-script]").await?;

        let bob = house.guest_with(Manner { scripts: false, ..Manner::DESK }).await?;
        bob.open("/").await?;
        ensure!(!bob.has("html[data-script]").await?, "a script ran");
        Ok(())
    });
}
