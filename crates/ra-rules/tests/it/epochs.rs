//! R6: how an epoch ends, what leaves and what stays.

use ra_rules::ra::{Action, Event};
use ra_rules::{Ending, Epoch, Seat};

use crate::scene::table;

/// R6.1
#[test]
fn an_epoch_ends_when_nobody_has_a_face_up_sun() {
    let play = table(2)
        .spent(1, "9 6 5")
        .spent(2, "8 7 4 3")
        .track("nile")
        .plays("1 invoke, 1 bid 2")
        .epoch_is(2)
        .suns(1, "9 6 5 1", "")
        .suns(2, "8 7 4 3", "")
        .centre_is(2)
        .asks(1, "draw, invoke");
    let ended = Event::EpochEnded { epoch: Epoch::First, ending: Ending::Suns };
    let began = Event::EpochBegan { epoch: Epoch::Second, first: Seat::at(1) };
    assert!(play.told.contains(&ended));
    assert_eq!(play.told.last(), Some(&began));
}

/// R6.1
#[test]
fn the_last_disasters_are_settled_before_the_epoch_is_scored() {
    table(2)
        .spent(1, "9 6 5")
        .spent(2, "8 7 4 3")
        .owns(1, "temple, 2 sphinx")
        .track("earthquake")
        .plays("1 invoke, 1 bid 2")
        .epoch_is(1)
        .asks(1, "discard temple, discard sphinx")
        .plays("1 discard temple")
        .epoch_is(2)
        .has(1, "sphinx");
}

/// R6.1, R6.2
#[test]
fn an_epoch_ends_when_the_ra_track_is_filled_and_unspent_suns_stay() {
    let play = table(2)
        .spent(1, "9")
        .ra_tiles(5)
        .track("nile god")
        .plays("1 draw ra")
        .epoch_is(2)
        .track_is("")
        .suns(1, "9 6 5 2", "")
        .centre_is(1);
    assert_eq!(play.state.table().ra_tiles(), 0);
    assert!(
        play.told.contains(&Event::EpochEnded { epoch: Epoch::First, ending: Ending::RaTrack })
    );
}

/// R6.2
#[test]
fn pharaohs_niles_and_monuments_stay_and_all_else_leaves() {
    table(2)
        .ra_tiles(5)
        .owns(1, "2 god, gold, 3 pharaoh, 2 nile, 2 flood, art, writing, temple, 2 sphinx")
        .plays("1 draw ra")
        .has(1, "3 pharaoh, 2 nile, temple, 2 sphinx");
}

/// R6.2
#[test]
fn the_third_epoch_ends_the_game() {
    let play = table(2)
        .epoch(3)
        .ra_tiles(5)
        .owns(1, "gold, temple")
        .plays("1 draw ra")
        .over(1)
        .has(1, "temple");
    assert_eq!(play.told.last(), Some(&Event::Won { seat: Seat::at(1) }));
    let mut state = play.state;
    assert!(state.legal_actions().is_empty());
    for action in [Action::Draw, Action::Pass, "stop".parse().unwrap()] {
        assert_eq!(state.act(action).unwrap_err().to_string(), "the game is over");
    }
}

/// Worked example: two players, six Ra tiles in a row, all pass.
#[test]
fn an_epoch_of_ra_tiles_costs_everybody_their_civilizations() {
    table(2)
        .plays("1 draw ra, 2 pass, 1 pass, 2 draw ra, 1 pass, 2 pass, 1 draw ra, 2 pass, 1 pass")
        .plays("2 draw ra, 1 pass, 2 pass, 1 draw ra, 2 pass, 1 pass, 2 draw ra")
        .epoch_is(2)
        .scores(&[5, 5])
        .asks(1, "draw, invoke");
}

#[test]
fn each_player_has_a_sheet_when_an_epoch_ends() {
    let play = table(3).owns(2, "gold, 3 nile, flood").ra_tiles(7).plays("1 draw ra");
    let sheets: Vec<_> = play
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, sheet } => Some((seat.number(), sheet.before(), sheet.after())),
            _ => None,
        })
        .collect();
    assert_eq!(sheets, [(1, 10, 5), (2, 10, 12), (3, 10, 5)]);
    play.scores(&[5, 12, 5]);
}

#[test]
fn epochs_are_numbered() {
    assert_eq!(Epoch::ALL.map(|epoch| epoch.to_string()), ["epoch 1", "epoch 2", "epoch 3"]);
    assert_eq!((Epoch::new(0), Epoch::new(4)), (None, None));
}

#[test]
fn after_the_end_a_sheet_has_nothing_more_to_count() {
    let play = table(2).epoch(3).ra_tiles(5).owns(1, "5 temple").plays("1 draw ra");
    let sheet = play.state.sheets()[Seat::at(1)];
    assert_eq!((sheet.rows().count(), sheet.before(), sheet.after()), (0, 21, 21));
}
