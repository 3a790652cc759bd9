//! The sentences of advice, in every language.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};
use ra_view::{Language, Messages};

/// Declares the phrases, so that no list of them can be forgotten.
macro_rules! phrases {
    ($($name:ident = $id:literal,)*) => {
        /// A sentence or a part of one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Phrase {
            $($name,)*
        }

        impl Phrase {
            /// Every phrase.
            #[cfg(test)]
            pub const ALL: &[Phrase] = &[$(Phrase::$name),*];

            /// The name of the message in the language files.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Phrase::$name => $id,)*
                }
            }
        }
    };
}

phrases! {
    Only = "only",
    Clear = "clear",
    Close = "close",
    Equal = "equal",
    NextIsRa = "next-is-ra",
    RaLeft = "ra-left",
    Harm = "harm",
    Sold = "sold",
    Unsold = "unsold",
    NobodyElse = "nobody-else",
    LotForYou = "lot-for-you",
    LotForRival = "lot-for-rival",
    LotNothing = "lot-nothing",
    SunsLeft = "suns-left",
    LastSun = "last-sun",
    Brings = "brings",
    BringsNothing = "brings-nothing",
    ThenHave = "then-have",
    GodsLeft = "gods-left",
    RivalGains = "rival-gains",
    ListAnd = "list-and",
    Turned = "turned",
}

static MESSAGES: LazyLock<Vec<(Language, Messages)>> = LazyLock::new(|| {
    Language::all().map(|language| (language, language.read(source(language)))).collect()
});

pub fn source(language: Language) -> &'static str {
    match language.tag() {
        "de" => include_str!("../locales/de.ftl"),
        _ => include_str!("../locales/en.ftl"),
    }
}

/// A sentence that is being filled in.
#[derive(Debug)]
#[must_use]
pub struct Sentence<'a> {
    language: Language,
    phrase: Phrase,
    args: FluentArgs<'a>,
}

impl Phrase {
    pub fn in_language<'a>(self, language: Language) -> Sentence<'a> {
        Sentence { language, phrase: self, args: FluentArgs::new() }
    }
}

impl<'a> Sentence<'a> {
    /// Fills in a number or a word.
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Sentence<'a> {
        self.args.set(name, value);
        self
    }

    /// Fills in a player: the name, and whether it is the one who is spoken to.
    pub fn who(self, name: &'a str, is_you: bool) -> Sentence<'a> {
        self.with("seat", name).with("seat-is", if is_you { "you" } else { "other" })
    }

    /// The sentence in words.
    pub fn say(self) -> String {
        let found = MESSAGES.iter().find(|(known, _)| *known == self.language);
        let (_, messages) = found.expect("every language has messages");
        let message = messages.get_message(self.phrase.id()).and_then(|message| message.value());
        let pattern = message.expect("the tests find every phrase in every language");
        messages.format_pattern(pattern, Some(&self.args), &mut Vec::new()).into_owned()
    }
}

/// A share in whole percent, as the language writes it: 17% in English.
#[must_use]
pub fn percent(share: f32, language: Language) -> String {
    in_percent(share, 0, language)
}

/// A share in percent with a tenth, as the language writes it: 17.3% in English.
#[must_use]
pub fn tenths(share: f32, language: Language) -> String {
    in_percent(share, 1, language)
}

fn in_percent(share: f32, decimals: usize, language: Language) -> String {
    let number = format!("{:.decimals$}", 100.0 * share);
    if language == Language::GERMAN {
        format!("{}\u{a0}%", number.replace('.', ","))
    } else {
        format!("{number}%")
    }
}

/// A difference of shares in whole percentage points, as a number that a language can count.
pub fn percentage_points(difference: f32) -> f32 {
    (100.0 * difference).round()
}

/// Parts with commas between them, and the last one joined by "and".
pub fn list(language: Language, parts: &[String]) -> String {
    let Some((last, start)) = parts.split_last() else { return String::new() };
    if start.is_empty() {
        return last.clone();
    }
    let sentence = Phrase::ListAnd.in_language(language).with("start", start.join(", "));
    sentence.with("last", last.as_str()).say()
}
