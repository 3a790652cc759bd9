//! People in memory.

use super::{Content, Memory};
use crate::{
    Account, Bearer, People, Person, PersonId, SecretDigest, StoreError, TableId, Timestamp,
    fold_name,
};

/// Somebody who is known.
#[derive(Debug)]
pub struct Known {
    person: Person,
    password: Option<String>,
}

impl Content {
    /// What somebody is called.
    pub fn name(&self, person: PersonId) -> Option<String> {
        self.people.get(&person).map(|known| known.person.name.clone())
    }

    /// Is it the name of somebody else's account?
    fn is_taken(&self, name: &str, by: PersonId) -> bool {
        self.holder(name).is_some_and(|holder| holder.person.id != by)
    }

    /// Who has the account of this name.
    fn holder(&self, name: &str) -> Option<&Known> {
        let is_holder = |known: &&Known| {
            known.person.has_account && fold_name(&known.person.name) == fold_name(name)
        };
        self.people.values().find(is_holder)
    }
}

impl People for Memory {
    async fn add_person(
        &self,
        person: Person,
        key: SecretDigest,
        _: Timestamp,
    ) -> Result<(), StoreError> {
        let mut content = self.content();
        content.keys.insert(key, (person.id, None));
        content.people.insert(person.id, Known { person, password: None });
        Ok(())
    }

    async fn bearer(&self, key: SecretDigest) -> Result<Option<Bearer>, StoreError> {
        let content = self.content();
        let found = content.keys.get(&key).and_then(|(person, table)| {
            let known = content.people.get(person)?;
            Some(Bearer { person: known.person.clone(), table: *table })
        });
        Ok(found)
    }

    async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.content().people.get(&person).map(|known| known.person.clone()))
    }

    async fn rename(&self, person: PersonId, name: String) -> Result<bool, StoreError> {
        let mut content = self.content();
        let taken = content.is_taken(&name, person);
        let Some(known) = content.people.get_mut(&person) else { return Ok(false) };
        if taken && known.person.has_account {
            return Ok(false);
        }
        known.person.name = name;
        Ok(true)
    }

    /// The oldest keys are not forgotten here: memory does not last.
    async fn add_key(
        &self,
        bearer: (PersonId, Option<TableId>),
        key: SecretDigest,
        _: Timestamp,
    ) -> Result<(), StoreError> {
        self.content().keys.insert(key, bearer);
        Ok(())
    }

    async fn remove_key(&self, key: SecretDigest) -> Result<(), StoreError> {
        self.content().keys.remove(&key);
        Ok(())
    }

    async fn enroll(&self, account: Account) -> Result<bool, StoreError> {
        let Account { person, password } = account;
        let mut content = self.content();
        let taken = content.is_taken(&person.name, person.id);
        let known = content.people.get_mut(&person.id);
        let Some(known) = known.filter(|known| !taken && !known.person.has_account) else {
            return Ok(false);
        };
        *known = Known { person, password: Some(password) };
        Ok(true)
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let content = self.content();
        let account = content.holder(name).and_then(|known| {
            Some(Account { person: known.person.clone(), password: known.password.clone()? })
        });
        Ok(account)
    }

    async fn change_password(
        &self,
        account: Account,
        keep: SecretDigest,
    ) -> Result<(), StoreError> {
        let mut content = self.content();
        content.keys.retain(|&key, (person, _)| *person != account.person.id || key == keep);
        if let Some(known) = content.people.get_mut(&account.person.id) {
            known.password = Some(account.password);
        }
        Ok(())
    }
}
