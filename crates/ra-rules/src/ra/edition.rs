//! The printings of Ra (R8.1).

use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use super::Ra;
use crate::{Game, PlayerCount, Rules, UnknownRules};

/// Which printing of the rules is played.
///
/// All play alike; an edition limits the number of players and chooses words and looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are years")]
pub enum Edition {
    Of1999,
    #[default]
    Of2016,
    Of2022,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Edition; 3] = [Edition::Of1999, Edition::Of2016, Edition::Of2022];
}

impl Rules for Edition {
    const PRESETS: &'static [&'static str] = &["1999", "2016", "2022"];

    fn preset(name: &str) -> Result<Edition, UnknownRules> {
        let found = Edition::ALL.into_iter().find(|edition| edition.name() == name);
        found.ok_or(UnknownRules::Preset { game: Ra::TITLE, presets: Edition::PRESETS })
    }

    fn name(self) -> &'static str {
        Edition::PRESETS[self as usize]
    }

    fn players(self) -> RangeInclusive<PlayerCount> {
        match self {
            Edition::Of1999 => PlayerCount::Three..=PlayerCount::Five,
            Edition::Of2016 | Edition::Of2022 => PlayerCount::Two..=PlayerCount::Five,
        }
    }

    fn with_option(self, _: &str, _: &str) -> Result<Edition, UnknownRules> {
        Err(UnknownRules::Option { game: Ra::TITLE, options: &[] })
    }

    fn departures(self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
