//! A game as its log: how it began, and every decision with the tile that came.

use std::fmt;

use ra_rules::{
    Action, BySeat, Epoch, Event, Game, IllegalAction, IllegalReveal, Next, PlayerCount, Seat,
    Setup, State,
};

use crate::{Commitment, Deal, Seed};

/// One decision in the log, and the tile that came if it was a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Entry<G: Game> {
    pub seat: Seat,
    pub action: Action<G::Special>,
    pub tile: Option<G::Tile>,
}

/// The line of the entry in a record, like `2 draw nile`.
impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.number(), self.action)?;
        self.tile.map_or(Ok(()), |tile| write!(f, " {tile}"))
    }
}

/// A game from its beginning up to now, or to its end.
///
/// Always a legal one: [`Record::push`] judges every entry. Everything else about the game is
/// derived from the log by replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    setup: Setup<G>,
    names: Vec<String>,
    commitment: Option<Commitment>,
    entries: Vec<Entry<G>>,
    state: State<G>,
    seed: Option<Seed>,
}

impl<G: Game> Record<G> {
    /// A game that has not begun, with the promise that was published for it.
    ///
    /// Seats without a name are called by their number; a line break in a name, which no record
    /// can hold, becomes a space.
    #[must_use]
    pub fn new(setup: Setup<G>, names: &[&str], commitment: Option<Commitment>) -> Record<G> {
        let name = |seat: Seat| match names.get(seat.index()) {
            Some(name) => name.replace('\n', " "),
            None => format!("Seat {}", seat.number()),
        };
        Record {
            names: setup.players().seats().map(name).collect(),
            state: State::new(&setup),
            setup,
            commitment,
            entries: Vec::new(),
            seed: None,
        }
    }

    /// How the game began.
    #[must_use]
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.setup.players()
    }

    /// The names of the players in the order of the seats.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The promise that was published before the first move.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The log.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The position after the last entry.
    #[must_use]
    pub const fn state(&self) -> &State<G> {
        &self.state
    }

    /// The seed, if it was opened.
    #[must_use]
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The positions before every entry, and the one after the last.
    pub fn states(&self) -> impl Iterator<Item = State<G>> {
        let start = State::new(&self.setup);
        let later = self.entries.iter().scan(start, |state, entry| {
            entry.apply(state, |_| {}).expect("every entry was judged when it was added");
            Some(*state)
        });
        std::iter::once(start).chain(later)
    }

    /// The epochs that have ended: after how many entries, and everybody's points then.
    pub fn epoch_ends(&self) -> impl Iterator<Item = EpochEnd> {
        let states = self.states().zip(self.states().skip(1)).enumerate();
        states.filter_map(|(at, (before, after))| EpochEnd::between(&before, &after, at + 1))
    }

    /// Adds an entry to the log.
    ///
    /// # Errors
    ///
    /// [`IllegalEntry`] says why the entry cannot follow; the record is unchanged.
    pub fn push(&mut self, entry: Entry<G>) -> Result<(), IllegalEntry<G>> {
        self.push_telling(entry, |_| {})
    }

    /// Adds an entry to the log and tells what happens.
    ///
    /// # Errors
    ///
    /// As [`Record::push`]; the record is unchanged, and nothing is told.
    pub fn push_telling(
        &mut self,
        entry: Entry<G>,
        tell: impl FnMut(Event<G>),
    ) -> Result<(), IllegalEntry<G>> {
        let mut state = self.state;
        entry.apply(&mut state, tell)?;
        self.state = state;
        self.entries.push(entry);
        Ok(())
    }

    /// Goes back to the position after so many entries; what came later is forgotten.
    pub(crate) fn truncate(&mut self, ply: usize) {
        if ply < self.entries.len() {
            let state = self.states().nth(ply).expect("there is a position after every entry");
            self.state = state;
            self.entries.truncate(ply);
            self.seed = None;
        }
    }

    /// Opens the seed after the end.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if the game did not follow from the seed, or is not over; the record is
    /// unchanged.
    pub fn open(&mut self, seed: Seed) -> Result<(), Unproven<G>> {
        if !self.state.is_over() {
            return Err(Unproven::NotOver);
        }
        self.prove(&seed)?;
        self.seed = Some(seed);
        Ok(())
    }

    /// Gives what the seed deals, if the game up to now followed from it.
    pub(crate) fn prove(&self, seed: &Seed) -> Result<Deal<G>, Unproven<G>> {
        let (rules, players) = (self.setup.rules(), self.players());
        let promise = Commitment::to::<G>(rules, players, seed);
        if self.commitment.is_some_and(|promised| promised != promise) {
            return Err(Unproven::Commitment);
        }
        let deal = Deal::of(rules, players, seed);
        if deal.suns != self.setup.suns().as_slice() {
            return Err(Unproven::Suns);
        }
        let plies = self.entries.iter().zip(1..);
        let draws = plies.filter_map(|(entry, ply)| Some((ply, entry.tile?)));
        for ((ply, drawn), &dealt) in draws.zip(&deal.bag) {
            if drawn != dealt {
                return Err(Unproven::Tile { ply, drawn, dealt });
            }
        }
        Ok(deal)
    }
}

