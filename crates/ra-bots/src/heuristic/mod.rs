//! A player that knows what tiles and suns are worth, and looks no further.
//!
//! All worths are in points that a player can expect until the end of the game.

mod priests;
mod ra;

use ra_rules::{
    Action, ActionSet, Auction, BySeat, Counts, Decision, Epoch, Game, Next, Phase, Seat, State,
    Sun, SunSet, ra_track_spaces, sun_sets,
};

/// A game whose tiles somebody knows the worth of.
pub trait Appraise: Game {
    /// How the heuristic weighs things in this game.
    const TEMPER: Temper;

    /// What these tiles would be worth to a player in this position.
    fn worth(state: &State<Self>, clock: Clock, seat: Seat, tiles: &Counts<Self::Face>) -> f32;

    /// What a player with these tiles has after winning a lot.
    fn with_lot(
        tiles: &Counts<Self::Face>,
        lot: impl Iterator<Item = Self::Face>,
    ) -> Counts<Self::Face>;

    /// The answers to a question that are worth a look: all of them, unless some are plainly bad.
    fn plausible_answers(state: &State<Self>) -> ActionSet<Self> {
        state.legal_actions()
    }
}

/// How the heuristic weighs things, found by letting it play against itself with other weights.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    /// How much a lead in the number of tiles can still change in a whole epoch.
    doubt: f32,
    /// What the lowest and what the highest sun can buy at the beginning of an epoch.
    to_bid: [f32; 2],
    /// What the highest sun is worth at the end of the game, and for each epoch before.
    to_keep: [f32; 2],
    /// What an auction must bring its caller compared with the others.
    call: f32,
    /// How much the gains of the others count against a call.
    others: f32,
    /// How much it is worth to keep a lot from a rival.
    denial: f32,
    /// How much a lot on the track counts for who may win it.
    interest: f32,
}

/// How much of the game is left.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The part of the epoch that is left: 1 at its beginning, 0 at its end.
    pub epoch_left: f32,
    /// The number of epochs after this one.
    pub epochs_after: f32,
}

impl Clock {
    /// How much is left in this position.
    #[must_use]
    pub fn of<G: Game>(state: &State<G>) -> Clock {
        let table = state.table();
        let spaces = ra_track_spaces(table.players());
        let left = spaces.saturating_sub(table.ra_tiles());
        Clock {
            epoch_left: f32::from(left) / f32::from(spaces),
            epochs_after: f32::from(Epoch::Third.number() - table.epoch().number()),
        }
    }

    /// The part of the game that is left.
    #[must_use]
    pub fn game_left(self) -> f32 {
        (self.epoch_left + self.epochs_after) / 3.0
    }
}

/// The chance that a lead of zero or more at the end grows out of this lead; certain when nothing
/// of the epoch is left.
fn chance_at_least<G: Appraise>(lead: f32, left: f32) -> f32 {
    let doubt = 1.0 + G::TEMPER.doubt * left;
    (0.5 + (lead + 0.5) / doubt).clamp(0.0, 1.0)
}

/// What the tiles of each player are worth.
pub(crate) fn worths<G: Appraise>(state: &State<G>, clock: Clock) -> BySeat<f32> {
    BySeat::from_fn(state.table().players(), |seat| {
        G::worth(state, clock, seat, &state.tiles()[seat])
    })
}

/// What the lot on the track is worth to each player, beyond what their tiles are worth.
pub(crate) fn gains<G: Appraise>(
    state: &State<G>,
    clock: Clock,
    worths: &BySeat<f32>,
) -> BySeat<f32> {
    let players = state.table().players();
    if state.track().is_empty() {
        return BySeat::from_fn(players, |_| 0.0);
    }
    BySeat::from_fn(players, |seat| {
        let won = G::with_lot(&state.tiles()[seat], state.track().tiles());
        G::worth(state, clock, seat, &won) - worths[seat]
    })
}

