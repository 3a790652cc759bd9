//! Auctions, solved: whatever the bids, a lot goes to one of the suns on the table or to nobody.
//!
//! So there are at most as many outcomes as suns and one more. Each is looked at once, and the
//! bidding is solved backwards on top of them.

use ra_rules::{Action, Auction, Bid, Game, Offer, Phase, PlayerCount, Ruling, State};

use super::{Evaluator, OutOfNodes, Prospective, Search};
use crate::Outlook;

/// One way in which an auction can end, and what can be expected then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AuctionOutcome {
    /// Who wins with which sun; `None` if nobody wants the lot.
    pub bid: Option<Bid>,
    /// What can be expected after it.
    pub outlook: Outlook,
}

/// A place for each sun and one for nobody.
const OUTCOMES: usize = 17;

/// What is known about an auction.
struct Ledger<'s, G: Game> {
    state: &'s State<G>,
    depth: u8,
    outcomes: [Option<AuctionOutcome>; OUTCOMES],
    /// What can be expected when a seat is asked to beat a sun.
    bidding: [[Option<Outlook>; OUTCOMES]; PlayerCount::MAX],
}

impl<'s, G: Game> Ledger<'s, G> {
    fn new(state: &'s State<G>, depth: u8) -> Ledger<'s, G> {
        let bidding = [[None; OUTCOMES]; PlayerCount::MAX];
        Ledger { state, depth, outcomes: [None; OUTCOMES], bidding }
    }
}

fn place(bid: Option<Bid>) -> usize {
    bid.map_or(0, |bid| bid.sun.number().into())
}

impl<G: Game, E: Evaluator<G>> Search<'_, G, E> {
    /// What can be expected of an auction.
    pub(super) fn auction(
        &mut self,
        state: &State<G>,
        auction: Auction,
        depth: u8,
    ) -> Result<Outlook, OutOfNodes> {
        self.bidding(&mut Ledger::new(state, depth), auction)
    }

    /// Every offer of the player who is asked, with what can be expected of it.
    pub(super) fn offers(
        &mut self,
        state: &State<G>,
        auction: Auction,
        depth: u8,
    ) -> Result<Vec<Prospective<G>>, OutOfNodes> {
        let mut ledger = Ledger::new(state, depth);
        let offers = offers(state, auction).map(|offer| {
            let action = match offer {
                Offer::Pass => Action::Pass,
                Offer::Bid(sun) => Action::Bid(sun),
            };
            Ok((action, self.heard(&mut ledger, auction, offer)?))
        });
        offers.collect()
    }

    /// Every way in which an auction can end, from nobody and the lowest sun to the highest, and
    /// the one that comes about if everybody does what this search thinks best for them.
    ///
    /// # Errors
    ///
    /// [`OutOfNodes`] if the budget is used up.
    pub fn auction_table(
        &mut self,
        state: &State<G>,
        depth: u8,
    ) -> Result<(Vec<AuctionOutcome>, Option<Bid>), OutOfNodes> {
        let Phase::Auction(auction) = state.phase() else { return Ok((Vec::new(), None)) };
        let mut ledger = Ledger::new(state, depth);
        let expected = self.expected(&mut ledger, auction)?;
        Ok((ledger.outcomes.into_iter().flatten().collect(), expected))
    }

    /// Who wins if every bidder does what is best.
    fn expected(
        &mut self,
        ledger: &mut Ledger<'_, G>,
        auction: Auction,
    ) -> Result<Option<Bid>, OutOfNodes> {
        let mut best = None;
        for offer in offers(ledger.state, auction) {
            let utility = self.heard(ledger, auction, offer)?.utility(auction.bidder());
            if best.is_none_or(|(most, _)| utility > most) {
                best = Some((utility, offer));
            }
        }
        let (_, offer) = best.expect("a bidder can bid or pass");
        match auction.hear(offer, ledger.state.table().face_up()) {
            Ok(Ruling::Open(auction)) => self.expected(ledger, auction),
            Ok(Ruling::Sold(bid)) => Ok(Some(bid)),
            _ => Ok(None),
        }
    }

    fn bidding(
        &mut self,
        ledger: &mut Ledger<'_, G>,
        auction: Auction,
    ) -> Result<Outlook, OutOfNodes> {
        let (seat, standing) = (auction.bidder(), place(auction.best()));
        if let Some(known) = ledger.bidding[seat.index()][standing] {
            return Ok(known);
        }
        let mut choice = self.choice_of(seat);
        for offer in offers(ledger.state, auction) {
            choice.consider(&self.heard(ledger, auction, offer)?);
        }
        let outlook = choice.outlook();
        ledger.bidding[seat.index()][standing] = Some(outlook);
        Ok(outlook)
    }

    /// What can be expected after an offer.
    fn heard(
        &mut self,
        ledger: &mut Ledger<'_, G>,
        auction: Auction,
        offer: Offer,
    ) -> Result<Outlook, OutOfNodes> {
        let suns = ledger.state.table().face_up();
        match auction.hear(offer, suns).expect("the search makes legal offers") {
            Ruling::Open(auction) => self.bidding(ledger, auction),
            Ruling::Sold(bid) => self.outcome(ledger, Some(bid)),
            Ruling::Unsold => self.outcome(ledger, None),
        }
    }

    fn outcome(
        &mut self,
        ledger: &mut Ledger<'_, G>,
        bid: Option<Bid>,
    ) -> Result<Outlook, OutOfNodes> {
        if let Some(known) = ledger.outcomes[place(bid)] {
            return Ok(known.outlook);
        }
        let after = match bid {
            Some(bid) => ledger.state.if_won(bid, |_| {}),
            None => ledger.state.if_unsold(),
        };
        let outlook = self.value(&after.expect("the outcome can come about"), ledger.depth)?;
        ledger.outcomes[place(bid)] = Some(AuctionOutcome { bid, outlook });
        Ok(outlook)
    }
}

/// What the bidder may say.
fn offers<G: Game>(state: &State<G>, auction: Auction) -> impl Iterator<Item = Offer> + use<G> {
    let pass = (!auction.must_bid()).then_some(Offer::Pass);
    let bids = auction.legal_bids(state.table().face_up()).iter();
    pass.into_iter().chain(bids.map(Offer::Bid))
}
