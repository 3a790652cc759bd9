//! Late positions, small enough to be solved to the end by somebody who does nothing clever.

use std::collections::HashMap;

use ra_bots::{Analyst, Bot, Level, Outlook, Rng, Trained};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Epoch, Game, Kind, Next, Phase, PlayerCount, State, ra_track_spaces};

use crate::games::positions;

/// Solves a position by trying everything: every action, every tile, to the end of the game.
struct Solver<G: Game> {
    known: HashMap<State<G>, Outlook>,
}

/// Positions that need more than this are not small.
const SMALL: usize = 30_000;

impl<G: Game> Solver<G> {
    fn solve(&mut self, state: &State<G>) -> Option<Outlook> {
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        if self.known.len() > SMALL {
            return None;
        }
        let solved = match state.next() {
            Next::Over => Outlook::of_result(state),
            Next::Reveal(_) => self.average(state)?,
            Next::Act(seat, _) => {
                let options = self.options(state)?;
                let better = |best: Outlook, other: Outlook| {
                    if other.utility(seat) > best.utility(seat) { other } else { best }
                };
                options.into_iter().map(|option| option.1).reduce(better)?
            }
        };
        self.known.insert(*state, solved);
        Some(solved)
    }

    fn options(
        &mut self,
        state: &State<G>,
    ) -> Option<Vec<(ra_rules::Action<G::Special>, Outlook)>> {
        let solved = state.legal_actions().iter().map(|action| {
            let mut next = *state;
            next.act(action).unwrap();
            Some((action, self.solve(&next)?))
        });
        solved.collect()
    }

    fn average(&mut self, state: &State<G>) -> Option<Outlook> {
        let mut sum = Outlook::nothing(state.table().players());
        let total = f32::from(u8::try_from(state.bag().total()).unwrap());
        for &tile in G::Tile::ALL.iter().filter(|&&tile| state.bag()[tile] > 0) {
            let mut next = *state;
            next.reveal(tile).unwrap();
            sum.add(&self.solve(&next)?, f32::from(state.bag()[tile]) / total);
        }
        Some(sum)
    }
}

/// The last turns of a game: few suns, one Ra tile to come, and most other tiles gone.
fn late<G: Trained>(players: PlayerCount, seed: u64) -> Vec<State<G>> {
    let mut rng = Rng::new(&[seed, 1]);
    let is_late = |state: &State<G>| {
        let table = state.table();
        let suns: u32 = players.seats().map(|seat| table.face_up()[seat].len()).sum();
        table.epoch() == Epoch::Third
            && table.ra_tiles() + 1 == ra_track_spaces(players)
            && (1..=4).contains(&suns)
            && matches!(state.phase(), Phase::Turn | Phase::Auction(_))
    };
    let thinned = positions::<G>(players, seed).into_iter().filter(is_late).map(|state| {
        let mut position = state.position();
        while position.bag.total() > usize::from(position.bag[G::RA]) + 4 {
            let others: Vec<_> = position.bag.iter().filter(|&(tile, _)| tile != G::RA).collect();
            let place = rng.below(u32::try_from(others.len()).unwrap()) as usize;
            position.bag.remove(others[place].0, 1);
        }
        State::try_from(&position).unwrap()
    });
    thinned.collect()
}

/// What the master gave away, and how wrong its expectations were.
#[derive(Default)]
struct Ledger {
    positions: u16,
    loss: f32,
    worst: f32,
    error: f32,
}

fn judge<G: Trained>(players: PlayerCount, wanted: usize, ledger: &mut Ledger) {
    let (level, mut found) = (Level::Master, 0);
    let bot = level.bot::<G>(players, 1);
    for state in (0..).flat_map(|seed| late::<G>(players, seed).into_iter().step_by(5)) {
        let Some(me) = state.asked() else { unreachable!() };
        let mut solver = Solver { known: HashMap::new() };
        let Some(options) = solver.options(&state) else { continue };
        if options.len() < 2 {
            continue;
        }
        let best = options
            .iter()
            .map(|option| option.1)
            .reduce(|best, other| if other.utility(me) > best.utility(me) { other } else { best });
        let best = best.unwrap();
        let choice = bot.choose(&state, level.budget(state.table().players())).unwrap();
        let (_, chosen) = options.iter().find(|option| option.0 == choice).unwrap();
        let loss = (best.seats()[me].win - chosen.seats()[me].win).max(0.0);
        let expected = Analyst::new(level).analyze(&state).outlook;
        ledger.positions += 1;
        ledger.loss += loss;
        ledger.worst = ledger.worst.max(loss);
        ledger.error += (expected.seats()[me].win - best.seats()[me].win).abs();
        found += 1;
        if found == wanted {
            return;
        }
    }
}

#[test]
fn the_master_plays_small_endings_almost_perfectly() {
    let mut ledger = Ledger::default();
    for players in PlayerCount::ALL {
        judge::<Ra>(players, 30, &mut ledger);
        judge::<Priests>(players, 30, &mut ledger);
    }
    let Ledger { positions, loss, worst, error } = ledger;
    assert!(positions >= 200);
    let average = |sum: f32| 100.0 * sum / f32::from(positions);
    println!(
        "{positions} solved endings: the master gives away {:.3} % of win share on average, \
         {:.1} % at most; its expectation is wrong by {:.2} % on average",
        average(loss),
        100.0 * worst,
        average(error)
    );
    assert!(average(loss) <= 0.5, "{} %", average(loss));
}
