//! What a player can do, as a value, as words, and as a dense number for learning programs.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::str::FromStr;
use core::{error, fmt};

use crate::{Game, ParseKindError, ParseSunError, SpecialAction, Sun, SunSet};

/// One decision of a player.
///
/// ```
/// use ra_rules::ra::{Action, Special, Tile};
///
/// let action: Action = "god step-pyramid".parse()?;
/// assert_eq!(action, Action::Special(Special::God(Tile::StepPyramid)));
/// assert_eq!(action.to_string(), "god step-pyramid");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<S> {
    /// Draw a tile from the bag.
    Draw,
    /// Invoke Ra: call an auction.
    Invoke,
    /// Bid this sun.
    Bid(Sun),
    /// Do not bid.
    Pass,
    /// Do something that only this game has.
    Special(S),
}

const DRAW: u8 = 0;
const INVOKE: u8 = 1;
const FIRST_SPECIAL: u8 = 2;
const SUNS: u8 = 16;

impl<S: SpecialAction> Action<S> {
    /// The number of actions that some position allows.
    pub const COUNT: u8 = FIRST_SPECIAL + S::COUNT + SUNS + 1;

    /// The number of action ids.
    pub const IDS: u8 = Self::COUNT - (S::BEFORE_BIDS - S::IDS_BEFORE_BIDS);

    const FIRST_BID: u8 = FIRST_SPECIAL + S::BEFORE_BIDS;
    const PASS: u8 = Self::FIRST_BID + SUNS;
    const LATER_SPECIAL: u8 = Self::PASS + 1;

    /// The dense number of this action, from 0 to [`Action::IDS`] − 1: draw, invoke, specials,
    /// bids from low to high, pass, more specials. No two actions that are legal in one position
    /// share a number.
    ///
    /// `None` for what no position ever allows.
    #[must_use]
    pub fn id(self) -> Option<u8> {
        let index = self.index()?;
        Some(match index.checked_sub(Self::FIRST_BID) {
            Some(later) => FIRST_SPECIAL + S::IDS_BEFORE_BIDS + later,
            None if index < FIRST_SPECIAL => index,
            None => FIRST_SPECIAL + (index - FIRST_SPECIAL) % S::IDS_BEFORE_BIDS,
        })
    }

    /// The place of this action in the list of all actions.
    fn index(self) -> Option<u8> {
        Some(match self {
            Action::Draw => DRAW,
            Action::Invoke => INVOKE,
            Action::Bid(sun) => Self::FIRST_BID + sun.number() - 1,
            Action::Pass => Self::PASS,
            Action::Special(special) => match special.index()? {
                index if index < S::BEFORE_BIDS => FIRST_SPECIAL + index,
                index => Self::LATER_SPECIAL + index - S::BEFORE_BIDS,
            },
        })
    }

    fn from_index(index: u8) -> Option<Action<S>> {
        Some(match index {
            DRAW => Action::Draw,
            INVOKE => Action::Invoke,
            _ if index < Self::FIRST_BID => Action::Special(S::from_index(index - FIRST_SPECIAL)),
            _ if index < Self::PASS => Action::Bid(Sun::at(index - Self::FIRST_BID + 1)),
            _ if index == Self::PASS => Action::Pass,
            _ if index < Self::COUNT => {
                Action::Special(S::from_index(index - Self::LATER_SPECIAL + S::BEFORE_BIDS))
            }
            _ => return None,
        })
    }

    /// Every action that some position allows, in a fixed order.
    pub fn all() -> impl Iterator<Item = Action<S>> {
        (0..Self::COUNT).filter_map(Action::from_index)
    }
}

impl<S: fmt::Display> fmt::Display for Action<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Invoke => f.write_str("invoke"),
            Action::Bid(sun) => write!(f, "bid {sun}"),
            Action::Pass => f.write_str("pass"),
            Action::Special(special) => special.fmt(f),
        }
    }
}

/// Why a text is no action: says what would be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseActionError<S: SpecialAction> {
    /// The words do not look like an action.
    Words,
    /// What follows `bid` is no sun.
    Sun(ParseSunError),
    /// What follows the verb of a special action is not of the right kind.
    Argument(ParseKindError<S::Argument>),
}

impl<S: SpecialAction> fmt::Display for ParseActionError<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Words => {
                write!(f, "an action is draw, invoke, bid SUN, pass, {}", S::GRAMMAR)
            }
            ParseActionError::Sun(error) => error.fmt(f),
            ParseActionError::Argument(error) => error.fmt(f),
        }
    }
}

impl<S: SpecialAction> error::Error for ParseActionError<S> {}

