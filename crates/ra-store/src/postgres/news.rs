//! News between nodes, by LISTEN and NOTIFY.

use std::time::Duration;

use ra_tables::{News, TableId};
use sqlx::postgres::{PgListener, PgPool};
use sqlx::query;
use tokio::sync::{broadcast, mpsc};

const CHANNEL: &str = "tables";

/// News that a slow node has not heard yet, or that was not sent yet; what comes on top is lost.
const BACKLOG: usize = 4096;

/// The wire between the nodes.
#[derive(Debug)]
pub struct Wire {
    outgoing: mpsc::Sender<String>,
    incoming: broadcast::Sender<News>,
}

impl Wire {
    pub async fn connect(pool: &PgPool) -> Result<Wire, sqlx::Error> {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        let (incoming, _) = broadcast::channel(BACKLOG);
        let (outgoing, to_send) = mpsc::channel(BACKLOG);
        tokio::spawn(listen(listener, incoming.clone(), outgoing.downgrade()));
        tokio::spawn(send(pool.clone(), to_send));
        Ok(Wire { outgoing, incoming })
    }

    pub fn news(&self) -> broadcast::Receiver<News> {
        self.incoming.subscribe()
    }

    /// Tells the other nodes; if too much is to be told already, they find out by themselves.
    pub fn announce(&self, table: TableId, step: u32) {
        let _ = self.outgoing.try_send(format!("{table} {step}"));
    }
}

/// News needs not be durable.
const NOTIFY: &str = "SELECT pg_notify($1, payload), set_config('synchronous_commit', 'off', true) \
                      FROM UNNEST($2::text[]) AS payload";

async fn send(pool: PgPool, mut to_send: mpsc::Receiver<String>) {
    let mut payloads = Vec::new();
    while to_send.recv_many(&mut payloads, 256).await > 0 {
        let notify = query(NOTIFY).bind(CHANNEL).bind(std::mem::take(&mut payloads));
        if let Err(error) = notify.execute(&pool).await {
            tracing::warn!(%error, "cannot tell other nodes");
        }
    }
}

/// Listens for as long as the store is open.
async fn listen(
    mut listener: PgListener,
    incoming: broadcast::Sender<News>,
    open: mpsc::WeakSender<String>,
) {
    while open.upgrade().is_some() {
        let heard = match listener.try_recv().await {
            Ok(Some(notification)) => parse(notification.payload()),
            Ok(None) => Some(News::Gap),
            Err(error) => {
                tracing::warn!(%error, "cannot hear other nodes");
                tokio::time::sleep(Duration::from_millis(500)).await;
                Some(News::Gap)
            }
        };
        if let Some(news) = heard {
            // Nobody needs to listen.
            let _ = incoming.send(news);
        }
    }
}

fn parse(payload: &str) -> Option<News> {
    let (table, step) = payload.split_once(' ')?;
    Some(News::Grown(table.parse().ok()?, step.parse().ok()?))
}
