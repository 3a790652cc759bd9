//! The arguments that say which game is played, and by which rules.

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use ra_rules::{Game, PlayerCount, Rules, Setup};

/// A game that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// Ra
    Ra,
    /// Priests of Ra
    Priests,
}

#[derive(clap::Args)]
pub struct GameArguments {
    /// Which game
    #[arg(long, value_enum, default_value = "ra")]
    pub game: GameName,
    /// Which rules: the editions 1999 (3 to 5 players), 2016 and 2022 of Ra, or the presets manual
    /// and published of Priests of Ra; 2016 and manual by default
    #[arg(long, visible_alias = "edition", value_name = "R")]
    rules: Option<String>,
    /// Change an option of Priests of Ra: pyramids=15|29, ankhs=tiles|tokens,
    /// turning=always|priest, pyramid-steps=count|rows, last-ra=auction|end,
    /// ra-drawer=must-bid|may-pass, plagues=end|epochs; can be given more than once
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameArguments {
    /// The rules that the arguments name.
    pub fn rules<G: Game>(&self) -> Result<G::Rules> {
        let preset = match &self.rules {
            Some(name) => G::Rules::preset(name)?,
            None => G::Rules::default(),
        };
        let mut names = Vec::new();
        self.options.iter().try_fold(preset, |rules, option| {
            let expected = || format!("--option {option}: expected NAME=VALUE");
            let (name, value) = option.split_once('=').with_context(expected)?;
            ensure!(!names.contains(&name), "--option {name} is given twice");
            names.push(name);
            Ok(rules.with_option(name, value)?)
        })
    }

    /// A table by these rules, if they allow so many players.
    pub fn setup<G: Game>(&self, players: PlayerCount) -> Result<Setup<G>> {
        Ok(Setup::standard(self.rules::<G>()?, players)?)
    }
}

/// The game and its rules in words: `Priests of Ra, rules manual, turning priest`.
pub fn describe<G: Game>(rules: G::Rules) -> String {
    let departures = rules.departures().into_iter();
    let options: Vec<String> =
        departures.map(|(name, value)| format!(", {name} {value}")).collect();
    format!("{}, rules {}{}", G::TITLE, rules.name(), options.concat())
}

/// Reads the number of players of a command line.
pub fn players(text: &str) -> Result<PlayerCount, String> {
    let players = text.parse().ok().and_then(PlayerCount::new);
    players.ok_or_else(|| "2 to 5 can play".to_string())
}

/// The word for a value of a closed list of arguments.
pub fn word(value: &impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_string()).unwrap_or_default()
}

/// A name for the terminal: control characters, which could do mischief there, are replaced.
pub fn shown(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}
