//! R1, R2 and R8: what is in the box, what is dealt, and who may play.

use ra_rules::ra::{Edition, Setup, State, Tile};
use ra_rules::{
    Kind, NotATable, PlayerCount, Rules, STARTING_SCORE, Seat, Sun, SunSet, TRACK_SPACES,
    ra_track_spaces, sun_sets,
};

/// R1.1
#[test]
fn the_box_holds_180_tiles() {
    let copies = |names: &str| -> Vec<u8> {
        names.split(' ').map(|name| Tile::named(name).unwrap().copies()).collect()
    };
    assert_eq!(copies("ra god gold pharaoh nile flood"), [30, 8, 5, 25, 25, 12]);
    assert_eq!(copies("funeral drought unrest earthquake"), [2, 2, 4, 2]);
    assert!(Tile::CIVILIZATIONS.iter().chain(&Tile::MONUMENTS).all(|tile| tile.copies() == 5));
    assert_eq!(Tile::ALL.iter().map(|tile| usize::from(tile.copies())).sum::<usize>(), 180);
}

#[test]
fn a_tile_is_known_by_the_name_it_has_in_records() {
    for &tile in Tile::ALL {
        assert_eq!(tile.name().parse(), Ok(tile));
    }
    let error = "war".parse::<Tile>().unwrap_err().to_string();
    assert!(error.starts_with("expected one of ra god gold"), "{error}");
}

/// R2.1
#[test]
fn the_sets_of_suns_are_those_of_the_rules() {
    let sets = |players| -> Vec<String> {
        sun_sets(PlayerCount::new(players).unwrap()).iter().map(SunSet::to_string).collect()
    };
    assert_eq!(sets(2), ["9 6 5 2", "8 7 4 3"]);
    assert_eq!(sets(3), ["13 8 5 2", "12 9 6 3", "11 10 7 4"]);
    assert_eq!(sets(4), ["13 6 2", "12 7 3", "11 8 4", "10 9 5"]);
    assert_eq!(sets(5), ["16 7 2", "15 8 3", "14 9 4", "13 10 5", "12 11 6"]);
}

/// R2.2
#[test]
fn the_ra_track_grows_with_the_table() {
    assert_eq!(PlayerCount::ALL.map(ra_track_spaces), [6, 8, 9, 10]);
}

/// R1.3, R1.4, R2.3
#[test]
fn a_game_begins_with_ten_points_sun_1_in_the_centre_and_everything_in_the_bag() {
    for players in PlayerCount::ALL {
        let state = State::new(&Setup::standard(Edition::Of2022, players).unwrap());
        let table = state.table();
        assert!(table.scores().iter().all(|&score| score == STARTING_SCORE));
        assert_eq!(STARTING_SCORE, 10);
        assert_eq!(table.centre(), Sun::at(1));
        assert_eq!(table.ra_tiles(), 0);
        assert_eq!(state.bag().total(), 180);
        assert!(state.track().is_empty());
        assert_eq!(state.track().spaces().len(), TRACK_SPACES);
        assert_eq!(TRACK_SPACES, 8);
        assert_eq!(state.rules(), Edition::Of2022);
    }
}

/// R2.1
#[test]
fn any_seat_may_be_dealt_any_set() {
    let deal = ["10 9 5", "13 6 2", "11 8 4", "12 7 3"].map(|suns| suns.parse().unwrap());
    let state = State::new(&Setup::new(Edition::Of1999, &deal).unwrap());
    assert_eq!(state.table().turn(), Seat::at(2));
    assert_eq!(state.table().suns(Seat::at(4)).to_string(), "12 7 3");
}

/// R2.1
#[test]
fn a_deal_uses_each_set_of_the_table_once() {
    refused(
        ["13 6 2", "12 7 3", "11 8 4"],
        "seat 1 does not have one of the sets for 3 players: \
        13 8 5 2, 12 9 6 3, 11 10 7 4",
    );
    refused(["9 6 5 2", "9 6 5 2"], "seat 2 has the suns of a seat before it");
    refused(["9 6 5 2"], "a game is for 2 to 5 players, not 1");
    refused(["9"; 6], "a game is for 2 to 5 players, not 6");
}

/// R8.1
#[test]
fn the_first_edition_is_not_for_two() {
    refused_by(
        Edition::Of1999,
        ["9 6 5 2", "8 7 4 3"],
        "the rules of 1999 are for 3 to 5 players, not 2",
    );
    for edition in [Edition::Of2016, Edition::Of2022] {
        assert!(Setup::standard(edition, PlayerCount::Two).is_ok());
        assert_eq!(edition.players(), PlayerCount::Two..=PlayerCount::Five);
    }
    for players in [PlayerCount::Three, PlayerCount::Four, PlayerCount::Five] {
        assert!(Edition::ALL.into_iter().all(|edition| edition.allow(players)));
    }
}

#[test]
fn editions_are_named_by_their_year() {
    for edition in Edition::ALL {
        assert_eq!(Edition::preset(&edition.to_string()), Ok(edition));
    }
    let error = Edition::preset("2010").unwrap_err();
    assert_eq!(error.to_string(), "the rules of Ra are 1999, 2016, 2022");
    let error = Edition::Of2016.with_option("turning", "priest").unwrap_err();
    assert_eq!(error.to_string(), "Ra has no options");
    assert_eq!(Edition::Of2016.departures(), []);
}

/// R1.2
#[test]
fn suns_are_numbered_1_to_16() {
    for good in 1..=16 {
        assert_eq!(good.to_string().parse(), Ok(Sun::at(good)));
    }
    for bad in ["0", "17", "+4", "04", "-1", "", "four", "4 "] {
        let error = bad.parse::<Sun>().unwrap_err();
        assert_eq!(error.to_string(), "a sun is a number from 1 to 16", "{bad:?}");
    }
}

#[test]
fn seats_go_round_clockwise() {
    let round = |seat: u8, players| -> Vec<u8> {
        let players = PlayerCount::new(players).unwrap();
        Seat::at(seat).round_from_left(players).map(Seat::number).collect()
    };
    assert_eq!(round(2, 4), [3, 4, 1, 2]);
    assert_eq!(round(5, 5), [1, 2, 3, 4, 5]);
    assert_eq!((Seat::new(0), Seat::new(6)), (None, None));
    assert_eq!((PlayerCount::new(1), PlayerCount::new(6)), (None, None));
    assert_eq!(NotATable.to_string(), "a table has 2 to 5 seats");
}

#[track_caller]
fn refused<const SEATS: usize>(deal: [&str; SEATS], sentence: &str) {
    refused_by(Edition::Of2016, deal, sentence);
}

#[track_caller]
fn refused_by<const SEATS: usize>(edition: Edition, deal: [&str; SEATS], sentence: &str) {
    let deal = deal.map(|suns| suns.parse().unwrap());
    assert_eq!(Setup::new(edition, &deal).unwrap_err().to_string(), sentence);
}

#[test]
#[should_panic(expected = "no such seat at this table")]
fn the_third_seat_of_another_table_is_nobody_here() {
    let setup = Setup::standard(Edition::Of2016, PlayerCount::Two).unwrap();
    let _ = setup.suns()[ra_rules::Seat::at(3)];
}
