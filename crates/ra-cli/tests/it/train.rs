//! `ra train`.

use expect_test::expect;

use crate::desk::Desk;

#[test]
fn training_goes_on_from_where_it_stopped() {
    let desk = Desk::new();
    let first = desk.prints("train --players 2 --seed 5 --games 500 --out one.net");
    assert!(
        first.starts_with("500 games, ") && first.contains("one against heuristics"),
        "{first}"
    );
    desk.prints("train --players 2 --seed 5 --games 1000 --out one.net");
    desk.prints("train --players 2 --seed 5 --games 1000 --out two.net --checkpoint other");
    assert_eq!(desk.bytes("one.net"), desk.bytes("two.net"), "the same to the last bit");
    assert_eq!(desk.bytes("one.net.training"), desk.bytes("other"));
    // A network that was lost comes back from its checkpoint.
    let said =
        desk.prints("train --players 2 --seed 5 --games 900 --out three.net --checkpoint other");
    assert_eq!(said, "nothing to do: 1000 games have already been played\n");
    assert_eq!(desk.bytes("one.net"), desk.bytes("three.net"));
}

#[test]
fn a_network_is_refined() {
    let desk = Desk::new().file("other.net", "something else");
    desk.prints("train --players 2 --seed 5 --games 500 --out one.net");
    let refine = "train --players 2 --seed 5 --games 1500 --from one.net";
    desk.prints(&format!("{refine} --out fine.net"));
    desk.prints("train --players 2 --seed 5 --games 1000 --from one.net --out again.net");
    desk.prints(&format!("{refine} --out again.net"));
    assert_eq!(desk.bytes("fine.net"), desk.bytes("again.net"), "interrupted or not");

    let cases = [
        ("--players 2 --out fine.net", "fine.net.training refines a network: give the same --from"),
        (
            "--players 2 --from fine.net --out again.net",
            "again.net.training refines a network: give the same --from again",
        ),
        ("--players 2 --from fine.net --out one.net", "one.net.training began with nothing: leave"),
        ("--players 3 --from one.net --out new.net", "this network plays ra with 2 players, not"),
        ("--players 2 --from other.net --out new.net", "other.net: this is not a network"),
        ("--players 2 --from absent.net --out new.net", "reading absent.net: No such file"),
        (
            "--players 2 --from one.net --out ./one.net --checkpoint new",
            "--from: training would overwrite this file; choose another --out",
        ),
    ];
    for (arguments, complaint) in cases {
        let output = desk.run(&format!("train --seed 5 --games 2000 {arguments}"));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(complaint), "{said}");
        assert_eq!(output.status.code(), Some(1));
    }
    desk.fails(
        "train --players 2 --games 400 --from one.net --out new.net",
        1,
        &expect![[r#"
            ra: --games: this network has played 500 games already, which count; use 40500 for 40000 more
        "#]],
    );
}

#[test]
fn train_says_what_is_wrong() {
    let desk = Desk::new().file("one.net.training", "something else").file("file", "");
    desk.fails(
        "train --players 2 --games 500 --out one.net",
        1,
        &expect![[r#"
            ra: one.net.training cannot be used; delete it to start over: this is no checkpoint of a training
        "#]],
    );
    desk.fails(
        "train --players 2 --out one.net",
        2,
        &expect![[r#"
            error: the following required arguments were not provided:
              --games <G>

            Usage: ra train --players <N> --out <FILE> --games <G>

            For more information, try '--help'.
        "#]],
    );
    let cases = [
        ("--games 500 --out file/one.net", "ra: file/one.net.training: no such folder\n"),
        ("--games 500 --out file --checkpoint file", "ra: --checkpoint: must differ from --out\n"),
    ];
    for (arguments, said) in cases {
        let output = desk.run(&format!("train --players 2 {arguments}"));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), said);
        assert_eq!(output.status.code(), Some(1));
    }
    for minutes in ["nan", "inf", "0", "-1", "soon"] {
        let output = desk.run(&format!("train --players 2 --out two.net --minutes={minutes}"));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("a number of minutes from 0.01 to 100000"), "{said}");
    }
    let desk = Desk::new();
    desk.prints("train --players 2 --seed 5 --games 500 --out one.net");
    desk.fails(
        "train --players 2 --seed 6 --games 1000 --out one.net",
        1,
        &expect![[r#"
            ra: one.net.training was started with --seed 5, not 6
        "#]],
    );
}
