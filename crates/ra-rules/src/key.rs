//! A quick 64-bit fingerprint of a position, the same on every machine.
//!
//! What goes into it is written down word by word, here and where a part of the position is
//! defined: bots draw their random numbers from it.

use crate::{Auction, Call, Counts, Game, Kind, Phase, State, Table};

/// Mixes words into 64 bits. Fast; no defence against somebody who looks for collisions.
#[derive(Debug, Default)]
pub struct Key(u64);

impl Key {
    pub(crate) const fn absorb(&mut self, word: u64) {
        // An odd constant with well-spread bits (the golden ratio); the shift brings the high
        // bits, which the product mixes best, back down.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    /// The key of a position. The places of tiles on the track do not count.
    pub(crate) fn of<G: Game>(state: &State<G>) -> u64 {
        let mut key = Key::default();
        key.absorb_table(&state.table);
        key.absorb_counts(&state.bag);
        key.absorb_counts(&state.track.tiles().collect::<Counts<G::Face>>());
        state.tiles.iter().for_each(|tiles| key.absorb_counts(tiles));
        key.absorb_phase(state.phase);
        G::absorb_special(state, &mut key);
        key.0
    }

    fn absorb_table(&mut self, table: &Table) {
        self.absorb(u64::from_le_bytes([
            table.players() as u8,
            table.turn.number(),
            table.epoch.number(),
            table.ra_tiles,
            table.centre.number(),
            0,
            0,
            0,
        ]));
        for seat in table.players().seats() {
            let up = u64::from(table.face_up[seat].bits());
            let down = u64::from(table.face_down[seat].bits());
            self.absorb(up | down << 16 | u64::from(table.scores[seat]) << 32);
        }
    }

    fn absorb_counts<K: Kind>(&mut self, counts: &Counts<K>) {
        counts.words().into_iter().for_each(|word| self.absorb(word));
    }

    fn absorb_phase<G: Game>(&mut self, phase: Phase<G>) {
        self.absorb(match phase {
            Phase::Turn => 0,
            Phase::Drawing => 1,
            Phase::Auction(auction) => auction_word(auction),
            Phase::Question(_) => 3,
            Phase::Over => 4,
        });
    }
}

fn auction_word(auction: Auction) -> u64 {
    let call = match auction.call {
        Call::RaTile => 0,
        Call::Invoked => 1,
    };
    let [seat, sun] = auction.best.map_or([0, 0], |bid| [bid.seat.number(), bid.sun.number()]);
    let (caller, bidder) = (auction.caller.number(), auction.bidder.number());
    u64::from_le_bytes([2, call, auction.bound.into(), caller, bidder, seat, sun, 0])
}
