//! The auction track: where drawn tiles lie until somebody wins them.

/// Eight spaces for tiles, filled from the left.
///
/// A tile that is taken alone leaves its space free, and the next tile drawn goes to the leftmost
/// free space.
///
/// ```
/// use ra_rules::{Track, ra::Tile};
///
/// let mut track = Track::EMPTY;
/// track.place(Tile::Nile);
/// track.place(Tile::Temple);
/// assert!(track.take(Tile::Nile));
/// track.place(Tile::Flood);
/// assert_eq!(track.spaces()[..2], [Some(Tile::Flood), Some(Tile::Temple)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Track<T> {
    spaces: [Option<T>; TRACK_SPACES],
}

/// The number of spaces on the auction track.
pub const TRACK_SPACES: usize = 8;

impl<T: Copy + PartialEq> Track<T> {
    /// A track without tiles.
    pub const EMPTY: Track<T> = Track { spaces: [None; TRACK_SPACES] };

    /// A track with these tiles on its spaces.
    #[must_use]
    pub const fn from_spaces(spaces: [Option<T>; TRACK_SPACES]) -> Track<T> {
        Track { spaces }
    }

    /// The spaces from left to right.
    #[must_use]
    pub const fn spaces(&self) -> &[Option<T>; TRACK_SPACES] {
        &self.spaces
    }

    /// The tiles from left to right.
    pub fn tiles(&self) -> impl Iterator<Item = T> + Clone {
        self.spaces.iter().copied().flatten()
    }

    /// The number of tiles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    /// Is there no tile?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spaces.iter().all(Option::is_none)
    }

    /// Is every space taken?
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.spaces.iter().all(Option::is_some)
    }

    /// Is there a tile of this kind?
    #[must_use]
    pub fn contains(&self, tile: T) -> bool {
        self.spaces.contains(&Some(tile))
    }

    /// Puts a tile on the leftmost free space.
    ///
    /// # Panics
    ///
    /// If the track is full; the rules do not let anybody draw then.
    pub fn place(&mut self, tile: T) {
        let free = self.spaces.iter_mut().find(|space| space.is_none());
        *free.expect("nobody draws while the track is full") = Some(tile);
    }

    /// Takes the leftmost tile of this kind; says whether there was one.
    pub fn take(&mut self, tile: T) -> bool {
        let found = self.spaces.iter_mut().find(|space| **space == Some(tile));
        found.is_some_and(|space| space.take().is_some())
    }

    /// Takes every tile off the track.
    pub fn clear(&mut self) {
        *self = Track::EMPTY;
    }
}
