//! What a strong player would say, worked out beside the requests.

mod desk;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread::available_parallelism;

use ra_advice::{Hint, LEVEL, Review, hint, review};
use ra_record::AnyRecord;
use ra_view::{Language, Options};
use sha2::{Digest, Sha256};

pub use desk::Busy;
use desk::Desk;

/// How many hints and reviews may wait or be worked on at a time: a few seconds of work.
const HINTS: usize = 64;
const REVIEWS: usize = 16;

/// How many are kept, in a few megabytes.
const KEPT_HINTS: usize = 1024;
const KEPT_REVIEWS: usize = 128;

/// A record in few bytes.
type Fingerprint = [u8; 32];

/// Gives hints and reviews games. Equal questions are answered once, and whoever asks for a review
/// hears how far it is.
#[derive(Clone, Debug)]
pub struct Advisor {
    hints: Desk<(Fingerprint, Language, bool), Option<Arc<Hint>>>,
    reviews: Desk<Fingerprint, Review>,
}

/// How far a review is.
#[derive(Clone, Debug)]
pub enum Reviewing {
    /// So many of so many decisions are judged.
    Progress {
        /// How many are judged.
        done: usize,
        /// How many there are.
        total: usize,
    },
    /// The review.
    Ready(Arc<Review>),
}

impl Default for Advisor {
    fn default() -> Advisor {
        Advisor::new()
    }
}

impl Advisor {
    /// An advisor who leaves a core for the pages.
    #[must_use]
    pub fn new() -> Advisor {
        Advisor::with_room(HINTS, REVIEWS)
    }

    /// An advisor with room for so many hints and reviews at a time.
    #[must_use]
    pub fn with_room(hints: usize, reviews: usize) -> Advisor {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        let workers = cores.saturating_sub(1).max(1);
        Advisor {
            hints: Desk::new(workers, hints, KEPT_HINTS),
            reviews: Desk::new(workers, reviews, KEPT_REVIEWS),
        }
    }

    /// What to say to whoever is asked as this game stands; `None` if nobody is.
    ///
    /// # Errors
    ///
    /// [`Busy`] if too many have asked.
    pub async fn hint(
        &self,
        record: AnyRecord,
        options: Options,
    ) -> Result<Option<Arc<Hint>>, Busy> {
        let key = (fingerprint(&record), options.language, options.hide_scores);
        let job = self.hints.ask(key, 1, move |_| hint(&record, options).map(Arc::new))?;
        job.finished().await.map(|hint| (*hint).clone()).ok_or(Busy)
    }

    /// The review of a game, or how far it is: whoever asks first has it begun.
    ///
    /// # Errors
    ///
    /// [`Busy`] if too many have asked.
    pub fn review(&self, record: AnyRecord) -> Result<Reviewing, Busy> {
        let (key, total) = (fingerprint(&record), record.ply());
        let job = self.reviews.ask(key, total, move |progress| {
            let review = review(&record, LEVEL, |done| {
                progress.reach(done);
                ControlFlow::Continue(())
            });
            review.expect("nobody stops it")
        })?;
        if let Some(review) = job.answer() {
            return Ok(Reviewing::Ready(review));
        }
        let (done, total) = job.progress();
        Ok(Reviewing::Progress { done, total })
    }

    /// The review of a game, if it has been made. Asks for nothing.
    #[must_use]
    pub fn known_review(&self, record: &AnyRecord) -> Option<Arc<Review>> {
        self.reviews.known(&fingerprint(record))
    }
}

fn fingerprint(record: &AnyRecord) -> Fingerprint {
    Sha256::digest(record.to_text()).into()
}
