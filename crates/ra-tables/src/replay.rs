//! From a log to its table.

use ra_record::AnyLiveGame;
use ra_rules::Seat;

use crate::table::Author;
use crate::{By, Change, Corrupt, Sitter, StoredChange, StoredTable, Table, TableId, Timestamp};

impl Table {
    /// The table of a stored log.
    pub(crate) fn from_stored(id: TableId, stored: &StoredTable) -> Result<Table, Corrupt> {
        let corrupt = |why: String| Corrupt { table: id, step: 0, why };
        let settings = serde_json::from_str(&stored.header.settings);
        let settings = settings.map_err(|error| corrupt(error.to_string()))?;
        let table = Table::new(id, &stored.header, settings);
        let mut table = table.ok_or_else(|| corrupt("the settings cannot be played".to_owned()))?;
        table.replay(&stored.changes)?;
        Ok(table)
    }

    /// Goes on with the log.
    pub(crate) fn replay(&mut self, changes: &[StoredChange]) -> Result<(), Corrupt> {
        for StoredChange { at, change } in changes {
            let change = serde_json::from_str(change).map_err(|error| error.to_string());
            let applied = change.and_then(|change| self.apply(*at, &change));
            applied.map_err(|why| Corrupt { table: self.id, step: self.step, why })?;
        }
        Ok(())
    }

    /// Lets something happen that was judged before.
    pub(crate) fn apply(&mut self, at: Timestamp, change: &Change) -> Result<(), String> {
        match change {
            Change::Sit { seat, person, name } => {
                let (id, name) = (*person, name.clone());
                self.chair(*seat)?.sitter = Sitter::Person { id, name, stand_in: None };
            }
            Change::Leave { seat } => self.chair(*seat)?.sitter = Sitter::Open,
            Change::Start => self.begin()?,
            Change::Play { line, by } => self.repeat(at, line, *by)?,
            Change::Back { ply, .. } => self.go_back(*ply)?,
            Change::StandIn { seat, level, why } => {
                let chair = self.chair(*seat)?;
                chair.left_ms = 0;
                if let Sitter::Person { stand_in, .. } = &mut chair.sitter {
                    *stand_in = Some((*level, *why));
                }
            }
            Change::Return { seat } => self.welcome_back(*seat)?,
            Change::Order { seat, order } => self.chair(*seat)?.order = *order,
            Change::Rematch { table } => self.rematch = Some(*table),
        }
        self.step += 1;
        self.changed = at;
        if matches!(change, Change::Start | Change::Play { .. } | Change::Back { .. }) {
            self.moment = self.step;
            self.since = at;
        }
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut crate::Chair, String> {
        if seat.index() >= self.players().get() {
            return Err(format!("there is no {seat}"));
        }
        Ok(&mut self.chairs[seat])
    }

    fn begin(&mut self) -> Result<(), String> {
        let names: Vec<&str> = self.players().seats().map(|seat| self.name(seat)).collect();
        let game = AnyLiveGame::new(self.settings.rules, self.players(), self.seed, &names);
        self.game = Some(game.ok_or("the rules are for another number of players")?);
        let bank_ms = self.settings.clock.map_or(0, |clock| 1000 * u64::from(clock.bank_s));
        self.chairs.iter_mut().for_each(|chair| chair.left_ms = bank_ms);
        Ok(())
    }

    fn repeat(&mut self, at: Timestamp, line: &str, by: By) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("the game has not started yet")?;
        let (seat, action) = line.split_once(' ').ok_or("a decision has a seat")?;
        let seat = seat.parse().ok().and_then(Seat::new).ok_or("a decision has a seat")?;
        let action = if action.starts_with("draw ") { "draw" } else { action };
        let played = game.play(seat, action).map_err(|error| error.to_string())?;
        if played != line {
            return Err(format!("{line} does not follow from the seed"));
        }
        self.authors.push(Author { seat, by, left_ms: self.chairs[seat].left_ms });
        self.charge(at, seat);
        self.look_at_auction();
        Ok(())
    }

    /// Notes when an auction begins, and forgets the orders for it when it ends.
    fn look_at_auction(&mut self) {
        let goes_on = self.game.as_ref().is_some_and(|game| game.auction().is_some());
        if goes_on {
            self.auction.get_or_insert(self.step + 1);
        } else {
            self.auction = None;
            self.chairs.iter_mut().for_each(|chair| chair.order = None);
        }
    }

    /// Takes the time that a person thought from their clock.
    fn charge(&mut self, at: Timestamp, seat: Seat) {
        let Some(clock) = self.settings.clock else { return };
        let since = self.since;
        let chair = &mut self.chairs[seat];
        if chair.sitter.bot().is_none() {
            let used = u64::try_from(at.since(since).as_millis()).unwrap_or(u64::MAX);
            let left = chair.left_ms.saturating_sub(used);
            chair.left_ms = left + 1000 * u64::from(clock.increment_s);
        }
    }

    fn go_back(&mut self, ply: u32) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("the game has not started yet")?;
        let ply = usize::try_from(ply).map_err(|error| error.to_string())?;
        if ply >= game.ply() {
            return Err("there is no such decision to go back to".to_owned());
        }
        game.go_back(ply);
        // Nobody gains time by going back.
        for author in self.authors.drain(ply..).rev() {
            let left_ms = &mut self.chairs[author.seat].left_ms;
            *left_ms = author.left_ms.min(*left_ms);
        }
        self.look_at_auction();
        Ok(())
    }

    /// Who comes back gets at least a quarter of the bank, so as not to be late again at once.
    fn welcome_back(&mut self, seat: Seat) -> Result<(), String> {
        let bank_ms = self.settings.clock.map_or(0, |clock| 1000 * u64::from(clock.bank_s));
        let chair = self.chair(seat)?;
        if let Sitter::Person { stand_in, .. } = &mut chair.sitter {
            *stand_in = None;
        }
        chair.left_ms = chair.left_ms.max(bank_ms / 4);
        Ok(())
    }
}
