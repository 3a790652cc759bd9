//! Who people are.

use super::Tables;
use crate::{Bearer, Person, PersonId, Refusal, Secret, Store, World, clean_name};

impl<S: Store, W: World> Tables<S, W> {
    /// Somebody new, with the secret that proves it.
    ///
    /// # Errors
    ///
    /// [`Refusal::Name`] if the name cannot be shown.
    pub async fn register(&self, name: &str) -> Result<(Person, Secret), Refusal> {
        let name = clean_name(name)?;
        let id = PersonId::new(self.random_number().max(PersonId::FIRST));
        let person = Person { id, name, has_account: false };
        let secret = self.new_secret();
        let now = self.node.world.now();
        self.node.store.add_person(person.clone(), secret.digest(), now).await?;
        Ok((person, secret))
    }

    /// Who has this key.
    ///
    /// # Errors
    ///
    /// [`Refusal::UnknownPerson`] if nobody has.
    pub async fn identify(&self, key: &Secret) -> Result<Bearer, Refusal> {
        self.node.store.bearer(key.digest()).await?.ok_or(Refusal::UnknownPerson)
    }

    /// Gives somebody another name, at tables that they join from now on.
    ///
    /// # Errors
    ///
    /// [`Refusal::Name`] if the name cannot be shown, [`Refusal::NameTaken`] if the person has an
    /// account and there is another of this name.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Refusal> {
        let name = clean_name(name)?;
        if !self.node.store.rename(person.id, name.clone()).await? {
            return Err(Refusal::NameTaken);
        }
        Ok(Person { name, ..person.clone() })
    }

    pub(super) fn new_secret(&self) -> Secret {
        let random = self.node.world.random();
        Secret::new(*random.first_chunk().expect("32 bytes have 16"))
    }
}
