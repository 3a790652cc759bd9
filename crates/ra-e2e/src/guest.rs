//! Somebody with a browser of their own: what they do, and what they see.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use chromiumoxide::Page;
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::dom::{
    GetDocumentParams, QuerySelectorParams, SetFileInputFilesParams,
};
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams,
    SetFocusEmulationEnabledParams, SetScriptExecutionDisabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchMouseEventParams, DispatchMouseEventType, InsertTextParams, MouseButton,
};
use chromiumoxide::cdp::browser_protocol::network::SetUserAgentOverrideParams;
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::js_protocol::runtime::EvaluateParams;
use chromiumoxide::page::ScreenshotParams;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep, sleep_until};

use crate::Chromium;
use crate::keys;
use crate::trouble::Troubles;

/// How long a page may take to become as it should be.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Nobody presses faster than this; what is pressed faster, the page takes for a mistake.
const PACE: Duration = Duration::from_millis(350);

/// How often a condition is looked at.
pub(crate) const GLANCE: Duration = Duration::from_millis(25);

/// What somebody's browser is like.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Manner {
    pub width: u32,
    pub height: u32,
    /// Is it a phone, whose pages are as wide as they say?
    pub is_phone: bool,
    /// What it asks for by `Accept-Language`.
    pub language: &'static str,
    pub scripts: bool,
    pub less_motion: bool,
}

impl Manner {
    /// An ordinary browser on a desk.
    pub const DESK: Manner = Manner {
        width: 1280,
        height: 720,
        is_phone: false,
        language: "en",
        scripts: true,
        less_motion: false,
    };

    /// A phone of this size.
    #[must_use]
    pub const fn phone(width: u32, height: u32) -> Manner {
        Manner { width, height, is_phone: true, ..Manner::DESK }
    }
}

/// Somebody with a browser of their own.
#[derive(Clone, Debug)]
pub struct Guest {
    pub(crate) page: Page,
    home: String,
    troubles: Troubles,
    context: BrowserContextId,
    /// When the guest last pressed something.
    pressed: Arc<Mutex<Option<Instant>>>,
    // The browser lives as long as somebody has a page in it.
    chromium: Arc<Chromium>,
}

#[derive(Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

const POINT: &str = include_str!("scripts/point.js");

/// While a browser takes the pictures that moving pieces need, every press goes to the root.
const WATCH: &str = "onclick = press => { pressed = press.target; }, pressed = undefined";
const SWALLOWED: &str = "pressed === document.documentElement";

impl Guest {
    /// Somebody with a browser like this, who has not opened any page yet.
    pub(crate) async fn new(chromium: Arc<Chromium>, home: &str, manner: Manner) -> Result<Guest> {
        let (page, context) = chromium.page().await?;
        let troubles = Troubles::listen(&page, home).await?;
        let mut asks = SetUserAgentOverrideParams::new(chromium.user_agent());
        asks.accept_language = Some(manner.language.to_owned());
        page.execute(asks).await?;
        page.execute(SetFocusEmulationEnabledParams::new(true)).await?;
        page.execute(SetScriptExecutionDisabledParams::new(!manner.scripts)).await?;
        let guest = Guest {
            page,
            home: home.to_owned(),
            troubles,
            context,
            pressed: Arc::default(),
            chromium,
        };
        guest.resize(manner.width, manner.height, manner.is_phone).await?;
        guest.prefer(manner.less_motion, false).await?;
        Ok(guest)
    }

