//! The start page: play now, invite, join, watch, go on.

use maud::{Markup, html};
use ra_bots::Level;
use ra_record::AnyRules;
use ra_rules::Rules;
use ra_rules::priests::Variant;
use ra_rules::ra::Edition;
use ra_view::Group;

use super::Frame;
use crate::learn::Prose;
use crate::pieces::{Look, icon, symbol, tile};
use crate::words::{CLOCKS, Word, clock_name, level_name};

/// A table in a list.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Entry {
    pub address: String,
    pub rules: AnyRules,
    pub names: String,
    /// How far it is, in words.
    pub progress: String,
    pub epoch: Option<u8>,
    /// Does it wait for the viewer?
    pub calls: bool,
}

/// The tables that are of interest to somebody.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Lists {
    pub mine: Vec<Entry>,
    pub open: Vec<Entry>,
    pub watched: Vec<Entry>,
}

/// The start page.
#[must_use]
pub fn start(frame: &Frame<'_>, lists: &Lists, name: &str) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    frame.document(&html! {
        header.hero {
            (scenery())
            (frame.tools(&html! {}))
            div.hero-in {
                h1 {
                    svg.wordmark viewBox="-1 -1 322 42" aria-hidden="true" {
                        use href={ (crate::pieces::symbols()) "#wordmark" } {}
                    }
                    span.sr { "Heliopolis" }
                }
                p {
                    (say(Word::Tagline))
                    a.new-here href="/learn" { (Prose::NewHere.say(frame.preferences.language)) }
                }
                (play(frame, name))
            }
        }
        div.border aria-hidden="true" {}
        p.sr #news role="status" {}
        p.toast #toast role="alert" hidden {}
        main.lists #table { (all_lists(frame, lists)) }
        footer.foot {
            a href="/learn" { (Prose::Learn.say(frame.preferences.language)) }
            a href="/pad" { (say(Word::PadTitle)) }
            a href="/look" { (say(Word::LookAtRecord)) }
            a href="/leaders" { (say(Word::Leaders)) }
            a href="/api" { (say(Word::ForProgrammers)) }
            span { (say(Word::Independent)) }
        }
    })
}

fn scenery() -> Markup {
    let skyline = ["temple", "pyramid", "statue", "obelisk", "step-pyramid", "sphinx", "fortress"];
    html! {
        div.stars aria-hidden="true" {}
        div.disc aria-hidden="true" {}
        div.skyline aria-hidden="true" {
            @for name in skyline { (symbol(&format!("of-{name}"), &format!("t-{name}"))) }
        }
        div.water aria-hidden="true" {}
        svg.barque viewBox="0 0 64 48" aria-hidden="true" {
            use href={ (crate::pieces::symbols()) "#p-boat" } width="64" height="64" {}
        }
    }
}

/// A table with sensible defaults is one click away.
fn play(frame: &Frame<'_>, name: &str) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let ra = tile(Look::new("ra", Group::Ra), &[]);
    let ankh = tile(Look::new("ankh", Group::Ankhs), &[]);
    html! {
        section.play aria-label=(say(Word::PlayBots)) {
            div.border aria-hidden="true" {}
            form #new method="post" action="/tables" {
                (choice(&say(Word::Game), "game", "ra", &[
                    ("ra".to_owned(), html! { (ra) (say(Word::Ra)) }),
                    ("priests".to_owned(), html! { (ankh) (say(Word::Priests)) }),
                ]))
                (choice(&say(Word::Players), "players", "3", &[2, 3, 4, 5].map(|n: u8| {
                    (n.to_string(), html! { (n) })
                })))
                (choice(&say(Word::Bots), "level", Level::Club.name(), &Level::ALL.map(|level| {
                    (level.name().to_owned(), html! { (level_name(level, language)) })
                })))
                div.go {
                    button.btn.act #play-now name="with" value="bots" {
                        (icon("p-ra")) b { (say(Word::PlayNow)) } small { (say(Word::PlayBots)) }
                    }
                    button.btn #invite name="with" value="friends" {
                        (icon("b-human")) b { (say(Word::Invite)) } small { (say(Word::ByLink)) }
                    }
                }
                (options(frame, name))
            }
        }
    }
}

