//! A table as a visitor sees it.

use maud::Markup;
use ra_advice::Review;
use ra_record::AnyRecord;
use ra_rules::Seat;
use ra_tables::{PersonId, Sitter, Stage, Store, Table, Timestamp, World};
use ra_view::{LogKind, LogLine, Viewer, view, view_at};

use super::update::Seen;
use super::{Site, Visitor, address, hint};
use crate::pages::{self, Live, OpenPage, Replay};
use crate::table::{Can, SitterView, TablePage, Wall, table as whole_table};

/// A table as a visitor sees it, ready to be sent whole or in parts.
#[derive(Debug)]
pub struct Shown {
    pub title: String,
    /// What the page is about, for whoever sees only a link to it.
    about: Option<String>,
    pub ask: String,
    pub news: String,
    /// Is something asked of the visitor?
    pub calls: bool,
    /// What happened last.
    pub kinds: Vec<LogKind>,
    pub body: Body,
    /// What the menu has of this game.
    pub menu: Markup,
    plays: bool,
    /// What a strong player would do, if somebody has asked.
    hint: Option<Markup>,
    /// After how many seconds the page looks again where there is no script.
    refresh: Option<u8>,
}

/// Soon enough to follow a game, and late enough to choose an auto-bid.
const SOON: u8 = 4;
const LATER: u8 = 20;

/// The region of the page that changes.
#[derive(Debug)]
pub enum Body {
    /// A game that goes on.
    Wall(Box<Wall>),
    /// Before and after it.
    Whole(Markup),
}

/// What a page shows that the table itself does not know.
#[derive(Clone, Debug)]
pub struct Beside {
    pub now: Timestamp,
    /// By how many points the game has changed each seat's rating.
    pub changes: Vec<Option<f64>>,
}

impl<S: Store, W: World> Site<S, W> {
    /// What a page of this table shows besides it. Ratings that cannot be had just now are left out.
    pub(super) async fn beside(&self, table: &Table) -> Beside {
        let changes = self.tables.rating_changes(table).await.unwrap_or_default();
        Beside { now: self.tables.now(), changes }
    }
}

impl Shown {
    /// The table as it is.
    pub fn of(table: &Table, visitor: &Visitor, beside: &Beside) -> Shown {
        match table.record() {
            None => Shown::open(table, visitor),
            Some(record) => Shown::game(table, &record, visitor, beside),
        }
    }

    fn open(table: &Table, visitor: &Visitor) -> Shown {
        let address = address(table);
        let link = format!("{}{address}", visitor.origin);
        let name = visitor.name(table.id().number());
        let me = visitor.person.as_ref().map(|person| person.id);
        let seats = || table.players().seats();
        let page = OpenPage {
            address: &address,
            link: &link,
            settings: table.settings(),
            host: table.seat_of(table.host()).map(|seat| table.name(seat)),
            sitters: seats()
                .filter_map(|seat| Some((table.sitter(seat)?, table.name(seat))))
                .collect(),
            mine: me.and_then(|me| table.seat_of(me)).map(Seat::index),
            may_start: me.is_some_and(|me| table.seat_of(me).is_some() || table.host() == me),
            name,
        };
        let frame = visitor.frame("");
        let ask = pages::open_ask(&frame, &page);
        Shown {
            title: format!("{ask} · Heliopolis"),
            about: Some(pages::open_about(&frame, &page)),
            news: ask.clone(),
            calls: false,
            kinds: Vec::new(),
            plays: false,
            hint: None,
            // Whoever is still to sit down may be writing a name.
            refresh: page.mine.is_some().then_some(SOON),
            body: Body::Whole(pages::waiting(&frame, &page)),
            menu: pages::no_menu(),
            ask,
        }
    }

    fn game(table: &Table, record: &AnyRecord, visitor: &Visitor, beside: &Beside) -> Shown {
        let me = visitor.person.as_ref().map(|person| person.id);
        let seat = me.and_then(|me| table.seat_of(me));
        let options = visitor.preferences.options(table.settings().scores_hidden);
        let view = view(record, seat.map_or(Viewer::Watcher, Viewer::Seat), options);
        let address = address(table);
        let page = TablePage {
            address: Some(&address),
            moment: table.moment(),
            view: &view,
            sitters: sitters(table, beside.now, &beside.changes),
            can: Can {
                learned: visitor.learns_at(table),
                ..me.map_or_else(Can::default, |me| can(table, me))
            },
            is_past: false,
        };
        let body = if page.is_end() {
            Body::Whole(whole_table(&page))
        } else {
            Body::Wall(Box::new(Wall::of(&page)))
        };
        Shown {
            title: pages::title(&page),
            about: None,
            ask: view.prompt.text.clone(),
            news: view.prompt.status.clone(),
            calls: page.calls(),
            plays: page.can.decide,
            hint: None,
            refresh: match page.can.order {
                _ if page.calls() || page.is_end() => None,
                Some(_) => Some(LATER),
                None => Some(SOON),
            },
            kinds: view.log.last().map(kinds).unwrap_or_default(),
            menu: pages::menu(&page, table.settings().is_rated),
            body,
        }
    }

