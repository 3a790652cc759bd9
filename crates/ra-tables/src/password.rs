//! Passwords: what is kept of them, and who knows them.

use std::{error, fmt};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

/// The shortest password, in characters. Rules about what must be in it make nothing safer.
const SHORTEST: usize = 10;

/// The longest password, in bytes: enough for any sentence.
const LONGEST: usize = 512;

/// The text is no good password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPassword;

impl fmt::Display for BadPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "passwords must have at least {SHORTEST} characters and at most {LONGEST} bytes")
    }
}

impl error::Error for BadPassword {}

/// Is this a password that somebody may have?
pub fn check(password: &str) -> Result<(), BadPassword> {
    let is_good = password.chars().count() >= SHORTEST && password.len() <= LONGEST;
    if is_good { Ok(()) } else { Err(BadPassword) }
}

/// What is kept of a password: a salted digest that takes time and memory to compute.
pub fn digest(password: &str) -> String {
    let digest = Argon2::default().hash_password(password.as_bytes());
    digest.expect("the operating system has random numbers").to_string()
}

/// Is this the password of the digest? If there is none, it takes as long to say no.
pub fn is_right(password: &str, digest: Option<&str>) -> bool {
    if password.len() > LONGEST {
        return false;
    }
    let digest = digest.and_then(|digest| PasswordHash::new(digest).ok());
    let Some(digest) = digest else {
        self::digest(password);
        return false;
    };
    Argon2::default().verify_password(password.as_bytes(), &digest).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_password_itself_is_right_and_nothing_of_it_can_be_read() {
        let kept = digest("a river in Egypt");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, digest("a river in Egypt"), "every digest has its own salt");
        assert!(is_right("a river in Egypt", Some(&kept)));
        assert!(!is_right("a river in egypt", Some(&kept)));
        assert!(!is_right("a river in Egypt", None));
        assert!(!is_right("a river in Egypt", Some("$nonsense$")));
    }

    #[test]
    fn a_password_is_neither_short_nor_endless() {
        assert_eq!(check("ninechars"), Err(BadPassword));
        assert_eq!(check("ten chars!"), Ok(()));
        assert_eq!(check(&"x".repeat(513)), Err(BadPassword));
    }
}
