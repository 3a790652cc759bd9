//! A position: what is on the table, what comes next, and how it goes on.

use core::fmt;

use crate::hooks::Warrant;
use crate::key::Key;
use crate::{
    Action, ActionSet, Auction, Bid, BySeat, Call, Counts, Ending, Epoch, Event, Extremes, Game,
    IllegalAction, IllegalReveal, Kind, Offer, Ruling, Seat, Setup, Sheet, Table, Track,
};

/// A position of the game `G`.
///
/// A small value without secrets: it knows what is in the bag, but not in which order. After the
/// action [`Action::Draw`] it waits for somebody to [`reveal`](State::reveal) a tile.
///
/// ```
/// use ra_rules::ra::{Action, Edition, Setup, State, Tile};
/// use ra_rules::{Next, PlayerCount, Sun};
///
/// // Sets of suns in the order of the seats; who has the highest sun begins.
/// let mut state = State::new(&Setup::standard(Edition::Of2016, PlayerCount::Two)?);
/// state.act(Action::Draw)?;
/// assert!(matches!(state.next(), Next::Reveal(_)));
/// state.reveal(Tile::Pharaoh)?;
///
/// // Seat 2 invokes Ra, seat 1 passes, and so seat 2 has to bid.
/// state.act(Action::Invoke)?;
/// state.act(Action::Pass)?;
/// assert_eq!(
///     state.act(Action::Pass).unwrap_err().to_string(),
///     "you started this auction and nobody else bid, so you must bid"
/// );
/// state.act(Action::Bid(Sun::at(3)))?;
/// let Some(seat) = state.asked() else { unreachable!() };
/// assert_eq!(seat.number(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State<G: Game> {
    pub(crate) rules: G::Rules,
    pub(crate) table: Table,
    pub(crate) bag: Counts<G::Tile>,
    pub(crate) track: Track<G::Face>,
    pub(crate) tiles: BySeat<Counts<G::Face>>,
    pub(crate) phase: Phase<G>,
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase<G: Game> {
    /// The player on turn chooses an action.
    Turn,
    /// The player on turn draws a tile, which is to be revealed.
    Drawing,
    /// A bid is awaited.
    Auction(Auction),
    /// A player has to answer something that only this game asks.
    Question(G::Question),
    /// The game is over.
    Over,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next<G: Game> {
    /// A decision of this player.
    Act(Seat, Decision<G>),
    /// The tile that this player draws.
    Reveal(Seat),
    /// Nothing: the game is over.
    Over,
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision<G: Game> {
    /// What to do on the turn.
    Turn,
    /// Whether to bid.
    Bid,
    /// Something that only this game asks.
    Question(G::Question),
}

/// What is asked, as the end of a sentence: "you are asked to …".
impl<G: Game> fmt::Display for Decision<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Turn => f.write_str(G::TURN),
            Decision::Bid => f.write_str("bid a sun or pass"),
            Decision::Question(question) => question.fmt(f),
        }
    }
}

impl<G: Game> State<G> {
    /// The position before the first move.
    #[must_use]
    pub fn new(setup: &Setup<G>) -> State<G> {
        State {
            rules: setup.rules(),
            table: Table::new(setup.suns()),
            bag: Counts::from_fn(|tile| G::copies(setup.rules(), tile)),
            track: Track::EMPTY,
            tiles: setup.suns().map(|_| Counts::EMPTY),
            phase: Phase::Turn,
        }
    }

    /// Which rules are played.
    #[must_use]
    pub const fn rules(&self) -> G::Rules {
        self.rules
    }

    /// Suns, turn, Ra track, epoch and scores.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What is still in the bag.
    #[must_use]
    pub const fn bag(&self) -> &Counts<G::Tile> {
        &self.bag
    }

    /// The tiles that the next auction is about.
    #[must_use]
    pub const fn track(&self) -> &Track<G::Face> {
        &self.track
    }

