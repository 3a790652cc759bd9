//! A whole game in the eyes of a strong player.

use std::borrow::Cow;

use maud::{Markup, html};
use ra_advice::{Cause, DecisionStory, Player, Review, Story, percent, tenths};

use super::Frame;
use super::graph::{EPOCHS, graph, sample};
use crate::pieces::icon;
use crate::words::{Word, verdict_name};

/// A review, ready to be shown to somebody.
#[derive(Debug)]
pub struct ReviewPage<'a> {
    /// The review.
    pub review: &'a Review,
    /// The same in words.
    pub story: &'a Story,
    /// Where the game can be looked through.
    pub game: &'a str,
    /// The viewer's seat.
    pub you: Option<u8>,
    /// Which decisions are listed.
    pub list: List,
}

/// Which decisions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Those of the viewer.
    Mine,
    /// Those that gave much away.
    Mistakes,
    /// Every one.
    All,
}

impl List {
    /// The list with this name; without one, what the viewer wants to see first.
    #[must_use]
    pub fn named(name: &str, you: Option<u8>) -> List {
        match (name, you) {
            ("all", _) => List::All,
            ("mistakes", _) | (_, None) => List::Mistakes,
            (_, Some(_)) => List::Mine,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            List::Mine => "mine",
            List::Mistakes => "mistakes",
            List::All => "all",
        }
    }

    const fn word(self) -> Word {
        match self {
            List::Mine => Word::ReviewMine,
            List::Mistakes => Word::ReviewMistakes,
            List::All => Word::ReviewAll,
        }
    }
}

/// The page of a review that is still being worked out.
#[must_use]
pub fn reviewing(frame: &Frame<'_>, done: usize, total: usize, game: &str) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let about = [("done", done.into()), ("total", total.into())];
    let body = html! {
        main.notice #table data-reviewing {
            p #how-far { (Word::ReviewWait.with(frame.preferences.language, about)) }
            progress value=(done) max=(total) aria-labelledby="how-far" {}
            p.ways { a.btn href=(game) { b { (say(Word::ReviewBack)) } } }
        }
    };
    frame.with_line(&say(Word::ReviewTitle), "", &html! {}, &body)
}

/// The page of a review.
#[must_use]
pub fn review(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let body = html! {
        main.review #table {
            section.panel.chances aria-labelledby="chances-name" {
                h2 #chances-name { (say(Word::ReviewCourse)) }
                (legend(frame, page))
                div.plot {
                    ul.scale aria-hidden="true" { @for share in [1.0, 0.75, 0.5, 0.25, 0.0] { li { (percent(share, frame.preferences.language)) } } }
                    (graph(page.review, frame.preferences.language))
                }
            }
            section.panel.turns aria-labelledby="turns-name" {
                h2 #turns-name { (say(Word::ReviewTurns)) }
                (turns(frame, page))
            }
            section.panel.sums aria-labelledby="sums-name" {
                h2 #sums-name { (say(Word::ReviewSums)) }
                (sums(frame, page))
                p.review-how { (say(Word::ReviewHow)) }
            }
            section.panel.choices #decisions aria-labelledby="choices-name" {
                h2 #choices-name { (say(Word::ReviewChoices)) }
                (lists(frame, page))
                (choices(frame, page))
            }
            p.ways {
                a.btn.act #to-replay href={ (page.game) "?ply=0" } { (icon("i-note")) b { (say(Word::Replay)) } }
                a.btn href="/" { b { (say(Word::ToStart)) } }
            }
        }
    };
    frame.with_line(&say(Word::ReviewTitle), "", &html! {}, &body)
}

impl ReviewPage<'_> {
    fn name(&self, seat: u8) -> &str {
        let player = self.review.players.iter().find(|player| player.seat == seat);
        player.map_or("", |player| &player.name)
    }

    fn called(&self, frame: &Frame<'_>, seat: u8) -> Cow<'_, str> {
        if self.you == Some(seat) {
            Word::You.say(frame.preferences.language)
        } else {
            Cow::Borrowed(self.name(seat))
        }
    }

    fn listed(&self) -> impl Iterator<Item = &DecisionStory> {
        self.story.decisions.iter().filter(|decision| match self.list {
            List::All => true,
            List::Mistakes => decision.verdict.is_mistake(),
            List::Mine => self.you == Some(decision.seat),
        })
    }
}

fn legend(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    html! {
        ul.legend {
            @for player in &page.review.players {
                li { (sample(player.seat)) (page.called(frame, player.seat)) }
            }
        }
    }
}

