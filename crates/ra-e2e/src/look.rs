//! Looking at a page as eyes do: where things lie, in windows of every size.

use std::collections::BTreeMap;

use anyhow::Result;
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetScrollbarsHiddenParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{DispatchTouchEventReturns, TouchPoint};
use chromiumoxide::cdp::browser_protocol::network::SetCookieParams;
use chromiumoxide::cdp::browser_protocol::page::{FontSizes, SetFontSizesParams};
use chromiumoxide::types::{Command, Method, MethodId};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::guest::call;
use crate::{Guest, Sight};

/// A window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Size {
    pub width: u32,
    pub height: u32,
    pub is_phone: bool,
}

const fn size(width: u32, height: u32) -> Size {
    Size { width, height, is_phone: width < 1000 }
}

/// The windows that every page is looked at in.
pub const SIZES: [Size; 7] = [
    size(1920, 1080),
    size(1440, 900),
    size(1280, 720),
    size(768, 1024),
    size(844, 390),
    size(390, 844),
    size(320, 640),
];

impl Size {
    /// Is there room for the whole table?
    #[must_use]
    pub const fn is_desk(self) -> bool {
        self.width >= 1280 && self.height >= 720
    }

    /// Is it a phone that lies on its side?
    #[must_use]
    pub const fn is_landscape_phone(self) -> bool {
        self.is_small() && self.width > self.height
    }

    /// Is it the window of a phone, however it is held?
    #[must_use]
    pub const fn is_small(self) -> bool {
        self.width < 500 || self.height < 500
    }
}

/// How a page can be harder to lay out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// As it comes.
    Plain,
    /// Letters of twice the size, as a reader sets them in the browser.
    Text200,
    /// A font that is 15 % wider than ours.
    WideFont,
}

impl Variant {
    /// What it is called in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Plain => "",
            Variant::Text200 => "text-200",
            Variant::WideFont => "wide-font",
        }
    }

    /// The style of a variant, with fonts that every machine with the tests has.
    fn sheet(self) -> String {
        format!("{FONTS} {}", self.style())
    }

    /// Pages forbid styles in their markup; a browser's own are no part of it.
    const fn style(self) -> &'static str {
        match self {
            Variant::Plain | Variant::Text200 => "",
            Variant::WideFont => "* { letter-spacing: .072em !important }",
        }
    }

    fn font_sizes(self) -> SetFontSizesParams {
        let standard = if self == Variant::Text200 { 32 } else { 16 };
        SetFontSizesParams::new(FontSizes { standard: Some(standard), fixed: None })
    }
}

/// Our fonts are whatever a reader's machine has; the tests need the same everywhere. They are in
/// Debian's package fonts-dejavu-core.
const FONTS: &str = ":root { --font-display: 'DejaVu Serif' !important; \
    --font-text: 'DejaVu Sans' !important }";

/// The parts of a table and where they are. Every test that looks finds them here.
pub const PARTS: [(&str, &str); 16] = [
    ("head", ".head"),
    ("sky", "#sky"),
    ("lot", "#lot"),
    ("track", ".track"),
    ("plinth", ".plinth"),
    ("queue", ".queue"),
    ("seat", "[id^=seat-]:not([id$=name])"),
    ("me", "#me"),
    ("suns", ".my-suns"),
    ("actions", ".acts"),
    ("holdings", "#me .holdings"),
    ("bag", "#bag"),
    ("log", "#log"),
    ("sheet", ".sheet:target"),
    ("hint", "#hint"),
    ("replay", ".replay"),
];

/// The parts that should stay where they are for a whole game.
const LASTING: [&str; 13] = [
    "head", "sky", "lot", "track", "plinth", "queue", "seat", "me", "suns", "actions", "holdings",
    "bag", "log",
];

/// What a hand goes to without looking: controls with a name, and what is asked. Pieces fly.
const CONTROLS: (&str, &str) = (
    "control",
    "#ask, :is(#table, .head) :is(a, button, select)[id]:not([data-piece], [data-piece] *)",
);

/// How much the parts of a table have moved since somebody began to watch.
#[derive(Debug, Deserialize)]
pub struct Shifts {
    /// All shifts, added up.
    pub sum: f64,
    /// What has moved how far, with when.
    told: BTreeMap<String, Shift>,
    /// The names of what was compared, by epoch.
    compared: BTreeMap<String, BTreeMap<String, bool>>,
}

/// The same parts that move by as much, once or several times.
#[derive(Debug, Deserialize)]
struct Shift {
    points: f64,
    plies: Vec<usize>,
}

impl Shifts {
    /// Each kind of shift in words, those that count most first.
    #[must_use]
    pub fn tell(&self) -> Vec<String> {
        let mut told: Vec<_> = self.told.iter().collect();
        told.sort_by(|(_, one), (_, other)| other.points.total_cmp(&one.points));
        let tell = |(what, Shift { points, plies }): (&String, &Shift)| {
            let (times, first) = (plies.len(), plies.first().unwrap_or(&0));
            format!("{points:.4} in {times} shifts, first at ply {first}: {what}")
        };
        told.into_iter().map(tell).collect()
    }

    /// The parts that nobody has compared in some epoch, other than these.
    #[must_use]
    pub fn missed(&self, other_than: &[&str]) -> Vec<String> {
        let missed = |epoch: &str, part: &str| {
            let is_part = |name: &String| name.split('-').next() == Some(part);
            !self.compared.get(epoch).is_some_and(|names| names.keys().any(is_part))
        };
        let of_epoch = |epoch: &'static str| {
            let parts = LASTING.into_iter().filter(|part| !other_than.contains(part));
            let parts = parts.filter(move |part| missed(epoch, part));
            parts.map(move |part| format!("{part} in epoch {epoch}"))
        };
        ["1", "2", "3"].into_iter().flat_map(of_epoch).collect()
    }
}

