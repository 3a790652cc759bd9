//! The stories notice what they must not overlook.

use anyhow::ensure;
use ra_e2e::{Manner, story};

/// Runs in a page what no page should run, and expects the guest to hear of it in these words.
fn is_heard(page: &'static str, script: &'static str, words: &'static [&'static str]) {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open(page).await?;
        for words in words {
            anna.expect_trouble(words);
        }
        anna.evaluate::<()>(&format!("{{ {script} }} undefined")).await?;
        anna.hear_troubles().await
    });
}

#[test]
fn words_on_the_console_are_noticed() {
    is_heard("/", "console.error('kaput')", &["console: \"kaput\""]);
}

#[test]
fn errors_in_scripts_are_noticed() {
    is_heard("/", "setTimeout(() => { throw new Error('kaput') })", &["a script failed: Uncaught"]);
}

#[test]
fn failed_requests_are_noticed() {
    let words = &["status 404 of http", "browser: Failed to load resource"];
    is_heard("/", "fetch('/assets/none')", words);
}

#[test]
fn requests_to_other_places_are_noticed() {
    // No browser connects to this port, so the answer waits for no network.
    let script = "fetch('http://127.0.0.1:9/').catch(() => {})";
    is_heard("/", script, &["Content Security Policy"]);
    // Where no policy forbids it.
    is_heard("about:blank", script, &["a request to another place", "ERR_"]);
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

/// While pieces begin to move, a browser gives every press to the root of the page.
#[test]
fn a_press_that_moving_pieces_swallow_is_repeated() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        let swallow = "addEventListener('click', press => { \
                press.preventDefault(); \
                press.stopImmediatePropagation(); \
                document.documentElement.click(); \
            }, { once: true, capture: true })";
        anna.evaluate::<()>(swallow).await?;
        anna.press("#menu > summary").await?;
        anna.wait_for("#menu[open]").await
    });
}
