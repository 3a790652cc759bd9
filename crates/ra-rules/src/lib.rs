//! The rules of Ra and Priests of Ra, pure: no input or output, no clock, no random numbers, no heap in play.
//!
//! A [`State`] is a position. It says what comes [`next`](State::next): a player acts, a
//! tile is to be revealed, or the game is over. It lists the
//! [legal actions](State::legal_actions), [plays](State::act) them, and refuses others
//! with the rule they break. The order of the bag is not in it: whoever holds the bag reveals
//! tiles, so nothing that sees a state can look into the future.
//!
//! Both games are played by the same machine: [`State`] and everything around it is generic over a
//! [`Game`]. The modules [`ra`] and [`priests`] hold what each of them adds, and short names for its
//! types.
//!
//! # A whole game
//!
//! Everybody draws and passes; the tiles come out in the order of their names.
//!
//! ```
//! use ra_rules::ra::{Action, Edition, Setup, State};
//! use ra_rules::{Next, PlayerCount};
//!
//! let mut state = State::new(&Setup::standard(Edition::Of2022, PlayerCount::Four)?);
//! loop {
//!     match state.next() {
//!         Next::Act(_seat, _decision) => {
//!             let legal = state.legal_actions();
//!             let wanted = [Action::Draw, Action::Pass].into_iter().find(|&a| legal.contains(a));
//!             state.act(wanted.or(legal.iter().next()).expect("somebody can always act"))?;
//!         }
//!         Next::Reveal(_seat) => {
//!             let (tile, _number) = state.bag().iter().next().expect("the bag is never empty");
//!             state.reveal(tile)?;
//!         }
//!         Next::Over => break,
//!     }
//! }
//! assert_eq!(state.table().scores().as_slice(), [0, 0, 0, 0]);
//! assert!(state.winner().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The numbers of rules in the documentation, such as R4.2, are those of `docs/rules.md`.

#![no_std]

extern crate alloc;

mod action;
mod auction;
mod counts;
mod event;
mod game;
mod hooks;
pub mod invariant;
mod key;
mod position;
pub mod priests;
pub mod ra;
mod refusal;
mod seat;
mod setup;
mod sheet;
mod state;
mod sun;
mod table;
mod tally;
mod track;

pub use action::{Action, ActionSet, ActionSetIter, ParseActionError};
pub use auction::{Auction, Bid, Call, IllegalOffer, Offer, Ruling};
pub use counts::{Counts, Kind, ParseKindError};
pub use event::{Ending, Event};
pub use game::{Game, Rules, SpecialAction, UnknownRules, Value};
pub use invariant::{Flaw, Invariant};
pub use position::{IllegalPosition, Position, SeatPosition};
pub use refusal::{IllegalAction, IllegalReveal};
pub use seat::{BySeat, NotATable, PlayerCount, Seat};
pub use setup::{IllegalSetup, Setup};
pub use sheet::{Extremes, Fact, Row, Sheet, sun_points};
pub use state::{Decision, Next, Phase, State};
pub use sun::{ParseSunError, Sun, SunSet, sun_sets};
pub use table::{Epoch, Rank, STARTING_SCORE, Table, ra_track_spaces};
pub use tally::{Holding, IllegalHolding, Tally};
pub use track::{TRACK_SPACES, Track};
