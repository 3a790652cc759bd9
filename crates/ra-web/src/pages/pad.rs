//! The score pad: made for one thumb.

use maud::{Markup, html};
use ra_record::AnyRules;
use ra_rules::priests::Variant;
use ra_rules::ra::Edition;
use ra_rules::{Epoch, Rules as _, Sun};
use ra_view::{Language, TileView};

use super::Frame;
use crate::pad::{Counted, Pad};
use crate::pieces::{Look, Side, icon, sun_face, tile};
use crate::table::{is_set, score_sheet};
use crate::words::Word;

/// Where a pad begins, with what was wrong with the last try.
#[must_use]
pub fn new_pad(frame: &Frame<'_>, wrong: Option<&str>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let body = html! {
        main.notice.pad-new #table {
            p { (say(Word::PadLead)) }
            @if let Some(wrong) = wrong { p.wrong #wrong role="alert" { (wrong) } }
            form.prefs method="get" action="/pad" {
                label { span { (say(Word::Edition)) } (editions(language)) }
                label { span { (say(Word::Players)) }
                    select name="players" { @for n in 2..=5 { option selected[n == 3] { (n) } } }
                }
                fieldset.names {
                    legend { (say(Word::PadNames)) }
                    @for n in 1..=5 {
                        @let name = Word::PadPlayer.with(language, [("n", n.into())]);
                        input name="name" aria-label=(name) placeholder=(name) maxlength="24"
                            autocomplete="off";
                    }
                }
                button.btn.act { (icon("i-note")) b { (say(Word::PadStart)) } }
            }
        }
    };
    frame.with_line(&say(Word::PadTitle), "", &html! {}, &body)
}

fn editions(language: Language) -> Markup {
    let games = [
        ("ra", Word::Ra, Edition::PRESETS, "2016"),
        ("priests", Word::Priests, Variant::PRESETS, ""),
    ];
    html! {
        select name="rules" {
            @for (game, word, presets, usual) in games {
                optgroup label=(word.say(language)) {
                    @for preset in presets {
                        option value={ (game) "-" (preset) } selected[*preset == usual] {
                            (word.say(language)) ": " (language.preset(game, preset))
                        }
                    }
                }
            }
        }
    }
}

/// A pad with what it scores, and what was wrong with the last press.
#[must_use]
pub fn pad(frame: &Frame<'_>, pad: &Pad, counted: &Counted, wrong: Option<&str>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let about = [("epoch", roman(pad.epoch()).into()), ("name", pad.name().into())];
    let ask = Word::PadAsk.with(language, about);
    let score = counted.score(pad.epoch(), pad.seat()).unwrap_or_default();
    let news = Word::PadNews.with(language, [("name", pad.name().into()), ("score", score.into())]);
    let body = html! {
        main.pad #table {
            form #pad method="get" action="/pad" {
                @for (name, value) in pad.fields() {
                    input type="hidden" name=(name) value=(value);
                }
                (places(pad, counted, language))
                @if let Some(wrong) = wrong { p.wrong #wrong role="alert" { (wrong) } }
                @if pad.epoch() > Epoch::First { p.aside { (say(Word::PadKeeps)) } }
                (steppers(pad, counted, language))
                @if pad.epoch() == Epoch::Third { (suns(pad, language)) }
                (way_on(pad, language))
            }
            (results(pad, counted, language))
        }
    };
    frame.with_line(&ask, &news, &html! {}, &body)
}

fn roman(epoch: Epoch) -> &'static str {
    match epoch {
        Epoch::First => "I",
        Epoch::Second => "II",
        Epoch::Third => "III",
    }
}

/// Which epoch, and whose tiles; the scores run along.
fn places(pad: &Pad, counted: &Counted, language: Language) -> Markup {
    html! {
        div.places {
            nav.of-epochs aria-label=(Word::PadEpochs.say(language)) {
                @for epoch in Epoch::ALL {
                    a #{ "epoch-" (epoch.number()) } href=(pad.at(epoch, pad.seat()).address())
                        aria-current=[(epoch == pad.epoch()).then_some("step")] {
                        (icon(&format!("e-{}", epoch.number()))) b { (roman(epoch)) }
                    }
                }
            }
            nav.of-players aria-label=(Word::Players.say(language)) {
                @for (seat, name) in pad.players() {
                    a #{ "player-" (seat.number()) } href=(pad.at(pad.epoch(), seat).address())
                        aria-current=[(seat == pad.seat()).then_some("true")] {
                        span { (name) }
                        b { @if let Some(score) = counted.score(pad.epoch(), seat) { (score) } }
                    }
                }
            }
        }
    }
}

