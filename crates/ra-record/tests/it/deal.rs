//! The seed, the deal, and the promise.

use ra_record::{Commitment, Deal, LiveGame, Record, Seed, Unproven};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra, Tile};
use ra_rules::{Action, Counts, Game, Kind, PlayerCount, Rules, Setup};

use crate::games::ra_game;

/// Every stored game depends on these values. If this test fails, the code is wrong, not the test.
#[test]
fn the_deal_never_changes() {
    let seed: Seed =
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse().unwrap();
    let deal = Deal::<Ra>::of(Edition::Of2016, PlayerCount::Four, &seed);
    let suns: Vec<String> = deal.suns.iter().map(ToString::to_string).collect();
    assert_eq!(suns.join(", "), "12 7 3, 13 6 2, 10 9 5, 11 8 4");

    let names: Vec<&str> = deal.bag.iter().map(|tile| tile.name()).collect();
    assert_eq!(
        names[..20].join(" "),
        "nile sphinx nile writing unrest god step-pyramid art pyramid astronomy nile palace statue nile art pharaoh astronomy pharaoh ra ra"
    );
    assert_eq!(names[170..].join(" "), "nile ra ra temple flood nile nile ra obelisk art");

    let promise = Commitment::to::<Ra>(Edition::Of2016, PlayerCount::Four, &seed);
    assert_eq!(
        promise.to_string(),
        "sha256:b68c73033c0383f2a833bb135cd4ac773c57c87d9e7c0fb20ff7179750fe5014"
    );
}

/// The same for the second game, with options.
#[test]
fn the_deal_of_priests_of_ra_never_changes() {
    let seed: Seed =
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f".parse().unwrap();
    let mixed = Variant::MANUAL.with_option("pyramids", "29").unwrap();
    let mixed = mixed.with_option("turning", "priest").unwrap();
    let first = |rules| {
        let deal = Deal::<Priests>::of(rules, PlayerCount::Three, &seed);
        let names: Vec<&str> = deal.bag.iter().map(|tile| tile.name()).collect();
        (deal.bag.len(), names[..8].join(" "))
    };
    assert_eq!(
        first(Variant::MANUAL),
        (174, "green/red ra farmer/warrior ra ra merchant/scribe ankh plague".into())
    );
    assert_eq!(
        first(Variant::PUBLISHED),
        (174, "green/red ra farmer/warrior ra ra merchant/scribe plague priest".into())
    );
    assert_eq!(
        first(mixed),
        (188, "ra ra priest granary/fortress ankh priest market/library merchant/scribe".into())
    );

    let promise = |rules| Commitment::to::<Priests>(rules, PlayerCount::Three, &seed).to_string();
    assert_eq!(
        promise(Variant::MANUAL),
        "sha256:74bbf232f5c2db91085c1c56c55318a47d8e692e6c4e1f46424cd4e5208d83d6"
    );
    assert_eq!(
        promise(mixed),
        "sha256:cbed324198161be82098b5d5845690fa1a9ccef9f5d6da0cea049ee833607fad"
    );
}

#[test]
fn a_deal_has_every_tile_and_every_set_once() {
    for players in PlayerCount::ALL {
        for number in 0..50 {
            let seed = Seed::named(&format!("deal {number}"));
            complete::<Ra>(Edition::Of2022, players, &seed);
            complete::<Priests>(Variant::MANUAL, players, &seed);
            complete::<Priests>(Variant::PUBLISHED, players, &seed);
        }
    }
}

fn complete<G: Game>(rules: G::Rules, players: PlayerCount, seed: &Seed) {
    let deal = Deal::<G>::of(rules, players, seed);
    let bag: Counts<G::Tile> = deal.bag.iter().copied().collect();
    assert_eq!(bag, Counts::from_fn(|tile| G::copies(rules, tile)));
    assert!(Setup::<G>::new(rules, &deal.suns).is_ok());
}

/// With 2,000 deals, each of the first tiles and each seat's sets come about as often as they
/// should: within five standard deviations.
#[test]
fn deals_are_fair() {
    let deals = 2_000;
    let (mut first_is_ra, mut highest_at_seat_one) = (0, 0);
    for number in 0..deals {
        let seed = Seed::named(&format!("fair {number}"));
        let deal = Deal::<Ra>::of(Edition::Of2022, PlayerCount::Five, &seed);
        first_is_ra += u32::from(deal.bag[0] == Tile::Ra);
        highest_at_seat_one += u32::from(deal.suns[0].to_string() == "16 7 2");
    }
    // Means 333 and 400; standard deviations 16.7 and 17.9.
    assert!((250..=417).contains(&first_is_ra), "{first_is_ra}");
    assert!((310..=490).contains(&highest_at_seat_one), "{highest_at_seat_one}");
}

