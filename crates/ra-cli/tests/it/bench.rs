//! `ra bench`.

use expect_test::expect;
use serde_json::Value;

use crate::desk::Desk;

#[test]
fn bench_measures_every_kind_of_play() {
    let said = Desk::new().prints("bench --players 3 --games 50 --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let measurements = json["measurements"].as_array().unwrap();
    let what: Vec<&str> = measurements.iter().map(|m| m["what"].as_str().unwrap()).collect();
    assert_eq!(what, ["step", "mask", "random"]);
    for measurement in measurements {
        assert_eq!(measurement["games"], 50);
        assert!(measurement["decisions"].as_u64().unwrap() > 50 * 50);
        assert!(measurement["decisions_per_second"].as_f64().unwrap() > 0.0);
    }
    assert!(json["replays"][0]["plies"].as_u64().unwrap() > 100);

    let said = Desk::new().prints("bench --players 3 --games 50 --only mask --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["measurements"].as_array().unwrap().len(), 1);
    assert_eq!(json["replays"], Value::Array(vec![]));
    assert!(Desk::new().prints("bench --players 2 --seconds 0.01").contains("decisions/s"));
    let said = Desk::new().prints("bench --players 2 --bots random,expert --seconds 0.01 --json");
    let json: Value = serde_json::from_str(&said).unwrap();
    let [random, expert] = [0, 1].map(|bot| json["bots"][bot]["mean_ms"].as_f64().unwrap());
    assert!(random < expert, "{said}");
    Desk::new().fails(
        "bench --seconds 0",
        2,
        &expect![[r#"
        error: invalid value '0' for '--seconds <S>': a number of seconds from 0.001 to 3600

        For more information, try '--help'.
    "#]],
    );
}
