//! What happens at a table by itself, and when.

use ra_bots::Level;
use ra_rules::Seat;

use crate::{Table, Timestamp};

/// Something that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Due {
    pub at: Timestamp,
    pub seat: Seat,
    pub task: Task,
}

/// What is to be done for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// A bot decides.
    Think(Level),
    /// A person left word to do this.
    Obey(String),
    /// A person's time is over.
    Replace,
}

impl Table {
    /// What happens next by itself.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let seat = self.asked()?;
        let chair = &self.chairs[seat];
        if let Some(level) = chair.sitter.bot() {
            let at = self.since.plus_ms(self.settings.pause_ms.into());
            return Some(Due { at, seat, task: Task::Think(level) });
        }
        if let Some(action) = self.ordered(seat) {
            return Some(Due { at: self.since, seat, task: Task::Obey(action) });
        }
        self.settings.clock?;
        Some(Due { at: self.since.plus_ms(chair.left_ms), seat, task: Task::Replace })
    }

    /// What a seat has left word to do now.
    fn ordered(&self, seat: Seat) -> Option<String> {
        let order = self.chairs[seat].order?;
        let (auction, legal) = self.game.as_ref()?.auction()?;
        order.action(auction, legal)
    }
}
