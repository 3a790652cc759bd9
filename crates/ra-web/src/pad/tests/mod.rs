//! Stories of a score pad.

mod games;

use ra_record::AnyRules;
use ra_rules::{Epoch, Seat};
use ra_view::Language;

use super::{Asked, Pad, Press};

const ENGLISH: Language = Language::ENGLISH;

fn pad(rules: &str, players: usize) -> Pad {
    let (game, preset) = rules.split_once('-').expect("a game and its preset");
    let rules = AnyRules::named(game, preset, &[]).expect("these rules exist");
    let names = ["Ana", "Bo", "Cy", "Dee", "Eli"].map(str::to_owned);
    Pad::new(rules, names[..players].to_vec(), ENGLISH).expect("made for so many")
}

fn press(pad: &Pad, presses: &[Press]) -> Pad {
    presses.iter().fold(pad.clone(), |pad, &press| pad.press(press, ENGLISH).expect("possible"))
}

fn read(address: &str) -> Result<Asked, String> {
    let query = address.strip_prefix("/pad?").expect("an address of a pad");
    let fields: Vec<_> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    Asked::read(&fields, ENGLISH)
}

#[test]
fn what_is_tapped_in_is_counted_and_survives_in_the_address() {
    let tapped = press(&pad("ra-2016", 3), &[Press::More("gold"), Press::More("gold")]);
    assert_eq!(tapped.address(), "/pad?rules=ra-2016&name=Ana&name=Bo&name=Cy&i=2gold&at=1.1");
    let asked = read(&tapped.address()).expect("its own address");
    assert_eq!(asked, Asked { pad: tapped.clone(), press: None, is_new: false });
    let counted = tapped.count(ENGLISH).expect("two gold");
    assert_eq!(counted.held("gold"), 2);
    // No civilization costs everybody five.
    assert_eq!(counted.score(Epoch::First, Seat::at(1)), Some(11));
    assert_eq!(counted.sheets.len(), 1);
}

#[test]
fn what_is_kept_is_there_in_the_next_epoch_and_a_correction_goes_through_all() {
    let first = press(&pad("ra-2022", 2), &[Press::More("nile"), Press::More("flood")]);
    let second = press(&first.at(Epoch::Second, Seat::at(1)), &[Press::More("nile")]);
    let counted = second.count(ENGLISH).expect("niles");
    let held = ["nile", "flood"].map(|kind| (counted.held(kind), counted.kept(kind)));
    assert_eq!(held, [(2, 1), (0, 0)]);
    let corrected = press(&second.at(Epoch::First, Seat::at(1)), &[Press::More("nile")]);
    assert_eq!(
        corrected.at(Epoch::Second, Seat::at(1)).count(ENGLISH).expect("more").held("nile"),
        3
    );
}

#[test]
fn what_a_disaster_took_is_tapped_away() {
    let kept = press(&pad("ra-1999", 3), &[Press::More("temple")]);
    let lost = press(&kept.at(Epoch::Second, Seat::at(1)), &[Press::Less("temple")]);
    assert!(lost.address().contains("i=temple&ii=-1temple"), "{}", lost.address());
    assert_eq!(lost.at(Epoch::Third, Seat::at(1)).count(ENGLISH).expect("none").held("temple"), 0);
    assert_eq!(press(&lost, &[Press::Less("temple")]), lost, "nothing is less than nothing");
}

#[test]
fn nobody_gets_more_than_the_box_holds() {
    let five = press(&pad("ra-2016", 2), &[Press::More("gold"); 5]);
    let sixth = five.at(Epoch::Second, Seat::at(2)).press(Press::More("gold"), ENGLISH);
    assert_eq!(sixth, Err("Gold: 6 have been taken, but the game has only 5.".to_owned()));
}

#[test]
fn a_sun_changes_hands_and_nobody_has_too_many() {
    let sun = |number| Press::Sun(ra_rules::Sun::at(number));
    let end = pad("ra-2016", 2).at(Epoch::Third, Seat::at(1));
    let ana = press(&end, &[sun(9), sun(8), sun(7), sun(1)]);
    let fifth = ana.press(sun(2), ENGLISH);
    assert_eq!(fifth, Err("Ana can have at most 4.".to_owned()));
    let bo = press(&ana.at(Epoch::Third, Seat::at(2)), &[sun(9), sun(6), sun(5), sun(4)]);
    assert_eq!(bo.owner(ra_rules::Sun::at(9)), Some(Seat::at(2)));
    assert!(bo.count(ENGLISH).expect("suns").ranking.is_none(), "Ana has lost one");
    let all = press(&bo.at(Epoch::Third, Seat::at(1)), &[sun(3)]);
    let ranking = all.count(ENGLISH).expect("all suns").ranking.expect("all is known");
    assert_eq!(ranking.text, "Bo wins the tie at 0 points with the highest sun disk, 9.");
    let none = press(&all, &[sun(3)]);
    assert_eq!(none.owner(ra_rules::Sun::at(3)), None, "a second tap takes it back");
}

#[test]
fn what_means_nothing_is_refused_with_the_part_that_is_wrong() {
    for (address, wrong) in [
        ("/pad?rules=chess-fide&name=A&name=B", "“chess-fide” is not valid"),
        ("/pad?rules=ra&name=A&name=B", "“ra” is not valid"),
        ("/pad?name=A&name=B", "“” is not valid"),
        ("/pad?rules=ra-2016&name=A", "do not support one player"),
        ("/pad?rules=ra-1999&name=A&name=B", "do not support 2 players"),
        ("/pad?rules=ra-2016&players=99", "“99” is not valid"),
        ("/pad?rules=ra-2016&players=two", "“two” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=dragon", "“dragon” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=ra", "“ra” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=unrest", "“unrest” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=0nile", "“0nile” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=999nile", "“999nile” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=--3nile", "“--3nile” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&i=nile_nile_nile", "“nile_nile_nile” is not valid"),
        ("/pad?rules=priests-published&name=A&name=B&i=ankh", "“ankh” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&suns=17", "“17” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&at=4.1", "“4.1” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&at=1.3", "“1.3” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&do=fly", "“fly” is not valid"),
        ("/pad?rules=ra-2016&name=A&name=B&do=%2B", "“+” is not valid"),
    ] {
        let refused = read(address).expect_err(address);
        assert!(refused.contains(wrong), "{address}: {refused}");
    }
}

#[test]
fn nobody_needs_a_name() {
    let asked =
        read("/pad?rules=priests-manual&players=2&name=&name=+Bo++B.+&name=Cy").expect("two");
    assert!(asked.is_new);
    assert_eq!(
        asked.pad.players().map(|(_, name)| name).collect::<Vec<_>>(),
        ["Player 1", "Bo B."]
    );
}