    /// The same with a hint beside the table.
    pub fn with_hint(self, hint: Markup) -> Shown {
        Shown { hint: Some(hint), ..self }
    }

    /// The whole page.
    pub fn page(&self, table: &Table, visitor: &Visitor) -> Markup {
        let mut frame = visitor.frame(&self.title);
        frame.about = self.about.as_deref();
        let language = visitor.preferences.language.tag();
        let live = format!("{}/live?language={language}", address(table));
        frame.live =
            Some(Live { address: live, seen: Seen::of(self).to_string(), calls: self.calls });
        frame.plays = self.plays;
        frame.refresh = self.refresh;
        frame.teaches = visitor.learns_at(table);
        let body = match &self.body {
            Body::Wall(wall) => wall.markup_with(self.hint.as_ref()),
            Body::Whole(markup) => markup.clone(),
        };
        frame.with_line(&self.ask, &self.news, &self.menu, &body)
    }
}

/// The page of a table as it was after so many moves.
pub fn past(
    table: &Table,
    record: &AnyRecord,
    ply: usize,
    visitor: &Visitor,
    reviewed: Option<&Review>,
) -> Markup {
    let me = visitor.person.as_ref().and_then(|person| table.seat_of(person.id));
    let options = visitor.preferences.options(table.settings().scores_hidden);
    let view = view_at(record, ply, me.map_or(Viewer::Watcher, Viewer::Seat), options);
    let address = address(table);
    let page = TablePage {
        address: Some(&address),
        sitters: sitters(table, table.changed(), &[]),
        ..TablePage::to_look_at(&view)
    };
    let review = format!("{address}/review");
    let replay = Replay {
        ply: view.table.ply,
        last: view.table.last_ply,
        has_table: true,
        review: Some(&review).filter(|_| table.stage() == Stage::Finished),
        judged: reviewed.map(|review| pages::judged(review, record, &view)),
    };
    let title = pages::title(&page);
    pages::replay(&visitor.frame(&title), &page, &replay)
}

fn kinds(line: &LogLine) -> Vec<LogKind> {
    let details = line.details.iter().map(|detail| detail.kind);
    std::iter::once(line.kind).chain(details).collect()
}

fn sitters(table: &Table, now: Timestamp, changes: &[Option<f64>]) -> Vec<SitterView> {
    let seats = table.players().seats();
    let sitter = |seat| {
        let sitter = table.sitter(seat);
        SitterView {
            bot: sitter.and_then(Sitter::bot),
            absence: match sitter {
                Some(Sitter::Person { stand_in: Some((_, why)), .. }) => Some(*why),
                _ => None,
            },
            left_ms: match sitter {
                Some(Sitter::Person { .. }) => table.left_ms(seat, now),
                _ => None,
            },
            rating_change: changes.get(seat.index()).copied().flatten(),
        }
    };
    seats.map(sitter).collect()
}

fn can(table: &Table, me: PersonId) -> Can {
    let seat = table.seat_of(me);
    let sitter = seat.and_then(|seat| table.sitter(seat));
    let absence = sitter.and_then(|sitter| match sitter {
        Sitter::Person { stand_in, .. } => stand_in.map(|(_, why)| why),
        _ => None,
    });
    let plays = seat.is_some() && table.stage() == Stage::Running;
    let hint = hint::may_have(table, me).is_ok() && table.asked() == seat && absence.is_none();
    let mut sitters = table.players().seats().filter_map(|seat| table.sitter(seat));
    // Bots answer at once: only people are worth an order.
    let has_company = sitters.any(|sitter| sitter.person().is_some_and(|person| person != me));
    let may_order = plays && has_company && absence.is_none() && table.can_order(me);
    let order = table.auction().filter(|_| may_order);
    Can {
        decide: plays && absence.is_none(),
        hint,
        undo: table.can_undo(me),
        take_back: table.can_take_back(me),
        come_back: plays && absence == Some(ra_tables::Absence::Late),
        learned: false,
        resign: plays && absence != Some(ra_tables::Absence::Resigned),
        meet_again: table.rematch().is_some(),
        rematch: table.stage() == Stage::Finished && (seat.is_some() || table.host() == me),
        order: order.map(|auction| (auction, table.order_of(me))),
    }
}
