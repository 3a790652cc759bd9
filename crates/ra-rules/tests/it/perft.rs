//! The number of ways a game can go on, counted by the engine and by a second, slow and obvious
//! implementation of the rules; and whole random games played by both.

use ra_rules::ra::{Edition, Setup, State};
use ra_rules::{Kind, Next, PlayerCount, Seat, Sun};

use crate::slow::Slow;

/// Two implementations of the same game, side by side.
#[derive(Clone)]
struct Both {
    fast: State,
    slow: Slow,
}

impl Both {
    fn new(players: PlayerCount) -> Both {
        let setup = Setup::standard(Edition::Of2016, players).unwrap();
        let suns: Vec<Vec<u8>> =
            setup.suns().iter().map(|suns| suns.iter().map(Sun::number).collect()).collect();
        Both { fast: State::new(&setup), slow: Slow::new(&suns) }
    }

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
                .flat_map(|(tile, number)| vec![tile.name(); number.into()])
                .collect();
            names.sort_unstable();
            assert_eq!(self.slow.tiles(seat.number().into()), names, "{seat}");
        }
        let winner = self.fast.winner().map(|seat: Seat| usize::from(seat.number()));
        assert_eq!(self.slow.winner(), winner);
    }
}

/// Everything that can happen next, as words, in alphabetical order.
fn options(state: &State) -> Vec<String> {
    let mut options: Vec<String> = match state.next() {
        Next::Reveal(_) => state.bag().iter().map(|(tile, _)| tile.to_string()).collect(),
        Next::Act(..) | Next::Over => {
            state.legal_actions().iter().map(|action| action.to_string()).collect()
        }
    };
    options.sort_unstable();
    options
}

fn play(state: &mut State, option: &str) {
    match state.next() {
        Next::Reveal(_) => state.reveal(option.parse().unwrap()).unwrap(),
        Next::Act(..) | Next::Over => state.act(option.parse().unwrap()).unwrap(),
    }
}

/// How many sequences of so many steps there are; every kind of tile that can come is a step.
fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut paths = 0;
    let mut follow = |mut next: State, step: &dyn Fn(&mut State)| {
        step(&mut next);
        paths += perft(&next, depth - 1);
    };
    for action in state.legal_actions().iter() {
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

/// Each block of the file: a title, `players N`, the steps that lead to the position, and the
/// number of paths for each depth.
#[test]
fn both_implementations_count_the_same_paths() {
    let file = include_str!("../data/perft.txt");
    let mut positions = 0;
    for block in file.split("\n\n").filter(|block| block.contains("players")) {
        let line = |word: &str| {
            let found = block.lines().find_map(|line| line.strip_prefix(word));
            found.unwrap_or_else(|| panic!("no {word}in {block}"))
        };
        let mut both = Both::new(PlayerCount::new(line("players ").parse().unwrap()).unwrap());
        for step in line("steps").split(',').map(str::trim).filter(|step| !step.is_empty()) {
            both.play(step);
            both.assert_agree();
        }
        for (depth, paths) in (1..).zip(line("paths ").split(' ')) {
            let paths: u64 = paths.parse().unwrap();
            assert_eq!(perft(&both.fast, depth), paths, "depth {depth} of {block}");
            assert_eq!(slow_perft(&both.slow, depth), paths, "slowly, depth {depth} of {block}");
        }
        positions += 1;
    }
    assert!(positions >= 6);
}

#[test]
fn both_implementations_play_the_same_random_games() {
    let mut rng = fastrand::Rng::with_seed(42);
    for game in 0..120 {
        let mut both = Both::new(PlayerCount::ALL[game % 4]);
        // Tiles come as often as they are in the bag, as in a real game.
        while !both.fast.is_over() {
            both.assert_agree();
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
}
