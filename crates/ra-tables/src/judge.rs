//! What may be done at a table: each question is answered with an entry for the log, or a refusal.

use ra_bots::Level;
use ra_record::AnyLiveGame;
use ra_rules::Seat;

use crate::{
    Absence, By, Change, Order, Person, PersonId, Refusal, Sitter, Stage, Table, TableId, Task,
    Timestamp,
};

/// Who plays for people who are away.
const STAND_IN: Level = Level::Strong;

impl Table {
    /// Somebody takes an open seat, or any open seat.
    pub(crate) fn sit(&self, person: &Person, seat: Option<Seat>) -> Result<Change, Refusal> {
        if let Some(seat) = self.seat_of(person.id) {
            return Err(Refusal::SeatedAlready(seat));
        }
        if self.stage() != Stage::Open {
            return Err(Refusal::Started);
        }
        if self.settings.is_rated && !person.has_account {
            return Err(Refusal::NeedsAccount);
        }
        let is_open = |&seat: &Seat| self.chairs[seat].sitter == Sitter::Open;
        let open = match seat {
            Some(seat) if self.sitter(seat).is_none() => return Err(Refusal::NoSuchSeat(seat)),
            Some(seat) => Some(seat).filter(is_open).ok_or(Refusal::SeatTaken(seat))?,
            None => self.players().seats().find(is_open).ok_or(Refusal::Full)?,
        };
        Ok(Change::Sit { seat: open, person: person.id, name: person.name.clone() })
    }

