//! What to think of a position and of a decision, for people.

use ra_rules::{Action, Bid, Game, IllegalReveal, Next, Phase, Seat, State};

use crate::net::NetEvaluator;
use crate::search::{AuctionOutcome, OutOfNodes, Search};
use crate::{Level, Outlook, Trained};

/// What a bot of the strongest levels thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<G: Game> {
    /// What every player can expect.
    pub outlook: Outlook,
    /// Who is to act, and every legal action, the best first.
    pub decision: Option<Judgement<G>>,
    /// How the auction can end that goes on, or that the player on turn could call.
    pub auction: Option<AuctionTable>,
    /// The chance that the next tile from the bag is a Ra tile.
    pub next_is_ra: f32,
}

/// A decision, and what every action would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement<G: Game> {
    /// Whose decision it is.
    pub seat: Seat,
    /// Every legal action, the best first.
    pub options: Vec<Assessed<G>>,
}

/// An action, and what can be expected of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessed<G: Game> {
    /// The action.
    pub action: Action<G::Special>,
    /// What every player can expect after it.
    pub outlook: Outlook,
    /// How much win share it gives away, compared with the best action.
    pub loss: f32,
}

/// How an auction can end.
#[derive(Clone, Debug, PartialEq)]
pub struct AuctionTable {
    /// Every way, from nobody and the lowest sun to the highest.
    pub outcomes: Vec<AuctionOutcome>,
    /// How it ends if everybody bids what the search thinks best.
    pub expected: Option<Bid>,
}

/// Whoever analyses positions, as deeply as a level of bots looks.
#[derive(Clone, Copy, Debug)]
pub struct Analyst {
    level: Level,
}

impl Analyst {
    /// An analyst who looks as far as this level.
    #[must_use]
    pub const fn new(level: Level) -> Analyst {
        Analyst { level }
    }

    /// What to think of a position.
    #[must_use]
    pub fn analyze<G: Trained>(self, state: &State<G>) -> Analysis<G> {
        let decision = self.judge(state);
        let outlook = match &decision {
            Some(judgement) => judgement.options[0].outlook,
            None => self.outlook(state),
        };
        Analysis { outlook, decision, auction: self.auction(state), next_is_ra: next_is_ra(state) }
    }

    /// What every player can expect of a position.
    #[must_use]
    pub fn outlook<G: Trained>(self, state: &State<G>) -> Outlook {
        self.deepest(state, |search, depth| search.value(state, depth))
    }

    /// What to think of a decision, if somebody is to act.
    #[must_use]
    pub fn judge<G: Trained>(self, state: &State<G>) -> Option<Judgement<G>> {
        let seat = state.asked()?;
        let mut options = self.deepest(state, |search, depth| search.actions(state, depth));
        options.sort_by(|one, other| other.1.utility(seat).total_cmp(&one.1.utility(seat)));
        let best = options[0].1.seats()[seat].win;
        let assessed = options.into_iter().map(|(action, outlook)| {
            // The best action may win a trifle less, and lead by more.
            let loss = (best - outlook.seats()[seat].win).max(0.0);
            Assessed { action, outlook, loss }
        });
        Some(Judgement { seat, options: assessed.collect() })
    }

    /// How lucky each player is with a tile: how much better the outlook is than before the draw.
    /// `drawing` is the position before the tile is revealed.
    ///
    /// # Errors
    ///
    /// [`IllegalReveal`] if nobody draws there, or the bag has no such tile.
    pub fn luck<G: Trained>(
        self,
        drawing: &State<G>,
        tile: G::Tile,
    ) -> Result<Outlook, IllegalReveal<G::Tile>> {
        let mut revealed = *drawing;
        revealed.reveal(tile)?;
        // Looks of different depth cannot be compared, neither with before nor with another tile.
        let (depth, before) =
            self.deepest(drawing, |search, depth| Ok((depth, search.value(drawing, depth)?)));
        let players = drawing.table().players();
        let mut evaluator = NetEvaluator::new(G::network(players));
        let softness = self.level.style().softness;
        let mut search = Search::new(&mut evaluator, asked(drawing), softness);
        let mut luck = search.value(&revealed, depth).expect("without a limit");
        luck.add(&before, -1.0);
        Ok(luck)
    }

    /// How the auction can end that goes on, or that the player on turn could call.
    #[must_use]
    pub fn auction<G: Trained>(self, state: &State<G>) -> Option<AuctionTable> {
        let mut called = *state;
        if matches!(state.phase(), Phase::Turn) {
            called.act(Action::Invoke).ok()?;
        }
        if !matches!(called.phase(), Phase::Auction(_)) {
            return None;
        }
        let (outcomes, expected) =
            self.deepest(state, |search, depth| search.auction_table(&called, depth));
        Some(AuctionTable { outcomes, expected })
    }

    /// The answer of the deepest search that the budget allows.
    fn deepest<G: Trained, T>(
        self,
        state: &State<G>,
        look: impl FnMut(&mut Search<'_, G, NetEvaluator<'_>>, u8) -> Result<T, OutOfNodes>,
    ) -> T {
        let players = state.table().players();
        let style = self.level.style();
        let mut evaluator = NetEvaluator::new(G::network(players));
        let mut search = Search::new(&mut evaluator, asked(state), style.softness);
        search.deepest(style.depth, self.level.budget(players).0, look)
    }
}

/// Whose decision or draw comes next.
fn asked<G: Game>(state: &State<G>) -> Seat {
    match state.next() {
        Next::Act(seat, _) | Next::Reveal(seat) => seat,
        Next::Over => state.table().turn(),
    }
}

/// The chance that the next tile from the bag is a Ra tile.
#[must_use]
pub fn next_is_ra<G: Game>(state: &State<G>) -> f32 {
    let total = u16::try_from(state.bag().total()).unwrap_or(u16::MAX);
    if total == 0 { 0.0 } else { f32::from(state.bag()[G::RA]) / f32::from(total) }
}
