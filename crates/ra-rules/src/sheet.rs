//! The score sheet of one player for one epoch: every row with the fact behind it.

use core::fmt;

use crate::Game;

/// What a player gains and loses when an epoch is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet<G: Game> {
    before: u16,
    rows: [Option<Row<G>>; MAX_ROWS],
}

const MAX_ROWS: usize = 8;

/// One row of the sheet: the points, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Row<G: Game> {
    pub points: i16,
    pub fact: Fact<G>,
}

/// What a player had that the points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact<G: Game> {
    /// Something of this game.
    Special(G::Fact),
    /// The sum of the player's suns, after the third epoch.
    #[expect(missing_docs, reason = "the names say it")]
    Suns { sum: u8, compared: Extremes },
}

/// The most and the fewest of something that any player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Extremes {
    pub most: u8,
    pub fewest: u8,
}

impl Extremes {
    /// The extremes among the players.
    #[must_use]
    pub fn of(values: impl Iterator<Item = u8> + Clone) -> Extremes {
        let fewest = values.clone().min().unwrap_or_default();
        Extremes { most: values.max().unwrap_or_default(), fewest }
    }

    /// The points of a player with `own`: ties count for all, and if all are equal nobody gets or
    /// loses anything.
    #[must_use]
    pub const fn points(self, own: u8, for_most: i16, for_fewest: i16) -> i16 {
        if self.most == self.fewest {
            return 0;
        }
        match own {
            own if own == self.most => for_most,
            own if own == self.fewest => for_fewest,
            _ => 0,
        }
    }
}

/// Points for the highest or the lowest sum of suns, after the third epoch (R7).
#[must_use]
pub const fn sun_points(own: u8, compared: Extremes) -> i16 {
    compared.points(own, 5, -5)
}

impl<G: Game> Sheet<G> {
    /// An empty sheet of a player with this score.
    pub(crate) fn new(before: u16) -> Sheet<G> {
        Sheet { before, rows: [None; MAX_ROWS] }
    }

    /// Adds a row about something of this game.
    pub(crate) fn add(&mut self, points: i16, fact: G::Fact) {
        self.push(Row { points, fact: Fact::Special(fact) });
    }

    pub(crate) fn add_suns(&mut self, sum: u8, compared: Extremes) {
        self.push(Row { points: sun_points(sum, compared), fact: Fact::Suns { sum, compared } });
    }

    fn push(&mut self, row: Row<G>) {
        let free = self.rows.iter_mut().find(|row| row.is_none());
        *free.expect("no game has more rows than the sheet") = Some(row);
    }

    /// The rows from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = Row<G>> {
        self.rows.into_iter().flatten()
    }

    /// The score before the epoch was counted.
    #[must_use]
    pub const fn before(&self) -> u16 {
        self.before
    }

    /// The sum of all rows.
    #[must_use]
    pub fn net(&self) -> i16 {
        self.rows().map(|row| row.points).sum()
    }

    /// The score after the epoch: never below zero.
    #[must_use]
    pub fn after(&self) -> u16 {
        self.before.saturating_add_signed(self.net())
    }
}

impl<G: Game> Default for Sheet<G> {
    fn default() -> Sheet<G> {
        Sheet::new(0)
    }
}

/// `+6 river: niles 5, floods 1`
impl<G: Game> fmt::Display for Row<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.points {
            0 => write!(f, "0 {}", self.fact),
            points => write!(f, "{points:+} {}", self.fact),
        }
    }
}

impl<G: Game> fmt::Display for Fact<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Special(fact) => fact.fmt(f),
            Fact::Suns { sum, compared: Extremes { most, fewest } } => {
                write!(f, "suns: {sum} (highest {most}, lowest {fewest})")
            }
        }
    }
}
