//! Looking at a page as eyes do: where things lie, in windows of every size.

use anyhow::Result;
use chromiumoxide::cdp::browser_protocol::emulation::SetScrollbarsHiddenParams;
use chromiumoxide::cdp::browser_protocol::network::SetCookieParams;
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
    /// Letters of twice the size.
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

    /// Pages forbid styles in their markup; a browser's own are no part of it.
    const fn style(self) -> &'static str {
        match self {
            Variant::Plain => "",
            Variant::Text200 => ":root { font-size: 200% !important }",
            Variant::WideFont => "* { letter-spacing: .072em !important }",
        }
    }
}

/// The parts of a table and where they are. Every test that looks finds them here.
pub const PARTS: [(&str, &str); 16] = [
    ("head", "[data-part=head], .head"),
    ("sky", "[data-part=sky], #sky"),
    ("lot", "[data-part=lot], #lot"),
    ("track", "[data-part=track], #lot .track"),
    ("plinth", "[data-part=plinth], #lot .plinth"),
    ("queue", "[data-part=queue], #lot .queue"),
    ("seat", "[data-part=seat], [id^=seat-]:not([id$=name])"),
    ("me", "[data-part=me], #me"),
    ("suns", "[data-part=suns], #play .mine"),
    ("actions", "[data-part=actions], #play .acts"),
    ("holdings", "[data-part=holdings], #me .holdings"),
    ("bag", "[data-part=bag], #bag"),
    ("log", "[data-part=log], #log"),
    ("sheet", "[data-part=sheet]:target, .sheet:target"),
    ("hint", "[data-part=hint], #hint"),
    ("replay", "[data-part=replay], #replay"),
];

/// What must be in view together when somebody bids.
const TO_BID: [&str; 4] = ["track", "plinth", "suns", "actions"];

const GEOMETRY: &str = include_str!("scripts/geometry.js");
const IN_VIEW: &str = include_str!("scripts/in_view.js");

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
        let script = format!(
            "(style => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync(style); \
                document.adoptedStyleSheets = [sheet]; }})({})",
            json!(variant.style())
        );
        self.evaluate(&script).await
    }

    /// Gives the window a size, and waits until the page has it, with its beginning in view.
    pub async fn fit_into(&self, size: Size) -> Result<()> {
        // Without the zooming out of phones, which would hide that a page is too wide.
        self.resize(size.width, size.height, false).await?;
        self.page.execute(SetScrollbarsHiddenParams::new(size.is_phone)).await?;
        let script = format!("innerWidth === {} && innerHeight === {}", size.width, size.height);
        self.until("the window has its size", &script).await?;
        self.evaluate("void scrollTo({ top: 0, left: 0, behavior: 'instant' })").await
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
            let parts: Vec<_> = PARTS.iter().filter(|(name, _)| TO_BID.contains(name)).collect();
            wrong.extend(self.evaluate::<Vec<String>>(&call(IN_VIEW, json!(parts))).await?);
        }
        Ok(wrong)
    }
}
