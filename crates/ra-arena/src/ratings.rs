//! One number for how strong each contestant is, from the places in all games.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The ratings of all contestants of a tournament.
#[derive(Clone, Debug)]
pub struct Ratings(Vec<WengLinRating>);

/// How strong a contestant is: everybody begins at 25 ± 8.3.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
}

impl Ratings {
    /// The ratings before the first game.
    #[must_use]
    pub fn new(contestants: usize) -> Ratings {
        Ratings(vec![WengLinRating::new(); contestants])
    }

    /// Ratings that follow from earlier games.
    #[must_use]
    pub fn starting(from: impl IntoIterator<Item = Rating>) -> Ratings {
        let from = from.into_iter();
        Ratings(
            from.map(|Rating { rating, uncertainty }| WengLinRating { rating, uncertainty })
                .collect(),
        )
    }

    /// Hears of a game: which contestant sat in each seat, and at which place it ended.
    pub fn hear(&mut self, seats: &[usize], ranks: &[usize]) {
        let teams: Vec<[WengLinRating; 1]> =
            seats.iter().map(|&contestant| [self.0[contestant]]).collect();
        let places: Vec<_> = teams
            .iter()
            .zip(ranks)
            .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(rank)))
            .collect();
        let after = weng_lin_multi_team(&places, &WengLinConfig::new());
        for (contestant, rating) in self.0.iter_mut().enumerate() {
            // Who sits in several seats gets the average of what each of them earned.
            let own = seats.iter().zip(&after).filter(|&(&seat, _)| seat == contestant);
            let own: Vec<WengLinRating> = own.map(|(_, team)| team[0]).collect();
            if !own.is_empty() {
                let average = |value: fn(&WengLinRating) -> f64| {
                    own.iter().map(value).sum::<f64>() / crate::real(own.len())
                };
                rating.rating = average(|rating| rating.rating);
                rating.uncertainty = average(|rating| rating.uncertainty);
            }
        }
    }

    /// The rating of a contestant.
    #[must_use]
    pub fn of(&self, contestant: usize) -> Rating {
        let WengLinRating { rating, uncertainty } = self.0[contestant];
        Rating { rating, uncertainty }
    }
}
