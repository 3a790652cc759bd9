//! What happens at a table, entry by entry: the log that everything else follows from.

use ra_bots::Level;
use ra_rules::{Auction, Seat, Sun, SunSet};
use serde::{Deserialize, Serialize};

use crate::text_format::{as_number, as_text};
use crate::{PersonId, TableId};

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Change {
    /// Somebody takes an open seat.
    Sit {
        #[serde(with = "as_number")]
        seat: Seat,
        person: PersonId,
        name: String,
    },
    /// Somebody gives a seat up before the start.
    Leave {
        #[serde(with = "as_number")]
        seat: Seat,
    },
    /// The game begins.
    Start,
    /// A decision, as a line of the game's record.
    Play {
        line: String,
        #[serde(default, skip_serializing_if = "By::is_person")]
        by: By,
    },
    /// Somebody takes decisions back: the game goes on from an earlier one.
    Back {
        #[serde(with = "as_number")]
        seat: Seat,
        ply: u32,
    },
    /// A bot plays for somebody.
    StandIn {
        #[serde(with = "as_number")]
        seat: Seat,
        #[serde(with = "as_text")]
        level: Level,
        why: Absence,
    },
    /// Somebody plays again after a bot stood in.
    Return {
        #[serde(with = "as_number")]
        seat: Seat,
    },
    /// Somebody leaves word what to do when the auction comes to them, or takes it back.
    Order {
        #[serde(with = "as_number")]
        seat: Seat,
        order: Option<Order>,
    },
    /// The same people meet again at another table.
    Rematch { table: TableId },
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The person whose seat it is.
    #[default]
    Person,
    /// A bot.
    Bot,
    /// An order that the person had left.
    Order,
}

impl By {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    fn is_person(&self) -> bool {
        *self == By::Person
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absence {
    /// The person gave the game up. There is no way back.
    Resigned,
    /// The person had no time left.
    Late,
}

/// What to do for somebody when the auction comes to them. Forgotten when the auction ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Pass if the standing bid is higher than this; ask me otherwise.
    PassAbove(#[serde(with = "as_text")] Sun),
    /// Bid the lowest sun that beats the standing bid, if it is not higher than this; pass
    /// otherwise.
    BidUpTo(#[serde(with = "as_text")] Sun),
}

impl Order {
    /// The action that the order asks for; `None` to ask the person.
    pub(crate) fn action(self, auction: Auction, legal: SunSet) -> Option<String> {
        let pass = (!auction.must_bid()).then(|| "pass".to_owned());
        match self {
            Order::PassAbove(limit) => pass.filter(|_| auction.standing() > Some(limit)),
            Order::BidUpTo(limit) => {
                let lowest = legal.iter().next().filter(|&sun| sun <= limit);
                lowest.map(|sun| format!("bid {sun}")).or(pass)
            }
        }
    }
}
