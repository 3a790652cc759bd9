//! Actions as words and as dense numbers.

use ra_rules::ra::{self, ActionSet, Special, Tile};
use ra_rules::{Action, Kind, SpecialAction, Sun, priests};

use crate::scene;

/// The ids of all actions, with the first action that has each.
fn ids<S: SpecialAction>() -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for action in Action::<S>::all() {
        assert_eq!(action.to_string().parse(), Ok(action), "read as it is written");
        let id = usize::from(action.id().unwrap());
        if id == ids.len() {
            ids.push(action.to_string());
        }
        assert!(id < ids.len(), "no gap before {action}");
    }
    assert_eq!(ids.len(), usize::from(Action::<S>::IDS));
    ids
}

#[test]
fn ra_has_54_action_ids_in_the_order_of_the_rules() {
    let ids = ids::<ra::Special>();
    assert_eq!(ids.len(), 54);
    assert_eq!(ra::Action::COUNT, 54);
    let first_of_each_group = [0, 1, 2, 23, 24, 40, 41, 46].map(|id| ids[id].as_str());
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
    let last_of_each_group = [22, 39, 45, 53].map(|id| ids[id].as_str());
    assert_eq!(last_of_each_group, ["god earthquake", "bid 16", "discard art", "discard sphinx"]);
}

#[test]
fn priests_of_ra_has_34_action_ids_because_a_tile_has_two_sides() {
    let ids = ids::<priests::Special>();
    assert_eq!(ids.len(), 34);
    let some = [0, 1, 2, 3, 4, 19, 20, 21, 32, 33].map(|id| ids[id].as_str());
    assert_eq!(
        some,
        [
            "draw",
            "invoke",
            "show farmer",
            "show warrior",
            "bid 1",
            "bid 16",
            "pass",
            "turn farmer",
            "turn yellow",
            "keep"
        ]
    );
    let id = |words: &str| words.parse::<priests::Action>().unwrap().id();
    assert_eq!((id("show green"), id("show yellow")), (Some(2), Some(3)));
    for one_sided in ["colourless", "priest", "plague", "ankh"] {
        let ids = (id(&format!("show {one_sided}")), id(&format!("turn {one_sided}")));
        assert_eq!(ids, (None, None));
    }
}

#[test]
fn an_id_names_one_action_of_a_position() {
    let play = scene::priests("manual", 2).plays("1 draw market/library");
    let legal = play.state.legal_actions();
    assert_eq!(legal.mask(), 0b1100);
    assert_eq!(legal.with_id(3), Some("show library".parse().unwrap()));
    assert_eq!(legal.with_id(4), None);
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
fn a_wrong_action_is_told_what_would_be_right() {
    let shape = "an action is draw, invoke, bid SUN, pass, god TILE, stop or discard TILE";
    for bad in ["", "Draw", "draw nile", "bid", "bid 4 5", "god", "god  temple", "stop now", "4"] {
        assert_eq!(bad.parse::<ra::Action>().unwrap_err().to_string(), shape, "{bad:?}");
    }
    let error = "bid 17".parse::<ra::Action>().unwrap_err();
    assert_eq!(error.to_string(), "a sun is a number from 1 to 16");
    let error = "god war".parse::<ra::Action>().unwrap_err();
    assert!(error.to_string().starts_with("expected one of ra god"), "{error}");
    let error = "stop".parse::<priests::Action>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "an action is draw, invoke, bid SUN, pass, show SIDE, turn SIDE or keep"
    );
}

#[test]
fn a_set_of_actions_is_a_mask() {
    let bids: ActionSet = [Action::Bid(Sun::at(1)), Action::Bid(Sun::at(16))].into_iter().collect();
    assert_eq!(bids.mask(), 1 << 24 | 1 << 39);
    assert_eq!(bids.len(), 2);
    let pass: ActionSet = [Action::Pass].into_iter().collect();
    let both = bids.union(pass);
    assert_eq!(
        both.iter().collect::<Vec<_>>(),
        [Action::Bid(Sun::at(1)), Action::Bid(Sun::at(16)), Action::Pass]
    );
    assert_eq!(both.nth(1), Some(Action::Bid(Sun::at(16))));
    assert_eq!(both.nth(3), None);
    assert_eq!(both.nth(u32::MAX), None);
    assert_eq!(both.into_iter().len(), 3);
    assert!(both.contains(Action::Pass) && !bids.contains(Action::Pass));
}
