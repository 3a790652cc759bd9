//! A picture of a tournament: win shares with their intervals, beside par.

use std::fmt::Write;

use crate::Estimate;

/// One line of the picture.
#[derive(Clone, Debug)]
pub struct Bar {
    /// Who played against whom.
    pub label: String,
    /// The win share.
    pub share: Estimate,
}

const LABELS: f64 = 300.0;
const WIDTH: f64 = 480.0;
const LINE: f64 = 28.0;
const TOP: f64 = 64.0;

/// Draws win shares with their 95 % intervals; `par` is what equal players would have.
#[must_use]
pub fn svg(title: &str, par: f64, bars: &[Bar]) -> String {
    let height = TOP + LINE * crate::real(bars.len()) + 36.0;
    let at = |share: f64| LABELS + WIDTH * share.clamp(0.0, 1.0);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {height}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#fdf8ec"/>
<text x="16" y="30" font-size="18" fill="#3b2a14">{}</text>
"##,
        LABELS + WIDTH + 80.0,
        escape(title)
    );
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        let _ = writeln!(
            svg,
            r##"<line x1="{x}" x2="{x}" y1="{TOP}" y2="{y}" stroke="#e3d6b8"/><text x="{x}" y="{below}" text-anchor="middle" fill="#7a6a4d" font-size="12">{percent} %</text>"##,
            x = at(share),
            y = height - 30.0,
            below = height - 12.0,
            percent = 10 * tenth,
        );
    }
    for (line, bar) in bars.iter().enumerate() {
        let middle = TOP + LINE * (crate::real(line) + 0.5);
        let Estimate { mean, .. } = bar.share;
        let _ = writeln!(
            svg,
            r##"<text x="{end}" y="{text}" text-anchor="end" fill="#3b2a14">{label}</text><rect x="{LABELS}" y="{top}" width="{width}" height="14" fill="#c98a2b"/><line x1="{low}" x2="{high}" y1="{middle}" y2="{middle}" stroke="#3b2a14" stroke-width="2"/><text x="{right}" y="{text}" fill="#3b2a14">{percent:.1} %</text>"##,
            end = LABELS - 12.0,
            text = middle + 5.0,
            label = escape(&bar.label),
            top = middle - 7.0,
            width = at(mean) - LABELS,
            low = at(bar.share.low()),
            high = at(bar.share.high()),
            right = LABELS + WIDTH + 12.0,
            percent = 100.0 * mean,
        );
    }
    let _ = write!(
        svg,
        r##"<line x1="{x}" x2="{x}" y1="{y}" y2="{end}" stroke="#a3302a" stroke-dasharray="5 4"/><text x="{x}" y="{label}" text-anchor="middle" fill="#a3302a" font-size="12">par</text>
</svg>
"##,
        x = at(par),
        y = TOP - 4.0,
        end = height - 30.0,
        label = TOP - 10.0,
    );
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
