//! What a network computes.

use ra_bots::net::{Activity, FIRST, Network, SECOND, Shape};
use ra_bots::{Features, Rng};
use ra_rules::PlayerCount;

const INPUTS: u16 = 60;

fn network(rng: &mut Rng) -> Network {
    let shape = Shape { inputs: INPUTS.into(), players: PlayerCount::Four };
    let values = (0..shape.parameters()).map(|_| 2.0 * rng.unit() - 1.0);
    Network::new(shape, values.collect())
}

fn features(rng: &mut Rng) -> Features {
    let mut features = Features::default();
    for _ in 0..INPUTS {
        features.number(if rng.below(3) == 0 { 0.0 } else { rng.unit() });
    }
    features
}

/// One unit of a layer, in the plainest way: its bias, and then one addition after the other.
fn unit(bias: f32, weights: impl Iterator<Item = f32>, inputs: &[f32]) -> f32 {
    weights.zip(inputs).fold(bias, |sum, (weight, input)| sum + input * weight)
}

/// A layer whose weights are rows, one for each input.
fn layer(weights: &[f32], bias: &[f32], inputs: &[f32]) -> Vec<f32> {
    let column = |place: usize| weights[place..].iter().step_by(bias.len()).copied();
    bias.iter().enumerate().map(|(place, &bias)| unit(bias, column(place), inputs)).collect()
}

fn cut_off(sums: Vec<f32>) -> Vec<f32> {
    sums.into_iter().map(|sum| sum.max(0.0)).collect()
}

/// Machines differ in how much they add at once. A game must not.
#[test]
fn wide_registers_add_up_to_the_same_last_bit() {
    let mut rng = Rng::new(&[7]);
    let network = network(&mut rng);
    let (shape, all) = (network.shape(), network.parameters());
    for stage in 0..3 {
        let features = features(&mut rng);
        let mut inputs = vec![0.0; shape.inputs];
        for &(place, value) in features.entries() {
            inputs[usize::from(place)] = value;
        }
        let (places, bias) = (shape.stage(stage), shape.first_bias());
        let first = cut_off(layer(&all[..bias], &all[bias..bias + FIRST], &inputs));
        let bias = places.second_bias;
        let second = cut_off(layer(&all[places.second..bias], &all[bias..bias + SECOND], &first));
        let bias = places.output_bias;
        let outputs = layer(&all[places.output..bias], &all[bias..bias + shape.outputs()], &second);

        let mut activity = Activity::default();
        network.finish(&network.first_sums(&features), stage, &mut activity);
        assert_eq!((&activity.first[..], &activity.second[..]), (&first[..], &second[..]));
        assert_eq!(activity.outputs[..shape.outputs()], outputs);
    }
}
