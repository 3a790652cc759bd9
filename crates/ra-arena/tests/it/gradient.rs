//! The gradient of the network, checked against what really happens when a parameter changes.

use ra_arena::train::{Gradient, Lesson, Target};
use ra_bots::net::{Activity, Network, Shape, prospects};
use ra_bots::{Features, Rng};
use ra_rules::PlayerCount;

const PLAYERS: PlayerCount = PlayerCount::Three;
const INPUTS: u16 = 40;

fn network(rng: &mut Rng) -> Network {
    let shape = Shape { inputs: INPUTS.into(), players: PLAYERS };
    let values = (0..shape.parameters()).map(|_| 0.3 * (2.0 * rng.unit() - 1.0));
    Network::new(shape, values.collect())
}

fn lesson(rng: &mut Rng, stage: usize) -> Lesson {
    let mut features = Features::default();
    for _ in 0..INPUTS {
        features.number(if rng.below(2) == 0 { 0.0 } else { rng.unit() });
    }
    let mut targets = [Target::default(); 5];
    for (target, win) in targets.iter_mut().zip([0.5, 0.2, 0.3]) {
        *target = Target { win, score: 30.0 * rng.unit(), result: 30.0 * rng.unit() };
    }
    Lesson { features, stage, scores: [10.0, 12.0, 9.0, 0.0, 0.0], targets }
}

fn loss(network: &Network, lessons: &[Lesson]) -> f64 {
    let mut gradient = Gradient::new(network);
    for lesson in lessons {
        gradient.learn(network, lesson);
    }
    gradient.loss
}

/// The slope of the loss in the direction of one parameter.
fn slope(network: &mut Network, lessons: &[Lesson], place: usize) -> f64 {
    const STEP: f32 = 1e-3;
    let mut at = |change: f32| {
        network.parameters_mut()[place] += change;
        let loss = loss(network, lessons);
        network.parameters_mut()[place] -= change;
        loss
    };
    (at(STEP) - at(-STEP)) / (2.0 * f64::from(STEP))
}

/// How wrong the gradient is at worst, among parameters that matter.
fn worst(network: &mut Network, lessons: &[Lesson], places: impl Iterator<Item = usize>) -> f64 {
    let mut gradient = Gradient::new(network);
    for lesson in lessons {
        gradient.learn(network, lesson);
    }
    let (mut checked, mut worst) = (0, 0.0_f64);
    for place in places {
        let slope = slope(network, lessons, place);
        if slope.abs() > 1e-2 {
            checked += 1;
            worst = worst.max((slope - f64::from(gradient.values[place])).abs() / slope.abs());
        }
    }
    assert!(checked > 20, "{checked} parameters matter");
    worst
}

/// The spreads learn how far results lie from expected scores, and are not meant to change those.
/// So here every result is what the network expects, where its slope vanishes.
#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    let mut rng = Rng::new(&[1]);
    let mut network = network(&mut rng);
    let mut lessons: Vec<Lesson> = (0..3).map(|stage| lesson(&mut rng, stage)).collect();
    for lesson in &mut lessons {
        let mut activity = Activity::default();
        network.finish(&network.first_sums(&lesson.features), lesson.stage, &mut activity);
        for (player, prospect) in prospects(&activity.outputs, &lesson.scores[..3]).enumerate() {
            lesson.targets[player].result = prospect.score;
        }
    }
    let limit = u32::try_from(network.shape().parameters()).unwrap();
    let places: Vec<usize> = (0..600).map(|_| rng.below(limit) as usize).collect();
    let worst = worst(&mut network, &lessons, places.into_iter());
    assert!(worst < 0.05, "the gradient is wrong by {:.1} %", 100.0 * worst);
}

#[test]
fn the_spreads_learn_from_results() {
    let mut rng = Rng::new(&[3]);
    let mut network = network(&mut rng);
    let lessons: Vec<Lesson> = (0..3).map(|stage| lesson(&mut rng, stage)).collect();
    let shape = network.shape();
    let outputs = shape.outputs();
    let places = (0..3).flat_map(|stage| {
        let rows = shape.stage(stage).output..shape.stage(stage).output_bias + outputs;
        let start = shape.stage(stage).output;
        rows.filter(move |place| (place - start) % outputs >= 2 * PLAYERS.get())
    });
    let worst = worst(&mut network, &lessons, places);
    assert!(worst < 0.05, "the gradient is wrong by {:.1} %", 100.0 * worst);
}

#[test]
fn inputs_that_are_zero_teach_nothing() {
    let mut rng = Rng::new(&[2]);
    let network = network(&mut rng);
    let lesson = lesson(&mut rng, 0);
    let mut gradient = Gradient::new(&network);
    gradient.learn(&network, &lesson);
    let seen = |input: u16| lesson.features.entries().iter().any(|&(place, _)| place == input);
    for input in 0..INPUTS {
        let column = &gradient.values[usize::from(input) * 128..][..128];
        assert_eq!(column.iter().any(|&value| value != 0.0), seen(input), "input {input}");
    }
}
