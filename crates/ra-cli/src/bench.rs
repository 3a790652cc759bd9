//! `ra bench`: how fast the engine is here, in CPU seconds of one core.

use std::hint::black_box;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use cpu_time::ThreadTime;
use ra_bots::{Appraise, Entrant, Trained, heuristic};
use ra_record::{LiveGame, Record, Seed, text};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, Game, Next, PlayerCount, Rules, Setup, State};
use serde::Serialize;
use serde_json::json;

use crate::game::{GameArguments, GameName, describe, players, word};
use crate::thinking;

/// Measure the engine: games and decisions per CPU second of one core
///
/// "step" plays prepared games, so it measures acting and revealing alone; "mask" also lists the
/// legal actions at every decision; "random" plays new random games: it lists, chooses, draws from
/// a shuffled bag and plays. "replay" is the time to replay a record, and to read it from text,
/// checking every entry.
///
/// With --bots, bots play against themselves, and their thinking time is measured.
///
/// CPU time is that of this thread, so other programs have little effect on it; for steadier
/// figures pin it to a core: taskset -c 0 ra bench.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Only this number of players, 2 to 5
    #[arg(long, value_name = "N", value_parser = players)]
    players: Option<PlayerCount>,
    /// Duration of each measurement
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
    /// Play exactly this many games per measurement instead, for instruction counts
    #[arg(long, value_name = "G", conflicts_with = "seconds",
        value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Only this measurement
    #[arg(long, value_enum, value_name = "WHAT")]
    only: Option<What>,
    /// Measure the thinking time of these bots instead, separated by commas, as in expert,master
    #[arg(long, value_name = "BOTS", value_delimiter = ',', conflicts_with_all = ["games", "only"])]
    bots: Vec<Entrant>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Step,
    Mask,
    Random,
    Replay,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "a number of seconds from 0.001 to 3600".to_string())
}

