//! The real binary `ra`, serving tables from a file of its own.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to say where it is.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that ends with this value.
#[derive(Debug)]
pub struct Server {
    process: Child,
    /// Where it was found at first, and is found again after a restart.
    address: String,
    folder: TempDir,
}

impl Server {
    /// Starts a server with an empty file of games at a free port.
    ///
    /// # Errors
    ///
    /// If `ra` is not built or does not start.
    pub async fn start() -> Result<Server> {
        let folder = TempDir::new()?;
        let (process, address) = serve(folder.path(), "127.0.0.1:0").await?;
        Ok(Server { process, address, folder })
    }

    /// The address of the start page, without a slash at its end.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// A folder that ends with the server.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the server without giving it time for anything.
    ///
    /// # Errors
    ///
    /// If it has ended before.
    pub async fn kill(&mut self) -> Result<()> {
        self.process.kill().await.context("killing the server")
    }

    /// Starts a server that was killed, at the same address and with the same games.
    ///
    /// # Errors
    ///
    /// If it does not start, or not at this address.
    pub async fn restart(&mut self) -> Result<()> {
        let place = self.address.trim_start_matches("http://").to_owned();
        let (process, address) = serve(self.folder.path(), &place).await?;
        ensure!(address == self.address, "the port of {} is taken", self.address);
        self.process = process;
        Ok(())
    }

    /// What the server wrote about errors.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(log(self.folder.path())).unwrap_or_default()
    }
}

fn log(folder: &Path) -> PathBuf {
    folder.join("ra.log")
}

/// Starts `ra serve`, and waits until it says where.
async fn serve(folder: &Path, listen: &str) -> Result<(Child, String)> {
    let games = folder.join("games.db");
    let errors = File::options().create(true).append(true).open(log(folder))?;
    let mut process = ra()?
        .args(["serve", "--listen", listen, "--db"])
        .arg(&games)
        .stdout(Stdio::piped())
        .stderr(errors)
        .kill_on_drop(true)
        .spawn()
        .context("starting ra serve")?;
    let printed = process.stdout.take().context("the output of ra serve")?;
    let mut lines = BufReader::new(printed).lines();
    let first = timeout(PATIENCE, lines.next_line()).await.context("ra serve says nothing")??;
    let said = first.unwrap_or_default();
    match said.split_whitespace().find(|word| word.starts_with("http://")) {
        Some(address) => Ok((process, address.to_owned())),
        None => bail!("ra serve does not say where it is: {said:?}"),
    }
}

/// A call of the binary `ra` that was built with these tests.
///
/// # Errors
///
/// If it is not built.
pub fn ra() -> Result<Command> {
    let own = env::current_exe()?;
    let built = own.ancestors().nth(2).context("tests lie in the folder that cargo builds in")?;
    let ra = built.join("ra").with_extension(env::consts::EXE_EXTENSION);
    ensure!(
        ra.is_file(),
        "{} is missing: build it with `cargo build -p ra-cli`, or run `cargo xtask test`",
        ra.display()
    );
    let mut command = Command::new(ra);
    command.env_remove(OsStr::new("RUST_LOG"));
    Ok(command)
}
