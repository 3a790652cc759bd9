//! Training on disk: everything that the next round depends on.

use std::{error, fmt};

use ra_bots::features::{Describe, LAYOUT};
use ra_bots::net::{Network, shape};
use ra_rules::PlayerCount;
use sha2::{Digest, Sha256};

use super::{Learner, Origin, Training};

/// The first word of a checkpoint.
const MAGIC: &str = "heliopolis-training";

/// The version of what follows.
const VERSION: u32 = 2;

/// The bytes of the checksum at the end.
const CHECKSUM: usize = 32;

/// Why a file is no checkpoint to go on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadCheckpoint {
    /// It is something else.
    Foreign,
    /// It belongs to another game, number of players, layout of the inputs or version.
    OtherTraining,
    /// It is not what was written.
    Damaged,
}

impl fmt::Display for BadCheckpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadCheckpoint::Foreign => "this is no checkpoint of a training",
            BadCheckpoint::OtherTraining => {
                "this checkpoint is of another game, number of players or version"
            }
            BadCheckpoint::Damaged => "this checkpoint is damaged",
        })
    }
}

impl error::Error for BadCheckpoint {}

/// What a training must have in common with a checkpoint to go on from it.
fn title<G: Describe>(players: PlayerCount) -> String {
    let inputs = shape::<G>(players).inputs;
    format!("{MAGIC} {VERSION} {} {players} {LAYOUT} {inputs}\n", G::NAME)
}

/// What is refined, if anything: the checksum of the network and its games, as a line.
fn origin_line(origin: Option<&Origin>) -> String {
    origin.map_or("\n".to_string(), |Origin { sha256, games }| format!("{sha256} {games}\n"))
}

/// What is refined, and what follows that line.
fn read_origin(file: &[u8]) -> Option<(Option<Origin>, &[u8])> {
    let end = file.iter().position(|&byte| byte == b'\n')?;
    let (line, rest) = (str::from_utf8(&file[..end]).ok()?, &file[end + 1..]);
    if line.is_empty() {
        return Some((None, rest));
    }
    let (sha256, games) = line.split_once(' ')?;
    let origin = Origin { sha256: sha256.to_string(), games: games.parse().ok()? };
    Some((Some(origin), rest))
}

impl Training {
    /// Everything that the next round depends on.
    #[must_use]
    pub fn to_checkpoint<G: Describe>(&self) -> Vec<u8> {
        let Learner { network, calm, direction, size, steps } = &self.learner;
        let mut file = title::<G>(network.shape().players).into_bytes();
        file.extend(origin_line(self.origin.as_ref()).bytes());
        for number in [self.seed, self.games, *steps] {
            file.extend(number.to_le_bytes());
        }
        for list in [network.parameters(), calm.parameters(), direction, size] {
            file.extend(list.iter().flat_map(|value| value.to_le_bytes()));
        }
        let checksum = Sha256::digest(&file);
        file.extend(checksum);
        file
    }

    /// Goes on from a checkpoint.
    ///
    /// # Errors
    ///
    /// [`BadCheckpoint`] if it is damaged, or of another training.
    pub fn from_checkpoint<G: Describe>(
        players: PlayerCount,
        file: &[u8],
    ) -> Result<Training, BadCheckpoint> {
        if !file.starts_with(MAGIC.as_bytes()) {
            return Err(BadCheckpoint::Foreign);
        }
        let title = title::<G>(players);
        let rest = file.strip_prefix(title.as_bytes()).ok_or(BadCheckpoint::OtherTraining)?;
        let (origin, rest) = read_origin(rest).ok_or(BadCheckpoint::Damaged)?;
        let shape = shape::<G>(players);
        let numbers = 3 * size_of::<u64>();
        let list = size_of::<f32>() * shape.parameters();
        if rest.len() != numbers + 4 * list + CHECKSUM {
            return Err(BadCheckpoint::Damaged);
        }
        let (content, checksum) = file.split_at(file.len() - CHECKSUM);
        if Sha256::digest(content)[..] != *checksum {
            return Err(BadCheckpoint::Damaged);
        }
        let (numbers, lists) = rest[..numbers + 4 * list].split_at(numbers);
        let mut numbers = numbers.as_chunks().0.iter().map(|&bytes| u64::from_le_bytes(bytes));
        let mut number = || numbers.next().ok_or(BadCheckpoint::Damaged);
        let (seed, games, steps) = (number()?, number()?, number()?);
        let mut lists = lists.chunks_exact(list).map(|bytes| {
            bytes.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect::<Vec<_>>()
        });
        let mut list = || lists.next().ok_or(BadCheckpoint::Damaged);
        let learner = Learner {
            network: Network::new(shape, list()?),
            calm: Network::new(shape, list()?),
            direction: list()?,
            size: list()?,
            steps,
        };
        Ok(Training { learner, seed, games, origin })
    }
}
