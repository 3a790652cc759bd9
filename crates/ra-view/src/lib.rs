//! What a seat or a watcher sees of a game, as plain data with words.
//!
//! Pages, terminals and programs show a [`View`] and decide nothing themselves: it has the table,
//! what is asked of the viewer, every legal action with the words to send back, the reasons for what
//! is not legal, the log and the score sheets, all in the viewer's [`Language`] and in the words of
//! the edition that is played.
//!
//! [`view()`] shows a record of either game as it stands, and [`view_at`] as it stood at some ply, so a
//! replay is the same view. Both look at the log up to that ply alone: nothing of the future can be
//! in what they return. A [`Perspective`] gives the parts of a view one by one, and turns refusals
//! into sentences.
//!
//! Adding a language is a file in `locales/` and a line in `language.rs`; the tests say what is
//! missing.

mod action;
mod auction;
mod chronicle;
mod key;
mod language;
mod log;
mod note;
mod perspective;
mod portray;
mod priests;
mod prompt;
mod ra;
mod ranking;
mod reference;
mod refusal;
mod scorekeeper;
mod scores;
mod seat;
mod table;
mod telling;
mod tile;
mod view;
mod viewer;
mod voice;
mod worth;

#[cfg(test)]
mod locale_tests;

pub use action::{ActionKind, ActionView};
pub use auction::{AuctionView, BidView, BiddingStatus, BiddingView};
pub use language::{Language, Messages, UnknownLanguage};
pub use log::{LogDetail, LogKind, LogLine};
pub use note::NoteView;
pub use perspective::Perspective;
pub use portray::Portray;
pub use prompt::PromptView;
pub use ranking::{PlaceView, RankingView};
pub use reference::{TileEntry, priests_choices, tiles};
pub use scorekeeper::Scorekeeper;
pub use scores::{CellView, ColumnView, RowView, ScoresView, SheetView};
pub use seat::{GroupView, HintView, KindView, SeatView};
pub use table::{BagKind, BagView, PhaseView, RaTrackLook, RaTrackView, TableView};
pub use tile::{Fate, Group, Subject, TileView};
pub use view::{View, view, view_at};
pub use viewer::{Options, Viewer};
pub use worth::{PartView, WorthView};

use key::Key;
