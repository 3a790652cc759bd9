//! What an action leads to, in words.

use ra_rules::{Action, Event, Phase, Seat, State, Sun, TRACK_SPACES, ra_track_spaces};
use serde::Serialize;

use crate::{Key, Perspective, Portray};

/// What an action leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NoteView {
    /// Should the player know it before deciding, because it cannot be taken back?
    pub warns: bool,
    /// The note.
    pub text: String,
}

impl<G: Portray> Perspective<'_, G> {
    /// What a legal action leads to: the position and the events right after it are known.
    pub(crate) fn note(
        &self,
        seat: Seat,
        action: Action<G::Special>,
        after: &State<G>,
        events: &[Event<G>],
    ) -> Option<NoteView> {
        match action {
            Action::Draw => self.draw_note(),
            Action::Invoke => Some(self.invoke_note()),
            Action::Bid(sun) => Some(self.bid_note(sun, seat, after, events)),
            Action::Pass => self.pass_note(events),
            Action::Special(_) => None,
        }
    }

    /// The next Ra tile may be the last, or oblige its drawer.
    fn draw_note(&self) -> Option<NoteView> {
        let (rules, table) = (self.state().rules(), self.state().table());
        let last = table.ra_tiles() + 1 == ra_track_spaces(table.players());
        let binds = G::binds_drawer(rules);
        let text = match (last, G::has_last_auction(rules)) {
            (true, false) => self.voice.say(Key::NoteDrawEnds),
            (true, true) => {
                let bound = if binds { "yes" } else { "no" };
                self.voice.sentence(Key::NoteDrawLastAuction).with("bound", bound).say()
            }
            (false, _) if binds => self.voice.say(Key::NoteDrawBinds),
            (false, _) => return None,
        };
        Some(NoteView { warns: true, text })
    }

    /// Who invokes Ra should know beforehand that it may oblige them to bid.
    fn invoke_note(&self) -> NoteView {
        let track = self.state().track();
        let key = match track.len() {
            0 => Key::NoteInvokeEmpty,
            TRACK_SPACES => Key::NoteInvokeFull,
            _ => Key::NoteInvoke,
        };
        NoteView { warns: !track.is_full(), text: self.voice.say(key) }
    }

    fn bid_note(&self, sun: Sun, seat: Seat, after: &State<G>, events: &[Event<G>]) -> NoteView {
        let sold = events.iter().any(|event| matches!(event, Event::Sold { .. }));
        let centre = self.state().table().centre().number();
        let key = if sold { Key::NoteBidWins } else { Key::NoteBid };
        let sentence = self.voice.sentence(key).with("sun", sun.number()).with("centre", centre);
        let text = match after.phase() {
            Phase::Auction(auction) if !sold => {
                let rivals = self.rivals(auction.bidder(), seat, sun);
                sentence.with("rivals", rivals).say()
            }
            _ => sentence.say(),
        };
        NoteView { warns: false, text }
    }

    /// Who can still beat a sun, in the order of bidding.
    fn rivals(&self, next: Seat, bidder: Seat, sun: Sun) -> String {
        let Phase::Auction(auction) = self.state().phase() else { return String::new() };
        let order = auction.caller().round_from_left(self.record.players());
        let later = order.skip_while(|&seat| seat != next).filter(|&seat| seat != bidder);
        let able = |&seat: &Seat| !self.state().table().face_up()[seat].above(Some(sun)).is_empty();
        let names: Vec<String> =
            later.filter(able).map(|seat| self.voice.name(seat).into()).collect();
        self.voice.list(Key::ListOr, &names)
    }

    /// What passing settles, if it ends the auction.
    fn pass_note(&self, events: &[Event<G>]) -> Option<NoteView> {
        let ending = events.iter().find_map(|event| match *event {
            Event::Sold { bid, .. } => {
                let sentence = self.voice.sentence(Key::NotePassSells).of(bid.seat);
                Some((false, sentence.with("sun", bid.sun.number()).say()))
            }
            Event::Unsold { cleared: true } => Some((true, self.voice.say(Key::NotePassClears))),
            Event::Unsold { cleared: false } => Some((false, self.voice.say(Key::NotePassStays))),
            _ => None,
        });
        ending.map(|(warns, text)| NoteView { warns, text })
    }
}
