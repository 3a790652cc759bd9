//! One auction: from the call of Ra to the hammer (R4).
//!
//! Every seat with a face-up sun is asked once, clockwise from the caller's left; the caller
//! answers last. A seat without a sun high enough passes without being asked.

use core::{error, fmt};

use crate::{BySeat, Seat, Sun, SunSet};

/// What started an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// A Ra tile was drawn.
    RaTile,
    /// A player invoked Ra.
    Invoked,
}

/// The best bid so far, or the one that won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Bid {
    pub seat: Seat,
    pub sun: Sun,
}

/// A bidder's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Offer {
    Pass,
    Bid(Sun),
}

/// An auction that waits for an answer from [`Auction::bidder`].
///
/// Holds only what cannot be computed: who may bid how much follows from the face-up suns on the
/// table, which are passed in.
///
/// ```
/// use ra_rules::{Auction, BySeat, Call, Offer, PlayerCount, Ruling, Seat, Sun, SunSet, sun_sets};
///
/// let suns = BySeat::try_from(sun_sets(PlayerCount::Two))?;
/// let auction = Auction::open(Call::Invoked, true, Seat::at(1), &suns);
/// assert_eq!(auction.bidder(), Seat::at(2));
///
/// let Ruling::Open(auction) = auction.hear(Offer::Pass, &suns)? else { unreachable!() };
/// assert!(auction.hear(Offer::Pass, &suns).is_err(), "who calls must buy what nobody wants");
/// assert!(matches!(auction.hear(Offer::Bid(Sun::at(2)), &suns)?, Ruling::Sold(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    pub(crate) call: Call,
    pub(crate) bound: bool,
    pub(crate) caller: Seat,
    pub(crate) bidder: Seat,
    pub(crate) best: Option<Bid>,
}

/// Where the auction stands after an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The next bidder is asked.
    Open(Auction),
    /// The lot goes to this bid.
    Sold(Bid),
    /// Everyone passed.
    Unsold,
}

/// Why an offer breaks the rules. The auction is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalOffer {
    /// The bidder does not hold this sun face up.
    NotHeld(Sun),
    /// The sun does not beat the standing bid.
    #[expect(missing_docs, reason = "the names say it")]
    TooLow { offered: Sun, standing: Sun },
    /// The caller buys what nobody else wants.
    CallerMustBid,
}

impl fmt::Display for IllegalOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalOffer::NotHeld(sun) => write!(f, "you do not hold sun {sun} face up"),
            IllegalOffer::TooLow { offered, standing } => {
                write!(f, "sun {offered} does not beat sun {standing}")
            }
            IllegalOffer::CallerMustBid => {
                f.write_str("you started this auction and nobody else bid, so you must bid")
            }
        }
    }
}

impl error::Error for IllegalOffer {}

impl Auction {
    /// Opens an auction and asks the first seat that holds a face-up sun.
    ///
    /// The caller's own sun guarantees that there is one: who has none is not on turn (R3.1).
    #[must_use]
    pub fn open(call: Call, bound: bool, caller: Seat, suns: &BySeat<SunSet>) -> Auction {
        let auction = Auction { call, bound, caller, bidder: caller, best: None };
        let first = caller.round_from_left(suns.players()).find(|&seat| !suns[seat].is_empty());
        Auction { bidder: first.unwrap_or(caller), ..auction }
    }

    /// An auction in progress, for a position set up by hand, which judges it.
    #[must_use]
    pub const fn in_progress(
        call: Call,
        bound: bool,
        caller: Seat,
        bidder: Seat,
        best: Option<Bid>,
    ) -> Auction {
        Auction { call, bound, caller, bidder, best }
    }

    /// What started it.
    #[must_use]
    pub const fn call(self) -> Call {
        self.call
    }

    /// Must the caller bid if nobody else does?
    #[must_use]
    pub const fn is_bound(self) -> bool {
        self.bound
    }

    /// Who started it; answers last.
    #[must_use]
    pub const fn caller(self) -> Seat {
        self.caller
    }

    /// Whose answer is awaited.
    #[must_use]
    pub const fn bidder(self) -> Seat {
        self.bidder
    }

    /// The standing bid.
    #[must_use]
    pub const fn best(self) -> Option<Bid> {
        self.best
    }

    /// Hears the bidder's answer.
    ///
    /// # Errors
    ///
    /// [`IllegalOffer`] names the rule that the offer breaks.
    pub fn hear(self, offer: Offer, suns: &BySeat<SunSet>) -> Result<Ruling, IllegalOffer> {
        let best = match offer {
            Offer::Pass if self.must_bid() => return Err(IllegalOffer::CallerMustBid),
            Offer::Pass => self.best,
            Offer::Bid(sun) => Some(self.admit(sun, suns[self.bidder])?),
        };
        Ok(self.proceed(best, suns))
    }

    /// The suns that [`Auction::hear`] accepts from the bidder.
    #[must_use]
    pub fn legal_bids(self, suns: &BySeat<SunSet>) -> SunSet {
        suns[self.bidder].above(self.standing())
    }

    /// Will this seat be asked after the present bidder, if the standing bid stays as it is?
    ///
    /// ```
    /// use ra_rules::{Auction, BySeat, Call, Seat, SunSet};
    ///
    /// let suns = [SunSet::of(&[2, 9]), SunSet::of(&[5]), SunSet::of(&[3])];
    /// let suns = BySeat::try_from(suns.as_slice()).unwrap();
    /// let auction = Auction::open(Call::Invoked, true, Seat::at(1), &suns);
    /// assert!(!auction.will_ask(Seat::at(2), &suns), "seat 2 is asked right now");
    /// assert!(auction.will_ask(Seat::at(3), &suns) && auction.will_ask(Seat::at(1), &suns));
    /// ```
    #[must_use]
    pub fn will_ask(self, seat: Seat, suns: &BySeat<SunSet>) -> bool {
        let mut bidder = self.bidder;
        while bidder != self.caller {
            bidder = bidder.left(suns.players());
            if bidder == seat {
                return !suns[seat].above(self.standing()).is_empty();
            }
        }
        false
    }

    /// Must the bidder bid, because nobody else did?
    #[must_use]
    pub fn must_bid(self) -> bool {
        self.bound && self.best.is_none() && self.bidder == self.caller
    }

    /// The sun to beat.
    #[must_use]
    pub fn standing(self) -> Option<Sun> {
        self.best.map(|bid| bid.sun)
    }

    fn admit(self, sun: Sun, held: SunSet) -> Result<Bid, IllegalOffer> {
        if !held.contains(sun) {
            return Err(IllegalOffer::NotHeld(sun));
        }
        match self.standing() {
            Some(standing) if !held.above(Some(standing)).contains(sun) => {
                Err(IllegalOffer::TooLow { offered: sun, standing })
            }
            _ => Ok(Bid { seat: self.bidder, sun }),
        }
    }

    fn proceed(self, best: Option<Bid>, suns: &BySeat<SunSet>) -> Ruling {
        let asked = Auction { best, ..self };
        let mut bidder = self.bidder;
        while bidder != self.caller {
            bidder = bidder.left(suns.players());
            if !suns[bidder].above(asked.standing()).is_empty() {
                return Ruling::Open(Auction { bidder, ..asked });
            }
        }
        best.map_or(Ruling::Unsold, Ruling::Sold)
    }
}
