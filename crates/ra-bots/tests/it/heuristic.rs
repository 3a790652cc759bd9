//! The heuristic: it knows what things are worth.

use ra_bots::heuristic::Clock;
use ra_bots::{Appraise, Bot, Budget, Heuristic, Random, Rng, Trained};
use ra_rules::priests::{Face, Priests, Variant};
use ra_rules::ra::{Action, Ra, Tile};
use ra_rules::{Next, PlayerCount, Position, Rules as _, Seat, Setup, State};

use crate::games::{finish, start};

fn position(players: PlayerCount) -> Position<Ra> {
    Position::start(&Setup::standard(ra_rules::Rules::preset("2016").unwrap(), players).unwrap())
}

fn choice<G: Trained>(position: &Position<G>) -> ra_rules::Action<G::Special> {
    Heuristic.choose(&State::try_from(position).unwrap(), Budget(0)).unwrap()
}

#[test]
fn nobody_calls_an_auction_of_nothing() {
    assert_eq!(choice(&position(PlayerCount::Three)), Action::Draw);
}

#[test]
fn riches_are_called_for_before_the_epoch_ends() {
    let mut position = position(PlayerCount::Two);
    position.ra_tiles = 5;
    position.bag.remove(Tile::Ra, 5);
    for tile in [Tile::Gold, Tile::Gold, Tile::Flood, Tile::Nile, Tile::Nile, Tile::Art] {
        position.lay(tile);
    }
    position.lay(Tile::Writing);
    assert_eq!(choice(&position), Action::Invoke);
}

#[test]
fn a_god_takes_the_fifth_civilization() {
    let mut position = position(PlayerCount::Three);
    let turn = position.turn;
    position.ra_tiles = 7;
    position.bag.remove(Tile::Ra, 7);
    for tile in [Tile::Art, Tile::Writing, Tile::Religion, Tile::Astronomy, Tile::God] {
        position.give(turn, tile, 1);
    }
    position.lay(Tile::Agriculture);
    position.lay(Tile::Unrest);
    assert_eq!(choice(&position).to_string(), "god agriculture");
}

#[test]
fn a_lot_of_disasters_is_left_to_others() {
    let mut position = position(PlayerCount::Three);
    for tile in [Tile::Pharaoh, Tile::Nile] {
        position.give(Seat::at(1), tile, 3);
        position.give(Seat::at(2), tile, 3);
        position.give(Seat::at(3), tile, 3);
    }
    position.lay(Tile::Funeral);
    position.lay(Tile::Drought);
    let mut state = State::try_from(&position).unwrap();
    state.act(Action::Draw).unwrap();
    state.reveal(Tile::Ra).unwrap();
    while matches!(state.next(), Next::Act(_, ra_rules::Decision::Bid)) {
        let action = Heuristic.choose(&state, Budget(0)).unwrap();
        assert_eq!(action, Action::Pass);
        state.act(action).unwrap();
    }
}

#[test]
fn the_drawer_shows_the_side_that_helps_the_drawer() {
    let rules = ra_rules::Rules::preset("manual").unwrap();
    let mut position =
        Position::<Priests>::start(&Setup::standard(rules, PlayerCount::Two).unwrap());
    let drawer = position.turn;
    let other = drawer.left(PlayerCount::Two);
    position.give(drawer, Face::Warrior, 1);
    position.give(other, Face::Farmer, 1);
    let mut state = State::try_from(&position).unwrap();
    state.act(ra_rules::Action::Draw).unwrap();
    state.reveal(ra_rules::priests::Tile::FarmerWarrior).unwrap();
    let choice = Heuristic.choose(&state, Budget(0)).unwrap();
    assert_eq!(choice.to_string(), "show warrior");
}

/// Not a straw man: chance has no chance against it.
#[test]
fn two_random_players_lose_to_it() {
    fn wins<G: Trained>(games: u64) -> usize {
        let players = PlayerCount::Three;
        let won = (0..games).filter(|&game| {
            let hero = Seat::at(u8::try_from(game % 3).unwrap() + 1);
            let mut rng = Rng::new(&[game]);
            let over = finish(start::<G>(players), &mut rng, |state| {
                let Some(seat) = state.asked() else { unreachable!() };
                let random = Random { seed: game };
                let bot: &dyn Bot<G> = if seat == hero { &Heuristic } else { &random };
                bot.choose(state, Budget(0)).unwrap()
            });
            over.winner() == Some(hero)
        });
        won.count()
    }
    assert!(wins::<Ra>(300) >= 299);
    assert!(wins::<Priests>(300) >= 294);
}

#[test]
fn of_all_tiles_that_a_winner_may_turn_the_best_few_are_worth_a_look() {
    let rules = ra_rules::Rules::preset("manual").unwrap();
    let setup = Setup::standard(rules, PlayerCount::Two).unwrap();
    let mut position = Position::<Priests>::start(&setup);
    let winner = position.turn;
    let faces = [Face::Granary, Face::Market, Face::Library, Face::Farmer, Face::Scribe];
    for face in faces.into_iter().chain([Face::Green, Face::Blue]) {
        position.give(winner, face, 1);
    }
    position.lay(Face::Fortress);
    let mut state = State::try_from(&position).unwrap();
    let highest = state.table().face_up()[winner].highest().unwrap();
    for action in [ra_rules::Action::Invoke, ra_rules::Action::Pass, ra_rules::Action::Bid(highest)]
    {
        state.act(action).unwrap();
    }
    assert_eq!(state.legal_actions().len(), 9);
    let plausible: Vec<String> =
        Priests::plausible_answers(&state).iter().map(|action| action.to_string()).collect();
    assert_eq!(plausible, ["turn granary", "turn fortress", "turn market"]);
}

/// P4.8
#[test]
fn a_plague_that_costs_points_after_every_epoch_is_worse() {
    let cost = |plagues: &str| {
        let rules = Variant::MANUAL.with_option("plagues", plagues).unwrap();
        let setup = Setup::standard(rules, PlayerCount::Two).unwrap();
        let mut position = Position::<Priests>::start(&setup);
        let seat = position.turn;
        let worth = |position: &Position<Priests>| {
            let state = State::try_from(position).unwrap();
            Priests::worth(&state, Clock::of(&state), seat, &state.tiles()[seat])
        };
        let without = worth(&position);
        position.give(seat, Face::Plague, 2);
        without - worth(&position)
    };
    let (end, epochs) = (cost("end"), cost("epochs"));
    assert!(end > 0.0 && epochs > 2.0 * end, "{end} {epochs}");
}
