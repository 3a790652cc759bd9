//! An account: a name with a password, to be the same person on every device.

use maud::{Markup, html};
use ra_tables::Person;

use super::Frame;
use crate::words::Word;

/// The forms of somebody with or without an account, and what was wrong with the last one.
#[must_use]
pub fn account(
    frame: &Frame<'_>,
    person: Option<&Person>,
    name: &str,
    wrong: Option<&str>,
) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    let owner = person.filter(|person| person.has_account);
    let body = html! {
        main.account #table {
            @if let Some(wrong) = wrong { p.wrong #wrong role="alert" { (wrong) } }
            @if let Some(owner) = owner { (of_owner(frame, owner)) }
            @else { (of_guest(frame, person, name)) }
        }
    };
    let ask = match owner {
        Some(owner) => {
            Word::AccountOf.with(frame.preferences.language, [("name", owner.name.as_str().into())])
        }
        None => say(Word::AccountWhy).into_owned(),
    };
    frame.with_line(&ask, "", &html! {}, &body)
}

fn of_guest(frame: &Frame<'_>, person: Option<&Person>, name: &str) -> Markup {
    let language = frame.preferences.language;
    let say = |word: Word| word.say(language);
    html! {
        section.panel {
            h2 { (say(Word::AccountNew)) }
            form.prefs method="post" action="/account" {
                (name_field(frame, "new", name))
                (password_field(frame, Word::Password, "password", "new-password"))
                p.aside { (say(Word::PasswordHint)) }
                button.btn.act #enroll { b { (say(Word::AccountMake)) } }
            }
        }
        section.panel {
            h2 { (say(Word::LogIn)) }
            form.prefs method="post" action="/login" {
                (name_field(frame, "known", ""))
                (password_field(frame, Word::Password, "password", "current-password"))
                @if let Some(person) = person {
                    p.aside {
                        (Word::LogInAway.with(language, [("name", person.name.as_str().into())]))
                    }
                }
                button.btn #log-in { b { (say(Word::LogIn)) } }
            }
        }
    }
}

fn of_owner(frame: &Frame<'_>, owner: &Person) -> Markup {
    let say = |word: Word| word.say(frame.preferences.language);
    html! {
        section.panel {
            h2 { (owner.name) }
            p.ways {
                a.btn.act href={ "/players/" (owner.id) } { b { (say(Word::MyResults)) } }
                a.btn href="/leaders" { b { (say(Word::Leaders)) } }
            }
            form method="post" action="/logout" {
                button.btn #log-out { b { (say(Word::LogOut)) } }
            }
        }
        section.panel {
            h2 { (say(Word::PasswordChange)) }
            form.prefs method="post" action="/password" {
                // Password managers file the new one under this name.
                input type="hidden" name="username" autocomplete="username" value=(owner.name);
                (password_field(frame, Word::PasswordOld, "old", "current-password"))
                (password_field(frame, Word::PasswordNew, "new", "new-password"))
                p.aside { (say(Word::PasswordElsewhere)) }
                button.btn { b { (say(Word::PasswordChange)) } }
            }
        }
    }
}

fn name_field(frame: &Frame<'_>, id: &str, name: &str) -> Markup {
    html! {
        label {
            span { (Word::Name.say(frame.preferences.language)) }
            input #{ "name-" (id) } name="name" value=(name) maxlength="24" required
                autocomplete="username" autocapitalize="off" spellcheck="false";
        }
    }
}

fn password_field(frame: &Frame<'_>, word: Word, name: &str, purpose: &str) -> Markup {
    let shortest = (purpose == "new-password").then_some("10");
    html! {
        label {
            span { (word.say(frame.preferences.language)) }
            input type="password" name=(name) minlength=[shortest] required autocomplete=(purpose);
        }
    }
}
