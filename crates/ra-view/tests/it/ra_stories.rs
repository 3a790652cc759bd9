//! Characteristic moments of Ra, as their viewers read them.

use expect_test::expect;
use ra_record::AnyRecord;
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, Seat};
use ra_view::{Options, Viewer, view};

use crate::picture;
use crate::scene::{ENGLISH, GERMAN, check, check_log, epoch, look, played, ra};

#[test]
fn on_turn_a_player_is_told_what_each_action_may_lead_to() {
    let play = "1 draw nile, 2 draw flood";
    check(
        &ra("2016", play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2016. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            2 tiles and sun disk 1 (Nile, Flood)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, lot +2, now −5
            Bo: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( Bo draws a flood. )
            > Your turn. Draw a tile or invoke Ra.
              [draw] Draw a tile
              [invoke] Invoke Ra! If nobody else bids, you must.
              [god nile] Take Nile x You have no god to spend.
              [god flood] Take a flood x You have no god to spend.
        "#]],
    );
    check(
        &ra("2022", play),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6. Noch 5 sind ungefährlich.
            2 Plättchen und Sonnenscheibe 1 (Nil, Überschwemmung)
            Ana you turn asked: [9, 6, 5, 2] [], 10 Punkte, lot +2, now −5
            Bo: [8, 7, 4, 3] [], 10 Punkte, lot +2, now −5
            ( Bo zieht eine Überschwemmung. )
            > Du bist am Zug. Zieh ein Plättchen oder ruf Ra.
              [draw] Plättchen ziehen
              [invoke] Ra rufen! Wenn sonst niemand bietet, musst du bieten.
              [god nile] Nil nehmen x Du hast keinen Gott zum Einsetzen.
              [god flood] Überschwemmung nehmen x Du hast keinen Gott zum Einsetzen.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2016. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            2 tiles and sun disk 1 (Nile, Flood)
            Ana turn asked: [9, 6, 5, 2] [], 10 points, lot +2, now −5
            Bo you: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( You draw a flood. )
            > It is Ana's turn.
        "#]],
    );
}

#[test]
fn a_bidder_sees_which_suns_beat_the_bid() {
    let play = "1 draw sphinx, 2 draw nile, 1 draw ra, 2 bid 7";
    check(
        &ra("2016", play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2016. Epoch I of III.
            Ra 1 of 6. 4 more are safe.
            2 tiles and sun disk 1 (Sphinx, Nile)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, deciding, lot 0, now −5
            Bo: [8, 7, 4, 3] [], 10 points, bid 7, lot 0, now −5
            ( Bo bids 7. )
            > You drew Ra. Bo bid 7. Bid more, or pass.
              [bid 9] Bid 9. You win at once, take sun disk 1 and leave 9.
              [bid 6] Bid 6 x 6 does not beat 7.
              [bid 5] Bid 5 x 5 does not beat 7.
              [bid 2] Bid 2 x 2 does not beat 7.
              [pass] Pass. Bo then wins with 7.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2016. Epoche I von III.
            Ra 1 von 6. Noch 4 sind ungefährlich.
            2 Plättchen und Sonnenscheibe 1 (Sphinx, Nil)
            Ana turn asked: [9, 6, 5, 2] [], 10 Punkte, überlegt, lot 0, now −5
            Bo you: [8, 7, 4, 3] [], 10 Punkte, bietet 7, lot 0, now −5
            ( Du bietest 7. )
            > Ana hat Ra gezogen. Ana bietet mehr als deine 7 oder passt.
        "#]],
    );
}

#[test]
fn who_invoked_ra_must_buy_what_nobody_wants() {
    let play = "1 draw sphinx, 2 invoke, 1 pass";
    check(
        &ra("2016", play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2016. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            One tile and sun disk 1 (Sphinx)
            Ana: [9, 6, 5, 2] [], 10 points, passed, lot 0, now −5
            Bo you turn asked: [8, 7, 4, 3] [], 10 points, deciding, lot 0, now −5
            ( Ana passes. )
            > You invoked Ra. Nobody else bid, so you must.
              [bid 8] Bid 8. You win at once, take sun disk 1 and leave 8.
              [bid 7] Bid 7. You win at once, take sun disk 1 and leave 7.
              [bid 4] Bid 4. You win at once, take sun disk 1 and leave 4.
              [bid 3] Bid 3. You win at once, take sun disk 1 and leave 3.
              [pass] Pass x You called this auction and nobody else bid, so you must.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2016. Epoche I von III.
            Ra 0 von 6. Noch 5 sind ungefährlich.
            Ein Plättchen und Sonnenscheibe 1 (Sphinx)
            Ana: [9, 6, 5, 2] [], 10 Punkte, gepasst, lot 0, now −5
            Bo you turn asked: [8, 7, 4, 3] [], 10 Punkte, überlegt, lot 0, now −5
            ( Ana passt. )
            > Du hast Ra gerufen. Sonst hat niemand geboten, also musst du bieten.
              [bid 8] 8 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 8 liegen.
              [bid 7] 7 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 7 liegen.
              [bid 4] 4 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 4 liegen.
              [bid 3] 3 bieten. Du gewinnst sofort, nimmst Sonnenscheibe 1 und lässt die 3 liegen.
              [pass] Passen x Du hast die Versteigerung ausgelöst und sonst hat niemand geboten, also musst du bieten.
        "#]],
    );
}

/// The words of 1999, and a table where one bidder comes later and one has no sun that is high
/// enough.
#[test]
fn the_order_of_bidding_is_shown() {
    let three = |play| AnyRecord::from(played::<Ra>("1999", PlayerCount::Three, play));
    let play = "1 draw gold, 2 draw unrest, 3 invoke, 1 bid 5";
    check(
        &three(play),
        3,
        ENGLISH,
        &expect![[r#"
        Ra, Edition of 1999. Epoch I of III.
        Ra 0 of 8. 7 more are safe.
        2 tiles and sun 1 (Gold, Unrest)
        Ana: [13, 8, 5, 2] [], 10 fame, bid 5, lot +3, now −5
        Bo asked: [12, 9, 6, 3] [], 10 fame, deciding, lot +3, now −5
        Cleo you turn: [11, 10, 7, 4] [], 10 fame, asked later, lot +3, now −5
        ( Ana bids 5. )
        > You invoked Ra. Ana bid 5. Bo bids more, or passes. You are asked later; 11, 10 or 7 beats 5.
    "#]],
    );
    check(
        &three(play),
        2,
        ENGLISH,
        &expect![[r#"
        Ra, Edition of 1999. Epoch I of III.
        Ra 0 of 8. 7 more are safe.
        2 tiles and sun 1 (Gold, Unrest)
        Ana: [13, 8, 5, 2] [], 10 fame, bid 5, lot +3, now −5
        Bo you asked: [12, 9, 6, 3] [], 10 fame, deciding, lot +3, now −5
        Cleo turn: [11, 10, 7, 4] [], 10 fame, asked later, lot +3, now −5
        ( Ana bids 5. )
        > Cleo invoked Ra. Ana bid 5. Bid more, or pass.
          [bid 12] Bid 12. You win at once, take sun 1 and leave 12.
          [bid 9] Bid 9. If you win, you take sun 1 and leave 9. Cleo can beat it.
          [bid 6] Bid 6. If you win, you take sun 1 and leave 6. Cleo can beat it.
          [bid 3] Bid 3 x 3 does not beat 5.
          [pass] Pass
    "#]],
    );
    let play = "1 draw gold, 2 draw unrest, 3 draw art, 1 invoke, 2 bid 12";
    check(
        &three(play),
        0,
        GERMAN,
        &expect![[r#"
        Ra, Ausgabe von 1999. Epoche I von III.
        Ra 0 von 8. Noch 7 sind ungefährlich.
        3 Plättchen und Sonne 1 (Gold, Unruhen, Kunst)
        Ana turn asked: [13, 8, 5, 2] [], 10 Ruhm, überlegt, lot +3, now −5
        Bo: [12, 9, 6, 3] [], 10 Ruhm, bietet 12, lot +3, now −5
        Cleo: [11, 10, 7, 4] [], 10 Ruhm, kann nicht bieten, lot +3, now −5
        ( Bo bietet 12. )
        > Ana hat Ra gerufen. Bo bietet 12. Ana bietet mehr oder passt.
    "#]],
    );
}

/// With hidden scores the others' points are nowhere, and the viewer's own are.
#[test]
fn hidden_scores_are_said_to_be_hidden() {
    let record = ra("2022", &epoch(1));
    let options = Options { hide_scores: true, hints: false, ..Options::default() };
    let seen = view(&record, Viewer::Seat(Seat::at(2)), options);
    expect![[r#"
        Ra, Edition of 2022. Epoch II of III.
        Ra 0 of 6. 5 more are safe.
        No tile, only sun disk 1 ()
        Ana turn asked: [9, 6, 5, 2] [], Hidden until the end
        Bo you: [8, 7, 4, 3] [], 5 points
        ( You draw Ra, number 6 of 6. Epoch I ends: the Ra track is full. Epoch II begins with Ana. )
        > It is Ana's turn.
    "#]].assert_eq(&picture::picture(&seen));
    expect![[r#"
        Epoch I ends: the Ra track is full.
        Gods: 0 (none)
        Gold: 0 (none)
        Pharaohs: 0 (0, all equal)
        River: 0 (none)
        Civilization: −5 (none)
        Bo: 10 −5 = 5
    "#]]
    .assert_eq(&picture::sheet(&seen.scores.epochs[0]));
}

const GOD: &str = "1 draw god, 2 draw nile, 1 invoke, 2 pass, 1 bid 2, \
    2 draw temple, 1 draw god, 2 draw drought";

#[test]
fn a_god_takes_what_it_can() {
    check(
        &ra("2022", GOD),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2022. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            3 tiles and sun disk 2 (Temple, God, Drought)
            Ana you turn asked: [9, 6, 5] [1], 10 points, lot +2, now −3
                Gods: 1 God; River: 1 Nile
            Bo: [8, 7, 4, 3] [], 10 points, lot +2, now −5
            ( Bo draws a drought. )
            > Your turn. Draw a tile, invoke Ra or spend a god.
              [draw] Draw a tile
              [invoke] Invoke Ra! If nobody else bids, you must.
              [god god] Take a god x A god cannot take a god.
              [god temple] Take a temple −2
              [god drought] Take a drought −2
        "#]],
    );
    check(
        &ra("2022", GOD),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6. Noch 5 sind ungefährlich.
            3 Plättchen und Sonnenscheibe 2 (Tempel, Gott, Dürre)
            Ana you turn asked: [9, 6, 5] [1], 10 Punkte, lot +2, now −3
                Götter: 1 Gott; Nil: 1 Nil
            Bo: [8, 7, 4, 3] [], 10 Punkte, lot +2, now −5
            ( Bo zieht eine Dürre. )
            > Du bist am Zug. Zieh ein Plättchen, ruf Ra oder setz einen Gott ein.
              [draw] Plättchen ziehen
              [invoke] Ra rufen! Wenn sonst niemand bietet, musst du bieten.
              [god god] Gott nehmen x Ein Gott kann kein Plättchen Gott nehmen.
              [god temple] Tempel nehmen −2
              [god drought] Dürre nehmen −2
        "#]],
    );
}

const UNREST: &str = "1 draw astronomy, 2 draw agriculture, 1 draw writing, 2 draw unrest, \
    1 draw drought, 2 draw temple, 1 invoke, 2 pass, 1 bid 2";

#[test]
fn unrest_lets_its_owner_choose() {
    check(
        &ra("2016", UNREST),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, Edition of 2016. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            No tile, only sun disk 2 ()
            Ana you turn asked: [9, 6, 5] [1], 10 points, now +5
                Civilization: 1 Astronomy, 1 Agriculture, 1 Writing; Monuments: 1 Temple
            Bo: [8, 7, 4, 3] [], 10 points, now −5
            ( You bid 2. You win astronomy, agriculture, writing, a war, a drought and a temple with 2 and take sun disk 1. Drought: you have nothing to lose. War: you choose what to lose. )
            > War: give up 2 civilization tiles, one after another.
              [discard astronomy] Give up astronomy −5
              [discard agriculture] Give up agriculture −5
              [discard writing] Give up writing −5
              [discard temple] Give up a temple x The disaster does not take a temple.
        "#]],
    );
    check(
        &ra("2022", UNREST),
        1,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche I von III.
            Ra 0 von 6. Noch 5 sind ungefährlich.
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
            Ra, Edition of 2022. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            No tile, only sun disk 2 ()
            Ana turn asked: [9, 6, 5] [1], 10 points, now +5
                Civilization: 1 Astronomy, 1 Agriculture, 1 Writing; Monuments: 1 Temple
            Bo: [8, 7, 4, 3] [], 10 points, now −5
            ( Ana bids 2. Ana wins astronomy, agriculture, writing, unrest, a drought and a temple with 2 and takes sun disk 1. Drought: Ana has nothing to lose. Unrest: Ana chooses what to lose. )
            > Unrest: Ana chooses which civilization to give up.
        "#]],
    );
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
          - You win astronomy, agriculture, writing, unrest, a drought and a temple with 2 and take sun disk 1.
          - Drought: you have nothing to lose.
          - Unrest: you choose what to lose.
        10 You give up writing.
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
          - Drought: Ana loses Nile.
        10 You draw Ra, number 1 of 6.
          - An auction begins, Ana bids first.
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
        Pharaohs: 0 (0, all equal) | 0 (0, all equal)
        River: 0 (none) | 0 (none)
        Civilization: 0 (1 kind) | −5 (none)
        Ana: 10 0 = 10
        Bo: 10 −5 = 5
    "#]]
    .assert_eq(&picture::sheet(&seen.scores.epochs[0]));
    expect![[r#"
        27 You draw Ra, number 6 of 6.
          - Epoch I ends: the Ra track is full.
          - You score 0 and have 10.
          - Bo scores −5 and has 5.
          - Epoch II begins with you.
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
            Ra, Edition of 2022. Epoch III of III.
            Ra 0 of 6.
            No tile, only sun disk 1 ()
            Ana: [9, 6, 5, 2] [], 0 points
            Bo you: [8, 7, 4, 3] [], 0 points
            ( You draw Ra, number 6 of 6. Epoch III ends: the Ra track is full. The game is over. Ana wins. )
            > Ana wins the tie at 0 with the highest sun disk, 9. You are second with 0.
        "#]],
    );
    check(
        &ra("2022", &play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2022. Epoche III von III.
            Ra 0 von 6.
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
                "Tied; the highest sun disk decides: 8",
            ),
        }
    "#]]
    .assert_debug_eq(&places[1]);
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
        Ra, Edition of 2022. Epoch I of III.
        Ra 0 of 6. 5 more are safe.
        2 tiles and sun disk 2 (Temple, Nile)
        Ana you turn asked: [9, 6, 5] [1], 10 points, lot 0, now 0
            Gods: 1 God; Gold: 1 Gold
        Bo: [8, 7, 4, 3] [], 10 points, lot 0, now −5
        ( You spend a god and take gold. )
        > Spend another god, or stop. You have 1.
          [god nile] Take Nile −2
          [god temple] Take a temple −2
          [stop] Spend no more gods
    "#]],
    );
    check(
        &ra("2022", play),
        1,
        GERMAN,
        &expect![[r#"
        Ra, Ausgabe von 2022. Epoche I von III.
        Ra 0 von 6. Noch 5 sind ungefährlich.
        2 Plättchen und Sonnenscheibe 2 (Tempel, Nil)
        Ana you turn asked: [9, 6, 5] [1], 10 Punkte, lot 0, now 0
            Götter: 1 Gott; Gold: 1 Gold
        Bo: [8, 7, 4, 3] [], 10 Punkte, lot 0, now −5
        ( Du setzt einen Gott ein und nimmst Gold. )
        > Setz noch einen Gott ein, oder hör auf. Du hast 1.
          [god nile] Nil nehmen −2
          [god temple] Tempel nehmen −2
          [stop] Keinen Gott mehr einsetzen
    "#]],
    );
    check(
        &ra("2022", play),
        2,
        ENGLISH,
        &expect![[r#"
        Ra, Edition of 2022. Epoch I of III.
        Ra 0 of 6. 5 more are safe.
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
            Ra, Edition of 2022. Epoch I of III.
            Ra 0 of 6. 5 more are safe.
            8 tiles and sun disk 1 (Nile, Nile, Nile, Nile, Nile, Nile, Nile, Nile)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, lot 0, now −5
            Bo: [8, 7, 4, 3] [], 10 points, lot 0, now −5
            ( Bo draws Nile. The auction track is full. )
            > Your turn. The track is full: invoke Ra.
              [draw] Draw a tile x The auction track is full, so nobody can draw.
              [invoke] Invoke Ra. You may pass; if nobody bids, all eight tiles leave the game.
              [god nile] Take Nile x You have no god to spend.
        "#]],
    );
    let play = format!("{play}, 1 invoke, 2 pass");
    check(
        &ra("2022", &play),
        1,
        GERMAN,
        &expect![[r#"
        Ra, Ausgabe von 2022. Epoche I von III.
        Ra 0 von 6. Noch 5 sind ungefährlich.
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
