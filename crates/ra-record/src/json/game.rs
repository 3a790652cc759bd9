//! What a game's own questions look like in JSON.

use ra_rules::priests::{self, Priests};
use ra_rules::ra::{self, Discard, Ra, Toll};
use ra_rules::{Game, Kind};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{JsonError, seat};

/// A game whose positions can be written as JSON.
pub trait JsonGame: Game {
    /// A question as plain data.
    type QuestionDocument: Serialize + DeserializeOwned;

    /// The question as plain data.
    fn write_question(question: Self::Question) -> Self::QuestionDocument;

    /// The question that the data stand for.
    ///
    /// # Errors
    ///
    /// [`JsonError`] if the data make no question.
    fn read_question(document: Self::QuestionDocument) -> Result<Self::Question, JsonError>;
}

/// A question of Ra as plain data.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the questions")]
pub enum RaQuestion {
    Gods,
    Discard { owner: u8, civilizations: u8, monuments: u8, by_god: bool },
}

impl JsonGame for Ra {
    type QuestionDocument = RaQuestion;

    fn write_question(question: ra::Question) -> RaQuestion {
        match question {
            ra::Question::Gods => RaQuestion::Gods,
            ra::Question::Discard(Discard { owner, toll, by_god }) => RaQuestion::Discard {
                owner: owner.number(),
                civilizations: toll.civilizations,
                monuments: toll.monuments,
                by_god,
            },
        }
    }

    fn read_question(document: RaQuestion) -> Result<ra::Question, JsonError> {
        Ok(match document {
            RaQuestion::Gods => ra::Question::Gods,
            RaQuestion::Discard { owner, civilizations, monuments, by_god } => {
                let toll = Toll { civilizations, monuments };
                ra::Question::Discard(Discard { owner: seat(owner)?, toll, by_god })
            }
        })
    }
}

/// A question of Priests of Ra as plain data.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the questions")]
pub enum PriestsQuestion {
    Side { tile: String },
    Turn { owner: u8 },
}

impl JsonGame for Priests {
    type QuestionDocument = PriestsQuestion;

    fn write_question(question: priests::Question) -> PriestsQuestion {
        match question {
            priests::Question::Side(tile) => PriestsQuestion::Side { tile: tile.to_string() },
            priests::Question::Turn(owner) => PriestsQuestion::Turn { owner: owner.number() },
        }
    }

    fn read_question(document: PriestsQuestion) -> Result<priests::Question, JsonError> {
        Ok(match document {
            PriestsQuestion::Side { tile } => {
                let tile = priests::Tile::named(&tile);
                priests::Question::Side(tile.map_err(|error| JsonError::at("tile", error))?)
            }
            PriestsQuestion::Turn { owner } => priests::Question::Turn(seat(owner)?),
        })
    }
}
