//! A review in words, for one viewer.

use ra_record::{AnyRecord, Record};
use ra_rules::Action;
use ra_view::{LogKind, LogLine, Options, Perspective, Viewer};
use serde::Serialize;

use crate::words::{Phrase, percent};
use crate::{Known, Ply, Review, TurningPoint, Verdict};

/// A review in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Story {
    /// Every decision.
    pub decisions: Vec<DecisionStory>,
    /// The decisions and draws that changed the most, in the order of the game.
    pub turning_points: Vec<TurningStory>,
}

/// A decision in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionStory {
    /// The number of the decision.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: u8,
    /// What happened.
    pub text: String,
    /// What would have been better, unless nothing would.
    pub better: Option<String>,
    /// How much win share it gave away.
    pub loss: f32,
    /// What to call it.
    pub verdict: Verdict,
    /// How much win share the tile gave whoever drew it.
    pub luck: Option<f32>,
}

/// A turning point in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningStory {
    /// What changed.
    pub point: TurningPoint,
    /// What happened.
    pub text: String,
    /// Whose chance to win changed, from what to what.
    pub change: String,
}

impl Review {
    /// The review of this record, told to somebody.
    #[must_use]
    pub fn tell(&self, record: &AnyRecord, viewer: Viewer, options: Options) -> Story {
        match record {
            AnyRecord::Ra(record) => self.tell_of(record, viewer, options),
            AnyRecord::Priests(record) => self.tell_of(record, viewer, options),
        }
    }

    /// What would have been better at this ply, unless nothing would.
    #[must_use]
    pub fn better(&self, record: &AnyRecord, ply: usize, options: Options) -> Option<String> {
        let ply = self.plies.get(ply.checked_sub(1)?)?;
        // The names of actions do not depend on the position.
        match record {
            AnyRecord::Ra(record) => {
                better(&Perspective::at(record, 0, Viewer::Watcher, options), ply)
            }
            AnyRecord::Priests(record) => {
                better(&Perspective::at(record, 0, Viewer::Watcher, options), ply)
            }
        }
    }

    fn tell_of<G: Known>(&self, record: &Record<G>, viewer: Viewer, options: Options) -> Story {
        let perspective = Perspective::new(record, viewer, options);
        let log = perspective.log();
        let text = |ply: usize| log.get(ply).map(told).unwrap_or_default();
        let decision = |ply: &Ply| DecisionStory {
            ply: ply.number,
            seat: ply.seat,
            text: text(ply.number),
            better: better(&perspective, ply),
            loss: ply.loss,
            verdict: Verdict::of(ply.loss),
            luck: ply.luck.as_ref().map(|luck| luck[usize::from(ply.seat) - 1]),
        };
        let turning = |point: &TurningPoint| TurningStory {
            point: *point,
            text: text(point.ply),
            change: self.change(point, viewer, options),
        };
        Story {
            decisions: self.plies.iter().map(decision).collect(),
            turning_points: self.turning_points.iter().map(turning).collect(),
        }
    }

    fn change(&self, point: &TurningPoint, viewer: Viewer, options: Options) -> String {
        let player = self.players.iter().find(|player| player.seat == point.seat);
        let is_you = viewer.seat().is_some_and(|seat| seat.number() == point.seat);
        let sentence = Phrase::Turned.in_language(options.language);
        let sentence = sentence.who(player.map_or("", |player| &player.name), is_you);
        let sentence = sentence.with("way", if point.to > point.from { "up" } else { "down" });
        sentence
            .with("from", percent(point.from, options.language))
            .with("to", percent(point.to, options.language))
            .say()
    }
}

/// What somebody did, and who won or lost something by it.
fn told(line: &LogLine) -> String {
    let matters = |kind| matches!(kind, LogKind::Won | LogKind::Unsold | LogKind::Disaster);
    let details = line.details.iter().filter(|detail| matters(detail.kind));
    let sentences = std::iter::once(&line.text).chain(details.map(|detail| &detail.text));
    sentences.map(String::as_str).collect::<Vec<_>>().join(" ")
}

fn better<G: Known>(perspective: &Perspective<'_, G>, ply: &Ply) -> Option<String> {
    let best: Action<G::Special> = ply.best.parse().ok()?;
    (Verdict::of(ply.loss) != Verdict::Best).then(|| perspective.label(best))
}
