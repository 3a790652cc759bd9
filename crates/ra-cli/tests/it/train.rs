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
    let said = desk.prints("train --players 2 --seed 5 --games 1000 --out one.net");
    assert_eq!(said, "nothing to do: 1000 games were played before\n");
}

#[test]
fn train_says_what_is_wrong() {
    let desk = Desk::new().file("one.net.training", "something else").file("file", "");
    desk.fails(
        "train --players 2 --games 500 --out one.net",
        1,
        &expect![[r#"
            ra: one.net.training cannot be used; delete it to begin anew: this is no checkpoint of a training
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
    desk.fails(
        "train --players 2 --games 500 --out file/one.net",
        1,
        &expect![[r#"
            ra: reading file/one.net.training: Not a directory (os error 20)
        "#]],
    );
}
