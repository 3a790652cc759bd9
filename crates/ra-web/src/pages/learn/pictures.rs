//! Pictures of the rules, drawn by the same code as the table, with points that the rules count.

use maud::{Markup, html};
use ra_record::AnyRules;
use ra_rules::{PlayerCount, ra_track_spaces, sun_sets};
use ra_view::{Language, View, priests_choices};

use crate::learn::{self, Example, Held, Prose};
use crate::pieces::{Look, Side, strokes, sun, tile};
use crate::table::{lot_picture, score_sheet, sheet_picture, track_picture};

/// The sets of suns, and how long an epoch is.
pub fn suns(rules: AnyRules, language: Language) -> Markup {
    let say = |word: Prose| word.say(language);
    html! {
        div.scrolls tabindex="0" role="group" aria-label=(say(Prose::SetsSuns)) {
            table.sets {
                thead {
                    tr {
                        th scope="col" { (say(Prose::SetsPlayers)) }
                        th scope="col" { (say(Prose::SetsSuns)) }
                        th scope="col" { (say(Prose::SetsRa)) }
                    }
                }
                tbody {
                    @for players in PlayerCount::ALL.into_iter().filter(|&players| rules.allow(players)) {
                        tr {
                            th scope="row" { (players) }
                            td {
                                div.suns-sets {
                                    @for set in sun_sets(players) {
                                        span {
                                            @for disc in set.iter().collect::<Vec<_>>().into_iter().rev() {
                                                (sun(disc.number(), Side::Up, None, false)) " "
                                            }
                                        }
                                    }
                                }
                            }
                            td { (ra_track_spaces(players)) }
                        }
                    }
                }
            }
        }
    }
}

/// An auction from the call to the hammer.
pub fn auction(rules: AnyRules, language: Language) -> Markup {
    html! {
        h3 { (Prose::Example.say(language)) }
        ol.steps-of {
            @for view in learn::auction(rules.game(), language) {
                li {
                    figure {
                        figcaption { (told(&view)) }
                        (lot_picture(&view))
                    }
                }
            }
        }
    }
}

/// What just happened, and what is asked now.
fn told(view: &View) -> Markup {
    html! {
        @if let Some(line) = view.log.last() {
            b { (line.text) }
            @for detail in &line.details { " " (detail.text) }
        }
        " " (view.prompt.text)
    }
}

/// The Ra track as its editions show it.
pub fn ra_tracks(language: Language) -> Markup {
    html! {
        @for view in learn::both_tracks(language) {
            figure {
                figcaption { b { (view.table.edition) ":" } " " (view.table.ra_track.text) }
                (track_picture(&view))
            }
        }
    }
}

/// Every row of the score sheet with an example, and a whole sheet.
pub fn scoring(rules: AnyRules, language: Language) -> Markup {
    let (examples, sheet) = match rules {
        AnyRules::Ra(_) => (learn::RA, learn::ra_sheet(language)),
        AnyRules::Priests(_) => (learn::PRIESTS, learn::priests_sheet(language)),
    };
    html! {
        div.rows { @for example in examples { (row(example, rules, language)) } }
        @if let Some(sheet) = sheet {
            h3 { (Prose::WholeSheet.say(language)) }
            div.sheet.sheet-plain.learn-sheet { (score_sheet(&sheet, language)) }
        }
    }
}

fn row(example: &Example, rules: AnyRules, language: Language) -> Markup {
    html! {
        @if let Some(counted) = learn::counted(example, rules, language) {
            div.row-of data-row=(counted.row.category) {
                h3 { (sheet_picture(counted.row.category)) (counted.row.name) }
                p { (counted.row.rule) }
                ul aria-label=(Prose::Example.say(language)) {
                    @for (held, cell) in &counted.players {
                        li {
                            span.held { @for thing in held { (thing_of(*thing)) } }
                            span.fact { (cell.fact) }
                            b.plus[cell.points > 0].minus[cell.points < 0] { (cell.text) }
                        }
                    }
                }
            }
        }
    }
}

fn thing_of(held: Held) -> Markup {
    match held {
        Held::Tiles { kind, group, number } => html! {
            span.some-of { (tile(Look::new(kind, group), &[])) @if number > 1 { (strokes(number)) } }
        },
        Held::Sun(number) => sun(number, Side::Up, None, false),
    }
}

/// What the presets of Priests of Ra do differently.
pub fn choices(language: Language) -> Markup {
    html! {
        table.sets {
            thead {
                tr {
                    th scope="col" { (language.preset("priests", "manual")) }
                    th scope="col" { (language.preset("priests", "published")) }
                }
            }
            tbody {
                @for [manual, published] in priests_choices(language) {
                    tr { td { (manual) } td { (published) } }
                }
            }
        }
    }
}
