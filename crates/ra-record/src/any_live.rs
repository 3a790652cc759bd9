//! A game in progress of either kind, for whoever keeps both.

use std::{error, fmt};

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{
    Auction, Game, Next, ParseActionError, Phase, PlayerCount, Rank, Seat, State, SunSet,
};

use crate::{AnyRecord, AnyRules, Entry, IllegalEntry, LiveGame, Seed};

/// A game of one of the two kinds that is being played. Actions come and go as words.
///
/// ```
/// use ra_record::{AnyLiveGame, AnyRules, Seed};
/// use ra_rules::PlayerCount;
///
/// let rules = AnyRules::named("ra", "2016", &[])?;
/// let seed = Seed::named("example");
/// let mut game = AnyLiveGame::new(rules, PlayerCount::Two, seed, &["Anna", "Bob"]).unwrap();
/// let asked = game.asked().unwrap();
/// let error = game.play(asked, "bid 3").unwrap_err();
/// assert_eq!(error.to_string(), "seat 2: you are asked to draw a tile, invoke Ra or spend a god");
/// let line = game.play(asked, "draw")?;
/// assert_eq!(line, "2 draw obelisk");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names are those of the games")]
pub enum AnyLiveGame {
    Ra(LiveGame<Ra>),
    Priests(LiveGame<Priests>),
}

/// Does the same for either game.
macro_rules! either {
    ($game:expr, $live:ident => $result:expr) => {
        match $game {
            AnyLiveGame::Ra($live) => $result,
            AnyLiveGame::Priests($live) => $result,
        }
    };
}

impl AnyLiveGame {
    /// A new game; `None` if the rules are not made for this many players.
    #[must_use]
    pub fn new(
        rules: AnyRules,
        players: PlayerCount,
        seed: Seed,
        names: &[&str],
    ) -> Option<AnyLiveGame> {
        match rules {
            AnyRules::Ra(rules) => {
                LiveGame::new(rules, players, seed, names).ok().map(AnyLiveGame::Ra)
            }
            AnyRules::Priests(rules) => {
                LiveGame::new(rules, players, seed, names).ok().map(AnyLiveGame::Priests)
            }
        }
    }

    /// The game as everybody may see it: once it is over, with the seed.
    #[must_use]
    pub fn to_record(&self) -> AnyRecord {
        either!(self, game => game.record().clone().into())
    }

    /// The number of decisions so far.
    #[must_use]
    pub fn ply(&self) -> usize {
        either!(self, game => game.record().entries().len())
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        either!(self, game => game.record().state().is_over())
    }

    /// Each seat's place, from 1, and points, once the game is over.
    #[must_use]
    pub fn places(&self) -> Option<Vec<(u8, u16)>> {
        either!(self, game => places(game.record().state()))
    }

    /// Whose decision is awaited.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        either!(self, game => asked(game.record().state()))
    }

    /// The auction that goes on, and the suns that can be bid in it by whose turn it is.
    #[must_use]
    pub fn auction(&self) -> Option<(Auction, SunSet)> {
        either!(self, game => auction(game.record().state()))
    }

    /// Will this seat be asked for a bid later in the auction that goes on?
    #[must_use]
    pub fn will_ask(&self, seat: Seat) -> bool {
        either!(self, game => will_ask(game.record().state(), seat))
    }

    /// The legal actions, as words.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<String> {
        either!(self, game => {
            game.record().state().legal_actions().iter().map(|action| action.to_string()).collect()
        })
    }

    /// The last line of the record.
    #[must_use]
    pub fn last_line(&self) -> Option<String> {
        either!(self, game => game.record().entries().last().map(Entry::to_string))
    }

    /// Plays an action for a seat and gives the line of the record.
    ///
    /// # Errors
    ///
    /// [`AnyIllegalEntry`] says why not; the game is unchanged.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<String, AnyIllegalEntry> {
        match self {
            AnyLiveGame::Ra(game) => {
                let action = action.parse().map_err(AnyIllegalEntry::NoActionOfRa)?;
                Ok(game.play(seat, action).map_err(AnyIllegalEntry::Ra)?.to_string())
            }
            AnyLiveGame::Priests(game) => {
                let action = action.parse().map_err(AnyIllegalEntry::NoActionOfPriests)?;
                Ok(game.play(seat, action).map_err(AnyIllegalEntry::Priests)?.to_string())
            }
        }
    }

    /// Goes back to the position after so many decisions.
    pub fn go_back(&mut self, ply: usize) {
        either!(self, game => game.go_back(ply));
    }
}

fn places<G: Game>(state: &State<G>) -> Option<Vec<(u8, u16)>> {
    let (ranking, scores) = (state.table().ranking(), state.table().scores());
    let place = |rank: Rank| u8::try_from(rank.number()).unwrap_or(u8::MAX);
    let places = ranking.iter().zip(scores.iter()).map(|(&rank, &score)| (place(rank), score));
    state.is_over().then(|| places.collect())
}

fn asked<G: Game>(state: &State<G>) -> Option<Seat> {
    match state.next() {
        Next::Act(seat, _) => Some(seat),
        Next::Reveal(_) | Next::Over => None,
    }
}

fn auction<G: Game>(state: &State<G>) -> Option<(Auction, SunSet)> {
    match state.phase() {
        Phase::Auction(auction) => Some((auction, auction.legal_bids(state.table().face_up()))),
        _ => None,
    }
}

fn will_ask<G: Game>(state: &State<G>, seat: Seat) -> bool {
    match state.phase() {
        Phase::Auction(auction) => auction.will_ask(seat, state.table().face_up()),
        _ => false,
    }
}

/// Why an action cannot be played in one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyIllegalEntry {
    /// The words are no action of Ra.
    NoActionOfRa(ParseActionError<<Ra as Game>::Special>),
    /// The words are no action of Priests of Ra.
    NoActionOfPriests(ParseActionError<<Priests as Game>::Special>),
    /// Ra does not allow it.
    Ra(IllegalEntry<Ra>),
    /// Priests of Ra does not allow it.
    Priests(IllegalEntry<Priests>),
}

impl fmt::Display for AnyIllegalEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyIllegalEntry::NoActionOfRa(error) => error.fmt(f),
            AnyIllegalEntry::NoActionOfPriests(error) => error.fmt(f),
            AnyIllegalEntry::Ra(error) => error.fmt(f),
            AnyIllegalEntry::Priests(error) => error.fmt(f),
        }
    }
}

impl error::Error for AnyIllegalEntry {}
