//! Both games again, slow and obvious: a second implementation, written from the rules alone (the
//! numbers R1 to R7 and P1 to P3 in the comments), that shares nothing with the engine. Tests
//! compare the two.
//!
//! This file is the table that both games share; `ra` and `priests` hold what each of them adds.
//! Tiles are names, suns are numbers, everything lies in plain vectors. Inside, seats count from 0.

mod priests;
mod ra;

/// R1: the spaces of the auction track.
const SPACES: usize = 8;

#[derive(Clone, Copy, Debug, Default)]
enum Game {
    #[default]
    Ra,
    Priests,
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
    game: Game,
    /// Names and values of the options of Priests of Ra; Ra has those that the table asks for.
    rules: Vec<(&'static str, &'static str)>,
    players: Vec<Player>,
    bag: Vec<&'static str>,
    track: Vec<&'static str>,
    ra_spaces: usize, // still free on the Ra track
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
    disasters: ra::Disasters, // only in Ra
}

/// What the tests see.
impl Slow {
    /// Ra; `suns[i]` are the suns of seat i + 1 (2 to 5 seats).
    pub fn ra(suns: &[Vec<u8>]) -> Slow {
        Slow { game: Game::Ra, rules: ra::rules(), bag: ra::bag(), ..Slow::default() }.start(suns)
    }

    /// Priests of Ra; an option that is not named has its value in the preset `manual`.
    pub fn priests(suns: &[Vec<u8>], options: &[(&str, &str)]) -> Slow {
        let rules = priests::rules(options);
        let bag = priests::bag(&rules);
        Slow { game: Game::Priests, rules, bag, ..Slow::default() }.start(suns)
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
            ("bid", sun) => self.answer(sun.parse().ok()),
            ("pass", _) => self.answer(None),
            (verb, kind) => match self.game {
                Game::Ra => ra::play(self, verb, kind),
                Game::Priests => priests::play(self, verb, kind),
            },
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

    /// The tiles of a seat (from 1), sorted by name; of two-sided tiles the sides that show.
    pub fn tiles(&self, seat: usize) -> Vec<&'static str> {
        let mut tiles = self.players[seat - 1].tiles.clone();
        tiles.sort_unstable();
        tiles
    }
}

/// Turns, auctions, ends of epochs.
impl Slow {
    fn start(mut self, suns: &[Vec<u8>]) -> Slow {
        self.centre = 1; // R2
        for suns in suns.iter().cloned() {
            let face_up = suns.clone();
            self.players.push(Player { score: 10, suns, face_up, tiles: vec![] }); // R1
        }
        self.start_epoch();
        self
    }

    /// The value of an option.
    fn rule(&self, name: &str) -> &'static str {
        self.rules.iter().find(|rule| rule.0 == name).expect("an option of the game").1
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
        self.ra_spaces = [6, 8, 9, 10][self.players.len() - 2]; // R2
        let first =
            (0..self.players.len()).max_by_key(|&seat| self.players[seat].suns.iter().max());
        self.start_turn(first.expect("a player"));
    }

    fn start_turn(&mut self, seat: usize) {
        self.turn = seat;
        let mut options = ra::god_options(self); // Priests of Ra has no god tile
        options.push("invoke".into()); // R3.2: always legal
        if self.track.len() < SPACES {
            options.push("draw".into()); // R3.2, R3.4
        }
        self.wait(Some(seat), options);
    }

    /// The next is to the left (R3.1), after an auction to the left of the caller (R4.3).
    fn end_turn(&mut self) {
        match self.players_with_suns().first() {
            Some(&seat) if self.ra_spaces > 0 => self.start_turn(seat),
            _ => self.end_epoch(), // R6; the Ra track is full here only after `last-ra auction`
        }
    }

    fn reveal(&mut self, kind: &str) {
        let tile = remove(&mut self.bag, kind).expect("a tile in the bag");
        match self.game {
            _ if tile == "ra" => self.advance_ra(),
            Game::Ra => self.lay(tile),
            Game::Priests => priests::ask_side(self, tile),
        }
    }

    /// R3.3: the drawn tile goes to the auction track, and that was the turn.
    fn lay(&mut self, tile: &'static str) {
        self.track.push(tile);
        self.end_turn();
    }

    /// R3.3: the Ra tile that fills the Ra track ends the epoch at once, unless `last-ra auction`.
    fn advance_ra(&mut self) {
        self.ra_spaces -= 1;
        if self.ra_spaces == 0 && self.rule("last-ra") == "end" {
            self.end_epoch();
        } else {
            self.start_auction(false);
        }
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
        // R4.2: on a track that is not full who invoked must bid if nobody else has; by `ra-drawer
        // must-bid` also who drew a Ra tile
        let must_bid = self.invoked || self.rule("ra-drawer") == "must-bid";
        let may_pass = !must_bid || self.track.len() == SPACES || self.best.is_some();
        if seat != self.turn || may_pass {
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
        let lot = std::mem::take(&mut self.track);
        match self.game {
            Game::Ra => ra::win(self, seat, &lot),
            Game::Priests => priests::win(self, seat, &lot),
        }
    }

    /// R6: score, clear both tracks, turn every sun face up.
    fn end_epoch(&mut self) {
        let points = match self.game {
            Game::Ra => ra::score(self),
            Game::Priests => priests::score(self),
        };
        let sum = |p: &Player| p.suns.iter().copied().map(usize::from).sum();
        let totals: Vec<usize> = self.players.iter().map(sum).collect();
        for (seat, player) in self.players.iter_mut().enumerate() {
            // R7: suns count after epoch 3; one net sum, never below 0
            let suns = if self.epoch == 3 { most_and_least(&totals, seat, 5, -5) } else { 0 };
            player.score = (player.score + points[seat] + suns).max(0);
            player.face_up.clone_from(&player.suns);
        }
        self.track.clear();
        self.start_epoch();
    }
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

/// How many tiles of a kind every seat has.
fn counts(table: &Slow, kind: &str) -> Vec<usize> {
    table.players.iter().map(|player| count(&player.tiles, kind)).collect()
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
