//! What holds in every game, checked after every step of many random games.
//!
//! 20,000 games of each kind in an optimised build (`cargo test --release -p ra-record --test properties`, part
//! of `cargo xtask test`), fewer otherwise.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::thread;

use ra_record::json::JsonGame;
use ra_record::{AnyRecord, Entry, LiveGame, Record, Seed, json, text};
use ra_rules::priests::{self, Choice, Preset, Priests, Variant};
use ra_rules::ra::{self, Edition, Ra};
use ra_rules::{
    Action, BySeat, Counts, Event, Game, Kind, PlayerCount, Rules, Seat, State, SunSet, invariant,
};

/// For each game.
const GAMES: usize = if cfg!(debug_assertions) { 400 } else { 20_000 };

#[test]
fn every_game_of_ra_keeps_the_promises_of_the_rules() {
    play_many::<Ra>();
}

#[test]
fn every_game_of_priests_of_ra_keeps_the_promises_of_the_rules() {
    play_many::<Priests>();
}

fn play_many<G: Books>()
where
    AnyRecord: From<Record<G>>,
{
    let per_table = GAMES / PlayerCount::ALL.len();
    thread::scope(|scope| {
        for players in PlayerCount::ALL {
            scope.spawn(move || {
                let longest = (0..per_table).map(|game| play::<G>(players, game)).max();
                let longest = longest.unwrap_or_default();
                println!("{per_table} games of {} with {players} players, the longest took {longest} decisions", G::TITLE);
            });
        }
    });
}

/// What the properties need to know of a game.
trait Books: JsonGame {
    /// The rules of the game with this number.
    fn rules(number: usize, players: PlayerCount) -> Self::Rules;

    /// The most decisions that a game can take.
    fn bound(players: PlayerCount) -> usize;

    /// Special actions, also such as no position allows.
    fn specials() -> Vec<Self::Special>;

    /// Books what only happens in this game.
    fn book(ledger: &mut Ledger<Self>, event: Self::Event);
}

impl Books for Ra {
    fn rules(number: usize, players: PlayerCount) -> Edition {
        let edition = Edition::ALL[number % 3];
        if edition.allow(players) { edition } else { Edition::Of2016 }
    }

    fn bound(players: PlayerCount) -> usize {
        [370, 490, 560, 730][players.get() - 2]
    }

    fn specials() -> Vec<ra::Special> {
        let each = |&tile: &ra::Tile| [ra::Special::God(tile), ra::Special::Discard(tile)];
        ra::Tile::ALL.iter().flat_map(each).chain([ra::Special::Stop]).collect()
    }

    fn book(ledger: &mut Ledger<Ra>, event: ra::SpecialEvent) {
        match event {
            ra::SpecialEvent::GodSpent { seat } => ledger.lose(seat, ra::Tile::God),
            ra::SpecialEvent::Struck { seat, disaster: tile }
            | ra::SpecialEvent::Lost { seat, tile } => ledger.lose(seat, tile),
        }
    }
}

impl Books for Priests {
    fn rules(number: usize, _: PlayerCount) -> Variant {
        Choice::ALL.into_iter().enumerate().fold(Variant::MANUAL, |rules, (bit, choice)| {
            let preset = [Preset::Manual, Preset::Published][number >> bit & 1];
            rules.with_option(choice.name(), choice.value(preset)).unwrap()
        })
    }

    /// Every tile drawn with its side chosen, and every auction with its call and a turned tile: at
    /// most one for each Ra tile, for each sun of each epoch, and for each full track that leaves.
    fn bound(players: PlayerCount) -> usize {
        let seats = players.get();
        let suns = seats * ra_rules::sun_sets(players)[0].len() as usize;
        2 * 188 + (30 + 3 * suns + 188 / 8) * (seats + 2)
    }

    fn specials() -> Vec<priests::Special> {
        let each =
            |&face: &priests::Face| [priests::Special::Show(face), priests::Special::Turn(face)];
        priests::Face::ALL.iter().flat_map(each).chain([priests::Special::Keep]).collect()
    }

    fn book(ledger: &mut Ledger<Priests>, event: priests::SpecialEvent) {
        use priests::{Face, SpecialEvent};
        match event {
            SpecialEvent::Turned { seat, from, to } => {
                assert_eq!(ledger.owned[seat].remove(from, 1), 1);
                ledger.owned[seat].add(to, 1);
            }
            SpecialEvent::AnkhEarned { seat } => {
                ledger.tokens += 1;
                ledger.owned[seat].add(Face::Ankh, 1);
            }
            SpecialEvent::PlagueRemoved { seat } => ledger.lose(seat, Face::Plague),
        }
    }
}

/// Plays one game, by players of a temper that differs from game to game; says how many decisions
/// it took.
fn play<G: Books>(players: PlayerCount, number: usize) -> usize
where
    AnyRecord: From<Record<G>>,
{
    let mut rng = fastrand::Rng::with_seed(number as u64);
    let calm = rng.u8(..=100);
    let seed = Seed::named(&format!("property {players} {number}"));
    let rules = G::rules(number, players);
    let mut game = LiveGame::<G>::new(rules, players, seed, &["A"]).unwrap();
    let mut ledger = Ledger::new(game.record().state());

    while let Some(seat) = game.record().state().asked() {
        let before = *game.record().state();
        listed_is_accepted(&before);
        let action = choose(&before, calm, &mut rng);
        let entry = game.play(seat, action).unwrap();
        let after = *game.record().state();
        assert_eq!(invariant::flaws(&after), [], "{entry:?}");
        ledger.follow(before, entry, &after);
        assert!(game.record().entries().len() <= G::bound(players), "the game does not end");
    }
    let record = game.record();
    assert!(record.state().winner().is_some());
    assert_eq!(record.states().last(), Some(*record.state()), "replay equals play");
    round_trips(record);
    record.entries().len()
}

