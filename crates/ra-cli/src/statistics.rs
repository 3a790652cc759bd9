//! What many games tell together.

use ra_rules::{BySeat, Ending, Epoch, PlayerCount, Seat};
use serde::Serialize;

/// What is kept of one game.
#[derive(Clone, Copy)]
pub struct Outcome {
    pub scores: BySeat<u16>,
    pub winner: Seat,
    pub decisions: usize,
    pub draws: usize,
    pub auctions: usize,
    pub endings: [Ending; Epoch::ALL.len()],
}

/// What is told of many games.
#[derive(Serialize)]
pub struct Statistics {
    pub games: usize,
    pub score: Spread,
    pub winning_score: Spread,
    pub decisions: Spread,
    pub draws: Spread,
    pub auctions: Spread,
    pub seats: Vec<SeatStatistics>,
    pub epochs: Vec<EpochStatistics>,
    /// How many final scores there were of each number of points, from 0.
    pub scores: Vec<usize>,
}

#[derive(Serialize)]
pub struct SeatStatistics {
    pub seat: u8,
    pub score: Spread,
    pub win_share: f64,
    /// The 95 % interval of the share.
    pub low: f64,
    pub high: f64,
}

#[derive(Serialize)]
pub struct EpochStatistics {
    pub epoch: u8,
    pub ended_by_ra_track: usize,
    pub ended_by_suns: usize,
}

/// Mean, spread and extremes of a list of numbers.
#[derive(Serialize)]
pub struct Spread {
    pub mean: f64,
    pub deviation: f64,
    pub least: u32,
    pub median: u32,
    pub most: u32,
}

impl Spread {
    fn of(numbers: impl Iterator<Item = usize>) -> Spread {
        let mut numbers: Vec<u32> = numbers.filter_map(|number| number.try_into().ok()).collect();
        numbers.sort_unstable();
        let count = real(numbers.len());
        let mean = numbers.iter().copied().map(f64::from).sum::<f64>() / count;
        let distances = numbers.iter().map(|&number| f64::from(number) - mean);
        let squares: f64 = distances.map(|distance| distance * distance).sum();
        let at = |place: usize| numbers.get(place).copied().unwrap_or_default();
        Spread {
            mean,
            deviation: (squares / count).sqrt(),
            least: at(0),
            median: at(numbers.len() / 2),
            most: at(numbers.len().saturating_sub(1)),
        }
    }
}

impl Statistics {
    /// Sums up at least one game.
    pub fn of(players: PlayerCount, games: &[Outcome]) -> Statistics {
        let every_score =
            || games.iter().flat_map(|game| game.scores.as_slice()).copied().map(usize::from);
        let mut scores = vec![0; every_score().max().map_or(0, |most| most + 1)];
        every_score().for_each(|score| scores[score] += 1);
        Statistics {
            games: games.len(),
            score: Spread::of(every_score()),
            winning_score: Spread::of(games.iter().map(|game| game.scores[game.winner].into())),
            decisions: Spread::of(games.iter().map(|game| game.decisions)),
            draws: Spread::of(games.iter().map(|game| game.draws)),
            auctions: Spread::of(games.iter().map(|game| game.auctions)),
            seats: players.seats().map(|seat| SeatStatistics::of(seat, games)).collect(),
            epochs: Epoch::ALL.map(|epoch| EpochStatistics::of(epoch, games)).into(),
            scores,
        }
    }
}

impl SeatStatistics {
    fn of(seat: Seat, games: &[Outcome]) -> SeatStatistics {
        let wins = games.iter().filter(|game| game.winner == seat).count();
        let [low, high] = wilson_interval(real(wins), real(games.len()));
        SeatStatistics {
            seat: seat.number(),
            score: Spread::of(games.iter().map(|game| game.scores[seat].into())),
            win_share: real(wins) / real(games.len()),
            low,
            high,
        }
    }
}

/// The 95 % interval of a share, after Wilson: sound for few games and for shares near 0 and 1.
fn wilson_interval(wins: f64, games: f64) -> [f64; 2] {
    let z = 1.96;
    let share = wins / games;
    let centre = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    [centre - reach, centre + reach].map(|end| (end / (1.0 + z * z / games)).clamp(0.0, 1.0))
}

impl EpochStatistics {
    fn of(epoch: Epoch, games: &[Outcome]) -> EpochStatistics {
        let at = usize::from(epoch.number() - 1);
        let by = |ending| games.iter().filter(|game| game.endings[at] == ending).count();
        EpochStatistics {
            epoch: epoch.number(),
            ended_by_ra_track: by(Ending::RaTrack),
            ended_by_suns: by(Ending::Suns),
        }
    }
}

fn real(number: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "fewer than 2^53 games")]
    let real = number as f64;
    real
}
