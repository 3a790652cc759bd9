//! What is true of every position, by name.
//!
//! Positions set up by hand are checked against this list, and the tests check it after every
//! step of every game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};
use core::fmt;

use crate::{
    Auction, Call, Counts, Epoch, Game, IllegalSetup, Kind, Phase, PlayerCount, Rules, Seat, State,
    Sun, SunSet, ra_track_spaces, sun_sets,
};

/// Something that holds in every position.
#[derive(Clone, Copy)]
pub struct Invariant<G: Game> {
    /// The fact, as a sentence.
    pub name: &'static str,
    /// Adds a reason for everything that is wrong.
    pub(crate) check: fn(&State<G>, &mut Vec<String>),
}

impl<G: Game> fmt::Debug for Invariant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Invariant({})", self.name)
    }
}

/// How a position breaks an invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The invariant that does not hold.
    pub invariant: &'static str,
    /// What is wrong, in the game's words.
    pub reason: String,
}

impl Flaw {
    pub(crate) fn seats(seats: usize) -> Flaw {
        Flaw {
            invariant: SEATS_EXIST,
            reason: format!("a table of {seats} instead of 2 to 5 seats"),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

const SEATS_EXIST: &str = "every seat that is named exists";

/// What holds in positions of every game; [`Game::INVARIANTS`] adds what holds in one.
#[must_use]
pub fn common<G: Game>() -> [Invariant<G>; 8] {
    [
        Invariant { name: "the rules are made for so many players", check: rules_allow_players },
        Invariant { name: "no tile exists more often than in the box", check: tiles_fit_the_box },
        Invariant { name: "no more Ra tiles are gone than epochs use", check: ra_tiles_suffice },
        Invariant {
            name: "the Ra track has a space left, but for a last auction",
            check: ra_track_has_a_space,
        },
        Invariant { name: "every sun of the table is in one place", check: suns_are_in_one_place },
        Invariant { name: "everybody has as many suns as dealt", check: sun_numbers_never_change },
        Invariant { name: "what is asked can be answered", check: question_makes_sense },
        Invariant { name: "after the end the table is cleared", check: end_is_clean },
    ]
}

/// Everything that is wrong with a position; empty for every state that can be obtained.
#[must_use]
pub fn flaws<G: Game>(state: &State<G>) -> Vec<Flaw> {
    // The other invariants cannot even be asked about a seat that does not exist.
    let absent = Invariant { name: SEATS_EXIST, check: seats_exist }.flaws(state);
    if !absent.is_empty() {
        return absent;
    }
    let all = common().into_iter().chain(G::INVARIANTS.iter().copied());
    all.flat_map(|invariant| invariant.flaws(state)).collect()
}

impl<G: Game> Invariant<G> {
    fn flaws(self, state: &State<G>) -> Vec<Flaw> {
        let mut reasons = vec![];
        (self.check)(state, &mut reasons);
        let flaw = |reason| Flaw { invariant: self.name, reason };
        reasons.into_iter().map(flaw).collect()
    }
}

fn seats_exist<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let players = state.table.players();
    let mut named = vec![state.table.turn];
    match state.phase {
        Phase::Auction(auction) => {
            named.extend([auction.caller, auction.bidder]);
            named.extend(auction.best.map(|bid| bid.seat));
        }
        Phase::Question(question) => named.push(G::asked(state, question)),
        _ => {}
    }
    named.sort_unstable();
    named.dedup();
    let absent = named.iter().filter(|seat| seat.index() >= players.get());
    flaws.extend(absent.map(|seat| format!("{seat} at a table of {players}")));
}

fn rules_allow_players<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let (rules, players) = (state.rules, state.table.players());
    if !rules.allow(players) {
        flaws.push(IllegalSetup::<G>::Players { rules, players }.to_string());
    }
}

fn tiles_fit_the_box<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    for &tile in G::Tile::ALL {
        let there = copies_there(state, tile);
        let supply = G::supply(state.rules, tile);
        if state.bag[tile] > G::copies(state.rules, tile) || there > u32::from(supply) {
            flaws.push(format!("{there} {tile} where the box has {supply}"));
        }
    }
}

/// How many copies of a tile have not left the game: in the bag, on the table, or in the hand of
/// who drew it. Ra tiles on the Ra track are not counted.
pub(crate) fn copies_there<G: Game>(state: &State<G>, tile: G::Tile) -> u32 {
    let owned = state.tiles.iter().flat_map(Counts::iter);
    let laid = state.track.tiles().map(|face| (face, 1));
    let shown = owned.chain(laid).filter(|&(face, _)| G::tile_of(face) == tile);
    let in_hand = state.in_hand() == Some(tile);
    let on_table: u32 = shown.map(|(_, number)| u32::from(number)).sum();
    u32::from(state.bag[tile]) + on_table + u32::from(in_hand)
}

fn ra_tiles_suffice<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let ended = if state.is_over() { 3 } else { state.table.epoch.number() - 1 };
    let usable = ended * ra_track_spaces(state.table.players());
    let there = u16::from(state.bag[G::RA]) + u16::from(state.table.ra_tiles);
    let copies = u16::from(G::copies(state.rules, G::RA));
    if there > copies {
        flaws.push(format!("{there} Ra tiles where the box has {copies}"));
    }
    if there + u16::from(usable) < copies {
        flaws.push(format!(
            "{there} Ra tiles in the bag and on the Ra track, but at most {usable} can be gone"
        ));
    }
}

