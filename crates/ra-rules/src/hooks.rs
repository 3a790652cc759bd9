//! What a game does when the machine asks it. Only the machine calls this: the hooks change a
//! position without judging whether they may.

use crate::{ActionSet, Event, Game, IllegalAction, Seat, Sheet, State, Track};

/// The parts of a [`Game`] that play it.
pub trait Hooks: Sized {
    /// A tile other than Ra was drawn by the player on turn.
    fn drawn(state: &mut State<Self>, tile: Self::Tile, tell: &mut impl FnMut(Event<Self>))
    where
        Self: Game;

    /// This seat won this lot, and the suns are exchanged.
    fn won(
        state: &mut State<Self>,
        seat: Seat,
        lot: Track<Self::Face>,
        tell: &mut impl FnMut(Event<Self>),
    ) where
        Self: Game;

    /// Whom a question is for.
    fn asked(state: &State<Self>, question: Self::Question) -> Seat
    where
        Self: Game;

    /// The tile that a question is about, if it is neither in the bag nor on the table.
    fn in_hand(question: Self::Question) -> Option<Self::Tile>
    where
        Self: Game;

    /// The special actions that are legal on a turn.
    fn turn_specials(state: &State<Self>) -> ActionSet<Self>
    where
        Self: Game;

    /// The legal answers to a question.
    fn answers(state: &State<Self>, question: Self::Question) -> ActionSet<Self>
    where
        Self: Game;

    /// Plays a special action.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] if the action is not legal; the position is unchanged.
    fn act(
        state: &mut State<Self>,
        special: Self::Special,
        tell: &mut impl FnMut(Event<Self>),
    ) -> Result<(), IllegalAction<Self>>
    where
        Self: Game;

    /// Adds the rows of this game to a player's score sheet, as if the epoch ended now. The row
    /// for suns is common to all games and not among them.
    fn score(state: &State<Self>, seat: Seat, sheet: &mut Sheet<Self>)
    where
        Self: Game;

    /// What else the end of an epoch changes before tiles leave. The score sheets of
    /// [`Hooks::score`] count it in already.
    fn settle_epoch(state: &mut State<Self>, tell: &mut impl FnMut(Event<Self>))
    where
        Self: Game;
}
