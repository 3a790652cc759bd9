//! Why something is refused, in the viewer's language.

use ra_record::IllegalEntry;
use ra_rules::{Decision, IllegalAction, IllegalOffer, IllegalReveal, Next};

use crate::voice::Form;
use crate::{Key, Perspective, Portray};

impl<G: Portray> Perspective<'_, G> {
    /// Why an entry cannot follow in the log, as a sentence to the viewer.
    #[must_use]
    pub fn refuse(&self, why: &IllegalEntry<G>) -> String {
        match why {
            IllegalEntry::NotAsked { next: Next::Act(asked, decision), .. } => {
                let sentence = self.voice.sentence(Key::RefusalNotYou).of(*asked);
                sentence.with("demand", self.demand(*decision)).say()
            }
            IllegalEntry::NotAsked { next: Next::Reveal(_), .. } => {
                self.voice.say(Key::RefusalReveal)
            }
            IllegalEntry::NotAsked { next: Next::Over, .. } => self.voice.say(Key::RefusalOver),
            IllegalEntry::Action { why, .. } => self.refuse_action(why),
            IllegalEntry::Tile(IllegalReveal::NobodyDraws) => {
                self.voice.say(Key::RefusalNobodyDraws)
            }
            IllegalEntry::Tile(IllegalReveal::NotInBag(tile)) => {
                let name = self.voice.tile(*tile, Form::Name);
                self.voice.sentence(Key::RefusalNotInBag).with("tile", name).say()
            }
            IllegalEntry::TileOfDraw => self.voice.say(Key::RefusalTileOfDraw),
        }
    }

    /// What to say to words that are no action of the game.
    #[must_use]
    pub fn refuse_words(&self) -> String {
        self.voice.say(Key::RefusalUnreadable)
    }

    /// Why an action breaks the rules, as a sentence to the player who tried it.
    #[must_use]
    pub fn refuse_action(&self, why: &IllegalAction<G>) -> String {
        match why {
            IllegalAction::GameOver => self.voice.say(Key::RefusalOver),
            IllegalAction::TileToReveal => self.voice.say(Key::RefusalReveal),
            IllegalAction::NotAsked(decision) => {
                let demand = self.demand(*decision);
                self.voice.sentence(Key::RefusalNotAsked).with("demand", demand).say()
            }
            IllegalAction::TrackFull => self.voice.say(Key::RefusalTrackFull),
            IllegalAction::Offer(offer) => self.refuse_offer(*offer),
            IllegalAction::Special(refusal) => G::refusal(&self.voice, *refusal),
        }
    }

    fn refuse_offer(&self, offer: IllegalOffer) -> String {
        let voice = &self.voice;
        match offer {
            IllegalOffer::NotHeld(sun) => {
                voice.sentence(Key::RefusalNotHeld).with("sun", sun.number()).say()
            }
            IllegalOffer::TooLow { offered, standing } => {
                let sentence = voice.sentence(Key::RefusalTooLow).with("sun", offered.number());
                sentence.with("standing", standing.number()).say()
            }
            IllegalOffer::CallerMustBid => voice.say(Key::RefusalMustBid),
        }
    }

    /// What is asked, in a few words that end a sentence.
    fn demand(&self, decision: Decision<G>) -> String {
        match decision {
            Decision::Turn => self.voice.say(Key::DemandTurn),
            Decision::Bid => self.voice.say(Key::DemandBid),
            Decision::Question(question) => G::demand(&self.voice, question),
        }
    }
}
