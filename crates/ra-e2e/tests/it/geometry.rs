//! Every phase of both games in every window: nothing overlaps, is cut off or out of reach.
//!
//! `cargo build -p ra-cli && cargo test -p ra-e2e --test it geometry -- --nocapture` prints all that
//! is found, one line each.

use std::sync::Arc;

use anyhow::{Result, ensure};
use ra_e2e::{Company, Guest, House, Manner, SIZES, Sight, Stage, Variant, sightsee, story};

use crate::german::GERMAN;

/// How much is told of one page.
const MOST_TOLD: usize = 8;

/// What only comes where people play.
const WITH_PEOPLE: [&str; 2] = ["waiting", "order"];

/// Every test is one game with one number of players.
macro_rules! games {
    ($($name:ident: $game:literal $players:literal;)*) => { $(
        #[test]
        fn $name() {
            look_at($game, $players);
        }
    )* };
}

games! {
    ra_with_two: "ra" 2;
    ra_with_three: "ra" 3;
    ra_with_four: "ra" 4;
    ra_with_five: "ra" 5;
    priests_with_two: "priests" 2;
    priests_with_three: "priests" 3;
    priests_with_four: "priests" 4;
    priests_with_five: "priests" 5;
}

fn look_at(game: &'static str, players: usize) {
    story(async |house| {
        let mut gallery = Gallery::open(house, game, players).await?;
        gallery.walk(Company::Bots).await?;
        gallery.walk(Company::LongNames).await?;
        let wrong = gallery.wrong;
        for line in &wrong {
            println!("{line}");
        }
        ensure!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
        Ok(())
    });
}

/// Somebody who looks at all there is to see of a game, in English and in German.
struct Gallery {
    stage: Arc<Stage>,
    english: Guest,
    german: Guest,
    game: &'static str,
    players: usize,
    wrong: Vec<String>,
}

impl Gallery {
    async fn open(house: &mut House, game: &'static str, players: usize) -> Result<Gallery> {
        let stage = Arc::new(Stage::open().await?);
        let quick = Manner { less_motion: true, ..Manner::DESK };
        let english = house.guest_at(&stage.address, quick).await?;
        let german = Manner { language: GERMAN.language, ..quick };
        let german = house.guest_at(&stage.address, german).await?;
        Ok(Gallery { stage, english, german, game, players, wrong: Vec::new() })
    }

    /// Goes past every sight that there is with this company.
    async fn walk(&mut self, company: Company) -> Result<()> {
        let stage = self.stage.clone();
        let (game, players) = (self.game, self.players);
        sightsee(&stage, game, players, company, async |play, sight| {
            self.english.keep_cookie(&stage.address, play.cookie()).await?;
            self.german.keep_cookie(&stage.address, play.cookie()).await?;
            self.look(company, sight).await
        })
        .await
    }

    async fn look(&mut self, company: Company, sight: &Sight) -> Result<()> {
        let english = self.english.clone();
        enter(&english, sight).await?;
        if company == Company::LongNames && !WITH_PEOPLE.contains(&sight.name) {
            return self.measure(&english, sight, Variant::Plain, "long-names").await;
        }
        let long = if company == Company::LongNames { "long-names " } else { "" };
        for variant in [Variant::Plain, Variant::WideFont, Variant::Text200] {
            let name = format!("{long}{}", variant.name());
            self.measure(&english, sight, variant, &name).await?;
        }
        let german = self.german.clone();
        enter(&german, sight).await?;
        self.measure(&german, sight, Variant::Plain, &format!("{long}german")).await?;
        german.open("about:blank").await
    }

    async fn measure(
        &mut self,
        guest: &Guest,
        sight: &Sight,
        variant: Variant,
        name: &str,
    ) -> Result<()> {
        guest.vary(variant).await?;
        for size in SIZES {
            let found = guest.look(sight, size, variant).await?;
            let at = format!(
                "{} {}p {} {}×{} {name}",
                self.game, self.players, sight.name, size.width, size.height
            );
            let more = found.len().saturating_sub(MOST_TOLD);
            let told = found.into_iter().take(MOST_TOLD);
            let rest = (more > 0).then(|| format!("and {more} more"));
            self.wrong.extend(told.chain(rest).map(|what| format!("{}: {what}", at.trim_end())));
        }
        Ok(())
    }
}

/// Opens a sight anew: another place of the same page would not be loaded.
pub async fn enter(guest: &Guest, sight: &Sight) -> Result<()> {
    guest.open("about:blank").await?;
    guest.open(&sight.path).await
}
