//! A log is the whole game, so replaying it must cost next to nothing.

use std::time::{Duration, Instant};

use ra_record::text;
use ra_rules::PlayerCount;
use ra_rules::ra::Ra;

use crate::games::ra_game;

/// The bound is for optimised code; the best of many runs, so that a busy machine does not fail.
#[test]
fn a_record_of_300_plies_replays_in_a_fifth_of_a_millisecond() {
    let record = (0..1_000)
        .map(|seed| ra_game(PlayerCount::Five, seed))
        .find(|record| record.entries().len() >= 300)
        .unwrap();
    let written = text::write(&record);
    let best = |work: &dyn Fn()| -> Duration {
        let timed = (0..200).map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        });
        timed.min().unwrap()
    };
    let replay = best(&|| assert_eq!(record.states().last(), Some(*record.state())));
    let read = best(&|| assert!(text::read::<Ra>(written.as_bytes()).is_ok()));
    println!("{} plies: replay {replay:?}, read and judge {read:?}", record.entries().len());
    if cfg!(not(debug_assertions)) {
        assert!(replay < Duration::from_micros(200), "{replay:?}");
    }
}
