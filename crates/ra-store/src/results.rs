//! How games ended, in a database, the same for each kind.

/// Declares how a store keeps how games ended; `LOCK` keeps other nodes from rating the same game.
macro_rules! results {
    ($store:ident, $pool:ident, $connection:ty) => {
        use ra_tables::{
            Class, Leader, Outcome, PastGame, PersonId, Rating, Results, Standing, StoreError, TableId,
            Timestamp, rate,
        };
        use sqlx::{query, query_as, query_scalar};

        use super::$store;
        use crate::columns::{self, failed, to_class_rating, to_game, to_leader, to_rating, to_standing};
        use crate::writer::{Stored, Write};

        pub async fn add(
            database: &mut $connection,
            table: TableId,
            outcome: &Outcome,
            finished: Timestamp,
        ) -> Result<(), sqlx::Error> {
            let (game, players) = columns::class(outcome.class);
            for (seat, standing) in (1_i16..).zip(&outcome.standings) {
                let insert = query(
                    "INSERT INTO results (table_id, seat, contestant, game, players, place, score, \
                     finished, is_rated) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                );
                let insert = insert
                    .bind(columns::table(table))
                    .bind(seat)
                    .bind(columns::contestant(standing.contestant))
                    .bind(game)
                    .bind(players)
                    .bind(i16::from(standing.place))
                    .bind(i32::from(standing.score))
                    .bind(columns::time(finished))
                    .bind(outcome.is_rated);
                insert.execute(&mut *database).await?;
            }
            Ok(())
        }

        /// Rates the game that has waited for it longest.
        pub async fn rate_next(database: &mut $connection) -> Result<Stored, sqlx::Error> {
            if let Some(lock) = LOCK {
                query(lock).execute(&mut *database).await?;
            }
            let next = "SELECT table_id FROM results WHERE is_rated AND change IS NULL \
                ORDER BY finished, table_id LIMIT 1";
            let Some(table) = query_scalar(next).fetch_optional(&mut *database).await? else {
                return Ok(false);
            };
            let (class, standings) = standings(database, table).await?;
            let mut before = Vec::with_capacity(standings.len());
            for standing in &standings {
                before.push(rating(database, &class, standing).await?);
            }
            let after = rate(&standings, &before);
            for ((seat, standing), (before, after)) in
                (1_i16..).zip(&standings).zip(before.iter().zip(&after))
            {
                set_rating(database, &class, standing, after).await?;
                let update = query("UPDATE results SET change = $1 WHERE table_id = $2 AND seat = $3");
                let update = update.bind(after.mean - before.mean).bind(table).bind(seat);
                update.execute(&mut *database).await?;
            }
            Ok(true)
        }

        /// What was played at a table, and how it ended for each seat.
        async fn standings(
            database: &mut $connection,
            table: i64,
        ) -> Result<((String, i16), Vec<Standing>), sqlx::Error> {
            let class = "SELECT game, players FROM results WHERE table_id = $1";
            let class = query_as(class).bind(table).fetch_one(&mut *database).await?;
            let select = "SELECT contestant, place, score FROM results WHERE table_id = $1 ORDER BY seat";
            let rows = query_as(select).bind(table).fetch_all(database).await?;
            Ok((class, rows.into_iter().map(to_standing).collect()))
        }

        async fn rating(
            database: &mut $connection,
            (game, players): &(String, i16),
            standing: &Standing,
        ) -> Result<Rating, sqlx::Error> {
            let select = "SELECT mean, deviation, games FROM ratings \
                WHERE contestant = $1 AND game = $2 AND players = $3";
            let select = query_as(select).bind(columns::contestant(standing.contestant));
            let row = select.bind(game).bind(players).fetch_optional(database).await?;
            Ok(row.map(to_rating).unwrap_or_default())
        }

        async fn set_rating(
            database: &mut $connection,
            (game, players): &(String, i16),
            standing: &Standing,
            rating: &Rating,
        ) -> Result<(), sqlx::Error> {
            let upsert = query(
                "INSERT INTO ratings (contestant, game, players, mean, deviation, games) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (contestant, game, players) DO UPDATE \
                 SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games",
            );
            let upsert = upsert
                .bind(columns::contestant(standing.contestant))
                .bind(game)
                .bind(players)
                .bind(rating.mean)
                .bind(rating.deviation)
                .bind(i32::try_from(rating.games).unwrap_or(i32::MAX));
            upsert.execute(database).await.map(drop)
        }

        impl Results for $store {
            async fn rate_next(&self) -> Result<bool, StoreError> {
                self.writer.write(Write::RateNext).await
            }

            async fn changes_at(&self, table: TableId) -> Result<Vec<Option<f64>>, StoreError> {
                let select = "SELECT change FROM results WHERE table_id = $1 ORDER BY seat";
                let select = query_scalar(select).bind(columns::table(table));
                select.fetch_all(&self.$pool).await.map_err(failed)
            }

            async fn games_of(&self, person: PersonId, limit: u32) -> Result<Vec<PastGame>, StoreError> {
                let select = "SELECT table_id, contestant, place, score, game, players, finished, \
                    is_rated, change FROM results WHERE contestant = $1 \
                    ORDER BY finished DESC, table_id DESC LIMIT $2";
                let select = query_as(select).bind(columns::person(person)).bind(i64::from(limit));
                let rows = select.fetch_all(&self.$pool).await.map_err(failed)?;
                rows.into_iter().map(to_game).collect()
            }

            async fn ratings_of(&self, person: PersonId) -> Result<Vec<(Class, Rating)>, StoreError> {
                let select = "SELECT game, players, mean, deviation, games FROM ratings \
                    WHERE contestant = $1 ORDER BY game DESC, players";
                let select = query_as(select).bind(columns::person(person));
                let rows = select.fetch_all(&self.$pool).await.map_err(failed)?;
                rows.into_iter().map(to_class_rating).collect()
            }

            async fn leaders(&self, class: Class, limit: u32) -> Result<Vec<Leader>, StoreError> {
                let (game, players) = columns::class(class);
                let select = "SELECT contestant, name, mean, deviation, games \
                    FROM ratings LEFT JOIN people ON id = contestant WHERE game = $1 AND players = $2 \
                    ORDER BY mean - 3 * deviation DESC, contestant LIMIT $3";
                let select = query_as(select).bind(game).bind(players).bind(i64::from(limit));
                let rows = select.fetch_all(&self.$pool).await.map_err(failed)?;
                Ok(rows.into_iter().map(to_leader).collect())
            }
        }
    };
}
pub(crate) use results;
