//! What players of Ra see of points, and what the log tells.

use expect_test::expect;
use ra_rules::Seat;
use ra_view::{Options, Viewer, view};

use crate::picture;
use crate::scene::{ENGLISH, GERMAN, GOD, UNREST, check, check_log, epoch, look, ra};

/// With hidden scores the others' points are nowhere, and the viewer's own are.
#[test]
fn hidden_scores_are_said_to_be_hidden() {
    let record = ra("2022", &epoch(1));
    let options = Options { hide_scores: true, hints: false, ..Options::default() };
    let seen = view(&record, Viewer::Seat(Seat::at(2)), options);
    expect![[r#"
        Ra, 2022 edition. Epoch II of III.
        Ra 0 of 6 Ra tiles; the 6th ends the epoch
        No tiles, only sun disk 1 ()
        Ana turn asked: [9, 6, 5, 2] [], Hidden until the end
        Bo you: [8, 7, 4, 3] [], 5 points
        ( You draw Ra: 6 of 6. Epoch I ends: the Ra track is full. Epoch II begins; Ana goes first. )
        > It is Ana's turn.
    "#]].assert_eq(&picture::picture(&seen));
    expect![[r#"
        Epoch I ends: the Ra track is full.
        Gods: 0 (none)
        Gold: 0 (none)
        Pharaohs: 0 (0, all tied)
        River: 0 (none)
        Civilization: −5 (none)
        Bo: 10 −5 = 5
    "#]]
    .assert_eq(&picture::sheet(&seen.scores.epochs[0]));
}

#[test]
fn the_log_tells_everything_in_order() {
    let play = format!("{UNREST}, 1 discard writing");
    check_log(
        &ra("2022", &play),
        1,
        ENGLISH,
        &expect![[r#"
            7 You invoke Ra: 6 tiles and sun disk 1.
              - Bo bids first.
            8 Bo passes.
            9 You bid 2.
              - You win an astronomy tile, an agriculture tile, a writing tile, an unrest tile, a drought and a temple with 2 and take sun disk 1.
              - Drought: you have nothing to lose.
              - Unrest: you choose what to lose.
            10 You discard a writing tile.
        "#]],
    );
    check_log(
        &ra("2016", &play),
        2,
        GERMAN,
        &expect![[r#"
        7 Ana ruft Ra: 6 Plättchen und Sonnenscheibe 1.
          - Du bietest zuerst.
        8 Du passt.
        9 Ana bietet 2.
          - Ana gewinnt Astronomie, Ackerbau, Schrift, einen Krieg, eine Dürre und einen Tempel mit der 2 und nimmt Sonnenscheibe 1.
          - Dürre: Ana hat nichts zu verlieren.
          - Krieg: Ana wählt, was verloren geht.
        10 Ana gibt Schrift ab.
    "#]],
    );
    check_log(
        &ra("2022", &format!("{GOD}, 1 god drought, 2 draw ra")),
        2,
        ENGLISH,
        &expect![[r#"
            7 Ana draws a god.
            8 You draw a drought.
            9 Ana spends a god and takes a drought.
              - Drought: Ana loses a Nile tile.
            10 You draw Ra: 1 of 6.
              - An auction begins; Ana bids first.
        "#]],
    );
}

#[test]
fn an_epoch_ends_with_an_explained_sheet() {
    let play = format!("{UNREST}, 1 discard astronomy, 1 discard writing, {}", epoch(2));
    let seen = look(&ra("2016", &play), 1, ENGLISH);
    expect![[r#"
        Epoch I ends: the Ra track is full.
        Gods: 0 (none) | 0 (none)
        Gold: 0 (none) | 0 (none)
        Pharaohs: 0 (0, all tied) | 0 (0, all tied)
        River: 0 (none) | 0 (none)
        Civilization: 0 (1 kind) | −5 (none)
        Ana: 10 0 = 10
        Bo: 10 −5 = 5
    "#]]
    .assert_eq(&picture::sheet(&seen.scores.epochs[0]));
    expect![[r#"
        27 You draw Ra: 6 of 6.
          - Epoch I ends: the Ra track is full.
          - You score 0 and now have 10.
          - Bo scores −5 and now has 5.
          - Epoch II begins; you go first.
    "#]]
    .assert_eq(&picture::log(&seen.log[seen.log.len() - 1..]));
    let seen = look(&ra("2016", &play), 2, GERMAN);
    expect![[r#"
        Epoche I endet: Die Ra-Leiste ist voll.
        Götter: 0 (keine) | 0 (keine)
        Gold: 0 (keins) | 0 (keins)
        Pharaonen: 0 (0, alle gleich) | 0 (0, alle gleich)
        Nil: 0 (nichts) | 0 (nichts)
        Zivilisation: 0 (1 Art) | −5 (keine)
        Ana: 10 0 = 10
        Bo: 10 −5 = 5
    "#]]
    .assert_eq(&picture::sheet(&seen.scores.epochs[0]));
}

/// Nobody ever bids: both end without points, and the highest sun decides.
#[test]
fn the_end_names_the_tie_break() {
    let play = [epoch(1), epoch(1), epoch(1)].join(", ");
    check(
        &ra("2022", &play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch III of III.
            Ra 0 of 6 Ra tiles
            No tiles, only sun disk 1 ()
            Ana: [9, 6, 5, 2] [], 0 points
            Bo you: [8, 7, 4, 3] [], 0 points
            ( You draw Ra: 6 of 6. Epoch III ends: the Ra track is full. The game is over. Ana wins. )
            > Ana wins the tie at 0 points with the highest sun disk, 9. You came second with 0.
        "#]],
    );
    check(
        &ra("2022", &play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche III von III.
            Ra 0 von 6 Ra-Plättchen
            Kein Plättchen, nur Sonnenscheibe 1 ()
            Ana: [9, 6, 5, 2] [], 0 Punkte
            Bo you: [8, 7, 4, 3] [], 0 Punkte
            ( Du ziehst Ra, das 6. von 6. Epoche III endet: Die Ra-Leiste ist voll. Das Spiel ist aus. Ana gewinnt. )
            > Ana gewinnt bei Gleichstand mit 0 dank der höchsten Sonnenscheibe, der 9. Du bist mit 0 auf Platz zwei.
        "#]],
    );
    let places = look(&ra("2022", &play), 0, ENGLISH).scores.ranking.unwrap().places;
    expect![[r#"
        PlaceView {
            place: 2,
            seat: 2,
            name: "Bo",
            is_you: false,
            score: 0,
            highest_sun: Some(
                8,
            ),
            tie_break: Some(
                "Tie broken by the highest sun disk: 8",
            ),
        }
    "#]]
    .assert_debug_eq(&places[1]);
}
