//! Contests in duplicate blocks: the same suns and the same tiles for every seating.
//!
//! A block is one draw order, played once in every seating of the contestants. What luck gives to
//! a seat it gives to everybody who sits there, so block means differ far less than single games.

use ra_bots::{Rng, Trained};
use ra_record::{Record, Seed};
use ra_rules::{PlayerCount, Seat};
use rayon::prelude::*;

use crate::game::{Contestant, play};
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
                Ok(Played::of(seats, &record))
            });
            games.collect()
        };
        blocks.into_par_iter().map(block).collect()
    }
}

impl Played {
    fn of<G: Trained>(seats: &[usize], record: &Record<G>) -> Played {
        let table = record.state().table();
        let players: PlayerCount = table.players();
        let ranking = table.ranking();
        Played {
            seats: seats.to_vec(),
            ranks: players.seats().map(|seat: Seat| ranking[seat].number()).collect(),
            scores: table.scores().as_slice().to_vec(),
        }
    }
}

/// What a contestant achieved in these blocks.
#[must_use]
pub fn results(contestant: usize, blocks: &[Vec<Played>]) -> Results {
    let mut results = Results::default();
    for block in blocks {
        let own = block.iter().flat_map(|game| {
            let seats = game.seats.iter().enumerate().filter(|&(_, &seat)| seat == contestant);
            seats.map(|(seat, _)| (game.ranks[seat] == 1, game.scores[seat]))
        });
        let own: Vec<(bool, u16)> = own.collect();
        let seats = crate::real(own.len());
        let wins = own.iter().filter(|(won, _)| *won).count();
        results.wins.push(crate::real(wins) / seats);
        results.scores.push(own.iter().map(|&(_, score)| f64::from(score)).sum::<f64>() / seats);
    }
    results
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
