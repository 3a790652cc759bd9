//! Score sheets.

use std::borrow::Cow;

use maud::{Markup, html};
use ra_view::{ColumnView, Group, Language, RowView, SheetView};

use super::TablePage;
use crate::Word;
use crate::pieces::{Look, icon, symbol, tile};
use crate::words::signed_points;

/// The id of the sheet of this epoch, if it ended now.
pub const NOW: &str = "sheet-now";

/// The id of the sheet of an epoch that ended.
pub fn id(epoch: u8) -> String {
    format!("sheet-{epoch}")
}

/// The sheet of an epoch that ended. It takes the place of the track while it is the target.
pub fn ended(page: &TablePage<'_>, sheet: &SheetView) -> Markup {
    shown(page, &id(sheet.epoch), sheet)
}

/// The sheet of this epoch, if it ended now.
pub fn now(page: &TablePage<'_>, sheet: &SheetView) -> Markup {
    shown(page, NOW, sheet)
}

fn shown(page: &TablePage<'_>, id: &str, sheet: &SheetView) -> Markup {
    html! {
        section.sheet #(id) aria-labelledby={ (id) "-name" } tabindex="-1" {
            div.sheet-top {
                (icon(&format!("e-{}", sheet.epoch)))
                h2 #{ (id) "-name" } { (sheet.title) }
                a.btn #{ (id) "-done" } href="#table" { b { (page.say(Word::GoOn)) } }
            }
            (counted(sheet, page.view.language))
        }
    }
}

/// A row for each category, a column for each player, and the points with what they are for.
#[must_use]
pub fn counted(sheet: &SheetView, language: Language) -> Markup {
    let say = |word: Word| word.say(language);
    let has_scores = sheet.columns.iter().any(|column| column.after.is_some());
    html! {
        table data-seats=(sheet.columns.len()) {
            caption.sr { (sheet.title) }
            thead {
                tr {
                    th scope="col" { span.sr { (say(Word::Category)) } }
                    @for column in &sheet.columns {
                        th.sheet-own[column.is_you] scope="col" { (called(column, language)) }
                    }
                }
            }
            tbody { @for row in &sheet.rows { (category(sheet, row)) } }
            tfoot {
                tr {
                    th scope="row" { (say(Word::NetOfEpoch)) }
                    @for column in &sheet.columns {
                        td.sheet-own[column.is_you] {
                            div.cell {
                                (signed(column.net, &column.net_text))
                                @if let Some(before) = column.before {
                                    span { (say(Word::Before)) " " (before) }
                                }
                            }
                        }
                    }
                }
                @if has_scores {
                    tr.sheet-total {
                        th scope="row" { b { (say(Word::Score)) } }
                        @for column in &sheet.columns {
                            td.sheet-own[column.is_you] {
                                div.cell { b { @if let Some(after) = column.after { (after) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn called(column: &ColumnView, language: Language) -> Cow<'_, str> {
    if column.is_you { Word::You.say(language) } else { Cow::Borrowed(&column.name) }
}

fn category(sheet: &SheetView, row: &RowView) -> Markup {
    html! {
        tr {
            th scope="row" {
                span.sheet-rule title=(row.rule) {
                    (picture(row.category)) (row.name)
                    span.sr { ": " (row.rule) }
                }
            }
            @for (cell, column) in row.cells.iter().zip(&sheet.columns) {
                td.sheet-own[column.is_you] {
                    div.cell { (signed(cell.points, &cell.text)) span { (cell.fact) } }
                }
            }
        }
    }
}

fn signed(points: i16, text: &str) -> Markup {
    let class = match points {
        1.. => "plus",
        0 => "zero",
        _ => "minus",
    };
    html! { b class=(class) { (text) } }
}

/// Points with their sign.
pub fn with_sign(points: i16) -> Markup {
    signed(points, &signed_points(points.into()))
}

/// A tile that stands for a category.
#[must_use]
pub fn picture(category: &str) -> Markup {
    let look = match category {
        "gods" => Look::new("god", Group::Gods),
        "gold" => Look::new("gold", Group::Gold),
        "pharaohs" => Look::new("pharaoh", Group::Pharaohs),
        "river" => Look::new("nile", Group::River),
        "civilizations" => Look::new("religion", Group::Civilizations),
        "monument-kinds" => Look::new("sphinx", Group::Monuments),
        "monument-sets" => Look::new("obelisk", Group::Monuments),
        "people" => Look::new("farmer", Group::People),
        "buildings" => Look::new("granary", Group::Buildings),
        "priests" => Look::new("priest", Group::Priests),
        "pyramids" => Look::new("colourless", Group::Pyramids),
        "colours" => Look::new("green", Group::Pyramids),
        "ankhs" => Look::new("ankh", Group::Ankhs),
        "plagues" => Look::new("plague", Group::Plagues),
        _ => return html! { span.tile.of-suns { (symbol("", "p-sun")) } },
    };
    tile(look, &[])
}
