//! The game of Ra: its tiles, what they ask of players, and its scoring.

mod disaster;
mod edition;
mod event;
mod gods;
mod invariants;
mod question;
mod refusal;
pub mod scoring;
mod special;
mod tile;

pub use disaster::Toll;
pub use edition::Edition;
pub use event::SpecialEvent;
pub use question::{Discard, Question};
pub use refusal::Refusal;
pub use scoring::Fact;
pub use special::Special;
pub use tile::{Category, Tile};

use crate::hooks::{Hooks, Warrant};
use crate::key::Key;
use crate::{Game, Invariant, Phase, Seat, Track};

/// The game of Ra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ra;

/// A position of Ra.
pub type State = crate::State<Ra>;
/// How a game of Ra begins.
pub type Setup = crate::Setup<Ra>;
/// A position of Ra set up by hand.
pub type Position = crate::Position<Ra>;
/// A decision of a player of Ra.
pub type Action = crate::Action<Special>;
/// A set of actions of Ra.
pub type ActionSet = crate::ActionSet<Ra>;
/// Why an action breaks the rules of Ra.
pub type IllegalAction = crate::IllegalAction<Ra>;
/// Something that happened in a game of Ra.
pub type Event = crate::Event<Ra>;
/// A score sheet of Ra.
pub type Sheet = crate::Sheet<Ra>;
/// A number of tiles of each kind.
pub type Tiles = crate::Counts<Tile>;

const _: () = assert!(size_of::<State>() <= 256, "a state stays small enough to copy freely");

impl Game for Ra {
    type Rules = Edition;
    type Tile = Tile;
    type Face = Tile;
    type Special = Special;
    type Question = Question;
    type Event = SpecialEvent;
    type Refusal = Refusal;
    type Fact = Fact;

    const NAME: &'static str = "ra";
    const TITLE: &'static str = "Ra";
    const TURN: &'static str = "draw a tile, invoke Ra or spend a god";
    const RA: Tile = Tile::Ra;
    const INVARIANTS: &'static [Invariant<Ra>] = invariants::ALL;

    fn copies(_: Edition, tile: Tile) -> u8 {
        tile.copies()
    }

    fn tile_of(face: Tile) -> Tile {
        face
    }

    fn outlasts_epoch(tile: Tile) -> bool {
        tile.outlasts_epoch()
    }

    fn binds_drawer(_: Edition) -> bool {
        false
    }

    fn has_last_auction(_: Edition) -> bool {
        false
    }
}

impl Hooks<Ra> for Ra {
    fn drawn(_: Warrant, state: &mut State, tile: Tile, tell: &mut impl FnMut(Event)) {
        state.lay(tile, tell);
    }

    fn won(
        _: Warrant,
        state: &mut State,
        seat: Seat,
        lot: Track<Tile>,
        tell: &mut impl FnMut(Event),
    ) {
        disaster::receive(state, seat, lot.tiles(), false, tell);
    }

    fn asked(state: &State, question: Question) -> Seat {
        match question {
            Question::Gods => state.table.turn,
            Question::Discard(discard) => discard.owner,
        }
    }

    fn in_hand(_: Question) -> Option<Tile> {
        None
    }

    fn turn_specials(state: &State) -> ActionSet {
        gods::actions(state)
    }

    fn answers(state: &State, question: Question) -> ActionSet {
        match question {
            Question::Gods => {
                let stop = [Action::Special(Special::Stop)].into_iter().collect();
                gods::actions(state).union(stop)
            }
            Question::Discard(discard) => disaster::choices(state, discard),
        }
    }

    fn act(
        _: Warrant,
        state: &mut State,
        special: Special,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        match (state.phase, special) {
            (Phase::Turn | Phase::Question(Question::Gods), Special::God(tile)) => {
                gods::spend(state, tile, tell)
            }
            (Phase::Question(Question::Gods), Special::Stop) => {
                state.end_turn(tell);
                Ok(())
            }
            (Phase::Question(Question::Discard(discard)), Special::Discard(tile)) => {
                disaster::pay(state, discard, tile, tell)
            }
            _ => Err(state.not_asked()),
        }
    }

    fn score(state: &State, seat: Seat, sheet: &mut Sheet) {
        scoring::score(state, seat, sheet);
    }

    fn absorb_special(state: &State, key: &mut Key) {
        let edition = match state.rules {
            Edition::Of1999 => 0,
            Edition::Of2016 => 1,
            Edition::Of2022 => 2,
        };
        key.absorb(edition);
        if let Phase::Question(question) = state.phase {
            key.absorb(question.word());
        }
    }

    fn settle_epoch(_: Warrant, _: &mut State, _: &mut impl FnMut(Event)) {}
}
