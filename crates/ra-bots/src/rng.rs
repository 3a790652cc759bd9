//! Random numbers for bots: the same on every machine, for ever.

use ra_rules::{Game, State};

/// The generator `SplitMix64`. Small, and named, so that it never changes.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The numbers that follow from these seeds.
    #[must_use]
    pub fn new(seeds: &[u64]) -> Rng {
        let mut rng = Rng(0);
        for seed in seeds {
            rng.0 ^= seed;
            rng.0 = rng.next();
        }
        rng
    }

    /// The next number, all equally likely.
    #[expect(clippy::should_implement_trait, reason = "it never ends, so it is no iterator")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, which is at least 1.
    pub fn below(&mut self, limit: u32) -> u32 {
        let scaled = (self.next() >> 32) * u64::from(limit);
        u32::try_from(scaled >> 32).expect("below a number of 32 bits")
    }

    /// A number from 0 up to, but not including, 1.
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// Draws a tile, each as likely as the bag says. Somebody has to be drawing.
    pub(crate) fn draw<G: Game>(&mut self, state: &mut State<G>) -> G::Tile {
        let bag = state.bag();
        let mut left = self.below(u32::try_from(bag.total()).expect("a bag of tiles"));
        let found = bag.iter().find(|&(_, copies)| {
            let found = left < u32::from(copies);
            left = left.wrapping_sub(copies.into());
            found
        });
        let (tile, _) = found.expect("who draws, draws from a bag with tiles");
        state.reveal(tile).expect("the bag has this tile");
        tile
    }

    /// Puts a list into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let limit = u32::try_from(last + 1).expect("a list of at most 2^32 items");
            items.swap(last, self.below(limit) as usize);
        }
    }
}