/// What suns are worth, in this epoch and after it.
#[derive(Clone, Copy)]
struct SunPrices {
    temper: Temper,
    clock: Clock,
    highest: f32,
}

impl SunPrices {
    fn of<G: Appraise>(state: &State<G>, clock: Clock) -> SunPrices {
        let sets = sun_sets(state.table().players()).iter();
        let highest = sets.filter_map(|set| set.highest()).max().map_or(1, Sun::number);
        SunPrices { temper: G::TEMPER, clock, highest: highest.into() }
    }

    /// What a face-up sun can still buy in this epoch.
    fn to_bid(self, sun: Sun) -> f32 {
        let [lowest, highest] = self.temper.to_bid;
        let height = f32::from(sun.number()) / self.highest;
        self.clock.epoch_left.sqrt() * (lowest + (highest - lowest) * height)
    }

    /// What a sun is good for when the epoch is over: bids in later epochs, and the last count.
    fn to_keep(self, sun: Sun) -> f32 {
        let [at_the_end, each_epoch] = self.temper.to_keep;
        let height = f32::from(sun.number()) / self.highest;
        (at_the_end + each_epoch * self.clock.epochs_after) * height
    }

    /// What it costs to give a sun for the one in the centre.
    fn to_exchange(self, sun: Sun, centre: Sun) -> f32 {
        self.to_bid(sun) + self.to_keep(sun) - self.to_keep(centre)
    }
}

/// What a player has: points, tiles and suns.
fn holding<G: Appraise>(state: &State<G>, seat: Seat) -> f32 {
    let table = state.table();
    let clock = Clock::of(state);
    let prices = SunPrices::of(state, clock);
    let sum = |suns: SunSet, worth: &dyn Fn(Sun) -> f32| suns.iter().map(worth).sum::<f32>();
    let tiles =
        if state.is_over() { 0.0 } else { G::worth(state, clock, seat, &state.tiles()[seat]) };
    f32::from(table.scores()[seat])
        + tiles
        + sum(table.face_up()[seat], &|sun| prices.to_bid(sun))
        + sum(table.suns(seat), &|sun| prices.to_keep(sun))
}

/// What the heuristic does; `None` unless somebody is to act.
#[must_use]
pub fn choose<G: Appraise>(state: &State<G>) -> Option<Action<G::Special>> {
    let Next::Act(seat, decision) = state.next() else { return None };
    Some(match decision {
        Decision::Turn => on_turn(state, seat),
        Decision::Bid => in_auction(state, seat),
        Decision::Question(_) => best_special(state, seat)?.0,
    })
}

/// What a special action on a turn must gain, because drawing is worth something too.
const WORTH_OF_A_TURN: f32 = 0.5;

fn on_turn<G: Appraise>(state: &State<G>, seat: Seat) -> Action<G::Special> {
    if let Some((special, gain)) = best_special(state, seat)
        && gain > WORTH_OF_A_TURN
    {
        return special;
    }
    if state.track().is_full() {
        return Action::Invoke;
    }
    if state.track().is_empty() {
        return Action::Draw;
    }
    let gain = gain_of_a_call(state, seat);
    if gain > G::TEMPER.call { Action::Invoke } else { Action::Draw }
}

/// What a player gains on the others by calling an auction, if everybody bids by the heuristic.
fn gain_of_a_call<G: Appraise>(state: &State<G>, seat: Seat) -> f32 {
    let mut sold = *state;
    sold.act(Action::Invoke).expect("a player on turn may invoke Ra");
    while let (Phase::Auction(_), Next::Act(bidder, _)) = (sold.phase(), sold.next()) {
        sold.act(in_auction(&sold, bidder)).expect("the heuristic bids by the rules");
    }
    while let (Phase::Question(_), Some(answer)) = (sold.phase(), choose(&sold)) {
        sold.act(answer).expect("the heuristic answers by the rules");
    }
    let gain = |seat| holding(&sold, seat) - holding(state, seat);
    let total: f32 = state.table().players().seats().map(gain).sum();
    let own = gain(seat);
    own - G::TEMPER.others * (total - own) / f32::from(state.table().players() as u8 - 1)
}

