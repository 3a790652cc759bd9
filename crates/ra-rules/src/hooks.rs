//! What a game does when the machine asks it. The hooks change a position without judging whether
//! they may, so only the machine can call them: they ask for its [`Warrant`].

use crate::key::Key;
use crate::{ActionSet, Event, Game, IllegalAction, Seat, Sheet, State, Track};

/// Leave to change a position. Nobody outside this crate can make one.
#[derive(Clone, Copy, Debug)]
pub struct Warrant(());

impl Warrant {
    pub(crate) const OF_THE_MACHINE: Warrant = Warrant(());
}

/// The parts of a game that play it. `G` is the game itself.
pub trait Hooks<G: Game> {
    /// A tile other than Ra was drawn by the player on turn.
    fn drawn(
        warrant: Warrant,
        state: &mut State<G>,
        tile: G::Tile,
        tell: &mut impl FnMut(Event<G>),
    );

    /// This seat won this lot, and the suns are exchanged.
    fn won(
        warrant: Warrant,
        state: &mut State<G>,
        seat: Seat,
        lot: Track<G::Face>,
        tell: &mut impl FnMut(Event<G>),
    );

    /// Whom a question is for.
    fn asked(state: &State<G>, question: G::Question) -> Seat;

    /// The tile that a question is about, if it is neither in the bag nor on the table.
    fn in_hand(question: G::Question) -> Option<G::Tile>;

    /// The special actions that are legal on a turn.
    fn turn_specials(state: &State<G>) -> ActionSet<G>;

    /// The legal answers to a question.
    fn answers(state: &State<G>, question: G::Question) -> ActionSet<G>;

    /// Plays a special action.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] if the action is not legal; the position is unchanged.
    fn act(
        warrant: Warrant,
        state: &mut State<G>,
        special: G::Special,
        tell: &mut impl FnMut(Event<G>),
    ) -> Result<(), IllegalAction<G>>;

    /// Adds the rows of this game to a player's score sheet, as if the epoch ended now. The row
    /// for suns is common to all games and not among them.
    fn score(state: &State<G>, seat: Seat, sheet: &mut Sheet<G>);

    /// Adds what only this game has, its rules and what it asks, to the key of a position.
    fn absorb_special(state: &State<G>, key: &mut Key);

    /// What else the end of an epoch changes before tiles leave. The score sheets of
    /// [`Hooks::score`] count it in already.
    fn settle_epoch(warrant: Warrant, state: &mut State<G>, tell: &mut impl FnMut(Event<G>));
}
