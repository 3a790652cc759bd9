//! Ra again, slow and obvious: a second implementation, written from the rules alone (the numbers
//! R1 to R7 in the comments), that shares nothing with the engine. Tests compare the two.
//!
//! Tiles are names, suns are numbers, everything lies in plain vectors. Inside, seats count from 0.

// R1: the kinds of tile
const PLAIN: &[&str] = &["ra", "god", "gold", "pharaoh", "nile", "flood"];
const CIVILIZATIONS: &[&str] = &["astronomy", "agriculture", "writing", "religion", "art"];
const MONUMENTS: &[&str] =
    &["fortress", "obelisk", "palace", "pyramid", "temple", "statue", "step-pyramid", "sphinx"];
const DISASTERS: &[&str] = &["funeral", "drought", "unrest", "earthquake"];
/// R1: the spaces of the auction track.
const SPACES: usize = 8;

/// R1: how many tiles of a kind there are; 180 in all.
fn copies(kind: &str) -> usize {
    match kind {
        "ra" => 30,
        "god" => 8,
        "pharaoh" | "nile" => 25,
        "flood" => 12,
        "funeral" | "drought" | "earthquake" => 2,
        "unrest" => 4,
        _ => 5, // gold, and each civilization and monument
    }
}

#[derive(Clone, Debug)]
struct Player {
    score: i32,
    suns: Vec<u8>,    // all
    face_up: Vec<u8>, // those of them that can still be bid
    tiles: Vec<&'static str>,
}

#[derive(Clone, Debug, Default)]
pub struct Slow {
    players: Vec<Player>,
    bag: Vec<&'static str>,
    track: Vec<&'static str>,
    ra_track: usize,
    centre: u8,
    epoch: usize,
    /// The seat whose turn it is; in an auction it is the caller.
    turn: usize,
    /// What the game waits for: one of these actions of a seat, or (None) one of these tiles.
    actor: Option<usize>,
    options: Vec<String>,
    /// Auction: was it invoked (or was a Ra tile drawn), who is still to be asked, the best bid.
    invoked: bool,
    asked: Vec<usize>,
    best: Option<(usize, u8)>,
    /// Disasters: whose, from which categories how many tiles go, and did a god bring them.
    owner: usize,
    losses: Vec<(&'static [&'static str], usize)>,
    by_god: bool,
}

impl Slow {
    /// `suns[i]` are the suns of seat i + 1 (2 to 5 seats).
    pub fn new(suns: &[Vec<u8>]) -> Slow {
        let kinds = [PLAIN, CIVILIZATIONS, MONUMENTS, DISASTERS].concat();
        let mut game = Slow {
            bag: kinds.into_iter().flat_map(|kind| vec![kind; copies(kind)]).collect(),
            centre: 1, // R2
            ..Slow::default()
        };
        for suns in suns.iter().cloned() {
            let face_up = suns.clone();
            game.players.push(Player { score: 10, suns, face_up, tiles: vec![] }); // R1
        }
        game.start_epoch();
        game
    }

    /// Seat (from 1) that has to decide, or None if a tile is to be revealed or the game is over.
    pub fn to_act(&self) -> Option<usize> {
        self.actor.map(|seat| seat + 1)
    }

    pub fn is_over(&self) -> bool {
        self.options.is_empty()
    }

    /// Everything that can happen next, in alphabetical order: the words of every legal action, or
    /// every kind of tile in the bag if one is to be revealed. Empty when the game is over.
    pub fn options(&self) -> Vec<String> {
        self.options.clone()
    }

    /// Does one of the options; panics if it is none of them.
    pub fn play(&mut self, option: &str) {
        assert!(self.options.iter().any(|o| o == option), "{option}: not in {:?}", self.options);
        if self.actor.is_none() {
            return self.reveal(option);
        }
        match option.split_once(' ').unwrap_or((option, "")) {
            ("draw", _) => self.wait(None, words("", &kinds(&self.bag))),
            ("invoke", _) => self.start_auction(true),
            ("god", kind) => self.spend_god(kind),
            ("stop", _) => self.end_turn(),
            ("bid", sun) => self.answer(sun.parse().ok()),
            ("pass", _) => self.answer(None),
            ("discard", kind) => self.discard(kind),
            _ => unreachable!("{option} is an option without effect"),
        }
    }

