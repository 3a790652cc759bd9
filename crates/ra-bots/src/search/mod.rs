//! Looking ahead: every tile by its exact odds, every auction to its end, every player for
//! themselves.
//!
//! The player who asks chooses what is best. The others choose what is good for them, and among
//! nearly equal things now this, now that (a soft max^n search): who trusts rivals to find the
//! same best move is punished by those who do not.

mod auction;
mod sequel;

pub use auction::AuctionOutcome;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::marker::PhantomData;

use ra_rules::{Action, ActionSet, Game, Kind, Phase, Seat, State};

use crate::Outlook;

/// Says what every player can expect of a position in which somebody is on turn.
pub trait Evaluator<G: Game> {
    /// What every player can expect.
    fn evaluate(&mut self, state: &State<G>) -> Outlook;

    /// The answers to a question that are worth a look when somebody comes to it later.
    fn plausible_answers(&self, state: &State<G>) -> ActionSet<G> {
        state.legal_actions()
    }
}

/// An action, and what can be expected of it.
pub type Prospective<G> = (Action<<G as Game>::Special>, Outlook);

/// The budget ran out before the search was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfNodes;

/// One decision, looked at with an evaluator.
#[derive(Debug)]
pub struct Search<'e, G: Game, E> {
    evaluator: &'e mut E,
    me: Seat,
    softness: f32,
    limit: u32,
    nodes: u32,
    known: HashMap<u64, Outlook, BuildHasherDefault<KeyHasher>>,
    game: PhantomData<G>,
}

/// Positions that are remembered; each takes about a hundred bytes.
const MOST_KNOWN: usize = 200_000;

impl<'e, G: Game, E: Evaluator<G>> Search<'e, G, E> {
    /// A search for a player who thinks that rivals easily give away `softness` of win share.
    pub fn new(evaluator: &'e mut E, me: Seat, softness: f32) -> Search<'e, G, E> {
        Search {
            evaluator,
            me,
            softness,
            limit: u32::MAX,
            nodes: 0,
            known: HashMap::default(),
            game: PhantomData,
        }
    }

    /// How many positions were evaluated.
    #[must_use]
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The answer of the deepest look, up to this depth, that takes no more positions altogether
    /// than allowed. The first look is free; a deeper one is not begun if it would probably take
    /// too many.
    pub fn deepest<T>(
        &mut self,
        depth: u8,
        nodes: u32,
        mut look: impl FnMut(&mut Search<'e, G, E>, u8) -> Result<T, OutOfNodes>,
    ) -> T {
        self.limit = u32::MAX;
        let mut answer = look(self, 0).expect("without a limit");
        self.limit = nodes;
        let (mut before_last, mut last) = (1, self.nodes);
        for depth in 1..=depth {
            let growth = last / before_last.max(1);
            let probably = self.nodes.saturating_add(last.saturating_mul(growth));
            if probably > nodes {
                break;
            }
            let start = self.nodes;
            self.known.clear();
            match look(self, depth) {
                Ok(deeper) => answer = deeper,
                Err(OutOfNodes) => break,
            }
            (before_last, last) = (last, self.nodes - start);
        }
        answer
    }

    /// Every legal action with what can be expected of it, looking through `depth` more turns than
    /// are necessary.
    ///
    /// # Errors
    ///
    /// [`OutOfNodes`] if the budget is used up.
    pub fn actions(
        &mut self,
        state: &State<G>,
        depth: u8,
    ) -> Result<Vec<Prospective<G>>, OutOfNodes> {
        if let Phase::Auction(auction) = state.phase() {
            return self.offers(state, auction, depth);
        }
        let actions = state.legal_actions().iter();
        actions.map(|action| Ok((action, self.after(state, action, depth)?))).collect()
    }

    /// What can be expected of a position, looking through `depth` turns.
    ///
    /// # Errors
    ///
    /// [`OutOfNodes`] if the budget is used up.
    pub fn value(&mut self, state: &State<G>, depth: u8) -> Result<Outlook, OutOfNodes> {
        match state.phase() {
            Phase::Over => Ok(Outlook::of_result(state)),
            Phase::Turn if depth == 0 => self.leaf(state),
            Phase::Turn => self.known_turn(state, depth),
            Phase::Drawing => self.draw(state, depth),
            Phase::Auction(auction) => self.auction(state, auction, depth),
            Phase::Question(_) => {
                self.best_action(state, self.evaluator.plausible_answers(state), depth)
            }
        }
    }

    fn leaf(&mut self, state: &State<G>) -> Result<Outlook, OutOfNodes> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(OutOfNodes);
        }
        Ok(self.evaluator.evaluate(state))
    }

