//! A PostgreSQL of one's own: made for a test, and gone after it.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

/// A running server with an empty database.
pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    server: Child,
}

impl Cluster {
    /// Starts a server. `None`, said loudly, where PostgreSQL is not installed and need not be.
    pub fn start() -> Result<Option<Cluster>> {
        let Some(programs) = programs() else {
            ensure!(
                std::env::var_os("RA_ALL_CHECKS").is_none(),
                "PostgreSQL is missing: install the package postgresql"
            );
            eprintln!("SKIPPED: PostgreSQL is not installed (package postgresql)");
            return Ok(None);
        };
        let folder = TempDir::new().context("making a folder")?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        make_readable(folder.path())?;
        let data = folder.path().join("data");
        let mut initdb = as_postgres(&programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=ra", "--encoding=UTF8", "--pgdata"]).arg(&data);
        let made = initdb.output().context("starting initdb")?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let server = serve(&programs, folder.path(), port)?;
        let cluster = Cluster { programs, folder, port, server };
        cluster.wait_until_it_answers()?;
        Ok(Some(cluster))
    }

    /// The address of the database.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Runs one of PostgreSQL's programs on this server.
    pub fn run(&self, program: &str, arguments: &[&str]) -> Result<()> {
        let mut command = Command::new(self.programs.join(program));
        command.args(["--host=127.0.0.1", "--username=ra", "--port"]).arg(self.port.to_string());
        let ran =
            command.args(arguments).output().with_context(|| format!("starting {program}"))?;
        ensure!(ran.status.success(), "{program}: {}", String::from_utf8_lossy(&ran.stderr));
        Ok(())
    }

    /// The address of another database on this server.
    pub fn address_of(&self, database: &str) -> String {
        format!("postgres://ra@127.0.0.1:{}/{database}", self.port)
    }

    /// Pulls the plug, and starts the server again.
    pub fn crash_and_restart(&mut self) -> Result<()> {
        stop(&mut self.server, "QUIT")?;
        self.server = serve(&self.programs, self.folder.path(), self.port)?;
        self.wait_until_it_answers()
    }

    fn wait_until_it_answers(&self) -> Result<()> {
        let deadline = Instant::now() + Duration::from_secs(30);
        let port = self.port.to_string();
        while Instant::now() < deadline {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.args(["--host=127.0.0.1", "--port", &port]).stdout(Stdio::null());
            if ready.status().context("starting pg_isready")?.success() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        bail!("PostgreSQL does not answer within 30 seconds");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = stop(&mut self.server, "QUIT");
    }
}

fn stop(server: &mut Child, signal: &str) -> Result<()> {
    let kill = Command::new("kill").args(["-s", signal, &server.id().to_string()]).status()?;
    ensure!(kill.success(), "kill failed");
    server.wait()?;
    Ok(())
}

fn serve(programs: &Path, folder: &Path, port: u16) -> Result<Child> {
    let mut server = as_postgres(&programs.join("postgres"));
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    server.args(["-h", "127.0.0.1", "-p", &port.to_string(), "-c", "log_min_messages=panic"]);
    server.stdout(Stdio::null()).stderr(Stdio::null());
    server.spawn().context("starting postgres")
}

/// Where the programs of PostgreSQL are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH")?));
    folders.sort();
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).exists())
    };
    folders.into_iter().rev().find(complete)
}

/// PostgreSQL refuses to run as root; then it runs as its own user.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--pdeathsig=KILL"]);
    command.arg(program);
    command
}

fn make_readable(folder: &Path) -> Result<()> {
    if is_root() {
        let owned =
            Command::new("chown").arg("postgres").arg(folder).status().context("starting chown")?;
        ensure!(owned.success(), "the user postgres is missing");
    }
    Ok(())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
