//! The languages there are, and which of them suits somebody.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use serde::{Serialize, Serializer};
use unic_langid::LanguageIdentifier;

/// A language that everything can be said in.
///
/// ```
/// use ra_view::Language;
///
/// assert_eq!("de-AT".parse(), Ok(Language::GERMAN));
/// assert_eq!(Language::best("fr, de;q=0.8, en;q=0.9"), Language::ENGLISH);
/// assert_eq!(Language::GERMAN.name(), "Deutsch");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language(usize);

/// A language in its own words.
struct Source {
    tag: &'static str,
    name: &'static str,
    text: &'static str,
}

/// Every language is a line here and a file.
const LANGUAGES: &[Source] = &[
    Source { tag: "en", name: "English", text: include_str!("../locales/en.ftl") },
    Source { tag: "de", name: "Deutsch", text: include_str!("../locales/de.ftl") },
];

/// The messages of one language, ready to be said.
pub type Messages = FluentBundle<FluentResource>;

static MESSAGES: LazyLock<Vec<Messages>> = LazyLock::new(|| {
    Language::all().map(|language| language.read(LANGUAGES[language.0].text)).collect()
});

impl Language {
    /// The first language of the list, spoken where nothing else is asked for.
    pub const ENGLISH: Language = Language(0);

    /// German.
    pub const GERMAN: Language = Language(1);

    /// Every language.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The short tag of the language, as in `en`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        LANGUAGES[self.0].tag
    }

    /// What the language calls itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].name
    }

    /// The language that an `Accept-Language` header likes best; English if it likes none.
    #[must_use]
    pub fn best(accepted: &str) -> Language {
        let mut liked: Vec<(u16, Language)> = accepted.split(',').filter_map(liking).collect();
        // A stable sort: of equals, the first that was named.
        liked.sort_by_key(|&(quality, _)| std::cmp::Reverse(quality));
        liked.first().map_or(Language::ENGLISH, |&(_, language)| language)
    }

    /// The name of a preset of a game, as in `ra` and `2016`.
    #[must_use]
    pub fn preset(self, game: &str, preset: &str) -> String {
        let messages = self.messages();
        let message = messages.get_message(&format!("rules-{game}-{preset}"));
        let name = message.and_then(|message| message.value());
        name.map_or_else(
            || preset.to_owned(),
            |name| messages.format_pattern(name, None, &mut Vec::new()).into_owned(),
        )
    }

    /// The messages of a file in this language, ready to be said.
    ///
    /// # Panics
    ///
    /// If the text is no file of messages: test every file that you bring.
    #[must_use]
    pub fn read(self, text: &str) -> Messages {
        let tag: LanguageIdentifier = self.tag().parse().expect("the list has language tags");
        let mut messages = FluentBundle::new_concurrent(vec![tag]);
        // The marks around inserted words are for mixed directions of writing.
        messages.set_use_isolating(false);
        let resource = FluentResource::try_new(text.into());
        let resource = resource.map_err(|(_, errors)| errors).expect("the tests read every file");
        messages.add_resource(resource).expect("the tests found no message twice");
        messages
    }

    pub(crate) fn messages(self) -> &'static Messages {
        &MESSAGES[self.0]
    }

    #[cfg(test)]
    pub(crate) fn source(self) -> &'static str {
        LANGUAGES[self.0].text
    }
}

/// How much a part of the header likes one of our languages, in thousandths; `None` if it names
/// another, or refuses it.
fn liking(part: &str) -> Option<(u16, Language)> {
    let (range, parameters) = part.split_once(';').unwrap_or((part, ""));
    let language = match range.trim() {
        "*" => Language::ENGLISH,
        tag => tag.parse().ok()?,
    };
    let quality = match parameters.trim().strip_prefix("q=") {
        Some(quality) => thousandths(quality.trim())?,
        None => 1000,
    };
    (quality > 0).then_some((quality, language))
}

/// `0.75` as 750; `None` for what is no quality.
fn thousandths(quality: &str) -> Option<u16> {
    let (whole, part) = quality.split_once('.').unwrap_or((quality, ""));
    let whole: u16 = whole.parse().ok().filter(|&whole| whole <= 1)?;
    let part: u16 = format!("{part:0<3}").parse().ok().filter(|&part| part < 1000)?;
    Some((1000 * whole + part).min(1000))
}

/// There are no words for this language; says which there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are")?;
        Language::all().try_for_each(|language| write!(f, " {language}"))
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads a tag; regions do not matter, so `de-CH` is German.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        let found = Language::all().find(|language| language.tag().eq_ignore_ascii_case(primary));
        found.ok_or(UnknownLanguage)
    }
}

/// The tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// The tag.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}
