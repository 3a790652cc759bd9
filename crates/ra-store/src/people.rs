//! People in a database, the same for each kind.

/// Declares how a store keeps people.
macro_rules! people {
    ($store:ident, $pool:ident, $connection:ty) => {
        use ra_tables::{
            Account, Bearer, MOST_KEYS, People, Person, PersonId, SecretDigest, StoreError, TableId,
            Timestamp, fold_name,
        };
        use sqlx::{query, query_as};

        use super::$store;
        use crate::columns::{self, PersonRow, failed, to_a_person, to_account, to_bearer};
        use crate::writer::{Stored, Write};

        type Written = Result<Stored, sqlx::Error>;

        pub async fn add(
            database: &mut $connection,
            person: &Person,
            key: &SecretDigest,
            at: Timestamp,
        ) -> Written {
            let insert =
                query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
            let insert = insert.bind(columns::person(person.id)).bind(&person.name).bind(columns::time(at));
            let is_new = insert.execute(&mut *database).await?.rows_affected() == 1;
            if is_new { add_key(database, person.id, None, key, at).await } else { Ok(false) }
        }

        pub async fn rename(database: &mut $connection, person: PersonId, name: &str) -> Written {
            let update = query(
                "UPDATE people SET name = $1, login = CASE WHEN login IS NULL THEN NULL ELSE $2 END \
                 WHERE id = $3 AND (login IS NULL OR \
                     NOT EXISTS (SELECT 1 FROM people WHERE login = $2 AND id <> $3))",
            );
            let update = update.bind(name).bind(fold_name(name)).bind(columns::person(person));
            Ok(update.execute(database).await?.rows_affected() == 1)
        }

        pub async fn add_key(
            database: &mut $connection,
            person: PersonId,
            table: Option<TableId>,
            key: &SecretDigest,
            at: Timestamp,
        ) -> Written {
            let insert =
                query("INSERT INTO keys (digest, person, table_id, created) VALUES ($1, $2, $3, $4)")
                    .bind(key.as_slice())
                    .bind(columns::person(person))
                    .bind(table.map(columns::table))
                    .bind(columns::time(at));
            insert.execute(&mut *database).await?;
            // Keys for a seat do not push out those that prove who somebody is.
            let forget = query(
                "DELETE FROM keys WHERE person = $1 AND (table_id IS NULL) = $2 AND digest NOT IN \
                 (SELECT digest FROM keys WHERE person = $1 AND (table_id IS NULL) = $2 \
                  ORDER BY digest = $3 DESC, created DESC LIMIT $4)",
            );
            let forget = forget
                .bind(columns::person(person))
                .bind(table.is_none())
                .bind(key.as_slice())
                .bind(i64::from(MOST_KEYS));
            forget.execute(database).await?;
            Ok(true)
        }

        pub async fn remove_key(database: &mut $connection, key: &SecretDigest) -> Written {
            let delete = query("DELETE FROM keys WHERE digest = $1").bind(key.as_slice());
            Ok(delete.execute(database).await?.rows_affected() == 1)
        }

        pub async fn enroll(database: &mut $connection, account: &Account) -> Written {
            let Account { person, password } = account;
            let update = query(
                "UPDATE people SET name = $1, login = $2, password = $3 WHERE id = $4 AND login IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM people WHERE login = $2)",
            );
            let update = update
                .bind(&person.name)
                .bind(fold_name(&person.name))
                .bind(password)
                .bind(columns::person(person.id));
            Ok(update.execute(database).await?.rows_affected() == 1)
        }

        pub async fn change_password(
            database: &mut $connection,
            account: &Account,
            keep: &SecretDigest,
        ) -> Written {
            let id = columns::person(account.person.id);
            let update = query("UPDATE people SET password = $1 WHERE id = $2").bind(&account.password);
            let is_known = update.bind(id).execute(&mut *database).await?.rows_affected() == 1;
            let delete = query("DELETE FROM keys WHERE person = $1 AND digest <> $2").bind(id);
            delete.bind(keep.as_slice()).execute(database).await?;
            Ok(is_known)
        }

        impl People for $store {
            async fn add_person(
                &self,
                person: Person,
                key: SecretDigest,
                at: Timestamp,
            ) -> Result<(), StoreError> {
                self.writer.write(Write::AddPerson(person, key, at)).await.map(drop)
            }

            async fn bearer(&self, key: SecretDigest) -> Result<Option<Bearer>, StoreError> {
                let select = "SELECT id, name, login IS NOT NULL, table_id \
                    FROM keys JOIN people ON id = person WHERE digest = $1";
                let row = query_as(select).bind(key.as_slice()).fetch_optional(&self.$pool).await;
                Ok(row.map_err(failed)?.map(to_bearer))
            }

            async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
                let select = "SELECT id, name, login IS NOT NULL FROM people WHERE id = $1";
                let row = query_as(select).bind(columns::person(person)).fetch_optional(&self.$pool);
                let row: Option<PersonRow> = row.await.map_err(failed)?;
                Ok(row.map(to_a_person))
            }

            async fn rename(&self, person: PersonId, name: String) -> Result<bool, StoreError> {
                self.writer.write(Write::Rename(person, name)).await
            }

            async fn add_key(
                &self,
                (person, table): (PersonId, Option<TableId>),
                key: SecretDigest,
                at: Timestamp,
            ) -> Result<(), StoreError> {
                self.writer.write(Write::AddKey(person, table, key, at)).await.map(drop)
            }

            async fn remove_key(&self, key: SecretDigest) -> Result<(), StoreError> {
                self.writer.write(Write::RemoveKey(key)).await.map(drop)
            }

            async fn enroll(&self, account: Account) -> Result<bool, StoreError> {
                self.writer.write(Write::Enroll(account)).await
            }

            async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
                let select = "SELECT id, name, password FROM people WHERE login = $1";
                let row = query_as(select).bind(fold_name(name)).fetch_optional(&self.$pool).await;
                Ok(row.map_err(failed)?.map(to_account))
            }

            async fn change_password(
                &self,
                account: Account,
                keep: SecretDigest,
            ) -> Result<(), StoreError> {
                self.writer.write(Write::ChangePassword(account, keep)).await.map(drop)
            }
        }
    };
}
pub(crate) use people;
