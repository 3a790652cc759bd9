//! What happened, in words.

use ra_rules::{Epoch, Seat};
use serde::Serialize;

use crate::chronicle::Step;
use crate::{ActionKind, Perspective, Portray, Subject};

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
        !matches!(self, LogKind::Ankh | LogKind::Plague | LogKind::Score)
    }

    pub(crate) const fn of(kind: ActionKind) -> LogKind {
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
}