    fn known_turn(&mut self, state: &State<G>, depth: u8) -> Result<Outlook, OutOfNodes> {
        let key = state.key() ^ u64::from(depth);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let value = self.best_action(state, state.legal_actions(), depth - 1)?;
        if self.known.len() < MOST_KNOWN {
            self.known.insert(key, value);
        }
        Ok(value)
    }

    fn best_action(
        &mut self,
        state: &State<G>,
        actions: ActionSet<G>,
        depth: u8,
    ) -> Result<Outlook, OutOfNodes> {
        let Some(seat) = state.asked() else { return Ok(Outlook::of_result(state)) };
        let mut choice = self.choice_of(seat);
        for action in actions {
            choice.consider(&self.after(state, action, depth)?);
        }
        Ok(choice.outlook())
    }

    fn after(
        &mut self,
        state: &State<G>,
        action: Action<G::Special>,
        depth: u8,
    ) -> Result<Outlook, OutOfNodes> {
        let mut next = *state;
        next.act(action).expect("the search plays legal actions");
        self.value(&next, depth)
    }

    /// Every tile that may be drawn, by its odds.
    fn draw(&mut self, state: &State<G>, depth: u8) -> Result<Outlook, OutOfNodes> {
        let mut sum = Outlook::nothing(state.table().players());
        let mut total = 0.0;
        for &tile in G::Tile::ALL {
            let copies = state.bag()[tile];
            if copies > 0 {
                let mut next = *state;
                next.reveal(tile).expect("the bag has this tile");
                sum.add(&self.value(&next, depth)?, copies.into());
                total += f32::from(copies);
            }
        }
        Ok(sum.scaled(1.0 / total))
    }

    fn choice_of(&self, seat: Seat) -> Choice {
        Choice::of(seat, if seat == self.me { 0.0 } else { self.softness })
    }
}

/// What comes of a choice of one player, option by option.
struct Choice {
    seat: Seat,
    softness: f32,
    best: f32,
    total: f32,
    mix: Option<Outlook>,
}

impl Choice {
    fn of(seat: Seat, softness: f32) -> Choice {
        Choice { seat, softness, best: f32::MIN, total: 0.0, mix: None }
    }

    fn consider(&mut self, option: &Outlook) {
        let utility = option.utility(self.seat);
        let Some(mix) = &mut self.mix else {
            (self.best, self.total, self.mix) = (utility, 1.0, Some(*option));
            return;
        };
        if self.softness == 0.0 {
            if utility > self.best {
                (self.best, *mix) = (utility, *option);
            }
            return;
        }
        // The weights are relative to the best option so far.
        if utility > self.best {
            let fade = libm::expf((self.best - utility) / self.softness);
            (self.best, self.total) = (utility, self.total * fade);
            *mix = mix.scaled(fade);
        }
        let weight = libm::expf((utility - self.best) / self.softness);
        self.total += weight;
        mix.add(option, weight);
    }

    fn outlook(self) -> Outlook {
        let mix = self.mix.expect("there is always a legal action");
        if self.softness == 0.0 { mix } else { mix.scaled(1.0 / self.total) }
    }
}

/// The key of a position is a hash already.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are whole numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