fn choose<G: Game>(state: &State<G>, calm: u8, rng: &mut fastrand::Rng) -> Action<G::Special> {
    let legal = state.legal_actions();
    let quiet = [Action::Draw, Action::Pass].into_iter().find(|&quiet| legal.contains(quiet));
    match quiet {
        Some(quiet) if rng.u8(..100) < calm => quiet,
        _ => legal.nth(rng.u32(..legal.len())).unwrap(),
    }
}

/// There is something to do, the engine accepts exactly what it lists, and ids tell actions apart.
fn listed_is_accepted<G: Books>(state: &State<G>) {
    let legal = state.legal_actions();
    assert!(!legal.is_empty());
    assert_eq!(legal.mask().count_ones(), legal.len());
    for action in Action::all().chain(G::specials().into_iter().map(Action::Special)) {
        let mut next = *state;
        let accepted = next.act(action).is_ok();
        assert_eq!(accepted, legal.contains(action), "{action}");
        assert_eq!(accepted, next != *state, "{action} changes the position if it is accepted");
    }
}

fn round_trips<G: Books>(record: &Record<G>)
where
    AnyRecord: From<Record<G>>,
{
    let any = AnyRecord::from(record.clone());
    let written = text::write(record);
    assert_eq!(text::read_any(written.as_bytes()).as_ref(), Ok(&any));
    let written = json::write_record(record).to_string();
    assert_eq!(json::read_any_record(&written).as_ref(), Ok(&any));
}

/// Every tile of the box in the place where the events say it went, and every sun.
struct Ledger<G: Game> {
    bag: Counts<G::Tile>,
    /// Drawn, but not yet on a track.
    hand: usize,
    ra_track: u8,
    track: Counts<G::Face>,
    owned: BySeat<Counts<G::Face>>,
    gone: usize,
    /// What came into the game without being a tile.
    tokens: usize,
    tiles: usize,
    suns: SunSet,
}

impl<G: Books> Ledger<G> {
    fn new(state: &State<G>) -> Ledger<G> {
        Ledger {
            bag: *state.bag(),
            hand: 0,
            ra_track: 0,
            track: Counts::EMPTY,
            owned: state.tiles().map(|_| Counts::EMPTY),
            gone: 0,
            tokens: 0,
            tiles: state.bag().total(),
            suns: suns(state),
        }
    }

    fn follow(&mut self, mut before: State<G>, entry: Entry<G>, after: &State<G>) {
        before.act_telling(entry.action, |event| self.hear(event)).unwrap();
        if let Some(tile) = entry.tile {
            before.reveal_telling(tile, |event| self.hear(event)).unwrap();
        }
        assert_eq!(before, *after, "telling changes nothing");
        assert_eq!(self.bag, *after.bag());
        assert_eq!(self.track, after.track().tiles().collect());
        assert_eq!(self.owned, *after.tiles());
        assert_eq!(self.ra_track, after.table().ra_tiles());
        assert_eq!(self.total(), self.tiles + self.tokens);
        assert_eq!(suns(after), self.suns);
    }

    fn hear(&mut self, event: Event<G>) {
        match event {
            Event::Drawn { tile, .. } => {
                assert_eq!(self.bag.remove(tile, 1), 1);
                self.hand += 1;
            }
            Event::RaAdvanced { ra_tiles } => {
                self.hand -= 1;
                self.ra_track += 1;
                assert_eq!(self.ra_track, ra_tiles);
            }
            Event::Laid { face, .. } => {
                self.hand -= 1;
                self.track.add(face, 1);
            }
            Event::Taken { seat, face } => {
                assert_eq!(self.track.remove(face, 1), 1);
                self.owned[seat].add(face, 1);
            }
            Event::Special(special) => G::book(self, special),
            Event::Unsold { cleared: true } => self.clear_track(),
            Event::Scored { sheet, .. } => {
                let total = i32::from(sheet.before()) + i32::from(sheet.net());
                assert_eq!(i32::from(sheet.after()), total.max(0));
            }
            Event::EpochBegan { .. } | Event::Won { .. } => self.clear_epoch(),
            _ => {}
        }
    }

    fn lose(&mut self, seat: Seat, face: G::Face) {
        assert_eq!(self.owned[seat].remove(face, 1), 1);
        self.gone += 1;
    }

    fn clear_track(&mut self) {
        self.gone += self.track.total();
        self.track = Counts::EMPTY;
    }

    fn clear_epoch(&mut self) {
        self.clear_track();
        self.gone += usize::from(self.ra_track);
        self.ra_track = 0;
        for owned in self.owned.iter_mut() {
            for &face in G::Face::ALL.iter().filter(|&&face| !G::outlasts_epoch(face)) {
                self.gone += usize::from(owned.remove(face, u8::MAX));
            }
        }
    }

    fn total(&self) -> usize {
        let owned: usize = self.owned.iter().map(Counts::total).sum();
        let tracks = usize::from(self.ra_track) + self.track.total();
        self.bag.total() + self.hand + tracks + owned + self.gone
    }
}

fn suns<G: Game>(state: &State<G>) -> SunSet {
    let table = state.table();
    let centre: SunSet = [table.centre()].into_iter().collect();
    table.players().seats().fold(centre, |all, seat| all.union(table.suns(seat)))
}
