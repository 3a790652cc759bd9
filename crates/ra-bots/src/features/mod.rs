//! What a network sees of a position: a list of numbers, most of them zero.
//!
//! Everything is seen by the player on turn: that seat comes first, the others follow clockwise.

mod priests;
mod ra;

use ra_rules::{BySeat, Counts, Game, Kind, PlayerCount, Seat, State, SunSet, ra_track_spaces};

use crate::heuristic::{Appraise, Clock, gains, worths};

/// Changes whenever the meaning of an input changes: older networks cannot be used any more.
pub const LAYOUT: u32 = 1;

/// A game that a network can look at.
pub trait Describe: Appraise {
    /// Describes the tiles of one player.
    fn describe_tiles(state: &State<Self>, seat: Seat, features: &mut Features);
}

/// The inputs that are not zero, in the order of their places.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features {
    entries: Vec<(u16, f32)>,
    width: u16,
}

impl Features {
    /// The inputs that are not zero, with their places.
    #[must_use]
    pub fn entries(&self) -> &[(u16, f32)] {
        &self.entries
    }

    /// How many inputs there are, zero or not.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// Looks at a position in which a player is on turn, and says what everybody's score would be
    /// if the epoch ended now.
    pub fn look<G: Describe>(&mut self, state: &State<G>) -> BySeat<f32> {
        self.entries.clear();
        self.width = 0;
        let sheets = state.sheets();
        let scores = sheets.map(|sheet| f32::from(sheet.after()));
        self.describe_table(state);
        self.describe_lot(state);
        let clock = Clock::of(state);
        let worths = worths(state, clock);
        let gains = gains(state, clock, &worths);
        for seat in around(state) {
            self.number(worths[seat] / 16.0);
            self.number(gains[seat] / 8.0);
            self.bucket(10, gains[seat] / 2.0 + 2.0);
            self.number(f32::from(sheets[seat].net()) / 16.0);
            self.describe_standing(state, seat, &scores);
            self.describe_suns(state, seat);
            G::describe_tiles(state, seat, self);
        }
        scores
    }

    /// How many inputs there are at a table of this game.
    #[must_use]
    pub fn width_of<G: Describe>(players: PlayerCount) -> usize {
        let rules = G::Rules::default();
        let setup = ra_rules::Setup::standard(rules, players).expect("the usual rules allow all");
        let mut features = Features::default();
        features.look(&State::<G>::new(&setup));
        features.width()
    }

    fn describe_table<G: Game>(&mut self, state: &State<G>) {
        let table = state.table();
        let players = table.players();
        let left = ra_track_spaces(players).saturating_sub(table.ra_tiles());
        self.one_hot(3, usize::from(table.epoch().number() - 1));
        self.one_hot(11, left.into());
        let seats = players.seats();
        let in_play = seats.filter(|&seat| !table.face_up()[seat].is_empty()).count();
        self.one_hot(6, in_play);
        self.one_hot(17, table.centre().number().into());
        let all = players.seats().fold(SunSet::EMPTY, |all, seat| all.union(table.face_up()[seat]));
        self.one_hot(17, all.above(Some(table.centre())).len() as usize);
        self.one_hot(17, all.len() as usize);

        let bag = state.bag();
        let total = bag.total();
        self.number(fraction(total, 180));
        self.number(4.0 * fraction(bag[G::RA].into(), total));
        for &tile in G::Tile::ALL {
            let copies = G::supply(state.rules(), tile);
            self.number(fraction(bag[tile].into(), copies.into()));
        }
    }

    fn describe_lot<G: Game>(&mut self, state: &State<G>) {
        self.one_hot(9, state.track().len());
        let lot: Counts<G::Face> = state.track().tiles().collect();
        for &face in G::Face::ALL {
            self.steps(&[1, 2, 3], lot[face]);
        }
    }

    fn describe_standing<G: Game>(&mut self, state: &State<G>, seat: Seat, scores: &BySeat<f32>) {
        let rivals = scores.seats().filter(|&other| other != seat);
        let best = rivals.map(|other| scores[other]).fold(0.0, f32::max);
        let lead = scores[seat] - best;
        self.number(f32::from(state.table().scores()[seat]) / 32.0);
        self.number(lead / 16.0);
        self.bucket(17, lead / 3.0 + 8.5);
    }

    fn describe_suns<G: Game>(&mut self, state: &State<G>, seat: Seat) {
        let table = state.table();
        let own = table.face_up()[seat];
        self.one_hot(6, own.len() as usize);
        self.suns(own);
        self.suns(table.face_down()[seat]);
        // Who can outbid whom: the places of the own suns among all that can be bid.
        let rivals = table.players().seats().filter(|&other| other != seat);
        let others = rivals.fold(SunSet::EMPTY, |all, other| all.union(table.face_up()[other]));
        let start = self.width;
        for sun in own.iter() {
            let above = others.above(Some(sun)).len() + own.above(Some(sun)).len();
            let place = u16::try_from(above).expect("at most sixteen suns");
            self.entries.push((start + 15 - place, 1.0));
        }
        self.width += 16;
        self.number(f32::from(table.suns(seat).sum()) / 32.0);
    }

    fn suns(&mut self, suns: SunSet) {
        for sun in suns.iter() {
            self.entries.push((self.width + u16::from(sun.number()) - 1, 1.0));
        }
        self.width += 16;
    }

    /// One input with this value.
    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.entries.push((self.width, value));
        }
        self.width += 1;
    }

    /// As many inputs as `width`, of which the one at `place`, or the last before it, is 1.
    pub fn one_hot(&mut self, width: u16, place: usize) {
        let place = u16::try_from(place).unwrap_or(width).min(width - 1);
        self.entries.push((self.width + place, 1.0));
        self.width += width;
    }

    /// An input for each threshold, which is 1 if `count` reaches it.
    pub fn steps(&mut self, thresholds: &[u8], count: u8) {
        for &threshold in thresholds {
            if count >= threshold {
                self.entries.push((self.width, 1.0));
            }
            self.width += 1;
        }
    }

    /// As many inputs as `width`, of which the one nearest below `value` is 1.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
    pub fn bucket(&mut self, width: u16, value: f32) {
        let place = value.clamp(0.0, f32::from(width - 1)) as usize;
        self.one_hot(width, place);
    }
}

/// The seats in the order in which the player on turn counts them.
pub fn around<G: Game>(state: &State<G>) -> impl Iterator<Item = Seat> {
    let turn = state.table().turn();
    let players = state.table().players();
    std::iter::once(turn).chain(turn.round_from_left(players).take(players.get() - 1))
}

#[expect(clippy::cast_precision_loss, reason = "counts of tiles are small")]
fn fraction(part: usize, whole: usize) -> f32 {
    if whole == 0 { 0.0 } else { part as f32 / whole as f32 }
}
