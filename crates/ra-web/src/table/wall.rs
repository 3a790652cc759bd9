//! The parts of a table. Each has an id and is sent again only when it has changed.

use maud::{Markup, html};

use super::{TablePage, lot, mine, seat, sheet, side, sky};

/// A table in parts.
#[derive(Debug)]
pub struct Wall {
    /// The attributes of the table itself.
    pub frame: Vec<(&'static str, String)>,
    /// The parts, each an element with this id.
    pub parts: Vec<(String, Markup)>,
    /// The lines of the log from the first to the last.
    pub lines: Vec<Markup>,
    seats_name: Markup,
    log_frame: Markup,
}

impl Wall {
    /// The parts of a table.
    #[must_use]
    pub fn of(page: &TablePage<'_>) -> Wall {
        let mut parts =
            vec![("sky".to_owned(), sky::sky(page)), ("lot".to_owned(), lot::lot(page))];
        for ended in page.sheets() {
            parts.push((sheet::id(ended.epoch), sheet::ended(page, ended)));
        }
        if let Some(now) = &page.view.scores.now {
            parts.push((sheet::NOW.to_owned(), sheet::now(page, now)));
        }
        for other in page.others() {
            parts.push((seat::id(other), seat::other(page, other)));
        }
        if let Some(you) = page.you() {
            parts.push(("me".to_owned(), mine::mine(page, you)));
        }
        parts.push(("bag".to_owned(), side::bag(page)));
        Wall {
            frame: frame(page),
            parts,
            lines: page.view.log.iter().map(|line| side::entry(page, line)).collect(),
            seats_name: seat::heading(page),
            log_frame: side::log_heading(page),
        }
    }

    /// The whole table.
    #[must_use]
    pub fn markup(&self) -> Markup {
        self.markup_with(None)
    }

    /// The whole table, with a hint beside it if there is one.
    #[must_use]
    pub fn markup_with(&self, hint: Option<&Markup>) -> Markup {
        let attribute = |name| self.frame.iter().find(|(known, _)| *known == name);
        let value = |name| attribute(name).map(|(_, value)| value.as_str());
        let (seats, rest): (Vec<_>, Vec<_>) =
            self.parts.iter().partition(|(id, _)| id.starts_with("seat-"));
        let (bag, registers): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(id, _)| id == "bag");
        let (mine, above): (Vec<_>, Vec<_>) = registers.into_iter().partition(|(id, _)| id == "me");
        html! {
            main #table class=[value("class")] data-game=[value("data-game")]
                data-seated=[value("data-seated")] data-replay=[value("data-replay")] data-phase=[value("data-phase")]
                data-others=[value("data-others")] data-seats=[value("data-seats")]
                data-ply=[value("data-ply")] data-epoch=[value("data-epoch")] {
                @for (_, part) in above { (part) }
                section.seats #seats aria-labelledby="seats-name" {
                    (self.seats_name)
                    @for (_, part) in seats { (part) }
                }
                @for (_, part) in mine { (part) }
                div.side {
                    @for (_, part) in bag { (part) }
                    section.panel.log #log aria-labelledby="log-name" {
                        (self.log_frame)
                        (side::lines(&self.lines))
                    }
                }
                @if let Some(hint) = hint { (hint) }
            }
        }
    }
}

fn frame(page: &TablePage<'_>) -> Vec<(&'static str, String)> {
    let table = &page.view.table;
    let class = if page.is_past { "table past" } else { "table" };
    let mut frame = vec![
        ("class", class.to_owned()),
        ("data-game", table.game.to_owned()),
        ("data-phase", page.phase().to_owned()),
        ("data-others", page.others().count().to_string()),
        ("data-seats", table.seats.len().to_string()),
        ("data-ply", table.ply.to_string()),
        ("data-epoch", table.epoch.to_string()),
    ];
    if page.you().is_some() {
        frame.push(("data-seated", String::new()));
    }
    if page.is_past {
        frame.push(("data-replay", String::new()));
    }
    frame
}
