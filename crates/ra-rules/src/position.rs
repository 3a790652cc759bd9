//! Positions set up by hand: for tests, puzzles and research.

use alloc::vec::Vec;
use core::{error, fmt};

use crate::invariant::{self, Flaw};
use crate::{
    BySeat, Counts, Epoch, Game, Phase, PlayerCount, Seat, Setup, State, Sun, SunSet, TRACK_SPACES,
    Table, Track,
};

/// Anything that somebody might lay out on a table.
///
/// [`State::try_from`] makes it playable, or says everything that is wrong with it.
///
/// ```
/// use ra_rules::ra::{Edition, Position, Setup, State, Tile};
/// use ra_rules::{PlayerCount, Seat};
///
/// let mut position = Position::start(&Setup::standard(Edition::Of2016, PlayerCount::Three)?);
/// position.give(Seat::at(1), Tile::God, 2);
/// position.lay(Tile::Temple);
/// let state = State::try_from(&position)?;
/// assert_eq!(state.legal_actions().len(), 3);
///
/// position.bag[Tile::Gold] = 6;
/// position.seats.pop();
/// let error = State::try_from(&position).unwrap_err();
/// assert!(error.to_string().contains("6 gold where the box has 5"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Position<G: Game> {
    pub rules: G::Rules,
    pub epoch: Epoch,
    /// Ra tiles drawn in this epoch.
    pub ra_tiles: u8,
    pub centre: Sun,
    pub turn: Seat,
    pub phase: Phase<G>,
    /// The auction track from left to right.
    pub track: [Option<G::Face>; TRACK_SPACES],
    pub bag: Counts<G::Tile>,
    /// What is in front of each player, clockwise from seat 1.
    pub seats: Vec<SeatPosition<G>>,
}

/// What is in front of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SeatPosition<G: Game> {
    pub score: u16,
    pub face_up: SunSet,
    pub face_down: SunSet,
    pub tiles: Counts<G::Face>,
}

impl<G: Game> Position<G> {
    /// The position before the first move, to be changed.
    #[must_use]
    pub fn start(setup: &Setup<G>) -> Position<G> {
        State::new(setup).position()
    }

    /// Moves tiles from the bag to a player, or tokens from where tokens are.
    ///
    /// # Panics
    ///
    /// If there is no such seat, or the bag has too few of these tiles.
    pub fn give(&mut self, seat: Seat, face: G::Face, number: u8) {
        let tile = G::tile_of(face);
        if G::copies(self.rules, tile) == G::supply(self.rules, tile) {
            self.take_from_bag(face, number);
        }
        self.seats[seat.index()].tiles.add(face, number);
    }

    /// Moves a tile from the bag to the leftmost free space of the auction track.
    ///
    /// # Panics
    ///
    /// If the track is full, or the bag has no such tile.
    pub fn lay(&mut self, face: G::Face) {
        self.take_from_bag(face, 1);
        let space = self.track.iter_mut().find(|space| space.is_none());
        *space.expect("the auction track has eight spaces") = Some(face);
    }

    fn take_from_bag(&mut self, face: G::Face, number: u8) {
        let taken = self.bag.remove(G::tile_of(face), number);
        assert!(taken == number, "the bag has only {taken} {face}");
    }
}

impl<G: Game> State<G> {
    /// The position as plain data; the inverse of [`State::try_from`].
    #[must_use]
    pub fn position(&self) -> Position<G> {
        let seat = |seat: Seat| SeatPosition {
            score: self.table.scores[seat],
            face_up: self.table.face_up[seat],
            face_down: self.table.face_down[seat],
            tiles: self.tiles[seat],
        };
        Position {
            rules: self.rules,
            epoch: self.table.epoch,
            ra_tiles: self.table.ra_tiles,
            centre: self.table.centre,
            turn: self.table.turn,
            phase: self.phase,
            track: *self.track.spaces(),
            bag: self.bag,
            seats: self.table.players().seats().map(seat).collect(),
        }
    }
}

/// Why a position cannot be played: every reason, not only the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPosition {
    /// What is wrong; never empty.
    pub flaws: Vec<Flaw>,
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, flaw) in self.flaws.iter().enumerate() {
            write!(f, "{}{flaw}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl error::Error for IllegalPosition {}

impl<G: Game> TryFrom<&Position<G>> for State<G> {
    type Error = IllegalPosition;

    fn try_from(position: &Position<G>) -> Result<State<G>, IllegalPosition> {
        let Some(players) = PlayerCount::new(position.seats.len()) else {
            return Err(IllegalPosition { flaws: [Flaw::seats(position.seats.len())].into() });
        };
        let at = |seat: Seat| &position.seats[seat.index()];
        let table = Table {
            face_up: BySeat::from_fn(players, |seat| at(seat).face_up),
            face_down: BySeat::from_fn(players, |seat| at(seat).face_down),
            scores: BySeat::from_fn(players, |seat| at(seat).score),
            centre: position.centre,
            turn: position.turn,
            epoch: position.epoch,
            ra_tiles: position.ra_tiles,
        };
        let state = State {
            rules: position.rules,
            table,
            bag: position.bag,
            track: Track::from_spaces(position.track),
            tiles: BySeat::from_fn(players, |seat| at(seat).tiles),
            phase: position.phase,
        };
        match invariant::flaws(&state) {
            flaws if flaws.is_empty() => Ok(state),
            flaws => Err(IllegalPosition { flaws }),
        }
    }
}
