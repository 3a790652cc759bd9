//! Work that takes a moment: done off the request path by few workers, once for all who ask, with a
//! queue that has an end and a memory that has one.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;

/// Too much waits to be worked on; ask again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// Where work is asked for by its key.
pub struct Desk<K, V>(Arc<Shared<K, V>>);

struct Shared<K, V> {
    jobs: Mutex<Jobs<K, V>>,
    workers: Arc<Semaphore>,
    /// How much may be unfinished at a time.
    room: usize,
    /// How much is kept after it is finished.
    memory: usize,
}

struct Jobs<K, V> {
    by_key: HashMap<K, Job<V>>,
    /// What is finished, the oldest first.
    finished: VecDeque<K>,
}

/// Something that was asked for.
#[derive(Debug)]
pub struct Job<V> {
    progress: Arc<Progress>,
    answer: watch::Receiver<Option<Arc<V>>>,
}

/// How far the work is.
#[derive(Debug)]
pub struct Progress {
    done: AtomicUsize,
    total: usize,
}

impl Progress {
    /// Says how many steps are done.
    pub fn reach(&self, done: usize) {
        self.done.store(done, Ordering::Relaxed);
    }
}

impl<V> Job<V> {
    /// What came of it, if it is finished.
    pub fn answer(&self) -> Option<Arc<V>> {
        self.answer.borrow().clone()
    }

    /// How many of how many steps are done.
    pub fn progress(&self) -> (usize, usize) {
        (self.progress.done.load(Ordering::Relaxed), self.progress.total)
    }

    /// Waits until it is finished; `None` if the work broke off.
    pub async fn finished(mut self) -> Option<Arc<V>> {
        self.answer.wait_for(Option::is_some).await.ok()?.clone()
    }
}

impl<V> Clone for Job<V> {
    fn clone(&self) -> Job<V> {
        Job { progress: Arc::clone(&self.progress), answer: self.answer.clone() }
    }
}

impl<K, V> Clone for Desk<K, V> {
    fn clone(&self) -> Desk<K, V> {
        Desk(Arc::clone(&self.0))
    }
}

impl<K, V> fmt::Debug for Desk<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("room", &self.0.room).finish_non_exhaustive()
    }
}

impl<K: Clone + Eq + Hash + Send + 'static, V: Send + Sync + 'static> Desk<K, V> {
    /// A desk with so many workers, room for so much that waits or is worked on, and a memory for
    /// so many answers.
    pub fn new(workers: usize, room: usize, memory: usize) -> Desk<K, V> {
        let jobs = Jobs { by_key: HashMap::new(), finished: VecDeque::new() };
        let workers = Arc::new(Semaphore::new(workers));
        Desk(Arc::new(Shared { jobs: Mutex::new(jobs), workers, room, memory }))
    }

    /// What came of some work, if it is finished and still known.
    pub fn known(&self, key: &K) -> Option<Arc<V>> {
        self.0.jobs().by_key.get(key).and_then(Job::answer)
    }

    /// Asks for some work of so many steps, unless somebody has asked for it already. The work goes
    /// on even if nobody waits for it any more.
    ///
    /// # Errors
    ///
    /// [`Busy`] if there is no room.
    pub fn ask(
        &self,
        key: K,
        total: usize,
        work: impl FnOnce(&Progress) -> V + Send + 'static,
    ) -> Result<Job<V>, Busy> {
        let mut jobs = self.0.jobs();
        if let Some(job) = jobs.by_key.get(&key) {
            return Ok(job.clone());
        }
        if jobs.by_key.len() - jobs.finished.len() >= self.0.room {
            return Err(Busy);
        }
        let progress = Arc::new(Progress { done: AtomicUsize::new(0), total });
        let (sender, answer) = watch::channel(None);
        let job = Job { progress: Arc::clone(&progress), answer };
        jobs.by_key.insert(key.clone(), job.clone());
        let shared = Arc::clone(&self.0);
        tokio::spawn(async move {
            let worker = Arc::clone(&shared.workers).acquire_owned().await;
            let worked = spawn_blocking(move || work(&progress)).await;
            drop(worker);
            shared.finish(key, worked.ok(), &sender);
        });
        Ok(job)
    }
}

