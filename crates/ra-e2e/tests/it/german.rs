//! Who asks for German gets German, and who chooses keeps what they chose.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, Manner, NewGame, Player, story};

pub const GERMAN: Manner = Manner { language: "de-DE,de;q=0.9,en;q=0.5", ..Manner::DESK };

/// English words of the pages that no German sentence has.
const ENGLISH: [&str; 8] = ["the", "your", "you", "and", "draws", "bids", "passes", "with"];

#[test]
fn german_everywhere() {
    story(async |house| {
        let anna = house.guest_with(GERMAN).await?;
        anna.open("/").await?;
        anna.wait_for("html[lang=de]").await?;
        says(&anna, "#play-now", "Jetzt spielen").await?;
        no_english(&anna).await?;
        anna.open("/look").await?;
        no_english(&anna).await?;
        anna.expect_trouble("404");
        anna.open("/nowhere").await?;
        says(&anna, "main", "Diese Seite gibt es nicht").await?;
        no_english(&anna).await?;

        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let mut player = Player::new(11);
        for _ in 0..6 {
            let moment = anna.moment().await?;
            no_english(&anna).await?;
            player.answer(&anna, &moment).await?;
        }
        anna.moment().await?;
        no_english(&anna).await
    });
}

#[test]
fn a_language_that_was_chosen_lasts() {
    story(async |house| {
        let anna = house.guest_with(GERMAN).await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        anna.moment().await?;
        anna.set("language", "en").await?;
        anna.wait_for("html[lang=en]").await?;
        says(&anna, "#bag h2", "Bag").await?;
        anna.open("/").await?;
        says(&anna, "#play-now", "Play now").await?;
        anna.set("language", "de").await?;
        says(&anna, "#play-now", "Jetzt spielen").await
    });
}

async fn says(anna: &Guest, selector: &str, words: &str) -> Result<()> {
    let text = anna.text(selector).await?;
    ensure!(text.contains(words), "{selector} says {text:?}, not {words:?}");
    Ok(())
}

/// Fails if there is an English word in what can be seen or heard, outside the names of languages.
pub async fn no_english(anna: &Guest) -> Result<()> {
    let script = "(() => {
        const page = document.body.cloneNode(true);
        page.querySelectorAll('[lang], script').forEach(other => other.remove());
        const titles = [...page.querySelectorAll('[title], [aria-label]')]
            .map(titled => `${titled.title} ${titled.ariaLabel ?? ''}`);
        return [document.title, page.textContent, ...titles].join(' ');
    })()";
    let text: String = anna.evaluate(script).await?;
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let found: Vec<&str> =
        words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect();
    ensure!(found.is_empty(), "{} has English words: {found:?}", anna.path().await?);
    Ok(())
}
