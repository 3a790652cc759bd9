//! Actions as words and as dense numbers.

use ra_rules::ra::{Action, ActionSet, Special, Tile};
use ra_rules::{Kind, Sun};

#[test]
fn there_are_54_action_ids_in_the_order_of_the_rules() {
    assert_eq!(Action::COUNT, 54);
    assert_eq!(Action::all().count(), 54);
    for (id, action) in (0..).zip(Action::all()) {
        assert_eq!(action.id(), Some(id));
        assert_eq!(Action::from_id(id), Some(action));
    }
    assert_eq!(Action::from_id(54), None);
    assert_eq!(Action::from_id(255), None);

    let at = |id| Action::from_id(id).unwrap().to_string();
    let first_of_each_group = [0, 1, 2, 23, 24, 40, 41, 46].map(at);
    assert_eq!(
        first_of_each_group,
        [
            "draw",
            "invoke",
            "god gold",
            "stop",
            "bid 1",
            "pass",
            "discard astronomy",
            "discard fortress"
        ]
    );
    assert_eq!(
        [22, 39, 45, 53].map(at),
        ["god earthquake", "bid 16", "discard art", "discard sphinx"]
    );
}

#[test]
fn what_no_position_allows_has_no_id() {
    let god = |tile| Action::Special(Special::God(tile));
    let discard = |tile| Action::Special(Special::Discard(tile));
    assert_eq!(god(Tile::God).id(), None);
    assert_eq!(god(Tile::Ra).id(), None);
    assert_eq!(discard(Tile::Flood).id(), None);
    assert_eq!(discard(Tile::Funeral).id(), None);
    let with_ids = Tile::ALL.iter().filter(|&&tile| god(tile).id().is_some()).count();
    assert_eq!(with_ids, 21);
    let with_ids = Tile::ALL.iter().filter(|&&tile| discard(tile).id().is_some()).count();
    assert_eq!(with_ids, 13);

    let mut set = ActionSet::EMPTY;
    set.insert(god(Tile::God));
    assert!(set.is_empty());
    assert!(!set.contains(god(Tile::God)));
}

#[test]
fn actions_are_read_as_they_are_written() {
    for action in Action::all() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn a_wrong_action_is_told_what_would_be_right() {
    let shape = "an action is draw, invoke, bid SUN, pass, god TILE, stop or discard TILE";
    for bad in ["", "Draw", "draw nile", "bid", "bid 4 5", "god", "god  temple", "stop now", "4"] {
        assert_eq!(bad.parse::<Action>().unwrap_err().to_string(), shape, "{bad:?}");
    }
    let error = "bid 17".parse::<Action>().unwrap_err();
    assert_eq!(error.to_string(), "a sun is a number from 1 to 16");
    let error = "god war".parse::<Action>().unwrap_err();
    assert!(error.to_string().starts_with("expected one of ra god"), "{error}");
}

#[test]
fn a_set_of_actions_is_a_mask() {
    let bids: ActionSet = [Action::Bid(Sun::at(1)), Action::Bid(Sun::at(16))].into_iter().collect();
    assert_eq!(bids.bits(), 1 << 24 | 1 << 39);
    assert_eq!(bids.len(), 2);
    let pass: ActionSet = [Action::Pass].into_iter().collect();
    let both = bids.union(pass);
    assert_eq!(
        both.iter().collect::<Vec<_>>(),
        [Action::Bid(Sun::at(1)), Action::Bid(Sun::at(16)), Action::Pass]
    );
    assert_eq!(both.nth(1), Some(Action::Bid(Sun::at(16))));
    assert_eq!(both.nth(3), None);
    assert!(both.contains(Action::Pass) && !bids.contains(Action::Pass));
}
