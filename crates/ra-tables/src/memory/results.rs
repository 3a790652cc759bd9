//! Results in memory.

use super::Memory;
use crate::{
    Class, Contestant, Leader, Outcome, PastGame, PersonId, Rating, Results, StoreError, TableId,
    Timestamp, rate,
};

/// How a game ended.
#[derive(Debug)]
pub struct Scored {
    pub table: TableId,
    pub finished: Timestamp,
    pub outcome: Outcome,
    /// By how much it has changed each rating.
    pub changes: Option<Vec<f64>>,
}

impl Results for Memory {
    async fn rate_next(&self) -> Result<bool, StoreError> {
        let content = &mut *self.content();
        let mut waiting = content.results.iter_mut();
        let waiting = waiting.find(|scored| scored.outcome.is_rated && scored.changes.is_none());
        let Some(scored) = waiting else { return Ok(false) };
        let Outcome { class, standings, .. } = &scored.outcome;
        let key = |contestant| (contestant, *class);
        let before: Vec<Rating> = standings
            .iter()
            .map(|own| content.ratings.get(&key(own.contestant)).copied().unwrap_or_default())
            .collect();
        let after = rate(standings, &before);
        let changes = after.iter().zip(&before).map(|(after, before)| after.mean - before.mean);
        scored.changes = Some(changes.collect());
        for (standing, rating) in standings.iter().zip(after) {
            content.ratings.insert(key(standing.contestant), rating);
        }
        Ok(true)
    }

    async fn changes_at(&self, table: TableId) -> Result<Vec<Option<f64>>, StoreError> {
        let content = self.content();
        let scored = content.results.iter().find(|scored| scored.table == table);
        let changes = scored.and_then(|scored| scored.changes.as_ref());
        Ok(changes.map(|changes| changes.iter().copied().map(Some).collect()).unwrap_or_default())
    }

    async fn games_of(&self, person: PersonId, limit: u32) -> Result<Vec<PastGame>, StoreError> {
        let content = self.content();
        let games = content.results.iter().rev().filter_map(|scored| {
            let Outcome { class, is_rated, standings } = &scored.outcome;
            let is_own = |contestant| contestant == Contestant::Person(person);
            let seat = standings.iter().position(|standing| is_own(standing.contestant))?;
            Some(PastGame {
                table: scored.table,
                class: *class,
                standing: standings[seat],
                finished: scored.finished,
                is_rated: *is_rated,
                change: scored.changes.as_ref().map(|changes| changes[seat]),
            })
        });
        Ok(games.take(limit as usize).collect())
    }

    async fn ratings_of(&self, person: PersonId) -> Result<Vec<(Class, Rating)>, StoreError> {
        let content = self.content();
        let own = content.ratings.iter().filter_map(|(&(contestant, class), &rating)| {
            (contestant == Contestant::Person(person)).then_some((class, rating))
        });
        Ok(own.collect())
    }

    async fn leaders(&self, class: Class, limit: u32) -> Result<Vec<Leader>, StoreError> {
        let content = self.content();
        let of_class = content.ratings.iter().filter(|((_, own), _)| *own == class);
        let mut leaders: Vec<Leader> = of_class
            .map(|(&(contestant, _), &rating)| {
                let name = match contestant {
                    Contestant::Person(id) => content.name(id),
                    Contestant::Bot(_) => None,
                };
                Leader { contestant, name, rating }
            })
            .collect();
        leaders.sort_by(|one, other| other.rating.certain().total_cmp(&one.rating.certain()));
        leaders.truncate(limit as usize);
        Ok(leaders)
    }
}
