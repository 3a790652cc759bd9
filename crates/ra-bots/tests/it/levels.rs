//! The levels from novice to master.

use ra_bots::{Bot, Budget, Entrant, Level, Rng, Style, Thinker, Trained, pick};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Epoch, PlayerCount, State};

use crate::games::positions;

#[test]
fn six_levels_have_names_that_can_be_read_again() {
    let names: Vec<String> = Level::ALL.iter().map(Level::to_string).collect();
    assert_eq!(names, ["novice", "casual", "club", "strong", "expert", "master"]);
    for (name, level) in names.iter().zip(Level::ALL) {
        assert_eq!(name.parse(), Ok(level));
        assert_eq!(name.parse(), Ok(Entrant::from(level)));
    }
    assert_eq!(
        "grandmaster".parse::<Level>().unwrap_err().to_string(),
        "the levels are novice casual club strong expert master"
    );
}

#[test]
fn who_has_no_such_bot_is_told_which_there_are() {
    let said = "the bots are random heuristic flat mcts novice casual club strong expert master; \
                search bots can have a budget, as in flat-50 mcts-1000 expert-8000 \
                master-150000";
    for name in ["", "Master", "mcts-", "mcts-0", "mcts-x", "random-5", "strong-7", "-3"] {
        assert_eq!(name.parse::<Entrant>().unwrap_err().to_string(), said, "{name}");
    }
    assert_eq!("flat-7".parse::<Entrant>().unwrap().budget(PlayerCount::Two), Budget(7));
    assert_eq!("flat-50".parse::<Entrant>(), "flat".parse(), "the usual budget");
}

/// What a level gives away in a decision on average, by its own judgement.
fn given_away<G: Trained>(level: Level, states: &[State<G>]) -> f32 {
    let players = states[0].table().players();
    let (bot, budget) = (level.bot::<G>(players, 7), level.budget(players));
    let losses = states.iter().map(|state| {
        let me = state.asked().unwrap();
        let options = bot.options(state, budget);
        let choice = bot.choose(state, budget).unwrap();
        let best = options.iter().map(|option| option.1.utility(me)).fold(f32::MIN, f32::max);
        best - options.iter().find(|option| option.0 == choice).unwrap().1.utility(me)
    });
    losses.sum::<f32>() / f32::from(u16::try_from(states.len()).unwrap())
}

#[test]
fn the_higher_the_level_the_less_it_gives_away() {
    fn gives_away<G: Trained>() {
        let states = positions::<G>(PlayerCount::Three, 8);
        let levels = [Level::Novice, Level::Casual, Level::Club, Level::Strong, Level::Expert];
        let given = levels.map(|level| given_away(level, &states));
        assert!(given.is_sorted_by(|lower, higher| lower > higher), "{given:?}");
        assert!(given[4] <= 0.0, "an expert gives nothing away on purpose: {given:?}");
    }
    gives_away::<Ra>();
    gives_away::<Priests>();
}

/// A master plays on only from what a look one turn ahead finds nearly best, and it is this look
/// that decides when there is no budget to play on.
#[test]
fn a_master_compares_what_is_nearly_as_good_as_the_best() {
    fn compares<G: Trained>() {
        let players = PlayerCount::Three;
        let master = Level::Master.bot::<G>(players, 4);
        let style = Style { depth: 1, sequel: 0, ..master.style };
        let looking = Thinker { style, ..master.clone() };
        let mut others = 0;
        // Endings are looked through instead.
        let early = |state: &State<G>| state.table().epoch() != Epoch::Third;
        for state in positions::<G>(players, 6).into_iter().filter(early).step_by(3) {
            let Some(me) = state.asked() else { unreachable!() };
            let options = looking.options(&state, Budget(u32::MAX));
            let best = options.iter().map(|option| option.1.utility(me)).fold(f32::MIN, f32::max);
            let loss = |budget| {
                let choice = master.choose(&state, Budget(budget)).unwrap();
                best - options.iter().find(|option| option.0 == choice).unwrap().1.utility(me)
            };
            assert!(loss(0) <= 0.0);
            let after_playing_on = loss(20_000);
            assert!(after_playing_on <= 0.05);
            others += u8::from(after_playing_on > 0.0);
        }
        assert!(others > 0, "playing on never changed anything");
    }
    compares::<Ra>();
    compares::<Priests>();
}

/// Even a novice never plays what it thinks absurd.
#[test]
fn no_level_gives_away_more_than_its_cap() {
    fn keeps_to_its_cap<G: Trained>() {
        let players = PlayerCount::Three;
        for level in [Level::Novice, Level::Casual, Level::Club, Level::Strong, Level::Expert] {
            let bot = level.bot::<G>(players, 4);
            for state in positions::<G>(players, 6) {
                let Some(me) = state.asked() else { unreachable!() };
                let options = bot.options(&state, level.budget(players));
                let best = options.iter().map(|option| option.1.utility(me)).reduce(f32::max);
                let choice = bot.choose(&state, level.budget(players)).unwrap();
                let (_, chosen) = options.iter().find(|option| option.0 == choice).unwrap();
                let loss = best.unwrap() - chosen.utility(me);
                assert!(loss <= level.style().cap, "{level} gives away {loss}");
            }
        }
    }
    keeps_to_its_cap::<Ra>();
    keeps_to_its_cap::<Priests>();
}

#[test]
fn a_loose_player_picks_good_moves_more_often() {
    let utilities = [0.3, 0.5, 0.1, 0.45];
    let mut picked = [0; 4];
    let mut rng = Rng::new(&[1]);
    for _ in 0..10_000 {
        picked[pick(&utilities, 0.1, 0.25, &mut rng)] += 1;
    }
    assert_eq!(picked[2], 0, "that gives away 0.4");
    assert!(picked[1] > picked[3] && picked[3] > picked[0] && picked[0] > 500, "{picked:?}");
}
