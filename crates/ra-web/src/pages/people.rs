//! How strong people are, and what they have played.

use maud::{Markup, html};
use ra_rules::PlayerCount;
use ra_tables::{Class, Contestant, Leader, PastGame, Profile, Rating, Timestamp, Title};
use ra_view::Language;

use super::Frame;
use crate::pieces::{Look, icon, tile};
use crate::words::{Word, level_name, signed_points};

/// A game in a list of past ones.
#[derive(Clone, Debug)]
pub struct Past {
    /// The game.
    pub game: PastGame,
    /// Who played, and where to look at it, if the viewer may know.
    pub table: Option<(String, String)>,
}

/// What everybody may know of a person.
#[must_use]
pub fn player(frame: &Frame<'_>, profile: &Profile, games: &[Past]) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let body = html! {
        main.standings #table {
            section.panel {
                h2 { (say(Word::Ratings)) }
                @if profile.ratings.is_empty() { p.none { (say(Word::NotRated)) } }
                @else { (ratings(language, &profile.ratings)) }
                p.ways { a.btn href="/leaders" { b { (say(Word::Leaders)) } } }
            }
            section.panel {
                h2 { (say(Word::PastGames)) }
                @if games.is_empty() { p.none { (say(Word::NoPastGames)) } }
                @else { ul.games { @for past in games { (past_game(language, past)) } } }
            }
        }
    };
    frame.with_line(&profile.person.name, "", &html! {}, &body)
}

fn ratings(language: Language, ratings: &[(Class, Rating)]) -> Markup {
    let say = |word: Word| word.say(language);
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (say(Word::Game)) }
                    th scope="col" { (say(Word::Rating)) }
                    th scope="col" { (say(Word::GamesRated)) }
                }
            }
            tbody {
                @for (class, rating) in ratings {
                    tr {
                        th scope="row" { a href=(leaders_of(*class)) { (class_name(*class, language)) } }
                        td { (points(*rating)) }
                        td { (rating.games) }
                    }
                }
            }
        }
    }
}

fn past_game(language: Language, Past { game, table }: &Past) -> Markup {
    let PastGame { class, standing, .. } = game;
    let place = Word::PlaceOf.with(
        language,
        [
            ("place", standing.place.into()),
            ("n", (class.players as u8).into()),
            ("score", standing.score.into()),
        ],
    );
    let day = day(game.finished);
    html! {
        li {
            (picture(class.title))
            b {
                @match table { Some((names, _)) => (names), None => (class_name(*class, language)) }
            }
            small {
                @if standing.place == 1 { (icon("x-crown")) }
                (place)
                " · " time datetime=(day) { (day) }
                @if let Some(change) = game.change { " · " (signed_points(Rating::in_points(change))) }
            }
            @if let Some((names, address)) = table {
                a.btn href=(address) { (Word::Look.say(language)) span.sr { ": " (names) } }
            }
        }
    }
}

/// The strongest in a class, and the way to the other classes.
#[must_use]
pub fn leaders(frame: &Frame<'_>, class: Class, leaders: &[Leader]) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    let body = html! {
        main.standings #table {
            section.panel {
                nav.classes aria-label=(say(Word::Game)) {
                    @for title in Title::ALL {
                        div {
                            (picture(title))
                            b { (title_name(title, language)) }
                            @for players in PlayerCount::ALL {
                                (class_link(Class { title, players }, class, language))
                            }
                        }
                    }
                }
                h2 { (class_name(class, language)) }
                @if leaders.is_empty() { p.none { (say(Word::NobodyRated)) } }
                @else { (leader_table(language, leaders)) }
                p.aside { (say(Word::LeadersHow)) }
            }
        }
    };
    frame.with_line(&say(Word::Leaders), "", &html! {}, &body)
}

fn class_link(class: Class, current: Class, language: Language) -> Markup {
    let number = class.players as u8;
    html! {
        a.btn href=(leaders_of(class)) aria-label=(class_name(class, language))
            aria-current=[(class == current).then_some("page")] { b { (number) } }
    }
}

fn leader_table(language: Language, leaders: &[Leader]) -> Markup {
    let say = |word: Word| word.say(language);
    html! {
        table {
            thead {
                tr {
                    th scope="col" { span.sr { (say(Word::Rank)) } }
                    th scope="col" { (say(Word::Player)) }
                    th scope="col" { (say(Word::Rating)) }
                    th scope="col" { (say(Word::GamesRated)) }
                }
            }
            tbody {
                @for (place, leader) in (1..).zip(leaders) {
                    tr {
                        td { (place) }
                        th scope="row" { (leader_name(language, leader)) }
                        td { (points(leader.rating)) }
                        td { (leader.rating.games) }
                    }
                }
            }
        }
    }
}

fn leader_name(language: Language, leader: &Leader) -> Markup {
    html! {
        @match leader.contestant {
            Contestant::Person(id) => {
                a href={ "/players/" (id) } { (leader.name.as_deref().unwrap_or("…")) }
            }
            Contestant::Bot(level) => { (icon("b-bot")) (level_name(level, language)) }
        }
    }
}

/// Where the strongest in a class are listed.
fn leaders_of(class: Class) -> String {
    format!("/leaders?game={}&players={}", class.title, class.players)
}

fn class_name(class: Class, language: Language) -> String {
    let about =
        [("game", title_name(class.title, language).into()), ("n", (class.players as u8).into())];
    Word::ClassName.with(language, about)
}

fn title_name(title: Title, language: Language) -> String {
    let word = match title {
        Title::Ra => Word::Ra,
        Title::Priests => Word::Priests,
    };
    word.say(language).into_owned()
}

fn picture(title: Title) -> Markup {
    match title {
        Title::Ra => tile(Look::new("ra", ra_view::Group::Ra), &[]),
        Title::Priests => tile(Look::new("ankh", ra_view::Group::Ankhs), &[]),
    }
}

fn points(rating: Rating) -> Markup {
    html! { b { (format!("{:.0}", rating.points())) } small { " ± " (format!("{:.0}", rating.margin())) } }
}

fn day(at: Timestamp) -> String {
    let at = i64::try_from(at.0).ok().and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok());
    at.map(|at| at.strftime("%Y-%m-%d").to_string()).unwrap_or_default()
}
