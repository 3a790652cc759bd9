//! Members of an object that stand for a table: each name at most once.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// A table from names to values. Reading one refuses a name that stands twice, where a plain map
/// would silently keep the last.
#[derive(Clone, Debug)]
pub(super) struct Entries<V>(pub BTreeMap<String, V>);

impl<V> Entries<V> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<V> Default for Entries<V> {
    fn default() -> Entries<V> {
        Entries(BTreeMap::new())
    }
}

impl<V: Serialize> Serialize for Entries<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Entries<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<V>, D::Error> {
        deserializer.deserialize_map(Reader(PhantomData))
    }
}

struct Reader<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for Reader<V> {
    type Value = Entries<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut members: M) -> Result<Entries<V>, M::Error> {
        let mut entries = BTreeMap::new();
        while let Some((name, value)) = members.next_entry::<String, V>()? {
            let twice = M::Error::custom(format_args!("{name} stands twice"));
            if entries.insert(name, value).is_some() {
                return Err(twice);
            }
        }
        Ok(Entries(entries))
    }
}
