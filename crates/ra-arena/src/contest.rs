//! Contests in duplicate blocks: the same suns and the same tiles for every seating.
//!
//! A block is one draw order, played once in every seating of the contestants. What luck gives to
//! a seat it gives to everybody who sits there, so block means differ far less than single games.

use ra_bots::{Rng, Trained};
use ra_record::{Record, Seed};
use ra_rules::{PlayerCount, Seat};
use rayon::prelude::*;

use crate::game::{Contestant, play};
use crate::luck::{Luck, luck};
use crate::{Estimate, Ratings};

/// Who plays against whom, by which rules, from which luck.
#[derive(Debug)]
pub struct Contest<'a, G: Trained> {
    /// The rules of the game.
    pub rules: G::Rules,
    /// All who take part in the tournament.
    pub contestants: &'a [Contestant<G>],
    /// Who sits at the table, by their places in the list, in any order.
    pub lineup: Vec<usize>,
    /// Another seed gives other luck.
    pub seed: u64,
    /// Is the luck of every game measured, so that results can be adjusted for it?
    pub adjusted: bool,
}

/// A game that was played: who sat where, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The contestant in each seat.
    pub seats: Vec<usize>,
    /// The place of each seat in the ranking, from 1.
    pub ranks: Vec<usize>,
    /// The final score of each seat.
    pub scores: Vec<u16>,
    /// How lucky each seat was with the tiles, if that was measured.
    pub luck: Option<Vec<Luck>>,
}

/// What a contestant achieved in each block, per seat that it had.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// The part of the games won in each block.
    pub wins: Vec<f64>,
    /// The average score in each block.
    pub scores: Vec<f64>,
}

impl Results {
    /// The win share with its interval.
    #[must_use]
    pub fn win_share(&self) -> Estimate {
        Estimate::of_shares(&self.wins)
    }

    /// The average score with its interval.
    #[must_use]
    pub fn score(&self) -> Estimate {
        Estimate::of(&self.scores)
    }

    /// How much larger the win share is than that of another contestant in the same blocks.
    #[must_use]
    pub fn more_wins(&self, other: &Results) -> Estimate {
        let pairs = self.wins.iter().zip(&other.wins);
        let differences: Vec<f64> = pairs.map(|(own, other)| own - other).collect();
        Estimate::of_shares(&differences)
    }
}

impl<G: Trained> Contest<'_, G> {
    /// Plays these blocks on all cores, hands every record to `keep`, and returns the games in
    /// the order of the blocks.
    ///
    /// # Errors
    ///
    /// What `keep` returns, if it cannot keep a record.
    pub fn play<E: Send>(
        &self,
        blocks: std::ops::Range<u32>,
        keep: impl Fn(u32, usize, &Record<G>) -> Result<(), E> + Sync,
    ) -> Result<Vec<Vec<Played>>, E> {
        let seatings = seatings(&self.lineup);
        let block = |number: u32| {
            let secret = Seed::named(&format!("arena {} {number}", self.seed));
            // Bots are as new as the tiles, so that blocks are independent of each other.
            let bots = self.contestants.iter().zip(0..).map(|(contestant, place)| {
                contestant.seated(Rng::new(&[self.seed, number.into(), place]).next())
            });
            let bots: Vec<_> = bots.collect();
            let games = seatings.iter().enumerate().map(|(game, seats)| {
                let seated: Vec<_> = seats.iter().map(|&seat| &bots[seat]).collect();
                let record = play(self.rules, &seated, secret);
                keep(number, game, &record)?;
                let luck = self.adjusted.then(|| luck(&record));
                Ok(Played::of(seats, &record, luck))
            });
            games.collect()
        };
        blocks.into_par_iter().map(block).collect()
    }
}

impl Played {
    fn of<G: Trained>(seats: &[usize], record: &Record<G>, luck: Option<Vec<Luck>>) -> Played {
        let table = record.state().table();
        let players: PlayerCount = table.players();
        let ranking = table.ranking();
        Played {
            seats: seats.to_vec(),
            ranks: players.seats().map(|seat: Seat| ranking[seat].number()).collect(),
            scores: table.scores().as_slice().to_vec(),
            luck,
        }
    }

    /// Games won, 0 or 1, and points of a seat.
    fn result(&self, seat: usize) -> (f64, f64) {
        (f64::from(u8::from(self.ranks[seat] == 1)), self.scores[seat].into())
    }

    fn without_luck(&self, seat: usize, luck: &[Luck]) -> (f64, f64) {
        let (won, scored) = self.result(seat);
        (won - luck[seat].wins, scored - luck[seat].points)
    }
}

/// What a contestant achieved in these blocks.
#[must_use]
pub fn results(contestant: usize, blocks: &[Vec<Played>]) -> Results {
    block_means(contestant, blocks, Played::result)
}

/// What a contestant achieved in these blocks, adjusted for the luck of the draws; `None` if that
/// was not measured.
#[must_use]
pub fn adjusted_results(contestant: usize, blocks: &[Vec<Played>]) -> Option<Results> {
    let measured = blocks.iter().flatten().all(|game| game.luck.is_some());
    measured.then(|| {
        block_means(contestant, blocks, |game, seat| {
            game.without_luck(seat, game.luck.as_deref().expect("all luck was measured"))
        })
    })
}

fn block_means(
    contestant: usize,
    blocks: &[Vec<Played>],
    result: impl Fn(&Played, usize) -> (f64, f64),
) -> Results {
    let means = blocks.iter().map(|block| {
        let (mut seats, mut wins, mut scores) = (0.0, 0.0, 0.0);
        for game in block {
            for seat in (0..game.seats.len()).filter(|&seat| game.seats[seat] == contestant) {
                let (won, scored) = result(game, seat);
                (seats, wins, scores) = (seats + 1.0, wins + won, scores + scored);
            }
        }
        (wins / seats, scores / seats)
    });
    let (wins, scores) = means.unzip();
    Results { wins, scores }
}

/// Rates contestants by the games of these blocks, in their order.
pub fn rate(ratings: &mut Ratings, blocks: &[Vec<Played>]) {
    for game in blocks.iter().flatten() {
        ratings.hear(&game.seats, &game.ranks);
    }
}

/// All different ways to seat a line-up, in a fixed order.
#[must_use]
pub fn seatings(lineup: &[usize]) -> Vec<Vec<usize>> {
    let mut sorted = lineup.to_vec();
    sorted.sort_unstable();
    let mut all = vec![sorted.clone()];
    // The next greater arrangement, until there is none.
    while let Some(fall) = (1..sorted.len()).rev().find(|&at| sorted[at - 1] < sorted[at]) {
        let pivot = sorted[fall - 1];
        let greater = sorted.iter().rposition(|&item| item > pivot).expect("the fall is greater");
        sorted.swap(fall - 1, greater);
        sorted[fall..].reverse();
        all.push(sorted.clone());
    }
    all
}
