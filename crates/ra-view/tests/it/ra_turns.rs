//! What players of Ra see on their turns.

use expect_test::expect;

use crate::scene::{ENGLISH, GERMAN, GOD, UNREST, check, look, ra};

#[test]
fn on_turn_a_player_is_told_what_each_action_may_lead_to() {
    let play = "1 draw nile, 2 draw flood";
    check(
        &ra("2016", play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2016 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            2 tiles and sun disk 1 (Nile, Flood)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, lot +2, now −5
            Bo: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( Bo draws a flood. )
            > Your turn: draw a tile or invoke Ra.
              [draw] Draw a tile
              [invoke] Invoke Ra! If nobody else bids, you must bid.
              [god nile] Take a Nile tile x You have no god to spend.
              [god flood] Take a flood x You have no god to spend.
        "#]],
    );
    check(
        &ra("2022", play),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
            2 Plättchen und Sonnenscheibe 1 (Nil, Überschwemmung)
            Ana you turn asked: [9, 6, 5, 2] [], 10 Punkte, lot +2, now −5
            Bo: [8, 7, 4, 3] [], 10 Punkte, lot +2, now −5
            ( Bo zieht eine Überschwemmung. )
            > Du bist am Zug. Zieh ein Plättchen oder ruf Ra.
              [draw] Plättchen ziehen
              [invoke] Ra rufen! Bietet sonst niemand, musst du bieten.
              [god nile] Nil nehmen x Du hast keinen Gott zum Einsetzen.
              [god flood] Überschwemmung nehmen x Du hast keinen Gott zum Einsetzen.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, 2016 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            2 tiles and sun disk 1 (Nile, Flood)
            Ana turn asked: [9, 6, 5, 2] [], 10 points, lot +2, now −5
            Bo you: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( You draw a flood. )
            > It is Ana's turn.
        "#]],
    );
}

#[test]
fn a_god_takes_what_it_can() {
    check(
        &ra("2022", GOD),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            3 tiles and sun disk 2 (Temple, God, Drought)
            Ana you turn asked: [9, 6, 5] [1], 10 points, lot +2, now −3
                Gods: 1 God; River: 1 Nile
            Bo: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( Bo draws a drought. )
            > Your turn: draw a tile, invoke Ra or spend a god.
              [draw] Draw a tile
              [invoke] Invoke Ra! If nobody else bids, you must bid.
              [god god] Take a god x A god cannot take a god.
              [god temple] Take a temple −1
              [god drought] Take a drought −2
        "#]],
    );
    check(
        &ra("2022", GOD),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
            3 Plättchen und Sonnenscheibe 2 (Tempel, Gott, Dürre)
            Ana you turn asked: [9, 6, 5] [1], 10 Punkte, lot +2, now −3
                Götter: 1 Gott; Nil: 1 Nil
            Bo: [8, 7, 4, 3] [], 10 Punkte, lot +2, now −5
            ( Bo zieht eine Dürre. )
            > Du bist am Zug. Zieh ein Plättchen, ruf Ra oder setz einen Gott ein.
              [draw] Plättchen ziehen
              [invoke] Ra rufen! Bietet sonst niemand, musst du bieten.
              [god god] Gott nehmen x Ein Gott kann kein Plättchen Gott nehmen.
              [god temple] Tempel nehmen −1
              [god drought] Dürre nehmen −2
        "#]],
    );
}

#[test]
fn unrest_lets_its_owner_choose() {
    check(
        &ra("2016", UNREST),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2016 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            No tiles, only sun disk 2 ()
            Ana you turn asked: [9, 6, 5] [1], 10 points, now +5
                Civilization: 1 Astronomy, 1 Agriculture, 1 Writing; Monuments: 1 Temple
            Bo: [8, 7, 4, 3] [], 10 points, now −5
            ( You bid 2. You win an astronomy tile, an agriculture tile, a writing tile, a war tile, a drought and a temple with 2 and take sun disk 1. Drought: you have nothing to lose. War: you choose what to lose. )
            > War: discard 2 civilization tiles, one at a time.
              [discard astronomy] Discard an astronomy tile −5
              [discard agriculture] Discard an agriculture tile −5
              [discard writing] Discard a writing tile −5
              [discard temple] Discard a temple x The disaster does not take a temple.
        "#]],
    );
    check(
        &ra("2022", UNREST),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
            Kein Plättchen, nur Sonnenscheibe 2 ()
            Ana you turn asked: [9, 6, 5] [1], 10 Punkte, now +5
                Zivilisation: 1 Astronomie, 1 Ackerbau, 1 Schrift; Monumente: 1 Tempel
            Bo: [8, 7, 4, 3] [], 10 Punkte, now −5
            ( Du bietest 2. Du gewinnst Astronomie, Ackerbau, Schrift, Unruhen, eine Dürre und einen Tempel mit der 2 und nimmst Sonnenscheibe 1. Dürre: Du hast nichts zu verlieren. Unruhen: Du wählst, was du verlierst. )
            > Unruhen: Gib 2 Zivilisationsplättchen ab, eines nach dem anderen.
              [discard astronomy] Astronomie abgeben −5
              [discard agriculture] Ackerbau abgeben −5
              [discard writing] Schrift abgeben −5
              [discard temple] Tempel abgeben x Die Katastrophe nimmt kein Plättchen Tempel.
        "#]],
    );
    check(
        &ra("2022", UNREST),
        0,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            No tiles, only sun disk 2 ()
            Ana turn asked: [9, 6, 5] [1], 10 points, now +5
                Civilization: 1 Astronomy, 1 Agriculture, 1 Writing; Monuments: 1 Temple
            Bo: [8, 7, 4, 3] [], 10 points, now −5
            ( Ana bids 2. Ana wins an astronomy tile, an agriculture tile, a writing tile, an unrest tile, a drought and a temple with 2 and takes sun disk 1. Drought: Ana has nothing to lose. Unrest: Ana chooses what to lose. )
            > Unrest: Ana is choosing a civilization tile to discard.
        "#]],
    );
}

/// Between two gods their owner may stop.
#[test]
fn another_god_may_follow() {
    let play = "1 draw god, 2 draw god, 1 invoke, 2 pass, 1 bid 2, \
        2 draw temple, 1 draw nile, 2 draw gold, 1 god gold";
    check(
        &ra("2022", play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            2 tiles and sun disk 2 (Temple, Nile)
            Ana you turn asked: [9, 6, 5] [1], 10 points, lot 0, now 0
                Gods: 1 God; Gold: 1 Gold
            Bo: [8, 7, 4, 3] [], 10 points, lot 0, now −5
            ( You spend a god and take gold. )
            > Spend another god, or stop. You have 1.
              [god nile] Take a Nile tile −2
              [god temple] Take a temple −1
              [stop] Spend no more gods
        "#]],
    );
    check(
        &ra("2022", play),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
            2 Plättchen und Sonnenscheibe 2 (Tempel, Nil)
            Ana you turn asked: [9, 6, 5] [1], 10 Punkte, lot 0, now 0
                Götter: 1 Gott; Gold: 1 Gold
            Bo: [8, 7, 4, 3] [], 10 Punkte, lot 0, now −5
            ( Du setzt einen Gott ein und nimmst Gold. )
            > Setz noch einen Gott ein, oder hör auf. Du hast 1.
              [god nile] Nil nehmen −2
              [god temple] Tempel nehmen −1
              [stop] Keinen Gott mehr einsetzen
        "#]],
    );
    check(
        &ra("2022", play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            2 tiles and sun disk 2 (Temple, Nile)
            Ana turn asked: [9, 6, 5] [1], 10 points, lot 0, now 0
                Gods: 1 God; Gold: 1 Gold
            Bo you: [8, 7, 4, 3] [], 10 points, lot 0, now −5
            ( Ana spends a god and takes gold. )
            > Ana may spend another god.
        "#]],
    );
}

#[test]
fn nobody_draws_while_the_track_is_full() {
    let draws = (1..=8).map(|draw| format!("{} draw nile", 2 - draw % 2));
    let play = draws.collect::<Vec<_>>().join(", ");
    check(
        &ra("2022", &play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2022 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            8 tiles and sun disk 1 (Nile, Nile, Nile, Nile, Nile, Nile, Nile, Nile)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, lot 0, now −5
            Bo: [8, 7, 4, 3] [], 10 points, lot 0, now −5
            ( Bo draws a Nile tile. The auction track is full. )
            > Your turn: the auction track is full, so invoke Ra.
              [draw] Draw a tile x The auction track is full, so nobody can draw.
              [invoke] Invoke Ra. You may pass; if nobody bids, all eight tiles are discarded.
              [god nile] Take a Nile tile x You have no god to spend.
        "#]],
    );
    let play = format!("{play}, 1 invoke, 2 pass");
    check(
        &ra("2022", &play),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
            8 Plättchen und Sonnenscheibe 1 (Nil, Nil, Nil, Nil, Nil, Nil, Nil, Nil)
            Ana you turn asked: [9, 6, 5, 2] [], 10 Punkte, überlegt, lot 0, now −5
            Bo: [8, 7, 4, 3] [], 10 Punkte, gepasst, lot 0, now −5
            ( Bo passt. )
            > Du hast Ra gerufen. Biete eine Sonnenscheibe oder passe.
              [bid 9] 9 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 9 liegen.
              [bid 6] 6 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 6 liegen.
              [bid 5] 5 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 5 liegen.
              [bid 2] 2 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 2 liegen.
              [pass] Passen! Niemand hat geboten: Alle acht Plättchen gehen aus dem Spiel.
        "#]],
    );
}

#[test]
fn a_tile_says_what_it_is_good_for() {
    let record = ra("2016", "1 draw sphinx, 2 draw god, 1 draw drought");
    let seen = look(&record, 1, ENGLISH);
    let told: Vec<&str> = seen.table.track.iter().flatten().map(|tile| &*tile.help).collect();
    assert_eq!(
        told,
        [
            "1 each for up to 6 kinds, 10 for 7 kinds, 15 for 8; only at the end of the game. 5 for 3 of a \
             kind, 10 for 4, 15 for 5; only at the end of the game.",
            "Spend it on your turn, instead of drawing, to take a tile from the auction track. 2 for each \
             god.",
            "The player who takes it discards 2 river tiles, floods first.",
        ]
    );
}
