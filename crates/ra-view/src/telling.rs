//! What happened at one ply, in sentences: what a player did, and what followed.

use ra_rules::{Action, Bid, Call, Ending, Epoch, Event, Seat, Sheet, ra_track_spaces};

use crate::chronicle::Step;
use crate::voice::{Form, Sentence, signed};
use crate::{Key, LogDetail, LogKind, Perspective, Portray, Subject};

impl<G: Portray> Perspective<'_, G> {
    /// What the player did.
    pub(crate) fn headline(&self, step: &Step<G>) -> (LogKind, String, Option<Subject>) {
        let (seat, voice) = (step.entry.seat, &self.voice);
        match step.entry.action {
            Action::Draw => self.drew(step),
            Action::Invoke => {
                let lot = voice.sentence(Key::LogInvokes).of(seat);
                let lot = lot.with("n", step.before.track().len());
                let text = lot.with("sun", step.before.table().centre().number()).say();
                (LogKind::Invoke, text, None)
            }
            Action::Bid(sun) => {
                let text = voice.sentence(Key::LogBids).of(seat).with("sun", sun.number()).say();
                (LogKind::Bid, text, Some(Subject::sun(sun)))
            }
            Action::Pass => (LogKind::Pass, voice.sentence(Key::LogPasses).of(seat).say(), None),
            Action::Special(special) => {
                let (kind, face) = G::kind(special);
                let subject = face.map(|face| Subject::face::<G>(voice, face, None));
                (LogKind::of(kind), G::headline(voice, step, special), subject)
            }
        }
    }

    fn drew(&self, step: &Step<G>) -> (LogKind, String, Option<Subject>) {
        let (seat, voice) = (step.entry.seat, &self.voice);
        let Some(tile) = step.entry.tile else { return (LogKind::Draw, String::new(), None) };
        let subject = Some(Subject::tile::<G>(voice, tile));
        if tile == G::RA {
            let number = step.before.table().ra_tiles() + 1;
            let sentence = voice.sentence(Key::LogDrawsRa).of(seat).with("n", number);
            let spaces = ra_track_spaces(self.record.players());
            return (LogKind::Ra, sentence.with("spaces", spaces).say(), subject);
        }
        let object = voice.tile(tile, Form::Object);
        let text = voice.sentence(Key::LogDraws).of(seat).with("tile", object).say();
        (LogKind::Draw, text, subject)
    }

    /// What followed.
    pub(crate) fn details(&self, step: &Step<G>) -> Vec<LogDetail> {
        let mut special = Some(G::details(&self.voice, step));
        let mut details = Vec::new();
        for event in &step.events {
            if let Event::Special(_) = event {
                details.extend(special.take().unwrap_or_default());
            }
            details.extend(self.detail(step, event));
        }
        details
    }

    fn detail(&self, step: &Step<G>, event: &Event<G>) -> Option<LogDetail> {
        let voice = &self.voice;
        let (kind, seat, text) = match *event {
            Event::Laid { .. } if step.after.track().is_full() => {
                (LogKind::TrackFull, None, voice.say(Key::LogTrackFull))
            }
            Event::Called { caller, call } => return self.called(step, caller, call),
            Event::Sold { bid, won } => {
                let text = self.sold(step, bid).with("won", won.number()).say();
                (LogKind::Won, Some(bid.seat), text)
            }
            Event::Unsold { cleared } => {
                let key = if cleared { Key::LogUnsoldCleared } else { Key::LogUnsold };
                (LogKind::Unsold, None, voice.say(key))
            }
            Event::EpochEnded { epoch, ending } => {
                (LogKind::EpochEnd, None, self.epoch_ends(epoch, ending))
            }
            Event::Scored { seat, ref sheet } => {
                (LogKind::Score, Some(seat), self.scored(seat, sheet)?)
            }
            Event::EpochBegan { epoch, first } => {
                (LogKind::EpochBegin, Some(first), self.epoch_begins(epoch, first))
            }
            Event::Won { seat } => {
                (LogKind::GameOver, Some(seat), voice.sentence(Key::LogGameOver).of(seat).say())
            }
            Event::Drawn { .. }
            | Event::Laid { .. }
            | Event::RaAdvanced { .. }
            | Event::BidMade(_)
            | Event::Passed { .. }
            | Event::Taken { .. }
            | Event::Special(_) => return None,
        };
        Some(LogDetail::new(kind, seat, text))
    }

    /// Who is asked first in the auction that began.
    fn called(&self, step: &Step<G>, caller: Seat, call: Call) -> Option<LogDetail> {
        let first = step.after.asked()?;
        let key = match call {
            Call::RaTile => Key::LogAuction,
            Call::Invoked => Key::LogAuctionInvoked,
        };
        let text = self.voice.sentence(key).of(first).who("caller", "caller-is", caller).say();
        Some(LogDetail::new(LogKind::Auction, Some(first), text))
    }

    /// What somebody won with which sun.
    fn sold(&self, step: &Step<G>, bid: Bid) -> Sentence<'_> {
        let lot: Vec<G::Face> = step.before.track().tiles().collect();
        let key = if lot.is_empty() { Key::LogWonNothing } else { Key::LogWon };
        let sentence = self.voice.sentence(key).of(bid.seat).with("sun", bid.sun.number());
        sentence.with("n", lot.len()).with("tiles", self.voice.tile_list(&lot))
    }

    pub(crate) fn epoch_ends(&self, epoch: Epoch, ending: Ending) -> String {
        let key = match ending {
            Ending::RaTrack => Key::LogEpochEndsRa,
            Ending::Suns => Key::LogEpochEndsSuns,
        };
        self.voice.sentence(key).with("epoch", epoch.number()).say()
    }

    pub(crate) fn epoch_begins(&self, epoch: Epoch, first: Seat) -> String {
        self.voice.sentence(Key::LogEpochBegins).of(first).with("epoch", epoch.number()).say()
    }

    /// A player's points, unless the viewer may not know them.
    fn scored(&self, seat: Seat, sheet: &Sheet<G>) -> Option<String> {
        if !self.knows_score(seat) {
            return None;
        }
        let sentence = self.voice.sentence(Key::LogScores).of(seat);
        let sentence = sentence.with("points", signed(sheet.net()));
        Some(sentence.with("after", sheet.after()).say())
    }
}