/// One line of the table.
#[derive(Serialize)]
struct Measurement {
    players: usize,
    what: What,
    games: u64,
    decisions: u64,
    cpu_seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

#[derive(Serialize)]
struct ReplayTime {
    players: usize,
    plies: usize,
    replay_us: f64,
    read_us: f64,
}

/// When a measurement has enough.
#[derive(Clone, Copy)]
enum Until {
    Seconds(f64),
    Games(u64),
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    match arguments.game.game {
        GameName::Ra => bench::<Ra>(arguments, out),
        GameName::Priests => bench::<Priests>(arguments, out),
    }
}

fn bench<G: Trained>(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode> {
    let rules = arguments.game.rules::<G>()?;
    let every = || PlayerCount::ALL.into_iter().filter(|&players| rules.allow(players)).collect();
    let tables = arguments.players.map_or_else(every, |players| vec![players]);
    let until = arguments.games.map_or(Until::Seconds(arguments.seconds), Until::Games);
    let wanted = |what| arguments.bots.is_empty() && arguments.only.is_none_or(|only| only == what);
    let (mut measurements, mut replays, mut thoughts) = (Vec::new(), Vec::new(), Vec::new());
    for players in tables {
        let setup = arguments.game.setup::<G>(players)?;
        if wanted(What::Step) {
            measurements.push(measure_steps(&setup, What::Step, until, |_| {}));
        }
        if wanted(What::Mask) {
            measurements.push(measure_steps(&setup, What::Mask, until, |state| {
                black_box(state.legal_actions());
            }));
        }
        if wanted(What::Random) {
            measurements.push(measure_random(&setup, until));
        }
        if wanted(What::Replay) {
            replays.push(measure_replay(&setup, until)?);
        }
        for &bot in &arguments.bots {
            thoughts.push(thinking::measure(&setup, bot, arguments.seconds)?);
        }
    }
    if arguments.json {
        let game = describe::<G>(rules);
        let printed = json!({
            "game": game, "measurements": measurements, "replays": replays, "bots": thoughts,
        });
        writeln!(out, "{printed}")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", describe::<G>(rules))?;
    if !measurements.is_empty() {
        write_measurements(&measurements, out)?;
    }
    if !replays.is_empty() {
        write_replays(&replays, out)?;
    }
    if !thoughts.is_empty() {
        thinking::write(&thoughts, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write_measurements(measurements: &[Measurement], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nplayers  what      games/s   decisions/s   decisions/game")?;
    for line in measurements {
        let Measurement { players, what, games_per_second, decisions_per_second, .. } = line;
        let what = word(what);
        let length = decisions_per_second / games_per_second;
        writeln!(
            out,
            "{players:>7}  {what:7}  {games_per_second:>8.0}  {decisions_per_second:>12.0}  {length:>15.1}"
        )?;
    }
    Ok(())
}

fn write_replays(replays: &[ReplayTime], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nplayers  record of  replay        read and judge")?;
    for ReplayTime { players, plies, replay_us, read_us } in replays {
        writeln!(out, "{players:>7}  {plies:>3} plies  {replay_us:>6.1} µs     {read_us:>6.1} µs")?;
    }
    Ok(())
}

/// A game to be played again: its tiles and actions.
struct Script<G: Game> {
    bag: Vec<G::Tile>,
    actions: Vec<Action<G::Special>>,
}

/// Plays games that were chosen before, with a look at every position.
fn measure_steps<G: Game>(
    setup: &Setup<G>,
    what: What,
    until: Until,
    look: impl Fn(&State<G>),
) -> Measurement {
    let start = State::new(setup);
    let mut rng = fastrand::Rng::with_seed(1);
    let mut bag = full_bag(&start);
    // Enough games that the processor cannot learn them by heart, few enough for its cache.
    let scripts: Vec<Script<G>> = (0..200).map(|_| script(start, &mut bag, &mut rng)).collect();
    let at = |game: u64| &scripts[usize::try_from(game).unwrap_or_default() % scripts.len()];
    time(setup.players(), what, until, |game| step(start, at(game), &look))
}

/// Plays new random games.
fn measure_random<G: Game>(setup: &Setup<G>, until: Until) -> Measurement {
    let start = State::new(setup);
    let mut rng = fastrand::Rng::with_seed(1);
    let mut bag = full_bag(&start);
    time(setup.players(), What::Random, until, |_| play(start, &mut bag, &mut rng, |_| {}))
}

/// Plays games until there are enough; `game` says how many decisions it took.
fn time(
    players: PlayerCount,
    what: What,
    until: Until,
    mut game: impl FnMut(u64) -> u64,
) -> Measurement {
    let start = ThreadTime::now();
    let (mut games, mut decisions) = (0, 0);
    let elapsed = loop {
        for _ in 0..until.batch() {
            decisions += game(games);
            games += 1;
        }
        let elapsed = start.elapsed();
        if until.is_reached(elapsed, games) {
            break elapsed.as_secs_f64();
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "fewer than 2^53 decisions")]
    let (games_per_second, decisions_per_second) =
        (games as f64 / elapsed, decisions as f64 / elapsed);
    Measurement {
        players: players.get(),
        what,
        games,
        decisions,
        cpu_seconds: elapsed,
        games_per_second,
        decisions_per_second,
    }
}

impl Until {
    /// How many games to play between two looks at the clock.
    fn batch(self) -> u64 {
        match self {
            Until::Seconds(_) => 100,
            Until::Games(games) => games.max(1),
        }
    }

    fn is_reached(self, elapsed: Duration, games: u64) -> bool {
        match self {
            Until::Seconds(seconds) => elapsed.as_secs_f64() >= seconds,
            Until::Games(wanted) => games >= wanted,
        }
    }
}

fn step<G: Game>(mut state: State<G>, script: &Script<G>, mut look: impl FnMut(&State<G>)) -> u64 {
    let mut bag = script.bag.iter();
    for &action in &script.actions {
        look(&state);
        state.act(action).expect("the script is a legal game");
        if action == Action::Draw {
            let &tile = bag.next().expect("the script has a tile for every draw");
            state.reveal(tile).expect("the script is a legal game");
        }
    }
    black_box(state);
    script.actions.len() as u64
}

/// Plays a random game; tiles are drawn at random from what is left in the bag.
///
/// The bag may be in any order: each tile is chosen when it is drawn.
fn play<G: Game>(
    mut state: State<G>,
    bag: &mut [G::Tile],
    rng: &mut fastrand::Rng,
    mut tell: impl FnMut(Action<G::Special>),
) -> u64 {
    let (mut decisions, mut drawn) = (0, 0);
    loop {
        match state.next() {
            Next::Act(..) => {
                let legal = state.legal_actions();
                let action = legal.nth(rng.u32(..legal.len())).expect("a legal action");
                tell(action);
                state.act(action).expect("a legal action");
                decisions += 1;
            }
            Next::Reveal(_) => {
                bag.swap(drawn, rng.usize(drawn..bag.len()));
                state.reveal(bag[drawn]).expect("the tile is in the bag");
                drawn += 1;
            }
            Next::Over => {
                black_box(state);
                return decisions;
            }
        }
    }
}

fn script<G: Game>(start: State<G>, bag: &mut [G::Tile], rng: &mut fastrand::Rng) -> Script<G> {
    let mut actions = Vec::new();
    play(start, bag, rng, |action| actions.push(action));
    Script { bag: bag.to_vec(), actions }
}

fn full_bag<G: Game>(start: &State<G>) -> Vec<G::Tile> {
    let copies = |(tile, number): (G::Tile, u8)| std::iter::repeat_n(tile, number.into());
    start.bag().iter().flat_map(copies).collect()
}

fn measure_replay<G: Appraise>(setup: &Setup<G>, until: Until) -> Result<ReplayTime> {
    let players = setup.players();
    let record = long_game(setup)?;
    let written = text::write(&record);
    let microseconds = |work: &dyn Fn()| {
        let timed = time(players, What::Replay, until, |_| {
            work();
            1
        });
        1e6 / timed.games_per_second
    };
    Ok(ReplayTime {
        players: players.get(),
        plies: record.entries().len(),
        replay_us: microseconds(&|| {
            black_box(record.states().last());
        }),
        read_us: microseconds(&|| {
            black_box(text::read::<G>(written.as_bytes()).is_ok());
        }),
    })
}

/// The longest of some games that heuristic players play.
fn long_game<G: Appraise>(setup: &Setup<G>) -> Result<Record<G>> {
    let mut longest: Option<Record<G>> = None;
    for number in 0..10 {
        let seed = Seed::named(&format!("bench {number}"));
        let mut game = LiveGame::<G>::new(setup.rules(), setup.players(), seed, &[])?;
        while let Some(seat) = game.record().state().asked() {
            let action = heuristic::choose(game.record().state()).expect("somebody is to act");
            game.play(seat, action)?;
        }
        let length = |record: &Record<G>| record.entries().len();
        if longest.as_ref().is_none_or(|longest| length(longest) < length(game.record())) {
            longest = Some(game.record().clone());
        }
    }
    Ok(longest.expect("some games were played"))
}
