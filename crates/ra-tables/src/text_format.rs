//! How values of the game stand in stored JSON: as the words that the rest of the project uses.

/// A value that is written as its text.
pub mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<T: Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A seat that is written as its number.
pub mod as_number {
    use ra_rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| de::Error::custom("seats are numbered 1 to 5"))
    }
}

/// Rules that are written as game, preset and options.
pub mod as_rules {
    use ra_record::AnyRules;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    #[derive(Serialize, Deserialize)]
    struct Rules {
        game: String,
        preset: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        options: Vec<(String, String)>,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub fn serialize<S: Serializer>(rules: &AnyRules, serializer: S) -> Result<S::Ok, S::Error> {
        let options = rules.departures().into_iter();
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let (game, preset) = (rules.game().to_owned(), rules.preset().to_owned());
        Rules { game, preset, options }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<AnyRules, D::Error> {
        let Rules { game, preset, options } = Rules::deserialize(deserializer)?;
        let options: Vec<(&str, &str)> =
            options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        AnyRules::named(&game, &preset, &options).map_err(de::Error::custom)
    }
}
