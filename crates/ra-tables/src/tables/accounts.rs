//! Names with a password, which their owners take from one device to another.

use std::time::Duration;

use tokio::time::timeout;

use super::Tables;
use crate::{
    Account, Person, PersonId, Refusal, Secret, Store, StoreError, TableId, World, clean_name,
    password,
};

/// How long to wait while others log in before asking to come again.
const PATIENCE: Duration = Duration::from_secs(5);

impl<S: Store, W: World> Tables<S, W> {
    /// Makes an account of somebody: from now on they can log in by this name and password.
    ///
    /// # Errors
    ///
    /// [`Refusal::NameTaken`] if the name is that of an account already, and others.
    pub async fn enroll(
        &self,
        person: &Person,
        name: &str,
        password: &str,
    ) -> Result<Person, Refusal> {
        let name = clean_name(name)?;
        password::check(password)?;
        if person.has_account {
            return Err(Refusal::HasAccount);
        }
        // Before the costly digest; the store has the last word.
        if self.node.store.account(&name).await?.is_some() {
            return Err(Refusal::NameTaken);
        }
        let password = password.to_owned();
        let password = self.digest(move || password::digest(&password)).await?;
        let person = Person { id: person.id, name, has_account: true };
        let account = Account { person: person.clone(), password };
        if self.node.store.enroll(account).await? { Ok(person) } else { Err(Refusal::NameTaken) }
    }

    /// Somebody comes back by name and password, on whatever device.
    ///
    /// # Errors
    ///
    /// [`Refusal::WrongPassword`] if there is no such account, or its password is another.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<(Person, Secret), Refusal> {
        let account = match clean_name(name) {
            Ok(name) => self.node.store.account(&name).await?,
            Err(_) => None,
        };
        let person = self.prove(account, password).await?;
        let secret = self.add_key(person.id, None).await?;
        Ok((person, secret))
    }

    /// Forgets a key: who had only this one has to log in again.
    ///
    /// # Errors
    ///
    /// [`Refusal::Store`] if the store does not answer.
    pub async fn log_out(&self, key: &Secret) -> Result<(), Refusal> {
        Ok(self.node.store.remove_key(key.digest()).await?)
    }

    /// Changes the password of an account. All other devices have to log in again.
    ///
    /// # Errors
    ///
    /// [`Refusal::WrongPassword`] if the old one is wrong, and others.
    pub async fn change_password(
        &self,
        person: &Person,
        key: &Secret,
        old: &str,
        new: &str,
    ) -> Result<(), Refusal> {
        password::check(new)?;
        let account = self.node.store.account(&person.name).await?;
        let account = account.filter(|account| account.person.id == person.id);
        let person = self.prove(account, old).await?;
        let new = new.to_owned();
        let password = self.digest(move || password::digest(&new)).await?;
        let account = Account { person, password };
        Ok(self.node.store.change_password(account, key.digest()).await?)
    }

    /// A new key for somebody; with a table, good for nothing but their seat there.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotSeated`] if they have no seat at the table.
    pub async fn add_key(
        &self,
        person: PersonId,
        table: Option<TableId>,
    ) -> Result<Secret, Refusal> {
        if let Some(id) = table {
            self.table(id).await?.seat_of(person).ok_or(Refusal::NotSeated)?;
        }
        let secret = self.new_secret();
        let now = self.node.world.now();
        self.node.store.add_key((person, table), secret.digest(), now).await?;
        Ok(secret)
    }

    /// Whose account it is, if the password is right.
    async fn prove(&self, account: Option<Account>, password: &str) -> Result<Person, Refusal> {
        let (person, kept) = account.map(|account| (account.person, account.password)).unzip();
        let password = password.to_owned();
        let is_right = self.digest(move || password::is_right(&password, kept.as_deref())).await?;
        person.filter(|_| is_right).ok_or(Refusal::WrongPassword)
    }

    /// Works on a password: not in the way of games, and few at a time, since each takes memory.
    async fn digest<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let turn = timeout(PATIENCE, self.node.digests.acquire()).await;
        let _turn = turn.map_err(|_| Refusal::Busy)?.expect("never closed");
        let worked = tokio::task::spawn_blocking(work).await;
        worked.map_err(|failed| StoreError(failed.into()).into())
    }
}
