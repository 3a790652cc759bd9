//! The port to where people are kept.

use std::future::Future;

use crate::{PersonId, SecretDigest, StoreError, TableId, Timestamp};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// Everybody may know it; it proves nothing.
    pub id: PersonId,
    /// What the person is called.
    pub name: String,
    /// Can the person log in with a password? Then nobody else who can has the same name.
    pub has_account: bool,
}

/// Somebody, by the key that they have shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// Whose key it is.
    pub person: Person,
    /// The only table that the key is good for; `None` if it is good for everything.
    pub table: Option<TableId>,
}

/// Somebody who can log in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who it is.
    pub person: Person,
    /// The password, as only its owner can prove to know it.
    pub password: String,
}

/// The keys that a person has at most: with another one the oldest is forgotten.
pub const MOST_KEYS: u32 = 32;

/// Where people are kept.
pub trait People {
    /// Stores somebody new, with a first key.
    fn add_person(
        &self,
        person: Person,
        key: SecretDigest,
        at: Timestamp,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Who has this key.
    fn bearer(
        &self,
        key: SecretDigest,
    ) -> impl Future<Output = Result<Option<Bearer>, StoreError>> + Send;

    /// Who this is.
    fn person(
        &self,
        person: PersonId,
    ) -> impl Future<Output = Result<Option<Person>, StoreError>> + Send;

    /// Gives somebody another name; says no if it is the name of another account, and theirs is
    /// one, too.
    fn rename(
        &self,
        person: PersonId,
        name: String,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Gives somebody another key.
    fn add_key(
        &self,
        bearer: (PersonId, Option<TableId>),
        key: SecretDigest,
        at: Timestamp,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Forgets a key.
    fn remove_key(&self, key: SecretDigest) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Makes somebody's name an account; says no if it is the name of one, or they have one.
    fn enroll(&self, account: Account) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The account with this name, however it is spelled.
    fn account(
        &self,
        name: &str,
    ) -> impl Future<Output = Result<Option<Account>, StoreError>> + Send;

    /// Changes the password of an account, and forgets all keys of its owner but one.
    fn change_password(
        &self,
        account: Account,
        keep: SecretDigest,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A name as accounts are told apart: Anna and ANNA are the same.
#[must_use]
pub fn fold_name(name: &str) -> String {
    name.to_lowercase()
}
