//! What to do when the auction comes to the viewer, said in advance.

use std::collections::BTreeSet;

use maud::{Markup, html};
use ra_rules::Sun;
use ra_tables::Order;
use ra_view::SeatView;

use super::TablePage;
use crate::Word;

/// A choice of what to do, while the auction is still to come to the viewer.
pub fn order(page: &TablePage<'_>, you: &SeatView) -> Markup {
    let Some((auction, left)) = page.can.order.filter(|_| !you.asked) else { return html! {} };
    let best = page.view.table.auction.as_ref().and_then(|auction| auction.best);
    let standing = best.map_or(0, |best| best.sun);
    let beating = you.face_up.iter().copied().filter(|&sun| sun > standing);
    // Bidding up to less than one has is passing.
    let lowest = beating.clone().min().and_then(|sun| Sun::new(sun - 1));
    let nothing = lowest.map(Order::BidUpTo);
    html! {
        div.order {
            input type="hidden" name="auction" value=(auction);
            label for="order" {
                (page.say(if left.is_some() { Word::OrderLeft } else { Word::Order }))
            }
            select #order name="order" {
                option value="ask" selected[left.is_none()] { (page.say(Word::OrderAsk)) }
                @if let Some(order) = nothing { (choice(page, Word::OrderNothing, order, left)) }
                @for sun in beating {
                    @let order = Order::BidUpTo(Sun::at(sun));
                    (choice(page, Word::OrderBid, order, left))
                }
                @for sun in thresholds(page, standing) {
                    @let order = Order::PassAbove(Sun::at(sun));
                    (choice(page, Word::OrderPass, order, left))
                }
            }
            button.btn #do-order formaction=[page.address.map(|at| format!("{at}/order"))] {
                b { (page.say(Word::OrderLeave)) }
            }
        }
    }
}

/// The bids above which one may want to pass: the one that stands, and those that may come.
fn thresholds(page: &TablePage<'_>, standing: u8) -> BTreeSet<u8> {
    let others = page.others().flat_map(|seat| &seat.face_up).copied();
    others.filter(|&sun| sun > standing).chain((standing > 0).then_some(standing)).collect()
}

fn choice(page: &TablePage<'_>, word: Word, order: Order, left: Option<Order>) -> Markup {
    let (value, sun) = match order {
        Order::BidUpTo(sun) => (format!("bid-up-to {sun}"), sun),
        Order::PassAbove(sun) => (format!("pass-above {sun}"), sun),
    };
    let said = word.with(page.view.language, [("sun", sun.number().into())]);
    html! { option value=(value) selected[left == Some(order)] { (said) } }
}
