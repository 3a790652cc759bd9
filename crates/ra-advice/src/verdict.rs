//! What to call a decision.

use serde::Serialize;

/// How good a decision was, by the win share that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing was better.
    Best,
    /// Nearly as good: at most 1 % was given away.
    Fine,
    /// At most 3 % was given away.
    Slip,
    /// At most 8 % was given away.
    Mistake,
    /// More was given away.
    Blunder,
}

impl Verdict {
    /// Every verdict, from the best to the worst.
    pub const ALL: [Verdict; 5] =
        [Verdict::Best, Verdict::Fine, Verdict::Slip, Verdict::Mistake, Verdict::Blunder];

    /// A decision that gives away more win share than this is called a mistake.
    pub const MISTAKE: f32 = 0.03;

    /// The verdict on a decision that gave away so much.
    #[must_use]
    pub fn of(loss: f32) -> Verdict {
        match loss {
            // What cannot be seen in tenths of a percent is nothing.
            ..=0.0005 => Verdict::Best,
            ..=0.01 => Verdict::Fine,
            ..=Verdict::MISTAKE => Verdict::Slip,
            ..=0.08 => Verdict::Mistake,
            _ => Verdict::Blunder,
        }
    }

    /// The verdict in one word, the same in every language.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Fine => "fine",
            Verdict::Slip => "slip",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// Is it worth a closer look?
    #[must_use]
    pub fn is_mistake(self) -> bool {
        self >= Verdict::Mistake
    }
}