    pub fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.score).collect()
    }

    /// Seat from 1; None before the end.
    pub fn winner(&self) -> Option<usize> {
        // R7: most points, then the highest single sun
        let rank = |&seat: &usize| (self.players[seat].score, self.players[seat].suns.iter().max());
        let best = (0..self.players.len()).max_by_key(rank)?;
        self.is_over().then_some(best + 1)
    }

    /// The tiles of a seat (from 1), sorted by name.
    pub fn tiles(&self, seat: usize) -> Vec<&'static str> {
        let mut tiles = self.players[seat - 1].tiles.clone();
        tiles.sort_unstable();
        tiles
    }

    fn wait(&mut self, actor: Option<usize>, mut options: Vec<String>) {
        options.sort();
        self.actor = actor;
        self.options = options;
    }

    /// Everybody with a face-up sun, clockwise, the player whose turn it is last.
    fn players_with_suns(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = (0..self.players.len()).collect();
        seats.rotate_left(self.turn + 1);
        seats.retain(|&seat| !self.players[seat].face_up.is_empty());
        seats
    }

    /// R3.1: three epochs; the highest sun begins, the one in the centre does not count.
    fn start_epoch(&mut self) {
        self.epoch += 1;
        if self.epoch > 3 {
            return self.wait(None, vec![]);
        }
        let first =
            (0..self.players.len()).max_by_key(|&seat| self.players[seat].suns.iter().max());
        self.start_turn(first.expect("a player"));
    }

    fn start_turn(&mut self, seat: usize) {
        self.turn = seat;
        let mut options = self.god_options();
        options.push("invoke".into()); // R3.2: always legal
        if self.track.len() < SPACES {
            options.push("draw".into()); // R3.2, R3.4
        }
        self.wait(Some(seat), options);
    }

    /// The next is to the left (R3.1), after an auction to the left of the caller (R4.3).
    fn end_turn(&mut self) {
        match self.players_with_suns().first() {
            Some(&seat) => self.start_turn(seat),
            None => self.end_epoch(), // R6
        }
    }

    fn reveal(&mut self, kind: &str) {
        let tile = remove(&mut self.bag, kind).expect("a tile in the bag");
        if tile != "ra" {
            self.track.push(tile); // R3.3
            return self.end_turn();
        }
        self.ra_track += 1;
        let full = [6, 8, 9, 10][self.players.len() - 2]; // R2
        if self.ra_track == full {
            self.end_epoch(); // R3.3: at once, no auction
        } else {
            self.start_auction(false);
        }
    }

    /// R3.2: a god takes a kind of tile on the track, but no god.
    fn god_options(&self) -> Vec<String> {
        if !self.players[self.turn].tiles.contains(&"god") {
            return vec![];
        }
        let mut takes = kinds(&self.track);
        takes.retain(|&kind| kind != "god");
        words("god ", &takes)
    }

    fn spend_god(&mut self, kind: &str) {
        // R3.5: the god leaves the game; Decisions: the leftmost copy goes
        remove(&mut self.players[self.turn].tiles, "god").expect("a god");
        let tile = remove(&mut self.track, kind).expect("a tile on the track");
        self.by_god = true;
        self.receive(self.turn, &[tile]);
    }

    /// R3.5: the same player may go on if that is possible.
    fn after_god(&mut self) {
        let options = self.god_options();
        if options.is_empty() {
            return self.end_turn();
        }
        self.wait(Some(self.turn), [options, vec!["stop".into()]].concat());
    }

    fn start_auction(&mut self, invoked: bool) {
        self.invoked = invoked;
        self.best = None;
        self.asked = self.players_with_suns(); // R4.1: once each, the caller last
        self.ask();
    }

    fn ask(&mut self) {
        let Some(&seat) = self.asked.first() else {
            return self.end_auction();
        };
        let mut suns = self.players[seat].face_up.clone();
        suns.retain(|&sun| self.best.is_none_or(|(_, bid)| sun > bid)); // R4.1
        if suns.is_empty() {
            return self.answer(None); // R4.1: passes without being asked
        }
        let mut options = words("bid ", &suns);
        // R4.2: who invoked on a track that is not full must bid if nobody else has
        let must_bid = self.invoked && self.track.len() < SPACES && self.best.is_none();
        if seat != self.turn || !must_bid {
            options.push("pass".into());
        }
        self.wait(Some(seat), options);
    }

    fn answer(&mut self, bid: Option<u8>) {
        let seat = self.asked.remove(0);
        self.best = bid.map(|sun| (seat, sun)).or(self.best);
        self.ask();
    }

    fn end_auction(&mut self) {
        let Some((seat, sun)) = self.best else {
            if self.invoked {
                self.track.clear(); // R4.2: only on a full track can this happen
            }
            return self.end_turn();
        };
        // R4.3: the centre sun face down, the bid sun into the centre, every tile to the winner
        let winner = &mut self.players[seat];
        winner.face_up.retain(|&own| own != sun);
        winner.suns.retain(|&own| own != sun);
        winner.suns.push(self.centre);
        self.centre = sun;
        self.by_god = false;
        let lot = std::mem::take(&mut self.track);
        self.receive(seat, &lot);
    }

    /// R5: all tiles are owned first, then the disasters among them are resolved, pooled by kind.
    fn receive(&mut self, owner: usize, lot: &[&'static str]) {
        let tiles = &mut self.players[owner].tiles;
        tiles.extend(lot);
        tiles.retain(|tile| !DISASTERS.contains(tile));
        for _ in 0..2 * count(lot, "funeral") {
            remove(tiles, "pharaoh");
        }
        for _ in 0..2 * count(lot, "drought") {
            remove(tiles, "flood").or_else(|| remove(tiles, "nile"));
        }
        let (unrest, earthquake) = (2 * count(lot, "unrest"), 2 * count(lot, "earthquake"));
        self.owner = owner;
        self.losses = vec![(CIVILIZATIONS, unrest), (MONUMENTS, earthquake)];
        self.settle();
    }

    /// Resolves losses up to the next choice of the owner, or all, and goes on with the game.
    fn settle(&mut self) {
        let Some(&(category, left)) = self.losses.first() else {
            return if self.by_god { self.after_god() } else { self.end_turn() };
        };
        let mut at_risk = self.players[self.owner].tiles.clone();
        at_risk.retain(|tile| category.contains(tile));
        if left == 0 || at_risk.is_empty() {
            self.losses.remove(0);
            self.settle();
        } else if kinds(&at_risk).len() == 1 || at_risk.len() <= left {
            self.discard(at_risk[0]); // R5: nothing to choose, nothing is asked
        } else {
            self.wait(Some(self.owner), words("discard ", &kinds(&at_risk)));
        }
    }

    fn discard(&mut self, kind: &str) {
        self.losses[0].1 -= 1;
        remove(&mut self.players[self.owner].tiles, kind).expect("a tile to lose");
        self.settle();
    }

    /// R6
    fn end_epoch(&mut self) {
        self.score();
        self.track.clear();
        self.ra_track = 0;
        for player in &mut self.players {
            player.tiles.retain(|t| ["pharaoh", "nile"].contains(t) || MONUMENTS.contains(t)); // R1
            player.face_up.clone_from(&player.suns);
        }
        self.start_epoch();
    }

    /// R7
    fn score(&mut self) {
        let players = self.players.iter();
        let pharaohs: Vec<usize> = players.clone().map(|p| count(&p.tiles, "pharaoh")).collect();
        let sum = |p: &Player| p.suns.iter().copied().map(usize::from).sum();
        let suns: Vec<usize> = players.map(sum).collect();
        for (seat, player) in self.players.iter_mut().enumerate() {
            let mut net = each_epoch(&player.tiles) + most_and_least(&pharaohs, seat, 5, -2);
            if self.epoch == 3 {
                net += monuments(&player.tiles) + most_and_least(&suns, seat, 5, -5);
            }
            player.score = (player.score + net).max(0); // one net sum, never below 0
        }
    }
}

