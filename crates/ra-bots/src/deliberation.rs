//! Choosing among actions that a look ahead finds nearly equal: the game is played on from each,
//! round by round with the same luck, until no other can be better by anything that matters.

use ra_rules::{Action, Game, Seat, State};

use crate::features::Describe;
use crate::net::NetEvaluator;
use crate::search::{Evaluator, Prospective, Search};
use crate::{Budget, Rng, Thinker};

/// What a look ahead thinks worse than the best by so much win share is out of the question.
const NEAR: f32 = 0.05;

/// How many positions the deepest look may take to be taken instead of playing on. In endings that
/// suffices, and nothing is left to chance.
const PLAIN: u32 = 4_000;

/// After every so many rounds it is seen who is out of the question by now.
const ROUNDS: usize = 8;

/// So many standard errors are the doubt about a lead.
const DOUBT: f32 = 2.0;

/// Win share that does not matter.
const TRIFLE: f32 = 0.003;

/// An action, what a look ahead expects of it, and what playing on adds to that in each round.
struct Contender<G: Game> {
    action: Action<G::Special>,
    expected: f32,
    sequels: Vec<f32>,
}

/// The action that is best as far as the player can see with this budget.
pub(crate) fn choose<G: Describe>(
    thinker: &Thinker,
    state: &State<G>,
    budget: Budget,
) -> Action<G::Special> {
    let Some(me) = state.asked() else { unreachable!("somebody is to act") };
    let style = thinker.style;
    let mut evaluator = NetEvaluator::new(&thinker.network);
    let mut search = Search::new(&mut evaluator, me, style.softness);
    let look = |search: &mut Search<'_, G, _>, depth| Ok((depth, search.actions(state, depth)?));
    let (depth, options) = search.deepest(style.depth, PLAIN.min(budget.0), look);
    if depth == style.depth {
        return best(&near::<G>(options, me)).action;
    }
    let (_, options) = search.deepest(1, u32::MAX, look);
    let mut contenders = near::<G>(options, me);
    for round in 0.. {
        if contenders.len() == 1 || search.nodes() > budget.0 {
            break;
        }
        let rng = Rng::new(&[thinker.seed, state.key(), round]);
        play_on(&mut search, state, &mut contenders, style.sequel, &rng);
        drop_hopeless(&mut contenders);
    }
    best(&contenders).action
}

/// The actions that a look ahead finds nearly as good as the best.
fn near<G: Game>(options: Vec<Prospective<G>>, me: Seat) -> Vec<Contender<G>> {
    let best = options.iter().map(|option| option.1.utility(me)).fold(f32::MIN, f32::max);
    let contenders = options.into_iter().map(|(action, outlook)| Contender {
        action,
        expected: outlook.utility(me),
        sequels: Vec::new(),
    });
    contenders.filter(|contender| contender.expected >= best - NEAR).collect()
}

/// One round: the game is played on from every contender, with the same luck as far as it goes.
fn play_on<G: Game, E: Evaluator<G>>(
    search: &mut Search<'_, G, E>,
    state: &State<G>,
    contenders: &mut [Contender<G>],
    turns: u8,
    rng: &Rng,
) {
    for contender in contenders {
        let mut next = *state;
        next.act(contender.action).expect("contenders are legal actions");
        let corrections = search.corrections(&next, turns, &mut rng.clone());
        contender.sequels.push(faded(&corrections.expect("without a limit"), turns));
    }
}

/// The later a turn, the less its correction counts: together they are the mean of what looks
/// through one, two, three and more turns would find, whose errors are partly opposite.
fn faded(corrections: &[f32], turns: u8) -> f32 {
    let weighted = (1..turns)
        .zip(corrections)
        .map(|(turn, correction)| f32::from(turns - turn) / f32::from(turns) * correction);
    weighted.sum()
}

fn best<G: Game>(contenders: &[Contender<G>]) -> &Contender<G> {
    let better = |one, other| if value::<G>(other) > value::<G>(one) { other } else { one };
    contenders.iter().reduce(better).expect("there is always a legal action")
}

fn value<G: Game>(contender: &Contender<G>) -> f32 {
    contender.expected + mean(&contender.sequels)
}

/// From time to time, those who cannot be better than the best by anything that matters leave.
fn drop_hopeless<G: Game>(contenders: &mut Vec<Contender<G>>) {
    if !contenders[0].sequels.len().is_multiple_of(ROUNDS) {
        return;
    }
    let best = best(contenders);
    let (leader, most, sequels) = (best.action, value(best), best.sequels.clone());
    contenders.retain(|contender| {
        let leads: Vec<f32> =
            sequels.iter().zip(&contender.sequels).map(|(best, own)| best - own).collect();
        let doubt = DOUBT * standard_error(&leads);
        contender.action == leader || value(contender) + doubt > most + TRIFLE
    });
}

#[expect(clippy::cast_precision_loss, reason = "rounds are few")]
fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / numbers.len().max(1) as f32
}

/// The standard error of the mean.
#[expect(clippy::cast_precision_loss, reason = "rounds are few")]
fn standard_error(numbers: &[f32]) -> f32 {
    let mean = mean(numbers);
    let squares: f32 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    let count = numbers.len() as f32;
    (squares / (count * (count - 1.0))).sqrt()
}
