//! A table before its start: who sits where, and how others come in.

use maud::{Markup, html};
use ra_tables::{Settings, Sitter};

use super::Frame;
use super::share::share;
use crate::pieces::{Look, icon, tile};
use crate::words::{Word, clock_name, level_name};

/// A table before its start.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct OpenPage<'a> {
    pub address: &'a str,
    /// The whole link, for friends.
    pub link: &'a str,
    pub settings: &'a Settings,
    /// Who invites, if they are at the table.
    pub host: Option<&'a str>,
    pub sitters: Vec<(&'a Sitter, &'a str)>,
    /// The viewer's seat, from 0.
    pub mine: Option<usize>,
    /// May the viewer start the game once all are here?
    pub may_start: bool,
    /// The viewer's name, or one that would do.
    pub name: &'a str,
}

impl OpenPage<'_> {
    fn open_seats(&self) -> usize {
        self.sitters.iter().filter(|(sitter, _)| **sitter == Sitter::Open).count()
    }
}

/// How many are missing; whoever may still sit down reads who invites them to what.
#[must_use]
pub fn ask(frame: &Frame<'_>, page: &OpenPage<'_>) -> String {
    match page.host {
        Some(host) if page.mine.is_none() && page.open_seats() > 0 => {
            let game = game(page.settings).say(frame.preferences.language);
            let about = [("name", host.into()), ("game", game.into())];
            Word::OpenInvited.with(frame.preferences.language, about)
        }
        _ => missing(frame, page),
    }
}

fn missing(frame: &Frame<'_>, page: &OpenPage<'_>) -> String {
    Word::OpenAsk.with(frame.preferences.language, [("n", page.open_seats().into())])
}

/// The invitation as a sentence for whoever sees only a link to it.
#[must_use]
pub fn about(frame: &Frame<'_>, page: &OpenPage<'_>) -> String {
    let language = frame.preferences.language;
    let agreed = agreed(frame, page.settings);
    let players = page.sitters.len();
    let about = [("agreed", agreed.into()), ("players", players.into())];
    format!("{} {}", Word::OpenAbout.with(language, about), missing(frame, page))
}

fn game(settings: &Settings) -> Word {
    if settings.rules.game() == "priests" { Word::Priests } else { Word::Ra }
}

/// The region of the page that changes when somebody comes or goes.
#[must_use]
pub fn waiting(frame: &Frame<'_>, page: &OpenPage<'_>) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let is_full = page.open_seats() == 0;
    let picture = match page.settings.rules.game() {
        "priests" => Look::new("ankh", ra_view::Group::Ankhs),
        _ => Look::new("ra", ra_view::Group::Ra),
    };
    html! {
        main.open #table {
            section.panel aria-labelledby="open-name" {
                h2 #open-name { (tile(picture, &[])) (agreed(frame, page.settings)) }
                @if page.settings.is_rated { p.aside { (say(Word::Rated)) } }
                (introduction(frame, page))
                ol.chairs {
                    @for (index, (sitter, name)) in page.sitters.iter().enumerate() {
                        li.mine[page.mine == Some(index)] { (chair(frame, page, index, sitter, name)) }
                    }
                }
                div.ways {
                    @if page.may_start {
                        form method="post" action={ (page.address) "/start" } {
                            @if is_full {
                                button.btn.act #start { (icon("p-ra")) b { (say(Word::Begin)) } }
                            } @else {
                                button.btn #start type="button" aria-disabled="true" {
                                    b { (say(Word::Begin)) } small { (say(Word::BeginWhen)) }
                                }
                            }
                        }
                    }
                    @if page.mine.is_some() {
                        form method="post" action={ (page.address) "/leave" } {
                            button.btn #leave { b { (say(Word::Leave)) } }
                        }
                    }
                }
            }
            @if !is_full {
                section.panel.invite aria-labelledby="invite-name" {
                    h2 #invite-name { (icon("b-human")) (say(Word::Invite)) }
                    label for="link" { (say(Word::InviteLink)) }
                    div.copy {
                        input #link readonly value=(page.link);
                        button.btn #copy type="button" data-copy=(page.link) hidden {
                            b { (say(Word::CopyLink)) }
                        }
                        (share(page.link, &say(Word::Share)))
                    }
                }
            }
        }
    }
}

/// Whoever may sit down says their name once, and learns the game first if they like.
fn introduction(frame: &Frame<'_>, page: &OpenPage<'_>) -> Markup {
    let language = frame.preferences.language;
    let may_sit = page.mine.is_none() && page.open_seats() > 0;
    let about = [("game", game(page.settings).say(language).into())];
    html! {
        @if may_sit {
            p { (missing(frame, page)) }
            form.invite-name #sit method="post" action={ (page.address) "/sit" } {
                label for="name" { (Word::YourName.say(language)) }
                input #name name="name" value=(page.name) maxlength="24" required autocomplete="nickname";
            }
        }
        p.invite-learn {
            a #learn href={ "/learn/" (page.settings.rules.game()) } target="_blank" {
                (Word::OpenLearn.with(language, about))
            }
        }
    }
}

/// The game and what was agreed on, in a line.
fn agreed(frame: &Frame<'_>, settings: &Settings) -> String {
    let language = frame.preferences.language;
    let rules = settings.rules;
    let game = game(settings);
    let edition = language.preset(rules.game(), rules.preset());
    let named = Word::RulesOf
        .with(language, [("game", game.say(language).into()), ("edition", edition.into())]);
    match settings.clock {
        Some(clock) => format!("{named}, {}", clock_name(clock, language)),
        None => named,
    }
}

fn chair(
    frame: &Frame<'_>,
    page: &OpenPage<'_>,
    index: usize,
    sitter: &Sitter,
    name: &str,
) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let number = Word::SeatN.with(language, [("n", (index + 1).into())]);
    html! {
        @match sitter {
            Sitter::Open => {
                i.pip aria-hidden="true" {}
                @if page.mine.is_none() {
                    b { (number) }
                    button.btn.act.invite-sit #{ "sit-" (index + 1) } form="sit" name="seat" value=(index + 1) {
                        b { (say(Word::SitHere)) } span.sr { ", " (number) }
                    }
                } @else { b { (number) } small { (say(Word::SeatOpen)) } }
            }
            Sitter::Bot(level) => {
                (icon("b-bot")) b { (name) } small { (level_name(*level, language)) }
            }
            Sitter::Person { .. } => {
                (icon("b-human")) b { (name) }
                small { @if page.mine == Some(index) { (say(Word::You)) } }
            }
        }
    }
}
