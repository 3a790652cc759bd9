//! A table as its log left it.

use ra_bots::Level;
use ra_record::{AnyLiveGame, AnyRecord, Commitment, Seed};
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{BySeat, PlayerCount, Seat};
use sha2::{Digest, Sha256};

use crate::{
    Absence, By, Class, Contestant, Header, Order, Outcome, PersonId, Place, Settings, Stage,
    Standing, Summary, TableId, Timestamp,
};

/// What the bots of each seat are called.
const BOTS: [&str; 5] = ["Ahmose", "Nakht", "Senbi", "Tiye", "Merit"];

/// A table: who sits where, and the game.
///
/// It knows the seed of its game, but gives it away only in the record of a finished game.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) settings: Settings,
    pub(crate) seed: Seed,
    pub(crate) chairs: BySeat<Chair>,
    pub(crate) game: Option<AnyLiveGame>,
    /// Who made each decision of the game.
    pub(crate) authors: Vec<Author>,
    /// The moment at which the auction that goes on began.
    pub(crate) auction: Option<u32>,
    pub(crate) step: u32,
    pub(crate) moment: u32,
    /// Since when whoever is asked has been thinking.
    pub(crate) since: Timestamp,
    pub(crate) changed: Timestamp,
    pub(crate) rematch: Option<TableId>,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Author {
    pub seat: Seat,
    pub by: By,
    /// The time that the seat had left before.
    pub left_ms: u64,
}

impl Author {
    pub fn is(&self, seat: Seat, by: By) -> bool {
        self.seat == seat && self.by == by
    }
}

/// A seat with what belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// The time that was left when the person was asked last.
    pub(crate) left_ms: u64,
    /// What to do when the auction comes to this seat. Nobody else's business.
    pub(crate) order: Option<Order>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Open,
    /// A bot.
    Bot(Level),
    /// A person, or for the time being a bot instead.
    Person { id: PersonId, name: String, stand_in: Option<(Level, Absence)> },
}

impl Sitter {
    /// The bot that plays here.
    #[must_use]
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Sitter::Bot(level) | Sitter::Person { stand_in: Some((level, _)), .. } => Some(*level),
            _ => None,
        }
    }

    /// The person whose seat this is.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, .. } => Some(*id),
            _ => None,
        }
    }
}

impl Table {
    /// A table at which nothing has happened yet; `None` if there can be none like this.
    pub(crate) fn new(id: TableId, header: &Header, settings: Settings) -> Option<Table> {
        let players = settings.check().ok()?;
        let host =
            || Sitter::Person { id: header.host, name: header.host_name.clone(), stand_in: None };
        let chairs = BySeat::from_fn(players, |seat| Chair {
            sitter: match settings.seats[seat.index()] {
                Place::Host => host(),
                Place::Open => Sitter::Open,
                Place::Bot(level) => Sitter::Bot(level),
            },
            ..Chair::default()
        });
        Some(Table {
            id,
            host: header.host,
            settings,
            seed: header.seed,
            chairs,
            game: None,
            authors: Vec::new(),
            auction: None,
            step: 0,
            moment: 0,
            since: header.created,
            changed: header.created,
            rematch: None,
        })
    }

    /// The id.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Who made the table.
    #[must_use]
    pub const fn host(&self) -> PersonId {
        self.host
    }

