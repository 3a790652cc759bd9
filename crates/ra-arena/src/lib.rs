//! Many games at once: matches with error bars, tournaments, and the training of networks.

mod contest;
mod estimate;
mod game;
mod luck;
mod plot;
mod ratings;
pub mod train;

pub use contest::{Contest, Played, Results, adjusted_results, rate, results, seatings};
pub use estimate::{Estimate, Sequential, Verdict};
pub use game::{Contestant, Seated, play};
pub use luck::{Luck, luck};
pub use plot::{Bar, svg};
pub use ratings::{Rating, Ratings};

/// A count as a number to calculate with.
#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn real(count: usize) -> f64 {
    count as f64
}
