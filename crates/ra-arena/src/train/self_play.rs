//! Games that a network plays against itself and others, and what there is to learn from them.

use ra_bots::features::Describe;
use ra_bots::net::NetEvaluator;
use ra_bots::search::Search;
use ra_bots::{Network, Outlook, Rng, Style, heuristic, pick};
use ra_record::{LiveGame, Seed};
use ra_rules::{Action, BySeat, Phase, PlayerCount, State};

use super::gradient::Target;

/// A position in which somebody was on turn, and what the network should have said about it.
#[derive(Clone, Debug)]
pub struct Memory<G: Describe> {
    /// The position.
    pub state: State<G>,
    /// What the network should have said.
    pub targets: BySeat<Target>,
}

/// Until so many games only heuristic players play, to show what the game is about.
const FIRST_STEPS: u64 = 20_000;

/// How far an expectation goes back from its position to those before it.
const REACH: f32 = 0.85;

/// How the network plays when it learns: mostly what it thinks best.
const STYLE: Style = Style { depth: 0, softness: 0.03, looseness: 0.008, cap: 0.05, sequel: 0 };

/// How often a player does anything at all, to see what comes of it.
const CURIOSITY: f32 = 0.01;
const CURIOSITY_OF_BEGINNERS: f32 = 0.08;

/// How often a seat is taken by a heuristic player.
const STRANGERS: f32 = 0.12;

/// Plays the game with this number.
pub fn play<G: Describe>(
    network: &Network,
    players: PlayerCount,
    seed: u64,
    number: u64,
) -> Vec<Memory<G>> {
    let rules = G::Rules::default();
    let mut rng = Rng::new(&[seed, number]);
    let secret = Seed::named(&format!("train {seed} {number}"));
    let mut game = LiveGame::<G>::new(rules, players, secret, &[])
        .expect("the usual rules allow every number of players");
    let beginners = number < FIRST_STEPS;
    let strangers = BySeat::from_fn(players, |_| beginners || rng.unit() < STRANGERS);
    let curiosity = if beginners { CURIOSITY_OF_BEGINNERS } else { CURIOSITY };
    let mut evaluator = NetEvaluator::new(network);
    let mut past = Vec::new();
    while let Some(seat) = game.record().state().asked() {
        let state = *game.record().state();
        let legal = state.legal_actions();
        let (action, expected) = if legal.len() == 1 {
            (legal.nth(0), None)
        } else if rng.unit() < curiosity {
            (legal.nth(rng.below(legal.len())), None)
        } else if strangers[seat] {
            (heuristic::choose(&state), None)
        } else {
            let (action, expected) = think(&state, &mut evaluator, &mut rng);
            (Some(action), Some(expected))
        };
        if state.phase() == Phase::Turn {
            past.push((state, expected));
        }
        let action = action.expect("somebody is to act");
        game.play(seat, action).expect("players in training play by the rules");
    }
    remember(past, game.record().state())
}

/// What the network does, and what can be expected if it does what it thinks best.
fn think<G: Describe>(
    state: &State<G>,
    evaluator: &mut NetEvaluator<'_>,
    rng: &mut Rng,
) -> (Action<G::Special>, Outlook) {
    let Some(me) = state.asked() else { unreachable!("somebody is to act") };
    let mut search = Search::new(evaluator, me, STYLE.softness);
    let options = search.actions(state, STYLE.depth).expect("without a limit");
    let utilities: Vec<f32> = options.iter().map(|(_, outlook)| outlook.utility(me)).collect();
    let best = utilities.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
    let best = best.map_or(0, |(place, _)| place);
    (options[pick(&utilities, STYLE.looseness, STYLE.cap, rng)].0, options[best].1)
}

/// From the end of the game backwards: what came, mixed with what was expected on the way.
fn remember<G: Describe>(past: Vec<(State<G>, Option<Outlook>)>, end: &State<G>) -> Vec<Memory<G>> {
    let result = Outlook::of_result(end);
    let mut known = result;
    let mut memories = Vec::with_capacity(past.len());
    for (state, expected) in past.into_iter().rev() {
        if let Some(expected) = expected {
            known = known.scaled(REACH);
            known.add(&expected, 1.0 - REACH);
        }
        let targets = BySeat::from_fn(state.table().players(), |seat| Target {
            win: known.seats()[seat].win,
            score: known.seats()[seat].score,
            result: result.seats()[seat].score,
        });
        memories.push(Memory { state, targets });
    }
    memories
}
