//! How sure one can be of an average, and when one can stop playing.

use serde::Serialize;

/// An average, and the half width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The average.
    pub mean: f64,
    /// How far the true average may lie from it, in 95 of 100 cases.
    pub margin: f64,
}

impl Estimate {
    /// The average of independent values, such as the means of blocks: at least five of them.
    #[must_use]
    pub fn of(values: &[f64]) -> Estimate {
        let (mean, variance) = moments(values);
        let margin = standard_errors(values.len()) * (variance / crate::real(values.len())).sqrt();
        Estimate { mean, margin }
    }

    /// The average of shares, or of their differences. If all are the same, the true average may
    /// still be as far from that as the rule of three says.
    #[must_use]
    pub fn of_shares(shares: &[f64]) -> Estimate {
        let Estimate { mean, margin } = Estimate::of(shares);
        let rule_of_three = (3.0 / crate::real(shares.len())).min(1.0);
        let margin = if margin == 0.0 { rule_of_three } else { margin };
        Estimate { mean, margin }
    }

    /// The lower end of the interval.
    #[must_use]
    pub fn low(self) -> f64 {
        self.mean - self.margin
    }

    /// The upper end of the interval.
    #[must_use]
    pub fn high(self) -> f64 {
        self.mean + self.margin
    }
}

/// How many standard errors lie on each side of a 95 % interval: Student's t, by the expansion of
/// Cornish and Fisher, which is good to one percent from five values on.
fn standard_errors(values: usize) -> f64 {
    const NORMAL: f64 = 1.96;
    let freedom = crate::real(values.max(2) - 1);
    let cube = NORMAL * NORMAL * NORMAL;
    let fifth = cube * NORMAL * NORMAL;
    NORMAL
        + (cube + NORMAL) / (4.0 * freedom)
        + (5.0 * fifth + 16.0 * cube + 3.0 * NORMAL) / (96.0 * freedom * freedom)
}

fn square(number: f64) -> f64 {
    number * number
}

/// The average and the variance of values; with fewer than two, the variance is not known.
fn moments(values: &[f64]) -> (f64, f64) {
    let count = crate::real(values.len());
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| square(value - mean)).sum();
    let variance = if values.len() < 2 { f64::INFINITY } else { squares / (count - 1.0) };
    (mean, variance)
}

/// A sequential test: is the true average nearer to the one value or to the other?
///
/// The probability ratio of the two, by the normal approximation for block means. With the bounds
/// used it errs in about one of twenty cases on either side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sequential {
    /// The average that is to be refuted.
    pub low: f64,
    /// The average that is hoped for.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The higher value explains what was seen far better.
    High,
    /// The lower value explains what was seen far better.
    Low,
    /// More blocks are needed.
    Open,
}

/// Fewer blocks than this say too little about their variance.
const FEWEST: usize = 32;

impl Sequential {
    /// The logarithm of the ratio of the probabilities of what was seen.
    #[must_use]
    pub fn log_ratio(self, values: &[f64]) -> f64 {
        let (mean, variance) = moments(values);
        let distance = |from: f64| square(mean - from);
        let variance = variance.max(1e-6);
        crate::real(values.len()) * (distance(self.low) - distance(self.high)) / (2.0 * variance)
    }

    /// What the values say.
    #[must_use]
    pub fn verdict(self, values: &[f64]) -> Verdict {
        let bound = libm::log(0.95 / 0.05);
        match self.log_ratio(values) {
            _ if values.len() < FEWEST => Verdict::Open,
            ratio if ratio >= bound => Verdict::High,
            ratio if ratio <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}
