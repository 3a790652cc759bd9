//! A score pad for people at a real table: what they tap in, and what follows from it.
//!
//! A pad is its address: nothing is kept anywhere else, so a link, a reload and the way back all lead
//! to what was tapped in.

mod address;
mod count;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use ra_record::AnyRules;
use ra_rules::{Epoch, PlayerCount, Seat, Sun, SunSet, sun_sets};
use ra_view::{Fate, Language, TileEntry, tiles};

pub use address::Asked;
pub use count::Counted;

use crate::words::Word;

/// A score pad with what was tapped in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    rules: AnyRules,
    players: PlayerCount,
    names: Vec<String>,
    /// By epoch and seat.
    changes: [Vec<Changes>; 3],
    suns: Vec<SunSet>,
    epoch: Epoch,
    seat: Seat,
}

/// How many tiles of a kind a player has more than were kept from the epoch before, or fewer. So
/// whoever corrects an epoch need not correct those after it.
type Changes = BTreeMap<&'static str, i16>;

/// Something that is tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// One tile of this kind more.
    More(&'static str),
    /// One tile of this kind less.
    Less(&'static str),
    /// This sun is the player's, or no longer.
    Sun(Sun),
}

impl Pad {
    /// An empty pad for people with these names.
    ///
    /// # Errors
    ///
    /// A sentence if the rules are not made for so many.
    pub fn new(rules: AnyRules, names: Vec<String>, language: Language) -> Result<Pad, String> {
        let refused = || Word::RefusalPlayers.with(language, [("n", names.len().into())]);
        let players = PlayerCount::new(names.len()).filter(|&players| rules.allow(players));
        let players = players.ok_or_else(refused)?;
        let nothing = || vec![Changes::new(); names.len()];
        Ok(Pad {
            rules,
            players,
            changes: [nothing(), nothing(), nothing()],
            suns: vec![SunSet::EMPTY; names.len()],
            epoch: Epoch::First,
            seat: Seat::FIRST,
            names,
        })
    }

    /// Which game is played, and by which rules.
    #[must_use]
    pub const fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The game and its preset, as in `ra-2016`: languages choose the words of an edition by it.
    #[must_use]
    pub fn preset(&self) -> String {
        format!("{}-{}", self.rules.game(), self.rules.preset())
    }

    /// The players in the order of their seats.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.players.seats().zip(self.names.iter().map(String::as_str))
    }

    /// The epoch whose end is looked at.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The player whose tiles are tapped in.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The name of that player.
    #[must_use]
    pub fn name(&self) -> &str {
        self.names.get(self.seat.index()).map_or("", String::as_str)
    }

    /// The same pad, opened at another place.
    #[must_use]
    pub fn at(&self, epoch: Epoch, seat: Seat) -> Pad {
        Pad { epoch, seat, ..self.clone() }
    }

    /// Where to go on: the next player, or the first one in the next epoch.
    #[must_use]
    pub fn next(&self) -> Option<Pad> {
        match self.players.seats().find(|&seat| seat > self.seat) {
            Some(seat) => Some(self.at(self.epoch, seat)),
            None => Some(self.at(self.epoch.next()?, Seat::FIRST)),
        }
    }

    /// The suns that the game is played with, from low to high.
    pub fn all_suns(&self) -> impl Iterator<Item = Sun> {
        let sets = sun_sets(self.players).iter();
        sets.fold(SunSet::of(&[1]), |all, &set| all.union(set)).iter()
    }

    /// Whose sun this is.
    #[must_use]
    pub fn owner(&self, sun: Sun) -> Option<Seat> {
        self.players.seats().find(|seat| self.suns[seat.index()].contains(sun))
    }

    /// How many suns everybody has.
    #[must_use]
    pub fn dealt(&self) -> u32 {
        sun_sets(self.players)[0].len()
    }

    /// Is known who has which suns?
    #[must_use]
    pub fn knows_suns(&self) -> bool {
        self.suns.iter().all(|suns| suns.len() == self.dealt())
    }

    /// The last epoch that something is known of.
    fn reached(&self) -> Epoch {
        let known = |epoch: &Epoch| {
            let changes = &self.changes[usize::from(epoch.number()) - 1];
            changes.iter().any(|changes| !changes.is_empty())
        };
        let last = Epoch::ALL.into_iter().rev().find(known);
        last.map_or(self.epoch, |last| last.max(self.epoch))
    }

    /// What can be tapped in, group by group.
    #[must_use]
    pub fn kinds(&self, language: Language) -> Vec<TileEntry> {
        kinds(self.rules, language)
    }

    /// The pad after a press.
    ///
    /// # Errors
    ///
    /// A sentence about what nobody can have.
    pub fn press(&self, press: Press, language: Language) -> Result<Pad, String> {
        let mut pad = self.clone();
        match press {
            Press::More(kind) => pad.step(kind, 1, language)?,
            Press::Less(kind) => pad.step(kind, -1, language)?,
            Press::Sun(sun) => pad.turn_sun(sun),
        }
        pad.count(language)?;
        Ok(pad)
    }

    fn step(&mut self, kind: &'static str, by: i16, language: Language) -> Result<(), String> {
        let counted = self.count(language)?;
        let wanted = (counted.held(kind) + by).max(0);
        let change = wanted - counted.kept(kind);
        let at = usize::from(self.epoch.number()) - 1;
        let changes = &mut self.changes[at][self.seat.index()];
        match change {
            0 => changes.remove(kind),
            _ => changes.insert(kind, change),
        };
        Ok(())
    }

    /// A sun that somebody else has changes hands: who taps it last has it.
    fn turn_sun(&mut self, sun: Sun) {
        let owner = self.owner(sun);
        for suns in &mut self.suns {
            suns.remove(sun);
        }
        if owner != Some(self.seat) {
            self.suns[self.seat.index()].insert(sun);
        }
    }
}

/// The kinds of tile that players have in front of them when an epoch ends. Disasters have struck by
/// then, and tokens follow from the people.
fn kinds(rules: AnyRules, language: Language) -> Vec<TileEntry> {
    let owned = |tile: &TileEntry| {
        let strikes = tile.faces.iter().any(|face| face.fate == Fate::Strikes);
        tile.copies > 0 && !tile.faces.is_empty() && !strikes
    };
    tiles(rules, language).into_iter().filter(owned).collect()
}
