//! What to do now: every action with its value and the reason in words.

use ra_bots::{Analyst, Assessed};
use ra_record::{AnyRecord, Record};
use ra_rules::Seat;
use ra_view::{ActionKind, ActionView, Options, Perspective, Subject, View, Viewer};
use serde::Serialize;

use crate::reasons::Reasons;
use crate::words::Phrase;
use crate::{Known, LEVEL, SeatOutlook, Verdict, by_seat};

/// What a strong player would say to whoever is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// The seat that is asked.
    pub seat: u8,
    /// How many decisions led to this position.
    pub ply: usize,
    /// What is asked.
    pub asked: String,
    /// The advice in one sentence.
    pub advice: String,
    /// The chance that the next tile from the bag is a Ra tile.
    pub next_is_ra: f32,
    /// What every player can expect of the best action.
    pub outlook: Vec<SeatOutlook>,
    /// Every legal action, the best first.
    pub actions: Vec<HintedAction>,
}

/// An action, what it is worth, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HintedAction {
    /// The action in the words of a record, to be sent back.
    pub action: String,
    /// What kind of action it is.
    pub kind: ActionKind,
    /// What it is called.
    pub label: String,
    /// The sun or tile that it is about.
    pub subject: Option<Subject>,
    /// The chance to win after it.
    pub win: f32,
    /// The final score that can be expected after it.
    pub score: f32,
    /// How much win share it gives away, compared with the best action.
    pub loss: f32,
    /// What to call it.
    pub verdict: Verdict,
    /// The reasons, a sentence each.
    pub reasons: Vec<String>,
}

/// What to say to whoever is asked as the game stands; `None` if nobody is.
///
/// ```
/// use ra_advice::{Verdict, hint};
/// use ra_record::text;
/// use ra_view::Options;
///
/// let game = r#"ra-record 1
/// game ra
/// rules 2016
/// seat 1 "Ana" suns 9 6 5 2
/// seat 2 "Bo" suns 8 7 4 3
/// play
/// 1 draw sphinx
/// 2 invoke
/// "#;
/// let record = text::read_any_partial(game.as_bytes())?;
/// let hint = hint(&record, Options::default()).ok_or("Ana is asked")?;
/// assert_eq!((hint.seat, hint.actions.len()), (1, 5));
/// assert_eq!(hint.actions[0].verdict, Verdict::Best);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn hint(record: &AnyRecord, options: Options) -> Option<Hint> {
    match record {
        AnyRecord::Ra(record) => hint_of(record, options),
        AnyRecord::Priests(record) => hint_of(record, options),
    }
}

fn hint_of<G: Known>(record: &Record<G>, options: Options) -> Option<Hint> {
    let state = record.state();
    let seat = state.asked()?;
    let analyst = Analyst::new(LEVEL);
    let analysis = analyst.analyze(state);
    let options = Options { hints: true, ..options };
    let view = Perspective::new(record, Viewer::Seat(seat), options).view();
    let reasons = Reasons::new(record, seat, &view, analyst, &analysis);
    let judged = &analysis.decision.as_ref()?.options;
    let actions: Vec<HintedAction> =
        judged.iter().filter_map(|option| hinted(&view, &reasons, seat, option)).collect();
    Some(Hint {
        seat: seat.number(),
        ply: record.entries().len(),
        asked: view.prompt.text.clone(),
        advice: advice(&view, &actions),
        next_is_ra: analysis.next_is_ra,
        outlook: by_seat(&analysis.outlook),
        actions,
    })
}

fn hinted<G: Known>(
    view: &View,
    reasons: &Reasons<'_, G>,
    seat: Seat,
    option: &Assessed<G>,
) -> Option<HintedAction> {
    let words = option.action.to_string();
    let shown = view.actions.iter().find(|action| action.action.as_ref() == Some(&words))?;
    let ActionView { kind, label, subject, .. } = shown.clone();
    let own = option.outlook.seats()[seat];
    Some(HintedAction {
        action: words,
        kind,
        label,
        subject,
        win: own.win,
        score: own.score,
        loss: option.loss,
        verdict: Verdict::of(option.loss),
        reasons: reasons.of(option, shown),
    })
}

/// The advice in one sentence: how clear the choice is.
fn advice(view: &View, actions: &[HintedAction]) -> String {
    let Some((best, others)) = actions.split_first() else { return String::new() };
    // The second best may win a trifle more and lead by less.
    let Some(second) = others.iter().min_by(|one, other| one.loss.total_cmp(&other.loss)) else {
        return Phrase::Only.in_language(view.language).with("best", best.label.as_str()).say();
    };
    let sentence = match second.verdict {
        Verdict::Best => {
            Phrase::Equal.in_language(view.language).with("second", second.label.as_str())
        }
        Verdict::Fine => {
            Phrase::Close.in_language(view.language).with("second", second.label.as_str())
        }
        _ => Phrase::Clear.in_language(view.language).with("loss", (100.0 * second.loss).floor()),
    };
    sentence.with("best", best.label.as_str()).say()
}
