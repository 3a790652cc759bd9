//! How a network takes lessons in: gradient descent with momentum (Adam), and a calm average.

use ra_bots::Rng;
use ra_bots::net::{FIRST, Network, SECOND, STAGES, Shape};
use rayon::prelude::*;

use super::gradient::{Gradient, Lesson};

/// The lessons that a step is made of.
pub const BATCH: usize = 256;

/// The parts into which the lessons of a step are divided. Fixed, so that the number of cores does
/// not change the result.
const PARTS: usize = 4;

const MOMENTUM: f32 = 0.9;
const MEMORY_OF_SIZE: f32 = 0.999;

/// How a network goes from one lesson to the next.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The size of a step.
    pub rate: f32,
    /// How much of the average over all steps is kept at a step, at most.
    pub calm: f32,
}

/// A network in training.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// The network as of the last step.
    pub network: Network,
    /// The average of the network over many steps, which is the one that plays.
    pub calm: Network,
    /// The average direction of the gradient.
    pub direction: Vec<f32>,
    /// The average size of the gradient, squared.
    pub size: Vec<f32>,
    /// The number of steps made.
    pub steps: u64,
}

impl Learner {
    /// A network that knows nothing yet.
    #[must_use]
    pub fn new(shape: Shape, seed: u64) -> Learner {
        let mut rng = Rng::new(&[seed, u64::from_le_bytes(*b"network\0")]);
        let mut parameters = vec![0.0; shape.parameters()];
        let mut fill = |range: std::ops::Range<usize>, width: f32| {
            for value in &mut parameters[range] {
                *value = width * (2.0 * rng.unit() - 1.0);
            }
        };
        // About a hundred inputs are not zero at a time.
        fill(0..shape.first_bias(), 0.12);
        for stage in 0..STAGES {
            let places = shape.stage(stage);
            fill(places.second..places.second_bias, (3.0 / small(FIRST)).sqrt());
            fill(places.output..places.output_bias, 0.2 * (3.0 / small(SECOND)).sqrt());
        }
        Learner::of(Network::new(shape, parameters))
    }

    /// A network that goes on learning from what it knows.
    #[must_use]
    pub fn of(network: Network) -> Learner {
        let zeros = vec![0.0; network.shape().parameters()];
        Learner { calm: network.clone(), network, direction: zeros.clone(), size: zeros, steps: 0 }
    }

    /// Takes lessons in, and says the average error before that.
    pub fn study(&mut self, lessons: &[Lesson], pace: Pace) -> f64 {
        let mut parts = vec![Gradient::new(&self.network); PARTS];
        let mut loss = 0.0;
        for batch in lessons.chunks(BATCH) {
            let size = batch.len().div_ceil(PARTS);
            parts.par_iter_mut().zip(batch.par_chunks(size)).for_each(|(part, lessons)| {
                for lesson in lessons {
                    part.learn(&self.network, lesson);
                }
            });
            loss += parts.iter().map(|part| part.loss).sum::<f64>();
            self.step(&parts, 1.0 / small(batch.len()), pace);
            parts.iter_mut().for_each(Gradient::clear);
        }
        loss / crate::real(lessons.len().max(1))
    }

    fn step(&mut self, parts: &[Gradient], share: f32, pace: Pace) {
        self.steps += 1;
        // After so many steps nothing is left of the beginning.
        let steps = f32::from(u16::try_from(self.steps).unwrap_or(u16::MAX));
        let unlearned = |memory: f32| 1.0 - libm::powf(memory, steps);
        let rate = pace.rate * unlearned(MEMORY_OF_SIZE).sqrt() / unlearned(MOMENTUM);
        // The average begins short, so that it soon forgets what it began with.
        let calm = pace.calm.min(steps / (steps + 10.0));
        let parameters = self.network.parameters_mut().iter_mut().zip(self.calm.parameters_mut());
        let moments = self.direction.iter_mut().zip(&mut self.size);
        for (place, ((value, average), (direction, size))) in parameters.zip(moments).enumerate() {
            let slope = share * parts.iter().map(|part| part.values[place]).sum::<f32>();
            *direction += (1.0 - MOMENTUM) * (slope - *direction);
            *size += (1.0 - MEMORY_OF_SIZE) * (slope * slope - *size);
            *value -= rate * *direction / (size.sqrt() + 1e-8);
            *average += (1.0 - calm) * (*value - *average);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "units and lessons of a step are few")]
fn small(count: usize) -> f32 {
    count as f32
}