impl<S: SpecialAction> Action<S> {
    /// The action that these words name.
    ///
    /// # Errors
    ///
    /// [`ParseActionError`] says what would be right.
    pub fn from_words(words: &[&str]) -> Result<Action<S>, ParseActionError<S>> {
        match *words {
            ["draw"] => Ok(Action::Draw),
            ["invoke"] => Ok(Action::Invoke),
            ["pass"] => Ok(Action::Pass),
            ["bid", sun] => sun.parse().map(Action::Bid).map_err(ParseActionError::Sun),
            _ => match S::from_words(words) {
                Some(special) => special.map(Action::Special).map_err(ParseActionError::Argument),
                None => Err(ParseActionError::Words),
            },
        }
    }
}

/// Reads words that are separated by one space each.
impl<S: SpecialAction> FromStr for Action<S> {
    type Err = ParseActionError<S>;

    fn from_str(text: &str) -> Result<Action<S>, ParseActionError<S>> {
        Action::from_words(&text.split(' ').collect::<Vec<_>>())
    }
}

/// A set of actions.
///
/// ```
/// use ra_rules::ra::{Action, ActionSet};
///
/// let turn: ActionSet = [Action::Draw, Action::Invoke].into_iter().collect();
/// assert_eq!(turn.mask(), 0b11);
/// assert!(!turn.contains(Action::Pass));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ActionSet<G> {
    bits: u64,
    game: PhantomData<G>,
}

impl<G: Game> ActionSet<G> {
    /// No action.
    pub const EMPTY: ActionSet<G> = ActionSet::from_bits(0);

    pub(crate) const DRAW: ActionSet<G> = ActionSet::from_bits(1 << DRAW);
    pub(crate) const INVOKE: ActionSet<G> = ActionSet::from_bits(1 << INVOKE);
    pub(crate) const PASS: ActionSet<G> = ActionSet::from_bits(1 << Action::<G::Special>::PASS);

    const fn from_bits(bits: u64) -> ActionSet<G> {
        assert!(Action::<G::Special>::COUNT <= 64, "a bit for each action");
        ActionSet { bits, game: PhantomData }
    }

    /// The bids with these suns.
    pub(crate) fn bids(suns: SunSet) -> ActionSet<G> {
        ActionSet::from_bits(u64::from(suns.bits()) << Action::<G::Special>::FIRST_BID)
    }

    /// The mask for learning programs: bit `n` is the action with id `n`.
    #[must_use]
    pub fn mask(self) -> u64 {
        self.iter().filter_map(Action::id).fold(0, |mask, id| mask | 1 << id)
    }

    /// The action of this set with this id.
    #[must_use]
    pub fn with_id(self, id: u8) -> Option<Action<G::Special>> {
        self.iter().find(|action| action.id() == Some(id))
    }

    /// Is this action in the set?
    #[must_use]
    pub fn contains(self, action: Action<G::Special>) -> bool {
        action.index().is_some_and(|index| self.bits >> index & 1 == 1)
    }

    /// How many actions there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Is there no action?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Adds an action, unless it is one that no position allows.
    pub fn insert(&mut self, action: Action<G::Special>) {
        if let Some(index) = action.index() {
            self.bits |= 1 << index;
        }
    }

    /// The actions of both sets together.
    #[must_use]
    pub const fn union(self, other: ActionSet<G>) -> ActionSet<G> {
        ActionSet::from_bits(self.bits | other.bits)
    }

    /// The actions in the order of [`Action::all`].
    #[must_use]
    pub fn iter(self) -> ActionSetIter<G> {
        self.into_iter()
    }

    /// The action at this place in the order of [`Action::all`], counted from 0.
    #[must_use]
    pub fn nth(self, place: u32) -> Option<Action<G::Special>> {
        let mut rest = self.bits;
        for _ in 0..place.min(u64::BITS) {
            rest &= rest.saturating_sub(1);
        }
        u8::try_from(rest.trailing_zeros()).ok().and_then(Action::from_index)
    }
}

impl<G: Game> IntoIterator for ActionSet<G> {
    type Item = Action<G::Special>;
    type IntoIter = ActionSetIter<G>;

    fn into_iter(self) -> ActionSetIter<G> {
        ActionSetIter(self)
    }
}

/// The actions of a set, in the order of [`Action::all`].
#[derive(Clone, Debug)]
pub struct ActionSetIter<G: Game>(ActionSet<G>);

impl<G: Game> Iterator for ActionSetIter<G> {
    type Item = Action<G::Special>;

    fn next(&mut self) -> Option<Action<G::Special>> {
        let first = self.0.nth(0)?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl<G: Game> ExactSizeIterator for ActionSetIter<G> {}

impl<G: Game> FromIterator<Action<G::Special>> for ActionSet<G> {
    fn from_iter<I: IntoIterator<Item = Action<G::Special>>>(actions: I) -> ActionSet<G> {
        actions.into_iter().fold(ActionSet::EMPTY, |mut set, action| {
            set.insert(action);
            set
        })
    }
}

impl<G: Game> fmt::Debug for ActionSet<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
