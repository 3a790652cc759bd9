//! A game told again from its log: what happened at each ply, and which tile lies where.

use ra_record::{Entry, Record};
use ra_rules::{BySeat, Event, Game, Kind, Offer, Seat, State, TRACK_SPACES};

/// A game from its beginning up to some ply.
#[derive(Clone, Debug)]
pub struct Chronicle<G: Game> {
    pub first: Seat,
    pub state: State<G>,
    pub steps: Vec<Step<G>>,
    pub pieces: Pieces<G>,
}

/// One entry of the log and everything that it caused.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The number of entries up to this one, so the ply at which its consequences are seen.
    pub ply: usize,
    pub entry: Entry<G>,
    pub before: State<G>,
    pub after: State<G>,
    pub events: Vec<Event<G>>,
}

/// Where each tile lies that was drawn, by the number of its draw.
#[derive(Clone, Debug)]
pub struct Pieces<G: Game> {
    drawn: u16,
    pub track: [Option<u16>; TRACK_SPACES],
    owned: BySeat<Vec<(G::Face, u16)>>,
}

impl<G: Game> Chronicle<G> {
    /// The game after this many entries, or all there are.
    pub fn of(record: &Record<G>, ply: usize) -> Chronicle<G> {
        let mut replay = Record::new(*record.setup(), &[], None);
        let mut pieces = Pieces::new(replay.state());
        let entries = record.entries().iter().take(ply).zip(1..);
        let steps = entries.map(|(&entry, ply)| {
            let before = *replay.state();
            let mut events = Vec::new();
            replay
                .push_telling(entry, |event| events.push(event))
                .expect("every entry was judged when it was added");
            let after = *replay.state();
            pieces.follow(&before, &events);
            pieces.agree_with(&after);
            Step { ply, entry, before, after, events }
        });
        let steps = steps.collect();
        let first = State::new(record.setup()).table().turn();
        Chronicle { first, state: *replay.state(), steps, pieces }
    }

    /// What everybody answered in the auction that is going on.
    pub fn answers(&self) -> BySeat<Option<Offer>> {
        let mut answers = self.state.table().scores().map(|_| None);
        let called =
            |step: &Step<G>| step.events.iter().any(|event| matches!(event, Event::Called { .. }));
        let begun = self.steps.iter().rposition(called).unwrap_or(self.steps.len());
        for event in self.steps[begun..].iter().flat_map(|step| &step.events) {
            match *event {
                Event::BidMade(bid) => answers[bid.seat] = Some(Offer::Bid(bid.sun)),
                Event::Passed { seat } => answers[seat] = Some(Offer::Pass),
                _ => {}
            }
        }
        answers
    }
}

impl<G: Game> Pieces<G> {
    fn new(state: &State<G>) -> Pieces<G> {
        let owned = state.table().scores().map(|_| Vec::new());
        Pieces { drawn: 0, track: [None; TRACK_SPACES], owned }
    }

    /// The draw that the tile in a player's hand came with: the last one.
    pub fn last(&self) -> u16 {
        self.drawn
    }

    /// The tiles of this kind in front of a player. Tokens, which were never drawn, have none.
    pub fn of(&self, seat: Seat, face: G::Face) -> Vec<u16> {
        let owned = self.owned[seat].iter().filter(|&&(owned, _)| owned == face);
        owned.map(|&(_, number)| number).collect()
    }

    /// Moves tiles as they were moved at the table.
    fn follow(&mut self, before: &State<G>, events: &[Event<G>]) {
        let mut spaces = *before.track().spaces();
        for event in events {
            match *event {
                Event::Drawn { .. } => self.drawn += 1,
                Event::Laid { face, .. } => {
                    if let Some(space) = spaces.iter().position(Option::is_none) {
                        (spaces[space], self.track[space]) = (Some(face), Some(self.drawn));
                    }
                }
                Event::Taken { seat, face } => {
                    if let Some(space) = spaces.iter().position(|&tile| tile == Some(face)) {
                        spaces[space] = None;
                        let number = self.track[space].take();
                        self.owned[seat].extend(number.map(|number| (face, number)));
                    }
                }
                Event::Unsold { cleared: true } | Event::EpochEnded { .. } => {
                    self.track = [None; TRACK_SPACES];
                }
                _ => {}
            }
        }
    }

    /// Lets tiles go that their owners no longer have, the latest first; a tile that was turned
    /// over is the same tile.
    fn agree_with(&mut self, state: &State<G>) {
        for seat in self.owned.seats() {
            let owned = &mut self.owned[seat];
            let mut gone = Vec::new();
            for &face in G::Face::ALL {
                for _ in usize::from(state.tiles()[seat][face])..count(owned, face) {
                    let latest = owned.iter().rposition(|&(owned, _)| owned == face);
                    gone.extend(latest.map(|at| owned.remove(at)));
                }
            }
            for &face in G::Face::ALL {
                let missing = usize::from(state.tiles()[seat][face]) - count(owned, face);
                let turned = |&(other, _): &(G::Face, u16)| G::tile_of(other) == G::tile_of(face);
                let back = gone.extract_if(.., |tile| turned(tile)).take(missing);
                owned.extend(back.map(|(_, number)| (face, number)));
            }
        }
    }
}

fn count<F: Kind>(owned: &[(F, u16)], face: F) -> usize {
    owned.iter().filter(|&&(owned, _)| owned == face).count()
}
