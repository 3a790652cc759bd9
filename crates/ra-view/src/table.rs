//! What lies on the table.

use ra_rules::{Kind, Next, Phase, Rules, ra_track_spaces};
use serde::Serialize;

use crate::voice::Form;
use crate::{AuctionView, Group, Key, Perspective, Portray, SeatView, Subject, TileView};

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableView {
    /// The word for the game in a record.
    pub game: &'static str,
    /// The word for its rules in a record.
    pub rules: &'static str,
    /// The name of the game.
    pub title: String,
    /// The name of the edition or preset.
    pub edition: String,
    /// Where the rules depart from the preset, in words.
    pub departures: Vec<String>,
    /// How many entries of the log led to this table.
    pub ply: usize,
    /// How many entries the log has.
    pub last_ply: usize,
    /// The epoch from 1 to 3.
    pub epoch: u8,
    /// The epoch in words.
    pub epoch_text: String,
    /// Where in a turn the game stands.
    pub phase: PhaseView,
    /// The Ra tiles of this epoch.
    pub ra_track: RaTrackView,
    /// The eight spaces of the auction track from left to right.
    pub track: Vec<Option<TileView>>,
    /// What is auctioned, or would be, in words.
    pub lot_text: String,
    /// The sun in the centre.
    pub centre: u8,
    /// A tile that was drawn and is not laid down yet.
    pub in_hand: Option<Subject>,
    /// The auction that is going on.
    pub auction: Option<AuctionView>,
    /// What is still in the bag, in no order.
    pub bag: BagView,
    /// Everybody at the table, clockwise from seat 1.
    pub seats: Vec<SeatView>,
    /// The promise about the seed that was published before the first move.
    pub commitment: Option<String>,
    /// The seed, once the game is over and it is open.
    pub seed: Option<String>,
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// A player is on turn.
    Turn,
    /// A tile is being drawn.
    Drawing,
    /// A bid is awaited.
    Auction,
    /// Something else is asked, of the player who is marked as asked.
    Question,
    /// The game is over.
    Over,
}

/// The Ra track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RaTrackView {
    /// How many Ra tiles fill it.
    pub spaces: u8,
    /// How many were drawn in this epoch.
    pub filled: u8,
    /// How many fill it from now on: 1 if the next is the last, 0 once the game is over.
    pub left: u8,
    /// What is seen on it.
    pub look: RaTrackLook,
    /// What the next Ra tiles mean, in words.
    pub text: String,
}

/// What is seen on the Ra track (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RaTrackLook {
    /// The Ra tiles lie on it.
    Tiles,
    /// A sun boat moves along it.
    Boat,
}

/// The contents of the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BagView {
    /// How many tiles there are.
    pub total: usize,
    /// The number in words.
    pub text: String,
    /// Every kind of tile, also those of which none is left.
    pub kinds: Vec<BagKind>,
}

/// The tiles of one kind in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct BagKind {
    pub kind: &'static str,
    pub name: String,
    pub short: String,
    pub group: Group,
    pub group_name: String,
    /// How many are left.
    pub count: u8,
    /// How many there were at the beginning.
    pub copies: u8,
}

impl TableView {
    /// The game and its preset, as in `ra-2016`: languages choose the words of an edition by it.
    #[must_use]
    pub fn preset(&self) -> String {
        format!("{}-{}", self.game, self.rules)
    }
}