fn turns(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    let language = frame.preferences.language;
    html! {
        @if page.story.turning_points.is_empty() { p.turns-none { (Word::ReviewNoTurns.say(language)) } }
        ol {
            @for turn in &page.story.turning_points {
                @let cause = match turn.point.cause {
                    Cause::Decision => Word::ReviewByDecision,
                    Cause::Draw => Word::ReviewByDraw,
                };
                li {
                    a href={ (page.game) "?ply=" (turn.point.ply) } {
                        b { (turn.text) }
                        span { (turn.change) }
                        small {
                            (cause.say(language)) " · "
                            (Word::ReviewPly.with(language, [("ply", turn.point.ply.into())]))
                        }
                    }
                }
            }
        }
    }
}

/// What the game tells of each player.
fn sums(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    let language = frame.preferences.language;
    let columns = columns(frame, page);
    html! {
        table {
            thead {
                tr {
                    th scope="col" { span.sr { (Word::Player.say(language)) } }
                    @for name in &columns { th scope="col" { (name) } }
                }
            }
            tbody {
                @for player in &page.review.players {
                    tr.of-you[page.you == Some(player.seat)] {
                        th scope="row" { (sample(player.seat)) (page.called(frame, player.seat)) }
                        @for (name, value) in columns.iter().zip(numbers(frame, page, player)) {
                            td data-name=(name) { (value) }
                        }
                    }
                }
            }
        }
    }
}

/// The names of the numbers of each player.
fn columns(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Vec<String> {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language).into_owned();
    let epoch = |numeral: &str| Word::ReviewAfter.with(language, [("n", numeral.into())]);
    let epochs = EPOCHS.into_iter().take(page.review.epoch_ends.len()).map(epoch);
    let sums = [Word::ReviewLoss, Word::ReviewMistakes, Word::ReviewLuckTotal].map(say);
    std::iter::once(say(Word::ReviewStart)).chain(epochs).chain(sums).collect()
}

/// The chance to win at the start and after each epoch, and what the decisions and draws were worth.
fn numbers(frame: &Frame<'_>, page: &ReviewPage<'_>, player: &Player) -> Vec<Markup> {
    let share = |ply: &usize| {
        let outlook = page.review.outlook(*ply).iter().find(|outlook| outlook.seat == player.seat);
        html! { (percent(outlook.map_or(0.0, |outlook| outlook.win), frame.preferences.language)) }
    };
    let shares = std::iter::once(&0).chain(&page.review.epoch_ends).map(share);
    let sums = [
        html! { (tenths(player.mean_loss(), frame.preferences.language)) },
        html! { (player.mistakes) },
        signed(player.luck, frame),
    ];
    shares.chain(sums).collect()
}

/// A share with its sign, coloured.
fn signed(share: f32, frame: &Frame<'_>) -> Markup {
    let (class, sign) = match share {
        0.0005.. => ("plus", "+"),
        ..-0.0005 => ("minus", "−"),
        _ => ("zero", ""),
    };
    html! { span class=(class) { (sign) (tenths(share.abs(), frame.preferences.language)) } }
}

fn lists(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    let lists = [List::Mine, List::Mistakes, List::All];
    html! {
        nav.review-lists aria-label=(Word::ReviewChoices.say(frame.preferences.language)) {
            @for list in lists.into_iter().filter(|&list| list != List::Mine || page.you.is_some()) {
                a #{ "list-" (list.name()) } href={ "?show=" (list.name()) "#decisions" }
                    aria-current=[(list == page.list).then_some("true")] {
                    (list.word().say(frame.preferences.language))
                }
            }
        }
    }
}

fn choices(frame: &Frame<'_>, page: &ReviewPage<'_>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    html! {
        @if page.listed().next().is_none() { p.none { (say(Word::ReviewNone)) } }
        @else {
            table {
                thead {
                    tr {
                        th scope="col" { (say(Word::ReviewMove)) }
                        th scope="col" { (say(Word::ReviewWhat)) }
                        th scope="col" { (say(Word::ReviewVerdict)) }
                        th scope="col" { (say(Word::ReviewLuck)) }
                    }
                }
                tbody { @for decision in page.listed() { (choice(frame, page, decision)) } }
            }
        }
    }
}

fn choice(frame: &Frame<'_>, page: &ReviewPage<'_>, decision: &DecisionStory) -> Markup {
    let language = frame.preferences.language;
    html! {
        tr data-verdict=(decision.verdict.word()) {
            th scope="row" { a href={ (page.game) "?ply=" (decision.ply) } { (decision.ply) } }
            td {
                (decision.text)
                @if let Some(better) = &decision.better {
                    " " span.better { (Word::ReviewBetter.with(language, [("action", better.as_str().into())])) }
                }
            }
            td {
                b { (verdict_name(decision.verdict, language)) }
                @if decision.loss > 0.0005 { " " span.minus { "−" (tenths(decision.loss, language)) } }
            }
            td { @if let Some(luck) = decision.luck { (signed(luck, frame)) } }
        }
    }
}
