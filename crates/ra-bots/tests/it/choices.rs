//! Bots decide the same on every machine, today and tomorrow: what they chose in positions of both
//! games is written down. `UPDATE_EXPECT=1 cargo test -p ra-bots choices` writes it anew, for a
//! change that is meant.

use std::fmt::Write;

use expect_test::expect_file;
use ra_bots::{Entrant, Trained};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{PlayerCount, State};

use crate::games::positions;

/// Who is asked, and how many positions there are for each position that it is asked about: less
/// is asked of those who think longer.
const ASKED: [(&str, usize); 10] = [
    ("random", 1),
    ("heuristic", 1),
    ("flat-2", 10),
    ("mcts-50", 10),
    ("novice", 1),
    ("casual", 1),
    ("club", 1),
    ("strong", 1),
    ("expert-500", 3),
    ("master-3000", 15),
];

#[test]
fn the_choices_in_ra_are_those_written_down() {
    expect_file!["../data/choices-ra.txt"].assert_eq(&choices::<Ra>());
}

#[test]
fn the_choices_in_priests_of_ra_are_those_written_down() {
    expect_file!["../data/choices-priests.txt"].assert_eq(&choices::<Priests>());
}

fn choices<G: Trained>() -> String {
    let mut lines = String::new();
    for players in PlayerCount::ALL {
        let positions = positions::<G>(players, 11);
        for (name, step) in ASKED {
            let bot = name.parse::<Entrant>().unwrap();
            let player = bot.bot::<G>(players, 5);
            let choose =
                |state: &State<G>| player.choose(state, bot.budget(players)).unwrap().to_string();
            let chosen: Vec<String> = positions.iter().step_by(step).map(choose).collect();
            writeln!(lines, "{} players, {name}", players.get()).unwrap();
            for some in chosen.chunks(12) {
                writeln!(lines, "  {}", some.join(", ")).unwrap();
            }
        }
    }
    lines
}