impl<K: Clone + Eq + Hash, V> Shared<K, V> {
    // What is done under the lock cannot panic halfway.
    fn jobs(&self) -> MutexGuard<'_, Jobs<K, V>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn finish(&self, key: K, answer: Option<V>, sender: &watch::Sender<Option<Arc<V>>>) {
        let mut jobs = self.jobs();
        let Some(answer) = answer else {
            tracing::error!("some advice could not be worked out");
            jobs.by_key.remove(&key);
            return;
        };
        sender.send_replace(Some(Arc::new(answer)));
        jobs.finished.push_back(key);
        while jobs.finished.len() > self.memory {
            if let Some(oldest) = jobs.finished.pop_front() {
                jobs.by_key.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn everybody_who_asks_for_the_same_gets_the_same_work() {
        let desk: Desk<u8, String> = Desk::new(1, 2, 2);
        let (begin, begun) = mpsc::channel::<()>();
        let first = desk.ask(1, 3, move |progress| {
            progress.reach(2);
            begun.recv().expect("somebody lets it begin");
            "done".into()
        });
        let second = desk.ask(1, 3, |_| "done again".into()).expect("it is under way");
        while second.progress() != (2, 3) {
            tokio::task::yield_now().await;
        }
        assert_eq!(second.answer(), None);
        begin.send(()).expect("the work waits");
        let answers = [first.expect("there is room").finished().await, second.finished().await];
        assert!(answers.iter().all(|answer| answer.as_deref().is_some_and(|it| it == "done")));
    }

    #[tokio::test]
    async fn a_full_desk_says_so_and_has_room_again_later() {
        let desk: Desk<u8, u8> = Desk::new(1, 2, 8);
        let (begin, begun) = mpsc::channel::<()>();
        let slow = desk.ask(1, 1, move |_| begun.recv().map_or(0, |()| 1)).expect("there is room");
        let next = desk.ask(2, 1, |_| 2).expect("there is room");
        assert_eq!(desk.ask(3, 1, |_| 3).err(), Some(Busy));
        assert!(desk.ask(2, 1, |_| 2).is_ok(), "what waits already needs no room");
        begin.send(()).expect("the work waits");
        assert_eq!(slow.finished().await.as_deref(), Some(&1));
        assert_eq!(next.finished().await.as_deref(), Some(&2));
        assert!(desk.ask(3, 1, |_| 3).is_ok());
    }

    #[tokio::test]
    async fn work_goes_on_when_nobody_waits_and_old_answers_are_forgotten() {
        let desk: Desk<u8, u8> = Desk::new(1, 2, 1);
        drop(desk.ask(1, 1, |_| 1));
        let later = desk.ask(2, 1, |_| 2).expect("there is room");
        assert_eq!(later.finished().await.as_deref(), Some(&2));
        assert_eq!(desk.known(&2).as_deref(), Some(&2), "the last answer is kept");
        assert_eq!(desk.known(&1), None, "the one before is not");
        let again = desk.ask(1, 1, |_| 10).expect("there is room");
        assert_eq!(again.finished().await.as_deref(), Some(&10));
    }

    #[tokio::test]
    async fn work_that_breaks_off_can_be_asked_for_again() {
        let desk: Desk<u8, u8> = Desk::new(1, 1, 1);
        let broken = desk.ask(1, 1, |_| panic!("as tests do")).expect("there is room");
        assert_eq!(broken.finished().await, None);
        let again = desk.ask(1, 1, |_| 1).expect("there is room");
        assert_eq!(again.finished().await.as_deref(), Some(&1));
    }
}