#[test]
fn a_seed_is_not_shown_by_accident() {
    let seed = Seed::named("secret");
    let game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &[]).unwrap();
    let shown = format!("{seed:?} {game:?}");
    assert!(!shown.contains(&seed.to_hex()));
    assert!(shown.contains("Seed(secret)") && shown.contains("Deal(secret)"), "{shown}");
}

#[test]
fn hex_is_64_lower_case_digits() {
    let good = "0f".repeat(32);
    assert_eq!(good.parse::<Seed>().unwrap().to_hex(), good);
    for bad in [&good[1..], &good.to_uppercase(), &format!("{good}0f"), &"0g".repeat(32), ""] {
        let error = bad.parse::<Seed>().unwrap_err();
        assert_eq!(error.to_string(), "expected 64 lower-case hex digits", "{bad:?}");
    }
    for bad in
        [good.clone(), format!("sha1:{good}"), "sha256:".into(), format!("sha256:{}", &good[2..])]
    {
        let error = bad.parse::<Commitment>().unwrap_err();
        assert_eq!(error.to_string(), "a commitment is sha256: and 64 lower-case hex digits");
    }
}

#[test]
fn a_finished_game_proves_its_seed_and_no_other() {
    let record = ra_game(PlayerCount::Three, 1);
    let seed = *record.seed().unwrap();
    let again = |promise| {
        let mut again = Record::new(*record.setup(), &[], promise);
        record.entries().iter().for_each(|&entry| again.push(entry).unwrap());
        again
    };
    assert_eq!(again(None).open(seed), Ok(()));

    let mut promised = again(record.commitment());
    assert_eq!(promised.open(Seed::named("another")), Err(Unproven::Commitment));
    assert_eq!(promised.open(seed), Ok(()));

    let others = (0..20).map(|number| again(None).open(Seed::named(&format!("other {number}"))));
    let errors: Vec<String> = others.map(|opened| opened.unwrap_err().to_string()).collect();
    assert!(errors.iter().any(|error| error == "the seed deals other suns to the seats"));
    assert!(
        errors.iter().any(|error| error.contains("drew") && error.contains("but the seed deals"))
    );
}

#[test]
fn a_seed_stays_closed_until_the_end() {
    let seed = Seed::named("early");
    let mut game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &[]).unwrap();
    assert_eq!(game.record().clone().open(seed), Err(Unproven::NotOver));
    let turn = game.record().state().table().turn();
    game.play(turn, Action::Draw).unwrap();
    assert_eq!(game.record().seed(), None);
}

#[test]
fn a_live_game_refuses_like_the_rules_and_changes_nothing() {
    let seed = Seed::named("refusals");
    let mut game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &["Anna"]).unwrap();
    assert_eq!(game.record().names(), ["Anna", "Seat 2"]);
    let turn = game.record().state().table().turn();
    let other = turn.left(PlayerCount::Two);
    let before = game.record().clone();
    let error = game.play(other, Action::Draw).unwrap_err().to_string();
    assert_eq!(
        error,
        format!("{turn} is asked to draw a tile, invoke Ra or spend a god, not {other}")
    );
    let error = game.play(turn, Action::Pass).unwrap_err().to_string();
    assert_eq!(error, format!("{turn}: you are asked to draw a tile, invoke Ra or spend a god"));
    assert_eq!(game.record(), &before);

    let first = game.play(turn, Action::Draw).unwrap().tile.unwrap();
    assert_eq!(first, Deal::<Ra>::of(Edition::Of2016, PlayerCount::Two, &seed).bag[0]);
}

#[test]
fn a_live_game_goes_on_from_its_log_and_seed() {
    let seed = Seed::named("stored");
    let mut game = LiveGame::<Ra>::new(Edition::Of2016, PlayerCount::Two, seed, &[]).unwrap();
    for _ in 0..5 {
        let turn = game.record().state().table().turn();
        if game.play(turn, Action::Draw).is_err() {
            break;
        }
    }
    let mut resumed = LiveGame::resume(game.record().clone(), seed).unwrap();
    while let Some(seat) = game.record().state().asked() {
        let action = game.record().state().legal_actions().nth(0).unwrap();
        assert_eq!(resumed.play(seat, action), game.play(seat, action));
    }
    assert_eq!(resumed.record(), game.record());
    let other = LiveGame::resume(game.record().clone(), Seed::named("another"));
    assert_eq!(other.unwrap_err(), Unproven::Commitment);
}
