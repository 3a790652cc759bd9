//! Playing at a table with the mouse, as the page offers it.

use anyhow::Result;
use fastrand::Rng;
use serde::Deserialize;
use serde_json::json;

use crate::Guest;

/// A table that is asked for on the start page.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct NewGame {
    /// `ra` or `priests`.
    pub game: &'static str,
    pub players: u8,
    /// The button that is pressed in the end: `#play-now` or `#invite`.
    pub with: &'static str,
    pub name: &'static str,
}

impl NewGame {
    /// A game of two against a bot.
    #[must_use]
    pub const fn of(game: &'static str) -> NewGame {
        NewGame { game, players: 2, with: "#play-now", name: "Anna" }
    }

    /// A table for two that waits for a friend.
    #[must_use]
    pub const fn for_friends(game: &'static str) -> NewGame {
        NewGame { with: "#invite", ..NewGame::of(game) }
    }
}

/// When a table waits for somebody.
#[derive(Clone, Debug, Deserialize)]
pub struct Moment {
    /// Is this the end of the game?
    pub over: bool,
    /// Does a score sheet lie open?
    pub sheet: bool,
    /// How many tiles lie on the auction track.
    pub tiles: usize,
    /// What can be done, in the words of the rules.
    pub actions: Vec<String>,
}

impl Moment {
    /// Can something be done that begins with this word?
    #[must_use]
    pub fn offers(&self, verb: &str) -> bool {
        self.actions.iter().any(|action| action.split(' ').next() == Some(verb))
    }
}

const MOMENT: &str = include_str!("scripts/moment.js");

impl Guest {
    /// Asks for a table with the form of the start page, with novices who do not think for long.
    pub async fn begin(&self, new: NewGame) -> Result<()> {
        let NewGame { game, players, with, name } = new;
        self.press(&format!("#new label:has([name=game][value={game}])")).await?;
        self.press(&format!("#new label:has([name=players][value='{players}'])")).await?;
        self.press("#new label:has([name=level][value=novice])").await?;
        self.press("#new .options summary").await?;
        self.choose("#new [name=pace]", "brisk").await?;
        self.write("#new [name=name]", name).await?;
        self.press_through(with).await
    }

    /// Chooses something in the preferences of the menu, which acts at once.
    pub async fn set(&self, preference: &str, value: &str) -> Result<()> {
        self.press("#menu summary").await?;
        self.choose_through(&format!("#menu [name={preference}]"), value).await
    }

    /// Waits until the table waits for this guest, or the game is over.
    pub async fn moment(&self) -> Result<Moment> {
        self.until_some("it is the turn of the guest", MOMENT).await
    }

    /// Presses the button of an action, and waits until the table shows that it was done.
    pub async fn act(&self, action: &str) -> Result<()> {
        let ply = "document.querySelector('#table')?.dataset.ply";
        let before: Option<String> = self.evaluate(ply).await?;
        self.press(&format!("#table button[name=action][value='{action}']")).await?;
        let loaded = "document.readyState === 'complete' && !!document.querySelector('#table')";
        let script = format!("{loaded} && {ply} !== {}", json!(before));
        self.until(&format!("{action:?} is done"), &script).await
    }

    /// Closes the score sheet that lies open.
    pub async fn go_on(&self) -> Result<()> {
        self.press(".sheet:target .btn").await?;
        self.until("the sheet is closed", "!document.querySelector('.sheet:target')").await
    }
}

/// Somebody who plays without thinking, but the same way every time.
#[derive(Debug)]
pub struct Player {
    whims: Rng,
    /// How many times in ten the player draws where that is possible.
    draws: u8,
    /// How many times in ten the player passes where that is possible.
    passes: u8,
    /// The fewest tiles that are worth a sun to the player.
    wants: usize,
}

impl Player {
    /// A player who draws and passes more often than not. The whims follow from a number.
    #[must_use]
    pub fn new(seed: u64) -> Player {
        Player { whims: Rng::with_seed(seed), draws: 5, passes: 4, wants: 0 }
    }

    /// A player who would rather invoke Ra and bid, so that the game is soon over.
    #[must_use]
    pub fn hasty(seed: u64) -> Player {
        Player { whims: Rng::with_seed(seed), draws: 2, passes: 2, wants: 0 }
    }

    /// A player who wants large lots, and so comes to all there is to decide.
    #[must_use]
    pub fn greedy(seed: u64) -> Player {
        Player { whims: Rng::with_seed(seed), draws: 9, passes: 0, wants: 4 }
    }

    /// Plays on until the game is over.
    pub async fn finish(&mut self, guest: &Guest) -> Result<()> {
        loop {
            let moment = guest.moment().await?;
            if moment.over {
                return Ok(());
            }
            self.answer(guest, &moment).await?;
        }
    }

    /// Does something in this moment.
    pub async fn answer(&mut self, guest: &Guest, moment: &Moment) -> Result<()> {
        if moment.sheet { guest.go_on().await } else { guest.act(self.choose(moment)).await }
    }

    pub(crate) fn choose<'a>(&mut self, moment: &'a Moment) -> &'a str {
        if moment.offers("draw") && self.whims.u8(..10) < self.draws {
            return "draw";
        }
        let is_small = moment.tiles < self.wants;
        if moment.offers("pass") && (is_small || self.whims.u8(..10) < self.passes) {
            return "pass";
        }
        let index = self.whims.usize(..moment.actions.len());
        &moment.actions[index]
    }
}
