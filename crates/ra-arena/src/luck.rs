//! How much of the result of a game was luck.
//!
//! Whoever values positions can say before a draw what each tile would be worth, and afterwards how
//! lucky everybody was. Luck is zero on average, however wrong the values are: so a result without
//! it is right on average, too, and the better the values, the less it differs from game to game.

use ra_bots::{Analyst, Level, Trained};
use ra_record::Record;
use ra_rules::Action;

/// What the tiles of a game brought to a seat, compared with what could be expected of each draw.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// Win share.
    pub wins: f64,
    /// Points.
    pub points: f64,
}

/// Values positions for this purpose: quick, since a game has a hundred draws.
const VALUER: Analyst = Analyst::new(Level::Strong);

/// How lucky each seat was in a game.
#[must_use]
pub fn luck<G: Trained>(record: &Record<G>) -> Vec<Luck> {
    let mut lucks = vec![Luck::default(); record.state().table().players().get()];
    for (mut state, entry) in record.states().zip(record.entries()) {
        let Some(tile) = entry.tile else { continue };
        state.act(Action::Draw).expect("the record was judged");
        let outlook = VALUER.luck(&state, tile).expect("the record was judged");
        for (luck, prospect) in lucks.iter_mut().zip(outlook.seats().iter()) {
            luck.wins += f64::from(prospect.win);
            luck.points += f64::from(prospect.score);
        }
    }
    lucks
}