/// What must be in view together when somebody bids.
const TO_BID: [&str; 4] = ["track", "plinth", "suns", "actions"];

const GEOMETRY: &str = include_str!("scripts/geometry.js");
const PLACES: &str = include_str!("scripts/places.js");
const SHIFT: &str = include_str!("scripts/shift.js");
const COVERED: &str = include_str!("scripts/covered.js");
const IN_VIEW: &str = include_str!("scripts/in_view.js");

/// A finger on the glass. The library leaves an empty list out, which a lifted finger needs.
#[derive(Debug, Serialize)]
struct Touch {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(rename = "touchPoints")]
    points: Vec<TouchPoint>,
}

impl Method for Touch {
    fn identifier(&self) -> MethodId {
        "Input.dispatchTouchEvent".into()
    }
}

impl Command for Touch {
    type Response = DispatchTouchEventReturns;
}

fn parts(names: &[&str]) -> Vec<(&'static str, &'static str)> {
    PARTS.into_iter().filter(|(name, _)| names.contains(name)).collect()
}

impl Guest {
    /// Keeps a cookie for the pages of a server.
    pub async fn keep_cookie(&self, home: &str, (name, value): (&str, String)) -> Result<()> {
        let mut cookie = SetCookieParams::new(name, value);
        cookie.url = Some(home.to_owned());
        self.page.execute(cookie).await?;
        Ok(())
    }

    /// Makes the page harder to lay out, or as it comes.
    pub async fn vary(&self, variant: Variant) -> Result<()> {
        self.page.execute(variant.font_sizes()).await?;
        let script = format!(
            "(style => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync(style); \
                document.adoptedStyleSheets = [sheet]; }})({})",
            json!(variant.sheet())
        );
        self.evaluate(&script).await
    }

    /// Adds a style that the page should not have.
    pub async fn spoil(&self, style: &str) -> Result<()> {
        let script = format!(
            "(style => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync(style); \
                document.adoptedStyleSheets.push(sheet); }})({})",
            json!(style)
        );
        self.evaluate(&script).await
    }

    /// Gives the window a size, and waits until the page has it, with its beginning in view.
    pub async fn fit_into(&self, size: Size) -> Result<()> {
        // Without the zooming out of phones, which would hide that a page is too wide.
        self.resize(size.width, size.height, false).await?;
        self.page.execute(SetScrollbarsHiddenParams::new(size.is_phone)).await?;
        let script = format!(
            "scrollTo({{ top: 0, left: 0, behavior: 'instant' }}), \
                innerWidth === {} && innerHeight === {}",
            size.width, size.height
        );
        self.until("the window has its size", &script).await
    }

    /// What overlaps, is cut off or cannot be reached.
    pub async fn geometry(&self) -> Result<Vec<String>> {
        self.evaluate(&format!("(\n{GEOMETRY})()")).await
    }

    /// What is wrong with a sight in a window of this size.
    pub async fn look(&self, sight: &Sight, size: Size, variant: Variant) -> Result<Vec<String>> {
        self.fit_into(size).await?;
        let mut wrong = self.geometry().await?;
        if variant == Variant::Text200 {
            return Ok(wrong);
        }
        if size.is_desk() && sight.is_table() {
            let over = "document.documentElement.scrollHeight - innerHeight";
            let over: f64 = self.evaluate(over).await?;
            if over > 0.0 {
                wrong.push(format!("the table is {over} px taller than the window"));
            }
        }
        if size.is_small() && sight.is_bidding() {
            let parts = json!(parts(&TO_BID));
            wrong.extend(self.evaluate::<Vec<String>>(&call(IN_VIEW, parts)).await?);
        }
        if size.is_landscape_phone() && sight.name == "hint" {
            let covered: f64 = self.evaluate(&call(COVERED, json!([".track", "#hint"]))).await?;
            if covered > 0.5 {
                wrong.push(format!("the hint covers {:.0} % of the track", covered * 100.0));
            }
        }
        Ok(wrong)
    }

    /// Where the named parts of the page lie: name, left, top, width, height.
    pub async fn places(&self) -> Result<Vec<(String, f64, f64, f64, f64)>> {
        self.evaluate(&call(PLACES, json!(PARTS))).await
    }

    /// From now on the page adds up how much its lasting parts move.
    pub async fn watch_shifts(&self) -> Result<()> {
        let mut parts = parts(&LASTING);
        parts.push(CONTROLS);
        self.evaluate(&format!("(\n{SHIFT})(\n{PLACES}, {})", json!(parts))).await
    }

    /// How much the parts of the page have moved, and when.
    pub async fn shifts(&self) -> Result<Shifts> {
        self.evaluate("shifts").await
    }

    /// Taps the glass at a point with one finger.
    pub async fn tap_at(&self, x: f64, y: f64) -> Result<()> {
        self.page.execute(SetTouchEmulationEnabledParams::new(true)).await?;
        self.page
            .execute(Touch { kind: "touchStart", points: vec![TouchPoint::new(x, y)] })
            .await?;
        self.page.execute(Touch { kind: "touchEnd", points: Vec::new() }).await?;
        Ok(())
    }
}
