//! What only holds in positions of Priests of Ra.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Face, Priests, Question, State, Tile, turning};
use crate::invariant::{copies_there, winner_makes_sense};
use crate::{Game, Invariant, Phase};

pub(super) const ALL: &[Invariant<Priests>] = &[
    Invariant { name: "a tile whose side is chosen has two", check: sides_make_sense },
    Invariant { name: "who is asked to turn a tile may", check: turns_make_sense },
    Invariant { name: "tokens are earned by people who have left", check: tokens_are_earned },
];

fn sides_make_sense(state: &State, flaws: &mut Vec<String>) {
    let Phase::Question(Question::Side(tile)) = state.phase else { return };
    if tile.faces().len() != 2 {
        flaws.push("a side is chosen for a tile that has only one".into());
    }
}

fn turns_make_sense(state: &State, flaws: &mut Vec<String>) {
    let Phase::Question(Question::Turn(seat)) = state.phase else { return };
    if !turning::is_possible(state, seat) {
        flaws.push("the winner has no tile to turn, or may not".into());
    }
    winner_makes_sense(state, seat, flaws);
}

/// Each token was earned by two tiles of each kind of people, which left with their epoch.
fn tokens_are_earned(state: &State, flaws: &mut Vec<String>) {
    if !state.rules.ankhs_are_tokens() {
        return;
    }
    if state.track.contains(Face::Ankh) {
        flaws.push("an ankh token lies on the auction track".into());
    }
    let tokens: u32 = state.tiles.iter().map(|tiles| u32::from(tiles[Face::Ankh])).sum();
    let earned = gone(state, Tile::FarmerWarrior).min(gone(state, Tile::MerchantScribe)) / 2;
    if tokens > earned {
        flaws.push(format!("{tokens} ankh tokens, but the people gone earned at most {earned}"));
    }
}

/// How many tiles of a kind have left the game.
fn gone(state: &State, tile: Tile) -> u32 {
    u32::from(Priests::copies(state.rules, tile)).saturating_sub(copies_there(state, tile))
}
