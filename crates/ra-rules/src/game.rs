//! What one game adds to the common table.

use alloc::string::String;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{
    ActionSet, Event, IllegalAction, Invariant, Kind, PlayerCount, Seat, Sheet, State, Track,
};

/// A game that is played at the common table.
///
/// Seats, suns, auctions, the Ra track, the epochs and their order are the same for every game and
/// are written once, in [`State`]. A game says which tiles there are, what a drawn tile or a won
/// lot asks of its player, and what everything scores.
pub trait Game: Copy + Eq + Hash + Debug + 'static {
    /// Which printing or variant of the rules is played.
    type Rules: Rules;
    /// A kind of tile.
    type Tile: Kind;
    /// An action that only this game has.
    type Special: Special;
    /// Something that only this game asks a player; displayed as the end of the sentence "you are
    /// asked to …".
    type Question: Copy + Eq + Hash + Debug + Display;
    /// Something that only happens in this game.
    type Event: Copy + Eq + Debug;
    /// Why a special action is refused, in the player's words.
    type Refusal: Copy + Eq + Debug + Display;
    /// What a player had that a row of the score sheet is for.
    type Fact: Copy + Eq + Hash + Debug + Display;

    /// The word for the game in a record.
    const NAME: &'static str;

    /// What a player can do on a turn, as the end of the sentence "you are asked to …".
    const TURN: &'static str;

    /// The tile that is never owned: it advances the Ra track and starts an auction.
    const RA: Self::Tile;

    /// What only holds in positions of this game.
    const INVARIANTS: &'static [Invariant<Self>];

    /// How many copies of a tile the bag holds at the beginning.
    fn copies(rules: Self::Rules, tile: Self::Tile) -> u8;

    /// Does a tile stay with its owner when an epoch ends?
    fn outlasts_epoch(tile: Self::Tile) -> bool;

    /// A tile other than Ra was drawn by the player on turn.
    fn drawn(state: &mut State<Self>, tile: Self::Tile, tell: &mut impl FnMut(Event<Self>));

    /// This seat won this lot, and the suns are exchanged.
    fn won(
        state: &mut State<Self>,
        seat: Seat,
        lot: Track<Self::Tile>,
        tell: &mut impl FnMut(Event<Self>),
    );

    /// Whom a question is for.
    fn asked(state: &State<Self>, question: Self::Question) -> Seat;

    /// The special actions that are legal on a turn.
    fn turn_specials(state: &State<Self>) -> ActionSet<Self>;

    /// The legal answers to a question.
    fn answers(state: &State<Self>, question: Self::Question) -> ActionSet<Self>;

    /// Plays a special action.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] if the action is not legal; the position is unchanged.
    fn act(
        state: &mut State<Self>,
        special: Self::Special,
        tell: &mut impl FnMut(Event<Self>),
    ) -> Result<(), IllegalAction<Self>>;

    /// Adds the rows of this game to a player's score sheet, as if the epoch ended now. The row
    /// for suns is common to all games and not among them.
    fn score(state: &State<Self>, seat: Seat, sheet: &mut Sheet<Self>);
}

/// Which printing or variant of a game's rules is played.
///
/// Read and displayed as the word that stands for it in a record.
pub trait Rules: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> {
    /// Are the rules made for this many players?
    fn allow(self, players: PlayerCount) -> bool;

    /// The number of players that the rules are made for, in words.
    fn players(self) -> &'static str;
}

/// An action that only one game has, as a value, as words and as a dense number.
pub trait Special: Copy + Eq + Hash + Debug + Display {
    /// How many special actions there are.
    const COUNT: u8;

    /// How many of them have an [id](crate::Action::id) before the bids; the others come after.
    const BEFORE_BIDS: u8;

    /// The words of these actions, for those who got them wrong.
    const GRAMMAR: &'static str;

    /// The place of this action among the special ones, or `None` for what no position allows.
    fn index(self) -> Option<u8>;

    /// The special action at this place.
    ///
    /// # Panics
    ///
    /// From [`Special::COUNT`] on.
    fn from_index(index: u8) -> Self;

    /// The action that these words name, or `None` if they name none.
    ///
    /// # Errors
    ///
    /// A sentence about the argument, if that is what is wrong.
    fn from_words(words: &[&str]) -> Option<Result<Self, String>>;
}
