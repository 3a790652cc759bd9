//! How much somebody may ask for, so that enough is left for everybody else.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics::counter;
use ra_tables::{Store, World, fold_name};

use super::outside::Address;
use super::refused::Refused;
use super::{Site, Visitor};
use crate::words::Word;

/// How much may be asked for. Zero is no limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Pages a second from one address, and ten times as many files that pages need; who comes
    /// rarely may ask for ten times as many at once.
    pub pages_per_second: u32,
    /// Changes a second from one address, and half as many by one person; ten times as many at
    /// once.
    pub changes_per_second: u32,
    /// New people an hour from one address.
    pub people_per_hour: u32,
    /// Passwords an hour from one address, and twice as many for one name.
    pub passwords_per_hour: u32,
    /// New tables an hour from one address, and half as many by one person.
    pub tables_per_hour: u32,
    /// Connections at a time.
    pub connections: usize,
    /// Connections at a time from one address.
    pub connections_per_address: usize,
    /// Live pages at a time.
    pub live: usize,
    /// Live pages at a time at one address.
    pub live_per_address: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            pages_per_second: 50,
            changes_per_second: 20,
            people_per_hour: 120,
            passwords_per_hour: 60,
            tables_per_hour: 240,
            connections: 10_000,
            connections_per_address: 500,
            live: 10_000,
            live_per_address: 200,
        }
    }
}

impl Limits {
    /// No limits, for whoever is alone with the server.
    pub const NONE: Limits = Limits {
        pages_per_second: 0,
        changes_per_second: 0,
        people_per_hour: 0,
        passwords_per_hour: 0,
        tables_per_hour: 0,
        connections: 0,
        connections_per_address: 0,
        live: 0,
        live_per_address: 0,
    };
}

/// Something there is only so much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Page,
    /// What pages need; a page that says "too often" needs it too.
    File,
    Change,
    Person,
    Password,
    Table,
}

/// What everybody has left of what they may ask for.
#[derive(Debug)]
pub struct Quotas {
    pages: Allowance,
    files: Allowance,
    changes: Allowance,
    changes_of_one: Allowance,
    people: Allowance,
    passwords: Allowance,
    passwords_of_one: Allowance,
    tables: Allowance,
    tables_of_one: Allowance,
}

impl Quotas {
    pub fn new(limits: &Limits) -> Quotas {
        let (changes, tables) = (limits.changes_per_second, limits.tables_per_hour);
        Quotas {
            pages: Allowance::per_second(limits.pages_per_second),
            files: Allowance::per_second(limits.pages_per_second.saturating_mul(10)),
            changes: Allowance::per_second(changes),
            changes_of_one: Allowance::per_second(changes.div_ceil(2)),
            people: Allowance::per_hour(limits.people_per_hour),
            passwords: Allowance::per_hour(limits.passwords_per_hour),
            passwords_of_one: Allowance::per_hour(limits.passwords_per_hour.saturating_mul(2)),
            tables: Allowance::per_hour(tables),
            tables_of_one: Allowance::per_hour(tables.div_ceil(2)),
        }
    }

    /// Takes one from what an address has left, and from what one person there has.
    ///
    /// # Errors
    ///
    /// How long to wait for the next.
    pub fn take(&self, what: Asked, from: Address, by: Option<impl Hash>) -> Result<(), Duration> {
        let (address, person) = match what {
            Asked::Page => (&self.pages, None),
            Asked::File => (&self.files, None),
            Asked::Change => (&self.changes, Some(&self.changes_of_one)),
            Asked::Person => (&self.people, None),
            Asked::Password => (&self.passwords, Some(&self.passwords_of_one)),
            Asked::Table => (&self.tables, Some(&self.tables_of_one)),
        };
        let taken = address.take(from).and_then(|()| match (person, by) {
            (Some(person), Some(by)) => person.take(by),
            _ => Ok(()),
        });
        if taken.is_err() {
            let what = format!("{what:?}").to_lowercase();
            counter!("heliopolis_refused_total", "what" => what).increment(1);
        }
        taken
    }
}

/// What everybody has left of one thing.
///
/// Whoever asks is sorted into one of 65,536 drawers by a secret hash, so memory is bounded however
/// many come, and nobody can choose with whom to share.
struct Allowance {
    drawers: Option<DefaultKeyedRateLimiter<u16>>,
    hasher: RandomState,
}

impl std::fmt::Debug for Allowance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Allowance").finish_non_exhaustive()
    }
}

impl Allowance {
    fn per_second(most: u32) -> Allowance {
        let burst = NonZeroU32::new(most.saturating_mul(10));
        Allowance::of(
            NonZeroU32::new(most)
                .zip(burst)
                .map(|(most, burst)| Quota::per_second(most).allow_burst(burst)),
        )
    }

    fn per_hour(most: u32) -> Allowance {
        Allowance::of(NonZeroU32::new(most).map(Quota::per_hour))
    }

    fn of(quota: Option<Quota>) -> Allowance {
        Allowance { drawers: quota.map(RateLimiter::keyed), hasher: RandomState::new() }
    }

    fn take(&self, by: impl Hash) -> Result<(), Duration> {
        let Some(drawers) = &self.drawers else { return Ok(()) };
        let [a, b, ..] = self.hasher.hash_one(by).to_be_bytes();
        let taken = drawers.check_key(&u16::from_be_bytes([a, b]));
        taken.map_err(|until| until.wait_time_from(DefaultClock::default().now()))
    }
}

/// Refuses whoever asks too often.
pub async fn limited<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    request: Request,
    next: Next,
) -> Response {
    let what = match *request.method() {
        Method::GET if request.uri().path().starts_with("/assets/") => Asked::File,
        Method::GET | Method::HEAD | Method::OPTIONS => Asked::Page,
        _ => Asked::Change,
    };
    let (parts, body) = request.into_parts();
    let visitor = Visitor::stranger(&parts, &site);
    match site.take(what, &visitor) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refused) => refused.into_response(),
    }
}

impl<S: Store, W: World> Site<S, W> {
    /// Takes one from what a visitor has left.
    pub(super) fn take(&self, what: Asked, visitor: &Visitor) -> Result<(), Refused> {
        let taken = self.house.quotas.take(what, visitor.address, visitor.secret.as_ref());
        taken.map_err(|wait| Refused::for_now(visitor, wait))
    }

    /// Takes a try at the password of an account from what a visitor has left, and from what there
    /// is for this name: guessing takes years.
    pub(super) fn take_password(&self, visitor: &Visitor, name: &str) -> Result<(), Refused> {
        let taken = self.house.quotas.take(Asked::Password, visitor.address, Some(fold_name(name)));
        taken.map_err(|wait| Refused::for_now(visitor, wait))
    }
}

impl Refused {
    /// Somebody has to wait before they ask again.
    fn for_now(visitor: &Visitor, wait: Duration) -> Refused {
        let seconds = wait.as_secs().saturating_add(1);
        let sentence = if seconds < 120 {
            Word::TooOften.with(visitor.preferences.language, [("n", seconds.into())])
        } else {
            let minutes = seconds.div_ceil(60);
            Word::TooOftenMinutes.with(visitor.preferences.language, [("n", minutes.into())])
        };
        Refused::new(visitor, StatusCode::TOO_MANY_REQUESTS, sentence).retry_after(seconds)
    }
}
