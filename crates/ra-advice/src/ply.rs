//! One decision of a game after the other, judged.

use ra_bots::{Analyst, Level, Trained, next_is_ra};
use ra_record::{Entry, Record};
use ra_rules::{Action, State};
use serde::Serialize;

use crate::{SeatOutlook, by_seat};

/// A decision of a game, and what to think of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ply {
    /// The number of the decision, from 1.
    #[serde(rename = "ply")]
    pub number: usize,
    /// Whose decision it was.
    pub seat: u8,
    /// What was done, in the words of a record.
    pub action: String,
    /// The tile that came, if it was a draw.
    pub tile: Option<String>,
    /// How much win share the decision gave away.
    pub loss: f32,
    /// The best action, in the words of a record.
    pub best: String,
    /// How much win share the drawn tile gave each seat.
    pub luck: Option<Vec<f32>>,
    /// The chance before the decision that the next tile from the bag is a Ra tile.
    pub next_is_ra: f32,
    /// What everybody could expect before the decision.
    pub outlook: Vec<SeatOutlook>,
}

/// Judges the decisions of a game, each when it is asked for.
pub fn plies<G: Trained>(record: &Record<G>, level: Level) -> impl Iterator<Item = Ply> {
    let analyst = Analyst::new(level);
    let decisions = record.states().zip(record.entries()).zip(1..);
    decisions.map(move |((state, entry), number)| judge(analyst, &state, entry, number))
}

fn judge<G: Trained>(analyst: Analyst, state: &State<G>, entry: &Entry<G>, number: usize) -> Ply {
    let judgement = analyst.judge(state).expect("a record has entries where somebody is to act");
    let chosen = judgement.options.iter().find(|option| option.action == entry.action);
    let chosen = chosen.expect("the record was judged");
    let luck = entry.tile.map(|tile| {
        let mut drawing = *state;
        drawing.act(Action::Draw).expect("the record was judged");
        let luck = analyst.luck(&drawing, tile).expect("the record was judged");
        luck.seats().iter().map(|prospect| prospect.win).collect()
    });
    Ply {
        number,
        seat: entry.seat.number(),
        action: entry.action.to_string(),
        tile: entry.tile.map(|tile| tile.to_string()),
        loss: chosen.loss,
        best: judgement.options[0].action.to_string(),
        luck,
        next_is_ra: next_is_ra(state),
        outlook: by_seat(&judgement.options[0].outlook),
    }
}
