//! P2 and P3: points, row by row, and what the end of an epoch changes.

use ra_rules::Seat;
use ra_rules::priests::scoring::{
    ankh_points, building_points, colour_points, people_points, plague_points, priest_points,
    pyramid_points,
};
use ra_rules::priests::{Event, Priests, SpecialEvent, Steps};

use crate::scene::{Play, Scene, priests};

/// The points of the row of seat 1 that begins with these words.
fn points(scene: Scene<Priests>, fact: &str) -> i16 {
    let sheets = scene.begin().state.sheets();
    let mut rows = sheets[Seat::at(1)].rows();
    rows.find(|row| row.fact.to_string().starts_with(fact)).unwrap().points
}

/// Ends the epoch of two players by a Ra tile.
fn ends(scene: Scene<Priests>) -> Play<Priests> {
    scene.ra_tiles(5).plays("1 draw ra")
}

/// P2.1
#[test]
fn most_of_a_kind_of_people_score_five_if_they_are_at_least_two() {
    assert_eq!(people_points(4, 4), 5);
    assert_eq!(people_points(3, 4), 0);
    assert_eq!(people_points(2, 2), 5);
    assert_eq!(people_points(1, 1), 0);
    assert_eq!(people_points(0, 0), 0);
}

/// P2.1, P2.2. Worked example: people.
#[test]
fn ties_for_most_people_count_for_all() {
    let scene = || {
        priests("published", 2)
            .owns(1, "4 farmer, warrior, 2 merchant, scribe")
            .owns(2, "4 farmer, 2 warrior")
    };
    assert_eq!(scene().sheet(1)[0], "+10 most people: farmer merchant");
    assert_eq!(scene().sheet(2)[0], "+10 most people: farmer warrior");
    ends(scene()).scores(&[20, 20]).has(1, "ankh").has(2, "none");
    assert_eq!(priests("manual", 2).owns(1, "farmer").sheet(1)[0], "0 most people: none");
}

/// P2.2, P4.3
#[test]
fn each_complete_set_of_people_earns_an_ankh_where_ankhs_are_tokens() {
    let sets = "3 farmer, 2 warrior, 2 merchant, 4 scribe";
    let play = ends(priests("published", 2).owns(1, sets)).has(1, "2 ankh");
    let earned = Event::Special(SpecialEvent::AnkhEarned { seat: Seat::at(1) });
    assert_eq!(play.told.iter().filter(|&&event| event == earned).count(), 2);
    // They are told before the sheets that count them.
    let place = |wanted: fn(&Event) -> bool| play.told.iter().position(wanted).unwrap();
    let scored = place(|event| matches!(event, Event::Scored { .. }));
    assert!(place(|event| matches!(event, Event::Special(_))) < scored);
    ends(priests("published ankhs=tiles", 2).owns(1, sets)).has(1, "none");
    // Those of the third epoch count at its end.
    let last = priests("published", 2).epoch(3).owns(1, "farmer, warrior, merchant, scribe");
    assert_eq!(points(last, "ankhs"), 0);
    let last =
        priests("published", 2).epoch(3).owns(1, "2 farmer, 2 warrior, 2 merchant, 2 scribe");
    assert_eq!(points(last, "ankhs"), 5);
}

/// P2.3
#[test]
fn buildings_score_by_pairs_and_by_kinds_of_pairs() {
    assert_eq!([0, 1, 2, 3, 4].map(|kinds| building_points(4, kinds)), [8, 8, 8, 13, 18]);
    let scene = priests("manual", 2).owns(1, "5 granary, 2 fortress, 3 market, library");
    assert_eq!(scene.sheet(1)[1], "+13 pairs of buildings: 4 of 3 kinds");
}

/// P2.4
#[test]
fn priests_score_two_and_three_of_them_remove_a_plague() {
    assert_eq!([0, 1, 5].map(priest_points), [0, 2, 10]);
    ends(priests("published", 2).owns(1, "2 priest, 2 plague"))
        .scores(&[11, 10])
        .has(1, "2 plague");
    let play = ends(priests("published", 2).owns(1, "3 priest, 2 plague")).scores(&[15, 10]);
    let removed = Event::Special(SpecialEvent::PlagueRemoved { seat: Seat::at(1) });
    assert_eq!(play.told.iter().filter(|&&event| event == removed).count(), 1);
    play.has(1, "plague");
    // Once in an epoch, however many priests there are; and nothing happens without a plague.
    ends(priests("published", 2).owns(1, "9 priest, 2 plague")).has(1, "plague");
    let play = ends(priests("published", 2).owns(1, "3 priest")).has(1, "none");
    assert!(!play.told.contains(&removed));
    // At the end of the game before plagues are scored.
    assert_eq!(
        points(priests("published", 2).epoch(3).owns(1, "3 priest, 3 plague"), "plagues"),
        -3
    );
    assert_eq!(
        points(priests("published", 2).epoch(3).owns(1, "2 priest, 3 plague"), "plagues"),
        -6
    );
}

/// P2.4
#[test]
fn priests_remove_a_plague_in_every_epoch() {
    for epoch in [1, 2, 3] {
        let scene = priests("published", 2).epoch(epoch).owns(1, "3 priest, 3 plague");
        ends(scene).has(1, "2 plague");
    }
}