    /// Somebody gives their seat up before the start.
    pub(crate) fn leave(&self, person: PersonId) -> Result<Change, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        match self.stage() {
            Stage::Open => Ok(Change::Leave { seat }),
            Stage::Running | Stage::Finished => Err(Refusal::Started),
        }
    }

    /// The host, or anybody who sits at the table, starts the game.
    pub(crate) fn start(&self, person: PersonId) -> Result<Change, Refusal> {
        if self.seat_of(person).is_none() && person != self.host {
            return Err(Refusal::NotSeated);
        }
        if self.stage() != Stage::Open {
            return Err(Refusal::Started);
        }
        let mut seats = self.players().seats();
        match seats.find(|&seat| self.chairs[seat].sitter == Sitter::Open) {
            Some(open) => Err(Refusal::SeatOpen(open)),
            None => Ok(Change::Start),
        }
    }

    /// A person decides in the position that they saw.
    pub(crate) fn play(
        &self,
        person: PersonId,
        moment: u32,
        action: &str,
    ) -> Result<Change, Refusal> {
        let seat = self.own_seat(person)?;
        self.decide(seat, moment, action, By::Person)
    }

    /// What was due is done.
    pub(crate) fn done(
        &self,
        seat: Seat,
        moment: u32,
        action: &str,
        task: &Task,
    ) -> Result<Change, Refusal> {
        match self.due() {
            Some(due) if due.seat == seat && due.task == *task => {}
            _ => return Err(Refusal::Stale),
        }
        let by = if matches!(task, Task::Think(_)) { By::Bot } else { By::Order };
        self.decide(seat, moment, action, by)
    }

    fn decide(&self, seat: Seat, moment: u32, action: &str, by: By) -> Result<Change, Refusal> {
        let mut game = self.running()?.clone();
        if moment != self.moment {
            return Err(Refusal::Stale);
        }
        let line = game.play(seat, action)?;
        Ok(Change::Play { line, by })
    }

    /// A person undoes their last decision.
    pub(crate) fn undo(&self, person: PersonId, moment: u32) -> Result<Change, Refusal> {
        let seat = self.own_seat(person)?;
        let game = self.running()?;
        if moment != self.moment {
            return Err(Refusal::Stale);
        }
        let last = self.authors.last().filter(|author| author.is(seat, By::Person));
        let line = game.last_line().filter(|_| last.is_some()).ok_or(Refusal::CannotUndo)?;
        let before = game.ply() - 1;
        let mut earlier = game.clone();
        earlier.go_back(before);
        let has_bid = earlier.auction().is_some_and(|(auction, _)| auction.best().is_some());
        if has_bid || line.contains(" draw") || line.contains(" bid") {
            return Err(Refusal::CannotUndo);
        }
        Ok(Change::Back { seat, ply: ply(before) })
    }

    /// A person who plays against bots goes back to their last decision.
    pub(crate) fn take_back(&self, person: PersonId, moment: u32) -> Result<Change, Refusal> {
        let seat = self.own_seat(person)?;
        self.running()?;
        if !self.is_against_bots() || self.settings.is_rated {
            return Err(Refusal::CannotTakeBack);
        }
        if moment != self.moment {
            return Err(Refusal::Stale);
        }
        let last = self.authors.iter().rposition(|author| author.by != By::Bot);
        Ok(Change::Back { seat, ply: ply(last.ok_or(Refusal::CannotTakeBack)?) })
    }

    /// Could this person undo their last decision now?
    #[must_use]
    pub fn can_undo(&self, person: PersonId) -> bool {
        self.undo(person, self.moment).is_ok()
    }

    /// Could this person go back to their last decision now?
    #[must_use]
    pub fn can_take_back(&self, person: PersonId) -> bool {
        self.take_back(person, self.moment).is_ok()
    }

    /// A person leaves the rest of the game to a bot.
    pub(crate) fn resign(&self, person: PersonId) -> Result<Change, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.running()?;
        match self.absence(seat) {
            Some(Absence::Resigned) => Err(Refusal::Resigned),
            _ => Ok(Change::StandIn { seat, level: STAND_IN, why: Absence::Resigned }),
        }
    }

    /// A person whose time was over plays again.
    pub(crate) fn come_back(&self, person: PersonId) -> Result<Change, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.running()?;
        match self.absence(seat) {
            // Otherwise who comes back again and again would never have to decide.
            Some(Absence::Late) if self.asked() == Some(seat) => Err(Refusal::BotDecides),
            Some(Absence::Late) => Ok(Change::Return { seat }),
            Some(Absence::Resigned) => Err(Refusal::Resigned),
            None => Err(Refusal::NotStoodIn),
        }
    }

    /// A bot plays for a person whose time is over.
    pub(crate) fn replace(&self, seat: Seat, now: Timestamp) -> Result<Change, Refusal> {
        match self.due() {
            Some(due) if due.seat == seat && due.task == Task::Replace && due.at <= now => {
                Ok(Change::StandIn { seat, level: STAND_IN, why: Absence::Late })
            }
            _ => Err(Refusal::NotLate),
        }
    }

    /// A person leaves word what to do when the auction that they saw comes to them.
    pub(crate) fn order(
        &self,
        person: PersonId,
        auction: u32,
        order: Option<Order>,
    ) -> Result<Change, Refusal> {
        let seat = self.own_seat(person)?;
        let game = self.running()?;
        if self.auction.is_some_and(|began| began != auction) {
            return Err(Refusal::Stale);
        }
        if !game.will_ask(seat) {
            return Err(Refusal::NotBidding);
        }
        Ok(Change::Order { seat, order })
    }

    /// The same people want to meet again.
    pub(crate) fn meet_again(&self, person: PersonId, table: TableId) -> Result<Change, Refusal> {
        if self.seat_of(person).is_none() && person != self.host {
            return Err(Refusal::NotSeated);
        }
        match (self.stage(), self.rematch) {
            (Stage::Finished, None) => Ok(Change::Rematch { table }),
            (Stage::Finished, Some(agreed)) => Err(Refusal::RematchAgreed(agreed)),
            (Stage::Open | Stage::Running, _) => Err(Refusal::NotOver),
        }
    }

    fn running(&self) -> Result<&AnyLiveGame, Refusal> {
        match &self.game {
            None => Err(Refusal::NotStarted),
            Some(game) if game.is_over() => Err(Refusal::Over),
            Some(game) => Ok(game),
        }
    }

    /// The seat of a person who plays for themselves.
    fn own_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        match self.absence(seat) {
            Some(Absence::Resigned) => Err(Refusal::Resigned),
            Some(Absence::Late) => Err(Refusal::StoodIn),
            None => Ok(seat),
        }
    }

    fn absence(&self, seat: Seat) -> Option<Absence> {
        match self.chairs[seat].sitter {
            Sitter::Person { stand_in, .. } => stand_in.map(|(_, why)| why),
            _ => None,
        }
    }
}

fn ply(ply: usize) -> u32 {
    u32::try_from(ply).expect("a game has a few hundred decisions")
}
