//! What players of Ra see in auctions.

use expect_test::expect;
use ra_record::AnyRecord;
use ra_rules::PlayerCount;
use ra_rules::ra::Ra;

use crate::scene::{ENGLISH, GERMAN, check, played, ra};

#[test]
fn a_bidder_sees_which_suns_beat_the_bid() {
    let play = "1 draw sphinx, 2 draw nile, 1 draw ra, 2 bid 7";
    check(
        &ra("2016", play),
        1,
        ENGLISH,
        &expect![[r#"
            Ra, 2016 edition. Epoch I of III.
            Ra 1 of 6 Ra tiles; the 6th ends the epoch
            2 tiles and sun disk 1 (Sphinx, Nile)
            Ana you turn asked: [9, 6, 5, 2] [], 10 points, bidding, lot 0, now −5
            Bo: [8, 7, 4, 3] [], 10 points, bid 7, lot 0, now −5
            ( Bo bids 7. )
            > You drew Ra. Bo bid 7. Bid more, or pass.
              [bid 9] Bid 9. You win at once and swap 9 for sun disk 1.
              [bid 6] Bid 6 x 6 does not beat 7.
              [bid 5] Bid 5 x 5 does not beat 7.
              [bid 2] Bid 2 x 2 does not beat 7.
              [pass] Pass. Bo wins with 7.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2016. Epoche I von III.
            Ra 1 von 6 Ra-Plättchen; das 6. beendet die Epoche
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
            Ra, 2016 edition. Epoch I of III.
            Ra 0 of 6 Ra tiles; the 6th ends the epoch
            One tile and sun disk 1 (Sphinx)
            Ana: [9, 6, 5, 2] [], 10 points, passed, lot 0, now −5
            Bo you turn asked: [8, 7, 4, 3] [], 10 points, bidding, lot 0, now −5
            ( Ana passes. )
            > You invoked Ra. Nobody else bid, so you must bid.
              [bid 8] Bid 8. You win at once and swap 8 for sun disk 1.
              [bid 7] Bid 7. You win at once and swap 7 for sun disk 1.
              [bid 4] Bid 4. You win at once and swap 4 for sun disk 1.
              [bid 3] Bid 3. You win at once and swap 3 for sun disk 1.
              [pass] Pass x You started this auction and nobody else bid, so you must bid.
        "#]],
    );
    check(
        &ra("2016", play),
        2,
        GERMAN,
        &expect![[r#"
            Ra, Ausgabe von 2016. Epoche I von III.
            Ra 0 von 6 Ra-Plättchen; das 6. beendet die Epoche
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
            Ra, 1999 edition. Epoch I of III.
            Ra 0 of 8 Ra tiles; the 8th ends the epoch
            2 tiles and sun 1 (Gold, Unrest)
            Ana: [13, 8, 5, 2] [], 10 fame, bid 5, lot +3, now −5
            Bo asked: [12, 9, 6, 3] [], 10 fame, bidding, lot +3, now −5
            Cleo you turn: [11, 10, 7, 4] [], 10 fame, yet to bid, lot +3, now −5
            ( Ana bids 5. )
            > You invoked Ra. Ana bid 5. Bo is bidding. You bid later; 11, 10 or 7 beats 5.
        "#]],
    );
    check(
        &three(play),
        2,
        ENGLISH,
        &expect![[r#"
            Ra, 1999 edition. Epoch I of III.
            Ra 0 of 8 Ra tiles; the 8th ends the epoch
            2 tiles and sun 1 (Gold, Unrest)
            Ana: [13, 8, 5, 2] [], 10 fame, bid 5, lot +3, now −5
            Bo you asked: [12, 9, 6, 3] [], 10 fame, bidding, lot +3, now −5
            Cleo turn: [11, 10, 7, 4] [], 10 fame, yet to bid, lot +3, now −5
            ( Ana bids 5. )
            > Cleo invoked Ra. Ana bid 5. Bid more, or pass.
              [bid 12] Bid 12. You win at once and swap 12 for sun 1.
              [bid 9] Bid 9. If you win, you swap 9 for sun 1. Cleo can beat your bid.
              [bid 6] Bid 6. If you win, you swap 6 for sun 1. Cleo can beat your bid.
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
            Ra 0 von 8 Ra-Plättchen; das 8. beendet die Epoche
            3 Plättchen und Sonne 1 (Gold, Unruhen, Kunst)
            Ana turn asked: [13, 8, 5, 2] [], 10 Ruhm, überlegt, lot +3, now −5
            Bo: [12, 9, 6, 3] [], 10 Ruhm, bietet 12, lot +3, now −5
            Cleo: [11, 10, 7, 4] [], 10 Ruhm, kann nicht bieten, lot +3, now −5
            ( Bo bietet 12. )
            > Ana hat Ra gerufen. Bo bietet 12. Ana bietet mehr oder passt.
        "#]],
    );
}
