//! A table in the middle of a game, and what is played at it.
//!
//! The only place in these tests that knows how the engine is called.

use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{
    Action, Counts, Epoch, Event, Game, Kind, Next, PlayerCount, Position, Rules, Seat, Setup,
    State, Sun, SunSet, invariant,
};

/// A table that is being laid out. Seat 1 has the highest sun and is on turn.
#[derive(Clone)]
pub struct Scene<G: Game> {
    position: Position<G>,
}

/// A table that is being played at.
pub struct Play<G: Game> {
    pub state: State<G>,
    pub told: Vec<Event<G>>,
}

/// A table of Ra for so many players, with the sets of suns in the order of the rules.
pub fn table(players: usize) -> Scene<Ra> {
    laid(Edition::Of2016, players)
}

/// A table of Priests of Ra: `manual`, `published`, or a preset with options, such as
/// `manual turning=priest`.
pub fn priests(rules: &str, players: usize) -> Scene<Priests> {
    laid(variant(rules), players)
}

pub fn variant(rules: &str) -> Variant {
    let (preset, options) = rules.split_once(' ').unwrap_or((rules, ""));
    options.split_whitespace().fold(Variant::preset(preset).unwrap(), |rules, option| {
        let (name, value) = option.split_once('=').unwrap();
        rules.with_option(name, value).unwrap()
    })
}

fn laid<G: Game>(rules: G::Rules, players: usize) -> Scene<G> {
    let setup = Setup::standard(rules, PlayerCount::new(players).unwrap()).unwrap();
    Scene { position: Position::start(&setup) }
}

impl<G: Game> Scene<G> {
    /// Gives tiles to a player: `god, 2 nile`.
    #[track_caller]
    pub fn owns(mut self, seat: u8, list: &str) -> Scene<G> {
        let seat = Seat::new(seat).unwrap();
        for (face, number) in tiles(list).iter() {
            self.position.give(seat, face, number);
        }
        self
    }

    /// Lays tiles on the auction track, from the left: `nile flood`.
    #[track_caller]
    pub fn track(mut self, names: &str) -> Scene<G> {
        for name in names.split_whitespace() {
            self.position.lay(G::Face::named(name).unwrap());
        }
        self
    }

    /// Turns suns of a player face down.
    #[track_caller]
    pub fn spent(mut self, seat: usize, suns: &str) -> Scene<G> {
        let suns: SunSet = suns.parse().unwrap();
        let seat = &mut self.position.seats[seat - 1];
        seat.face_up = seat.face_up.without(suns);
        seat.face_down = seat.face_down.union(suns);
        self
    }

    /// Swaps the sun in the centre with a face-up sun of a player.
    #[track_caller]
    pub fn centre(mut self, seat: usize, sun: u8) -> Scene<G> {
        let suns = &mut self.position.seats[seat - 1].face_up;
        assert!(suns.contains(Sun::at(sun)), "the seat has the sun");
        suns.remove(Sun::at(sun));
        suns.insert(self.position.centre);
        self.position.centre = Sun::at(sun);
        self
    }

    pub fn turn(mut self, seat: u8) -> Scene<G> {
        self.position.turn = Seat::at(seat);
        self
    }

    pub fn epoch(mut self, number: u8) -> Scene<G> {
        self.position.epoch = Epoch::new(number).unwrap();
        self
    }

    pub fn score(mut self, seat: usize, score: u16) -> Scene<G> {
        self.position.seats[seat - 1].score = score;
        self
    }

    /// Takes tiles out of the game: `4 farmer/warrior`.
    #[track_caller]
    pub fn gone(mut self, list: &str) -> Scene<G> {
        for (tile, number) in tiles(list).iter() {
            assert_eq!(self.position.bag.remove(tile, number), number);
        }
        self
    }

    /// Puts Ra tiles on the Ra track.
    pub fn ra_tiles(mut self, number: u8) -> Scene<G> {
        self.position.ra_tiles = number;
        self.position.bag.remove(G::RA, number);
        self
    }

    /// The score sheet of a seat, if the epoch ended now, as lines.
    pub fn sheet(self, seat: u8) -> Vec<String> {
        let sheets = self.begin().state.sheets();
        sheets[Seat::at(seat)].rows().map(|row| row.to_string()).collect()
    }

    /// Why the position cannot be played.
    pub fn flaws(self) -> Vec<String> {
        let checked = State::try_from(&self.position);
        checked.err().map_or(Vec::new(), |error| {
            assert_eq!(error.to_string().split("; ").count(), error.flaws.len());
            error.flaws.iter().map(|flaw| flaw.reason.clone()).collect()
        })
    }

    /// Changes anything about the position.
    pub fn with(mut self, change: impl FnOnce(&mut Position<G>)) -> Scene<G> {
        change(&mut self.position);
        self
    }

    #[track_caller]
    pub fn begin(self) -> Play<G> {
        let state = State::try_from(&self.position).unwrap_or_else(|error| panic!("{error}"));
        Play { state, told: Vec::new() }
    }

