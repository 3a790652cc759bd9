//! What a replay says of each move, once the game has been reviewed.

use maud::{Markup, html};
use ra_advice::{Review, Verdict, percent, tenths};
use ra_record::AnyRecord;
use ra_view::{Options, View};

use crate::words::{Word, verdict_name};

/// Everybody's chance to win as a replay shows the game, and what to think of the last decision.
#[must_use]
pub fn judged(review: &Review, record: &AnyRecord, view: &View) -> Markup {
    let (ply, language) = (view.table.ply, view.language);
    let options = Options { language, ..Options::default() };
    let last = ply.checked_sub(1).and_then(|last| review.plies.get(last));
    html! {
        p.judged #judged {
            @for (seat, outlook) in view.table.seats.iter().zip(review.outlook(ply)) {
                span {
                    @if seat.is_you { (Word::You.say(language)) } @else { (seat.name) }
                    " " b { (percent(outlook.win, language)) }
                }
            }
            @if let Some(last) = last {
                @let verdict = Verdict::of(last.loss);
                span.verdict data-verdict=(verdict.word()) {
                    (verdict_name(verdict, language))
                    @if let Some(better) = review.better(record, ply, options) {
                        " −" (tenths(last.loss, language)) ". "
                        (Word::ReviewBetter.with(language, [("action", better.into())]))
                    }
                }
            }
        }
    }
}
