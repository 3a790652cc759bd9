//! A small network: sparse inputs, two hidden layers, and what every player can expect.

mod evaluator;
mod file;
mod sums;

pub use evaluator::{NetEvaluator, stage};
pub use file::{BadWeights, Header, shape};

use ra_rules::PlayerCount;

use crate::{Features, Outlook, Prospect};

/// The number of units of the first hidden layer.
pub const FIRST: usize = 128;

/// The number of units of the second hidden layer.
pub const SECOND: usize = 32;

/// The second hidden layer and the outputs exist once for each epoch: what counts differs so much.
pub const STAGES: usize = 3;

/// Scores leave the network in units of so many points.
pub const POINTS: f32 = 10.0;

/// The most outputs a network has: three for each player.
pub const MAX_OUTPUTS: usize = 3 * PlayerCount::MAX;

/// Where the parameters of a network lie in the one list of them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of inputs.
    pub inputs: usize,
    /// The number of players, each with three outputs.
    pub players: PlayerCount,
}

/// The places of the parameters behind the first hidden layer.
#[derive(Clone, Copy, Debug)]
pub struct StagePlaces {
    /// The weights of the second layer: a row of [`SECOND`] for each unit of the first.
    pub second: usize,
    /// The biases of the second layer.
    pub second_bias: usize,
    /// The weights of the outputs: a row for each unit of the second layer.
    pub output: usize,
    /// The biases of the outputs.
    pub output_bias: usize,
}

impl Shape {
    /// The number of outputs.
    #[must_use]
    pub const fn outputs(self) -> usize {
        3 * self.players.get()
    }

    /// The place of the biases of the first layer; its weights come before, a row of [`FIRST`] for
    /// each input.
    #[must_use]
    pub const fn first_bias(self) -> usize {
        self.inputs * FIRST
    }

    const fn stage_size(self) -> usize {
        FIRST * SECOND + SECOND + SECOND * self.outputs() + self.outputs()
    }

    /// The places of the parameters that belong to an epoch, counted from 0.
    #[must_use]
    pub const fn stage(self, stage: usize) -> StagePlaces {
        let second = self.first_bias() + FIRST + stage * self.stage_size();
        let second_bias = second + FIRST * SECOND;
        let output = second_bias + SECOND;
        StagePlaces { second, second_bias, output, output_bias: output + SECOND * self.outputs() }
    }

    /// The number of all parameters.
    #[must_use]
    pub const fn parameters(self) -> usize {
        self.stage(STAGES).second
    }
}

/// A network and its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    shape: Shape,
    parameters: Vec<f32>,
}

/// What the layers of a network say, from the first hidden one to the outputs.
#[derive(Clone, Debug)]
pub struct Activity {
    /// The first hidden layer, after cutting off what is negative.
    pub first: [f32; FIRST],
    /// The second hidden layer, likewise.
    pub second: [f32; SECOND],
    /// The outputs, of which only the first [`Shape::outputs`] count.
    pub outputs: [f32; MAX_OUTPUTS],
}

impl Default for Activity {
    fn default() -> Activity {
        Activity { first: [0.0; FIRST], second: [0.0; SECOND], outputs: [0.0; MAX_OUTPUTS] }
    }
}

impl Network {
    /// A network with these parameters.
    ///
    /// # Panics
    ///
    /// If there are not as many as the shape says.
    #[must_use]
    pub fn new(shape: Shape, parameters: Vec<f32>) -> Network {
        assert_eq!(parameters.len(), shape.parameters(), "a value for each parameter");
        Network { shape, parameters }
    }

    /// Where the parameters lie.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// All parameters.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// All parameters, to be changed.
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }

    /// The sums that enter the first hidden layer.
    #[must_use]
    pub fn first_sums(&self, features: &Features) -> [f32; FIRST] {
        let bias = self.shape.first_bias();
        let mut sums = *self.parameters[bias..].first_chunk().expect("a bias for each unit");
        self.add_inputs(&mut sums, features.entries());
        sums
    }

    /// Adds inputs, with their places, to the sums that enter the first hidden layer.
    fn add_inputs(&self, sums: &mut [f32; FIRST], inputs: &[(u16, f32)]) {
        let (columns, _) = self.parameters[..self.shape.first_bias()].as_chunks();
        sums::add_inputs(sums, columns, inputs);
    }

    /// Goes on from the sums of the first hidden layer to the outputs.
    pub fn finish(&self, sums: &[f32; FIRST], stage: usize, activity: &mut Activity) {
        let places = self.shape.stage(stage);
        let outputs = self.shape.outputs();
        let parameters = &self.parameters;
        activity.first = sums.map(|sum| sum.max(0.0));

        let (rows, _) = parameters[places.second..places.second_bias].as_chunks();
        let bias = parameters[places.second_bias..places.output].first_chunk();
        let mut second = *bias.expect("a bias for each unit");
        sums::add_rows(&mut second, rows, &activity.first);
        activity.second = second.map(|sum| sum.max(0.0));

        let bias = places.output_bias;
        let out = &mut activity.outputs[..outputs];
        out.copy_from_slice(&parameters[bias..bias + outputs]);
        let weights = parameters[places.output..bias].chunks_exact(outputs);
        for (row, &unit) in weights.zip(&activity.second) {
            add_scaled(out, row, unit);
        }
    }
}

/// What the outputs mean for the players, in the order in which the network sees them; `scores`
/// are those that the network adds to.
pub fn prospects(outputs: &[f32], scores: &[f32]) -> impl Iterator<Item = Prospect> {
    let players = scores.len();
    let (chances, rest) = outputs[..3 * players].split_at(players);
    let (gains, spreads) = rest.split_at(players);
    let mut wins = [0.0; PlayerCount::MAX];
    softmax(chances, &mut wins);
    (0..players).map(move |player| {
        let score = scores[player] + POINTS * gains[player];
        Prospect::new(wins[player], score, POINTS * libm::expf(clamped(spreads[player])))
    })
}

/// Keeps the logarithm of a spread between a tenth of a point and two hundred.
#[must_use]
pub fn clamped(log_spread: f32) -> f32 {
    log_spread.clamp(-5.0, 3.0)
}

/// Chances that sum to one.
pub fn softmax(values: &[f32], chances: &mut [f32]) {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (chance, value) in chances.iter_mut().zip(values) {
        *chance = libm::expf(value - most);
        total += *chance;
    }
    for chance in chances {
        *chance /= total;
    }
}

/// Adds a multiple of a list to another.
#[inline]
pub fn add_scaled(sums: &mut [f32], values: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += factor * value;
    }
}

/// One way to say what every player can expect: by what the network says about each seat.
pub(crate) fn outlook_of(
    prospects: impl Iterator<Item = Prospect>,
    seats: impl Iterator<Item = ra_rules::Seat>,
    players: PlayerCount,
) -> Outlook {
    let mut by_seat = ra_rules::BySeat::from_fn(players, |_| Prospect::default());
    for (seat, prospect) in seats.zip(prospects) {
        by_seat[seat] = prospect;
    }
    Outlook::from_fn(players, |seat| by_seat[seat])
}
