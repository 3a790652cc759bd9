//! Says things about one game to one viewer: in a language, in the words of an edition, and with
//! "you" for the viewer.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use ra_record::Record;
use ra_rules::{Game, Kind, Rules, Seat, Sun, SunSet};

use crate::{Key, Language, Viewer};

/// Speaks to one viewer of one game.
#[derive(Clone, Debug)]
pub struct Voice<'a> {
    language: Language,
    /// The game and its preset, as in `ra-2016`: the languages choose words by it.
    rules: String,
    you: Option<Seat>,
    names: &'a [String],
}

/// A message that is being filled in.
#[derive(Debug)]
#[must_use]
pub struct Sentence<'v> {
    voice: &'v Voice<'v>,
    id: Cow<'static, str>,
    attribute: Option<&'static str>,
    args: FluentArgs<'v>,
}

/// The forms in which a tile is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// On its own: "Sphinx".
    Name,
    /// Where there is little room.
    Short,
    /// As the object of a sentence: "a sphinx".
    Object,
}

impl<'a> Voice<'a> {
    pub fn new<G: Game>(record: &'a Record<G>, viewer: Viewer, language: Language) -> Voice<'a> {
        let rules = record.setup().rules();
        Voice { you: viewer.seat(), ..Voice::to_all::<G>(rules, record.names(), language) }
    }

    /// Speaks to nobody in particular, of players with these names.
    pub fn to_all<G: Game>(rules: G::Rules, names: &'a [String], language: Language) -> Voice<'a> {
        Voice { language, rules: preset::<G>(rules), you: None, names }
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub fn sentence(&self, key: Key) -> Sentence<'_> {
        self.message(Cow::Borrowed(key.id()), None)
    }

    pub fn say(&self, key: Key) -> String {
        self.sentence(key).say()
    }

    /// A word of a family, such as the names of the groups.
    pub fn word(&self, family: &str, name: &str, attribute: Option<&'static str>) -> Sentence<'_> {
        self.message(Cow::Owned(word_id(family, name)), attribute)
    }

    /// The name of the preset that is played.
    pub fn preset(&self) -> String {
        self.word("rules", &self.rules, None).say()
    }

    /// A tile, by its name in a record.
    pub fn tile(&self, tile: impl Kind, form: Form) -> String {
        let attribute = match form {
            Form::Name => None,
            Form::Short => Some("short"),
            Form::Object => Some("a"),
        };
        self.word("tile", tile.name(), attribute).say()
    }

    /// A number of tiles as the object of a sentence: "a sphinx", "2 pharaohs".
    pub fn tiles(&self, tile: impl Kind, number: usize) -> String {
        match number {
            1 => self.tile(tile, Form::Object),
            _ => self.word("tile", tile.name(), Some("many")).with("n", number).say(),
        }
    }

    /// Tiles of several kinds as the object of a sentence, equal ones together.
    pub fn tile_list<K: Kind>(&self, tiles: &[K]) -> String {
        let mut kinds: Vec<K> = Vec::new();
        for &tile in tiles {
            if !kinds.contains(&tile) {
                kinds.push(tile);
            }
        }
        let number = |kind: K| tiles.iter().filter(|&&tile| tile == kind).count();
        let parts: Vec<String> = kinds.iter().map(|&kind| self.tiles(kind, number(kind))).collect();
        self.list(Key::ListAnd, &parts)
    }

    /// Suns of which one can be chosen, high to low: "12, 7 or 3".
    pub fn suns(&self, suns: SunSet) -> String {
        let parts: Vec<String> = descending(suns).iter().map(Sun::to_string).collect();
        self.list(Key::ListOr, &parts)
    }

    /// Parts with commas between them, and the last one joined by "and" or "or".
    pub fn list(&self, join: Key, parts: &[String]) -> String {
        let Some((last, start)) = parts.split_last() else { return String::new() };
        if start.is_empty() {
            return last.clone();
        }
        self.sentence(join).with("start", start.join(", ")).with("last", last.as_str()).say()
    }

    fn message(&self, id: Cow<'static, str>, attribute: Option<&'static str>) -> Sentence<'_> {
        let mut args = FluentArgs::new();
        args.set("rules", self.rules.as_str());
        Sentence { voice: self, id, attribute, args }
    }
}

impl<'v> Sentence<'v> {
    /// Fills in a number or a word.
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'v>>) -> Sentence<'v> {
        self.args.set(name, value);
        self
    }

    /// Fills in whom the sentence is about, as `$seat`.
    pub fn of(self, seat: Seat) -> Sentence<'v> {
        self.who("seat", "seat-is", seat)
    }

    /// Fills in a player: the name, and whether it is the one who is spoken to.
    pub fn who(self, name: &'static str, is: &'static str, seat: Seat) -> Sentence<'v> {
        let voice = self.voice;
        let person = if voice.is_you(seat) { "you" } else { "other" };
        self.with(name, voice.name(seat)).with(is, person)
    }

    /// The sentence in words.
    ///
    /// A message or a variable that is missing shows its name; the tests look for that.
    pub fn say(self) -> String {
        let messages = self.voice.language.messages();
        let message = messages.get_message(&self.id);
        let pattern = message.and_then(|message| match self.attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else { return format!("{{{}}}", self.id) };
        let mut errors = Vec::new();
        let said = messages.format_pattern(pattern, Some(&self.args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", self.id);
        said.into_owned()
    }
}

/// Points with their sign, as players write them: `+5`, `0`, `−2`.
pub fn signed(points: i16) -> String {
    match points {
        0 => "0".into(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The suns from high to low.
pub fn descending(suns: SunSet) -> Vec<Sun> {
    let mut suns: Vec<Sun> = suns.iter().collect();
    suns.reverse();
    suns
}

/// The game and its preset in one word, as in `ra-2016`.
pub fn preset<G: Game>(rules: G::Rules) -> String {
    format!("{}-{}", G::NAME, rules.name())
}

/// The message for a word of a family; what has two sides has a slash, which no message can.
pub fn word_id(family: &str, name: &str) -> String {
    format!("{family}-{}", name.replace('/', "-"))
}
