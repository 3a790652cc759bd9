//! What happened: told while a game goes on, for logs, pages and analysis.

use crate::{Bid, Call, Epoch, Game, Seat, Sheet, Sun};

/// Something that happened at the table.
///
/// [`State::act_telling`](crate::State::act_telling) and
/// [`State::reveal_telling`](crate::State::reveal_telling) tell events in the order in which they
/// happen. Where nobody listens, none is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Event<G: Game> {
    /// A tile came out of the bag.
    Drawn { seat: Seat, tile: G::Tile },
    /// A drawn tile went to the auction track with this face up.
    Laid { seat: Seat, face: G::Face },
    /// A Ra tile advanced the Ra track, which now has this many.
    RaAdvanced { ra_tiles: u8 },
    /// An auction began.
    Called { caller: Seat, call: Call },
    /// A player who was asked bid a sun.
    BidMade(Bid),
    /// A player who was asked passed.
    Passed { seat: Seat },
    /// The best bid won the lot; the winner's new sun lies face down.
    Sold { bid: Bid, won: Sun },
    /// Nobody bid. A full track that was invoked is cleared; otherwise its tiles stay.
    Unsold { cleared: bool },
    /// A tile left the auction track for a player.
    Taken { seat: Seat, face: G::Face },
    /// Something that only happens in this game.
    Special(G::Event),
    /// An epoch ended.
    EpochEnded { epoch: Epoch, ending: Ending },
    /// A player's tiles and suns were counted.
    Scored { seat: Seat, sheet: Sheet<G> },
    /// The next epoch began.
    EpochBegan { epoch: Epoch, first: Seat },
    /// The game is over.
    Won { seat: Seat },
}

/// Why an epoch ended (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A Ra tile filled the Ra track.
    RaTrack,
    /// Nobody had a face-up sun left.
    Suns,
}
