//! Records and positions as JSON.

use ra_record::json::{
    JsonGame, read_any_record, read_record, read_state, write_next, write_record, write_sheets,
    write_state,
};
use ra_record::{Record, text};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::Ra;
use ra_rules::{Game, PlayerCount, Rules};
use serde_json::{Value, json};

use crate::games::{calm_game, priests_game, ra_game};

#[test]
fn a_record_survives_json_at_every_ply() {
    survives(&ra_game(PlayerCount::Three, 5));
    survives(&priests_game(PlayerCount::Three, 5));
}

fn survives<G: Game>(whole: &Record<G>) {
    let names: Vec<&str> = whole.names().iter().map(String::as_str).collect();
    let mut record = Record::new(*whole.setup(), &names, whole.commitment());
    for &entry in whole.entries() {
        record.push(entry).unwrap();
        assert_eq!(read_record::<G>(&write_record(&record).to_string()), Ok(record.clone()));
    }
    assert_eq!(read_record::<G>(&write_record(whole).to_string()).as_ref(), Ok(whole));
}

#[test]
fn every_position_of_a_game_survives_json() {
    for players in PlayerCount::ALL {
        positions_survive(&ra_game(players, 8));
        positions_survive(&priests_game(players, 8));
        positions_survive(&priests_game(players, 9));
        let mixed = Variant::MANUAL.with_option("ankhs", "tokens").unwrap();
        positions_survive(&calm_game::<Priests>(mixed, players, 10));
        let mixed = Variant::PUBLISHED.with_option("plagues", "end").unwrap();
        positions_survive(&calm_game::<Priests>(mixed, players, 11));
    }
}

fn positions_survive<G: JsonGame>(record: &Record<G>) {
    for state in record.states() {
        assert_eq!(read_state::<G>(&write_state(&state).to_string()), Ok(state));
    }
}

#[test]
fn a_record_in_json_reads_like_this() {
    let begun = "ra-record 1\ngame ra\nrules 2016\nseat 1 \"Anna\" suns 9 6 5 2\n\
        seat 2 \"Bob\" suns 8 7 4 3\nplay\n1 draw nile\n2 invoke\n";
    let record = text::read_partial::<Ra>(begun.as_bytes()).unwrap();
    assert_eq!(
        write_record(&record),
        json!({
            "format": "ra-record",
            "version": 1,
            "game": "ra",
            "rules": "2016",
            "seats": [
                { "name": "Anna", "suns": [9, 6, 5, 2] },
                { "name": "Bob", "suns": [8, 7, 4, 3] },
            ],
            "plies": [
                { "seat": 1, "action": "draw", "tile": "nile" },
                { "seat": 2, "action": "invoke" },
            ],
            "epochs": [],
        })
    );
    let state = write_state(record.state());
    assert_eq!(
        state["phase"],
        json!({ "auction": {
            "call": "invoked", "bound": true, "caller": 2, "bidder": 1, "best": null
        } })
    );
    assert_eq!(state["track"], json!(["nile", null, null, null, null, null, null, null]));
    assert_eq!(
        write_next(record.state()),
        json!({
            "kind": "act",
            "seat": 1,
            "asked": "bid a sun or pass",
            "legal": ["bid 2", "bid 5", "bid 6", "bid 9", "pass"],
            "ids": [25, 28, 29, 32, 40],
        })
    );
    let sheets = write_sheets(record.state());
    assert_eq!(sheets[0]["rows"][4], json!({ "points": -5, "fact": "kinds of civilization: 0" }));
    assert_eq!(
        (&sheets[1]["before"], &sheets[1]["net"], &sheets[1]["after"]),
        (&json!(10), &json!(-5), &json!(5))
    );
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), sentence: &str) {
    let mut document = write_record(&ra_game(PlayerCount::Two, 3));
    change(&mut document);
    let error = read_record::<Ra>(&document.to_string()).unwrap_err().to_string();
    assert!(error.starts_with(sentence), "{error}");
}

