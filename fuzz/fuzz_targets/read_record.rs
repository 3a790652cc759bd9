//! Whatever the bytes, the readers of records neither panic nor accept what they cannot write.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ra_record::json::JsonGame;
use ra_record::{AnyRecord, Record, json, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

fuzz_target!(|bytes: &[u8]| {
    match text::read_any_partial(bytes) {
        Ok(AnyRecord::Ra(record)) => written_back(&record),
        Ok(AnyRecord::Priests(record)) => written_back(&record),
        Err(_) => {}
    }
    if let Ok(text) = str::from_utf8(bytes) {
        match json::read_any_record(text) {
            Ok(AnyRecord::Ra(record)) => written_back(&record),
            Ok(AnyRecord::Priests(record)) => written_back(&record),
            Err(_) => {}
        }
        read_state::<Ra>(text);
        read_state::<Priests>(text);
    }
});

fn written_back<G: JsonGame>(record: &Record<G>) {
    let written = text::write(record);
    assert_eq!(text::read_partial::<G>(written.as_bytes()).as_ref(), Ok(record));
    let written = json::write_record(record).to_string();
    assert_eq!(json::read_record::<G>(&written).as_ref(), Ok(record));
    let written = json::write_state(record.state()).to_string();
    assert_eq!(json::read_state::<G>(&written).as_ref(), Ok(record.state()));
}

fn read_state<G: JsonGame>(text: &str) {
    if let Ok(state) = json::read_state::<G>(text) {
        assert_eq!(ra_rules::invariant::flaws(&state), []);
        let written = json::write_state(&state).to_string();
        assert_eq!(json::read_state::<G>(&written).as_ref(), Ok(&state));
    }
}
