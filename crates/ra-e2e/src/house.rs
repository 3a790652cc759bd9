//! A house for one story: a server, a browser, and whoever is invited.

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::{Chromium, Guest, Manner, Server};

/// How long a story may be.
const LONGEST: Duration = Duration::from_secs(170);

/// The stories share a browser, so they share what it runs on.
static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Runtime::new().expect("the system gives threads to tests"));

/// A house for one story.
#[derive(Debug)]
pub struct House {
    /// The server of this house.
    pub server: Server,
    chromium: Arc<Chromium>,
    guests: Vec<Guest>,
}

impl House {
    /// A house with a server that has no tables yet.
    pub async fn open() -> Result<House> {
        let server = Server::start().await?;
        let chromium = Chromium::shared().await?;
        Ok(House { server, chromium, guests: Vec::new() })
    }

    /// Somebody comes, with an ordinary browser.
    pub async fn guest(&mut self) -> Result<Guest> {
        self.guest_with(Manner::DESK).await
    }

    /// Somebody comes with a browser like this.
    pub async fn guest_with(&mut self, manner: Manner) -> Result<Guest> {
        let home = self.server.address().to_owned();
        self.guest_at(&home, manner).await
    }

    /// Somebody comes who visits another server than that of the house.
    pub async fn guest_at(&mut self, home: &str, manner: Manner) -> Result<Guest> {
        let chromium = Arc::clone(&self.chromium);
        let guest = Guest::new(chromium, home, manner).await?;
        self.guests.push(guest.clone());
        Ok(guest)
    }

    /// Fails if any page complained about anything, or the server did.
    pub async fn check(&self) -> Result<()> {
        let mut troubles = Vec::new();
        for guest in &self.guests {
            troubles.extend(guest.troubles().await);
        }
        ensure!(troubles.is_empty(), "the pages complain:\n  {}", troubles.join("\n  "));
        let log = self.server.log();
        ensure!(log.is_empty(), "the server complains:\n{log}");
        Ok(())
    }

    /// Keeps pictures of all pages, for whoever wants to know why a story failed.
    async fn remember(&self, name: &str) -> Result<PathBuf> {
        let folder = crate::browser::target()?.join("failed");
        fs::create_dir_all(&folder)?;
        for (number, guest) in self.guests.iter().enumerate() {
            let file = folder.join(format!("{}-{number}.png", name.replace("::", "-")));
            guest.picture(&file).await?;
        }
        Ok(folder)
    }
}

/// Tells a story in a house of its own. Panics if it does not go as told, takes too long, or if a
/// page complained about anything on the way.
///
/// # Panics
///
/// As a test does.
pub fn story(tell: impl AsyncFnOnce(&mut House) -> Result<()>) {
    let name = thread::current().name().unwrap_or("story").to_owned();
    let told = RUNTIME.block_on(async {
        let mut house = House::open().await?;
        let told = timeout(LONGEST, tell(&mut house)).await;
        let told = told.context("the story takes too long").flatten();
        let result = match (told, house.check().await) {
            (Ok(()), checked) => checked,
            (Err(why), Ok(())) => Err(why),
            (Err(why), Err(troubles)) => Err(anyhow!("{why:#}\n{troubles:#}")),
        };
        if result.is_err() {
            match timeout(Duration::from_secs(10), house.remember(&name)).await {
                Ok(Ok(folder)) => eprintln!("pictures of the pages are in {}", folder.display()),
                _ => eprintln!("the pages could not be pictured any more"),
            }
        }
        for guest in &house.guests {
            guest.leave().await?;
        }
        result
    });
    if let Err(why) = told {
        panic!("{why:#}");
    }
}
