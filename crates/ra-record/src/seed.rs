//! The secret that a game's luck follows from, and the promise not to change it.

use std::fmt;
use std::str::FromStr;

use ra_rules::{Game, PlayerCount, Rules};
use sha2::{Digest, Sha256};

/// The 32 bytes from which the deal of the suns and the order of the bag follow.
///
/// Whoever knows a seed knows the future of its game, so printing it for debugging does not show
/// it; [`Seed::to_hex`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed with this name: always the same, so for experiments and not for play.
    ///
    /// ```
    /// use ra_record::Seed;
    ///
    /// assert_eq!(Seed::named("game 1"), Seed::named("game 1"));
    /// assert_ne!(Seed::named("game 1"), Seed::named("game 2"));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Seed {
        Seed(Sha256::digest(name).into())
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed as it stands in a record after the end: 64 lower-case hex digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The text is not 64 lower-case hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 lower-case hex digits")
    }
}

impl std::error::Error for ParseHexError {}

fn parse_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    let mut bytes = [0; 32];
    let lower = !text.contains(|letter: char| letter.is_ascii_uppercase());
    hex::decode_to_slice(text, &mut bytes).ok().filter(|()| lower).ok_or(ParseHexError)?;
    Ok(bytes)
}

impl FromStr for Seed {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Seed, ParseHexError> {
        parse_hex(text).map(Seed)
    }
}

/// What a game publishes before its first move: a SHA-256 digest over its seed and setup.
///
/// When the seed is opened after the end, everybody can compute the digest again.
///
/// ```
/// use ra_record::{Commitment, Seed};
/// use ra_rules::ra::{Edition, Ra};
/// use ra_rules::PlayerCount;
///
/// let seed = Seed::named("example");
/// let promise = Commitment::to::<Ra>(Edition::Of2016, PlayerCount::Four, &seed);
/// assert_eq!(promise.to_string().parse(), Ok(promise));
/// assert_ne!(promise, Commitment::to::<Ra>(Edition::Of2016, PlayerCount::Five, &seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The promise to play with this setup and seed.
    #[must_use]
    pub fn to<G: Game>(rules: G::Rules, players: PlayerCount, seed: &Seed) -> Commitment {
        let (game, preset, seed) = (G::NAME, rules.name(), seed.to_hex());
        let options = rules.departures().into_iter();
        let options: Vec<String> =
            options.map(|(option, value)| format!(" {option}={value}")).collect();
        let options = options.concat();
        let text = format!("ra-record 1 {game} {preset} {players} {seed}{options}");
        Commitment(Sha256::digest(text).into())
    }
}

const PREFIX: &str = "sha256:";

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// The text is no commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCommitmentError;

impl fmt::Display for ParseCommitmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a commitment is sha256: and 64 lower-case hex digits")
    }
}

impl std::error::Error for ParseCommitmentError {}

impl FromStr for Commitment {
    type Err = ParseCommitmentError;

    fn from_str(text: &str) -> Result<Commitment, ParseCommitmentError> {
        let digits = text.strip_prefix(PREFIX).ok_or(ParseCommitmentError)?;
        parse_hex(digits).map(Commitment).map_err(|_| ParseCommitmentError)
    }
}
