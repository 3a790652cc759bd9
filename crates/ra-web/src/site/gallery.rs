//! What live pages show. Pages of one table that look the same share the work of making it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use axum::extract::ws::Utf8Bytes;
use ra_tables::{Person, Stage, Table, TableId};
use ra_view::Language;

use super::Visitor;
use super::shown::{Beside, Shown};
use super::update::{Seen, update};

/// What live pages show.
#[derive(Debug, Default)]
pub struct Gallery {
    pictures: Mutex<HashMap<Frame, Weak<Picture>>>,
}

/// Everything that makes a difference to how a table looks, besides the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Frame {
    table: TableId,
    /// Nobody, if it makes no difference who looks.
    who: Option<Person>,
    language: Language,
    hints: bool,
    /// Does the table explain itself?
    learns: bool,
    origin: String,
}

impl Frame {
    fn of(table: &Table, visitor: &Visitor) -> Frame {
        let matters = |person: &&Person| {
            table.stage() == Stage::Open
                || table.seat_of(person.id).is_some()
                || table.host() == person.id
        };
        Frame {
            table: table.id(),
            who: visitor.person.as_ref().filter(matters).cloned(),
            language: visitor.preferences.language,
            hints: visitor.preferences.hints,
            learns: visitor.learns_at(table),
            origin: visitor.origin.clone(),
        }
    }
}

/// What pages show that show a table as it is after so many steps.
///
/// Of the markup only digests are kept, and the changes that were sent last.
#[derive(Debug)]
pub struct Picture {
    frame: Frame,
    step: u32,
    made: Mutex<Made>,
}

#[derive(Debug, Default)]
struct Made {
    seen: Option<Arc<Seen>>,
    /// By what a page showed before.
    updates: Vec<(u64, Utf8Bytes)>,
}

/// How many updates a picture keeps: nearly all pages showed the same before.
const MOST_UPDATES: usize = 2;

/// What to do on a page.
#[derive(Debug)]
pub struct Next {
    /// Keeps what is shown for others as long as a page shows it.
    picture: Arc<Picture>,
    /// What the page shows then.
    pub seen: Arc<Seen>,
    /// What it has to change; nothing if it looks the same.
    pub update: Option<Utf8Bytes>,
}

impl Gallery {
    /// How a page that showed `before` comes to show this table.
    pub fn next(&self, table: &Table, visitor: &Visitor, beside: &Beside, before: &Seen) -> Next {
        let picture = self.picture(table, visitor);
        // Who waits here for somebody else's rendering would take as long for their own.
        let (seen, update) =
            picture.made().next(|| Shown::of(table, visitor, beside), table, before);
        Next { picture, seen, update }
    }

    fn picture(&self, table: &Table, visitor: &Visitor) -> Arc<Picture> {
        let frame = Frame::of(table, visitor);
        let mut pictures = self.pictures();
        let hangs = pictures.get(&frame).and_then(Weak::upgrade);
        hangs.filter(|picture| picture.step == table.step()).unwrap_or_else(|| {
            let made = Mutex::default();
            let picture = Arc::new(Picture { frame: frame.clone(), step: table.step(), made });
            pictures.insert(frame, Arc::downgrade(&picture));
            picture
        })
    }

    /// A page is closed: forgets what nobody shows any more.
    pub fn leave(&self, next: Next) {
        let frame = next.picture.frame.clone();
        drop(next);
        let mut pictures = self.pictures();
        if pictures.get(&frame).is_some_and(|picture| picture.strong_count() == 0) {
            pictures.remove(&frame);
        }
    }

    fn pictures(&self) -> MutexGuard<'_, HashMap<Frame, Weak<Picture>>> {
        self.pictures.lock().expect("nobody panics with the pictures in hand")
    }
}

impl Picture {
    fn made(&self) -> MutexGuard<'_, Made> {
        // Whoever broke while making it has left nothing half made.
        self.made.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Made {
    fn next(
        &mut self,
        show: impl FnOnce() -> Shown,
        table: &Table,
        before: &Seen,
    ) -> (Arc<Seen>, Option<Utf8Bytes>) {
        let key = before.digest();
        if let Some(seen) = &self.seen {
            let known = self.updates.iter().find(|(from, _)| *from == key);
            let update = known.map(|(_, update)| update.clone());
            if update.is_some() || **seen == *before {
                return (Arc::clone(seen), update);
            }
        }
        let shown = show();
        let seen = Arc::clone(self.seen.get_or_insert_with(|| Arc::new(Seen::of(&shown))));
        if *seen == *before {
            return (seen, None);
        }
        let update = Utf8Bytes::from(update(&shown, before, &seen, table.changed()));
        if self.updates.len() < MOST_UPDATES {
            self.updates.push((key, update.clone()));
        }
        (seen, Some(update))
    }
}
