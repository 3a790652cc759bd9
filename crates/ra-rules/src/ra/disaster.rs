//! Disasters: what their new owner loses, and what the owner may choose (R5).
//!
//! Every disaster tile costs two tiles of its category, or as many as there are. Pharaohs, floods
//! and niles go without a question. Which civilizations and monuments go is the owner's choice,
//! one tile at a time, for as long as there is a choice.

use super::{
    Action, ActionSet, Category, Discard, Event, IllegalAction, Question, Refusal, Special,
    SpecialEvent, State, Tile, Tiles, gods,
};
use crate::{Kind, Phase, Seat};

/// How many tiles each disaster tile costs.
const PER_DISASTER: u8 = 2;

/// Tiles that an owner still has to give up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Toll {
    /// Civilizations, for unrest. They are settled first.
    pub civilizations: u8,
    /// Monuments, for earthquakes.
    pub monuments: u8,
}

/// Gives tiles to a player, who owns them all before their disasters strike, and then goes on
/// with the turn or asks what the disasters take.
pub(super) fn receive(
    state: &mut State,
    seat: Seat,
    lot: impl Iterator<Item = Tile>,
    by_god: bool,
    tell: &mut impl FnMut(Event),
) {
    let tiles = &mut state.tiles[seat];
    let disasters = add(tiles, lot.inspect(|&face| tell(Event::Taken { seat, face })));
    for &disaster in &Tile::ALL[Tile::Funeral as usize..] {
        for _ in 0..disasters[disaster] {
            tell(Event::Special(SpecialEvent::Struck { seat, disaster }));
        }
    }
    let toll = strike(tiles, &disasters, &mut lost_by(seat, tell));
    collect(state, Discard { owner: seat, toll, by_god }, tell);
}

/// Adds the tiles of a lot to a player's, all but its disasters, which it returns.
fn add(tiles: &mut Tiles, lot: impl Iterator<Item = Tile>) -> Tiles {
    let mut disasters = Tiles::EMPTY;
    for tile in lot {
        let pile = if tile.category() == Category::Disaster { &mut disasters } else { &mut *tiles };
        pile.add(tile, 1);
    }
    disasters
}

/// The owner gives up a tile that a disaster takes.
pub(super) fn pay(
    state: &mut State,
    discard: Discard,
    tile: Tile,
    tell: &mut impl FnMut(Event),
) -> Result<(), IllegalAction> {
    let owner = discard.owner;
    if !discard.toll.choice().contains(&tile) {
        return Err(IllegalAction::Special(Refusal::NotAtRisk(tile)));
    }
    if state.tiles[owner][tile] == 0 {
        return Err(IllegalAction::Special(Refusal::NotOwned(tile)));
    }
    let toll = discard.toll.pay(&mut state.tiles[owner], tile, &mut lost_by(owner, tell));
    collect(state, Discard { toll, ..discard }, tell);
    Ok(())
}

/// The tiles that the owner may give up.
pub(super) fn choices(state: &State, discard: Discard) -> ActionSet {
    let owned = &state.tiles[discard.owner];
    let at_risk = discard.toll.choice().iter().filter(|&&tile| owned[tile] > 0);
    at_risk.map(|&tile| Action::Special(Special::Discard(tile))).collect()
}

/// Asks for what is still due, or goes on with the turn if that is nothing.
fn collect(state: &mut State, discard: Discard, tell: &mut impl FnMut(Event)) {
    if !discard.toll.is_paid() {
        state.phase = Phase::Question(Question::Discard(discard));
    } else if discard.by_god && !gods::actions(state).is_empty() {
        state.phase = Phase::Question(Question::Gods);
    } else {
        state.end_turn(tell);
    }
}

fn lost_by(seat: Seat, tell: &mut impl FnMut(Event)) -> impl FnMut(Tile) {
    move |tile| tell(Event::Special(SpecialEvent::Lost { seat, tile }))
}

/// Resolves the disasters of a lot as far as there is nothing to choose, and says what the owner
/// must still give up.
///
/// `tiles` are the owner's, with everything else of the lot; `lost` hears of every tile that goes.
fn strike(tiles: &mut Tiles, lot: &Tiles, lost: &mut impl FnMut(Tile)) -> Toll {
    take(tiles, Tile::Pharaoh, PER_DISASTER * lot[Tile::Funeral], lost);

    let dry = PER_DISASTER * lot[Tile::Drought];
    let floods = take(tiles, Tile::Flood, dry, lost);
    take(tiles, Tile::Nile, dry - floods, lost);

    Toll {
        civilizations: PER_DISASTER * lot[Tile::Unrest],
        monuments: PER_DISASTER * lot[Tile::Earthquake],
    }
    .settle(tiles, lost)
}

impl Toll {
    /// Adds the tiles of a lot to a player's, resolves its disasters as far as there is nothing to
    /// choose, and says what the player must still give up.
    pub fn of_lot(tiles: &mut Tiles, lot: impl Iterator<Item = Tile>) -> Toll {
        let disasters = add(tiles, lot);
        strike(tiles, &disasters, &mut |_| {})
    }

    /// What must still be given up after this tile, which is one of the [choice](Toll::choice).
    #[must_use]
    pub fn after(self, tiles: &mut Tiles, tile: Tile) -> Toll {
        self.pay(tiles, tile, &mut |_| {})
    }

    /// The kinds that the owner may choose from now; none if nothing is left to give up.
    #[must_use]
    pub const fn choice(self) -> &'static [Tile] {
        if self.civilizations > 0 {
            &Tile::CIVILIZATIONS
        } else if self.monuments > 0 {
            &Tile::MONUMENTS
        } else {
            &[]
        }
    }

    /// Is everything given up?
    #[must_use]
    pub const fn is_paid(self) -> bool {
        self.civilizations == 0 && self.monuments == 0
    }

    /// The owner gives up one tile, and then whatever no longer asks for a choice.
    fn pay(mut self, tiles: &mut Tiles, tile: Tile, lost: &mut impl FnMut(Tile)) -> Toll {
        let due =
            if self.civilizations > 0 { &mut self.civilizations } else { &mut self.monuments };
        *due -= take(tiles, tile, 1, lost);
        self.settle(tiles, lost)
    }

    /// Takes what there is no choice about: everything of a category that must go anyway, and
    /// tiles of the only kind left.
    fn settle(mut self, tiles: &mut Tiles, lost: &mut impl FnMut(Tile)) -> Toll {
        self.civilizations = settle_category(tiles, &Tile::CIVILIZATIONS, self.civilizations, lost);
        if self.civilizations == 0 {
            self.monuments = settle_category(tiles, &Tile::MONUMENTS, self.monuments, lost);
        }
        self
    }
}

/// Says how many of `due` tiles the owner still has to choose.
fn settle_category(tiles: &mut Tiles, kinds: &[Tile], due: u8, lost: &mut impl FnMut(Tile)) -> u8 {
    if due == 0 {
        return 0;
    }
    let everything_goes = tiles.total_of(kinds) <= due.into();
    if !everything_goes && tiles.variety_of(kinds) > 1 {
        return due;
    }
    for &kind in kinds {
        take(tiles, kind, due, lost);
    }
    0
}

fn take(tiles: &mut Tiles, kind: Tile, number: u8, lost: &mut impl FnMut(Tile)) -> u8 {
    let taken = tiles.remove(kind, number);
    for _ in 0..taken {
        lost(kind);
    }
    taken
}
