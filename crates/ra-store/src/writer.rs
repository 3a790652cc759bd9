//! Group commit: what arrives while the last group is being made durable is the next group.

use std::future::Future;
use std::time::Instant;

use metrics::{counter, gauge, histogram};
use ra_tables::{
    Account, Append, AppendError, NewTable, Person, PersonId, SecretDigest, StoreError, TableId,
    Timestamp,
};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// Something to be made durable.
#[derive(Clone, Debug)]
pub enum Write {
    Create(NewTable),
    Append(Append),
    AddPerson(Person, SecretDigest, Timestamp),
    Rename(PersonId, String),
    AddKey(PersonId, Option<TableId>, SecretDigest, Timestamp),
    RemoveKey(SecretDigest),
    Enroll(Account),
    ChangePassword(Account, SecretDigest),
    RateNext,
}

/// Whether it was stored, or somebody else was faster.
pub type Stored = bool;

/// Makes groups durable.
pub trait Journal: Send + 'static {
    /// Makes a group durable as a whole, and says for each part whether it was stored.
    fn write(
        &mut self,
        group: &[Write],
    ) -> impl Future<Output = Result<Vec<Stored>, sqlx::Error>> + Send;
}

/// The way to a journal.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    write: Write,
    reply: oneshot::Sender<Result<Stored, StoreError>>,
}

/// Who comes when so many are waiting is turned away, and may try again.
const QUEUE: usize = 4096;

/// The largest group.
const GROUP: usize = 256;

impl Writer {
    /// A writer for this journal.
    pub fn new(journal: impl Journal) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write_groups(journal, jobs));
        Writer { queue }
    }

    /// Makes something durable.
    pub async fn write(&self, write: Write) -> Result<Stored, StoreError> {
        let (reply, answer) = oneshot::channel();
        let closed = || StoreError("the store is closed".into());
        self.queue.try_send(Job { write, reply }).map_err(|why| match why {
            TrySendError::Full(_) => StoreError("too much waits to be stored".into()),
            TrySendError::Closed(_) => closed(),
        })?;
        answer.await.map_err(|_| closed())?
    }

    /// Makes an entry of a log durable.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let stored = self.write(Write::Append(append)).await?;
        if stored { Ok(()) } else { Err(AppendError::Conflict) }
    }
}

async fn write_groups(mut journal: impl Journal, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (group, replies): (Vec<Write>, Vec<_>) =
            waiting.drain(..).map(|job| (job.write, job.reply)).unzip();
        gauge!("heliopolis_store_waiting").set(u32::try_from(jobs.len()).unwrap_or(u32::MAX));
        let begun = Instant::now();
        let written = journal.write(&group).await;
        histogram!("heliopolis_store_commit_seconds").record(begun.elapsed());
        if written.is_err() {
            counter!("heliopolis_store_failures_total").increment(1);
        }
        let error = written.as_ref().err().map(ToString::to_string);
        let mut stored = written.unwrap_or_default().into_iter();
        for reply in replies {
            let answer = match (&error, stored.next()) {
                (None, Some(stored)) => Ok(stored),
                (error, _) => Err(StoreError(error.clone().unwrap_or_default().into())),
            };
            // Whoever asked may have gone away.
            let _ = reply.send(answer);
        }
    }
}
