//! What follows from a seed: who gets which suns, and in which order the tiles come.

use std::iter;

use ra_rules::{Game, Kind, PlayerCount, SunSet, sun_sets};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Seed;

/// The luck of one game.
///
/// Stored games depend on this for as long as they exist, so it names its generator (`ChaCha12`)
/// and does its own shuffling: libraries may change what their standard generator and their
/// shuffle return in any release. `docs/notation.md` specifies it for other languages, and the
/// test `the_deal_never_changes` pins it.
///
/// ```
/// use ra_record::{Deal, Seed};
/// use ra_rules::PlayerCount;
/// use ra_rules::ra::{Edition, Ra};
///
/// let deal = Deal::<Ra>::of(Edition::Of2022, PlayerCount::Two, &Seed::named("example"));
/// assert_eq!(deal.suns.len(), 2);
/// assert_eq!(deal.bag.len(), 180);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Deal<G: Game> {
    /// The suns of each seat.
    pub suns: Vec<SunSet>,
    /// The tiles in the order in which they are drawn.
    pub bag: Vec<G::Tile>,
}

impl<G: Game> Deal<G> {
    /// What this seed deals.
    #[must_use]
    pub fn of(rules: G::Rules, players: PlayerCount, seed: &Seed) -> Deal<G> {
        let mut rng = ChaCha12Rng::from_seed(*seed.as_bytes());
        let mut suns = sun_sets(players).to_vec();
        shuffle(&mut suns, &mut rng);

        let copies = |&tile: &G::Tile| iter::repeat_n(tile, G::copies(rules, tile).into());
        let mut bag: Vec<G::Tile> = G::Tile::ALL.iter().flat_map(copies).collect();
        shuffle(&mut bag, &mut rng);
        Deal { suns, bag }
    }
}

/// The order of the bag is a secret; printing it for debugging does not show it.
impl<G: Game> std::fmt::Debug for Deal<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deal(secret)")
    }
}

/// Fisher–Yates, from the back.
fn shuffle<T>(items: &mut [T], rng: &mut ChaCha12Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, rng));
    }
}

/// A number below `limit`, all equally likely: 32-bit words beyond the last multiple of the limit
/// are thrown away, so that none is favoured.
fn below(limit: usize, rng: &mut ChaCha12Rng) -> usize {
    let limit = u64::try_from(limit).expect("a list is shorter than 2^64");
    let fair = (1 << 32) / limit * limit;
    loop {
        let word = u64::from(rng.next_u32());
        if word < fair {
            return usize::try_from(word % limit).expect("below the length of a list");
        }
    }
}
