//! Real games, counted on the pad.

use ra_rules::priests::{self, Priests};
use ra_rules::ra::{self, Ra};
use ra_rules::{
    BySeat, Counts, Epoch, Event, Game, Kind as _, Next, PlayerCount, Rules, Seat, Setup, State,
    SunSet,
};
use ra_view::Portray;

use super::{ENGLISH, pad, read};
use crate::pad::{Changes, Pad};

/// Whatever was played, the pad comes to the same points when everybody's tiles are tapped in.
#[test]
fn real_games_of_all_editions_score_the_same_on_the_pad() {
    for seed in 0..6 {
        for rules in ra::Edition::PRESETS {
            check::<Ra>(rules, seed);
        }
        for rules in priests::Variant::PRESETS {
            check::<Priests>(rules, seed);
        }
    }
}

fn check<G: Portray + Ends>(rules: &str, seed: u64) {
    let named = G::Rules::preset(rules).expect("a preset");
    for players in PlayerCount::ALL.into_iter().filter(|&players| named.allow(players)) {
        let game = format!("{}-{rules}, {players} players, seed {seed}", G::NAME);
        let played = Played::<G>::at_random(named, players, seed);
        let pad = played.on_pad(&pad(&format!("{}-{rules}", G::NAME), players.get()));
        let pad = read(&pad.address()).expect("its own address").pad;
        let counted = pad.count(ENGLISH).expect(&game);
        for (epoch, scores) in Epoch::ALL.into_iter().zip(&played.scores) {
            let counted: Vec<_> =
                players.seats().filter_map(|seat| counted.score(epoch, seat)).collect();
            assert_eq!(counted, scores.as_slice(), "{game}, {epoch}");
        }
        let ranking = counted.ranking.expect(&game);
        assert_eq!(Some(ranking.places[0].seat), played.winner.map(Seat::number), "{game}");
    }
}

/// What everybody had at the end of each epoch of a game, and what it scored.
struct Played<G: Game> {
    held: Vec<BySeat<Counts<G::Face>>>,
    kept: Vec<BySeat<Counts<G::Face>>>,
    scores: Vec<BySeat<u16>>,
    suns: Vec<SunSet>,
    winner: Option<Seat>,
}

/// What the last action of an epoch changes in front of the players.
trait Ends: Game {
    fn settle(tiles: &mut BySeat<Counts<Self::Face>>, event: Event<Self>);
    fn is_owned(face: Self::Face) -> bool;
}

impl Ends for Ra {
    fn settle(tiles: &mut BySeat<ra::Tiles>, event: ra::Event) {
        if let Event::Special(ra::SpecialEvent::Lost { seat, tile }) = event {
            tiles[seat].remove(tile, 1);
        }
    }

    fn is_owned(tile: ra::Tile) -> bool {
        tile.category() != ra::Category::Disaster
    }
}

impl Ends for Priests {
    fn settle(tiles: &mut BySeat<priests::Faces>, event: priests::Event) {
        if let Event::Special(priests::SpecialEvent::Turned { seat, from, to }) = event {
            tiles[seat].remove(from, 1);
            tiles[seat].add(to, 1);
        }
    }

    fn is_owned(_: priests::Face) -> bool {
        true
    }
}

impl<G: Ends> Played<G> {
    fn at_random(rules: G::Rules, players: PlayerCount, seed: u64) -> Played<G> {
        let mut luck = fastrand::Rng::with_seed(seed);
        let mut state = State::<G>::new(&Setup::standard(rules, players).expect("standard"));
        let mut played = Played {
            held: vec![],
            kept: vec![*state.tiles()],
            scores: vec![],
            suns: vec![],
            winner: None,
        };
        while !state.is_over() {
            let before = state;
            let mut events = Vec::new();
            if let Next::Reveal(_) = state.next() {
                let copies =
                    |(tile, number): (G::Tile, u8)| std::iter::repeat_n(tile, number.into());
                let bag: Vec<_> = state.bag().iter().flat_map(copies).collect();
                let tile = bag[luck.usize(..bag.len())];
                state.reveal_telling(tile, |event| events.push(event)).expect("in the bag");
            } else {
                let actions: Vec<_> = state.legal_actions().iter().collect();
                let action = actions[luck.usize(..actions.len())];
                state.act_telling(action, |event| events.push(event)).expect("legal");
            }
            if events.iter().any(|event| matches!(event, Event::EpochEnded { .. })) {
                played.note(&before, &events);
                played.kept.push(*state.tiles());
            }
        }
        played.suns = players.seats().map(|seat| state.table().suns(seat)).collect();
        played.winner = state.winner();
        played
    }

    /// An epoch has ended: what everybody had follows from the position before and what happened.
    fn note(&mut self, before: &State<G>, events: &[Event<G>]) {
        let mut tiles = *before.tiles();
        let mut scores = tiles.map(|_| 0);
        for &event in events {
            match event {
                Event::Sold { bid, .. } => {
                    let won = before.track().tiles().filter(|&face| G::is_owned(face));
                    won.for_each(|face| tiles[bid.seat].add(face, 1));
                }
                Event::Scored { seat, sheet } => scores[seat] = sheet.after(),
                _ => G::settle(&mut tiles, event),
            }
        }
        self.held.push(tiles);
        self.scores.push(scores);
    }

    fn on_pad(&self, pad: &Pad) -> Pad {
        let mut pad = pad.clone();
        for (epoch, (held, kept)) in self.held.iter().zip(&self.kept).enumerate() {
            for seat in held.seats() {
                let changes: Changes = G::Face::ALL
                    .iter()
                    .map(|&face| {
                        (face.name(), i16::from(held[seat][face]) - i16::from(kept[seat][face]))
                    })
                    .filter(|&(_, change)| change != 0)
                    .collect();
                pad.changes[epoch][seat.index()] = changes;
            }
        }
        pad.suns.clone_from(&self.suns);
        pad.at(Epoch::Third, Seat::FIRST)
    }
}