fn choice(legend: &str, name: &str, chosen: &str, choices: &[(String, Markup)]) -> Markup {
    html! {
        fieldset.field data-name=(name) {
            legend { (legend) }
            div.seg {
                @for (value, shown) in choices {
                    label {
                        input type="radio" name=(name) value=(value) checked[value == chosen];
                        span { (shown) }
                    }
                }
            }
        }
    }
}

/// What most people leave as it is.
fn options(frame: &Frame<'_>, name: &str) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let preset = |game: &str, preset: &&str| language.preset(game, preset);
    html! {
        details.options {
            summary { (say(Word::MoreOptions)) }
            div.prefs {
                label { span { (say(Word::YourName)) }
                    input name="name" value=(name) maxlength="24" required autocomplete="nickname";
                }
                label.for-ra { span { (say(Word::Edition)) }
                    select name="ra-rules" {
                        @for name in Edition::PRESETS {
                            option value=(name) selected[*name == "2016"] { (preset("ra", name)) }
                        }
                    }
                }
                label.for-priests { span { (say(Word::Edition)) }
                    select name="priests-rules" {
                        @for name in Variant::PRESETS {
                            option value=(name) selected[*name == "manual"] { (preset("priests", name)) }
                        }
                    }
                }
                label { span { (say(Word::HowManyBots)) }
                    select name="bots" { @for n in 0..=3 { option { (n) } } }
                }
                label { span { (say(Word::Clock)) }
                    select name="clock" {
                        option value="none" { (say(Word::ClockNone)) }
                        @for (index, clock) in CLOCKS.iter().enumerate() {
                            option value=(index) { (clock_name(*clock, language)) }
                        }
                    }
                }
                label { span { (say(Word::Pace)) }
                    select name="pace" {
                        @for (pace, word) in [("brisk", Word::PaceBrisk), ("calm", Word::PaceCalm), ("slow", Word::PaceSlow)] {
                            option value=(pace) selected[pace == "calm"] { (say(word)) }
                        }
                    }
                }
                label.prefs-tick { input type="checkbox" name="hidden"; span { (say(Word::HideScores)) } }
                label.prefs-tick { input type="checkbox" name="public"; span { (say(Word::Public)) } }
                label.prefs-tick { input type="checkbox" name="rated"; span { (say(Word::ForRatings)) } }
            }
        }
    }
}

fn all_lists(frame: &Frame<'_>, lists: &Lists) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let calling = lists.mine.iter().filter(|entry| entry.calls).count();
    let calls =
        (!lists.mine.is_empty()).then(|| Word::OneWaits.with(language, [("n", calling.into())]));
    html! {
        (list(&say(Word::MyGames), calls.as_deref(), &lists.mine, &say(Word::NoGames), |entry| {
            if entry.calls { say(Word::YourTurn) } else { say(Word::Open) }
        }))
        (list(&say(Word::OpenTables), None, &lists.open, &say(Word::NobodyWaits), |_| {
            say(Word::SitDown)
        }))
        (list(&say(Word::Watch), None, &lists.watched, &say(Word::NobodyPlays), |_| {
            say(Word::Watch)
        }))
    }
}

fn list<'a>(
    heading: &str,
    note: Option<&str>,
    entries: &[Entry],
    none: &str,
    way: impl Fn(&Entry) -> std::borrow::Cow<'a, str>,
) -> Markup {
    html! {
        section.panel {
            h2 { (heading) @if let Some(note) = note { " " small { (note) } } }
            @if entries.is_empty() { p.none { (none) } }
            @else {
                ul.games {
                    @for entry in entries {
                        li {
                            (picture(entry.rules))
                            b { (entry.names) }
                            small {
                                @if let Some(epoch) = entry.epoch { (icon(&format!("e-{epoch}"))) }
                                (entry.progress)
                            }
                            a.btn.act[entry.calls] href=(entry.address) {
                                (way(entry)) span.sr { ": " (entry.names) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn picture(rules: AnyRules) -> Markup {
    match rules {
        AnyRules::Ra(_) => tile(Look::new("ra", Group::Ra), &[]),
        AnyRules::Priests(_) => tile(Look::new("ankh", Group::Ankhs), &[]),
    }
}
