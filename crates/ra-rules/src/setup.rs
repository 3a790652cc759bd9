//! How a game begins: which rules, and who gets which suns.

use core::{error, fmt};

use crate::{BySeat, Game, PlayerCount, Rules, Seat, SunSet, sun_sets};

/// How a game begins.
///
/// ```
/// use ra_rules::ra::{Edition, Setup, State};
/// use ra_rules::SunSet;
///
/// let deal = [SunSet::of(&[8, 7, 4, 3]), SunSet::of(&[9, 6, 5, 2])];
/// let setup = Setup::new(Edition::Of2016, &deal)?;
/// assert_eq!(State::new(&setup).table().turn().number(), 2);
///
/// let error = Setup::new(Edition::Of1999, &deal).unwrap_err();
/// assert_eq!(error.to_string(), "the rules of 1999 are for 3 to 5 players, not 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup<G: Game> {
    rules: G::Rules,
    suns: BySeat<SunSet>,
}

impl<G: Game> Setup<G> {
    /// A game by these rules, with these suns in front of the seats.
    ///
    /// # Errors
    ///
    /// [`IllegalSetup`] says what the rules or the deal do not allow.
    pub fn new(rules: G::Rules, suns: &[SunSet]) -> Result<Setup<G>, IllegalSetup<G>> {
        let suns = BySeat::try_from(suns).map_err(|_| IllegalSetup::Seats(suns.len()))?;
        let players = suns.players();
        if !rules.allow(players) {
            return Err(IllegalSetup::Players { rules, players });
        }
        for seat in players.seats() {
            if !sun_sets(players).contains(&suns[seat]) {
                return Err(IllegalSetup::NotASet { seat, players });
            }
            if suns.as_slice()[..seat.index()].contains(&suns[seat]) {
                return Err(IllegalSetup::DealtTwice(seat));
            }
        }
        Ok(Setup { rules, suns })
    }

    /// A game by these rules, with the sets of suns in the order of the rules.
    ///
    /// # Errors
    ///
    /// [`IllegalSetup`] if the rules are not made for this many players.
    pub fn standard(rules: G::Rules, players: PlayerCount) -> Result<Setup<G>, IllegalSetup<G>> {
        Setup::new(rules, sun_sets(players))
    }

    /// Which rules are played.
    #[must_use]
    pub const fn rules(&self) -> G::Rules {
        self.rules
    }

    /// The suns in front of each seat.
    #[must_use]
    pub const fn suns(&self) -> &BySeat<SunSet> {
        &self.suns
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> PlayerCount {
        self.suns.players()
    }
}

/// Why a game cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum IllegalSetup<G: Game> {
    /// Not two to five seats.
    Seats(usize),
    /// The rules are not made for this many players.
    Players { rules: G::Rules, players: PlayerCount },
    /// The suns of a seat are not one of the sets for this number of players.
    NotASet { seat: Seat, players: PlayerCount },
    /// A seat has the suns of a seat before it.
    DealtTwice(Seat),
}

impl<G: Game> fmt::Display for IllegalSetup<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalSetup::Seats(seats) => write!(f, "a game is for 2 to 5 players, not {seats}"),
            IllegalSetup::Players { rules, players } => {
                let (name, allowed) = (rules.name(), rules.players());
                let (fewest, most) = (allowed.start(), allowed.end());
                write!(f, "the rules of {name} are for {fewest} to {most} players, not {players}")
            }
            IllegalSetup::NotASet { seat, players } => {
                write!(f, "{seat} does not have one of the sets for {players} players:")?;
                for (at, set) in sun_sets(players).iter().enumerate() {
                    write!(f, "{} {set}", if at == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            IllegalSetup::DealtTwice(seat) => {
                write!(f, "{seat} has the suns of a seat before it")
            }
        }
    }
}

impl<G: Game> error::Error for IllegalSetup<G> {}
