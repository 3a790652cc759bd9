//! An auction that is going on: who called it, who answers when, and what they said.

use ra_rules::{Auction, Call, Offer, Phase, Seat};
use serde::Serialize;

use crate::{Key, Perspective, Portray};

/// An auction that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AuctionView {
    /// Who started it, by the number of the seat; answers last.
    pub caller: u8,
    /// Was Ra invoked? Otherwise a Ra tile was drawn.
    pub invoked: bool,
    /// Must the caller bid if nobody else does?
    pub caller_is_bound: bool,
    /// The best bid so far.
    pub best: Option<BidView>,
    /// Everybody's seat in the order of bidding: clockwise from the caller's left.
    pub order: Vec<u8>,
    /// Who started it and how, in words.
    pub text: String,
}

/// A sun that somebody bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct BidView {
    pub seat: u8,
    pub sun: u8,
}

/// What a player has to do with the auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BiddingView {
    /// Where the player stands.
    #[serde(flatten)]
    pub status: BiddingStatus,
    /// The same in words.
    pub text: String,
}

/// Where a player stands in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum BiddingStatus {
    /// Will be asked, unless the bids go too high.
    Later,
    /// Is asked now.
    Deciding,
    /// Did not bid.
    Passed,
    /// Bid a sun, and has the best bid or was outbid.
    #[expect(missing_docs, reason = "the names say it")]
    Bid { sun: u8, leads: bool },
    /// Has no face-up sun that is high enough, and is not asked.
    CannotBid,
}

impl<G: Portray> Perspective<'_, G> {
    pub(crate) fn auction(&self) -> Option<AuctionView> {
        let Phase::Auction(auction) = self.state().phase() else { return None };
        let order = auction.caller().round_from_left(self.record.players());
        let best = auction.best();
        Some(AuctionView {
            caller: auction.caller().number(),
            invoked: auction.call() == Call::Invoked,
            caller_is_bound: auction.is_bound(),
            best: best.map(|bid| BidView { seat: bid.seat.number(), sun: bid.sun.number() }),
            order: order.map(Seat::number).collect(),
            text: self.call_text(auction),
        })
    }

    /// "Ana invoked Ra."
    pub(crate) fn call_text(&self, auction: Auction) -> String {
        let key = match auction.call() {
            Call::Invoked => Key::CallInvoked,
            Call::RaTile => Key::CallRaTile,
        };
        self.voice.sentence(key).of(auction.caller()).say()
    }

    pub(crate) fn bidding(&self, seat: Seat) -> Option<BiddingView> {
        let Phase::Auction(auction) = self.state().phase() else { return None };
        let status = self.bidding_status(auction, seat);
        let sentence = match status {
            BiddingStatus::Later => self.voice.sentence(Key::BidsLater),
            BiddingStatus::Deciding => self.voice.sentence(Key::BidsNow),
            BiddingStatus::Passed => self.voice.sentence(Key::BidsNot),
            BiddingStatus::Bid { sun, .. } => self.voice.sentence(Key::BidsSun).with("sun", sun),
            BiddingStatus::CannotBid => self.voice.sentence(Key::BidsNever),
        };
        Some(BiddingView { status, text: sentence.say() })
    }

    fn bidding_status(&self, auction: Auction, seat: Seat) -> BiddingStatus {
        if seat == auction.bidder() {
            return BiddingStatus::Deciding;
        }
        match self.chronicle.answers()[seat] {
            Some(Offer::Bid(sun)) => {
                let leads = auction.best().is_some_and(|best| best.seat == seat);
                return BiddingStatus::Bid { sun: sun.number(), leads };
            }
            Some(Offer::Pass) => return BiddingStatus::Passed,
            None => {}
        }
        let mut order = auction.caller().round_from_left(self.record.players());
        let comes_later = order.find(|&other| other == seat || other == auction.bidder());
        let suns = self.state().table().face_up()[seat].above(auction.standing());
        match comes_later {
            Some(first) if first == auction.bidder() && !suns.is_empty() => BiddingStatus::Later,
            _ => BiddingStatus::CannotBid,
        }
    }
}
