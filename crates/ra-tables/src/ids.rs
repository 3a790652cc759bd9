//! Names of tables and people: random numbers that nobody can guess.

use std::str::FromStr;
use std::{error, fmt};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

macro_rules! id {
    ($(#[$docs:meta])* $name:ident) => {
        $(#[$docs])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl $name {
            /// The id with this number.
            #[must_use]
            pub const fn new(number: u64) -> $name {
                $name(number)
            }

            /// The number.
            #[must_use]
            pub const fn number(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$name, ParseIdError> {
                let digits: [u8; 8] = parse_hex(text).ok_or(ParseIdError { digits: 16 })?;
                Ok($name(u64::from_be_bytes(digits)))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    };
}

id! {
    /// A table. Who knows the id of a private table is invited to it.
    TableId
}

id! {
    /// A person. Everybody may know it; it proves nothing.
    PersonId
}

impl PersonId {
    /// The numbers below this one are nobody's: stores use them for bots.
    pub const FIRST: u64 = 1 << 10;
}

/// What a person's device keeps to prove who they are. The server keeps only its digest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

/// What the server keeps of a secret.
pub type SecretDigest = [u8; 32];

impl Secret {
    /// A secret of these random bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Secret {
        Secret(bytes)
    }

    /// The secret for the device that keeps it: 32 hex digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What the server keeps.
    #[must_use]
    pub fn digest(&self) -> SecretDigest {
        Sha256::digest(self.0).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Secret, ParseIdError> {
        parse_hex(text).map(Secret).ok_or(ParseIdError { digits: 32 })
    }
}

fn parse_hex<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    let lower = !text.contains(|letter: char| letter.is_ascii_uppercase());
    hex::decode_to_slice(text, &mut bytes).ok().filter(|()| lower)?;
    Some(bytes)
}

/// The text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIdError {
    digits: u8,
}

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} lower-case hex digits", self.digits)
    }
}

impl error::Error for ParseIdError {}