    /// What was agreed on.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of seats.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.chairs.players()
    }

    /// Who sits in a seat; `None` if the table has fewer.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.as_slice().get(seat.index()).map(|chair| &chair.sitter)
    }

    /// Who sits at the table, seat by seat.
    pub fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.chairs.iter().map(|chair| &chair.sitter)
    }

    /// What is called who sits in a seat; nothing if nobody does.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        match self.sitter(seat) {
            None | Some(Sitter::Open) => "",
            Some(Sitter::Bot(_)) => BOTS[seat.index()],
            Some(Sitter::Person { name, .. }) => name,
        }
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.players().seats().find(|&seat| self.chairs[seat].sitter.person() == Some(person))
    }

    /// How far the table is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Open,
            Some(game) if game.is_over() => Stage::Finished,
            Some(_) => Stage::Running,
        }
    }

    /// The length of the log.
    #[must_use]
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// The length of the log when the position on the table came about. Whoever acts says which
    /// position they saw by this number: it never comes again, even if decisions are taken back.
    #[must_use]
    pub const fn moment(&self) -> u32 {
        self.moment
    }

    /// When something happened last.
    #[must_use]
    pub const fn changed(&self) -> Timestamp {
        self.changed
    }

    /// The game as everybody may see it; `None` before the start.
    #[must_use]
    pub fn record(&self) -> Option<AnyRecord> {
        self.game.as_ref().map(AnyLiveGame::to_record)
    }

    /// The promise about the order of the bag.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        match self.settings.rules {
            ra_record::AnyRules::Ra(rules) => {
                Commitment::to::<Ra>(rules, self.players(), &self.seed)
            }
            ra_record::AnyRules::Priests(rules) => {
                Commitment::to::<Priests>(rules, self.players(), &self.seed)
            }
        }
    }

    /// Whose decision is awaited.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.game.as_ref().and_then(AnyLiveGame::asked)
    }

    /// The moment at which the auction that goes on began: whoever leaves an order for it says
    /// which one they saw by this number.
    #[must_use]
    pub const fn auction(&self) -> Option<u32> {
        self.auction
    }

    /// Can this person still leave an order for the auction that goes on?
    #[must_use]
    pub fn can_order(&self, person: PersonId) -> bool {
        let seat = self.seat_of(person);
        seat.is_some_and(|seat| self.game.as_ref().is_some_and(|game| game.will_ask(seat)))
    }

    /// What whoever is asked can do, as words.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<String> {
        self.game.as_ref().map(AnyLiveGame::legal_actions).unwrap_or_default()
    }

    /// The last decision, as a line of the record.
    #[must_use]
    pub fn last_line(&self) -> Option<String> {
        self.game.as_ref().and_then(AnyLiveGame::last_line)
    }

    /// What a person has left word to do in this auction. Ask only for the person themselves.
    #[must_use]
    pub fn order_of(&self, person: PersonId) -> Option<Order> {
        self.seat_of(person).and_then(|seat| self.chairs[seat].order)
    }

    /// The time that a seat has left, in milliseconds; `None` without a clock.
    #[must_use]
    pub fn left_ms(&self, seat: Seat, now: Timestamp) -> Option<u64> {
        self.settings.clock?;
        let chair = self.chairs.as_slice().get(seat.index())?;
        let thinks = self.asked() == Some(seat) && chair.sitter.bot().is_none();
        let used = if thinks { now.since(self.since).as_millis() } else { 0 };
        Some(chair.left_ms.saturating_sub(u64::try_from(used).unwrap_or(u64::MAX)))
    }

    /// The table at which the same people meet again.
    #[must_use]
    pub const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// Do bots alone play against one person?
    #[must_use]
    pub fn is_against_bots(&self) -> bool {
        let people = self.sitters().filter(|sitter| !matches!(sitter, Sitter::Bot(_)));
        people.count() == 1
    }

    /// What to agree on to play the same again: bots keep their seats, and people may take theirs.
    pub(crate) fn settings_again(&self) -> Settings {
        let places = self.settings.seats.iter().map(|place| match place {
            Place::Host | Place::Open => Place::Open,
            Place::Bot(level) => Place::Bot(*level),
        });
        Settings { seats: places.collect(), ..self.settings.clone() }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let places = self.game.as_ref()?.places()?;
        let last = u8::try_from(places.len()).unwrap_or(u8::MAX);
        let standings = self.sitters().zip(places).map(|(sitter, (place, score))| {
            let (contestant, place) = match sitter {
                Sitter::Bot(level) => (Contestant::Bot(*level), place),
                Sitter::Person { id, stand_in: None, .. } => (Contestant::Person(*id), place),
                Sitter::Person { id, .. } => (Contestant::Person(*id), last),
                Sitter::Open => return None,
            };
            Some(Standing { contestant, place, score })
        });
        let class = Class { title: self.settings.rules.into(), players: self.players() };
        let is_rated = self.settings.is_rated;
        Some(Outcome { class, is_rated, standings: standings.collect::<Option<_>>()? })
    }

    /// What lists need to know.
    pub(crate) fn summary(&self) -> Summary {
        let due = self.due().map(|due| due.at);
        Summary { stage: self.stage(), updated: self.changed, due }
    }

    /// The seed of a bot in this seat. It follows from the secret of the game, so that nobody can
    /// compute what the bot will do.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        let digest = Sha256::new().chain_update(self.seed.as_bytes()).chain_update([seat.number()]);
        let digest: [u8; 32] = digest.finalize().into();
        u64::from_be_bytes(*digest.first_chunk().expect("32 bytes have 8"))
    }
}
