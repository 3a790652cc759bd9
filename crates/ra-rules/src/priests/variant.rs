//! The presets of Priests of Ra, and the options in which they differ (P4.1).

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::Priests;
use crate::{Game, PlayerCount, Rules, UnknownRules};

/// How the garbled rulebook is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The printed manual, read coherently.
    Manual,
    /// What descriptions of the published game confirm.
    Published,
}

/// A point in which the presets differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Are ankhs tiles in the bag, or tokens for sets of people?
    Ankhs,
    /// Does the Ra tile that fills the Ra track start a last auction?
    LastRa,
    /// Do plagues cost points only at the end of the game, or after every epoch?
    Plagues,
    /// What counts as a step: pyramids, or rows of 1, 2, 3 and 4 of them?
    PyramidSteps,
    /// How many pyramids are in the bag?
    Pyramids,
    /// Must the drawer of a Ra tile bid if nobody else does?
    RaDrawer,
    /// Who may turn a tile after winning: everybody, or who has a priest?
    Turning,
}

impl Choice {
    /// Every choice, in alphabetical order of the names.
    pub const ALL: [Choice; 7] = [
        Choice::Ankhs,
        Choice::LastRa,
        Choice::Plagues,
        Choice::PyramidSteps,
        Choice::Pyramids,
        Choice::RaDrawer,
        Choice::Turning,
    ];

    const NAMES: &'static [&'static str] =
        &["ankhs", "last-ra", "plagues", "pyramid-steps", "pyramids", "ra-drawer", "turning"];

    /// The name of the option in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Choice::NAMES[self as usize]
    }

    /// The value that each preset has.
    #[must_use]
    pub const fn value(self, preset: Preset) -> &'static str {
        let [manual, published] = match self {
            Choice::Ankhs => ["tiles", "tokens"],
            Choice::LastRa => ["auction", "end"],
            Choice::Plagues => ["end", "epochs"],
            Choice::PyramidSteps => ["count", "rows"],
            Choice::Pyramids => ["15", "29"],
            Choice::RaDrawer => ["must-bid", "may-pass"],
            Choice::Turning => ["always", "priest"],
        };
        match preset {
            Preset::Manual => manual,
            Preset::Published => published,
        }
    }
}

/// How pyramids make steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// Every pyramid is a step.
    Count,
    /// The first step is a row of one pyramid, the next rows of two, three and four.
    Rows,
}

/// The rules of a game of Priests of Ra: a preset, and for each choice whose value is played.
///
/// ```
/// use ra_rules::Rules;
/// use ra_rules::priests::{Choice, Preset, Variant};
///
/// let rules = Variant::preset("manual")?.with_option("turning", "priest")?;
/// assert_eq!(rules.follows(Choice::Turning), Preset::Published);
/// assert_eq!(rules.departures(), [("turning", "priest")]);
/// # Ok::<(), ra_rules::UnknownRules>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    preset: Preset,
    /// A bit for each choice that follows the published game.
    published: u8,
}

impl Variant {
    /// The printed manual, read coherently.
    pub const MANUAL: Variant = Variant { preset: Preset::Manual, published: 0 };

    /// What descriptions of the published game confirm.
    pub const PUBLISHED: Variant = Variant { preset: Preset::Published, published: 0b111_1111 };

    /// The rules in the key of a position.
    pub(super) fn word(self) -> u64 {
        let preset = match self.preset {
            Preset::Manual => 0,
            Preset::Published => 1,
        };
        u64::from_le_bytes([preset, self.published, 0, 0, 0, 0, 0, 0])
    }

    /// The preset whose value a choice has.
    #[must_use]
    pub const fn follows(self, choice: Choice) -> Preset {
        match self.published >> choice as u8 & 1 {
            0 => Preset::Manual,
            _ => Preset::Published,
        }
    }

    /// How many pyramids of each pair of colours are in the bag (P4.2).
    #[must_use]
    pub fn coloured_pyramids(self) -> u8 {
        match self.follows(Choice::Pyramids) {
            Preset::Manual => 7,
            Preset::Published => 14,
        }
    }

    /// Are ankhs earned by sets of people, instead of coming out of the bag (P4.3)?
    #[must_use]
    pub fn ankhs_are_tokens(self) -> bool {
        self.follows(Choice::Ankhs) == Preset::Published
    }

    /// May only a winner who has a priest turn a tile (P4.4)?
    #[must_use]
    pub fn turning_needs_a_priest(self) -> bool {
        self.follows(Choice::Turning) == Preset::Published
    }

    /// How pyramids make steps (P4.5).
    #[must_use]
    pub fn pyramid_steps(self) -> Steps {
        match self.follows(Choice::PyramidSteps) {
            Preset::Manual => Steps::Count,
            Preset::Published => Steps::Rows,
        }
    }

    /// Does the Ra tile that fills the Ra track start one last auction (P4.6)?
    #[must_use]
    pub fn has_last_auction(self) -> bool {
        self.follows(Choice::LastRa) == Preset::Manual
    }

    /// Must the drawer of a Ra tile bid if nobody else does (P4.7)?
    #[must_use]
    pub fn drawer_must_bid(self) -> bool {
        self.follows(Choice::RaDrawer) == Preset::Manual
    }

    /// Do plagues cost points after every epoch, instead of only after the third (P4.8)?
    #[must_use]
    pub fn plagues_cost_every_epoch(self) -> bool {
        self.follows(Choice::Plagues) == Preset::Published
    }
}

/// The preset `manual`.
impl Default for Variant {
    fn default() -> Variant {
        Variant::MANUAL
    }
}

impl Rules for Variant {
    const PRESETS: &'static [&'static str] = &["manual", "published"];

    fn preset(name: &str) -> Result<Variant, UnknownRules> {
        let presets = [Variant::MANUAL, Variant::PUBLISHED];
        let found = presets.into_iter().find(|variant| variant.name() == name);
        found.ok_or(UnknownRules::Preset { game: Priests::TITLE, presets: Variant::PRESETS })
    }

    fn name(self) -> &'static str {
        Variant::PRESETS[self.preset as usize]
    }

    fn players(self) -> RangeInclusive<PlayerCount> {
        PlayerCount::Two..=PlayerCount::Five
    }

    fn with_option(mut self, name: &str, value: &str) -> Result<Variant, UnknownRules> {
        let choice = Choice::ALL.into_iter().find(|choice| choice.name() == name);
        let unknown = UnknownRules::Option { game: Priests::TITLE, options: Choice::NAMES };
        let choice = choice.ok_or(unknown)?;
        let values = [choice.value(Preset::Manual), choice.value(Preset::Published)];
        let bit = 1 << choice as u8;
        match values.iter().position(|&known| known == value) {
            Some(0) => self.published &= !bit,
            Some(_) => self.published |= bit,
            None => return Err(UnknownRules::Value { option: choice.name(), values }),
        }
        Ok(self)
    }

    fn departures(self) -> Vec<(&'static str, &'static str)> {
        let departs = |choice: &Choice| self.follows(*choice) != self.preset;
        let named = |choice: Choice| (choice.name(), choice.value(self.follows(choice)));
        Choice::ALL.into_iter().filter(departs).map(named).collect()
    }
}
