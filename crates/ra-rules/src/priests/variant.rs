//! The presets of Priests of Ra, and the options in which they differ (P4.1).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{PlayerCount, Rules};

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
    pub const ALL: [Choice; 6] = [
        Choice::Ankhs,
        Choice::LastRa,
        Choice::PyramidSteps,
        Choice::Pyramids,
        Choice::RaDrawer,
        Choice::Turning,
    ];

    /// The name of the option in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Ankhs => "ankhs",
            Choice::LastRa => "last-ra",
            Choice::PyramidSteps => "pyramid-steps",
            Choice::Pyramids => "pyramids",
            Choice::RaDrawer => "ra-drawer",
            Choice::Turning => "turning",
        }
    }

    /// The value that each preset has.
    #[must_use]
    pub const fn value(self, preset: Preset) -> &'static str {
        let [manual, published] = match self {
            Choice::Ankhs => ["tiles", "tokens"],
            Choice::LastRa => ["auction", "end"],
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

/// The rules of a game of Priests of Ra: a preset, and for each choice whose value is played.
///
/// ```
/// use ra_rules::Rules;
/// use ra_rules::priests::{Choice, Preset, Variant};
///
/// let rules = Variant::preset("manual")?.with_option("turning", "priest")?;
/// assert_eq!(rules.follows(Choice::Turning), Preset::Published);
/// assert_eq!(rules.departures(), [("turning", "priest")]);
/// # Ok::<(), String>(())
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
    pub const PUBLISHED: Variant = Variant { preset: Preset::Published, published: 0b11_1111 };

    /// The preset whose value a choice has.
    #[must_use]
    pub const fn follows(self, choice: Choice) -> Preset {
        match self.published >> choice as u8 & 1 {
            0 => Preset::Manual,
            _ => Preset::Published,
        }
    }

    pub(super) fn is_published(self, choice: Choice) -> bool {
        self.follows(choice) == Preset::Published
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

    fn preset(name: &str) -> Result<Variant, String> {
        let presets = [Variant::MANUAL, Variant::PUBLISHED];
        let found = presets.into_iter().find(|variant| variant.name() == name);
        found.ok_or_else(|| "the rules of Priests of Ra are manual and published".into())
    }

    fn name(self) -> &'static str {
        Variant::PRESETS[self.preset as usize]
    }

    fn allow(self, _: PlayerCount) -> bool {
        true
    }

    fn players(self) -> &'static str {
        "2 to 5"
    }

    fn with_option(mut self, name: &str, value: &str) -> Result<Variant, String> {
        let Some(choice) = Choice::ALL.into_iter().find(|choice| choice.name() == name) else {
            let names = Choice::ALL.map(Choice::name).join(", ");
            return Err(format!("the options of Priests of Ra are {names}"));
        };
        let [manual, published] = [Preset::Manual, Preset::Published].map(|p| choice.value(p));
        let bit = 1 << choice as u8;
        match value {
            _ if value == manual => self.published &= !bit,
            _ if value == published => self.published |= bit,
            _ => return Err(format!("the option {name} is {manual} or {published}")),
        }
        Ok(self)
    }

    fn departures(self) -> Vec<(&'static str, &'static str)> {
        let departs = |choice: &Choice| self.follows(*choice) != self.preset;
        let named = |choice: Choice| (choice.name(), choice.value(self.follows(choice)));
        Choice::ALL.into_iter().filter(departs).map(named).collect()
    }
}
