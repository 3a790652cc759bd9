//! A small picture of a distribution, made of block characters.

use std::fmt::Write;

/// How many scores share a row.
const BIN: usize = 5;
const WIDTH: usize = 48;
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// A row for every five points, with a bar for how many scores fall there.
pub fn histogram(scores: &[usize]) -> String {
    let rows: Vec<usize> = scores.chunks(BIN).map(|bin| bin.iter().sum()).collect();
    let most = rows.iter().copied().max().unwrap_or(0).max(1);
    let total = scores.iter().sum::<usize>().max(1);
    let mut picture = String::new();
    for (at, &count) in rows.iter().enumerate() {
        let eighths = (count * WIDTH * 8).div_ceil(most);
        let bar = "█".repeat(eighths / 8) + EIGHTHS[eighths % 8];
        #[expect(clippy::cast_precision_loss, reason = "fewer than 2^53 games")]
        let share = format!("{:.1}%", 100.0 * count as f64 / total as f64);
        let (from, to) = (at * BIN, at * BIN + BIN - 1);
        writeln!(picture, "{from:>4}–{to:<4} {share:>7}  {bar}").expect("a string takes all");
    }
    picture
}
