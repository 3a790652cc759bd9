//! The table: registers of a painted wall, from the sky down to you.

mod bar;
mod lot;
mod mine;
mod press;
mod seat;
mod sheet;
mod side;
mod sky;
mod tiles;

use maud::{Markup, html};
use ra_view::{Group, PhaseView, SeatView, SheetView, View};

use crate::Word;

/// A table as somebody sees it, with what the page has to know beyond the view.
#[derive(Clone, Copy, Debug)]
pub struct TablePage<'a> {
    /// The word for the table in addresses.
    pub id: &'a str,
    /// What is sent back with an action, so that it is played where it was meant.
    pub moment: u64,
    /// What the viewer sees.
    pub view: &'a View,
    /// The seats at which bots play.
    pub bots: &'a [u8],
    /// The score sheet that is shown in place of the track, by its position among those of the
    /// epochs that ended.
    pub sheet: Option<usize>,
}

impl<'a> TablePage<'a> {
    pub(crate) fn say(&self, word: Word) -> &'static str {
        word.say(self.view.language)
    }

    /// The viewer's own seat.
    fn you(&self) -> Option<&'a SeatView> {
        self.view.table.seats.iter().find(|seat| seat.is_you)
    }

    /// Everybody else, clockwise from the viewer's left.
    fn others(&self) -> impl Iterator<Item = &'a SeatView> {
        let seats = &self.view.table.seats;
        let you = seats.iter().position(|seat| seat.is_you);
        let first = you.map_or(0, |you| you + 1);
        let (before, after) = seats.split_at(first);
        after.iter().chain(before).filter(|seat| !seat.is_you)
    }

    fn seat(&self, number: u8) -> Option<&'a SeatView> {
        self.view.table.seats.iter().find(|seat| seat.seat == number)
    }

    /// What a seat is called on the page.
    fn called(&self, seat: &'a SeatView) -> &'a str {
        if seat.is_you { self.say(Word::You) } else { &seat.name }
    }

    fn shown_sheet(&self) -> Option<&'a SheetView> {
        let sheet = self.view.scores.epochs.get(self.sheet?);
        sheet.filter(|sheet| !sheet.columns.is_empty())
    }

    fn is_priests(&self) -> bool {
        let groups = self.view.table.seats.iter().flat_map(|seat| &seat.tiles);
        groups.into_iter().any(|tiles| tiles.group == Group::People)
    }

    fn phase(&self) -> &'static str {
        match self.view.table.phase {
            _ if self.shown_sheet().is_some() => "score",
            PhaseView::Turn => "turn",
            PhaseView::Drawing => "drawing",
            PhaseView::Auction => "auction",
            PhaseView::Question => "question",
            PhaseView::Over => "over",
        }
    }
}

/// The region of a page that changes with every move.
#[must_use]
pub fn table(page: &TablePage<'_>) -> Markup {
    match &page.view.scores.ranking {
        Some(ranking) => sheet::end(page, ranking),
        None => playing(page),
    }
}

fn playing(page: &TablePage<'_>) -> Markup {
    let class = if page.is_priests() { "table priests" } else { "table" };
    let seats = page.view.table.seats.len();
    html! {
        main #table class=(class) data-phase=(page.phase()) data-others=(page.others().count())
            data-seats=(seats) {
            @if let Some(sheet) = page.shown_sheet() { (sheet::shown(page, sheet)) }
            @else {
                (sky::sky(page))
                (lot::lot(page))
            }
            (seat::others(page))
            @if let Some(you) = page.you() { (mine::mine(page, you)) }
            (side::side(page))
        }
    }
}
