//! The game of Priests of Ra: its two-sided tiles, what they ask of players, and its scoring.

mod event;
mod invariants;
mod question;
mod refusal;
pub mod scoring;
mod special;
mod tile;
mod turning;
mod variant;

pub use event::SpecialEvent;
pub use question::Question;
pub use refusal::Refusal;
pub use scoring::Fact;
pub use special::Special;
pub use tile::{Face, Tile};
pub use variant::{Choice, Preset, Steps, Variant};

use crate::hooks::{Hooks, Warrant};
use crate::key::Key;
use crate::{Game, Invariant, Phase, Seat, Track};

/// The game of Priests of Ra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Priests;

/// A position of Priests of Ra.
pub type State = crate::State<Priests>;
/// How a game of Priests of Ra begins.
pub type Setup = crate::Setup<Priests>;
/// A position of Priests of Ra set up by hand.
pub type Position = crate::Position<Priests>;
/// A decision of a player of Priests of Ra.
pub type Action = crate::Action<Special>;
/// A set of actions of Priests of Ra.
pub type ActionSet = crate::ActionSet<Priests>;
/// Why an action breaks the rules of Priests of Ra.
pub type IllegalAction = crate::IllegalAction<Priests>;
/// Something that happened in a game of Priests of Ra.
pub type Event = crate::Event<Priests>;
/// A score sheet of Priests of Ra.
pub type Sheet = crate::Sheet<Priests>;
/// A number of tiles with each face.
pub type Faces = crate::Counts<Face>;

const _: () = assert!(size_of::<State>() <= 256, "a state stays small enough to copy freely");

impl Game for Priests {
    type Rules = Variant;
    type Tile = Tile;
    type Face = Face;
    type Special = Special;
    type Question = Question;
    type Event = SpecialEvent;
    type Refusal = Refusal;
    type Fact = Fact;

    const NAME: &'static str = "priests";
    const TITLE: &'static str = "Priests of Ra";
    const TURN: &'static str = "draw a tile or invoke Ra";
    const RA: Tile = Tile::Ra;
    const INVARIANTS: &'static [Invariant<Priests>] = invariants::ALL;

    fn copies(rules: Variant, tile: Tile) -> u8 {
        match tile {
            Tile::Ra | Tile::FarmerWarrior | Tile::MerchantScribe => 30,
            Tile::GranaryFortress | Tile::MarketLibrary | Tile::Priest => 15,
            Tile::GreenRed | Tile::BlueYellow => rules.coloured_pyramids(),
            Tile::Colourless => 1,
            Tile::Plague => 10,
            Tile::Ankh if rules.ankhs_are_tokens() => 0,
            Tile::Ankh => 14,
        }
    }

    fn supply(rules: Variant, tile: Tile) -> u8 {
        match tile {
            Tile::Ankh if rules.ankhs_are_tokens() => 20,
            tile => Priests::copies(rules, tile),
        }
    }

    fn tile_of(face: Face) -> Tile {
        face.tile()
    }

    fn outlasts_epoch(face: Face) -> bool {
        face.outlasts_epoch()
    }

    fn binds_drawer(rules: Variant) -> bool {
        rules.drawer_must_bid()
    }

    fn has_last_auction(rules: Variant) -> bool {
        rules.has_last_auction()
    }
}

impl Hooks<Priests> for Priests {
    fn drawn(_: Warrant, state: &mut State, tile: Tile, tell: &mut impl FnMut(Event)) {
        match *tile.faces() {
            [face] => state.lay(face, tell),
            _ => state.phase = Phase::Question(Question::Side(tile)),
        }
    }

    fn won(
        _: Warrant,
        state: &mut State,
        seat: Seat,
        lot: Track<Face>,
        tell: &mut impl FnMut(Event),
    ) {
        turning::receive(state, seat, lot, tell);
    }

    fn asked(state: &State, question: Question) -> Seat {
        match question {
            Question::Side(_) => state.table.turn,
            Question::Turn(seat) => seat,
        }
    }

    fn in_hand(question: Question) -> Option<Tile> {
        match question {
            Question::Side(tile) => Some(tile),
            Question::Turn(_) => None,
        }
    }

    fn turn_specials(_: &State) -> ActionSet {
        ActionSet::EMPTY
    }

    fn answers(state: &State, question: Question) -> ActionSet {
        match question {
            Question::Side(tile) => {
                tile.faces().iter().map(|&face| Action::Special(Special::Show(face))).collect()
            }
            Question::Turn(seat) => turning::choices(state, seat),
        }
    }

    fn act(
        _: Warrant,
        state: &mut State,
        special: Special,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        match (state.phase, special) {
            (Phase::Question(Question::Side(tile)), Special::Show(face)) => {
                if !tile.faces().contains(&face) {
                    return Err(IllegalAction::Special(Refusal::NotASideOf { tile, face }));
                }
                state.lay(face, tell);
                Ok(())
            }
            (Phase::Question(Question::Turn(seat)), Special::Turn(face)) => {
                turning::turn(state, seat, face, tell)
            }
            (Phase::Question(Question::Turn(_)), Special::Keep) => {
                state.end_turn(tell);
                Ok(())
            }
            _ => Err(state.not_asked()),
        }
    }

    fn score(state: &State, seat: Seat, sheet: &mut Sheet) {
        scoring::score(state, seat, sheet);
    }

    fn absorb_special(state: &State, key: &mut Key) {
        key.absorb(state.rules.word());
        if let Phase::Question(question) = state.phase {
            key.absorb(question.word());
        }
    }

    fn settle_epoch(_: Warrant, state: &mut State, tell: &mut impl FnMut(Event)) {
        scoring::settle_epoch(state, tell);
    }
}
