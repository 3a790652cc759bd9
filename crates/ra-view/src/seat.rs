//! A player and everything in front of them.

use ra_rules::{Kind, Seat, SunSet};
use serde::Serialize;

use crate::tile::{fate, help};
use crate::voice::{Form, descending, signed};
use crate::{BiddingView, Fate, Group, Key, Perspective, Portray, WorthView};

/// A player and everything in front of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The number of the seat, from 1 clockwise.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// Is this the viewer?
    pub is_you: bool,
    /// Is the player on turn? During an auction that is who called it.
    pub on_turn: bool,
    /// Is a decision of the player awaited?
    pub asked: bool,
    /// The suns to bid with, high to low.
    pub face_up: Vec<u8>,
    /// The suns won in this epoch, high to low.
    pub face_down: Vec<u8>,
    /// The points as of the last epoch that was scored; absent if the viewer may not know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u16>,
    /// The points in words, or that they are hidden.
    pub score_text: String,
    /// The tiles by group, in the order of the score sheet; also groups without tiles.
    pub tiles: Vec<GroupView>,
    /// What the player has to do with the auction that is going on.
    pub bidding: Option<BiddingView>,
    /// A hint: what winning the lot on the track would be worth. Absent without hints, without a lot,
    /// and for players without a face-up sun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot_worth: Option<WorthView>,
    /// A hint: what would be scored if the epoch ended now, suns included in the third.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub epoch_worth: Option<HintView>,
    /// The place in the ranking, from 1, once the game is over.
    pub place: Option<usize>,
}

/// Points that nobody has yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct HintView {
    pub points: i16,
    /// The points with their sign.
    pub text: String,
}

/// Tiles of a player that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct GroupView {
    pub group: Group,
    pub name: String,
    /// How many tiles of the group there are.
    pub count: usize,
    /// How many kinds of the group there are.
    pub variety: u8,
    /// Every kind of the group in its fixed order, also those that are missing.
    pub kinds: Vec<KindView>,
}

/// Tiles of a player that are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct KindView {
    pub kind: &'static str,
    pub name: String,
    pub short: String,
    pub fate: Fate,
    /// What it is good for, in words.
    pub help: String,
    pub count: u8,
    /// The numbers of the draws that brought them; tokens, which are never drawn, have none.
    pub ids: Vec<u16>,
}

impl HintView {
    fn new(points: i16) -> HintView {
        HintView { points, text: signed(points) }
    }
}

impl<G: Portray> Perspective<'_, G> {
    pub(crate) fn seat(&self, seat: Seat) -> SeatView {
        let state = self.state();
        let table = state.table();
        let score = self.knows_score(seat).then(|| table.scores()[seat]);
        let over = state.is_over();
        SeatView {
            seat: seat.number(),
            name: self.voice.name(seat).into(),
            is_you: self.voice.is_you(seat),
            on_turn: !over && table.turn() == seat,
            asked: self.asked() == Some(seat),
            face_up: numbers(table.face_up()[seat]),
            face_down: numbers(table.face_down()[seat]),
            score,
            score_text: self.score_text(score),
            tiles: G::GROUPS.iter().map(|&(group, kinds)| self.group(seat, group, kinds)).collect(),
            bidding: self.bidding(seat),
            lot_worth: self.lot_worth(seat),
            epoch_worth: (self.options.hints && !over)
                .then(|| HintView::new(state.sheets()[seat].net())),
            place: over.then(|| table.ranking()[seat].number()),
        }
    }

    fn score_text(&self, score: Option<u16>) -> String {
        match score {
            Some(score) => self.voice.sentence(Key::Points).with("n", score).say(),
            None => self.voice.say(Key::ScoreHidden),
        }
    }

    fn group(&self, seat: Seat, group: Group, kinds: &[G::Face]) -> GroupView {
        let tiles = &self.state().tiles()[seat];
        let kind = |face: G::Face| KindView {
            kind: face.name(),
            name: self.voice.tile(face, Form::Name),
            short: self.voice.tile(face, Form::Short),
            fate: fate::<G>(face),
            help: help::<G>(&self.voice, self.state().rules(), face),
            count: tiles[face],
            ids: self.chronicle.pieces.of(seat, face),
        };
        GroupView {
            group,
            name: self.voice.word("group", group.word(), None).say(),
            count: tiles.total_of(kinds),
            variety: tiles.variety_of(kinds),
            kinds: kinds.iter().map(|&face| kind(face)).collect(),
        }
    }
}

fn numbers(suns: SunSet) -> Vec<u8> {
    descending(suns).into_iter().map(ra_rules::Sun::number).collect()
}
