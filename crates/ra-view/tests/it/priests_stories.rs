//! Characteristic moments of Priests of Ra, as their viewers read them.

use expect_test::expect;

use crate::scene::{ENGLISH, GERMAN, check, check_log, priests};

const SIDE: &str = "1 draw farmer/warrior";
const TURN: &str = "1 draw farmer/warrior, 1 show farmer, 2 draw priest, 1 draw ra, 2 pass";

#[test]
fn a_drawn_tile_of_priests_shows_the_side_that_its_drawer_chooses() {
    check(
        &priests(SIDE),
        1,
        ENGLISH,
        &expect![[r#"
            Priests of Ra, Printed manual. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th starts the last auction
            No tiles, only sun 1 ()
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, now 0
            Bo: [8, 7, 4, 3] [], 10 points, now 0
            ( You draw a farmer/warrior tile. )
            > You drew a farmer/warrior tile. Which side should show: Farmer or Warrior?
              [show farmer] Show Farmer
              [show warrior] Show Warrior
        "#]],
    );
    check(
        &priests(SIDE),
        2,
        GERMAN,
        &expect![[r#"
            Priester des Ra, Nach der gedruckten Anleitung. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. bringt die letzte Versteigerung
            Kein Plättchen, nur Sonne 1 ()
            Ana turn asked: [9, 6, 5, 2] [], 10 Punkte, now 0
            Bo you: [8, 7, 4, 3] [], 10 Punkte, now 0
            ( Ana zieht ein Plättchen Bauer/Krieger. )
            > Ana hat ein Plättchen Bauer/Krieger gezogen und wählt die Seite.
        "#]],
    );
}

#[test]
fn the_drawer_of_ra_must_bid_in_the_manual() {
    check(
        &priests(TURN),
        1,
        ENGLISH,
        &expect![[r#"
            Priests of Ra, Printed manual. Epoch I of III.
            Ra 1 of 6 Ra tiles; the 6th starts the last auction
            2 tiles and sun 1 (Farmer, Priest)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, bidding, lot +2, now 0
            Bo: [8, 7, 4, 3] [], 10 points, passed, lot +2, now 0
            ( Bo passes. )
            > You drew Ra. Nobody else bid, so you must bid.
              [bid 9] Bid 9. You win at once and swap 9 for sun 1.
              [bid 6] Bid 6. You win at once and swap 6 for sun 1.
              [bid 5] Bid 5. You win at once and swap 5 for sun 1.
              [bid 2] Bid 2. You win at once and swap 2 for sun 1.
              [pass] Pass x You started this auction and nobody else bid, so you must bid.
        "#]],
    );
    check(
        &priests(TURN),
        1,
        GERMAN,
        &expect![[r#"
            Priester des Ra, Nach der gedruckten Anleitung. Epoche I von III.
            Ra 1 von 6 Ra-Plättchen; das 6. bringt die letzte Versteigerung
            2 Plättchen und Sonne 1 (Bauer, Priester)
            Ana you turn asked: [9, 6, 5, 2] [], 10 Punkte, überlegt, lot +2, now 0
            Bo: [8, 7, 4, 3] [], 10 Punkte, gepasst, lot +2, now 0
            ( Bo passt. )
            > Du hast Ra gezogen. Sonst hat niemand geboten, also musst du bieten.
              [bid 9] 9 bieten. Du gewinnst sofort, nimmst Sonne 1 und lässt die 9 liegen.
              [bid 6] 6 bieten. Du gewinnst sofort, nimmst Sonne 1 und lässt die 6 liegen.
              [bid 5] 5 bieten. Du gewinnst sofort, nimmst Sonne 1 und lässt die 5 liegen.
              [bid 2] 2 bieten. Du gewinnst sofort, nimmst Sonne 1 und lässt die 2 liegen.
              [pass] Passen x Du hast die Versteigerung ausgelöst und sonst hat niemand geboten, also musst du bieten.
        "#]],
    );
}

#[test]
fn the_winner_of_a_lot_of_priests_may_turn_a_tile() {
    let play = format!("{TURN}, 1 bid 2");
    check(
        &priests(&play),
        1,
        ENGLISH,
        &expect![[r#"
            Priests of Ra, Printed manual. Epoch I of III.
            Ra 1 of 6 Ra tiles; the 6th starts the last auction
            No tiles, only sun 2 ()
            Ana you turn asked: [9, 6, 5] [1], 10 points, now +2
                People: 1 Farmer; Priests: 1 Priest
            Bo: [8, 7, 4, 3] [], 10 points, now 0
            ( You bid 2. You win a farmer and a priest with 2 and take sun 1. )
            > Turn over one of your tiles, or keep all as they are.
              [turn farmer] Turn a farmer into a warrior 0
              [turn priest] Turn a priest x Priest has only one side.
              [keep] Keep all
        "#]],
    );
    check(
        &priests(&play),
        1,
        GERMAN,
        &expect![[r#"
            Priester des Ra, Nach der gedruckten Anleitung. Epoche I von III.
            Ra 1 von 6 Ra-Plättchen; das 6. bringt die letzte Versteigerung
            Kein Plättchen, nur Sonne 2 ()
            Ana you turn asked: [9, 6, 5] [1], 10 Punkte, now +2
                Leute: 1 Bauer; Priester: 1 Priester
            Bo: [8, 7, 4, 3] [], 10 Punkte, now 0
            ( Du bietest 2. Du gewinnst einen Bauern und einen Priester mit der 2 und nimmst Sonne 1. )
            > Dreh eines deiner Plättchen um, oder lass alle, wie sie sind.
              [turn farmer] Bauer umdrehen: Krieger 0
              [turn priest] Priester umdrehen x Priester hat nur eine Seite.
              [keep] Nichts umdrehen
        "#]],
    );
    let play = format!("{play}, 1 turn farmer");
    check_log(
        &priests(&play),
        2,
        ENGLISH,
        &expect![[r#"
            4 Ana draws Ra: 1 of 6.
              - An auction begins; you bid first.
            5 You pass.
            6 Ana bids 2.
              - Ana wins a farmer and a priest with 2 and takes sun 1.
            7 Ana turns a farmer into a warrior.
        "#]],
    );
    check_log(
        &priests(&play),
        1,
        GERMAN,
        &expect![[r#"
        4 Du ziehst Ra, das 1. von 6.
          - Es wird versteigert, Bo bietet zuerst.
        5 Bo passt.
        6 Du bietest 2.
          - Du gewinnst einen Bauern und einen Priester mit der 2 und nimmst Sonne 1.
        7 Du drehst einen Bauern um und hast nun einen Krieger.
    "#]],
    );
}

/// The Ra tile that fills the Ra track starts one last auction, and then the epoch ends (P4.6).
#[test]
fn the_last_auction_is_announced() {
    let play = "1 draw ra, 2 pass, 1 bid 2, 2 draw ra, 1 pass, 2 bid 3, \
        1 draw ra, 2 pass, 1 bid 5, 2 draw ra, 1 pass, 2 bid 4, 1 draw ra, 2 pass, 1 bid 6";
    check(
        &priests(play),
        2,
        ENGLISH,
        &expect![[r#"
            Priests of Ra, Printed manual. Epoch I of III.
            Ra 5 of 6 Ra tiles; the next one starts the last auction
            No tiles, only sun 6 ()
            Ana: [9] [4, 3, 1], 10 points, now 0
            Bo you turn asked: [8, 7] [5, 2], 10 points, now 0
            ( Ana bids 6. Ana wins with 6 and takes sun 4; there were no tiles. )
            > Your turn: draw a tile or invoke Ra.
              [draw] Draw a tile! The next Ra starts the last auction of the epoch. If nobody else bids, you must bid.
              [invoke] Invoke Ra! No tiles, only a sun. If nobody else bids, you must bid.
        "#]],
    );
    let play = format!("{play}, 2 draw ra");
    check(
        &priests(&play),
        1,
        GERMAN,
        &expect![[r#"
            Priester des Ra, Nach der gedruckten Anleitung. Epoche I von III.
            Ra 6 von 6 Ra-Plättchen; das ist die letzte Versteigerung der Epoche
            Kein Plättchen, nur Sonne 6 ()
            Ana you asked: [9] [4, 3, 1], 10 Punkte, überlegt, now 0
            Bo turn: [8, 7] [5, 2], 10 Punkte, kommt noch, now 0
            ( Bo zieht Ra, das 6. von 6. Es wird versteigert, du bietest zuerst. )
            > Bo hat Ra gezogen. Biete eine Sonne oder passe.
              [bid 9] 9 bieten. Du gewinnst sofort, nimmst Sonne 6 und lässt die 9 liegen.
              [pass] Passen
        "#]],
    );
    let play = format!("{play}, 1 pass, 2 bid 7");
    check_log(
        &priests(&play),
        2,
        ENGLISH,
        &expect![[r#"
            15 Ana bids 6.
              - Ana wins with 6 and takes sun 4; there were no tiles.
            16 You draw Ra: 6 of 6.
              - An auction begins; Ana bids first.
            17 Ana passes.
            18 You bid 7.
              - You win with 7 and take sun 6; there were no tiles.
              - Epoch I ends: the Ra track is full.
              - Ana scores 0 and now has 10.
              - You score 0 and now have 10.
              - Epoch II begins; Ana goes first.
        "#]],
    );
}
