//! Two simple players for `ra simulate`: one plays at random, one looks at its score sheet.

use clap::ValueEnum;
use ra_rules::{Action, Epoch, Game, Next, Phase, Seat, State};

/// How simulated players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Policy {
    /// Any legal action, all equally likely
    Random,
    /// Buys what gains points in this epoch, and otherwise draws and passes
    Sensible,
}

/// A lot must gain this many points to be worth calling an auction for, or a sun. Every Ra tile
/// makes suns worth less: they cannot be kept when the epoch ends.
const WORTH_A_CALL: i32 = 8;
const WORTH_A_SUN: i32 = 5;

/// A special action on a turn must gain this many points, because drawing is worth something too.
const WORTH_A_TURN: i32 = 3;

impl Policy {
    /// Chooses one of the legal actions of the player who is asked.
    pub fn choose<G: Game>(self, state: &State<G>, rng: &mut fastrand::Rng) -> Action<G::Special> {
        let sensible = match self {
            Policy::Random => None,
            Policy::Sensible => sensible(state),
        };
        let legal = state.legal_actions();
        let any = || legal.nth(rng.u32(..legal.len())).expect("there is always a legal action");
        sensible.unwrap_or_else(any)
    }
}

/// What a sensible player does, or `None` where it has no preference.
fn sensible<G: Game>(state: &State<G>) -> Option<Action<G::Special>> {
    let Next::Act(seat, _) = state.next() else { return None };
    match state.phase() {
        Phase::Turn => on_turn(state, seat),
        Phase::Auction(_) => Some(in_auction(state, seat)),
        Phase::Question(_) if all_alike(state, seat) => None,
        Phase::Question(_) => best(state, seat).map(|(best, _)| best),
        Phase::Drawing | Phase::Over => None,
    }
}

fn on_turn<G: Game>(state: &State<G>, seat: Seat) -> Option<Action<G::Special>> {
    if let Some((special, gain)) = best(state, seat)
        && gain >= WORTH_A_TURN
    {
        return Some(special);
    }
    let legal = state.legal_actions();
    let mut called = *state;
    called.act(Action::Invoke).ok()?;
    let calls = gain_of_lot(&called, seat) >= WORTH_A_CALL || !legal.contains(Action::Draw);
    Some(if calls { Action::Invoke } else { Action::Draw })
}

fn in_auction<G: Game>(state: &State<G>, seat: Seat) -> Action<G::Special> {
    let legal = state.legal_actions();
    let lowest = legal.iter().find(|action| matches!(action, Action::Bid(_)));
    let ra_tiles = i32::from(state.table().ra_tiles());
    let bids =
        !legal.contains(Action::Pass) || gain_of_lot(state, seat) >= WORTH_A_SUN - ra_tiles / 2;
    lowest.filter(|_| bids).unwrap_or(Action::Pass)
}

/// Do all answers leave the player with the same sheet?
fn all_alike<G: Game>(state: &State<G>, seat: Seat) -> bool {
    let mut gains = state.legal_actions().iter().map(|answer| gain(state, seat, answer));
    let first = gains.next();
    gains.all(|gain| Some(gain) == first)
}

/// What the player would gain in this epoch by winning the auction that goes on: everybody else
/// passes, the player bids as little as possible and answers what the lot asks.
fn gain_of_lot<G: Game>(state: &State<G>, seat: Seat) -> i32 {
    let mut won = *state;
    let epoch = state.table().epoch();
    while let (Phase::Auction(_), Next::Act(asked, _)) = (won.phase(), won.next()) {
        let legal = won.legal_actions();
        let bid = legal.iter().find(|action| matches!(action, Action::Bid(_)) && asked == seat);
        if won.act(bid.unwrap_or(Action::Pass)).is_err() {
            return 0;
        }
    }
    while let (Phase::Question(_), Some((answer, _))) = (won.phase(), best(&won, seat)) {
        won.act(answer).expect("the best answer is a legal one");
    }
    worth(&won, epoch, seat) - worth(state, epoch, seat)
}

/// The special action that leaves the player with the best sheet, and what it gains.
fn best<G: Game>(state: &State<G>, seat: Seat) -> Option<(Action<G::Special>, i32)> {
    let specials = state.legal_actions().iter().filter(|a| matches!(a, Action::Special(_)));
    let gains = specials.map(|action| (action, gain(state, seat, action)));
    // The first of equals, so that a game does not depend on the order of a maximum.
    gains.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// What a legal action gains the player in this epoch at once.
fn gain<G: Game>(state: &State<G>, seat: Seat, action: Action<G::Special>) -> i32 {
    let epoch = state.table().epoch();
    let mut next = *state;
    next.act(action).expect("a legal action");
    worth(&next, epoch, seat) - worth(state, epoch, seat)
}

/// The player's score when this epoch ends, if it ends as it stands.
fn worth<G: Game>(state: &State<G>, epoch: Epoch, seat: Seat) -> i32 {
    let sheet = state.sheets()[seat];
    let counts = !state.is_over() && state.table().epoch() == epoch;
    i32::from(sheet.before()) + if counts { i32::from(sheet.net()) } else { 0 }
}