fn ra_track_has_a_space<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let (ra_tiles, spaces) = (state.table.ra_tiles, ra_track_spaces(state.table.players()));
    let of_last_auction = match state.phase {
        Phase::Auction(auction) => auction.call == Call::RaTile,
        Phase::Question(_) => state.in_hand().is_none(),
        Phase::Turn | Phase::Drawing | Phase::Over => false,
    };
    let last_auction = G::has_last_auction(state.rules) && ra_tiles == spaces && of_last_auction;
    if ra_tiles >= spaces && !last_auction {
        flaws.push(format!("{ra_tiles} Ra tiles fill the Ra track of {spaces}"));
    }
}

fn suns_are_in_one_place<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let table = &state.table;
    let in_play = suns_in_play(table.players());
    for sun in Sun::all() {
        let piles = table.face_up.iter().chain(table.face_down.iter());
        let held = piles.filter(|pile| pile.contains(sun)).count();
        let places = held + usize::from(table.centre == sun);
        match (in_play.contains(sun), places) {
            (true, 1) | (false, 0) => {}
            (true, 0) => flaws.push(format!("sun {sun} is missing")),
            (true, _) => flaws.push(format!("sun {sun} is in {places} places")),
            (false, _) => {
                flaws.push(format!("sun {sun} does not belong to a table of {}", table.players()));
            }
        }
    }
}

fn suns_in_play(players: PlayerCount) -> SunSet {
    let centre: SunSet = [Sun::LOWEST].into_iter().collect();
    sun_sets(players).iter().fold(centre, |all, &set| all.union(set))
}

fn sun_numbers_never_change<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let dealt = sun_sets(state.table.players())[0].len();
    for seat in state.tiles.seats() {
        let held = state.table.face_up[seat].len() + state.table.face_down[seat].len();
        if held != dealt {
            flaws.push(format!("{seat} has {held} suns instead of {dealt}"));
        }
    }
}

fn question_makes_sense<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    let turn = state.table.turn;
    let mut require = |holds: bool, reason: &str| {
        if !holds {
            flaws.push(reason.into());
        }
    };
    match state.phase {
        Phase::Turn => require(has_sun(state, turn), "the player on turn has no face-up sun"),
        Phase::Drawing => drawing_makes_sense(state, &mut require),
        Phase::Auction(auction) => auction_makes_sense(state, auction, &mut require),
        Phase::Question(question) => {
            require(!G::answers(state, question).is_empty(), "nobody can answer what is asked");
            if state.in_hand().is_some() {
                drawing_makes_sense(state, &mut require);
            }
        }
        Phase::Over => require(state.table.epoch == Epoch::Third, "the game ends after epoch 3"),
    }
}

fn has_sun<G: Game>(state: &State<G>, seat: Seat) -> bool {
    !state.table.face_up[seat].is_empty()
}

fn drawing_makes_sense<G: Game>(state: &State<G>, require: &mut impl FnMut(bool, &str)) {
    require(has_sun(state, state.table.turn), "the player who draws has no face-up sun");
    require(!state.track.is_full(), "a tile is drawn while the auction track is full");
}

/// Something is asked of the winner of a lot, who has taken it and exchanged suns.
pub(crate) fn winner_makes_sense<G: Game>(state: &State<G>, winner: Seat, flaws: &mut Vec<String>) {
    if !state.track.is_empty() {
        flaws.push("the winner of a lot leaves no tile on the track".into());
    }
    if state.table.face_down[winner].is_empty() {
        flaws.push("the winner of a lot has no sun face down".into());
    }
}

fn auction_makes_sense<G: Game>(
    state: &State<G>,
    auction: Auction,
    require: &mut impl FnMut(bool, &str),
) {
    let Auction { call, bound, caller, bidder, best } = auction;
    let players = state.table.players();
    let place = |seat| caller.round_from_left(players).position(|asked| asked == seat);
    let full = state.track.is_full();

    require(caller == state.table.turn, "an auction is called by the player on turn");
    require(has_sun(state, caller), "the caller has no face-up sun");
    require(!auction.legal_bids(&state.table.face_up).is_empty(), "the bidder cannot bid");
    let binds = match call {
        Call::Invoked => !full,
        Call::RaTile => G::binds_drawer(state.rules),
    };
    require(bound == binds, "the caller is bound, or free, against the rules");
    if call == Call::RaTile {
        require(!full, "a Ra tile was drawn while the auction track was full");
        require(state.table.ra_tiles > 0, "no Ra tile was drawn in this epoch");
    }
    if let Some(best) = best {
        let held = state.table.face_up[best.seat].contains(best.sun);
        require(held, "the standing bid is not held face up");
        require(place(best.seat) < place(bidder), "the standing bid comes from a later seat");
    }
}

fn end_is_clean<G: Game>(state: &State<G>, flaws: &mut Vec<String>) {
    if !state.is_over() {
        return;
    }
    let mut owned = state.tiles.iter().flat_map(Counts::iter);
    if owned.any(|(face, _)| !G::outlasts_epoch(face)) {
        flaws.push("tiles that leave with the epoch are still owned".into());
    }
    if !state.track.is_empty() || state.table.ra_tiles > 0 {
        flaws.push("tiles are left on the tracks".into());
    }
    if state.table.face_down.iter().any(|suns| !suns.is_empty()) {
        flaws.push("suns are still face down".into());
    }
}