    /// Gives the window another size.
    pub async fn resize(&self, width: u32, height: u32, is_phone: bool) -> Result<()> {
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, is_phone);
        self.page.execute(metrics).await?;
        Ok(())
    }

    /// Sets what the system of the guest asks of pages: less motion, dark colours.
    pub async fn prefer(&self, less_motion: bool, dark: bool) -> Result<()> {
        let feature = MediaFeature::new;
        let motion = if less_motion { "reduce" } else { "no-preference" };
        let scheme = if dark { "dark" } else { "light" };
        let features = vec![
            feature("prefers-reduced-motion", motion),
            feature("prefers-color-scheme", scheme),
        ];
        let media = SetEmulatedMediaParams::builder().features(features).build();
        self.page.execute(media).await?;
        Ok(())
    }

    /// Runs a script in every page before its own scripts.
    pub async fn prepare(&self, script: &str) -> Result<()> {
        self.page.evaluate_on_new_document(script.to_owned()).await?;
        Ok(())
    }

    /// Opens a page of the server by its path, or by its whole address.
    pub async fn open(&self, path: &str) -> Result<()> {
        let address =
            if path.starts_with('/') { format!("{}{path}", self.home) } else { path.to_owned() };
        self.page.goto(address.as_str()).await.with_context(|| format!("opening {address}"))?;
        self.until("the page is loaded", "document.readyState === 'complete'").await
    }

    /// The path of the page, with query and fragment.
    pub async fn path(&self) -> Result<String> {
        self.evaluate("location.pathname + location.search + location.hash").await
    }

    // ---------------------------------------------------------------- seeing

    /// What a script in the page comes to.
    pub async fn evaluate<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let mut evaluate = EvaluateParams::new(script);
        evaluate.return_by_value = Some(true);
        evaluate.await_promise = Some(true);
        let answer = self.page.execute(evaluate).await?.result;
        if let Some(thrown) = answer.exception_details {
            let what = thrown.exception.and_then(|thrown| thrown.description);
            bail!("{} in {script}", what.unwrap_or(thrown.text));
        }
        let value = answer.result.value.unwrap_or_default();
        serde_json::from_value(value).with_context(|| format!("the value of {script}"))
    }

    /// Waits until a script is true in the page. `what` says for what, if it takes too long.
    pub async fn until(&self, what: &str, script: &str) -> Result<()> {
        self.until_some::<bool>(what, &format!("({script}) || null")).await.map(drop)
    }

    /// Waits until a script gives something, and gives it.
    pub async fn until_some<T: DeserializeOwned>(&self, what: &str, script: &str) -> Result<T> {
        let begin = Instant::now();
        loop {
            // While one page gives way to the next, there may be nobody to ask.
            let seen = match self.evaluate::<Option<T>>(script).await {
                Ok(Some(seen)) => return Ok(seen),
                seen => seen.err(),
            };
            if PATIENCE < begin.elapsed() {
                let now = self.describe().await;
                let why = seen.map_or_else(String::new, |why| format!(" ({why:#})"));
                bail!("waited in vain until {what}{why}; {now}");
            }
            sleep(GLANCE).await;
        }
    }

    /// Waits until there is such an element.
    pub async fn wait_for(&self, selector: &str) -> Result<()> {
        let there = format!("document.querySelector({}) !== null", json!(selector));
        self.until(&format!("there is {selector}"), &there).await
    }

    /// Waits until an element says this, among other words.
    pub async fn wait_for_text(&self, selector: &str, words: &str) -> Result<()> {
        let script = format!(
            "[...document.querySelectorAll({})].some(found => found.textContent.includes({}))",
            json!(selector),
            json!(words)
        );
        self.until(&format!("{selector} says {words:?}"), &script).await
    }

    /// Waits until the page is connected and nothing moves any more.
    pub async fn settle(&self) -> Result<()> {
        let script = "'connected' in document.body.dataset && !('busy' in document.body.dataset)";
        self.until("the page is live and at rest", script).await
    }

    /// The text of the first such element.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let script = format!("document.querySelector({})?.textContent", json!(selector));
        let text: Option<String> = self.evaluate(&script).await?;
        text.with_context(|| format!("there is no {selector}"))
    }

    /// An attribute of the first such element; `None` if it has none.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>> {
        let element = format!("document.querySelector({})", json!(selector));
        self.evaluate(&format!("{element}.getAttribute({})", json!(name))).await
    }

    /// How many such elements there are.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        self.evaluate(&format!("document.querySelectorAll({}).length", json!(selector))).await
    }

    /// Is there such an element?
    pub async fn has(&self, selector: &str) -> Result<bool> {
        Ok(self.count(selector).await? > 0)
    }

    /// Does the focus lie on such an element, or within one?
    pub async fn is_focused(&self, selector: &str) -> Result<bool> {
        self.evaluate(&format!("!!document.activeElement?.closest({})", json!(selector))).await
    }

    /// The page in a few words, for whoever reads why a story failed.
    pub async fn describe(&self) -> String {
        let script = "location.href + ' says: ' + document.querySelector('#ask, h1')?.textContent \
            + ' | ' + document.body.innerText.slice(0, 300).replaceAll(/\\s+/g, ' ')";
        self.evaluate(script)
            .await
            .unwrap_or_else(|why| format!("the page does not answer: {why:#}"))
    }

    /// A picture of what is in the window.
    pub async fn picture(&self, file: &Path) -> Result<()> {
        let png = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.page.save_screenshot(png, file).await?;
        Ok(())
    }

    // ---------------------------------------------------------------- doing

    /// Presses an element with the mouse, as soon as it can be pressed. As a person would, the guest
    /// presses again if pieces of the table began to move in that very moment and swallowed it.
    pub async fn press(&self, selector: &str) -> Result<()> {
        loop {
            let mut pressed = self.at_a_human_pace().await;
            let point = self.find(selector).await?;
            self.evaluate::<()>(WATCH).await?;
            self.click(&point).await?;
            *pressed = Some(Instant::now());
            // A press that led to another page leaves nobody to ask.
            if !self.evaluate(SWALLOWED).await.unwrap_or(false) {
                return Ok(());
            }
        }
    }

    async fn click(&self, point: &Point) -> Result<()> {
        for kind in [
            DispatchMouseEventType::MouseMoved,
            DispatchMouseEventType::MousePressed,
            DispatchMouseEventType::MouseReleased,
        ] {
            let mut mouse = DispatchMouseEventParams::new(kind.clone(), point.x, point.y);
            if kind != DispatchMouseEventType::MouseMoved {
                mouse.button = Some(MouseButton::Left);
                mouse.click_count = Some(1);
            }
            self.page.execute(mouse).await?;
        }
        Ok(())
    }

    /// Where an element can be pressed, once it stays there.
    async fn find(&self, selector: &str) -> Result<Point> {
        let script = call(POINT, selector);
        let begin = Instant::now();
        let mut before = None;
        loop {
            let found: Result<Value> = self.evaluate(&script).await;
            let why_not = match found {
                Ok(found) if found.is_object() && before.as_ref() == Some(&found) => {
                    return Ok(serde_json::from_value(found)?);
                }
                Ok(why_not) => before.insert(why_not).to_string(),
                Err(why) => format!("{why:#}"),
            };
            if PATIENCE < begin.elapsed() {
                bail!("cannot press {selector}: {why_not}; {}", self.describe().await);
            }
            sleep(GLANCE).await;
        }
    }

    /// Waits until a person could press something again.
    async fn at_a_human_pace(&self) -> MutexGuard<'_, Option<Instant>> {
        let pressed = self.pressed.lock().await;
        if let Some(before) = *pressed {
            sleep_until(before + PACE).await;
        }
        pressed
    }

    /// Does something that leads to another page, and waits for that page.
    pub async fn follow(&self, does: impl Future<Output = Result<()>>) -> Result<()> {
        let _: bool = self.evaluate("document.documentElement.wasHere = true").await?;
        does.await?;
        let script = "document.documentElement.wasHere === undefined \
            && document.readyState === 'complete'";
        self.until("the next page is loaded", script).await
    }

    /// Presses something that leads to another page, and waits for that page.
    pub async fn press_through(&self, selector: &str) -> Result<()> {
        self.follow(self.press(selector)).await
    }

    /// Strikes keys, one after the other.
    pub async fn keys(&self, names: &[&str]) -> Result<()> {
        for name in names {
            let decides = *name == "Enter" || name.len() == 1;
            let pressed = if decides { Some(self.at_a_human_pace().await) } else { None };
            for stroke in keys::strokes(name) {
                self.page.execute(stroke).await?;
            }
            if let Some(mut pressed) = pressed {
                *pressed = Some(Instant::now());
            }
        }
        Ok(())
    }

    /// Goes with the tab key to an element, and fails if that leads nowhere.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        for _ in 0..150 {
            self.keys(&["Tab"]).await?;
            let script = format!("!!document.activeElement?.matches({})", json!(selector));
            if self.evaluate(&script).await? {
                return Ok(());
            }
        }
        Err(anyhow!("the tab key does not lead to {selector}; {}", self.describe().await))
    }

    /// Writes a text into a field in place of what is there.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        let field = format!("document.querySelector({})", json!(selector));
        let script = format!("{field}.select(), {field}.focus()");
        self.evaluate::<()>(&script).await?;
        let text = InsertTextParams::new(text);
        self.page.execute(text).await?;
        Ok(())
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, selector: &str, value: &str) -> Result<()> {
        let script = format!(
            "(list => {{ list.value = {value}; \
                list.dispatchEvent(new Event('input', {{ bubbles: true }})); \
                list.dispatchEvent(new Event('change', {{ bubbles: true }})); \
                return list.value === {value}; }})(document.querySelector({selector}))",
            value = json!(value),
            selector = json!(selector)
        );
        match self.evaluate(&script).await {
            Ok(true) => Ok(()),
            _ => Err(anyhow!("{selector} has no choice {value:?}; {}", self.describe().await)),
        }
    }

    /// Chooses something that leads to another page, and waits for it.
    pub async fn choose_through(&self, selector: &str, value: &str) -> Result<()> {
        self.follow(self.choose(selector, value)).await
    }

    /// Puts a file into a form.
    pub async fn bring(&self, selector: &str, file: &Path) -> Result<()> {
        let document = self.page.execute(GetDocumentParams::default()).await?;
        let root = document.result.root.node_id;
        let found = self.page.execute(QuerySelectorParams::new(root, selector)).await?;
        let mut files = SetFileInputFilesParams::new(vec![file.display().to_string()]);
        files.node_id = Some(found.result.node_id);
        self.page.execute(files).await?;
        Ok(())
    }

    /// Presses a link to a file, and gives the file once it is there.
    pub async fn download(&self, selector: &str, folder: &Path) -> Result<PathBuf> {
        self.chromium.download_to(&self.context, folder).await?;
        self.press(selector).await?;
        let begin = Instant::now();
        loop {
            let files = fs::read_dir(folder)?.filter_map(|file| Some(file.ok()?.path()));
            let done = files.into_iter().find(|file| file.extension().is_some_and(|is| is == "ra"));
            if let Some(file) = done {
                return Ok(file);
            }
            ensure!(begin.elapsed() < PATIENCE, "{selector} brings no file");
            sleep(GLANCE).await;
        }
    }

    /// The cookies of the guest, as a request has them.
    pub async fn cookies(&self) -> Result<String> {
        let cookies = self.page.get_cookies().await?;
        let pairs = cookies.iter().map(|cookie| format!("{}={}", cookie.name, cookie.value));
        Ok(pairs.collect::<Vec<_>>().join("; "))
    }

    /// From now on the browser has to complain with these words, and may.
    pub fn expect_trouble(&self, words: &'static str) {
        self.troubles.expect(words);
    }

    /// Waits until every expected trouble has come.
    pub async fn hear_troubles(&self) -> Result<()> {
        let troubles = self.troubles.verdict().await;
        ensure!(troubles.is_empty(), "{}", troubles.join("\n"));
        Ok(())
    }

    /// Closes the pages of this guest.
    pub(crate) async fn leave(&self) -> Result<()> {
        self.chromium.close(&self.context).await
    }

    /// What the pages complained about, and what they should have complained about.
    pub(crate) async fn troubles(&self) -> Vec<String> {
        // Whatever was said before the answer has been heard by then.
        if let Err(why) = self.evaluate::<()>("undefined").await {
            return vec![format!("the page does not answer: {why:#}")];
        }
        self.troubles.verdict().await
    }
}

/// A call of a function that is written in a file of its own.
pub(crate) fn call(function: &str, argument: impl Into<Value>) -> String {
    format!("(\n{function})({})", argument.into())
}
