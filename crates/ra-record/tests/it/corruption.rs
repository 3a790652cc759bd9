//! Whatever the bytes, the readers answer with a record or a sentence, never a panic.

use proptest::prelude::*;
use ra_record::json::JsonGame;
use ra_record::{Record, json, text};
use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

use crate::games::{priests_game, ra_game};

/// What is accepted can be written and read again.
fn read_whatever(bytes: &[u8]) {
    match text::read_any_partial(bytes) {
        Ok(record) => {
            assert_eq!(text::read_any_partial(record.to_text().as_bytes()), Ok(record));
        }
        Err(error) => {
            let lines = bytes.split(|&byte| byte == b'\n').count();
            assert!((1..=lines + 1).contains(&error.line), "{error} of {lines}");
            assert!(!error.reason.is_empty());
        }
    }
    let _ = text::read_any(bytes);
    if let Ok(text) = str::from_utf8(bytes) {
        let _ = json::read_any_record(text);
        let _ = json::read_state::<Ra>(text);
        let _ = json::read_state::<Priests>(text);
    }
}

/// One way to spoil a record.
#[derive(Clone, Debug)]
enum Damage {
    Overwrite(prop::sample::Index, u8),
    Remove(prop::sample::Index, usize),
    Repeat(prop::sample::Index, usize),
    SwapLines(prop::sample::Index, prop::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let place = any::<prop::sample::Index>;
    let letter = prop_oneof![any::<u8>(), prop::sample::select(b" \n\t#\"\\0123456789-".to_vec())];
    prop_oneof![
        (place(), letter).prop_map(|(at, byte)| Damage::Overwrite(at, byte)),
        (place(), 1..40_usize).prop_map(|(at, length)| Damage::Remove(at, length)),
        (place(), 1..40_usize).prop_map(|(at, length)| Damage::Repeat(at, length)),
        (place(), place()).prop_map(|(one, other)| Damage::SwapLines(one, other)),
    ]
}

fn spoil(bytes: &mut Vec<u8>, damage: &Damage) {
    if bytes.is_empty() {
        return;
    }
    let part = |at: &prop::sample::Index, length: usize, bytes: &[u8]| {
        let start = at.index(bytes.len());
        start..(start + length).min(bytes.len())
    };
    match damage {
        Damage::Overwrite(at, byte) => {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        Damage::Remove(at, length) => drop(bytes.drain(part(at, *length, bytes))),
        Damage::Repeat(at, length) => {
            let range = part(at, *length, bytes);
            let copy = bytes[range.clone()].to_vec();
            bytes.splice(range.start..range.start, copy);
        }
        Damage::SwapLines(one, other) => {
            let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            lines.swap(one, other);
            *bytes = lines.concat();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_whatever(&bytes);
    }

    #[test]
    fn words_of_the_format_in_any_order(words in prop::collection::vec(prop::sample::select(vec![
        "ra-record", "1", "game", "ra", "rules", "2016", "seat", "2", "\"A\"", "suns", "9", "6", "5",
        "8", "7", "4", "3", "play", "draw", "nile", "invoke", "bid", "pass", "god", "stop", "epoch",
        "scores", "end", "winner", "seed", "commit", "option", "priests", "manual", "turning", "show",
        "turn", "keep", "farmer/warrior", "farmer", "\n", "\n", "#", "10",
    ]), 0..80)) {
        read_whatever(words.join(" ").as_bytes());
    }

    #[test]
    fn damaged_records(
        seed in 0..40_u64,
        ply in any::<prop::sample::Index>(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let players = PlayerCount::ALL[(seed % 4) as usize];
        read_damaged(&ra_game(players, seed), ply, &damages);
        read_damaged(&priests_game(players, seed), ply, &damages);
    }
}

fn read_damaged<G: JsonGame>(record: &Record<G>, ply: prop::sample::Index, damages: &[Damage]) {
    let as_text = text::write(record);
    let as_json = json::write_record(record).to_string();
    let as_state =
        json::write_state(&record.states().nth(ply.index(record.entries().len())).unwrap())
            .to_string();
    for whole in [as_text, as_json, as_state] {
        let mut bytes = whole.into_bytes();
        for damage in damages {
            spoil(&mut bytes, damage);
        }
        read_whatever(&bytes);
    }
}
