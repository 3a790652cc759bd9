//! What a node does by itself: bots move, clocks run out, news from other nodes is heard.

use std::sync::Arc;
use std::time::Duration;

use ra_bots::Level;
use ra_rules::Seat;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::sleep;

use super::measure::{self, Thought};
use super::{MOST_IDLE_TABLES, Tables};
use crate::slot::Slot;
use crate::{Due, News, Refusal, Store, Table, TableId, Task, World};

/// How long to wait after a failure.
pub(super) const RETRY_MS: u64 = 1_000;

/// How long to wait after somebody else was faster.
const SOON_MS: u64 = 50;

/// How often to look for what was overlooked: moves that were due at a node that crashed, and news
/// that was lost.
const SWEEP: Duration = Duration::from_secs(2);

/// How long something may be overdue before a node that is not in charge of it sees to it.
const GRACE_MS: u64 = 3_000;

/// How many tables catch up with news at a time; what comes on top waits.
const MOST_EARS: usize = 4;

/// What a sweep looks at, at most.
const SWEEP_LIMIT: u32 = 1_000;

impl<S: Store, W: World> Tables<S, W> {
    /// Lets bots and clocks act and hears news from other nodes, for as long as it is awaited.
    pub async fn run(&self) {
        tokio::join!(self.attend_to_all(), self.sweep_for_ever(), self.hear_news());
    }

    async fn attend_to_all(&self) {
        loop {
            let id = self.node.agenda.next(&self.node.world).await;
            let tables = self.clone();
            tokio::spawn(async move {
                tables.attend(id).await;
                tables.node.agenda.done(id);
            });
        }
    }

    /// Does what is due at a table.
    async fn attend(&self, id: TableId) {
        if let Err(refusal) = self.do_what_is_due(id).await {
            let later = self.node.world.now().plus_ms(RETRY_MS);
            match refusal {
                Refusal::Stale | Refusal::NotLate | Refusal::Over => self.note(id).await,
                Refusal::UnknownTable(_) => {}
                Refusal::Corrupt(error) => {
                    tracing::error!(%error, "a stored table does not replay");
                }
                other => {
                    tracing::warn!(table = %id, error = %other, "will try again");
                    self.node.agenda.note(id, Some(later));
                }
            }
        }
    }

    async fn do_what_is_due(&self, id: TableId) -> Result<(), Refusal> {
        let table = self.current_slot(id).await?.table();
        let Some(Due { at, seat, task }) = table.due() else { return Ok(()) };
        let pause_ms = u64::from(table.settings().pause_ms);
        let now = self.node.world.now();
        // A bot never waits longer than it should, even if a clock on some wall was set back.
        let is_early = at > now && (task == Task::Replace || at <= now.plus_ms(pause_ms));
        if is_early {
            self.node.agenda.note(id, Some(at));
            return Ok(());
        }
        let moment = table.moment();
        let action = match &task {
            Task::Replace => {
                self.change(id, move |table, now| table.replace(seat, now)).await?;
                return Ok(());
            }
            Task::Obey(action) => action.clone(),
            Task::Think(level) => {
                let wanted = Thought::wanted();
                let _thinker = self.node.thinkers.acquire().await.expect("never closed");
                let begun = wanted.begun();
                drop(wanted);
                if self.slot(id).await?.table().moment() != moment {
                    return Err(Refusal::Stale);
                }
                let action = self.think(&table, seat, *level).await;
                measure::thought(*level, begun.elapsed());
                action
            }
        };
        self.change(id, move |table, _| table.done(seat, moment, &action, &task)).await?;
        Ok(())
    }

    /// What a bot does. If it should fail, it does the first thing that it may, so that nobody
    /// waits for ever.
    async fn think(&self, table: &Table, seat: Seat, level: Level) -> String {
        let game = table.record().expect("a game with somebody to act");
        let action = self.node.world.think(game, level, table.bot_seed(seat)).await;
        let legal = table.legal_actions();
        action.filter(|action| legal.contains(action)).unwrap_or_else(|| {
            tracing::error!(table = %table.id(), step = table.step(), "a bot fails");
            legal.into_iter().next().unwrap_or_default()
        })
    }

    /// Somebody else was faster: notes what is due next, but never at once, so that nodes that
    /// disagree do not run in circles.
    async fn note(&self, id: TableId) {
        let soon = self.node.world.now().plus_ms(SOON_MS);
        if let Ok(slot) = self.slot(id).await {
            self.node.agenda.note(id, slot.table().due().map(|due| due.at.max(soon)));
        }
    }

    async fn sweep_for_ever(&self) {
        // What was left undone before the start has waited long enough.
        self.sweep(0).await;
        loop {
            sleep(SWEEP).await;
            self.sweep(GRACE_MS).await;
        }
    }

    async fn sweep(&self, grace_ms: u64) {
        let now = self.node.world.now();
        let before = crate::Timestamp(now.0.saturating_sub(grace_ms));
        match self.node.store.overdue(before, SWEEP_LIMIT).await {
            Ok(overdue) => {
                for id in overdue {
                    self.node.agenda.bring_forward(id, now);
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for overdue tables"),
        }
        self.rate_all().await;
        self.catch_up_with_watched().await;
        self.forget_idle();
        self.count();
    }

    /// Watched tables may have been changed by other nodes whose news was lost.
    async fn catch_up_with_watched(&self) {
        if !self.node.is_shared {
            return;
        }
        let watched: Vec<Arc<Slot>> =
            self.slots().values().filter(|slot| slot.is_watched()).cloned().collect();
        let ids = watched.iter().map(|slot| slot.table().id()).collect();
        let Ok(steps) = self.node.store.steps(ids).await else { return };
        for (id, step) in steps {
            self.hear(id, step).await;
        }
    }

    async fn hear_news(&self) {
        let Some(mut news) = self.node.store.news() else { return };
        let ears = Arc::new(Semaphore::new(MOST_EARS));
        loop {
            match news.recv().await {
                Ok(News::Grown(id, step)) if self.concerns(id, step).is_some() => {
                    let ear = Arc::clone(&ears).acquire_owned().await.expect("never closed");
                    let tables = self.clone();
                    tokio::spawn(async move {
                        tables.hear(id, step).await;
                        drop(ear);
                    });
                }
                Ok(News::Grown(..)) => {}
                Ok(News::Gap) | Err(RecvError::Lagged(_)) => self.catch_up_with_watched().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn hear(&self, id: TableId, step: u32) {
        let Some(slot) = self.concerns(id, step) else { return };
        if let Err(error) = slot.catch_up(&self.node.store).await {
            tracing::warn!(table = %id, %error, "cannot catch up");
        }
    }

    /// The table that news is about, if somebody watches it here and has not seen that much. Who
    /// only comes now and then looks for themselves.
    fn concerns(&self, id: TableId, step: u32) -> Option<Arc<Slot>> {
        let slot = self.loaded(id).filter(|slot| slot.is_watched())?;
        (slot.table().step() < step).then_some(slot)
    }

    /// Forgets the tables that nobody has looked at for longest, if there are too many.
    fn forget_idle(&self) {
        let mut slots = self.slots();
        let too_many = slots.len().saturating_sub(MOST_IDLE_TABLES);
        if too_many == 0 {
            return;
        }
        let idle = slots.iter().filter(|(_, slot)| Arc::strong_count(slot) == 1);
        let mut idle: Vec<(u64, TableId)> =
            idle.map(|(&id, slot)| (slot.last_used(), id)).collect();
        idle.sort_unstable();
        for (_, id) in idle.into_iter().take(too_many) {
            slots.remove(&id);
        }
    }
}
