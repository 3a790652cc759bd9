//! What the viewer can do, and what not and why.

use ra_rules::{Action, IllegalAction, Phase, Seat};
use serde::Serialize;

use crate::voice::descending;
use crate::{Key, NoteView, Perspective, Portray, Subject, WorthView};

/// Something that the viewer can do, or is tempted to try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActionView {
    /// The action in the words of a record, to be sent back; absent if it cannot even be named.
    pub action: Option<String>,
    /// What kind of action it is.
    pub kind: ActionKind,
    /// What it is called.
    pub label: String,
    /// What it is called below the tile that it is about, where there is little room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<String>,
    /// The sun or tile that it is about.
    pub subject: Option<Subject>,
    /// Why the rules refuse it; absent for legal actions.
    pub refusal: Option<String>,
    /// What it leads to.
    pub note: Option<NoteView>,
    /// A hint: what it is worth. Only for legal actions that give, take or turn tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<WorthView>,
}

impl ActionView {
    /// Do the rules allow it?
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.refusal.is_none()
    }
}

/// What kind of action something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the words of a record")]
pub enum ActionKind {
    Draw,
    Invoke,
    God,
    Stop,
    Bid,
    Pass,
    Discard,
    Show,
    Turn,
    Keep,
}

impl<G: Portray> Perspective<'_, G> {
    /// What the viewer can do now: every legal action, and those that players are tempted to try,
    /// with the reason why not. Empty unless the viewer is asked.
    #[must_use]
    pub fn actions(&self) -> Vec<ActionView> {
        let Some(seat) = self.asked().filter(|&seat| self.voice.is_you(seat)) else {
            return Vec::new();
        };
        let mut actions = self.tempting(seat);
        let missed = self.state().legal_actions().iter();
        let missed: Vec<_> = missed.filter(|action| !actions.contains(action)).collect();
        actions.extend(missed);
        let nameless = G::nameless(&self.voice, self.state());
        let nameless = nameless.map(|(kind, label, refusal)| ActionView {
            action: None,
            kind,
            label,
            short: None,
            subject: None,
            refusal: Some(refusal),
            note: None,
            worth: None,
        });
        actions.into_iter().map(|action| self.action(seat, action)).chain(nameless).collect()
    }

    /// What players try: everything of the kind that is asked, legal or not.
    fn tempting(&self, seat: Seat) -> Vec<Action<G::Special>> {
        let state = self.state();
        let mut actions = match state.phase() {
            Phase::Turn => vec![Action::Draw, Action::Invoke],
            Phase::Auction(_) => {
                let suns = descending(state.table().face_up()[seat]);
                suns.into_iter().map(Action::Bid).chain([Action::Pass]).collect()
            }
            _ => vec![],
        };
        actions.extend(G::temptations(state).into_iter().map(Action::Special));
        actions
    }

    fn action(&self, seat: Seat, action: Action<G::Special>) -> ActionView {
        let mut after = *self.state();
        let mut events = Vec::new();
        let judged = after.act_telling(action, |event| events.push(event));
        let refusal = judged.as_ref().err().map(|why: &IllegalAction<G>| self.refuse_action(why));
        let note = if refusal.is_some() { None } else { self.note(seat, action, &after, &events) };
        ActionView {
            action: Some(action.to_string()),
            kind: kind::<G>(action),
            label: self.label(action),
            short: self.short_label(action),
            subject: self.subject(action),
            worth: self.worth_of_tiles(action),
            note,
            refusal,
        }
    }

    /// What an action is called, whoever does it.
    #[must_use]
    pub fn label(&self, action: Action<G::Special>) -> String {
        match action {
            Action::Draw => self.voice.say(Key::ActionDraw),
            Action::Invoke => self.voice.say(Key::ActionInvoke),
            Action::Bid(sun) => self.voice.sentence(Key::ActionBid).with("sun", sun.number()).say(),
            Action::Pass => self.voice.say(Key::ActionPass),
            Action::Special(special) => G::label(&self.voice, special),
        }
    }

    fn short_label(&self, action: Action<G::Special>) -> Option<String> {
        match action {
            Action::Special(special) => G::short_label(&self.voice, special),
            _ => None,
        }
    }

    fn subject(&self, action: Action<G::Special>) -> Option<Subject> {
        match action {
            Action::Bid(sun) => Some(Subject::sun(sun)),
            Action::Special(special) => {
                let (kind, face) = G::kind(special);
                let face = face?;
                let id = if kind == ActionKind::God { self.leftmost(face) } else { None };
                Some(Subject::face::<G>(&self.voice, face, id))
            }
            Action::Draw | Action::Invoke | Action::Pass => None,
        }
    }

    /// The tile of this kind on the track that a god takes.
    fn leftmost(&self, face: G::Face) -> Option<u16> {
        let space = self.state().track().spaces().iter().position(|&tile| tile == Some(face))?;
        self.chronicle.pieces.track[space]
    }

    fn worth_of_tiles(&self, action: Action<G::Special>) -> Option<WorthView> {
        match kind::<G>(action) {
            ActionKind::God | ActionKind::Discard | ActionKind::Turn => self.action_worth(action),
            _ => None,
        }
    }
}

fn kind<G: Portray>(action: Action<G::Special>) -> ActionKind {
    match action {
        Action::Draw => ActionKind::Draw,
        Action::Invoke => ActionKind::Invoke,
        Action::Bid(_) => ActionKind::Bid,
        Action::Pass => ActionKind::Pass,
        Action::Special(special) => G::kind(special).0,
    }
}
