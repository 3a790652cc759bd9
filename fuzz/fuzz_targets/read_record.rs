//! Whatever the bytes, the readers of records neither panic nor accept what they cannot write.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ra_record::{json, text};
use ra_rules::ra::Ra;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = text::read_partial::<Ra>(bytes) {
        let written = text::write(&record);
        assert_eq!(text::read_partial::<Ra>(written.as_bytes()).as_ref(), Ok(&record));

        let as_json = json::write_record(&record).to_string();
        assert_eq!(json::read_record::<Ra>(&as_json).as_ref(), Ok(&record));

        let state = json::write_state(record.state()).to_string();
        assert_eq!(json::read_state::<Ra>(&state).as_ref(), Ok(record.state()));
    }
    if let Ok(text) = str::from_utf8(bytes) {
        let _ = json::read_record::<Ra>(text);
        if let Ok(state) = json::read_state::<Ra>(text) {
            assert_eq!(ra_rules::invariant::flaws(&state), []);
        }
    }
});
