//! The text format: what is read, what is refused and where.

use ra_record::AnyRecord;
use ra_record::text::{read, read_any, read_any_partial, read_partial, write};
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, Rules};

use crate::games::ra_game;

const HEADER: &str = "ra-record 1
game ra
rules 2016
seat 1 \"Anna\" suns 9 6 5 2
seat 2 \"Bob\" suns 8 7 4 3
play
";

/// Reads a game that has just begun, changed in one place; says `ok` or the error.
#[track_caller]
fn check(from: &str, to: &str, expected: &str) {
    let begun = format!("{HEADER}1 draw nile\n2 invoke\n1 pass\n2 bid 3\n");
    assert!(begun.contains(from), "{from:?} is not in the record");
    let changed = begun.replacen(from, to, 1);
    let said = match read_partial::<Ra>(changed.as_bytes()) {
        Ok(record) => {
            assert_eq!(read_partial::<Ra>(write(&record).as_bytes()), Ok(record));
            "ok".to_string()
        }
        Err(error) => error.to_string(),
    };
    assert_eq!(said, expected);
}

#[test]
fn comments_blank_lines_and_spaces_are_free() {
    check("play\n", "play\n\n  # a comment\n\t\n", "ok");
    check("1 pass", "  1 \t pass# said something", "ok");
    check("\n", "\r\n", "ok");
    let windows = write(&ra_game(PlayerCount::Two, 3)).replace('\n', "\r\n");
    assert!(read::<Ra>(windows.as_bytes()).is_ok());
    check("2 bid 3\n", "2 bid 3\r", "line 10: a sun is a number from 1 to 16");
    check("2 bid 3\n", "2 bid 3", "ok");
    check("ra-record 1", "# first a comment\n\nra-record 1", "ok");
}

#[test]
fn a_record_begins_with_its_version() {
    let expected = "line 1: a record begins with ra-record 1";
    check("ra-record 1\n", "", expected);
    check("ra-record 1", "ra-record", expected);
    check("ra-record 1", "ra-record 01", expected);
    check("ra-record 1", "ra-record 0", expected);
    check("ra-record 1", "Ra-record 1", expected);
    check(
        "ra-record 1",
        "ra-record 2",
        "line 1: version 2 is newer than this reader's, which is 1",
    );
    assert_eq!(read::<Ra>(b"").unwrap_err().to_string(), expected);
    assert_eq!(read::<Ra>(b"# nothing\n\n").unwrap_err().line, 3);
}

#[test]
fn game_and_rules_follow_in_this_order() {
    check("game ra\n", "", "line 2: expected game ra");
    check("game ra", "game chess", "line 2: expected game ra");
    check("rules 2016\n", "", "line 3: expected rules and their name");
    check("rules 2016", "rules 2017", "line 3: the rules of Ra are 1999, 2016, 2022");
    check("rules 2016", "rules 2022", "ok");
}

#[test]
fn seats_ascend_and_have_a_name_and_suns() {
    let expected = "line 4: expected seat NUMBER \"NAME\" suns NUMBERS";
    check("seat 1 \"Anna\" suns", "seat 1 suns", expected);
    check("seat 1 \"Anna\" suns", "seat \"Anna\" 1 suns", expected);
    check("seat 1 \"Anna\" suns", "seat 1 \"Anna\"", expected);
    check("seat 1", "seat 2", "line 4: expected seat 1");
    check("seat 1", "seat 01", "line 4: expected seat 1");
    check("seat 2", "seat 3", "line 5: expected seat 2");
    check("9 6 5 2", "2 9 5 6", "ok");
    check("9 6 5 2", "9 6 5 5", "line 4: a sun is named twice");
    check("9 6 5 2", "9 6 5 17", "line 4: a sun is a number from 1 to 16");
    check("9 6 5 2", "9 6 5 02", "line 4: a sun is a number from 1 to 16");
    check(
        "9 6 5 2",
        "9 6 5",
        "line 4: seat 1 does not have one of the sets for 2 players: 9 6 5 2, 8 7 4 3",
    );
    check("8 7 4 3", "9 6 5 2", "line 5: seat 2 has the suns of a seat before it");
}

