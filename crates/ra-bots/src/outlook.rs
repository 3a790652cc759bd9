//! What every player can expect of a position.

use ra_rules::{BySeat, Game, PlayerCount, Seat, State};

/// What one player can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The expected final score.
    pub score: f32,
    /// The expected square of the final score, from which the spread follows.
    square: f32,
}

impl Prospect {
    /// A prospect with this chance, expected score and standard deviation of the score.
    #[must_use]
    pub fn new(win: f32, score: f32, spread: f32) -> Prospect {
        Prospect { win, score, square: score * score + spread * spread }
    }

    /// The standard deviation of the final score.
    #[must_use]
    pub fn spread(self) -> f32 {
        (self.square - self.score * self.score).max(0.0).sqrt()
    }
}

/// What every player can expect. Outlooks are averaged like any expectation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook(BySeat<Prospect>);

/// What a point of lead is worth in win share, so that games that are won or lost are still
/// played sensibly.
const WORTH_OF_A_POINT: f32 = 0.002;

impl Outlook {
    /// An outlook with this prospect for each seat.
    pub fn from_fn(players: PlayerCount, prospect: impl FnMut(Seat) -> Prospect) -> Outlook {
        Outlook(BySeat::from_fn(players, prospect))
    }

    /// What a finished game brought.
    #[must_use]
    pub fn of_result<G: Game>(state: &State<G>) -> Outlook {
        let (table, winner) = (state.table(), state.table().leader());
        Outlook::from_fn(table.players(), |seat| {
            let win = if seat == winner { 1.0 } else { 0.0 };
            Prospect::new(win, table.scores()[seat].into(), 0.0)
        })
    }

    /// Nothing, to add outlooks to.
    #[must_use]
    pub fn nothing(players: PlayerCount) -> Outlook {
        Outlook(BySeat::from_fn(players, |_| Prospect::default()))
    }

    /// Adds an outlook that comes true with this probability.
    pub fn add(&mut self, other: &Outlook, probability: f32) {
        for (own, other) in self.0.iter_mut().zip(other.0.iter()) {
            own.win += probability * other.win;
            own.score += probability * other.score;
            own.square += probability * other.square;
        }
    }

    /// Multiplies everything, to turn a sum of weighted outlooks into their average.
    #[must_use]
    pub fn scaled(mut self, factor: f32) -> Outlook {
        let own = self;
        self = Outlook::nothing(own.0.players());
        self.add(&own, factor);
        self
    }

    /// What each player can expect.
    #[must_use]
    pub const fn seats(&self) -> &BySeat<Prospect> {
        &self.0
    }

    /// What a player wants most: to win, and then a lead.
    #[must_use]
    pub fn utility(&self, seat: Seat) -> f32 {
        let own = self.0[seat];
        let total: f32 = self.0.iter().map(|prospect| prospect.score).sum();
        let rivals = f32::from(self.0.players() as u8 - 1);
        own.win + WORTH_OF_A_POINT * (own.score - (total - own.score) / rivals)
    }
}
