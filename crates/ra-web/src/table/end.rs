//! The end of the game.

use std::borrow::Cow;

use maud::{Markup, html};
use ra_view::{PlaceView, RankingView, SheetView};

use super::{TablePage, lesson, sheet, side};
use crate::Word;
use crate::pages::share;
use crate::pieces::{Side, icon, sun_face, symbol};
use crate::words::signed_points;

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
                (by_category(page, ranking))
                (ways_on(page))
                (proof(page))
            }
            div.end-sheets.panel {
                @if page.can.learned { (lesson::learned(page)) }
                @for sheet in &page.view.scores.epochs {
                    details.sheet.sheet-plain open[sheet.epoch == 3] { summary { (sheet.title) } (sheet::counted(sheet, page.view.language)) }
                }
            }
            div.end-side { (side::log(page)) }
        }
    }
}

/// What to do now: another game, or this one again.
fn ways_on(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(address) = page.address {
            form.ways method="post" action={ (address) "/rematch" } {
                @if page.can.rematch {
                    @let word = if page.can.meet_again { Word::MeetAgain } else { Word::Rematch };
                    button.btn.act #rematch { (icon("p-ra")) b { (page.say(word)) } }
                }
                a.btn #review href={ (address) "/review" } {
                    (icon("i-light")) b { (page.say(Word::Review)) }
                }
                a.btn #replay href="?ply=0" { (icon("i-note")) b { (page.say(Word::Replay)) } }
                a.btn #download href={ (address) "/record.ra" } download {
                    (icon("p-bag")) b { (page.say(Word::Download)) }
                }
                (share(address, &page.say(Word::Share)))
            }
        }
    }
}

/// The promise about the seed, the seed that keeps it, and what follows.
fn proof(page: &TablePage<'_>) -> Markup {
    let table = &page.view.table;
    let name = page.address.and_then(|address| address.rsplit('/').next()).unwrap_or("game");
    html! {
        @if let (Some(commitment), Some(seed)) = (&table.commitment, &table.seed) {
            details.proof #fairness {
                summary { (page.say(Word::Fairness)) }
                p { (page.say(Word::Fair)) }
                dl {
                    dt { (page.say(Word::Commitment)) } dd { (commitment) }
                    dt { (page.say(Word::Seed)) } dd { (seed) }
                }
                p { (page.say(Word::FairCheck)) " " code { "ra check " (name) ".ra" } }
            }
        }
    }
}

fn step(page: &TablePage<'_>, place: &PlaceView) -> Markup {
    let is_bot = page.sitter(place.seat).bot.is_some();
    let badge = match place.place {
        1 => "x-crown",
        _ if is_bot => "b-bot",
        _ => "b-human",
    };
    html! {
        li.step.first[place.place == 1] data-place=(place.place) {
            (icon(badge))
            b title=(called(page, place)) { (called(page, place)) }
            @if let Some(tie_break) = &place.tie_break { small { (tie_break) } }
            span.step-pts { (place.score) }
        }
    }
}

/// What each epoch brought, and beside the sum what counts otherwise: for ratings, and in a tie.
fn by_epoch(page: &TablePage<'_>, ranking: &RankingView) -> Markup {
    let epochs = &page.view.scores.epochs;
    let is_rated = page.sitters.iter().any(|sitter| sitter.rating_change.is_some());
    html! {
        table.end-epochs {
            caption { (page.say(Word::ByEpoch)) }
            thead {
                tr {
                    th scope="col" { span.sr { (page.say(Word::Player)) } }
                    th scope="col" { (page.say(Word::StartScore)) }
                    @for sheet in epochs {
                        th scope="col" {
                            (icon(&format!("e-{}", sheet.epoch)))
                            span.sr { (page.say(Word::NetOfEpoch)) " " (sheet.epoch) }
                        }
                    }
                    th scope="col" { (page.say(Word::Total)) }
                    @if is_rated { th.end-beside scope="col" { (page.say(Word::RatingChange)) } }
                    th.end-beside scope="col" { (page.say(Word::HighestSun)) }
                }
            }
            tbody { @for place in &ranking.places { (epochs_of(page, place, is_rated)) } }
        }
    }
}

