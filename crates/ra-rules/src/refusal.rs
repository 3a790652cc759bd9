//! Why the rules refuse something, in the player's words.

use core::{error, fmt};

use crate::{Decision, Game, IllegalOffer, Kind};

/// Why an action breaks the rules. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction<G: Game> {
    /// The game is over.
    GameOver,
    /// A drawn tile has to be revealed before anybody acts.
    TileToReveal,
    /// Something else is asked of the player.
    NotAsked(Decision<G>),
    /// All eight spaces of the auction track are taken.
    TrackFull,
    /// The offer breaks a rule of the auction.
    Offer(IllegalOffer),
    /// The action breaks a rule of this game.
    Special(G::Refusal),
}

impl<G: Game> fmt::Display for IllegalAction<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => f.write_str("the game is over"),
            IllegalAction::TileToReveal => f.write_str("a tile is being drawn, so nobody can act"),
            IllegalAction::NotAsked(decision) => write!(f, "you are asked to {decision}"),
            IllegalAction::TrackFull => {
                f.write_str("the auction track is full, so nobody can draw")
            }
            IllegalAction::Offer(offer) => offer.fmt(f),
            IllegalAction::Special(refusal) => refusal.fmt(f),
        }
    }
}

impl<G: Game> error::Error for IllegalAction<G> {}

impl<G: Game> From<IllegalOffer> for IllegalAction<G> {
    fn from(offer: IllegalOffer) -> IllegalAction<G> {
        IllegalAction::Offer(offer)
    }
}

/// Why a tile cannot be revealed. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReveal<T> {
    /// Nobody is drawing a tile.
    NobodyDraws,
    /// The bag has no such tile left.
    NotInBag(T),
}

impl<T: Kind> fmt::Display for IllegalReveal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalReveal::NobodyDraws => f.write_str("nobody is drawing a tile"),
            IllegalReveal::NotInBag(tile) => {
                write!(f, "there is no tile {} left in the bag", tile.name())
            }
        }
    }
}

impl<T: Kind> error::Error for IllegalReveal<T> {}