impl<G: Portray> Perspective<'_, G> {
    /// What lies on the table.
    #[must_use]
    pub fn table(&self) -> TableView {
        let (state, voice) = (self.state(), &self.voice);
        let (table, rules) = (state.table(), state.rules());
        let ended = state.is_over();
        TableView {
            game: G::NAME,
            rules: rules.name(),
            title: voice.word("game", G::NAME, None).say(),
            edition: voice.preset(),
            departures: self.departures(),
            ply: self.chronicle.steps.len(),
            last_ply: self.record.entries().len(),
            epoch: table.epoch().number(),
            epoch_text: voice.sentence(Key::Epoch).with("epoch", table.epoch().number()).say(),
            phase: PhaseView::of(state.phase()),
            ra_track: self.ra_track(),
            track: self.track(),
            lot_text: self.lot_text(),
            centre: table.centre().number(),
            in_hand: self.in_hand(),
            auction: self.auction(),
            bag: self.bag(),
            seats: table.players().seats().map(|seat| self.seat(seat)).collect(),
            commitment: self.record.commitment().map(|promise| promise.to_string()),
            seed: self.record.seed().filter(|_| ended).map(ra_record::Seed::to_hex),
        }
    }

    fn departures(&self) -> Vec<String> {
        let departures = self.state().rules().departures();
        let word = |(name, value)| self.voice.word("option", &format!("{name}-{value}"), None);
        departures.into_iter().map(|departure| word(departure).say()).collect()
    }

    fn ra_track(&self) -> RaTrackView {
        let state = self.state();
        let (spaces, filled) = (ra_track_spaces(state.table().players()), state.table().ra_tiles());
        let left = if state.is_over() { 0 } else { spaces.saturating_sub(filled) };
        let last_auction = G::has_last_auction(state.rules()) && !state.is_over();
        let last = if last_auction { "auction" } else { "end" };
        let text = self.voice.sentence(Key::RaTrack).with("filled", filled).with("spaces", spaces);
        let text = text.with("left", left).with("last", last);
        let look = G::ra_track_look(state.rules());
        RaTrackView { spaces, filled, left, look, text: text.say() }
    }

    fn track(&self) -> Vec<Option<TileView>> {
        let spaces = self.state().track().spaces().iter().zip(self.chronicle.pieces.track);
        let tile =
            |face: G::Face, id| TileView::new::<G>(&self.voice, self.state().rules(), face, id);
        spaces.map(|(&face, id)| face.map(|face| tile(face, id))).collect()
    }

    fn lot_text(&self) -> String {
        let lot = self.voice.sentence(Key::Lot).with("n", self.state().track().len());
        lot.with("sun", self.state().table().centre().number()).say()
    }

    fn in_hand(&self) -> Option<Subject> {
        let tile = self.state().in_hand()?;
        let (kind, name) = (tile.name(), self.voice.tile(tile, Form::Name));
        let id = Some(self.chronicle.pieces.last());
        Some(Subject::Tile { id, kind, name, group: G::group(tile) })
    }

    fn bag(&self) -> BagView {
        let (state, voice) = (self.state(), &self.voice);
        let kind = |tile: G::Tile| BagKind {
            kind: tile.name(),
            name: voice.tile(tile, Form::Name),
            short: voice.tile(tile, Form::Short),
            group: G::group(tile),
            group_name: voice.word("group", G::group(tile).word(), None).say(),
            count: state.bag()[tile],
            copies: G::copies(state.rules(), tile),
        };
        let total = state.bag().total();
        let text = voice.sentence(Key::Bag).with("n", total).say();
        let there = G::Tile::ALL.iter().filter(|&&tile| G::copies(state.rules(), tile) > 0);
        BagView { total, text, kinds: there.map(|&tile| kind(tile)).collect() }
    }

    /// Who is asked for a decision.
    pub(crate) fn asked(&self) -> Option<ra_rules::Seat> {
        match self.state().next() {
            Next::Act(seat, _) => Some(seat),
            Next::Reveal(_) | Next::Over => None,
        }
    }
}

impl PhaseView {
    fn of<G: Portray>(phase: Phase<G>) -> PhaseView {
        match phase {
            Phase::Turn => PhaseView::Turn,
            Phase::Drawing => PhaseView::Drawing,
            Phase::Auction(_) => PhaseView::Auction,
            Phase::Question(_) => PhaseView::Question,
            Phase::Over => PhaseView::Over,
        }
    }
}
