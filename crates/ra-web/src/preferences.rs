//! How somebody likes their pages. Kept in a cookie, chosen in a form.

use ra_view::{Language, Options};
use serde::{Deserialize, Serialize};

/// How somebody likes their pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
#[expect(clippy::struct_excessive_bools, reason = "each is a box to tick")]
pub struct Preferences {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    /// Are points shown that nobody has yet?
    pub hints: bool,
    pub sound: bool,
    /// Does the browser notify when it is the viewer's turn?
    pub alerts: bool,
    /// Do single keys play?
    pub keys: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Motion {
    #[default]
    Calm,
    Brisk,
    Off,
}

/// The preferences as a form sends them and a cookie keeps them: a box that is not ticked is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ticked {
    language: String,
    theme: Theme,
    motion: Motion,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<On>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sound: Option<On>,
    #[serde(skip_serializing_if = "Option::is_none")]
    alerts: Option<On>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keys: Option<On>,
}

/// A box that is ticked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum On {
    On,
}

impl Preferences {
    /// What somebody gets who has not chosen yet.
    #[must_use]
    pub const fn new(language: Language) -> Preferences {
        Preferences {
            language,
            theme: Theme::System,
            motion: Motion::Calm,
            hints: true,
            sound: false,
            alerts: false,
            keys: true,
        }
    }

    /// What was ticked; a language that there is not is left to the browser.
    #[must_use]
    pub fn of(ticked: &Ticked, accepted: &str) -> Preferences {
        Preferences {
            language: ticked.language.parse().unwrap_or_else(|_| Language::best(accepted)),
            theme: ticked.theme,
            motion: ticked.motion,
            hints: ticked.hints.is_some(),
            sound: ticked.sound.is_some(),
            alerts: ticked.alerts.is_some(),
            keys: ticked.keys.is_some(),
        }
    }

    /// How a game is shown to somebody with these preferences.
    #[must_use]
    pub const fn options(&self, hide_scores: bool) -> Options {
        Options { language: self.language, hide_scores, hints: self.hints }
    }
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The word in forms and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Motion {
    /// Every pace.
    pub const ALL: [Motion; 3] = [Motion::Calm, Motion::Brisk, Motion::Off];

    /// The word in forms and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Calm => "calm",
            Motion::Brisk => "brisk",
            Motion::Off => "off",
        }
    }
}