impl<G: Game> Entry<G> {
    /// Plays the entry; on an error the state may have changed, but nothing was told.
    fn apply(
        self,
        state: &mut State<G>,
        mut tell: impl FnMut(Event<G>),
    ) -> Result<(), IllegalEntry<G>> {
        let Entry { seat, action, tile } = self;
        match state.next() {
            Next::Act(asked, _) if asked == seat => {}
            next => return Err(IllegalEntry::NotAsked { seat, next }),
        }
        if tile.is_some() != matches!(action, Action::Draw) {
            return Err(IllegalEntry::TileOfDraw);
        }
        state.act_telling(action, &mut tell).map_err(|why| IllegalEntry::Action { seat, why })?;
        tile.map_or(Ok(()), |tile| state.reveal_telling(tile, tell)).map_err(IllegalEntry::Tile)
    }
}

/// The end of an epoch in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EpochEnd {
    /// Which epoch ended.
    pub epoch: Epoch,
    /// The number of entries up to its end.
    pub ply: usize,
    /// Everybody's points after it.
    pub scores: BySeat<u16>,
}

impl EpochEnd {
    /// The epoch that ended between two successive positions.
    pub(crate) fn between<G: Game>(
        before: &State<G>,
        after: &State<G>,
        ply: usize,
    ) -> Option<EpochEnd> {
        let epoch = before.table().epoch();
        let ended = after.is_over() || after.table().epoch() != epoch;
        ended.then(|| EpochEnd { epoch, ply, scores: *after.table().scores() })
    }
}

/// Why an entry cannot follow in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum IllegalEntry<G: Game> {
    /// Somebody else is asked, or the game is over.
    NotAsked { seat: Seat, next: Next<G> },
    /// The action breaks a rule.
    Action { seat: Seat, why: IllegalAction<G> },
    /// The tile cannot come.
    Tile(IllegalReveal<G::Tile>),
    /// A draw names no tile, or something else does.
    TileOfDraw,
}

impl<G: Game> fmt::Display for IllegalEntry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalEntry::NotAsked { seat, next: Next::Act(asked, decision) } => {
                write!(f, "{asked} is asked to {decision}, not {seat}")
            }
            IllegalEntry::NotAsked { .. } => f.write_str("the game is over"),
            IllegalEntry::Action { seat, why } => write!(f, "{seat}: {why}"),
            IllegalEntry::Tile(why) => why.fmt(f),
            IllegalEntry::TileOfDraw => {
                f.write_str("a draw must name the tile that came up, and no other action may")
            }
        }
    }
}

impl<G: Game> std::error::Error for IllegalEntry<G> {}

/// Why a seed does not prove that a game was fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Unproven<G: Game> {
    /// The seed is secret while the game goes on.
    NotOver,
    /// The seed is not the one that was promised.
    Commitment,
    /// The seed deals other suns.
    Suns,
    /// The seed deals another tile.
    Tile { ply: usize, drawn: G::Tile, dealt: G::Tile },
}

impl<G: Game> fmt::Display for Unproven<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproven::NotOver => f.write_str("a seed is opened after the end of the game"),
            Unproven::Commitment => f.write_str("the seed does not open the commitment"),
            Unproven::Suns => f.write_str("the seed deals other suns to the seats"),
            Unproven::Tile { ply, drawn, dealt } => {
                write!(f, "ply {ply} drew {drawn}, but the seed deals {dealt}")
            }
        }
    }
}

impl<G: Game> std::error::Error for Unproven<G> {}