/// The special action that leaves the player best off, and what it gains.
fn best_special<G: Appraise>(state: &State<G>, seat: Seat) -> Option<(Action<G::Special>, f32)> {
    let specials = state.legal_actions().iter().filter(|a| matches!(a, Action::Special(_)));
    let before = interest(state, seat);
    let gains = specials.map(|action| {
        let mut next = *state;
        next.act(action).expect("a legal action");
        (action, interest(&next, seat) - before)
    });
    gains.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// What a player has, and a part of what the lot on the track is worth to this player more than to
/// the others.
fn interest<G: Appraise>(state: &State<G>, seat: Seat) -> f32 {
    if state.track().is_empty() {
        return holding(state, seat);
    }
    let clock = Clock::of(state);
    let gains = gains(state, clock, &worths(state, clock));
    let total: f32 = gains.iter().sum();
    let rivals = f32::from(gains.players() as u8 - 1);
    holding(state, seat) + G::TEMPER.interest * (gains[seat] - (total - gains[seat]) / rivals)
}

fn in_auction<G: Appraise>(state: &State<G>, seat: Seat) -> Action<G::Special> {
    let Phase::Auction(auction) = state.phase() else { return Action::Pass };
    let clock = Clock::of(state);
    let bidding = Bidding {
        auction,
        suns: state.table().face_up(),
        gains: gains(state, clock, &worths(state, clock)),
        prices: SunPrices::of(state, clock),
        centre: state.table().centre(),
    };
    bidding.best_bid(seat).map_or(Action::Pass, Action::Bid)
}

/// What a bidder weighs.
struct Bidding<'a> {
    auction: Auction,
    suns: &'a BySeat<SunSet>,
    gains: BySeat<f32>,
    prices: SunPrices,
    centre: Sun,
}

impl Bidding<'_> {
    /// The lowest sun that nobody will want to beat, or the lowest that pays; nothing if none does
    /// and the bidder may pass.
    fn best_bid(&self, seat: Seat) -> Option<Sun> {
        let legal = self.auction.legal_bids(self.suns);
        let gain = self.gains[seat] + self.denied();
        let pays = |&sun: &Sun| gain > self.prices.to_exchange(sun, self.centre);
        let mut paying = legal.iter().filter(pays);
        let safe = paying.clone().find(|&sun| self.rivals_who_beat(sun).next().is_none());
        let lowest = safe.or_else(|| paying.next());
        if self.auction.must_bid() { lowest.or_else(|| legal.iter().next()) } else { lowest }
    }

    /// What it is worth to keep the lot from the rival who would get it.
    fn denied(&self) -> f32 {
        let best = self.auction.best();
        let standing = best.map_or(0.0, |bid| self.gains[bid.seat]);
        let wanted = self.rivals_who_beat(best.map_or(Sun::LOWEST, |bid| bid.sun));
        let gain = wanted.map(|rival| self.gains[rival]).fold(standing, f32::max);
        self.prices.temper.denial * gain / f32::from(self.suns.players() as u8)
    }

    /// Those who are asked after the bidder and for whom it pays to beat this sun.
    fn rivals_who_beat(&self, sun: Sun) -> impl Iterator<Item = Seat> {
        let round = self.auction.bidder().round_from_left(self.suns.players());
        let (bidder, caller) = (self.auction.bidder(), self.auction.caller());
        let mut asked = bidder != caller;
        let later = round.take_while(move |&seat| {
            let goes_on = asked;
            asked = asked && seat != caller;
            goes_on
        });
        later.filter(move |&rival| {
            let beating = self.suns[rival].above(Some(sun)).iter().next();
            beating.is_some_and(|beating| {
                self.gains[rival] > self.prices.to_exchange(beating, self.centre)
            })
        })
    }
}
