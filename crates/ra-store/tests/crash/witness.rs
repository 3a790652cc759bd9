//! Whoever watches the processes: starts and kills them, and remembers what they acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use ra_store::AnyStore;
use ra_tables::{Listing, PersonId, RealWorld, Stage, Store, TableId, Tables};

use crate::a_while;
use crate::node::PEOPLE;

pub struct Witness {
    address: String,
    processes: Vec<Option<Process>>,
    started: u64,
    made: Vec<TableId>,
    /// The line of the record that was acknowledged at a step of a table.
    acknowledged: BTreeMap<(TableId, usize), String>,
}

struct Process {
    child: Child,
    said: Receiver<String>,
}

impl Witness {
    pub fn new(address: String, processes: usize) -> Witness {
        let processes = (0..processes).map(|_| None).collect();
        let (made, acknowledged) = (Vec::new(), BTreeMap::new());
        Witness { address, processes, started: 0, made, acknowledged }
    }

    /// Starts the processes that do not run, and lets them play until this one has begun, and a
    /// while longer.
    pub fn let_play(&mut self, number: usize) -> Result<()> {
        for place in 0..self.processes.len() {
            if self.processes[place].is_none() {
                self.started += 1;
                self.processes[place] = Some(Process::start(&self.address, self.started)?);
            }
        }
        let process = self.processes[number].as_ref().context("it was started")?;
        let first = process.said.recv_timeout(Duration::from_mins(1));
        self.hear(&first.context("a process does not begin within a minute")?)?;
        sleep(a_while());
        Ok(())
    }

    pub fn kill(&mut self, number: usize) -> Result<()> {
        let mut process = self.processes[number].take().context("it runs")?;
        process.child.kill()?;
        process.child.wait()?;
        // What it had said before it died is still in the pipe.
        let said: Vec<String> = process.said.iter().collect();
        said.iter().try_for_each(|line| self.hear(line))
    }

    fn hear(&mut self, line: &str) -> Result<()> {
        match line.split_once(' ') {
            None => {}
            Some(("made", id)) => self.made.push(id.parse()?),
            Some(("ack", rest)) => {
                let (id, rest) = rest.split_once(' ').context("a table")?;
                let (step, line) = rest.split_once(' ').context("a step")?;
                let key = (id.parse()?, step.parse()?);
                let twice = self.acknowledged.insert(key, line.to_owned());
                ensure!(twice.is_none(), "step {step} of table {id} was acknowledged twice");
            }
            Some(_) => bail!("a process says {line}"),
        }
        Ok(())
    }

    /// Is everything there that was acknowledged, and does every game go on? Says how many moves
    /// and games there were.
    pub fn verdict(&mut self) -> Result<(usize, usize)> {
        for number in 0..self.processes.len() {
            if self.processes[number].is_some() {
                self.kill(number)?;
            }
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let before = runtime.block_on(self.check_logs())?;
        self.let_play(0)?;
        let deadline = Instant::now() + Duration::from_secs(20);
        let mut stuck = before.clone();
        while !stuck.is_empty() && Instant::now() < deadline {
            sleep(Duration::from_millis(500));
            let now = runtime.block_on(self.check_logs())?;
            stuck.retain(|id, (step, stage)| *stage != Stage::Finished && now[id].0 == *step);
        }
        ensure!(stuck.is_empty(), "these tables are stuck: {stuck:?}");
        for number in 0..self.processes.len() {
            self.kill(number)?;
        }
        let after = runtime.block_on(self.check_logs())?;
        ensure!(self.acknowledged.len() > 100, "hardly anything was played");
        Ok((self.acknowledged.len(), after.len()))
    }

    async fn check_logs(&self) -> Result<BTreeMap<TableId, (u32, Stage)>> {
        let store = AnyStore::connect(&self.address).await?;
        for id in &self.made {
            ensure!(store.open(*id).await?.is_some(), "table {id} is lost");
        }
        for ((id, step), line) in &self.acknowledged {
            let stored = store.changes(*id, u32::try_from(*step)? - 1).await?;
            let stored = stored.first().map(|stored| stored.change.as_str());
            let expected = format!("\"line\":\"{line}\"");
            let there = stored.is_some_and(|stored| stored.contains(&expected));
            ensure!(
                there,
                "table {id}, step {step}: {line} was acknowledged, stored is {stored:?}"
            );
        }
        let tables = Tables::new(store, RealWorld);
        let all = tables.list(Listing::Of(PersonId::new(PEOPLE[0])), 10_000).await?;
        Ok(all.iter().map(|table| (table.id(), (table.step(), table.stage()))).collect())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    fn start(address: &str, seed: u64) -> Result<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["node", address, &seed.to_string()]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (say, said) = channel();
        let complain = say.clone();
        let output = child.stdout.take().context("it has an output")?;
        pass_on(output, move |line| say.send(line).is_ok());
        let errors = child.stderr.take().context("it has an error output")?;
        pass_on(errors, move |line| {
            !line.contains("panicked") || complain.send(format!("panic {line}")).is_ok()
        });
        Ok(Process { child, said })
    }
}

/// Hands the lines of an output on, for as long as somebody wants them.
fn pass_on(
    output: impl Read + Send + 'static,
    mut hear: impl FnMut(String) -> bool + Send + 'static,
) {
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if !hear(line) {
                return;
            }
        }
    });
}
