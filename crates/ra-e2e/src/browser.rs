//! One Chromium for all stories that run at the same time.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result, anyhow, ensure};
use chromiumoxide::cdp::browser_protocol::browser::{
    BrowserContextId, SetDownloadBehaviorBehavior, SetDownloadBehaviorParams,
};
use chromiumoxide::cdp::browser_protocol::target::{
    CreateBrowserContextParams, CreateTargetParams,
};
use chromiumoxide::{Browser, BrowserConfig, Page};
use futures_util::StreamExt;
use tempfile::TempDir;
use tokio::sync::Mutex;

/// Where Debian puts it, and what else it may be called.
const PLACES: [&str; 3] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// A browser without a window. It ends when nobody needs it any more.
#[derive(Debug)]
pub struct Chromium {
    browser: Browser,
    /// The name by which it asks for pages.
    user_agent: String,
    // Removed after the browser is gone.
    _data: TempDir,
}

impl Chromium {
    /// The browser that others use already, or a new one.
    pub async fn shared() -> Result<Arc<Chromium>> {
        static RUNNING: Mutex<Weak<Chromium>> = Mutex::const_new(Weak::new());
        let mut running = RUNNING.lock().await;
        if let Some(running) = running.upgrade() {
            return Ok(running);
        }
        let started = Arc::new(Chromium::start().await?);
        *running = Arc::downgrade(&started);
        Ok(started)
    }

    async fn start() -> Result<Chromium> {
        let program = PLACES.iter().map(Path::new).find(|place| place.exists());
        let program = program.context(
            "there is no Chromium: install the package chromium, or run `cargo xtask test`",
        )?;
        let data = TempDir::new()?;
        let config = BrowserConfig::builder()
            .chrome_executable(program)
            .new_headless_mode()
            .no_sandbox()
            .user_data_dir(data.path())
            .request_timeout(Duration::from_secs(30))
            .viewport(None)
            // Without the two dashes, which the library adds.
            .args([
                "disable-gpu",
                "disable-quic",
                "disable-component-update",
                "no-default-browser-check",
            ])
            .build()
            .map_err(|why| anyhow!(why))?;
        let (browser, mut messages) = Browser::launch(config).await.context("starting Chromium")?;
        // A message that the library does not know yet is no reason to stop listening.
        tokio::spawn(async move { while messages.next().await.is_some() {} });
        let user_agent = browser.user_agent().await?;
        Ok(Chromium { browser, user_agent, _data: data })
    }

    /// An empty page that shares no cookies with any other.
    pub(crate) async fn page(&self) -> Result<(Page, BrowserContextId)> {
        let private = CreateBrowserContextParams::default();
        let context = self.browser.create_browser_context(private).await?;
        let mut blank = CreateTargetParams::new("about:blank");
        blank.browser_context_id = Some(context.clone());
        Ok((self.browser.new_page(blank).await?, context))
    }

    /// Keeps files that the pages of a context bring.
    pub(crate) async fn download_to(&self, context: &BrowserContextId, to: &Path) -> Result<()> {
        let mut allow = SetDownloadBehaviorParams::new(SetDownloadBehaviorBehavior::Allow);
        allow.browser_context_id = Some(context.clone());
        allow.download_path = Some(to.display().to_string());
        self.browser.execute(allow).await?;
        Ok(())
    }

    /// Closes the pages of a context.
    pub(crate) async fn close(&self, context: &BrowserContextId) -> Result<()> {
        Ok(self.browser.dispose_browser_context(context.clone()).await?)
    }

    pub(crate) fn user_agent(&self) -> &str {
        &self.user_agent
    }
}

/// The script of axe-core, which finds what shuts people out. It is a tool, not part of the project.
pub fn axe() -> Result<String> {
    let tools = target()?.join("tools");
    let script = tools.join("node_modules/axe-core/axe.min.js");
    ensure!(
        script.is_file(),
        "{} is missing: install it with `npm install --prefix {} axe-core`, or run `cargo xtask test`",
        script.display(),
        tools.display()
    );
    Ok(fs::read_to_string(script)?)
}

/// The folder that cargo builds in.
pub fn target() -> Result<PathBuf> {
    let own = env::current_exe()?;
    let target = own.ancestors().nth(3).context("tests lie in the folder that cargo builds in")?;
    Ok(target.to_owned())
}
