//! The places around the table, and one value for each of them.

use core::{array, error, fmt, ops};

/// How many people play: two to five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PlayerCount {
    Two = 2,
    Three = 3,
    Four = 4,
    Five = 5,
}

impl PlayerCount {
    /// The most seats a table can have.
    pub const MAX: usize = 5;

    /// Every number of players, from two to five.
    pub const ALL: [PlayerCount; 4] =
        [PlayerCount::Two, PlayerCount::Three, PlayerCount::Four, PlayerCount::Five];

    /// The table size for this many people, or `None` outside two to five.
    #[must_use]
    pub const fn new(players: usize) -> Option<PlayerCount> {
        match players {
            2 => Some(PlayerCount::Two),
            3 => Some(PlayerCount::Three),
            4 => Some(PlayerCount::Four),
            5 => Some(PlayerCount::Five),
            _ => None,
        }
    }

    /// The number of players as a plain number.
    #[must_use]
    pub const fn get(self) -> usize {
        self as usize
    }

    /// The seats of the table, clockwise from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self as u8).map(Seat)
    }
}

impl fmt::Display for PlayerCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

/// A place at the table. Seats are numbered clockwise from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat 1.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, or `None` if no table has such a seat.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        match number {
            1..=5 => Some(Seat(number - 1)),
            _ => None,
        }
    }

    /// The seat with this number.
    ///
    /// # Panics
    ///
    /// If no table has such a seat. For literals; use [`Seat::new`] for input.
    #[must_use]
    pub const fn at(number: u8) -> Seat {
        Seat::new(number).expect("seats are numbered 1 to 5")
    }

    /// The number of the seat, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The position of the seat in a list of all seats, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, which is next in clockwise order.
    ///
    /// ```
    /// use ra_rules::{PlayerCount, Seat};
    ///
    /// assert_eq!(Seat::at(2).left(PlayerCount::Three), Seat::at(3));
    /// assert_eq!(Seat::at(3).left(PlayerCount::Three), Seat::at(1));
    /// ```
    #[must_use]
    pub const fn left(self, players: PlayerCount) -> Seat {
        let next = self.0 + 1;
        Seat(if next < players as u8 { next } else { 0 })
    }

    /// Every seat once, clockwise, beginning to the left of this one and ending with it.
    pub fn round_from_left(self, players: PlayerCount) -> impl Iterator<Item = Seat> {
        let mut seat = self;
        (0..players.get()).map(move |_| {
            seat = seat.left(players);
            seat
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

/// One `T` for every seat of a table.
///
/// Indexing by [`Seat`] replaces a list indexed by a number: a bid, a tile count and a seat can no
/// longer be confused.
///
/// ```
/// use ra_rules::{BySeat, PlayerCount, Seat};
///
/// let mut scores = BySeat::from_fn(PlayerCount::Three, |_| 10);
/// scores[Seat::at(2)] += 5;
/// assert_eq!(scores.as_slice(), [10, 15, 10]);
/// ```
///
/// Whoever asks for a seat that this table does not have panics, in release builds, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    players: PlayerCount,
    items: [T; PlayerCount::MAX],
}

impl<T: Default> BySeat<T> {
    /// Fills the table by asking `item` once for each seat.
    pub fn from_fn(players: PlayerCount, mut item: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut seats = players.seats();
        let items = array::from_fn(|_| seats.next().map(&mut item).unwrap_or_default());
        BySeat { players, items }
    }
}

impl<T> BySeat<T> {
    /// The number of seats.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.players
    }

    /// The seats, clockwise from the first.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        self.players.seats()
    }

    /// The values in the order of the seats.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.players.get()]
    }

    /// The values in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        self.as_slice().iter()
    }

    /// The values in the order of the seats, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items[..self.players.get()].iter_mut()
    }

    /// A table of what `change` makes of each value.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.players, |seat| change(&self[seat]))
    }
}

impl<T> ops::Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        assert!(seat.0 < self.players as u8, "no such seat at this table");
        &self.items[seat.index()]
    }
}

impl<T> ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        assert!(seat.0 < self.players as u8, "no such seat at this table");
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list does not have two to five entries, one for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATable;

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table has 2 to 5 seats")
    }
}

impl error::Error for NotATable {}

impl<T: Copy + Default> TryFrom<&[T]> for BySeat<T> {
    type Error = NotATable;

    fn try_from(items: &[T]) -> Result<BySeat<T>, NotATable> {
        let players = PlayerCount::new(items.len()).ok_or(NotATable)?;
        Ok(BySeat::from_fn(players, |seat| items[seat.index()]))
    }
}
