//! What holds in every game, checked after every step of many random games.
//!
//! 20,000 games in an optimised build (`cargo test --release -p ra-record --test properties`, part
//! of `cargo xtask test`), fewer otherwise.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::thread;

use ra_record::{Entry, LiveGame, Record, Seed, json, text};
use ra_rules::ra::{Action, Edition, Event, Ra, SpecialEvent, State, Tile, Tiles};
use ra_rules::{BySeat, Counts, Kind, Next, PlayerCount, SunSet, invariant};

const GAMES: usize = if cfg!(debug_assertions) { 400 } else { 20_000 };

/// The most decisions a game can take, by number of players.
const BOUNDS: [usize; 4] = [370, 490, 560, 730];

#[test]
fn every_game_keeps_the_promises_of_the_rules() {
    let per_table = GAMES / PlayerCount::ALL.len();
    thread::scope(|scope| {
        for (players, bound) in PlayerCount::ALL.into_iter().zip(BOUNDS) {
            scope.spawn(move || {
                let longest = (0..per_table).map(|game| play(players, game, bound)).max();
                println!("{per_table} games with {players} players, the longest of {longest:?}");
            });
        }
    });
}

/// Plays one game, by players of a temper that differs from game to game; says how many decisions
/// it took.
fn play(players: PlayerCount, number: usize, bound: usize) -> usize {
    let mut rng = fastrand::Rng::with_seed(number as u64);
    let calm = rng.u8(..=100);
    let edition = Edition::ALL[1 + number % 2];
    let seed = Seed::named(&format!("property {players} {number}"));
    let mut game = LiveGame::<Ra>::new(edition, players, seed, &["A"]).unwrap();
    let mut ledger = Ledger::new(game.record().state());

    while let Next::Act(seat, _) = game.record().state().next() {
        let before = *game.record().state();
        listed_is_accepted(&before);
        let action = choose(&before, calm, &mut rng);
        let entry = game.play(seat, action).unwrap();
        let after = *game.record().state();
        assert_eq!(invariant::flaws(&after), [], "{entry:?}");
        ledger.follow(before, entry, &after);
        assert!(game.record().entries().len() <= bound, "the game does not end");
    }
    let record = game.record();
    assert!(record.state().winner().is_some());
    assert_eq!(record.states().last(), Some(*record.state()), "replay equals play");
    round_trips(record);
    record.entries().len()
}

fn choose(state: &State, calm: u8, rng: &mut fastrand::Rng) -> Action {
    let legal = state.legal_actions();
    let quiet = [Action::Draw, Action::Pass].into_iter().find(|&quiet| legal.contains(quiet));
    match quiet {
        Some(quiet) if rng.u8(..100) < calm => quiet,
        _ => legal.nth(rng.u32(..legal.len())).unwrap(),
    }
}

/// There is something to do, and the engine accepts exactly what it lists.
fn listed_is_accepted(state: &State) {
    let legal = state.legal_actions();
    assert!(!legal.is_empty());
    let gods_and_discards = Tile::ALL
        .iter()
        .flat_map(|&tile| [ra_rules::ra::Special::God(tile), ra_rules::ra::Special::Discard(tile)]);
    for action in Action::all().chain(gods_and_discards.map(Action::Special)) {
        let mut next = *state;
        let accepted = next.act(action).is_ok();
        assert_eq!(accepted, legal.contains(action), "{action}");
        assert_eq!(accepted, next != *state, "{action} changes the position if it is accepted");
    }
}

fn round_trips(record: &Record<Ra>) {
    let written = text::write(record);
    assert_eq!(text::read::<Ra>(written.as_bytes()).as_ref(), Ok(record));
    let written = json::write_record(record).to_string();
    assert_eq!(json::read_record::<Ra>(&written).as_ref(), Ok(record));
}

/// Every tile of the box in the place where the events say it went, and every sun.
struct Ledger {
    bag: Tiles,
    ra_track: u8,
    track: Tiles,
    owned: BySeat<Tiles>,
    gone: Tiles,
    suns: SunSet,
}

impl Ledger {
    fn new(state: &State) -> Ledger {
        Ledger {
            bag: Counts::from_fn(Tile::copies),
            ra_track: 0,
            track: Tiles::EMPTY,
            owned: state.tiles().map(|_| Tiles::EMPTY),
            gone: Tiles::EMPTY,
            suns: suns(state),
        }
    }

    fn follow(&mut self, mut before: State, entry: Entry<Ra>, after: &State) {
        before.act_telling(entry.action, |event| self.hear(event)).unwrap();
        if let Some(tile) = entry.tile {
            before.reveal_telling(tile, |event| self.hear(event)).unwrap();
        }
        assert_eq!(before, *after, "telling changes nothing");
        assert_eq!(self.bag, *after.bag());
        assert_eq!(self.track, after.track().tiles().collect());
        assert_eq!(self.owned, *after.tiles());
        assert_eq!(self.ra_track, after.table().ra_tiles());
        assert_eq!(self.total(), Tile::TOTAL);
        assert_eq!(suns(after), self.suns);
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Drawn { tile, .. } => {
                assert_eq!(self.bag.remove(tile, 1), 1);
                match tile {
                    Tile::Ra => self.ra_track += 1,
                    tile => self.track.add(tile, 1),
                }
            }
            Event::Taken { seat, tile } => {
                assert_eq!(self.track.remove(tile, 1), 1);
                self.owned[seat].add(tile, 1);
            }
            Event::Special(SpecialEvent::GodSpent { seat }) => self.lose(seat, Tile::God),
            Event::Special(SpecialEvent::Struck { seat, disaster }) => self.lose(seat, disaster),
            Event::Special(SpecialEvent::Lost { seat, tile }) => self.lose(seat, tile),
            Event::Unsold { cleared: true } => self.clear_track(),
            Event::EpochEnded { .. } => self.end_epoch(),
            Event::Scored { sheet, .. } => {
                let total = i32::from(sheet.before()) + i32::from(sheet.net());
                assert_eq!(i32::from(sheet.after()), total.max(0));
            }
            _ => {}
        }
    }

    fn lose(&mut self, seat: ra_rules::Seat, tile: Tile) {
        assert_eq!(self.owned[seat].remove(tile, 1), 1);
        self.gone.add(tile, 1);
    }

    fn clear_track(&mut self) {
        for &tile in Tile::ALL {
            let cleared = self.track.remove(tile, u8::MAX);
            self.gone.add(tile, cleared);
        }
    }

    fn end_epoch(&mut self) {
        self.clear_track();
        self.gone.add(Tile::Ra, self.ra_track);
        self.ra_track = 0;
        for owned in self.owned.iter_mut() {
            for &tile in Tile::ALL.iter().filter(|tile| !tile.outlasts_epoch()) {
                self.gone.add(tile, owned.remove(tile, u8::MAX));
            }
        }
    }

    fn total(&self) -> usize {
        let owned: usize = self.owned.iter().map(Tiles::total).sum();
        self.bag.total()
            + usize::from(self.ra_track)
            + self.track.total()
            + owned
            + self.gone.total()
    }
}

fn suns(state: &State) -> SunSet {
    let table = state.table();
    let centre: SunSet = [table.centre()].into_iter().collect();
    table.players().seats().fold(centre, |all, seat| all.union(table.suns(seat)))
}
