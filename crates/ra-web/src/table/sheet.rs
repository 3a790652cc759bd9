//! Score sheets, and the end of the game.

use maud::{Markup, html};
use ra_view::{ColumnView, Group, PlaceView, RankingView, RowView, SheetView};

use super::TablePage;
use crate::Word;
use crate::pieces::{Look, Side, icon, sun_face, symbol, tile};

/// The sheet of an epoch that ended, in place of the track.
pub fn shown(page: &TablePage<'_>, sheet: &SheetView) -> Markup {
    html! {
        section.sheet #sheet aria-labelledby="sheet-name" {
            div.top {
                (icon(&format!("e-{}", sheet.epoch)))
                h2 #sheet-name { (sheet.title) }
                a.btn #go-on href={ "/tables/" (page.id) } { b { (page.say(Word::GoOn)) } }
            }
            (counted(page, sheet))
        }
    }
}

/// A row for each category, a column for each player, and the points with what they are for.
fn counted(page: &TablePage<'_>, sheet: &SheetView) -> Markup {
    let has_scores = sheet.columns.iter().any(|column| column.after.is_some());
    html! {
        table data-seats=(sheet.columns.len()) {
            caption.sr { (sheet.title) }
            thead {
                tr {
                    th scope="col" { span.sr { (page.say(Word::Category)) } }
                    @for column in &sheet.columns {
                        th.mine[column.is_you] scope="col" { (called(page, column)) }
                    }
                }
            }
            tbody { @for row in &sheet.rows { (category(sheet, row)) } }
            tfoot {
                tr {
                    th scope="row" { (page.say(Word::NetOfEpoch)) }
                    @for column in &sheet.columns {
                        td.mine[column.is_you] {
                            div.cell {
                                (signed(column.net, &column.net_text))
                                @if let Some(before) = column.before {
                                    span { (page.say(Word::Before)) " " (before) }
                                }
                            }
                        }
                    }
                }
                @if has_scores {
                    tr.total {
                        th scope="row" { b { (page.say(Word::Score)) } }
                        @for column in &sheet.columns {
                            td.mine[column.is_you] {
                                div.cell { b { @if let Some(after) = column.after { (after) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn called<'a>(page: &TablePage<'_>, column: &'a ColumnView) -> &'a str {
    if column.is_you { page.say(Word::You) } else { &column.name }
}

fn category(sheet: &SheetView, row: &RowView) -> Markup {
    html! {
        tr {
            th scope="row" {
                span.rule title=(row.rule) {
                    (picture(row.category)) (row.name)
                    span.sr { ": " (row.rule) }
                }
            }
            @for (cell, column) in row.cells.iter().zip(&sheet.columns) {
                td.mine[column.is_you] {
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

/// A tile that stands for a category.
fn picture(category: &str) -> Markup {
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

/// The end of the game: who is where on the pyramid, and where the points came from.
pub fn end(page: &TablePage<'_>, ranking: &RankingView) -> Markup {
    html! {
        main.end #table data-phase=(page.phase()) data-seats=(ranking.places.len()) {
            section.steps.panel aria-labelledby="ranking-name" {
                h2.sr #ranking-name { (page.say(Word::Ranking)) ": " (ranking.text) }
                div.disc aria-hidden="true" {}
                (symbol("crown", "t-pharaoh"))
                ol { @for place in &ranking.places { (step(page, place)) } }
            }
            section.final.panel aria-labelledby="final-name" {
                h2 #final-name { (page.say(Word::PointsByEpoch)) }
                (by_epoch(page, ranking))
                (proof(page))
            }
            div.sheets.panel {
                @for sheet in &page.view.scores.epochs {
                    details.sheet open[sheet.epoch == 3] { summary { (sheet.title) } (counted(page, sheet)) }
                }
            }
            div.side { (super::side::log(page)) }
        }
    }
}

/// The promise about the seed, and the seed that keeps it.
fn proof(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    html! {
        dl {
            @if let Some(seal) = &table.commitment { dt { (page.say(Word::Seal)) } dd { (seal) } }
            @if let Some(seed) = &table.seed { dt { (page.say(Word::Seed)) } dd { (seed) } }
        }
    }
}

fn step(page: &TablePage<'_>, place: &PlaceView) -> Markup {
    let is_bot = page.bots.contains(&place.seat);
    let badge = match place.place {
        1 => "x-crown",
        _ if is_bot => "b-bot",
        _ => "b-human",
    };
    html! {
        li.step.first[place.place == 1] data-place=(place.place) {
            (icon(badge))
            b { @if place.is_you { (page.say(Word::You)) } @else { (place.name) } }
            @if let Some(tie_break) = &place.tie_break { small { (tie_break) } }
            span.pts { (place.score) }
        }
    }
}

fn by_epoch(page: &TablePage<'_>, ranking: &RankingView) -> Markup {
    let epochs = &page.view.scores.epochs;
    let column = |sheet: &'_ SheetView, seat: u8| {
        sheet.columns.iter().find(|column| column.seat == seat).cloned()
    };
    let start = |seat| epochs.first().and_then(|sheet| column(sheet, seat)?.before);
    html! {
        table {
            thead {
                tr {
                    th scope="col" { span.sr { (page.say(Word::Player)) } }
                    th scope="col" { (page.say(Word::Start)) }
                    @for sheet in epochs {
                        th scope="col" {
                            (icon(&format!("e-{}", sheet.epoch)))
                            span.sr { (page.say(Word::NetOfEpoch)) " " (sheet.epoch) }
                        }
                    }
                    th scope="col" { (page.say(Word::Suns)) }
                    th scope="col" { (page.say(Word::Total)) }
                }
            }
            tbody {
                @for place in &ranking.places {
                    tr.win[place.place == 1] {
                        th scope="row" {
                            @if place.is_you { (page.say(Word::You)) } @else { (place.name) }
                        }
                        td { @if let Some(points) = start(place.seat) { (points) } }
                        @for sheet in epochs {
                            td {
                                @if let Some(column) = column(sheet, place.seat) {
                                    (column.net_text)
                                }
                            }
                        }
                        td {
                            @if let Some(highest) = place.highest_sun {
                                span.sun data-v=(highest) { (sun_face(highest, Side::Up)) }
                            }
                        }
                        td.sum { (place.score) }
                    }
                }
            }
        }
    }
}
