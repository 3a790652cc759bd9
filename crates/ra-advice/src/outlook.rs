//! What everybody can expect, as plain data.

use ra_bots::Outlook;
use ra_rules::Seat;
use serde::Serialize;

/// What a player can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatOutlook {
    /// The number of the seat.
    pub seat: u8,
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The expected final score.
    pub score: f32,
    /// The standard deviation of the final score.
    pub spread: f32,
}

/// What every player can expect, in the order of the seats.
#[must_use]
pub fn by_seat(outlook: &Outlook) -> Vec<SeatOutlook> {
    let seats = outlook.seats();
    let one = |seat: Seat| SeatOutlook {
        seat: seat.number(),
        win: seats[seat].win,
        score: seats[seat].score,
        spread: seats[seat].spread(),
    };
    seats.seats().map(one).collect()
}
