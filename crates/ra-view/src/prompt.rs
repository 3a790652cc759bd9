//! What is asked of the viewer, and what happened last.

use ra_rules::{Action, Auction, Decision, Next, Phase, Seat};
use serde::Serialize;

use crate::{ActionKind, BiddingStatus, Key, Perspective, Portray};

/// What is asked, and what happened last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PromptView {
    /// Is something asked of the viewer?
    pub you_are_asked: bool,
    /// What is asked of the viewer or whom the game waits for, or how it ended.
    pub text: String,
    /// What happened last, short enough to be read out.
    pub status: String,
}

impl<G: Portray> Perspective<'_, G> {
    /// What is asked, and what happened last.
    #[must_use]
    pub fn prompt(&self) -> PromptView {
        let text = match self.state().next() {
            Next::Act(seat, Decision::Turn) => self.turn_prompt(seat),
            Next::Act(seat, Decision::Bid) => self.bid_prompt(seat),
            Next::Act(_, Decision::Question(question)) => {
                G::prompt(&self.voice, self.state(), question)
            }
            Next::Reveal(seat) => self.voice.sentence(Key::PromptReveal).of(seat).say(),
            Next::Over => self.end_prompt(),
        };
        let you_are_asked = self.asked().is_some_and(|seat| self.voice.is_you(seat));
        PromptView { you_are_asked, text, status: self.status() }
    }

    fn turn_prompt(&self, seat: Seat) -> String {
        let legal = self.state().legal_actions();
        let gods = legal.iter().any(|action| match action {
            Action::Special(special) => G::kind(special).0 == ActionKind::God,
            _ => false,
        });
        let can = match (legal.contains(Action::Draw), gods) {
            (true, true) => "draw-god",
            (true, false) => "draw",
            (false, true) => "god",
            (false, false) => "invoke",
        };
        self.voice.sentence(Key::PromptTurn).of(seat).with("can", can).say()
    }

    fn bid_prompt(&self, seat: Seat) -> String {
        let Phase::Auction(auction) = self.state().phase() else { return String::new() };
        let sentence = match auction.best() {
            _ if auction.must_bid() => self.voice.sentence(Key::PromptBidMust),
            None => self.voice.sentence(Key::PromptBidAny),
            Some(best) => {
                let sentence = self.voice.sentence(Key::PromptBidOver);
                sentence.with("standing", best.sun.number()).who("leader", "leader-is", best.seat)
            }
        };
        let asked = sentence.of(seat).say();
        let parts = [Some(self.call_text(auction)), Some(asked), self.later(auction)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What a viewer who will be asked later should know.
    fn later(&self, auction: Auction) -> Option<String> {
        let seat = self.viewer.seat()?;
        if self.bidding(seat)?.status != BiddingStatus::Later {
            return None;
        }
        let suns = self.state().table().face_up()[seat].above(auction.standing());
        let suns = self.voice.suns(suns);
        Some(match auction.standing() {
            None => self.voice.sentence(Key::PromptLaterAny).with("suns", suns).say(),
            Some(standing) => {
                let sentence = self.voice.sentence(Key::PromptLaterOver).with("suns", suns);
                sentence.with("standing", standing.number()).say()
            }
        })
    }

    fn end_prompt(&self) -> String {
        let table = self.state().table();
        let winner = table.leader();
        let won = self.ranking().map_or_else(String::new, |ranking| ranking.text);
        match self.viewer.seat().filter(|&seat| seat != winner) {
            None => won,
            Some(seat) => {
                let place = table.ranking()[seat].number();
                let sentence = self.voice.sentence(Key::PromptPlace).with("place", place);
                format!("{won} {}", sentence.with("n", table.scores()[seat]).say())
            }
        }
    }
}
