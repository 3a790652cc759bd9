//! What becomes of finished games.

use super::Tables;
use crate::{
    Class, Leader, PastGame, Person, PersonId, Rating, Refusal, Stage, Store, Table, World,
};

/// What everybody may know of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Who it is.
    pub person: Person,
    /// How strong they are in each class that they have played for a rating.
    pub ratings: Vec<(Class, Rating)>,
    /// The games that they have finished, the latest first.
    pub games: Vec<PastGame>,
}

impl<S: Store, W: World> Tables<S, W> {
    /// What everybody may know of a person, with so many of their games.
    ///
    /// # Errors
    ///
    /// [`Refusal::UnknownPerson`] if there is nobody like this.
    pub async fn profile(&self, id: PersonId, games: u32) -> Result<Profile, Refusal> {
        let store = &self.node.store;
        let person = store.person(id).await?.ok_or(Refusal::UnknownPerson)?;
        let ratings = store.ratings_of(id).await?;
        let games = store.games_of(id, games).await?;
        Ok(Profile { person, ratings, games })
    }

    /// By how many points a game for ratings has changed each seat's, once it is over; a game that
    /// still waits to be rated is rated first.
    ///
    /// # Errors
    ///
    /// [`Refusal::Store`] if the store does not answer.
    pub async fn rating_changes(&self, table: &Table) -> Result<Vec<Option<f64>>, Refusal> {
        if !table.settings().is_rated || table.stage() != Stage::Finished {
            return Ok(Vec::new());
        }
        let mut changes = self.node.store.changes_at(table.id()).await?;
        if !changes.iter().any(Option::is_some) {
            self.rate_all().await;
            changes = self.node.store.changes_at(table.id()).await?;
        }
        Ok(changes.into_iter().map(|change| change.map(Rating::in_points)).collect())
    }

    /// The strongest in a class.
    ///
    /// # Errors
    ///
    /// [`Refusal::Store`] if the store does not answer.
    pub async fn leaders(&self, class: Class, limit: u32) -> Result<Vec<Leader>, Refusal> {
        Ok(self.node.store.leaders(class, limit).await?)
    }

    /// Rates whatever waits for it. What fails is tried again with the next sweep.
    pub(super) async fn rate_all(&self) {
        loop {
            match self.node.store.rate_next().await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => return tracing::warn!(%error, "cannot rate a game"),
            }
        }
    }
}
