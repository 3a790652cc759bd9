//! Players for Ra and Priests of Ra, and what they think of a position.
//!
//! A bot sees a position and a budget, and nothing else: no order of the bag, no clock, no memory
//! of earlier moves. The same position, seed and budget give the same action on every machine.

mod analysis;
mod bot;
mod deliberation;
pub mod features;
pub mod heuristic;
mod level;
pub mod monte_carlo;
pub mod net;
mod outlook;
mod rng;
mod roster;
pub mod search;
mod weights;

pub use analysis::{Analysis, Analyst, Assessed, AuctionTable, Judgement, next_is_ra};
pub use bot::{Bot, Budget, Heuristic, Random, Style, Thinker, pick};
pub use features::{Describe, Features};
pub use heuristic::Appraise;
pub use level::{Level, ParseLevelError};
pub use net::Network;
pub use outlook::{Outlook, Prospect};
pub use rng::Rng;
pub use roster::{Entrant, ParseEntrantError};
pub use weights::Trained;