fn epochs_of(page: &TablePage<'_>, place: &PlaceView, is_rated: bool) -> Markup {
    let epochs = &page.view.scores.epochs;
    let column = |sheet: &'_ SheetView| {
        sheet.columns.iter().find(|column| column.seat == place.seat).cloned()
    };
    let start = start(epochs, place.seat);
    html! {
        tr.win[place.place == 1] {
            th scope="row" { (called(page, place)) }
            td { (start) }
            @for sheet in epochs {
                td { @if let Some(column) = column(sheet) { (column.net_text) } }
            }
            td.sum { (place.score) }
            @if is_rated {
                td.end-beside {
                    @if let Some(change) = page.sitter(place.seat).rating_change {
                        (signed_points(change))
                    }
                }
            }
            td.end-beside {
                @if let Some(highest) = place.highest_sun {
                    span.sun data-v=(highest) { (sun_face(highest, Side::Up)) }
                }
            }
        }
    }
}

/// What each category brought in all epochs together, and how that makes the final scores.
fn by_category(page: &TablePage<'_>, ranking: &RankingView) -> Markup {
    let epochs = &page.view.scores.epochs;
    let categories = epochs.last().map(|sheet| sheet.rows.as_slice()).unwrap_or_default();
    let spared = |place: &PlaceView| {
        let counted: i16 =
            categories.iter().map(|row| points(epochs, row.category, place.seat)).sum();
        i32::from(place.score) - i32::from(start(epochs, place.seat)) - i32::from(counted)
    };
    let spares_anybody = ranking.places.iter().any(|place| spared(place) != 0);
    html! {
        table.end-categories {
            caption { (page.say(Word::ByCategory)) }
            thead {
                tr {
                    th scope="col" { span.sr { (page.say(Word::Category)) } }
                    @for place in &ranking.places { th scope="col" { (called(page, place)) } }
                }
            }
            tbody {
                @for row in categories {
                    tr {
                        th scope="row" { span { (sheet::picture(row.category)) (row.name) } }
                        @for place in &ranking.places {
                            td { (sheet::with_sign(points(epochs, row.category, place.seat))) }
                        }
                    }
                }
            }
            tfoot {
                @if spares_anybody {
                    (footing(page, ranking, Word::NeverBelowZero, |place| match spared(place) {
                        0 => String::new(),
                        spared => format!("+{spared}"),
                    }))
                }
                (footing(page, ranking, Word::StartScore, |place| start(epochs, place.seat).to_string()))
                (footing(page, ranking, Word::Total, |place| place.score.to_string()))
            }
        }
    }
}

/// A row below the categories.
fn footing(
    page: &TablePage<'_>,
    ranking: &RankingView,
    name: Word,
    of: impl Fn(&PlaceView) -> String,
) -> Markup {
    html! {
        tr.end-footing {
            th scope="row" { (page.say(name)) }
            @for place in &ranking.places { td { (of(place)) } }
        }
    }
}

/// The score that a seat began with.
fn start(epochs: &[SheetView], seat: u8) -> u16 {
    let columns = epochs.first().map(|sheet| sheet.columns.as_slice()).unwrap_or_default();
    let column = columns.iter().find(|column| column.seat == seat);
    column.and_then(|column| column.before).unwrap_or_default()
}

/// The points of a seat in a category, in all epochs together.
fn points(epochs: &[SheetView], category: &str, seat: u8) -> i16 {
    let of_epoch = |sheet: &SheetView| {
        let row = sheet.rows.iter().find(|row| row.category == category)?;
        let column = sheet.columns.iter().position(|column| column.seat == seat)?;
        Some(row.cells.get(column)?.points)
    };
    epochs.iter().filter_map(of_epoch).sum()
}

fn called<'a>(page: &TablePage<'_>, place: &'a PlaceView) -> Cow<'a, str> {
    if place.is_you { page.say(Word::You) } else { Cow::Borrowed(&place.name) }
}