    /// The tiles in front of each player.
    #[must_use]
    pub const fn tiles(&self) -> &BySeat<Counts<G::Face>> {
        &self.tiles
    }

    /// Where in a turn the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase<G> {
        self.phase
    }

    /// What the game waits for.
    #[must_use]
    pub fn next(&self) -> Next<G> {
        match self.phase {
            Phase::Turn => Next::Act(self.table.turn, Decision::Turn),
            Phase::Drawing => Next::Reveal(self.table.turn),
            Phase::Auction(auction) => Next::Act(auction.bidder, Decision::Bid),
            Phase::Question(question) => {
                Next::Act(G::asked(self, question), Decision::Question(question))
            }
            Phase::Over => Next::Over,
        }
    }

    /// Who is to act; nobody while a tile is to be revealed, and when the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self.next() {
            Next::Act(seat, _) => Some(seat),
            Next::Reveal(_) | Next::Over => None,
        }
    }

    /// The tile that is drawn, but neither in the bag nor on the table, because its drawer still
    /// has to choose something about it.
    #[must_use]
    pub fn in_hand(&self) -> Option<G::Tile> {
        match self.phase {
            Phase::Question(question) => G::in_hand(question),
            Phase::Turn | Phase::Drawing | Phase::Auction(_) | Phase::Over => None,
        }
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The winner, once the game is over.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.is_over().then(|| self.table.leader())
    }

    /// Everybody's score sheet, as if the epoch ended now; without rows when the game is over.
    ///
    /// The sheets of epochs that did end are told as [`Event::Scored`].
    #[must_use]
    pub fn sheets(&self) -> BySeat<Sheet<G>> {
        let sum = |seat| self.table.suns(seat).sum();
        let sums = (self.table.epoch == Epoch::Third)
            .then(|| Extremes::of(self.table.players().seats().map(sum)));
        BySeat::from_fn(self.table.players(), |seat| {
            let mut sheet = Sheet::new(self.table.scores[seat]);
            if self.is_over() {
                return sheet;
            }
            G::score(self, seat, &mut sheet);
            if let Some(sums) = sums {
                sheet.add_suns(sum(seat), sums);
            }
            sheet
        })
    }

    /// A fingerprint of the position, for look-up tables.
    ///
    /// Two positions with the same key have, but for a collision of 64 bits, the same future: it
    /// counts the tiles on the auction track and ignores their places. The same on every machine,
    /// but not for storage: it may change from release to release.
    #[must_use]
    pub fn key(&self) -> u64 {
        Key::of(self)
    }

    /// Every action that [`State::act`] accepts; none unless a player is to act.
    #[must_use]
    pub fn legal_actions(&self) -> ActionSet<G> {
        match self.phase {
            Phase::Turn => {
                let draw = if self.track.is_full() { ActionSet::EMPTY } else { ActionSet::DRAW };
                draw.union(ActionSet::INVOKE).union(G::turn_specials(self))
            }
            Phase::Auction(auction) => {
                let bids = ActionSet::bids(auction.legal_bids(&self.table.face_up));
                if auction.must_bid() { bids } else { bids.union(ActionSet::PASS) }
            }
            Phase::Question(question) => G::answers(self, question),
            Phase::Drawing | Phase::Over => ActionSet::EMPTY,
        }
    }

    /// Plays an action for the player who is to act.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] names the rule that the action breaks; the position is unchanged.
    pub fn act(&mut self, action: Action<G::Special>) -> Result<(), IllegalAction<G>> {
        self.act_telling(action, |_| {})
    }

    /// Plays an action and tells what happens.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] names the rule that the action breaks; the position is unchanged, and
    /// nothing is told.
    pub fn act_telling(
        &mut self,
        action: Action<G::Special>,
        mut tell: impl FnMut(Event<G>),
    ) -> Result<(), IllegalAction<G>> {
        let tell = &mut tell;
        match (self.phase, action) {
            (Phase::Turn, Action::Draw) => self.draw(),
            (Phase::Turn, Action::Invoke) => {
                let bound = !self.track.is_full();
                self.call_auction(Call::Invoked, bound, tell);
                Ok(())
            }
            (Phase::Auction(auction), Action::Pass) => self.hear(auction, Offer::Pass, tell),
            (Phase::Auction(auction), Action::Bid(sun)) => {
                self.hear(auction, Offer::Bid(sun), tell)
            }
            (_, Action::Special(special)) => G::act(Warrant::OF_THE_MACHINE, self, special, tell),
            _ => Err(self.not_asked()),
        }
    }

    /// What if this bid won the lot now, whoever is asked and whatever was bid so far? `None` if
    /// the bidder does not have the sun face up.
    ///
    /// ```
    /// use ra_rules::ra::{Action, Edition, Setup, State, Tile};
    /// use ra_rules::{Bid, PlayerCount, Seat, Sun};
    ///
    /// let mut state = State::new(&Setup::standard(Edition::Of2016, PlayerCount::Two)?);
    /// state.act(Action::Draw)?;
    /// state.reveal(Tile::Gold)?;
    /// let bid = Bid { seat: Seat::at(1), sun: Sun::at(9) };
    /// let won = state.if_won(bid, |_| {}).expect("seat 1 has sun 9");
    /// assert_eq!(won.tiles()[bid.seat][Tile::Gold], 1);
    /// assert_eq!(won.table().centre(), bid.sun);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn if_won(&self, bid: Bid, mut tell: impl FnMut(Event<G>)) -> Option<State<G>> {
        if self.is_over() || !self.table.face_up[bid.seat].contains(bid.sun) {
            return None;
        }
        let mut after = *self;
        after.sell(bid, &mut tell);
        Some(after)
    }

    /// What if nobody wanted the lot, whatever was bid so far? `None` unless there is an auction.
    #[must_use]
    pub fn if_unsold(&self) -> Option<State<G>> {
        let Phase::Auction(auction) = self.phase else { return None };
        let mut after = *self;
        after.withdraw(auction, &mut |_| {});
        Some(after)
    }

    /// The refusal of an action that does not answer what is asked.
    pub(crate) fn not_asked(&self) -> IllegalAction<G> {
        match self.next() {
            Next::Act(_, decision) => IllegalAction::NotAsked(decision),
            Next::Reveal(_) => IllegalAction::TileToReveal,
            Next::Over => IllegalAction::GameOver,
        }
    }

    /// Reveals the tile that is being drawn.
    ///
    /// # Errors
    ///
    /// [`IllegalReveal`] if nobody draws, or the bag has no such tile; the position is unchanged.
    pub fn reveal(&mut self, tile: G::Tile) -> Result<(), IllegalReveal<G::Tile>> {
        self.reveal_telling(tile, |_| {})
    }

    /// Reveals the tile that is being drawn and tells what happens.
    ///
    /// # Errors
    ///
    /// As [`State::reveal`]; then nothing is told.
    pub fn reveal_telling(
        &mut self,
        tile: G::Tile,
        mut tell: impl FnMut(Event<G>),
    ) -> Result<(), IllegalReveal<G::Tile>> {
        if self.phase != Phase::Drawing {
            return Err(IllegalReveal::NobodyDraws);
        }
        if self.bag.remove(tile, 1) == 0 {
            return Err(IllegalReveal::NotInBag(tile));
        }
        let tell = &mut tell;
        tell(Event::Drawn { seat: self.table.turn, tile });
        if tile == G::RA {
            self.reveal_ra(tell);
        } else {
            G::drawn(Warrant::OF_THE_MACHINE, self, tile, tell);
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<(), IllegalAction<G>> {
        if self.track.is_full() {
            return Err(IllegalAction::TrackFull);
        }
        self.phase = Phase::Drawing;
        Ok(())
    }

    fn reveal_ra(&mut self, tell: &mut impl FnMut(Event<G>)) {
        self.table.ra_tiles += 1;
        tell(Event::RaAdvanced { ra_tiles: self.table.ra_tiles });
        if self.table.ra_track_is_full() && !G::has_last_auction(self.rules) {
            self.end_epoch(Ending::RaTrack, tell);
        } else {
            self.call_auction(Call::RaTile, G::binds_drawer(self.rules), tell);
        }
    }

    fn call_auction(&mut self, call: Call, bound: bool, tell: &mut impl FnMut(Event<G>)) {
        tell(Event::Called { caller: self.table.turn, call });
        self.phase = Phase::Auction(self.table.open_auction(call, bound));
    }

    fn hear(
        &mut self,
        auction: Auction,
        offer: Offer,
        tell: &mut impl FnMut(Event<G>),
    ) -> Result<(), IllegalAction<G>> {
        let ruling = auction.hear(offer, &self.table.face_up)?;
        let seat = auction.bidder;
        tell(match offer {
            Offer::Pass => Event::Passed { seat },
            Offer::Bid(sun) => Event::BidMade(Bid { seat, sun }),
        });
        match ruling {
            Ruling::Open(auction) => self.phase = Phase::Auction(auction),
            Ruling::Sold(bid) => self.sell(bid, tell),
            Ruling::Unsold => self.withdraw(auction, tell),
        }
        Ok(())
    }

    fn withdraw(&mut self, auction: Auction, tell: &mut impl FnMut(Event<G>)) {
        // Only an invocation on a full track can end like this and clear it (R4.2).
        let cleared = auction.call == Call::Invoked;
        if cleared {
            self.track.clear();
        }
        tell(Event::Unsold { cleared });
        self.end_turn(tell);
    }

    fn sell(&mut self, bid: Bid, tell: &mut impl FnMut(Event<G>)) {
        tell(Event::Sold { bid, won: self.table.centre });
        self.table.exchange_suns(bid);
        let lot = self.track;
        self.track.clear();
        G::won(Warrant::OF_THE_MACHINE, self, bid.seat, lot, tell);
    }

    /// Puts the drawn tile on the auction track, which ends the turn.
    pub(crate) fn lay(&mut self, face: G::Face, tell: &mut impl FnMut(Event<G>)) {
        tell(Event::Laid { seat: self.table.turn, face });
        self.track.place(face);
        self.end_turn(tell);
    }

    /// Gives the turn on, or ends the epoch if nobody can take it.
    pub(crate) fn end_turn(&mut self, tell: &mut impl FnMut(Event<G>)) {
        if G::has_last_auction(self.rules) && self.table.ra_track_is_full() {
            self.end_epoch(Ending::RaTrack, tell);
        } else if self.table.pass_turn() {
            self.phase = Phase::Turn;
        } else {
            self.end_epoch(Ending::Suns, tell);
        }
    }

    /// Scores the epoch and goes on to the next, or to the end of the game.
    pub(crate) fn end_epoch(&mut self, ending: Ending, tell: &mut impl FnMut(Event<G>)) {
        tell(Event::EpochEnded { epoch: self.table.epoch, ending });
        let sheets = self.sheets();
        G::settle_epoch(Warrant::OF_THE_MACHINE, self, tell);
        for seat in sheets.seats() {
            tell(Event::Scored { seat, sheet: sheets[seat] });
        }
        self.clear_tiles();
        if self.table.close_epoch(&sheets.map(Sheet::net)) {
            self.phase = Phase::Turn;
            tell(Event::EpochBegan { epoch: self.table.epoch, first: self.table.turn });
        } else {
            self.phase = Phase::Over;
            tell(Event::Won { seat: self.table.leader() });
        }
    }

    /// Removes the tiles on the track and those that do not outlast an epoch (R6).
    fn clear_tiles(&mut self) {
        self.track.clear();
        for tiles in self.tiles.iter_mut() {
            for &face in G::Face::ALL.iter().filter(|&&face| !G::outlasts_epoch(face)) {
                tiles[face] = 0;
            }
        }
    }
}
