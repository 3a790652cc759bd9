//! The table: registers of a painted wall, from the sky down to you.

mod advice;
mod bar;
mod end;
mod lesson;
mod lot;
mod mine;
mod order;
mod press;
mod seat;
mod sheet;
mod side;
mod sky;
mod tiles;
mod wall;

use std::borrow::Cow;

use maud::{Markup, html};
use ra_bots::Level;
use ra_tables::{Absence, Order};
use ra_view::{Group, PhaseView, SeatView, SheetView, View};

use crate::Word;

pub use advice::advice;
pub use lesson::{LessonMarkup, lesson};
pub use sheet::{counted as score_sheet, picture as sheet_picture};
pub use tiles::is_set;
pub use wall::Wall;

/// A table as somebody sees it, with what the page has to know beyond the view.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// Where the table is found, for what is sent to it; `None` if nothing can be.
    pub address: Option<&'a str>,
    /// What is sent back with an action, so that it is played where it was meant.
    pub moment: u32,
    /// What the viewer sees.
    pub view: &'a View,
    /// Who sits there, seat by seat.
    pub sitters: Vec<SitterView>,
    /// What the viewer can do beyond the game.
    pub can: Can,
    /// Is this how the table was at some ply, and not how it is?
    pub is_past: bool,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SitterView {
    /// The bot that plays here.
    pub bot: Option<Level>,
    /// Why the bot plays for a person.
    pub absence: Option<Absence>,
    /// The time that is left, in milliseconds.
    pub left_ms: Option<u64>,
    /// By how many points the game has changed the rating, if it has.
    pub rating_change: Option<f64>,
}

/// What the viewer can do beyond the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
#[expect(clippy::struct_excessive_bools, reason = "each is a button or none")]
pub struct Can {
    pub decide: bool,
    /// Hear what a strong player would do.
    pub hint: bool,
    pub undo: bool,
    pub take_back: bool,
    pub come_back: bool,
    pub resign: bool,
    pub rematch: bool,
    /// Was it a first game, after which it is said once more what scores?
    pub learned: bool,
    /// Has somebody asked for another game already?
    pub meet_again: bool,
    /// For which auction an auto-bid can be set, and which has been.
    pub order: Option<(u32, Option<Order>)>,
}

impl<'a> TablePage<'a> {
    /// A page for looking only.
    #[must_use]
    pub fn to_look_at(view: &'a View) -> TablePage<'a> {
        let sitters = vec![SitterView::default(); view.table.seats.len()];
        TablePage { address: None, moment: 0, view, sitters, can: Can::default(), is_past: true }
    }

    /// A word, as the edition that is played calls it.
    pub(crate) fn say(&self, word: Word) -> Cow<'static, str> {
        let about = [("rules", self.view.table.preset().into())];
        Cow::Owned(word.with(self.view.language, about))
    }

    pub(crate) fn say_of(&self, word: Word, name: &str) -> String {
        word.with(self.view.language, [("name", name.into())])
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

    fn sitter(&self, seat: u8) -> SitterView {
        let index = usize::from(seat).wrapping_sub(1);
        self.sitters.get(index).copied().unwrap_or_default()
    }

    /// What a seat is called on the page.
    fn called(&self, seat: &'a SeatView) -> Cow<'a, str> {
        if seat.is_you { self.say(Word::You) } else { Cow::Borrowed(&seat.name) }
    }

    /// The sheets of epochs that ended, as far as the viewer may know them.
    fn sheets(&self) -> impl Iterator<Item = &'a SheetView> {
        self.view.scores.epochs.iter().filter(|sheet| !sheet.columns.is_empty())
    }

    fn is_priests(&self) -> bool {
        let groups = self.view.table.seats.iter().flat_map(|seat| &seat.tiles);
        groups.into_iter().any(|tiles| tiles.group == Group::People)
    }

    fn phase(&self) -> &'static str {
        match self.view.table.phase {
            PhaseView::Turn => "turn",
            PhaseView::Drawing => "drawing",
            PhaseView::Auction => "auction",
            PhaseView::Question => "question",
            PhaseView::Over => "over",
        }
    }

    /// Is something asked of the viewer, who plays for themselves?
    #[must_use]
    pub fn calls(&self) -> bool {
        self.view.prompt.you_are_asked && self.can.decide
    }

    /// Is the end of the game shown in place of the table?
    #[must_use]
    pub fn is_end(&self) -> bool {
        self.view.scores.ranking.is_some() && !self.is_past
    }
}

/// A picture of the lot and of who bids when, as it lies on the table.
#[must_use]
pub fn lot_picture(view: &View) -> Markup {
    let page = TablePage::to_look_at(view);
    html! { div.lot.picture { (lot::frieze(&page)) } }
}

/// A picture of the Ra track, as it lies on the table.
#[must_use]
pub fn track_picture(view: &View) -> Markup {
    let (table, page) = (&view.table, TablePage::to_look_at(view));
    html! {
        div.sky.picture-sky data-epoch=(table.epoch) data-ra=(table.ra_track.filled) data-of=(table.ra_track.spaces) {
            (sky::course(&page))
        }
    }
}

/// The region of a page that changes with every move.
#[must_use]
pub fn table(page: &TablePage<'_>) -> Markup {
    match &page.view.scores.ranking {
        Some(ranking) if page.is_end() => end::end(page, ranking),
        _ => Wall::of(page).markup(),
    }
}
