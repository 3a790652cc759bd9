//! Whatever the bytes, the readers of records neither panic nor accept what they cannot write.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ra_record::json::JsonGame;
use ra_record::{AnyRecord, json, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = text::read_any_partial(bytes) {
        written_back(&record);
    }
    if let Ok(text) = str::from_utf8(bytes) {
        if let Ok(record) = json::read_any_record(text) {
            written_back(&record);
        }
        read_state::<Ra>(text);
        read_state::<Priests>(text);
    }
});

fn written_back(record: &AnyRecord) {
    assert_eq!(text::read_any_partial(record.to_text().as_bytes()).as_ref(), Ok(record));
    assert_eq!(json::read_any_record(&record.to_json().to_string()).as_ref(), Ok(record));
    match record {
        AnyRecord::Ra(record) => read_state::<Ra>(&json::write_state(record.state()).to_string()),
        AnyRecord::Priests(record) => {
            read_state::<Priests>(&json::write_state(record.state()).to_string());
        }
    }
}

fn read_state<G: JsonGame>(text: &str) {
    if let Ok(state) = json::read_state::<G>(text) {
        assert_eq!(ra_rules::invariant::flaws(&state), []);
        let written = json::write_state(&state).to_string();
        assert_eq!(json::read_state::<G>(&written).as_ref(), Ok(&state));
    }
}
