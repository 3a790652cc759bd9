//! Sun discs: what players bid with.

use core::num::NonZeroU8;
use core::str::FromStr;
use core::{error, fmt, iter};

use crate::PlayerCount;

/// A sun disc, numbered 1 to 16. No two discs share a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sun(NonZeroU8);

impl Sun {
    /// The disc that lies in the centre when the game begins.
    pub const LOWEST: Sun = Sun::at(1);

    /// The disc with this number, or `None` if no such disc exists.
    #[must_use]
    pub const fn new(number: u8) -> Option<Sun> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= 16 => Some(Sun(number)),
            _ => None,
        }
    }

    /// The disc with this number.
    ///
    /// # Panics
    ///
    /// If no such disc exists. For literals; use [`Sun::new`] for input.
    #[must_use]
    pub const fn at(number: u8) -> Sun {
        Sun::new(number).expect("suns are numbered 1 to 16")
    }

    /// The number on the disc.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Every disc in the box, from low to high.
    pub fn all() -> impl DoubleEndedIterator<Item = Sun> {
        (1..=16).map(Sun::at)
    }
}

impl fmt::Display for Sun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Sun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sun({})", self.number())
    }
}

/// The text is not the number of a sun disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSunError;

impl fmt::Display for ParseSunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sun is a number from 1 to 16")
    }
}

impl error::Error for ParseSunError {}

impl FromStr for Sun {
    type Err = ParseSunError;

    /// Reads plain digits: no sign, no leading zero.
    fn from_str(text: &str) -> Result<Sun, ParseSunError> {
        let plain = text.starts_with(|first: char| matches!(first, '1'..='9'));
        text.parse().ok().filter(|_| plain).and_then(Sun::new).ok_or(ParseSunError)
    }
}

/// A set of sun discs, such as those that a player has face up.
///
/// ```
/// use ra_rules::{Sun, SunSet};
///
/// let suns: SunSet = "13 8 5 2".parse()?;
/// assert_eq!(suns.highest(), Some(Sun::at(13)));
/// assert_eq!(suns.above(Some(Sun::at(5))).to_string(), "13 8");
/// assert_eq!(suns.sum(), 28);
/// # Ok::<(), ra_rules::ParseSunError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SunSet(u16);

impl SunSet {
    /// No suns at all.
    pub const EMPTY: SunSet = SunSet(0);

    /// The discs with these numbers.
    ///
    /// # Panics
    ///
    /// If one of them does not exist. For literals.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> SunSet {
        let mut set = SunSet::EMPTY;
        let mut at = 0;
        while at < numbers.len() {
            set.0 |= SunSet::bit(Sun::at(numbers[at]));
            at += 1;
        }
        set
    }

    const fn bit(sun: Sun) -> u16 {
        1 << (sun.number() - 1)
    }

    /// Is this disc in the set?
    #[must_use]
    pub const fn contains(self, sun: Sun) -> bool {
        self.0 & SunSet::bit(sun) != 0
    }

    /// Is the set empty?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many discs the set has.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a disc.
    pub const fn insert(&mut self, sun: Sun) {
        self.0 |= SunSet::bit(sun);
    }

    /// Takes a disc away.
    pub const fn remove(&mut self, sun: Sun) {
        self.0 &= !SunSet::bit(sun);
    }

    /// The discs of both sets together.
    #[must_use]
    pub const fn union(self, other: SunSet) -> SunSet {
        SunSet(self.0 | other.0)
    }

    /// The discs of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: SunSet) -> SunSet {
        SunSet(self.0 & !other.0)
    }

    /// The discs that beat a standing bid: all of them if there is none.
    #[must_use]
    pub const fn above(self, standing: Option<Sun>) -> SunSet {
        match standing {
            None => self,
            Some(sun) => SunSet(self.0 & !(SunSet::bit(sun) | (SunSet::bit(sun) - 1))),
        }
    }

    /// The highest disc of the set.
    #[must_use]
    pub const fn highest(self) -> Option<Sun> {
        match self.0.checked_ilog2() {
            #[expect(clippy::cast_possible_truncation, reason = "at most 15")]
            Some(bit) => Sun::new(bit as u8 + 1),
            None => None,
        }
    }

    /// The sum of the numbers on the discs.
    #[must_use]
    pub fn sum(self) -> u8 {
        self.iter().map(Sun::number).sum()
    }

    /// The discs from low to high.
    pub fn iter(self) -> impl Iterator<Item = Sun> + Clone {
        let mut rest = self.0;
        iter::from_fn(move || {
            #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
            let sun = Sun::new(rest.trailing_zeros() as u8 + 1).filter(|_| rest != 0)?;
            rest &= rest - 1;
            Some(sun)
        })
    }

    /// The set as bits: bit 0 is sun 1.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Sun> for SunSet {
    fn from_iter<I: IntoIterator<Item = Sun>>(suns: I) -> SunSet {
        suns.into_iter().fold(SunSet::EMPTY, |mut set, sun| {
            set.insert(sun);
            set
        })
    }
}

impl FromStr for SunSet {
    type Err = ParseSunError;

    fn from_str(text: &str) -> Result<SunSet, ParseSunError> {
        text.split_whitespace().map(str::parse).collect()
    }
}

/// From high to low, as players lay them out: `13 8 5 2`.
impl fmt::Display for SunSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = Sun::all().rev().filter(|&sun| self.contains(sun));
        for (place, sun) in held.enumerate() {
            write!(f, "{}{sun}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SunSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SunSet({self})")
    }
}

/// The sets that are dealt at random to the seats (R2).
#[must_use]
pub const fn sun_sets(players: PlayerCount) -> &'static [SunSet] {
    match players {
        PlayerCount::Two => &TWO,
        PlayerCount::Three => &THREE,
        PlayerCount::Four => &FOUR,
        PlayerCount::Five => &FIVE,
    }
}

const TWO: [SunSet; 2] = [SunSet::of(&[9, 6, 5, 2]), SunSet::of(&[8, 7, 4, 3])];

const THREE: [SunSet; 3] =
    [SunSet::of(&[13, 8, 5, 2]), SunSet::of(&[12, 9, 6, 3]), SunSet::of(&[11, 10, 7, 4])];

const FOUR: [SunSet; 4] = [
    SunSet::of(&[13, 6, 2]),
    SunSet::of(&[12, 7, 3]),
    SunSet::of(&[11, 8, 4]),
    SunSet::of(&[10, 9, 5]),
];

const FIVE: [SunSet; 5] = [
    SunSet::of(&[16, 7, 2]),
    SunSet::of(&[15, 8, 3]),
    SunSet::of(&[14, 9, 4]),
    SunSet::of(&[13, 10, 5]),
    SunSet::of(&[12, 11, 6]),
];

// With sun 1 in the centre, every table uses the suns from 1 upwards without a gap or a double.
const _: () = {
    let mut size = 0;
    while size < PlayerCount::ALL.len() {
        let sets = sun_sets(PlayerCount::ALL[size]);
        let mut all = SunSet::of(&[1]);
        let mut discs = 1;
        let mut at = 0;
        while at < sets.len() {
            all = all.union(sets[at]);
            discs += sets[at].len();
            at += 1;
        }
        assert!(all.len() == discs, "no disc is dealt twice");
        assert!(all.0.trailing_ones() == discs, "no disc is left out");
        size += 1;
    }
};