/// P2.4, P4.8. Worked example: two plagues and six priests.
#[test]
fn plagues_cost_points_at_the_end_or_after_every_epoch() {
    for (rules, score) in [
        ("manual last-ra=end", 22),
        ("manual last-ra=end plagues=epochs", 21),
        ("published", 21),
        ("published plagues=end", 22),
    ] {
        for epoch in [1, 2] {
            let scene = priests(rules, 2).epoch(epoch).owns(1, "6 priest, 2 plague");
            ends(scene).scores(&[score, 10]).has(1, "plague");
        }
        // The third epoch counts them once, whatever the option says.
        let last = priests(rules, 2).epoch(3).owns(1, "6 priest, 2 plague");
        ends(last).scores(&[21, 10]);
    }
    let last = priests("published", 2).epoch(3).owns(1, "6 priest, 2 plague").sheet(1);
    assert_eq!(last.iter().filter(|row| row.contains("plagues")).count(), 1);
}

/// P4.8
#[test]
fn plagues_that_stay_cost_points_again() {
    let play =
        ends(priests("published", 2).owns(1, "2 plague")).scores(&[7, 10]).has(1, "2 plague");
    let sheets = play.state.sheets();
    let row = sheets[Seat::at(1)].rows().find(|row| row.fact.to_string().starts_with("plagues"));
    assert_eq!(row.unwrap().to_string(), "-3 plagues: 2");
    // The sheet of an epoch in which they cost nothing does not list them.
    let sheet = priests("manual", 2).owns(1, "2 plague").sheet(1);
    assert!(!sheet.iter().any(|row| row.contains("plagues")));
}

/// P2.5
#[test]
fn people_and_priests_leave_and_all_else_stays() {
    let all = "farmer, warrior, merchant, scribe, granary, fortress, market, library, green, red, \
        blue, yellow, colourless, priest, plague, ankh";
    ends(priests("manual last-ra=end", 2).owns(1, all)).has(
        1,
        "granary, fortress, market, library, green, red, blue, yellow, colourless, plague, ankh",
    );
}

/// P3.1, P4.5
#[test]
fn pyramids_score_by_steps() {
    let count = |pyramids| pyramid_points(pyramids, Steps::Count);
    assert_eq!([0, 1, 2, 3, 4, 10].map(count), [0, 0, 5, 10, 20, 20]);
    let rows = |pyramids| pyramid_points(pyramids, Steps::Rows);
    assert_eq!([0, 2, 3, 5, 6, 9, 10, 29].map(rows), [0, 0, 5, 5, 10, 10, 20, 20]);
}

/// P3.1, P3.2, P4.5. Worked example: seven pyramids, four of them red, three blue.
#[test]
fn pyramids_score_by_steps_and_by_the_colours_that_show() {
    let last = |rules| priests(rules, 2).epoch(3).owns(1, "4 red, 3 blue");
    for (rules, steps) in [
        ("published", 10),
        ("manual", 20),
        ("manual pyramid-steps=rows", 10),
        ("published pyramid-steps=count", 20),
    ] {
        assert_eq!(points(last(rules), "pyramids"), steps);
        assert_eq!(points(last(rules), "colours"), 15);
    }
    assert_eq!([0, 2, 3, 4, 7].map(colour_points), [0, 0, 5, 10, 10]);
}

/// P3.2
#[test]
fn the_colourless_pyramid_is_a_step_without_a_colour() {
    let last = || priests("manual", 2).epoch(3).owns(1, "2 green, colourless");
    assert_eq!(points(last(), "pyramids"), 10);
    assert_eq!(points(last(), "colours"), 0);
}

/// P3.2
#[test]
fn a_turned_pyramid_shows_its_other_colour() {
    let play = priests("manual last-ra=end", 2)
        .epoch(3)
        .owns(1, "3 green, red")
        .ra_tiles(5)
        .plays("1 invoke, 2 pass, 1 bid 2, 1 turn red");
    let sheets = play.state.sheets();
    let row = sheets[Seat::at(1)].rows().find(|row| row.fact.to_string().starts_with("colours"));
    assert_eq!(row.unwrap().to_string(), "+10 colours of pyramids: 0 with 3, 1 with 4 or more");
    play.has(1, "4 green");
}

/// P3.3
#[test]
fn ankhs_score_from_two_on() {
    assert_eq!([0, 1, 2, 3, 4, 14].map(ankh_points), [0, 0, 5, 10, 20, 20]);
}

/// P3.4. Worked example: four plagues.
#[test]
fn plagues_cost_more_and_more() {
    let points = [0, 1, 2, 3, 4, 5, 6, 10].map(plague_points);
    assert_eq!(points, [0, -1, -3, -6, -10, -15, -20, -20]);
}

/// P3.5
#[test]
fn the_third_epoch_makes_one_sum_with_the_suns() {
    let scene = || {
        priests("published", 2)
            .epoch(3)
            .gone("4 farmer/warrior, 4 merchant/scribe")
            .owns(1, "2 priest, 2 granary, 3 red, 2 ankh, 4 plague")
    };
    assert_eq!(
        scene().sheet(1),
        [
            "0 most people: none",
            "+2 pairs of buildings: 1 of 1 kinds",
            "+4 priests: 2",
            "+5 pyramids: 3",
            "+5 colours of pyramids: 1 with 3, 0 with 4 or more",
            "+5 ankhs: 2",
            "-10 plagues: 4",
            "0 suns: 22 (highest 22, lowest 22)",
        ]
    );
    ends(scene()).scores(&[21, 10]).over(1);
    // Nobody falls below zero.
    ends(priests("published", 2).epoch(3).score(1, 9).owns(1, "4 plague")).scores(&[0, 10]).over(2);
}
