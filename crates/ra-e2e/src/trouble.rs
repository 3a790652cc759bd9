//! What a page complains about: nothing of this may happen in any story.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use chromiumoxide::Page;
use chromiumoxide::cdp::IntoEventKind;
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::browser_protocol::network::{
    EventLoadingFailed, EventRequestWillBeSent, EventResponseReceived, EventWebSocketCreated,
};
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EventConsoleApiCalled, EventExceptionThrown,
};
use futures_util::StreamExt;
use tokio::time::{Instant, sleep};

use crate::guest::{GLANCE, PATIENCE};

/// What the pages of one guest complained about.
#[derive(Clone, Debug, Default)]
pub struct Troubles(Arc<Mutex<Heard>>);

#[derive(Debug, Default)]
struct Heard {
    found: Vec<String>,
    /// Words of troubles that belong to the story.
    expected: Vec<&'static str>,
}

impl Heard {
    fn unexpected(&self) -> Vec<String> {
        let is_expected =
            |trouble: &String| self.expected.iter().any(|word| trouble.contains(word));
        self.found.iter().filter(|trouble| !is_expected(trouble)).cloned().collect()
    }

    fn missing(&self) -> Vec<String> {
        let came = |word: &str| self.found.iter().any(|trouble| trouble.contains(word));
        let missing = self.expected.iter().filter(|word| !came(word));
        missing.map(|word| format!("{word:?} should have been heard")).collect()
    }
}

impl Troubles {
    /// Listens to a page. Requests to any place that does not begin with `home` are trouble too.
    pub async fn listen(page: &Page, home: &str) -> Result<Troubles> {
        let troubles = Troubles::default();
        troubles.note(page, console).await?;
        troubles.note(page, |event| Some(thrown(event))).await?;
        troubles.note(page, logged).await?;
        troubles.note(page, failed).await?;
        troubles.note(page, refused).await?;
        let host = home.trim_start_matches("http://").to_owned();
        let socket_host = host.clone();
        let is_own = move |url: &str| {
            let after = |scheme: &str| url.strip_prefix(scheme);
            let there = after("http://").or_else(|| after("ws://"));
            there.is_some_and(|there| there.split('/').next() == Some(&host))
                || ["data:", "about:", "blob:"].iter().any(|inside| url.starts_with(inside))
        };
        let is_own_socket = move |url: &str| url.starts_with(&format!("ws://{socket_host}/"));
        troubles
            .note(page, move |event: &EventRequestWillBeSent| {
                let url = &event.request.url;
                (!is_own(url)).then(|| format!("a request to another place: {url}"))
            })
            .await?;
        troubles
            .note(page, move |event: &EventWebSocketCreated| {
                let url = &event.url;
                (!is_own_socket(url)).then(|| format!("a connection to another place: {url}"))
            })
            .await?;
        Ok(troubles)
    }

    /// Writes down what `judge` makes of every such event.
    async fn note<T: IntoEventKind + Unpin + Send + Sync + 'static>(
        &self,
        page: &Page,
        judge: impl Fn(&T) -> Option<String> + Send + 'static,
    ) -> Result<()> {
        let mut events = page.event_listener::<T>().await?;
        let found = self.clone();
        tokio::spawn(async move {
            while let Some(event) = events.next().await {
                if let Some(trouble) = judge(&event) {
                    found.lock().found.push(trouble);
                }
            }
        });
        Ok(())
    }

    /// From now on a trouble with these words is part of the story, and has to come.
    pub fn expect(&self, words: &'static str) {
        self.lock().expected.push(words);
    }

    /// Every trouble that was not expected, and every one that was and did not come.
    pub async fn verdict(&self) -> Vec<String> {
        let begin = Instant::now();
        while !self.lock().missing().is_empty() && begin.elapsed() < PATIENCE {
            sleep(GLANCE).await;
        }
        let heard = self.lock();
        [heard.unexpected(), heard.missing()].concat()
    }

    fn lock(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn console(event: &EventConsoleApiCalled) -> Option<String> {
    let bad =
        [ConsoleApiCalledType::Error, ConsoleApiCalledType::Warning, ConsoleApiCalledType::Assert];
    let said = || {
        let words = event.args.iter().map(|said| match (&said.value, &said.description) {
            (Some(value), _) => value.to_string(),
            (None, Some(description)) => description.clone(),
            (None, None) => "?".to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    bad.contains(&event.r#type).then(|| format!("console: {}", said()))
}

fn thrown(event: &EventExceptionThrown) -> String {
    let details = &event.exception_details;
    let what = details.exception.as_ref().and_then(|thrown| thrown.description.as_deref());
    format!("a script failed: {} {}", details.text, what.unwrap_or_default())
}

/// What the browser itself says in the console: policies, missing files, failed connections.
fn logged(event: &EventEntryAdded) -> Option<String> {
    let entry = &event.entry;
    let is_bad = matches!(entry.level, LogEntryLevel::Error | LogEntryLevel::Warning);
    let url = entry.url.as_deref().unwrap_or_default();
    is_bad.then(|| format!("browser: {} {url}", entry.text))
}

fn failed(event: &EventLoadingFailed) -> Option<String> {
    // A page that is left takes its requests with it.
    let was_left = event.canceled == Some(true) || event.error_text == "net::ERR_ABORTED";
    (!was_left).then(|| format!("a request failed: {}", event.error_text))
}

fn refused(event: &EventResponseReceived) -> Option<String> {
    let response = &event.response;
    (response.status >= 400).then(|| format!("status {} of {}", response.status, response.url))
}
