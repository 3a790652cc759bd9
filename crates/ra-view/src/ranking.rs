//! Who won, and what decided.

use ra_rules::{Seat, Sun, Table};
use serde::Serialize;

use crate::voice::Voice;
use crate::{Key, Perspective, Portray};

/// The ranking at the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankingView {
    /// Who won, in a sentence.
    pub text: String,
    /// Everybody from the first place to the last.
    pub places: Vec<PlaceView>,
}

/// A player's place in the ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceView {
    /// The place from 1.
    pub place: usize,
    /// The number of the seat.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// Is this the viewer?
    pub is_you: bool,
    /// The final score.
    pub score: u16,
    /// The highest single sun, which decides between equal scores.
    pub highest_sun: Option<u8>,
    /// What decided, if somebody else has the same score.
    pub tie_break: Option<String>,
}

impl<G: Portray> Perspective<'_, G> {
    /// The ranking, once the game is over.
    pub(crate) fn ranking(&self) -> Option<RankingView> {
        self.state().is_over().then(|| self.voice.ranking(self.state().table()))
    }
}

impl Voice<'_> {
    /// The ranking of a game that is over.
    pub fn ranking(&self, table: &Table) -> RankingView {
        let mut seats: Vec<Seat> = table.players().seats().collect();
        seats.sort_by_key(|&seat| table.ranking()[seat]);
        let places: Vec<PlaceView> = seats.iter().map(|&seat| self.place(table, seat)).collect();
        let text = self.result(&places, table.leader());
        RankingView { text, places }
    }

    fn result(&self, places: &[PlaceView], winner: Seat) -> String {
        let [first, second, ..] = places else { return String::new() };
        let tied = first.score == second.score;
        let key = if tied { Key::ResultTied } else { Key::Result };
        let sentence = self.sentence(key).of(winner).with("n", first.score);
        let sentence = sentence.with("second", second.score);
        sentence.with("sun", first.highest_sun.unwrap_or_default()).say()
    }

    fn place(&self, table: &Table, seat: Seat) -> PlaceView {
        let score = table.scores()[seat];
        let highest = table.suns(seat).highest().map(Sun::number);
        let tied = table.scores().iter().filter(|&&other| other == score).count() > 1;
        let tie_break = tied.then(|| {
            let sentence = self.sentence(Key::TieBreak);
            sentence.with("sun", highest.unwrap_or_default()).say()
        });
        PlaceView {
            place: table.ranking()[seat].number(),
            seat: seat.number(),
            name: self.name(seat).into(),
            is_you: self.is_you(seat),
            score,
            highest_sun: highest,
            tie_break,
        }
    }
}
