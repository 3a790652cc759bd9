//! What happened, in words.

use ra_rules::{Action, Bid, Call, Ending, Epoch, Event, Next, Seat, Sheet, ra_track_spaces};
use serde::Serialize;

use crate::chronicle::Step;
use crate::voice::{Form, signed};
use crate::{ActionKind, Key, Perspective, Portray, Subject};

/// An entry of the log in words, with everything that it caused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The number of entries up to this one: the ply at which its consequences are seen. The line
    /// about the beginning has 0.
    pub ply: usize,
    /// Who acted, by the number of the seat.
    pub seat: Option<u8>,
    /// What it is about.
    pub kind: LogKind,
    /// The sentence.
    pub text: String,
    /// The tile that was drawn, or the sun that was bid.
    pub subject: Option<Subject>,
    /// What it caused.
    pub details: Vec<LogDetail>,
}

/// Something that an entry of the log caused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogDetail {
    /// Whom it befell, by the number of the seat.
    pub seat: Option<u8>,
    /// What it is about.
    pub kind: LogKind,
    /// The sentence.
    pub text: String,
}

/// What a line of the log is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// A player drew a tile.
    Draw,
    /// A player drew a Ra tile.
    Ra,
    /// A player invoked Ra.
    Invoke,
    /// A player bid a sun.
    Bid,
    /// A player passed.
    Pass,
    /// A player spent a god.
    God,
    /// A player spent no further god.
    Stop,
    /// A player chose what a disaster takes.
    Discard,
    /// A player chose the side that a tile shows.
    Show,
    /// A player turned a tile over.
    Turn,
    /// A player turned no tile.
    Keep,
    /// The auction track is full.
    TrackFull,
    /// An auction began.
    Auction,
    /// Somebody won a lot.
    Won,
    /// Nobody bid.
    Unsold,
    /// A disaster struck.
    Disaster,
    /// A set of people earned an ankh.
    Ankh,
    /// Priests removed a plague.
    Plague,
    /// An epoch ended.
    EpochEnd,
    /// A player was scored.
    Score,
    /// An epoch began.
    EpochBegin,
    /// The game is over.
    GameOver,
}

impl LogKind {
    /// Is it read out when it is the last thing that happened?
    const fn is_news(self) -> bool {
        !matches!(self, LogKind::Ankh | LogKind::Plague | LogKind::Score | LogKind::TrackFull)
    }

    const fn of(kind: ActionKind) -> LogKind {
        match kind {
            ActionKind::Draw => LogKind::Draw,
            ActionKind::Invoke => LogKind::Invoke,
            ActionKind::God => LogKind::God,
            ActionKind::Stop => LogKind::Stop,
            ActionKind::Bid => LogKind::Bid,
            ActionKind::Pass => LogKind::Pass,
            ActionKind::Discard => LogKind::Discard,
            ActionKind::Show => LogKind::Show,
            ActionKind::Turn => LogKind::Turn,
            ActionKind::Keep => LogKind::Keep,
        }
    }
}

impl LogDetail {
    pub(crate) fn new(kind: LogKind, seat: Option<Seat>, text: String) -> LogDetail {
        LogDetail { seat: seat.map(Seat::number), kind, text }
    }
}

impl<G: Portray> Perspective<'_, G> {
    /// What happened from the beginning: a line about the beginning, and one for each entry.
    #[must_use]
    pub fn log(&self) -> Vec<LogLine> {
        self.log_since(0)
    }

    /// What happened after this many entries; from 0 on with the line about the beginning.
    #[must_use]
    pub fn log_since(&self, ply: usize) -> Vec<LogLine> {
        let beginning = (ply == 0).then(|| self.beginning());
        let steps = self.chronicle.steps.iter().skip(ply);
        beginning.into_iter().chain(steps.map(|step| self.line(step))).collect()
    }

    /// The last thing that happened, short enough to be read out.
    pub(crate) fn status(&self) -> String {
        let Some(step) = self.chronicle.steps.last() else { return self.beginning().text };
        let line = self.line(step);
        let news = line.details.into_iter().filter(|detail| detail.kind.is_news());
        let sentences: Vec<String> =
            std::iter::once(line.text).chain(news.map(|detail| detail.text)).collect();
        sentences.join(" ")
    }

    fn beginning(&self) -> LogLine {
        let first = self.chronicle.first;
        LogLine {
            ply: 0,
            seat: Some(first.number()),
            kind: LogKind::EpochBegin,
            text: self.epoch_begins(Epoch::First, first),
            subject: None,
            details: Vec::new(),
        }
    }

    fn line(&self, step: &Step<G>) -> LogLine {
        let (kind, text, subject) = self.headline(step);
        let seat = Some(step.entry.seat.number());
        LogLine { ply: step.ply, seat, kind, text, subject, details: self.details(step) }
    }

    /// What the player did.
    fn headline(&self, step: &Step<G>) -> (LogKind, String, Option<Subject>) {
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
    fn details(&self, step: &Step<G>) -> Vec<LogDetail> {
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
        let Next::Act(first, _) = step.after.next() else { return None };
        let key = match call {
            Call::RaTile => Key::LogAuction,
            Call::Invoked => Key::LogAuctionInvoked,
        };
        let text = self.voice.sentence(key).of(first).who("caller", "caller-is", caller).say();
        Some(LogDetail::new(LogKind::Auction, Some(first), text))
    }

    /// What somebody won with which sun.
    fn sold(&self, step: &Step<G>, bid: Bid) -> crate::voice::Sentence<'_> {
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

    fn epoch_begins(&self, epoch: Epoch, first: Seat) -> String {
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
