//! Networks as files: a line that says what it is, and the parameters.

use std::{error, fmt};

use ra_rules::PlayerCount;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{FIRST, Network, SECOND, STAGES, Shape};
use crate::features::{Describe, Features, LAYOUT};

/// The first word of every file of weights.
const MAGIC: &str = "heliopolis-network";

/// What a network is and how it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The game it plays.
    pub game: String,
    /// For how many players.
    pub players: usize,
    /// The version of its inputs.
    pub layout: u32,
    /// The number of its inputs and of the units in its layers.
    pub units: [usize; 4],
    /// The seed of its training.
    pub seed: u64,
    /// The games it was trained on.
    pub games: u64,
    /// The checksum of the network that its training went on from, unless it began with nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The day on which the training ended.
    pub date: String,
    /// The checksum of the parameters.
    pub sha256: String,
}

/// Why a file is not a network that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadWeights {
    /// The file does not begin like one of our networks.
    Foreign,
    /// The header cannot be read.
    Header(String),
    /// The network is for another game or another number of players.
    #[expect(missing_docs, reason = "the names say it")]
    OtherTable { wanted: String, found: String },
    /// The network was made for other inputs or layers.
    Layout,
    /// There are too many or too few parameters.
    #[expect(missing_docs, reason = "the names say it")]
    Length { wanted: usize, found: usize },
    /// The parameters are not those that were written.
    Damaged,
    /// Some parameters are so large that nothing can be computed with them, or no numbers at all.
    Boundless,
}

/// No parameter is larger: what is computed from such numbers stays finite.
const LARGEST: f32 = 1e3;

/// Nobody plays more games: their numbers can be counted on from here.
const MOST_GAMES: u64 = 1_000_000_000_000;

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::Foreign => {
                write!(f, "this is not a network: it does not begin with {MAGIC}")
            }
            BadWeights::Header(error) => write!(f, "the header of the network is wrong: {error}"),
            BadWeights::OtherTable { wanted, found } => {
                write!(f, "this network plays {found}, not {wanted}")
            }
            BadWeights::Layout => {
                f.write_str("this network was made for other inputs; it must be retrained")
            }
            BadWeights::Length { wanted, found } => {
                write!(f, "the network should have {wanted} bytes of parameters, not {found}")
            }
            BadWeights::Damaged => f.write_str("the network is damaged: its checksum is wrong"),
            BadWeights::Boundless => {
                write!(
                    f,
                    "the network has parameters that are not between -{LARGEST} and {LARGEST}"
                )
            }
        }
    }
}

impl error::Error for BadWeights {}

impl Header {
    /// The header of a network that was trained from nothing on so many games.
    #[must_use]
    pub fn of<G: Describe>(network: &Network, seed: u64, games: u64, date: String) -> Header {
        let shape = network.shape();
        Header {
            game: G::NAME.to_string(),
            players: shape.players.get(),
            layout: LAYOUT,
            units: units(shape),
            seed,
            games,
            from: None,
            date,
            sha256: checksum(&bytes(network.parameters())),
        }
    }
}

fn units(shape: Shape) -> [usize; 4] {
    [shape.inputs, FIRST, SECOND, STAGES]
}

/// The shape of the networks of a game.
#[must_use]
pub fn shape<G: Describe>(players: PlayerCount) -> Shape {
    Shape { inputs: Features::width_of::<G>(players), players }
}

impl Network {
    /// Writes a network as a file.
    #[must_use]
    pub fn to_bytes(&self, header: &Header) -> Vec<u8> {
        let header = serde_json::to_string(header).expect("a header is plain data");
        let mut file = format!("{MAGIC} {header}\n").into_bytes();
        file.extend(bytes(&self.parameters));
        file
    }

    /// Reads a network for this game and so many players.
    ///
    /// # Errors
    ///
    /// [`BadWeights`] says what is wrong with the file.
    pub fn from_bytes<G: Describe>(
        players: PlayerCount,
        file: &[u8],
    ) -> Result<(Network, Header), BadWeights> {
        let rest = file.strip_prefix(MAGIC.as_bytes()).ok_or(BadWeights::Foreign)?;
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or(BadWeights::Foreign)?;
        let (line, parameters) = (&rest[..end], &rest[end + 1..]);
        let header: Header =
            serde_json::from_slice(line).map_err(|error| BadWeights::Header(error.to_string()))?;
        if header.games > MOST_GAMES {
            let played = format!("nobody has played {} games", header.games);
            return Err(BadWeights::Header(played));
        }
        let table = |game: &str, players: usize| format!("{game} with {players} players");
        let wanted = table(G::NAME, players.get());
        let found = table(&header.game, header.players);
        if wanted != found {
            return Err(BadWeights::OtherTable { wanted, found });
        }
        let shape = shape::<G>(players);
        if header.layout != LAYOUT || header.units != units(shape) {
            return Err(BadWeights::Layout);
        }
        let wanted = size_of::<f32>() * shape.parameters();
        if parameters.len() != wanted {
            return Err(BadWeights::Length { wanted, found: parameters.len() });
        }
        if header.sha256 != checksum(parameters) {
            return Err(BadWeights::Damaged);
        }
        let values = parameters.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
        let values: Vec<f32> = values.collect();
        if !values.iter().all(|value| value.abs() <= LARGEST) {
            return Err(BadWeights::Boundless);
        }
        Ok((Network::new(shape, values), header))
    }
}

fn bytes(parameters: &[f32]) -> Vec<u8> {
    parameters.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn checksum(parameters: &[u8]) -> String {
    hex::encode(Sha256::digest(parameters))
}
