//! Why something cannot be done at a table, in words for whoever tried.

use ra_record::AnyIllegalEntry;
use ra_rules::Seat;

use crate::{BadName, BadPassword, BadSettings, StoreError, TableId};

/// Why something was not done. Everything is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// Nobody has this secret.
    #[error("this secret does not belong to anyone")]
    UnknownPerson,
    /// The settings contradict each other or the rules.
    #[error(transparent)]
    Settings(#[from] BadSettings),
    /// The name cannot be shown.
    #[error(transparent)]
    Name(#[from] BadName),
    /// The name is that of somebody who can log in by it.
    #[error("this name belongs to an account; log in, or choose another name")]
    NameTaken,
    /// The password is too short or too long.
    #[error(transparent)]
    Password(#[from] BadPassword),
    /// There is no such account, or its password is another.
    #[error("wrong name or password")]
    WrongPassword,
    /// The person can log in already.
    #[error("you already have an account")]
    HasAccount,
    /// Ratings are for those who can log in.
    #[error("this table is rated: you need an account to join")]
    NeedsAccount,
    /// Too many are logging in.
    #[error("too many people are logging in right now; please try again in a moment")]
    Busy,
    /// The person has so many tables already that are not finished.
    #[error("you have {0} games in progress; finish or resign one before you start another")]
    TooManyTables(u32),
    /// The table has fewer seats.
    #[error("this table has no {0}")]
    NoSuchSeat(Seat),
    /// Somebody sits there.
    #[error("{0} is taken")]
    SeatTaken(Seat),
    /// All seats are taken.
    #[error("all seats are taken")]
    Full,
    /// The person sits at the table already.
    #[error("you are already in {0}")]
    SeatedAlready(Seat),
    /// The person does not sit at the table.
    #[error("you have no seat at this table")]
    NotSeated,
    /// Seats are open.
    #[error("{0} is still open")]
    SeatOpen(Seat),
    /// The game has begun.
    #[error("the game has already started")]
    Started,
    /// The game has not begun.
    #[error("the game has not started yet")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The position has changed since the person looked at it.
    #[error("the table has changed in the meantime")]
    Stale,
    /// The rules do not allow it.
    #[error(transparent)]
    Illegal(#[from] AnyIllegalEntry),
    /// A bot plays for the person.
    #[error("a bot is playing for you; take over first")]
    StoodIn,
    /// The person plays for themselves.
    #[error("no bot is playing for you")]
    NotStoodIn,
    /// Who gave up stays away.
    #[error("you resigned this game")]
    Resigned,
    /// A bot decides for the person at this moment.
    #[error("a bot is deciding for you right now; try again in a moment")]
    BotDecides,
    /// The same people meet at this table already.
    #[error("the rematch is at table {0}")]
    RematchAgreed(TableId),
    /// An order is for somebody who will be asked in the auction that goes on.
    #[error("you have no more bids to make in this auction")]
    NotBidding,
    /// The last decision is somebody else's, revealed something, or was a bid.
    #[error("you can undo only your own last decision, and never a draw or a bid")]
    CannotUndo,
    /// Decisions are taken back only among bots, and there must be one.
    #[error("you can take decisions back only in unrated games against bots")]
    CannotTakeBack,
    /// There is time left, or no clock.
    #[error("there is still time left")]
    NotLate,
    /// The store is down, or lost touch while storing.
    #[error("the table could not be saved; please reload it and try again")]
    Store(#[from] StoreError),
    /// A stored table makes no sense. Ours to mend.
    #[error("this table cannot be read; sorry")]
    Corrupt(#[from] Corrupt),
}

/// A stored log that does not replay.
#[derive(Debug, thiserror::Error)]
#[error("table {table} at step {step}: {why}")]
#[expect(missing_docs, reason = "the names say it")]
pub struct Corrupt {
    pub table: TableId,
    pub step: u32,
    pub why: String,
}
