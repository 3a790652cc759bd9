//! What lies on every table, whatever its tiles: suns, the Ra track, the epochs and the scores.

use core::fmt;

use crate::{Auction, Bid, BySeat, Call, PlayerCount, Seat, Sun, SunSet};

/// One of the three epochs of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Epoch {
    First = 1,
    Second = 2,
    Third = 3,
}

impl Epoch {
    /// The three epochs in their order.
    pub const ALL: [Epoch; 3] = [Epoch::First, Epoch::Second, Epoch::Third];

    /// The number of the epoch, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The epoch with this number, or `None` outside 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Epoch> {
        match number {
            1 => Some(Epoch::First),
            2 => Some(Epoch::Second),
            3 => Some(Epoch::Third),
            _ => None,
        }
    }

    /// The epoch that follows, or `None` after the third.
    #[must_use]
    pub const fn next(self) -> Option<Epoch> {
        Epoch::new(self.number() + 1)
    }
}

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "epoch {}", self.number())
    }
}

/// Everybody starts with this many points (R1).
pub const STARTING_SCORE: u16 = 10;

/// The Ra tile that fills the Ra track and so ends the epoch (R2).
#[must_use]
pub const fn ra_track_spaces(players: PlayerCount) -> u8 {
    match players {
        PlayerCount::Two => 6,
        PlayerCount::Three => 8,
        PlayerCount::Four => 9,
        PlayerCount::Five => 10,
    }
}

/// The common part of a position: suns, turn, Ra track, epoch and scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) face_up: BySeat<SunSet>,
    pub(crate) face_down: BySeat<SunSet>,
    pub(crate) scores: BySeat<u16>,
    pub(crate) centre: Sun,
    pub(crate) turn: Seat,
    pub(crate) epoch: Epoch,
    pub(crate) ra_tiles: u8,
}

impl Table {
    /// A table at the beginning of the game, with these suns in front of the players.
    pub(crate) fn new(deal: &BySeat<SunSet>) -> Table {
        Table {
            face_up: *deal,
            face_down: deal.map(|_| SunSet::EMPTY),
            scores: deal.map(|_| STARTING_SCORE),
            centre: Sun::LOWEST,
            turn: holder_of_the_highest(deal),
            epoch: Epoch::First,
            ra_tiles: 0,
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.face_up.players()
    }

    /// The suns that each player can still bid with in this epoch.
    #[must_use]
    pub const fn face_up(&self) -> &BySeat<SunSet> {
        &self.face_up
    }

    /// The suns that each player has won in this epoch.
    #[must_use]
    pub const fn face_down(&self) -> &BySeat<SunSet> {
        &self.face_down
    }

    /// All suns of a player, face up and face down.
    #[must_use]
    pub fn suns(&self, seat: Seat) -> SunSet {
        self.face_up[seat].union(self.face_down[seat])
    }

    /// The sun in the centre, which the next winner takes.
    #[must_use]
    pub const fn centre(&self) -> Sun {
        self.centre
    }

    /// Whose turn it is; during an auction, who called it.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The current epoch; the third when the game is over.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The number of Ra tiles drawn in this epoch.
    #[must_use]
    pub const fn ra_tiles(&self) -> u8 {
        self.ra_tiles
    }

    /// Everybody's points, as of the last epoch that was scored.
    #[must_use]
    pub const fn scores(&self) -> &BySeat<u16> {
        &self.scores
    }

    /// Everybody's place: most points first, and among equals the highest single sun (R7).
    #[must_use]
    pub fn ranking(&self) -> BySeat<Rank> {
        let better = |seat| {
            let others =
                self.scores.seats().filter(move |&other| self.worth(other) > self.worth(seat));
            others.count()
        };
        BySeat::from_fn(self.players(), |seat| Rank(better(seat)))
    }

    /// The player who would win with the present scores and suns.
    #[must_use]
    pub fn leader(&self) -> Seat {
        let best = self.players().seats().max_by_key(|&seat| self.worth(seat));
        best.expect("a table has at least two seats")
    }

    fn worth(&self, seat: Seat) -> (u16, Option<Sun>) {
        (self.scores[seat], self.suns(seat).highest())
    }

    /// Has the last Ra tile of the epoch been drawn?
    #[must_use]
    pub const fn ra_track_is_full(&self) -> bool {
        self.ra_tiles >= ra_track_spaces(self.players())
    }

    /// Opens an auction that the player on turn called.
    pub(crate) fn open_auction(&self, call: Call, bound: bool) -> Auction {
        Auction::open(call, bound, self.turn, &self.face_up)
    }

    /// The winner takes the centre sun face down and puts the bid sun in the centre (R4.3).
    pub(crate) fn exchange_suns(&mut self, bid: Bid) {
        self.face_up[bid.seat].remove(bid.sun);
        self.face_down[bid.seat].insert(self.centre);
        self.centre = bid.sun;
    }

    /// Gives the turn to the next player clockwise who has a face-up sun (R3.1); says whether
    /// there is one.
    pub(crate) fn pass_turn(&mut self) -> bool {
        let mut round = self.turn.round_from_left(self.players());
        let next = round.find(|&seat| !self.face_up[seat].is_empty());
        self.turn = next.unwrap_or(self.turn);
        next.is_some()
    }

    /// Adds each player's net points, turns the suns face up and empties the Ra track; says
    /// whether another epoch follows (R6, R7).
    pub(crate) fn close_epoch(&mut self, net: &BySeat<i16>) -> bool {
        for seat in self.scores.seats() {
            self.scores[seat] = self.scores[seat].saturating_add_signed(net[seat]);
            self.face_up[seat] = self.suns(seat);
            self.face_down[seat] = SunSet::EMPTY;
        }
        self.ra_tiles = 0;
        self.turn = holder_of_the_highest(&self.face_up);
        let next = self.epoch.next();
        self.epoch = next.unwrap_or(self.epoch);
        next.is_some()
    }
}

/// A place in the ranking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(usize);

impl Rank {
    /// The winner's place.
    pub const FIRST: Rank = Rank(0);

    /// The place as players count it, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 + 1
    }
}

/// Who begins an epoch: the centre sun does not count (R3.1).
fn holder_of_the_highest(suns: &BySeat<SunSet>) -> Seat {
    let holder = suns.seats().max_by_key(|&seat| suns[seat].highest());
    holder.expect("a table has at least two seats")
}
