//! A pad as an address, and back.
//!
//! `/pad?rules=ra-2016&name=Ana&name=Bo&i=2nile.god_3pharaoh&suns=9.6_8&at=1.2`: for each epoch the
//! changes of each player, tiles of one kind separated by `.` and players by `_`.

use form_urlencoded::Serializer;
use ra_record::AnyRules;
use ra_rules::{Epoch, PlayerCount, Seat, Sun, SunSet};
use ra_tables::clean_name;
use ra_view::Language;

use super::{Changes, Pad, Press, kinds};
use crate::words::Word;

/// The fields that hold the changes of the three epochs.
const EPOCHS: [&str; 3] = ["i", "ii", "iii"];

/// Nobody can have more of anything, or lose more.
const MOST: i16 = 255;

/// A pad that is asked for, and what is tapped on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The pad as it was.
    pub pad: Pad,
    /// What is tapped.
    pub press: Option<Press>,
    /// Is it a form that was filled in just now, and not yet an address to keep?
    pub is_new: bool,
}

impl Asked {
    /// What these fields of an address ask for.
    ///
    /// # Errors
    ///
    /// A sentence about the first field that means nothing.
    pub fn read(fields: &[(String, String)], language: Language) -> Result<Asked, String> {
        let field = |name: &str| fields.iter().find(|(known, _)| known == name).map(|(_, v)| &**v);
        let bad = |text: &str| bad(text, language);
        let rules = field("rules").unwrap_or_default();
        let (game, preset) = rules.split_once('-').ok_or_else(|| bad(rules))?;
        let rules = AnyRules::named(game, preset, &[]).map_err(|_| bad(rules))?;
        let mut pad = Pad::new(rules, names(fields, language)?, language)?;
        let faces = kinds(rules, language).into_iter().flat_map(|tile| tile.faces);
        let kinds: Vec<&'static str> = faces.map(|face| face.kind).collect();
        for (name, all) in EPOCHS.iter().zip(&mut pad.changes) {
            let text = field(name).unwrap_or_default();
            read_players(text, all, |part| read_changes(part, &kinds)).map_err(&bad)?;
        }
        read_players(field("suns").unwrap_or_default(), &mut pad.suns, read_suns).map_err(&bad)?;
        if let Some(at) = field("at") {
            (pad.epoch, pad.seat) = read_place(at, pad.players).ok_or_else(|| bad(at))?;
        }
        let press = match field("do") {
            None => None,
            Some(press) => Some(Press::read(press, &kinds).ok_or_else(|| bad(press))?),
        };
        Ok(Asked { pad, press, is_new: field("players").is_some() })
    }
}

fn bad(text: &str, language: Language) -> String {
    let shown: String = text.chars().take(40).collect();
    Word::PadBad.with(language, [("what", shown.into())])
}

/// The names that were given. Of a form with places for five, as many as play.
fn names(fields: &[(String, String)], language: Language) -> Result<Vec<String>, String> {
    let given = fields.iter().filter(|(name, _)| name == "name").map(|(_, value)| value.as_str());
    let mut given: Vec<&str> = given.take(PlayerCount::MAX).collect();
    let players = fields.iter().find(|(name, _)| name == "players").map(|(_, value)| value);
    if let Some(players) = players {
        let number = players.parse().ok().filter(|&players| players <= PlayerCount::MAX);
        given.resize(number.ok_or_else(|| bad(players, language))?, "");
    }
    let name = |(index, name): (usize, &str)| match name.trim() {
        "" => Ok(Word::PadPlayer.with(language, [("n", (index + 1).into())])),
        name => clean_name(name).map_err(|_| Word::RefusalName.say(language).into_owned()),
    };
    given.into_iter().enumerate().map(name).collect()
}

/// Reads what stands there for each player; the error is the part that means nothing.
fn read_players<'t, T>(
    text: &'t str,
    players: &mut [T],
    read: impl Fn(&'t str) -> Result<T, &'t str>,
) -> Result<(), &'t str> {
    if text.is_empty() {
        return Ok(());
    }
    let parts: Vec<&str> = text.split('_').collect();
    if parts.len() > players.len() {
        return Err(text);
    }
    for (player, part) in players.iter_mut().zip(parts) {
        *player = read(part)?;
    }
    Ok(())
}

/// `2nile.-1temple`
fn read_changes<'t>(text: &'t str, kinds: &[&'static str]) -> Result<Changes, &'t str> {
    let parts = text.split('.').filter(|part| !part.is_empty());
    let change = |part| read_change(part, kinds).ok_or(part);
    parts.map(change).collect()
}

fn read_change(part: &str, kinds: &[&'static str]) -> Option<(&'static str, i16)> {
    let name = part.trim_start_matches(|letter: char| letter == '-' || letter.is_ascii_digit());
    let number = match &part[..part.len() - name.len()] {
        "" => 1,
        number => number.parse().ok().filter(|number| (-MOST..=MOST).contains(number))?,
    };
    Some((kind(name, kinds)?, number)).filter(|_| number != 0)
}

fn kind(name: &str, kinds: &[&'static str]) -> Option<&'static str> {
    kinds.iter().copied().find(|kind| *kind == name)
}

/// `13.8.5`
fn read_suns(text: &str) -> Result<SunSet, &str> {
    let parts = text.split('.').filter(|part| !part.is_empty());
    parts.map(|part| part.parse::<Sun>().map_err(|_| part)).collect()
}

/// `2.1`: the second epoch and the first player.
fn read_place(text: &str, players: PlayerCount) -> Option<(Epoch, Seat)> {
    let (epoch, seat) = text.split_once('.')?;
    let seat = Seat::new(seat.parse().ok()?).filter(|seat| seat.index() < players.get())?;
    Some((Epoch::new(epoch.parse().ok()?)?, seat))
}

impl Press {
    /// `nile+`, `nile-` or `sun.13`
    fn read(text: &str, kinds: &[&'static str]) -> Option<Press> {
        if let Some(sun) = text.strip_prefix("sun.") {
            return sun.parse().ok().map(Press::Sun);
        }
        if let Some(name) = text.strip_suffix('+') {
            return kind(name, kinds).map(Press::More);
        }
        kind(text.strip_suffix('-')?, kinds).map(Press::Less)
    }
}

impl Pad {
    /// Where the pad is found.
    #[must_use]
    pub fn address(&self) -> String {
        let query = Serializer::new(String::new()).extend_pairs(self.fields()).finish();
        format!("/pad?{query}")
    }

    /// The pad as fields of a form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = vec![("rules", self.preset())];
        fields.extend(self.names.iter().map(|name| ("name", name.clone())));
        let changed = EPOCHS.iter().zip(&self.changes);
        fields.extend(changed.map(|(name, all)| (*name, by_player(all, write_changes))));
        fields.push(("suns", by_player(&self.suns, |suns| suns.to_string().replace(' ', "."))));
        fields.push(("at", format!("{}.{}", self.epoch.number(), self.seat.number())));
        fields.retain(|(_, value)| !value.is_empty());
        fields
    }
}

fn by_player<T>(all: &[T], write: impl Fn(&T) -> String) -> String {
    let parts: Vec<String> = all.iter().map(write).collect();
    parts.join("_").trim_end_matches('_').to_owned()
}

fn write_changes(changes: &Changes) -> String {
    let write = |(kind, number): (&&str, &i16)| match number {
        1 => (*kind).to_owned(),
        _ => format!("{number}{kind}"),
    };
    changes.iter().map(write).collect::<Vec<_>>().join(".")
}
