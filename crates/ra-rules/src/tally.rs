//! Scores of a game that is played elsewhere: only what everybody has at the end of each epoch is
//! known.

use core::{error, fmt};

use crate::{
    BySeat, Counts, Ending, Epoch, Event, Game, IllegalSetup, Kind, PlayerCount, Seat, Setup,
    Sheet, State, Sun, SunSet, Table, sun_sets,
};

/// Counts the epochs of a game one after the other, from what lies in front of everybody.
///
/// ```
/// use ra_rules::ra::{Edition, Ra, Tile};
/// use ra_rules::{BySeat, Holding, PlayerCount, Tally};
///
/// let mut tally = Tally::<Ra>::new(Edition::Of2022, PlayerCount::Two)?;
/// let mut holdings = BySeat::from_fn(PlayerCount::Two, |_| Holding::default());
/// holdings.iter_mut().for_each(|holding| holding.tiles.add(Tile::Gold, 2));
/// // Two gold, and no civilization at all.
/// assert_eq!(tally.count(&holdings)?.map(|sheet| sheet.after()).as_slice(), [11, 11]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tally<G: Game> {
    /// A table at which only the ends of epochs happen. Its bag and its suns are nobody's, so it is
    /// not for others to see.
    state: State<G>,
    /// The tiles that players have got so far.
    taken: Counts<G::Tile>,
}

/// What a player has when an epoch ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding<G: Game> {
    /// The tiles, with those kept from earlier epochs.
    pub tiles: Counts<G::Face>,
    /// All suns, face up and face down. They count in the third epoch alone.
    pub suns: SunSet,
}

impl<G: Game> Default for Holding<G> {
    fn default() -> Holding<G> {
        Holding { tiles: Counts::EMPTY, suns: SunSet::EMPTY }
    }
}

impl<G: Game> Tally<G> {
    /// A game by these rules before its first epoch is counted.
    ///
    /// # Errors
    ///
    /// [`IllegalSetup`] if the rules are not made for this many players.
    pub fn new(rules: G::Rules, players: PlayerCount) -> Result<Tally<G>, IllegalSetup<G>> {
        let setup = Setup::standard(rules, players)?;
        Ok(Tally { state: State::new(&setup), taken: Counts::EMPTY })
    }

    /// Which rules are played.
    #[must_use]
    pub const fn rules(&self) -> G::Rules {
        self.state.rules()
    }

    /// The epoch that is counted next; the third when all are.
    #[must_use]
    pub const fn epoch(&self) -> Epoch {
        self.state.table().epoch()
    }

    /// Everybody's points so far.
    #[must_use]
    pub const fn scores(&self) -> &BySeat<u16> {
        self.state.table().scores()
    }

    /// The table at the end, with the ranking, once all epochs are counted.
    #[must_use]
    pub fn outcome(&self) -> Option<&Table> {
        self.is_over().then(|| self.state.table())
    }

    /// What everybody has kept from the epochs before.
    #[must_use]
    pub const fn kept(&self) -> &BySeat<Counts<G::Face>> {
        self.state.tiles()
    }

    /// Are all epochs counted?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// Counts the next epoch; after the last one nothing is scored any more.
    ///
    /// # Errors
    ///
    /// [`IllegalHolding`] says what nobody can have; then nothing is counted.
    pub fn count(
        &mut self,
        holdings: &BySeat<Holding<G>>,
    ) -> Result<BySeat<Sheet<G>>, IllegalHolding<G>> {
        if self.is_over() {
            return Ok(self.state.sheets());
        }
        let players = self.scores().players();
        if holdings.players() != players {
            return Err(IllegalHolding::Seats { there: holdings.players(), players });
        }
        check_suns(holdings)?;
        self.taken = self.taken_with(holdings)?;
        self.state.tiles = holdings.map(|holding| holding.tiles);
        self.state.table.face_up = holdings.map(|holding| holding.suns);
        let mut sheets = holdings.map(|_| Sheet::default());
        self.state.end_epoch(Ending::Suns, &mut |event| {
            if let Event::Scored { seat, sheet } = event {
                sheets[seat] = sheet;
            }
        });
        Ok(sheets)
    }

    /// The tiles that players have got so far, if they have these now: whatever they have beyond
    /// what they kept came out of the bag.
    fn taken_with(
        &self,
        holdings: &BySeat<Holding<G>>,
    ) -> Result<Counts<G::Tile>, IllegalHolding<G>> {
        let mut taken = self.taken;
        for &tile in G::Tile::ALL {
            let of = |tiles: &Counts<G::Face>| {
                let shown = tiles.iter().filter(|&(face, _)| G::tile_of(face) == tile);
                shown.map(|(_, number)| usize::from(number)).sum::<usize>()
            };
            let gain = |seat| of(&holdings[seat].tiles).saturating_sub(of(&self.kept()[seat]));
            let there = usize::from(taken[tile]) + holdings.seats().map(gain).sum::<usize>();
            let copies = G::copies(self.rules(), tile);
            match u8::try_from(there) {
                Ok(there) if there <= copies => taken[tile] = there,
                _ => return Err(IllegalHolding::TooMany { tile, there, copies }),
            }
        }
        Ok(taken)
    }
}

/// No sun is in two places, and nobody has more than were dealt. Fewer are not known yet.
fn check_suns<G: Game>(holdings: &BySeat<Holding<G>>) -> Result<(), IllegalHolding<G>> {
    let players = holdings.players();
    let in_play = sun_sets(players).iter().fold(SunSet::of(&[1]), |all, &set| all.union(set));
    let dealt = sun_sets(players)[0].len();
    let mut seen = SunSet::EMPTY;
    for seat in holdings.seats() {
        let suns = holdings[seat].suns;
        if let Some(sun) = suns.without(in_play).highest() {
            return Err(IllegalHolding::NoSuchSun { sun, players });
        }
        if let Some(sun) = suns.iter().find(|&sun| seen.contains(sun)) {
            return Err(IllegalHolding::SunTwice(sun));
        }
        if suns.len() > dealt {
            return Err(IllegalHolding::TooManySuns { seat, dealt });
        }
        seen = seen.union(suns);
    }
    Ok(())
}

/// Why nobody can have this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum IllegalHolding<G: Game> {
    /// The table has more or fewer seats.
    Seats { there: PlayerCount, players: PlayerCount },
    /// Players got more copies of a tile than there are.
    TooMany { tile: G::Tile, there: usize, copies: u8 },
    /// The table has no such sun.
    NoSuchSun { sun: Sun, players: PlayerCount },
    /// Two players have the same sun.
    SunTwice(Sun),
    /// A player has more suns than were dealt.
    TooManySuns { seat: Seat, dealt: u32 },
}

impl<G: Game> fmt::Display for IllegalHolding<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalHolding::TooMany { tile, there, copies } => {
                write!(f, "{there} {tile} where the box has {copies}")
            }
            IllegalHolding::Seats { there, players } => {
                write!(f, "{there} players have something at a table of {players}")
            }
            IllegalHolding::NoSuchSun { sun, players } => {
                write!(f, "sun {sun} does not belong to a table of {players}")
            }
            IllegalHolding::SunTwice(sun) => write!(f, "two players have sun {sun}"),
            IllegalHolding::TooManySuns { seat, dealt } => {
                write!(f, "{seat} has more than {dealt} suns")
            }
        }
    }
}

impl<G: Game> error::Error for IllegalHolding<G> {}