/// R7, every epoch: gods, gold, river and civilizations.
fn each_epoch(tiles: &[&str]) -> i32 {
    let number = |kind| i32::try_from(count(tiles, kind)).expect("few tiles");
    let river = if number("flood") > 0 { number("flood") + number("nile") } else { 0 };
    let civilizations = CIVILIZATIONS.iter().filter(|kind| tiles.contains(kind)).count();
    2 * number("god") + 3 * number("gold") + river + [-5, 0, 0, 5, 10, 15][civilizations]
}

/// R7, after epoch 3: different monuments, and three or more of a kind.
fn monuments(tiles: &[&str]) -> i32 {
    let different = MONUMENTS.iter().filter(|kind| tiles.contains(kind)).count();
    let same = |kind: &&str| [0, 0, 0, 5, 10, 15][count(tiles, kind)];
    [0, 1, 2, 3, 4, 5, 6, 10, 15][different] + MONUMENTS.iter().map(same).sum::<i32>()
}

/// R7: what a seat gets for most or least of something; ties all, all equal nothing.
fn most_and_least(values: &[usize], seat: usize, most: i32, least: i32) -> i32 {
    let is_most = values.iter().all(|&value| value <= values[seat]);
    let is_least = values.iter().all(|&value| value >= values[seat]);
    match (is_most, is_least) {
        (true, false) => most,
        (false, true) => least,
        _ => 0,
    }
}

fn count(tiles: &[&str], kind: &str) -> usize {
    tiles.iter().filter(|&&tile| tile == kind).count()
}

fn words<T: std::fmt::Display>(verb: &str, things: &[T]) -> Vec<String> {
    things.iter().map(|thing| format!("{verb}{thing}")).collect()
}

/// Each kind once, sorted.
fn kinds(tiles: &[&'static str]) -> Vec<&'static str> {
    let mut kinds = tiles.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Takes the first tile of a kind out, if there is one.
fn remove(tiles: &mut Vec<&'static str>, kind: &str) -> Option<&'static str> {
    let place = tiles.iter().position(|&tile| tile == kind)?;
    Some(tiles.remove(place))
}
