//! Group commit: what arrives while the last group is being made durable is the next group.

use std::future::Future;

use ra_tables::{
    Account, Append, AppendError, NewTable, Person, PersonId, SecretDigest, StoreError, TableId,
    Timestamp,
};
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

/// Who comes when so many are waiting has to wait before the queue.
const QUEUE: usize = 1024;

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
        self.queue.send(Job { write, reply }).await.map_err(|_| closed())?;
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
        let written = journal.write(&group).await;
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
