//! What bots tell people about a position.

use ra_bots::{Analyst, Assessed, Level, Trained};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, Next, Phase, PlayerCount, State};

use crate::games::positions;

#[test]
fn win_shares_sum_to_one_and_the_best_action_costs_nothing() {
    fn makes_sense<G: Trained>() {
        for players in PlayerCount::ALL {
            for state in positions::<G>(players, 3).iter().step_by(11) {
                let analysis = Analyst::new(Level::Expert).analyze(state);
                let total: f32 = analysis.outlook.seats().iter().map(|seat| seat.win).sum();
                assert!((total - 1.0).abs() < 1e-3, "{total}");
                assert!(analysis.outlook.seats().iter().all(|seat| seat.spread() >= 0.0));

                let decision = analysis.decision.unwrap();
                assert_eq!(decision.options.len(), state.legal_actions().len() as usize);
                assert!(decision.options[0].loss.abs() < f32::EPSILON);
                let utility = |option: &Assessed<G>| -option.outlook.utility(decision.seat);
                assert!(decision.options.is_sorted_by_key(utility));
                assert!(decision.options.iter().all(|option| option.loss >= 0.0));
            }
        }
    }
    makes_sense::<Ra>();
    makes_sense::<Priests>();
}

#[test]
fn the_auction_table_has_a_row_for_every_sun_that_may_win() {
    let players = PlayerCount::Four;
    let mut seen = 0;
    for state in positions::<Ra>(players, 5) {
        let Phase::Auction(auction) = state.phase() else { continue };
        seen += 1;
        let table = Analyst::new(Level::Expert).auction(&state).unwrap();
        assert!(table.outcomes.iter().any(|outcome| outcome.bid == table.expected));
        for outcome in table.outcomes.iter().filter_map(|outcome| outcome.bid) {
            let standing = auction.best() == Some(outcome);
            assert!(standing || state.table().face_up()[outcome.seat].contains(outcome.sun));
        }
        let nobody = table.outcomes.iter().any(|outcome| outcome.bid.is_none());
        assert_eq!(nobody, auction.best().is_none() && !auction.is_bound());
    }
    assert!(seen > 20);
}

#[test]
fn a_player_on_turn_sees_how_an_auction_would_end() {
    let state = positions::<Ra>(PlayerCount::Three, 5)[0];
    let table = Analyst::new(Level::Expert).auction(&state).unwrap();
    assert_eq!(table.outcomes.len(), 12, "every sun of the three players; somebody must bid");
}

/// Luck is fair: over all tiles, by their odds, it sums to nothing.
#[test]
fn luck_evens_out() {
    fn evens_out<G: Trained>(state: &State<G>) {
        let mut drawing = *state;
        if drawing.act(Action::Draw).is_err() {
            return;
        }
        let analyst = Analyst::new(Level::Expert);
        let total = f32::from(u8::try_from(drawing.bag().total()).unwrap());
        let mut sums = [0.0; 5];
        for (tile, copies) in drawing.bag().iter() {
            let luck = analyst.luck(&drawing, tile).unwrap();
            for (sum, seat) in sums.iter_mut().zip(luck.seats().iter()) {
                *sum += seat.win * f32::from(copies) / total;
            }
        }
        assert!(sums.iter().all(|sum| sum.abs() < 1e-3), "{sums:?}");
    }
    for state in positions::<Ra>(PlayerCount::Three, 7).iter().step_by(31) {
        evens_out(state);
    }
    for state in positions::<Priests>(PlayerCount::Five, 7).iter().step_by(31) {
        evens_out(state);
    }
}

#[test]
fn a_finished_game_has_a_winner_and_no_doubt() {
    let mut state = *positions::<Ra>(PlayerCount::Two, 7).last().unwrap();
    let mut rng = ra_bots::Rng::new(&[1]);
    while !state.is_over() {
        match state.next() {
            Next::Act(..) => state.act(state.legal_actions().nth(0).unwrap()).unwrap(),
            _ => crate::games::reveal(&mut state, &mut rng),
        }
    }
    let analysis = Analyst::new(Level::Expert).analyze(&state);
    assert!(analysis.decision.is_none() && analysis.auction.is_none());
    let winner = analysis.outlook.seats()[state.winner().unwrap()];
    assert!((winner.win - 1.0).abs() < f32::EPSILON && winner.spread() < 0.1);
}
