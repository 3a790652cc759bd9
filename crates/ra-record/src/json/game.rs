//! What a game's own questions look like in JSON.

use ra_rules::Game;
use ra_rules::ra::{Discard, Question, Ra, Toll};
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
pub enum RaQuestion {
    Gods,
    Discard { owner: u8, civilizations: u8, monuments: u8, by_god: bool },
}

impl JsonGame for Ra {
    type QuestionDocument = RaQuestion;

    fn write_question(question: Question) -> RaQuestion {
        match question {
            Question::Gods => RaQuestion::Gods,
            Question::Discard(Discard { owner, toll, by_god }) => RaQuestion::Discard {
                owner: owner.number(),
                civilizations: toll.civilizations,
                monuments: toll.monuments,
                by_god,
            },
        }
    }

    fn read_question(document: RaQuestion) -> Result<Question, JsonError> {
        Ok(match document {
            RaQuestion::Gods => Question::Gods,
            RaQuestion::Discard { owner, civilizations, monuments, by_god } => {
                let toll = Toll { civilizations, monuments };
                Question::Discard(Discard { owner: seat(owner)?, toll, by_god })
            }
        })
    }
}
