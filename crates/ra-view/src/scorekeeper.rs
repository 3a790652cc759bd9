//! The score of a game at a real table, in words.

use ra_rules::{BySeat, Holding, IllegalHolding, IllegalSetup, PlayerCount, Seat, Sheet, Tally};

use crate::voice::{Form, Voice};
use crate::{Key, Language, Portray, RankingView, SheetView};

/// Counts the epochs of a game that is played elsewhere, and says what they score and why.
#[derive(Clone, Debug)]
pub struct Scorekeeper<'a, G: Portray> {
    tally: Tally<G>,
    voice: Voice<'a>,
}

impl<'a, G: Portray> Scorekeeper<'a, G> {
    /// Before the first epoch, for players with these names.
    ///
    /// # Errors
    ///
    /// [`IllegalSetup`] if the rules are not made for this many players.
    pub fn new(
        rules: G::Rules,
        names: &'a [String],
        language: Language,
    ) -> Result<Scorekeeper<'a, G>, IllegalSetup<G>> {
        let players = PlayerCount::new(names.len()).ok_or(IllegalSetup::Seats(names.len()))?;
        let voice = Voice::to_all::<G>(rules, names, language);
        Ok(Scorekeeper { tally: Tally::new(rules, players)?, voice })
    }

    /// What is counted so far.
    #[must_use]
    pub const fn tally(&self) -> &Tally<G> {
        &self.tally
    }

    /// The sheet of the next epoch.
    ///
    /// # Errors
    ///
    /// A sentence about what nobody can have; then nothing is counted.
    pub fn count(&mut self, holdings: &BySeat<Holding<G>>) -> Result<SheetView, String> {
        let epoch = self.tally.epoch();
        let sheets = self.tally.count(holdings).map_err(|why| self.refuse(why))?;
        let sheets: Vec<(Seat, Sheet<G>)> =
            sheets.seats().map(|seat| (seat, sheets[seat])).collect();
        let title = self.voice.sentence(Key::Epoch).with("epoch", epoch.number()).say();
        Ok(self.voice.sheet(self.tally.rules(), epoch, title, &sheets, |_| true))
    }

    /// The ranking, once all epochs are counted.
    #[must_use]
    pub fn ranking(&self) -> Option<RankingView> {
        self.tally.outcome().map(|table| self.voice.ranking(table))
    }

    fn refuse(&self, why: IllegalHolding<G>) -> String {
        let voice = &self.voice;
        match why {
            IllegalHolding::TooMany { tile, there, copies } => {
                let sentence = voice.sentence(Key::RefusalTooMany).with("there", there);
                sentence.with("name", voice.tile(tile, Form::Name)).with("copies", copies).say()
            }
            IllegalHolding::Seats { there, players } => {
                let sentence = voice.sentence(Key::RefusalSeats).with("there", there.get());
                sentence.with("players", players.get()).say()
            }
            IllegalHolding::NoSuchSun { sun, players } => {
                let sentence = voice.sentence(Key::RefusalNoSuchSun).with("sun", sun.number());
                sentence.with("players", players.get()).say()
            }
            IllegalHolding::SunTwice(sun) => {
                voice.sentence(Key::RefusalSunTwice).with("sun", sun.number()).say()
            }
            IllegalHolding::TooManySuns { seat, dealt } => {
                voice.sentence(Key::RefusalTooManySuns).of(seat).with("n", dealt).say()
            }
        }
    }
}
