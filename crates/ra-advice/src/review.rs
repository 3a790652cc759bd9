//! A whole game in the eyes of a strong player.

use std::ops::ControlFlow;

use ra_bots::{Analyst, Level, Outlook};
use ra_record::{AnyRecord, Record};
use serde::Serialize;

use crate::{Known, Ply, SeatOutlook, Verdict, by_seat, plies};

/// How many turning points are told.
const TURNING_POINTS: usize = 3;

/// After how many more decisions a turning point must still be felt: an auction is over by then.
const SOON: usize = 6;

/// A whole game in the eyes of a strong player: numbers only, the same for everybody who looks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The word for the game in a record.
    pub game: &'static str,
    /// What the game tells of each player.
    pub players: Vec<Player>,
    /// Every decision.
    pub plies: Vec<Ply>,
    /// What everybody could expect after the last decision, or what they got.
    pub end: Vec<SeatOutlook>,
    /// After how many decisions each epoch ended.
    pub epoch_ends: Vec<usize>,
    /// The decisions and draws that changed the most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// What a whole game tells of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Player {
    /// The number of the seat.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// How many decisions the player made.
    pub decisions: usize,
    /// How much win share they gave away together.
    pub loss: f32,
    /// How many of them gave away more than [`Verdict::MISTAKE`].
    pub mistakes: usize,
    /// How much win share all drawn tiles gave the player, whoever drew them.
    pub luck: f32,
}

/// A moment in which somebody's prospects changed much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The decision.
    pub ply: usize,
    /// Did the decision change so much, or the tile?
    pub cause: Cause,
    /// The seat whose win share changed most.
    pub seat: u8,
    /// The win share before.
    pub from: f32,
    /// The win share after.
    pub to: f32,
}

/// What changed somebody's prospects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A player chose well or badly.
    Decision,
    /// A tile came.
    Draw,
}

/// Reviews a game of either kind. `watch` hears how many decisions have been judged and can end it.
#[must_use]
pub fn review(
    record: &AnyRecord,
    level: Level,
    watch: impl FnMut(usize) -> ControlFlow<()>,
) -> Option<Review> {
    match record {
        AnyRecord::Ra(record) => go_through(record, level, watch),
        AnyRecord::Priests(record) => go_through(record, level, watch),
    }
}

fn go_through<G: Known>(
    record: &Record<G>,
    level: Level,
    mut watch: impl FnMut(usize) -> ControlFlow<()>,
) -> Option<Review> {
    let mut judged = Vec::with_capacity(record.entries().len());
    for ply in plies(record, level) {
        judged.push(ply);
        if watch(judged.len()).is_break() {
            return None;
        }
    }
    Some(Review::of(record, level, judged))
}

impl Review {
    fn of<G: Known>(record: &Record<G>, level: Level, plies: Vec<Ply>) -> Review {
        let end = match record.state() {
            state if state.is_over() => Outlook::of_result(state),
            state => Analyst::new(level).outlook(state),
        };
        let mut review = Review {
            game: G::NAME,
            players: Player::all(record.names(), &plies),
            plies,
            end: by_seat(&end),
            epoch_ends: record.epoch_ends().map(|end| end.ply).collect(),
            turning_points: Vec::new(),
        };
        review.turning_points = review.largest_swings();
        review
    }

    /// What everybody could expect after so many decisions.
    #[must_use]
    pub fn outlook(&self, ply: usize) -> &[SeatOutlook] {
        self.plies.get(ply).map_or(&self.end, |ply| &ply.outlook)
    }

    fn largest_swings(&self) -> Vec<TurningPoint> {
        let mut swings: Vec<TurningPoint> =
            self.plies.iter().filter_map(|ply| self.swing(ply)).collect();
        swings.sort_by(|one, other| other.size().total_cmp(&one.size()));
        let mut told: Vec<TurningPoint> = Vec::new();
        for swing in swings {
            let undone = told.iter().any(|other| other.undoes(&swing));
            if told.len() < TURNING_POINTS && self.lasts(&swing) && !undone {
                told.push(swing);
            }
        }
        told.sort_by_key(|swing| swing.ply);
        told
    }

    /// Is at least half of a swing left when the next few decisions have been made? What comes and
    /// goes at once, as when an auction is called and then won by nobody feared, turns nothing.
    fn lasts(&self, swing: &TurningPoint) -> bool {
        let later = (swing.ply + SOON).min(self.plies.len());
        let after = self.outlook(later).iter().find(|outlook| outlook.seat == swing.seat);
        after.is_some_and(|after| (after.win - swing.from) / (swing.to - swing.from) >= 0.5)
    }

    /// Whose win share a decision or its tile changed most.
    fn swing(&self, ply: &Ply) -> Option<TurningPoint> {
        let luck = ply.luck.as_ref().map_or(0.0, |luck| luck[usize::from(ply.seat) - 1]);
        let cause = if luck.abs() > ply.loss { Cause::Draw } else { Cause::Decision };
        let swing = |(before, after): (&SeatOutlook, &SeatOutlook)| TurningPoint {
            ply: ply.number,
            cause,
            seat: before.seat,
            from: before.win,
            to: after.win,
        };
        let seats = ply.outlook.iter().zip(self.outlook(ply.number));
        seats.map(swing).max_by(|one, other| one.size().total_cmp(&other.size()))
    }
}

impl TurningPoint {
    /// How much the win share changed.
    #[must_use]
    pub fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }

    /// Do both together leave the seat about where it was?
    fn undoes(&self, other: &TurningPoint) -> bool {
        let (first, second) = if self.ply < other.ply { (self, other) } else { (other, self) };
        let opposed = (self.to > self.from) != (other.to > other.from);
        let left = (second.to - first.from).abs();
        self.seat == other.seat && opposed && left < 0.5 * self.size().min(other.size())
    }
}

impl Player {
    /// What the judged decisions of a game tell of the players with these names.
    #[must_use]
    pub fn all(names: &[String], plies: &[Ply]) -> Vec<Player> {
        names.iter().zip(1..).map(|(name, seat)| Player::of(seat, name, plies)).collect()
    }

    fn of(seat: u8, name: &str, plies: &[Ply]) -> Player {
        let own: Vec<&Ply> = plies.iter().filter(|ply| ply.seat == seat).collect();
        let lucks = plies.iter().filter_map(|ply| ply.luck.as_ref());
        Player {
            seat,
            name: name.to_owned(),
            decisions: own.len(),
            loss: own.iter().map(|ply| ply.loss).sum(),
            mistakes: own.iter().filter(|ply| ply.loss > Verdict::MISTAKE).count(),
            luck: lucks.map(|luck| luck[usize::from(seat) - 1]).sum(),
        }
    }

    /// How much win share a decision gave away on average.
    #[must_use]
    pub fn mean_loss(&self) -> f32 {
        let decisions = u16::try_from(self.decisions).unwrap_or(u16::MAX);
        self.loss / f32::from(decisions.max(1))
    }
}