#[test]
fn a_wrong_record_is_told_what_is_wrong() {
    refused(|record| record["format"] = json!("chess"), "format: expected ra-record");
    refused(
        |record| {
            record["version"] = json!(2);
            record["clock"] = json!("new in version 2");
        },
        "version: this reader knows version 1",
    );
    refused(|record| record["seats"][0]["name"] = json!("a\nb"), "name: a name cannot hold");
    refused(|record| record["game"] = json!("go"), "game: expected ra");
    refused(|record| record["rules"] = json!("1998"), "rules: the rules of Ra");
    refused(|record| record["colour"] = json!("blue"), "unknown field `colour`");
    refused(|record| record["seats"][0]["suns"] = json!([9, 9]), "a sun is named twice");
    refused(|record| record["seats"][0]["suns"] = json!([99]), "there is no sun 99");
    refused(|record| record["seats"][1] = record["seats"][0].clone(), "seats: seat 2 has the suns");
    refused(|record| record["commitment"] = json!("no"), "commitment: a commitment is");
    refused(|record| record["plies"][4]["action"] = json!("jump"), "ply 5: an action is");
    refused(|record| record["plies"][4]["seat"] = json!(9), "ply 5: there is no seat 9");
    refused(|record| record["plies"][0]["tile"] = json!("war"), "ply 1: expected one of");
    refused(|record| record["plies"][0]["tile"] = Value::Null, "ply 1: a draw must name the tile");
    refused(|record| record["epochs"][0][0] = json!(99), "epochs: the scores are");
    refused(|record| record["winner"] = json!(7), "winner: the winner is seat");
    refused(|record| record["seed"] = json!("00"), "seed: expected 64 lower-case hex digits");
    refused(|record| record["seed"] = json!("0f".repeat(32)), "seed: the seed does not open");
    refused(
        |record| {
            let plies = record["plies"].as_array_mut().unwrap();
            plies.truncate(3);
            record["epochs"] = json!([]);
        },
        "winner: the game has not ended",
    );
    assert!(read_record::<Ra>("{").is_err());
}

#[test]
fn a_wrong_position_is_told_what_is_wrong() {
    let refused = |change: &dyn Fn(&mut Value), sentence: &str| {
        let record = ra_game(PlayerCount::Two, 3);
        let mut document = write_state(&record.states().nth(7).unwrap());
        change(&mut document);
        let error = read_state::<Ra>(&document.to_string()).unwrap_err().to_string();
        assert!(error.contains(sentence), "{error}");
    };
    refused(&|state| state["epoch"] = json!(4), "epoch: not 1 to 3");
    refused(&|state| state["track"] = json!([]), "track: 0 spaces instead of 8");
    refused(&|state| state["track"][0] = json!("war"), "war: expected one of ra god");
    refused(&|state| state["bag"]["gold"] = json!(50), "gold where the box has 5");
    refused(&|state| state["bag"]["silver"] = json!(1), "silver: expected one of ra god");
    refused(&|state| state["turn"] = json!(3), "seat 3 at a table of 2");
    refused(&|state| state["turn"] = json!(0), "there is no seat 0");
    refused(&|state| state["centre"] = json!(17), "there is no sun 17");
    refused(&|state| state["seats"] = json!([]), "a table of 0 instead of 2 to 5 seats");
    refused(&|state| state["phase"] = json!("dancing"), "unknown variant `dancing`");
}

#[test]
fn a_name_stands_once() {
    let record = write_record(&priests_game(PlayerCount::Two, 2)).to_string();
    let twice = record
        .replace("\"seats\":", r#""options":{"turning":"priest","turning":"always"},"seats":"#);
    let error = read_any_record(&twice).unwrap_err().to_string();
    assert!(error.starts_with("turning stands twice"), "{error}");

    let state = write_state(ra_game(PlayerCount::Two, 3).state()).to_string();
    let twice = state.replace("\"bag\":{", "\"bag\":{\"ra\":30,");
    let error = read_state::<Ra>(&twice).unwrap_err().to_string();
    assert!(error.starts_with("ra stands twice"), "{error}");
}

#[test]
fn options_are_members_of_their_own() {
    let options = |rules: &str, options: Value| {
        let mut record = write_record(&priests_game(PlayerCount::Two, 2));
        record["rules"] = json!(rules);
        record["options"] = options;
        for (member, nothing) in
            [("plies", json!([])), ("epochs", json!([])), ("winner", Value::Null)]
        {
            record[member] = nothing;
        }
        record["seed"] = Value::Null;
        read_any_record(&record.to_string()).map_err(|error| error.to_string())
    };
    assert!(options("manual", json!({ "turning": "priest" })).is_ok());
    let error = options("manual", json!({ "turning": "never" })).unwrap_err();
    assert_eq!(error, "options: the option turning is always or priest");
    let error = options("2016", json!({})).unwrap_err();
    assert_eq!(error, "rules: the rules of Priests of Ra are manual, published");
    let go = r#"{"format": "ra-record", "version": 1, "game": "go", "rules": "go"}"#;
    let error = read_any_record(go).unwrap_err().to_string();
    assert_eq!(error, "game: expected ra or priests");
}
