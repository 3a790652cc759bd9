//! How many tiles of each kind something holds: the bag, or a player.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::{array, error, fmt, ops};

use crate::Value;

/// A closed list of things that can be counted, such as the tiles of one game.
pub trait Kind: Value + Ord + fmt::Display {
    /// Every kind, in the order of [`Kind::index`].
    const ALL: &'static [Self];

    /// The place of this kind in [`Kind::ALL`].
    fn index(self) -> usize;

    /// The word for this kind in a game record.
    fn name(self) -> &'static str;

    /// The kind with this name.
    ///
    /// # Errors
    ///
    /// [`ParseKindError`] says which names there are.
    fn named(name: &str) -> Result<Self, ParseKindError<Self>> {
        let found = Self::ALL.iter().copied().find(|kind| kind.name() == name);
        found.ok_or(ParseKindError(PhantomData))
    }
}

/// Lets a kind be displayed and parsed by its name.
macro_rules! by_name {
    ($kind:ty) => {
        impl core::fmt::Display for $kind {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad($crate::Kind::name(*self))
            }
        }

        impl core::str::FromStr for $kind {
            type Err = $crate::ParseKindError<$kind>;

            fn from_str(name: &str) -> Result<$kind, Self::Err> {
                $crate::Kind::named(name)
            }
        }
    };
}

pub(crate) use by_name;

/// The text does not name one of the kinds; says which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKindError<K>(PhantomData<K>);

impl<K: Kind> fmt::Display for ParseKindError<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected one of")?;
        K::ALL.iter().try_for_each(|kind| write!(f, " {kind}"))
    }
}

impl<K: Kind> error::Error for ParseKindError<K> {}

/// A number for each of the kinds `K`.
///
/// ```
/// use ra_rules::ra::{Tile, Tiles};
///
/// let mut tiles = Tiles::EMPTY;
/// tiles.add(Tile::Nile, 2);
/// tiles.add(Tile::God, 1);
/// assert_eq!(tiles[Tile::Nile], 2);
/// assert_eq!(tiles.to_string(), "god, 2 nile");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<K> {
    numbers: [u8; CAPACITY],
    kind: PhantomData<K>,
}

/// No game has more kinds of tile than this.
const CAPACITY: usize = 24;

impl<K> Counts<K> {
    /// The numbers, eight to a word.
    pub(crate) fn words(&self) -> [u64; CAPACITY / 8] {
        array::from_fn(|word| {
            u64::from_le_bytes(array::from_fn(|byte| self.numbers[8 * word + byte]))
        })
    }
}

impl<K: Kind> Counts<K> {
    /// Nothing of any kind.
    pub const EMPTY: Counts<K> = {
        assert!(K::ALL.len() <= CAPACITY, "a number for each kind");
        Counts { numbers: [0; CAPACITY], kind: PhantomData }
    };

    /// As many of each kind as `number` says.
    pub fn from_fn(number: impl Fn(K) -> u8) -> Counts<K> {
        let mut counts = Counts::EMPTY;
        for &kind in K::ALL {
            counts[kind] = number(kind);
        }
        counts
    }

    /// Adds `number` of a kind.
    ///
    /// # Panics
    ///
    /// If there would be more than 255, which no box holds.
    pub fn add(&mut self, kind: K, number: u8) {
        let sum = self[kind].checked_add(number);
        self[kind] = sum.expect("no box holds more than 255 tiles of a kind");
    }

    /// Takes `number` of a kind away, or as many as there are; says how many went.
    pub fn remove(&mut self, kind: K, number: u8) -> u8 {
        let removed = number.min(self[kind]);
        self[kind] -= removed;
        removed
    }

    /// How many there are altogether.
    #[must_use]
    pub fn total(&self) -> usize {
        self.numbers.iter().map(|&number| usize::from(number)).sum()
    }

    /// How many there are of these kinds together.
    #[must_use]
    pub fn total_of(&self, kinds: &[K]) -> usize {
        kinds.iter().map(|&kind| usize::from(self[kind])).sum()
    }

    /// How many of these kinds there is at least one of.
    #[must_use]
    pub fn variety_of(&self, kinds: &[K]) -> u8 {
        kinds.iter().map(|&kind| u8::from(self[kind] > 0)).sum()
    }

    /// The kinds that there is at least one of, with their number.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        let all = K::ALL.iter().map(|&kind| (kind, self[kind]));
        all.filter(|&(_, number)| number > 0)
    }
}

impl<K: Kind> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts::EMPTY
    }
}

impl<K: Kind> ops::Index<K> for Counts<K> {
    type Output = u8;

    fn index(&self, kind: K) -> &u8 {
        &self.numbers[kind.index()]
    }
}

impl<K: Kind> ops::IndexMut<K> for Counts<K> {
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.numbers[kind.index()]
    }
}

impl<K: Kind> FromIterator<K> for Counts<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Counts<K> {
        kinds.into_iter().fold(Counts::EMPTY, |mut counts, kind| {
            counts.add(kind, 1);
            counts
        })
    }
}

/// `god, 2 nile`, in the order of the kinds; `none` if there is nothing.
impl<K: Kind> fmt::Display for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<_> = self
            .iter()
            .map(|(kind, number)| match number {
                1 => kind.name().to_string(),
                _ => format!("{number} {kind}"),
            })
            .collect();
        f.write_str(if parts.is_empty() { "none" } else { "" })?;
        f.write_str(&parts.join(", "))
    }
}

impl<K: Kind> fmt::Debug for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counts({self})")
    }
}