    /// Begins, and plays a script such as `1 draw nile, 2 invoke, 1 pass`.
    #[track_caller]
    pub fn plays(self, script: &str) -> Play<G> {
        self.begin().plays(script)
    }

    /// Begins; see [`Play::refuses`].
    #[track_caller]
    pub fn refuses(self, words: &str, sentence: &str) -> Play<G> {
        self.begin().refuses(words, sentence)
    }

    /// Begins; see [`Play::asks`].
    #[track_caller]
    pub fn asks(self, seat: u8, legal: &str) -> Play<G> {
        self.begin().asks(seat, legal)
    }
}

impl<G: Game> Play<G> {
    #[track_caller]
    pub fn plays(mut self, script: &str) -> Play<G> {
        for line in script.split(',').map(str::trim) {
            self.step(line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            let flaws = invariant::flaws(&self.state);
            assert!(flaws.is_empty(), "after {line}: {flaws:?}");
        }
        self
    }

    /// `1 bid 4`, `1 draw` or `1 draw nile`.
    #[track_caller]
    fn step(&mut self, line: &str) -> Result<(), String> {
        let (seat, words) = line.split_once(' ').unwrap();
        let Some(asked) = self.state.asked() else { panic!("{line}: nobody is asked") };
        assert_eq!(asked.number().to_string(), seat, "{line}: another seat is asked");

        let told = &mut self.told;
        let (action, tile) = match words.strip_prefix("draw ") {
            Some(tile) => (Action::Draw, Some(G::Tile::named(tile).unwrap())),
            None => (words.parse().unwrap(), None),
        };
        self.state.act_telling(action, |event| told.push(event)).map_err(|e| e.to_string())?;
        if let Some(tile) = tile {
            let revealed = self.state.reveal_telling(tile, |event| told.push(event));
            revealed.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// The rules refuse this with these words, and nothing changes.
    #[track_caller]
    pub fn refuses(mut self, line: &str, sentence: &str) -> Play<G> {
        let (before, told) = (self.state, self.told.len());
        assert_eq!(self.step(line).expect_err(line), sentence);
        assert_eq!(self.state, before, "{line} changed something");
        assert_eq!(self.told.len(), told, "{line} told something");
        self
    }

    /// This seat is asked, and these are all its legal actions: `draw, invoke`.
    #[track_caller]
    pub fn asks(self, seat: u8, legal: &str) -> Play<G> {
        let Some(asked) = self.state.asked() else { panic!("nobody is asked") };
        let actions: Vec<String> =
            self.state.legal_actions().iter().map(|action| action.to_string()).collect();
        assert_eq!((asked.number(), actions.join(", ").as_str()), (seat, legal));
        self
    }

    /// These are all tiles of the seat.
    #[track_caller]
    pub fn has(self, seat: u8, list: &str) -> Play<G> {
        assert_eq!(self.state.tiles()[Seat::at(seat)].to_string(), list);
        self
    }

    /// The auction track from the left, `-` for a free space before the last tile.
    #[track_caller]
    pub fn track_is(self, names: &str) -> Play<G> {
        let spaces = self.state.track().spaces().map(|tile| tile.map_or("-", Kind::name));
        assert_eq!(spaces.join(" ").trim_end_matches(" -").trim_end_matches('-'), names);
        self
    }

    /// A seat's suns, face up and face down.
    #[track_caller]
    pub fn suns(self, seat: u8, face_up: &str, face_down: &str) -> Play<G> {
        let table = self.state.table();
        let seat = Seat::at(seat);
        let suns = (table.face_up()[seat].to_string(), table.face_down()[seat].to_string());
        assert_eq!(suns, (face_up.into(), face_down.into()));
        self
    }

    #[track_caller]
    pub fn centre_is(self, sun: u8) -> Play<G> {
        assert_eq!(self.state.table().centre(), Sun::at(sun));
        self
    }

    #[track_caller]
    pub fn scores(self, scores: &[u16]) -> Play<G> {
        assert_eq!(self.state.table().scores().as_slice(), scores);
        self
    }

    #[track_caller]
    pub fn epoch_is(self, number: u8) -> Play<G> {
        assert_eq!(self.state.table().epoch().number(), number);
        self
    }

    #[track_caller]
    pub fn over(self, winner: u8) -> Play<G> {
        assert_eq!(self.state.next(), Next::Over);
        assert_eq!(self.state.winner(), Some(Seat::at(winner)));
        self
    }
}

/// Reads `god, 2 nile`.
#[track_caller]
pub fn tiles<K: Kind>(list: &str) -> Counts<K> {
    let mut tiles = Counts::EMPTY;
    for part in list.split(", ").filter(|part| !part.is_empty()) {
        let (number, name) = part.split_once(' ').unwrap_or(("1", part));
        tiles.add(K::named(name).unwrap(), number.parse().unwrap());
    }
    tiles
}
