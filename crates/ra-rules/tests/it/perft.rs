//! The number of ways a game can go on, counted by the engine and by a second, slow and obvious
//! implementation of the rules; and whole random games played by both.

use ra_rules::priests::{Choice, Preset, Priests};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Game, Kind, Next, PlayerCount, Seat, Setup, State, Sun};

use crate::scene::variant;
use crate::slow::Slow;

/// Two implementations of the same game, side by side.
#[derive(Clone)]
struct Both<G: Game> {
    fast: State<G>,
    slow: Slow,
}

fn ra(players: PlayerCount) -> Both<Ra> {
    both(Edition::Of2016, players, Slow::ra)
}

/// A game of Priests of Ra by rules such as `manual turning=priest`.
fn priests(rules: &str, players: PlayerCount) -> Both<Priests> {
    let rules = variant(rules);
    let options = Choice::ALL.map(|choice| (choice.name(), choice.value(rules.follows(choice))));
    both(rules, players, |suns| Slow::priests(suns, &options))
}

fn both<G: Game>(
    rules: G::Rules,
    players: PlayerCount,
    slow: impl FnOnce(&[Vec<u8>]) -> Slow,
) -> Both<G> {
    let setup = Setup::standard(rules, players).unwrap();
    let suns = setup.suns().iter().map(|suns| suns.iter().map(Sun::number).collect());
    Both { fast: State::new(&setup), slow: slow(&suns.collect::<Vec<_>>()) }
}

impl<G: Game> Both<G> {
    fn play(&mut self, option: &str) {
        play(&mut self.fast, option);
        self.slow.play(option);
    }

    #[track_caller]
    fn assert_agree(&self) {
        let seat = match self.fast.next() {
            Next::Act(seat, _) => Some(usize::from(seat.number())),
            Next::Reveal(_) | Next::Over => None,
        };
        assert_eq!(self.slow.to_act(), seat);
        assert_eq!(self.slow.options(), options(&self.fast));
        assert_eq!(self.slow.is_over(), self.fast.is_over());

        let scores: Vec<i32> = self.fast.table().scores().iter().map(|&s| s.into()).collect();
        assert_eq!(self.slow.scores(), scores);
        for seat in self.fast.tiles().seats() {
            let mut names: Vec<&str> = self.fast.tiles()[seat]
                .iter()
                .flat_map(|(face, number)| vec![face.name(); number.into()])
                .collect();
            names.sort_unstable();
            assert_eq!(self.slow.tiles(seat.number().into()), names, "{seat}");
        }
        let winner = self.fast.winner().map(|seat: Seat| usize::from(seat.number()));
        assert_eq!(self.slow.winner(), winner);
    }
}

/// Everything that can happen next, as words, in alphabetical order.
fn options<G: Game>(state: &State<G>) -> Vec<String> {
    let mut options: Vec<String> = match state.next() {
        Next::Reveal(_) => state.bag().iter().map(|(tile, _)| tile.to_string()).collect(),
        Next::Act(..) | Next::Over => {
            state.legal_actions().iter().map(|action| action.to_string()).collect()
        }
    };
    options.sort_unstable();
    options
}

fn play<G: Game>(state: &mut State<G>, option: &str) {
    match state.next() {
        Next::Reveal(_) => state.reveal(G::Tile::named(option).unwrap()).unwrap(),
        Next::Act(..) | Next::Over => state.act(option.parse().unwrap()).unwrap(),
    }
}

/// How many sequences of so many steps there are; every kind of tile that can come is a step.
fn perft<G: Game>(state: &State<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut paths = 0;
    let mut follow = |mut next: State<G>, step: &dyn Fn(&mut State<G>)| {
        step(&mut next);
        paths += perft(&next, depth - 1);
    };
    for action in state.legal_actions() {
        follow(*state, &|next| next.act(action).unwrap());
    }
    if let Next::Reveal(_) = state.next() {
        for (tile, _) in state.bag().iter() {
            follow(*state, &|next| next.reveal(tile).unwrap());
        }
    }
    paths
}

fn slow_perft(slow: &Slow, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let follow = |option: String| {
        let mut next = slow.clone();
        next.play(&option);
        slow_perft(&next, depth - 1)
    };
    slow.options().into_iter().map(follow).sum()
}

/// Each block of the file: a title, `table GAME PLAYERS`, the steps that lead to the position, and
/// the number of paths for each depth.
#[test]
fn both_implementations_count_the_same_paths() {
    let file = include_str!("../data/perft.txt");
    let blocks: Vec<&str> = file.split("\n\n").filter(|block| block.contains("table")).collect();
    assert!(blocks.len() >= 14);
    for block in blocks {
        let (game, players) = line(block, "table ").rsplit_once(' ').unwrap();
        let players = PlayerCount::new(players.parse().unwrap()).unwrap();
        match game.strip_prefix("priests ") {
            Some(rules) => count(priests(rules, players), block),
            None => count(ra(players), block),
        }
    }
}

fn line<'a>(block: &'a str, word: &str) -> &'a str {
    let found = block.lines().find_map(|line| line.strip_prefix(word));
    found.unwrap_or_else(|| panic!("no {word}in {block}"))
}

fn count<G: Game>(mut both: Both<G>, block: &str) {
    for step in line(block, "steps").split(',').map(str::trim).filter(|step| !step.is_empty()) {
        both.play(step);
        both.assert_agree();
    }
    for (depth, paths) in (1..).zip(line(block, "paths ").split(' ')) {
        let paths: u64 = paths.parse().unwrap();
        assert_eq!(perft(&both.fast, depth), paths, "depth {depth} of {block}");
        assert_eq!(slow_perft(&both.slow, depth), paths, "slowly, depth {depth} of {block}");
    }
}

#[test]
fn both_implementations_play_the_same_random_games() {
    let mut rng = fastrand::Rng::with_seed(42);
    for game in 0..100 {
        let players = PlayerCount::ALL[game % 4];
        play_both(ra(players), &mut rng);
        let mix = Choice::ALL.map(|choice| {
            let preset = if rng.bool() { Preset::Published } else { Preset::Manual };
            format!(" {}={}", choice.name(), choice.value(preset))
        });
        let rules = format!("manual{}", mix.concat());
        play_both(priests(&rules, players), &mut rng);
    }
}

/// P4.8: plagues cost points after every epoch.
#[test]
fn both_implementations_play_the_same_published_games() {
    let mut rng = fastrand::Rng::with_seed(43);
    for game in 0..2000 {
        play_both(priests("published", PlayerCount::ALL[game % 4]), &mut rng);
    }
}

fn play_both<G: Game>(mut both: Both<G>, rng: &mut fastrand::Rng) {
    while !both.fast.is_over() {
        both.assert_agree();
        // Tiles come as often as they are in the bag, as in a real game.
        let options = match both.fast.next() {
            Next::Reveal(_) => both
                .fast
                .bag()
                .iter()
                .flat_map(|(tile, number)| vec![tile.to_string(); number.into()])
                .collect(),
            _ => options(&both.fast),
        };
        // Calm players: who mostly draws and passes sees more tiles.
        let calm = options.iter().find(|option| ["draw", "pass"].contains(&option.as_str()));
        let option = match calm {
            Some(calm) if rng.u8(..4) > 0 => calm.clone(),
            _ => options[rng.usize(..options.len())].clone(),
        };
        both.play(&option);
    }
    both.assert_agree();
}
