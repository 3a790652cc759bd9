//! What all pages have: the head with its menu, and where news are read out.

use std::borrow::Cow;

use maud::{DOCTYPE, Markup, html};
use ra_view::Language;

use crate::assets;
use crate::pieces::{icon, symbol};
use crate::preferences::{Motion, Preferences, Theme};
use crate::words::Word;

/// A page around what it is about.
#[derive(Debug)]
pub struct Frame<'a> {
    /// How the viewer likes it.
    pub preferences: &'a Preferences,
    /// The viewer's name, if they have one here.
    pub name: Option<&'a str>,
    /// Where this page is found, to come back to.
    pub path: &'a str,
    /// The scheme and host by which the viewer knows the server.
    pub origin: &'a str,
    /// The title of the window.
    pub title: &'a str,
    /// What the page is about, for whoever sees only a link to it; without it, what this site is.
    pub about: Option<&'a str>,
    /// What makes the page live, if anything does.
    pub live: Option<Live>,
    /// Does the page have a form for actions?
    pub plays: bool,
    /// After how many seconds the page looks again by itself where there is no script.
    pub refresh: Option<u8>,
    /// Does the page explain every decision?
    pub teaches: bool,
}

/// What the script of a live page has to know.
#[derive(Debug)]
pub struct Live {
    /// The address that tells when the table changes.
    pub address: String,
    /// What the page shows, as one number.
    pub seen: String,
    /// Is something asked of the viewer?
    pub calls: bool,
}

