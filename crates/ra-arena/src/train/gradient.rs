//! What a network should have said, and how each parameter is to blame for what it said.

use ra_bots::Features;
use ra_bots::net::{Activity, FIRST, Network, POINTS, SECOND, add_scaled, clamped, softmax};
use ra_rules::PlayerCount;

/// What a network should say about a position, in the order in which it sees the players.
#[derive(Clone, Copy, Debug, Default)]
pub struct Target {
    /// The chance to win.
    pub win: f32,
    /// The expected final score.
    pub score: f32,
    /// The score with which the game really ended.
    pub result: f32,
}

/// A position as a network sees it, and what it should say.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What the network sees.
    pub features: Features,
    /// The epoch, counted from 0.
    pub stage: usize,
    /// The scores that the network adds to.
    pub scores: [f32; PlayerCount::MAX],
    /// What it should say.
    pub targets: [Target; PlayerCount::MAX],
}

/// How much an error of ten points in a score counts, compared with the chance to win.
const WEIGHT_OF_SCORES: f32 = 0.25;

/// How much the spread of the scores counts.
const WEIGHT_OF_SPREADS: f32 = 0.05;

/// The direction in which each parameter makes the error larger, summed over lessons.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// A value for each parameter of the network.
    pub values: Vec<f32>,
    /// The summed error.
    pub loss: f64,
    activity: Activity,
}

impl Gradient {
    /// No lesson yet.
    #[must_use]
    pub fn new(network: &Network) -> Gradient {
        let values = vec![0.0; network.shape().parameters()];
        Gradient { values, loss: 0.0, activity: Activity::default() }
    }

    /// Forgets all lessons.
    pub fn clear(&mut self) {
        self.values.fill(0.0);
        self.loss = 0.0;
    }

    /// Adds what a lesson teaches.
    pub fn learn(&mut self, network: &Network, lesson: &Lesson) {
        let sums = network.first_sums(&lesson.features);
        network.finish(&sums, lesson.stage, &mut self.activity);
        let players = network.shape().players.get();
        let (loss, blame) = blame(&self.activity.outputs, lesson, players);
        self.loss += f64::from(loss);
        self.propagate(network, lesson, &blame[..3 * players]);
    }

    /// Hands the blame of the outputs back through the layers.
    fn propagate(&mut self, network: &Network, lesson: &Lesson, blame: &[f32]) {
        let shape = network.shape();
        let places = shape.stage(lesson.stage);
        let parameters = network.parameters();
        let outputs = blame.len();
        add_scaled(&mut self.values[places.output_bias..][..outputs], blame, 1.0);

        let mut second_blame = [0.0; SECOND];
        for (unit, own) in second_blame.iter_mut().enumerate() {
            let activity = self.activity.second[unit];
            if activity > 0.0 {
                let row = places.output + unit * outputs;
                *own = dot(&parameters[row..row + outputs], blame);
                add_scaled(&mut self.values[row..row + outputs], blame, activity);
            }
        }
        add_scaled(&mut self.values[places.second_bias..][..SECOND], &second_blame, 1.0);

        let mut first_blame = [0.0; FIRST];
        for (unit, own) in first_blame.iter_mut().enumerate() {
            let activity = self.activity.first[unit];
            if activity > 0.0 {
                let row = places.second + unit * SECOND;
                *own = dot(&parameters[row..row + SECOND], &second_blame);
                add_scaled(&mut self.values[row..row + SECOND], &second_blame, activity);
            }
        }
        add_scaled(&mut self.values[shape.first_bias()..][..FIRST], &first_blame, 1.0);
        for &(place, value) in lesson.features.entries() {
            let column = usize::from(place) * FIRST;
            add_scaled(&mut self.values[column..column + FIRST], &first_blame, value);
        }
    }
}

/// The error of what a network said, and how it changes with each output.
fn blame(outputs: &[f32], lesson: &Lesson, players: usize) -> (f32, [f32; 3 * PlayerCount::MAX]) {
    let mut blame = [0.0; 3 * PlayerCount::MAX];
    let mut wins = [0.0; PlayerCount::MAX];
    softmax(&outputs[..players], &mut wins[..players]);
    let mut loss = 0.0;
    for player in 0..players {
        let target = lesson.targets[player];
        loss -= target.win * libm::logf(wins[player].max(f32::MIN_POSITIVE));
        blame[player] = wins[player] - target.win;

        let gain = outputs[players + player];
        let error = gain - (target.score - lesson.scores[player]) / POINTS;
        loss += WEIGHT_OF_SCORES * 0.5 * error * error;
        blame[players + player] = WEIGHT_OF_SCORES * error;

        // The spread learns how far results lie from what is expected, but does not teach that.
        let log_spread = clamped(outputs[2 * players + player]);
        let miss = (target.result - lesson.scores[player]) / POINTS - gain;
        let ratio = miss * miss * libm::expf(-2.0 * log_spread);
        loss += WEIGHT_OF_SPREADS * (log_spread + 0.5 * ratio);
        blame[2 * players + player] = WEIGHT_OF_SPREADS * (1.0 - ratio).max(-10.0);
    }
    (loss, blame)
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