/// A place for every kind of tile: single goods together, and each set on its own.
fn steppers(pad: &Pad, counted: &Counted, language: Language) -> Markup {
    let kinds = pad.kinds(language);
    let (sets, goods): (Vec<_>, Vec<_>) = kinds.iter().partition(|entry| is_set(entry.group));
    let sets = sets.chunk_by(|one, next| one.group == next.group);
    let named = sets.map(|set| (set[0].group_name.as_str(), set));
    let tiles = Word::Tiles.say(language);
    let goods = (!goods.is_empty()).then_some((&*tiles, goods.as_slice()));
    html! {
        div.groups {
            @for (name, entries) in goods.into_iter().chain(named) {
                fieldset.of-kinds {
                    legend { (name) }
                    @for face in entries.iter().flat_map(|entry| &entry.faces) {
                        (stepper(face, counted, language))
                    }
                }
            }
        }
    }
}

/// The tile itself is the way to one more.
fn stepper(face: &TileView, counted: &Counted, language: Language) -> Markup {
    let (held, kept) = (counted.held(face.kind), counted.kept(face.kind));
    let named = |word: Word| word.with(language, [("name", face.name.as_str().into())]);
    let look = Look::new(face.kind, face.group).with_fate(face.fate).or_gap(held == 0);
    html! {
        div.stepper.some[held > 0] {
            button.more #{ "more-" (face.kind) } name="do" value={ (face.kind) "+" }
                title=(face.help) {
                (tile(look, &[]))
                span.called {
                    (face.short)
                    @if kept > 0 {
                        small { (Word::PadKept.with(language, [("n", kept.into())])) }
                    }
                }
                b { (held) }
                span.sr { ". " (named(Word::PadMore)) }
            }
            button.less #{ "less-" (face.kind) } name="do" value={ (face.kind) "-" }
                aria-label=(named(Word::PadLess)) aria-disabled=[(held == 0).then_some("true")] {
                span aria-hidden="true" { "−" }
            }
        }
    }
}

/// Whose suns are whose; a sun that is tapped changes hands.
fn suns(pad: &Pad, language: Language) -> Markup {
    let rules = pad.preset();
    let say = |word: Word| {
        let about = [
            ("rules", rules.as_str().into()),
            ("name", pad.name().into()),
            ("n", pad.dealt().into()),
        ];
        word.with(language, about)
    };
    html! {
        fieldset.of-kinds.of-suns-all {
            legend { (say(Word::PadSuns)) }
            p.aside { (say(Word::PadSunsOf)) }
            @if !pad.knows_suns() {
                p.aside { (say(Word::PadSunsMissing)) }
            }
            div.pad-suns { @for sun in pad.all_suns() { (one_sun(pad, sun, language)) } }
        }
    }
}

fn one_sun(pad: &Pad, sun: Sun, language: Language) -> Markup {
    let owner = pad.owner(sun);
    let name = owner.and_then(|owner| pad.players().find(|(seat, _)| *seat == owner));
    let number = sun.number();
    let label = match name {
        Some((_, name)) => {
            Word::PadOwn.with(language, [("sun", number.into()), ("name", name.into())])
        }
        None => number.to_string(),
    };
    html! {
        button #{ "sun-" (number) } name="do" value={ "sun." (number) } aria-label=(label)
            aria-pressed=(if owner == Some(pad.seat()) { "true" } else { "false" })
            data-taken[owner.is_some_and(|owner| owner != pad.seat())] {
            span.sun data-v=(number) { (sun_face(number, Side::Up)) }
        }
    }
}

fn way_on(pad: &Pad, language: Language) -> Markup {
    html! {
        @if let Some(next) = pad.next() {
            a.btn.act.way-on #go-on href=(next.address()) {
                b {
                    @if next.epoch() == pad.epoch() {
                        (Word::PadNextPlayer.with(language, [("name", next.name().into())]))
                    } @else {
                        (Word::PadNextEpoch.with(language, [("epoch", roman(next.epoch()).into())]))
                    }
                }
            }
        }
    }
}

/// The sheets, the latest first, and who won.
fn results(pad: &Pad, counted: &Counted, language: Language) -> Markup {
    let say = |word: Word| word.say(language);
    html! {
        section.panel.results aria-labelledby="scores-name" {
            h2 #scores-name { (say(Word::PadScores)) " " small { (rules(pad.rules(), language)) } }
            @if let Some(ranking) = &counted.ranking {
                p.won { (icon("x-crown")) (ranking.text) }
                ol.places-won {
                    @for place in &ranking.places {
                        li {
                            span { (place.place) } b { (place.name) } b.won-pts { (place.score) }
                            @if let Some(tie_break) = &place.tie_break { small { (tie_break) } }
                        }
                    }
                }
            }
            @for sheet in counted.sheets.iter().rev() {
                details.sheet.sheet-plain open[sheet.epoch == pad.epoch().number()] {
                    summary { (sheet.title) }
                    (score_sheet(sheet, language))
                }
            }
            p.aside { (say(Word::PadShare)) }
            p { a.btn #new-pad href="/pad" { b { (say(Word::PadNew)) } } }
        }
    }
}

fn rules(rules: AnyRules, language: Language) -> String {
    let game = if rules.game() == "priests" { Word::Priests } else { Word::Ra };
    let edition = language.preset(rules.game(), rules.preset());
    Word::RulesOf.with(language, [("game", game.say(language).into()), ("edition", edition.into())])
}