#[test]
fn the_number_of_players_is_judged_at_play() {
    check("rules 2016", "rules 1999", "line 6: the rules of 1999 are for 3 to 5 players, not 2");
    check("seat 2 \"Bob\" suns 8 7 4 3\n", "", "line 5: a game is for 2 to 5 players, not 1");
    let four_more = [3, 4, 5, 6].map(|seat| format!("seat {seat} \"X\" suns 1\n")).concat();
    check("play\n", &format!("{four_more}play\n"), "line 10: a game is for 2 to 5 players, not 6");
}

#[test]
fn names_are_quoted() {
    check("\"Anna\"", r#""An \"n\" \\a # 1""#, "ok");
    check("\"Anna\"", "\"\"", "ok");
    check("\"Anna\"", "\"Ðon Ünï ☀\"", "ok");
    check("\"Anna\"", "Anna", "line 4: expected seat NUMBER \"NAME\" suns NUMBERS");
    check("\"Anna\"", "\"Anna", "line 4: a quoted name is not closed");
    check("\"Anna\"", r#""An\na""#, r#"line 4: in a name only \" and \\ are escaped"#);
    check("\"Anna\"", "\"Anna\"\"Bob\"", "line 4: a quoted name stands apart from other words");
    check("\"Anna\"", "\"Anna\" \"Bob\"", "line 4: there is more than one quoted name");
    check("1 \"Anna\"", "1\"Anna\"", "line 4: a quoted name stands apart from other words");
    check("1 draw", "1 \"Anna\" draw", "line 7: a name stands only in the line of a seat");
}

#[test]
fn a_commitment_stands_once_before_play() {
    let commit = format!("commit sha256:{}\n", "0f".repeat(32));
    check("seat 1", &format!("{commit}seat 1"), "ok");
    check("play", &format!("{commit}play"), "ok");
    check("play", &format!("{commit}{commit}play"), "line 7: there is more than one commitment");
    check(
        "play",
        "commit 0f\nplay",
        "line 6: a commitment is sha256: and 64 lower-case hex digits",
    );
}

#[test]
fn other_words_before_play_are_refused() {
    check("play", "colour blue\nplay", "line 6: expected seat, option, commit or play");
    check("play", "play now", "line 6: expected seat, option, commit or play");
    check("play", "option pyramids 29\nplay", "line 6: Ra has no options");
    let header = HEADER.replace("play\n", "");
    let error = read_partial::<Ra>(header.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 6: expected seat, option, commit or play");
}

#[test]
fn a_decision_is_a_seat_and_an_action() {
    let action = "an action is draw, invoke, bid SUN, pass, god TILE, stop or discard TILE";
    check("1 pass", "1 Pass", &format!("line 9: {action}"));
    check("1 pass", "1", &format!("line 9: {action}"));
    check("1 pass", "1 bid\u{a0}2", &format!("line 9: {action}"));
    check("1 pass", "one pass", "line 9: expected the number of a seat and its action");
    check("1 pass", "+1 pass", "line 9: expected the number of a seat and its action");
    check("1 pass", "6 pass", "line 9: seats are numbered 1 to 5");
    check("1 pass", "99999999999 pass", "line 9: expected the number of a seat and its action");
    check("1 pass", "2 pass", "line 9: seat 1 is asked to bid a sun or pass, not seat 2");
    check(
        "1 draw nile",
        "1 draw",
        "line 7: a draw must name the tile that came up, and no other action may",
    );
    check("1 draw nile", "1 draw nile nile", &format!("line 7: {action}"));
    check("2 bid 3", "2 bid 9", "line 10: seat 2: you do not hold sun 9 face up");
    check(
        "2 bid 3",
        "2 pass",
        "line 10: seat 2: you started this auction and nobody else bid, so you must bid",
    );
    let error = read_partial::<Ra>(format!("{HEADER}1 draw war\n").as_bytes()).unwrap_err();
    assert!(error.to_string().starts_with("line 7: expected one of ra god gold"), "{error}");
}

#[test]
fn check_lines_stand_where_they_hold() {
    check("1 pass", "epoch 1 scores 10 10", "line 9: no epoch has ended here");
    check("1 pass", "end scores 10 10 winner 1", "line 9: the game has not ended here");
    check("1 pass", &format!("seed {}", "0f".repeat(32)), "line 9: a seed stands after the end");
}

/// Six Ra tiles, and everybody passes: an epoch that costs everybody five points.
fn ra_epoch() -> String {
    "1 draw ra\n2 pass\n1 pass\n2 draw ra\n1 pass\n2 pass\n".repeat(2)
        + "1 draw ra\n2 pass\n1 pass\n2 draw ra\n"
}

#[track_caller]
fn check_whole(from: &str, to: &str, expected: &str) {
    let epoch = ra_epoch();
    let whole = format!(
        "{HEADER}{epoch}epoch 1 scores 5 5\n{epoch}epoch 2 scores 0 0\n{epoch}epoch 3 scores 0 0\n\
        end scores 0 0 winner 1\n"
    );
    assert!(whole.contains(from), "{from:?} is not in the record");
    let said = match read::<Ra>(whole.replacen(from, to, 1).as_bytes()) {
        Ok(record) => write(&record),
        Err(error) => error.to_string(),
    };
    assert_eq!(said, if expected == "ok" { whole } else { expected.to_string() });
}

#[test]
fn epochs_and_the_end_are_checked() {
    check_whole("play", "play", "ok");
    check_whole("epoch 1 scores 5 5", "epoch 1 scores 5 6", "line 23: the scores are 5 5");
    check_whole("epoch 1 scores 5 5", "epoch 1 scores 5 05", "line 23: the scores are 5 5");
    check_whole("epoch 1 scores 5 5", "epoch 1 scores 5 5 5", "line 23: the scores are 5 5");
    check_whole("epoch 1 scores", "epoch 2 scores", "line 23: epoch 1 has ended here");
    check_whole("epoch 1 scores", "epoch 1", "line 23: expected epoch 1 scores and 2 numbers");
    check_whole("epoch 1 scores 5 5\n", "", "line 23: expected epoch 1 scores and 2 numbers");
    check_whole(
        "epoch 2 scores 0 0\n",
        "epoch 2 scores 0 0\n".repeat(2).as_str(),
        "line 41: no epoch has ended here",
    );
    check_whole(
        "end scores 0 0 winner 1",
        "end scores 0 1 winner 1",
        "line 58: the scores are 0 0",
    );
    check_whole("winner 1", "winner 2", "line 58: the winner is seat 1");
    check_whole("winner 1", "winner", "line 58: expected end scores NUMBERS winner SEAT");
    check_whole("end scores 0 0 winner 1\n", "", "line 58: the line end is missing");
    check_whole(
        "winner 1\n",
        "winner 1\n1 draw nile\n",
        "line 59: after the end there is nothing but one seed",
    );
    check_whole(
        "winner 1\n",
        "winner 1\nseed 00ff\n",
        "line 59: expected 64 lower-case hex digits",
    );
}

#[test]
fn a_seed_after_the_end_is_proven() {
    let record = ra_game(PlayerCount::Two, 3);
    let text = write(&record);
    assert_eq!(read::<Ra>(text.as_bytes()), Ok(record.clone()));

    let seed_line = format!("seed {}\n", record.seed().unwrap().to_hex());
    let lines = text.lines().count();
    let twice = format!("{text}{seed_line}");
    let error = read::<Ra>(twice.as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("line {}: after the end there is nothing but one seed", lines + 1)
    );

    let other = text.replace(&seed_line, &format!("seed {}\n", "0f".repeat(32)));
    let error = read::<Ra>(other.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), format!("line {lines}: the seed does not open the commitment"));

    let commit_line = format!("commit {}\n", record.commitment().unwrap());
    assert!(read::<Ra>(text.replace(&commit_line, "").as_bytes()).is_ok());
    assert!(read::<Ra>(text.replace(&seed_line, "").as_bytes()).is_ok());
}

#[test]
fn an_unfinished_game_needs_a_reader_that_is_told_so() {
    let epoch = ra_epoch();
    for unfinished in [
        HEADER.to_string(),
        format!("{HEADER}1 draw nile\n"),
        format!("{HEADER}{epoch}"),
        format!("{HEADER}{epoch}epoch 1 scores 5 5\n"),
    ] {
        assert!(read_partial::<Ra>(unfinished.as_bytes()).is_ok());
        let error = read::<Ra>(unfinished.as_bytes()).unwrap_err();
        assert_eq!(error.line, unfinished.lines().count() + 1, "{error}");
    }
    let text = write(&ra_game(PlayerCount::Two, 3));
    assert!(read_partial::<Ra>(text.as_bytes()).is_ok());
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_line() {
    let mut bytes = HEADER.as_bytes().to_vec();
    bytes.extend(b"1 draw \xff\n");
    let error = read_partial::<Ra>(&bytes).unwrap_err();
    assert_eq!(error.to_string(), "line 7: the text is not valid UTF-8");

    let marked = format!("\u{feff}{HEADER}");
    let error = read_partial::<Ra>(marked.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 1: the text begins with a byte order mark");
}

#[test]
fn what_is_wrong_first_is_said_first() {
    let mut bytes = HEADER.as_bytes().to_vec();
    bytes.extend(b"1 dance\n2 draw \"\n\xff\n");
    let error = read_partial::<Ra>(&bytes).unwrap_err();
    assert!(error.to_string().starts_with("line 7: an action is"), "{error}");
}

/// Reads the header of a game of Priests of Ra with these lines before `play`.
fn with_options(rules: &str, lines: &str) -> Result<AnyRecord, String> {
    let header = HEADER.replace("game ra", "game priests").replace("2016", rules);
    let text = header.replace("play\n", &format!("{lines}play\n"));
    read_any_partial(text.as_bytes()).map_err(|error| error.to_string())
}

#[test]
fn options_depart_from_the_preset() {
    let departures = |rules, lines| match with_options(rules, lines) {
        Ok(AnyRecord::Priests(record)) => {
            assert_eq!(read_any_partial(write(&record).as_bytes()), Ok(record.clone().into()));
            record.setup().rules().departures()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(departures("manual", ""), []);
    assert_eq!(
        departures("manual", "option pyramids 29\noption ankhs tokens\n"),
        [("ankhs", "tokens"), ("pyramids", "29")]
    );
    assert_eq!(departures("manual", "option pyramids 15\n"), []);
    assert_eq!(departures("published", "option pyramids 15\n"), [("pyramids", "15")]);
    assert_eq!(departures("manual", "option plagues end\n"), []);
    assert_eq!(
        departures("manual", "option pyramids 29\noption plagues epochs\noption last-ra end\n"),
        [("last-ra", "end"), ("plagues", "epochs"), ("pyramids", "29")]
    );
    assert_eq!(departures("published", "option plagues end\n"), [("plagues", "end")]);

    let refused = |lines| with_options("manual", lines).unwrap_err();
    assert_eq!(
        refused("option colour blue\n"),
        "line 6: the options of Priests of Ra are ankhs, last-ra, plagues, pyramid-steps, \
        pyramids, ra-drawer, turning"
    );
    assert_eq!(refused("option pyramids 20\n"), "line 6: the option pyramids is 15 or 29");
    assert_eq!(refused("option pyramids\n"), "line 6: expected option NAME VALUE");
    let twice = "option turning priest\noption turning always\n";
    assert_eq!(refused(twice), "line 7: the option turning stands twice");
    assert_eq!(
        with_options("2016", "").unwrap_err(),
        "line 3: the rules of Priests of Ra are manual, published"
    );
}

#[test]
fn a_reader_of_any_game_names_those_it_knows() {
    let error = read_any(HEADER.replace("game ra", "game go").as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 2: expected game ra or game priests");
}
