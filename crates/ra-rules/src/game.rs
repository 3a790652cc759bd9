//! What one game adds to the common table.

use alloc::vec::Vec;
use core::error;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::ops::RangeInclusive;

use crate::hooks::Hooks;
use crate::{Invariant, Kind, ParseKindError, PlayerCount};

/// A small thing that can be copied, compared, printed and sent anywhere.
pub trait Value: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Value for T {}

/// A game that is played at the common table.
///
/// Seats, suns, auctions, the Ra track, the epochs and their order are the same for every game and
/// are written once, in [`State`](crate::State). A game says which tiles there are, what a drawn
/// tile or a won lot asks of its player, and what everything scores.
///
/// The games are those of this crate, and only the rules change a position. Whoever is handed one
/// can look at it and play:
///
/// ```
/// use ra_rules::{Action, Game, IllegalAction, State};
///
/// fn invoke<G: Game>(state: &mut State<G>) -> Result<(), IllegalAction<G>> {
///     state.act(Action::Invoke)
/// }
/// ```
///
/// How a game gives somebody a lot is not for others to call:
///
/// ```compile_fail
/// use ra_rules::{Game, Seat, State};
///
/// fn give_the_lot<G: Game>(state: &mut State<G>, seat: Seat) {
///     let lot = *state.track();
///     G::won(Default::default(), state, seat, lot, &mut |_| {});
/// }
/// ```
pub trait Game: Hooks<Self> + Value {
    /// Which printing or variant of the rules is played.
    type Rules: Rules;
    /// A kind of tile, as it comes out of the bag.
    type Tile: Kind;
    /// A kind of tile, as it lies on the table: the side that shows.
    type Face: Kind;
    /// An action that only this game has.
    type Special: SpecialAction;
    /// Something that only this game asks a player; displayed as the end of the sentence "you are
    /// asked to …".
    type Question: Value + Display;
    /// Something that only happens in this game.
    type Event: Value;
    /// Why a special action is refused, in the player's words.
    type Refusal: Value + Display;
    /// What a player had that a row of the score sheet is for.
    type Fact: Value + Display;

    /// The word for the game in a record.
    const NAME: &'static str;

    /// The name of the game.
    const TITLE: &'static str;

    /// What a player can do on a turn, as the end of the sentence "you are asked to …".
    const TURN: &'static str;

    /// The tile that is never owned: it advances the Ra track and starts an auction.
    const RA: Self::Tile;

    /// What only holds in positions of this game.
    const INVARIANTS: &'static [Invariant<Self>];

    /// How many copies of a tile the bag holds at the beginning.
    fn copies(rules: Self::Rules, tile: Self::Tile) -> u8;

    /// How many tiles or tokens of this kind are in the box: more than in the bag only for tokens.
    fn supply(rules: Self::Rules, tile: Self::Tile) -> u8 {
        Self::copies(rules, tile)
    }

    /// The tile that shows this face.
    fn tile_of(face: Self::Face) -> Self::Tile;

    /// Does a tile stay with its owner when an epoch ends?
    fn outlasts_epoch(face: Self::Face) -> bool;

    /// Must the drawer of a Ra tile bid if nobody else does?
    fn binds_drawer(rules: Self::Rules) -> bool;

    /// Does the Ra tile that fills the Ra track start one last auction before the epoch ends?
    fn has_last_auction(rules: Self::Rules) -> bool;
}

/// Which printing or variant of a game's rules is played: a preset, and where the game has options,
/// those that depart from it.
pub trait Rules: Value + Default {
    /// The names of the presets.
    const PRESETS: &'static [&'static str];

    /// The preset with this name.
    ///
    /// # Errors
    ///
    /// [`UnknownRules`] says which there are.
    fn preset(name: &str) -> Result<Self, UnknownRules>;

    /// The name of the preset.
    fn name(self) -> &'static str;

    /// The numbers of players that the rules are made for.
    fn players(self) -> RangeInclusive<PlayerCount>;

    /// Are the rules made for this many players?
    fn allow(self, players: PlayerCount) -> bool {
        self.players().contains(&players)
    }

    /// The rules with one option set to a value.
    ///
    /// # Errors
    ///
    /// [`UnknownRules`] says which options and values there are.
    fn with_option(self, name: &str, value: &str) -> Result<Self, UnknownRules>;

    /// The options that depart from the preset, with their values, in alphabetical order.
    fn departures(self) -> Vec<(&'static str, &'static str)>;
}

/// Why rules do not exist: says which do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum UnknownRules {
    Preset { game: &'static str, presets: &'static [&'static str] },
    Option { game: &'static str, options: &'static [&'static str] },
    Value { option: &'static str, values: [&'static str; 2] },
}

impl Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownRules::Preset { game, presets } => {
                write!(f, "the rules of {game} are {}", presets.join(", "))
            }
            UnknownRules::Option { game, options: [] } => write!(f, "{game} has no options"),
            UnknownRules::Option { game, options } => {
                write!(f, "the options of {game} are {}", options.join(", "))
            }
            UnknownRules::Value { option, values: [one, other] } => {
                write!(f, "the option {option} is {one} or {other}")
            }
        }
    }
}

impl error::Error for UnknownRules {}

/// An action that only one game has, as a value, as words and as a number.
pub trait SpecialAction: Value + Display {
    /// How many special actions there are.
    const COUNT: u8;

    /// How many of them stand before the bids in the list of all actions; the others come after.
    const BEFORE_BIDS: u8;

    /// How many [ids](crate::Action::id) those before the bids have: fewer than actions, if some
    /// can never be legal at the same time.
    const IDS_BEFORE_BIDS: u8 = Self::BEFORE_BIDS;

    /// The words of these actions, for those who got them wrong.
    const GRAMMAR: &'static str;

    /// What follows the verb of such an action.
    type Argument: Kind;

    /// The place of this action among the special ones, or `None` for what no position allows.
    fn index(self) -> Option<u8>;

    /// The special action at this place.
    ///
    /// # Panics
    ///
    /// From [`SpecialAction::COUNT`] on.
    fn from_index(index: u8) -> Self;

    /// The action that these words name, or `None` if they do not even look like one.
    ///
    /// # Errors
    ///
    /// [`ParseKindError`] if only the argument is wrong.
    fn from_words(words: &[&str]) -> Option<Result<Self, ParseKindError<Self::Argument>>>;
}