impl Frame<'_> {
    fn say(&self, word: Word) -> Cow<'static, str> {
        word.say(self.preferences.language)
    }

    /// A page whose head is a line with what is asked.
    #[must_use]
    pub fn with_line(&self, ask: &str, news: &str, menu: &Markup, body: &Markup) -> Markup {
        self.document(&html! {
            header.head {
                a.skip href=(if self.plays { "#play" } else { "#table" }) { (self.say(Word::SkipToTable)) }
                a.head-home href="/" { (symbol("", "logo")) span.sr { (self.say(Word::Home)) } }
                h1 #ask { (ask) }
                (self.tools(menu))
            }
            div.border aria-hidden="true" {}
            p.sr #news role="status" { (news) }
            p.toast #toast role="alert" hidden {}
            (body)
        })
    }

    /// A page with a head of its own.
    #[must_use]
    pub fn document(&self, body: &Markup) -> Markup {
        let preferences = self.preferences;
        let theme = Some(preferences.theme).filter(|&theme| theme != Theme::System);
        let live = self.live.as_ref();
        html! {
            (DOCTYPE)
            html lang=(preferences.language.tag()) data-theme=[theme.map(Theme::name)]
                data-motion=(preferences.motion.name()) data-sound[preferences.sound]
                data-alerts[preferences.alerts] data-keys[preferences.keys] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    (self.preview())
                    link rel="icon" #favicon href=(assets::address("favicon.svg"))
                        data-calls=(assets::address("favicon-turn.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::address("style.css"));
                    script type="module" src=(assets::address("script.js")) {}
                    @if let Some(seconds) = self.refresh {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                }
                body data-live=[live.map(|live| &live.address)] data-seen=[live.map(|live| &live.seen)]
                    data-calls[live.is_some_and(|live| live.calls)] data-teaches[self.teaches]
                    data-offline=(self.say(Word::Offline)) data-online=(self.say(Word::Online))
                    data-unsent=(self.say(Word::NotSent)) data-copied=(self.say(Word::Copied)) {
                    (body)
                }
            }
        }
    }

    /// What others show of the page: chats that preview a link, phones that keep it as an app.
    fn preview(&self) -> Markup {
        let about = self.about.map_or_else(|| self.say(Word::Tagline), Cow::Borrowed);
        let absolute = |path: &str| format!("{}{path}", self.origin);
        html! {
            meta name="description" content=(about);
            meta property="og:type" content="website";
            meta property="og:site_name" content="Heliopolis";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(about);
            meta property="og:url" content=(absolute(self.path));
            meta property="og:image" content=(absolute(assets::address(assets::PREVIEW)));
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(self.say(Word::PreviewAlt));
            meta name="twitter:card" content="summary_large_image";
            link rel="manifest" href=(assets::address(assets::MANIFEST));
            link rel="apple-touch-icon" href=(assets::address("apple-touch-icon.png"));
            @match self.preferences.theme {
                Theme::System => {
                    meta name="theme-color" media="(prefers-color-scheme: light)" content=(assets::THEME_LIGHT);
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content=(assets::THEME_DARK);
                }
                Theme::Light => { meta name="theme-color" content=(assets::THEME_LIGHT); }
                Theme::Dark => { meta name="theme-color" content=(assets::THEME_DARK); }
            }
        }
    }

    /// The menu, which opens without script.
    #[must_use]
    pub fn tools(&self, menu: &Markup) -> Markup {
        html! {
            div.tools {
                details.menu #menu {
                    summary title=(self.say(Word::Menu)) {
                        (icon("i-menu")) span.sr { (self.say(Word::Menu)) }
                    }
                    div.panel {
                        (self.preferences_form())
                        (self.name_form())
                        (menu)
                    }
                }
            }
        }
    }

    fn preferences_form(&self) -> Markup {
        let preferences = self.preferences;
        html! {
            form.prefs.at-once method="post" action="/preferences" aria-label=(self.say(Word::Preferences)) {
                input type="hidden" name="to" value=(self.path);
                label { span { (self.say(Word::Language)) }
                    select name="language" {
                        @for language in Language::all() {
                            option value=(language.tag()) lang=(language.tag())
                                selected[language == preferences.language] { (language.name()) }
                        }
                    }
                }
                label { span { (self.say(Word::Theme)) }
                    select name="theme" {
                        @for (theme, word) in Theme::ALL.into_iter().zip([Word::ThemeSystem, Word::ThemeLight, Word::ThemeDark]) {
                            option value=(theme.name()) selected[theme == preferences.theme] { (self.say(word)) }
                        }
                    }
                }
                label { span { (self.say(Word::Motion)) }
                    select name="motion" {
                        @for (motion, word) in Motion::ALL.into_iter().zip([Word::MotionCalm, Word::MotionBrisk, Word::MotionOff]) {
                            option value=(motion.name()) selected[motion == preferences.motion] { (self.say(word)) }
                        }
                    }
                }
                @for (name, word, on) in [
                    ("hints", Word::Hints, preferences.hints),
                    ("sound", Word::Sound, preferences.sound),
                    ("alerts", Word::Alerts, preferences.alerts),
                ] {
                    label.prefs-tick { input type="checkbox" name=(name) checked[on]; span { (self.say(word)) } }
                }
                div.keys-only {
                    label.prefs-tick {
                        input type="checkbox" name="keys" checked[preferences.keys];
                        span { (self.say(Word::Keys)) }
                    }
                    p.aside { (self.say(Word::KeysHelp)) }
                }
                button.btn { b { (self.say(Word::Save)) } }
            }
        }
    }

    fn name_form(&self) -> Markup {
        html! {
            nav.menu-ways.prefs aria-label=(self.say(Word::Account)) {
                a href="/account" { (self.say(Word::Account)) }
                a href="/leaders" { (self.say(Word::Leaders)) }
            }
            @if let Some(name) = self.name {
                form.prefs method="post" action="/name" {
                    input type="hidden" name="to" value=(self.path);
                    label { span { (self.say(Word::YourName)) }
                        input name="name" value=(name) maxlength="24" required autocomplete="nickname";
                    }
                    p.aside { (self.say(Word::RenameWhen)) }
                    button.btn { b { (self.say(Word::Rename)) } }
                }
            }
        }
    }
}
