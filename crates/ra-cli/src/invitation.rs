//! Bots that are asked to play by name, or a level with a network of one's own.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use ra_arena::Contestant;
use ra_bots::{Bot, Entrant, Level, Trained};
use ra_rules::PlayerCount;

use crate::network::read_network;

/// A bot that is asked to play: `expert`, or `expert=my.net` for an expert who asks the network in
/// that file.
#[derive(Clone, Debug, PartialEq)]
pub enum Invitation {
    Usual(Entrant),
    Taught { bot: Entrant, level: Level, file: PathBuf },
}

impl Invitation {
    /// The bot, for a table of so many players.
    pub fn contestant<G: Trained>(&self, players: PlayerCount) -> Result<Contestant<G>> {
        let (bot, level, file) = match self {
            Invitation::Usual(bot) => return Ok(Contestant::invited(*bot, players)),
            Invitation::Taught { bot, level, file } => (bot, *level, file),
        };
        let network = Arc::new(read_network::<G>(file, players)?.0);
        let maker =
            move |seed| -> Arc<dyn Bot<G>> { Arc::new(level.taught(Arc::clone(&network), seed)) };
        Ok(Contestant::new(&self.to_string(), bot.budget(players), maker))
    }
}

/// The name of the bot, and of its file without the folders.
impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Invitation::Usual(bot) => bot.fmt(f),
            Invitation::Taught { bot, file, .. } => {
                let name = file.file_name().unwrap_or_default().display();
                f.pad(&format!("{bot}={name}"))
            }
        }
    }
}

impl FromStr for Invitation {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Invitation> {
        let Some((name, file)) = text.split_once('=') else {
            return Ok(Invitation::Usual(text.parse()?));
        };
        let bot: Entrant = name.parse()?;
        let level = bot.level().with_context(|| {
            format!("{name} asks no network; a level does, as in {}={file}", Level::Strong)
        })?;
        ensure!(!file.is_empty(), "a file follows, as in {name}=my.net");
        Ok(Invitation::Taught { bot, level, file: file.into() })
    }
}
