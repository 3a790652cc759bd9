//! Who people are.

use super::Tables;
use crate::{Person, PersonId, Refusal, Secret, Store, World, clean_name};

impl<S: Store, W: World> Tables<S, W> {
    /// Somebody new, with the secret that proves it.
    ///
    /// # Errors
    ///
    /// [`Refusal::Name`] if the name cannot be shown.
    pub async fn register(&self, name: &str) -> Result<(Person, Secret), Refusal> {
        let name = clean_name(name)?;
        let person = Person { id: PersonId::new(self.random_number()), name };
        let random = self.node.world.random();
        let secret = Secret::new(*random.first_chunk().expect("32 bytes have 16"));
        let now = self.node.world.now();
        self.node.store.add_person(person.clone(), secret.digest(), now).await?;
        Ok((person, secret))
    }

    /// Who has this secret.
    ///
    /// # Errors
    ///
    /// [`Refusal::UnknownPerson`] if nobody has.
    pub async fn identify(&self, secret: &Secret) -> Result<Person, Refusal> {
        self.node.store.person(secret.digest()).await?.ok_or(Refusal::UnknownPerson)
    }

    /// Gives somebody another name, at tables that they join from now on.
    ///
    /// # Errors
    ///
    /// [`Refusal::Name`] if the name cannot be shown.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<Person, Refusal> {
        let person = Person { id, name: clean_name(name)? };
        self.node.store.rename(person.clone()).await?;
        Ok(person)
    }
}
