//! What a live page has to change when its table does.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use ra_tables::Timestamp;
use ra_view::LogKind;
use serde::Serialize;

use super::shown::{Body, Shown};

/// What a page shows: digests of its parts, so that an open page costs little.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Seen {
    ask: u64,
    menu: u64,
    /// The whole region, where it has no parts.
    whole: Option<u64>,
    parts: Vec<(String, u64)>,
    lines: Vec<u64>,
}

impl Seen {
    /// What a page shows that shows this.
    pub fn of(shown: &Shown) -> Seen {
        let mut seen =
            Seen { ask: digest(&shown.ask), menu: digest(&shown.menu.0), ..Seen::default() };
        match &shown.body {
            Body::Whole(markup) => seen.whole = Some(digest(&markup.0)),
            Body::Wall(wall) => {
                let parts = wall.parts.iter();
                seen.parts = parts.map(|(id, part)| (id.clone(), digest(&part.0))).collect();
                seen.lines = wall.lines.iter().map(|line| digest(&line.0)).collect();
            }
        }
        seen
    }

    /// Everything in one number.
    pub fn digest(&self) -> u64 {
        digest(self)
    }

    fn has_the_parts_of(&self, other: &Seen) -> bool {
        let ids = |seen: &Seen| seen.parts.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
        self.whole.is_none() && !self.parts.is_empty() && ids(self) == ids(other)
    }
}

/// By this a page says what it shows.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.digest())
    }
}

/// What a page has to change.
#[derive(Debug, Serialize)]
struct Update<'a> {
    seen: String,
    /// When it happened, in milliseconds since 1970: whoever measures knows how long it took.
    at: u64,
    title: &'a str,
    ask: &'a str,
    calls: bool,
    /// What happened last, for ears and readers; nothing unless the log goes on.
    news: Option<&'a str>,
    kinds: &'a [LogKind],
    menu: Option<String>,
    /// The whole region, in place of parts.
    whole: Option<String>,
    /// The attributes of the table.
    frame: Vec<(&'static str, &'a str)>,
    /// Elements that take the place of those with the same id.
    parts: Vec<&'a str>,
    /// How many lines of the log stay.
    keep: usize,
    /// The lines that follow, the newest first.
    lines: String,
}

/// What has to change on a page that showed `before` and shall show `now`, as JSON.
pub fn update(shown: &Shown, before: &Seen, now: &Seen, at: Timestamp) -> String {
    let same = now.lines.iter().zip(&before.lines).take_while(|(new, old)| new == old);
    let keep = same.count();
    let is_news = now.lines.len() > keep || now.whole != before.whole;
    let mut update = Update {
        seen: now.to_string(),
        at: at.0,
        title: &shown.title,
        ask: &shown.ask,
        calls: shown.calls,
        news: is_news.then_some(&shown.news),
        kinds: if is_news { &shown.kinds } else { &[] },
        menu: (now.menu != before.menu).then(|| shown.menu.0.clone()),
        whole: None,
        frame: Vec::new(),
        parts: Vec::new(),
        keep,
        lines: String::new(),
    };
    match &shown.body {
        Body::Whole(markup) => update.whole = Some(markup.0.clone()),
        Body::Wall(wall) if !now.has_the_parts_of(before) => {
            update.whole = Some(wall.markup().0);
        }
        Body::Wall(wall) => {
            update.frame = wall.frame.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let pairs = now.parts.iter().zip(&before.parts).zip(&wall.parts);
            let changed = pairs.filter(|((new, old), _)| new != old);
            update.parts = changed.map(|(_, (_, part))| part.0.as_str()).collect();
            let new = wall.lines[keep..].iter().rev();
            update.lines = new.map(|line| line.0.as_str()).collect();
        }
    }
    serde_json::to_string(&update).expect("an update is plain data")
}

fn digest(what: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
