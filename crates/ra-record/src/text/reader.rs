//! From statements to a record: every decision is judged, every check line is checked.

use std::vec;

use ra_rules::{Action, BySeat, Game, IllegalSetup, Kind, Seat, Setup, Sun, SunSet};

use super::ReadError;
use super::lines::{Statement, statements};
use crate::record::EpochEnd;
use crate::{Commitment, Entry, Record};

/// Reads the record of a finished game.
///
/// # Errors
///
/// [`ReadError`] names the first line that is wrong, and why.
pub fn read<G: Game>(bytes: &[u8]) -> Result<Record<G>, ReadError> {
    Reader::new(bytes)?.record(false)
}

/// Reads the record of a game that may still go on: any beginning of a record is one, from the
/// line `play` on.
///
/// # Errors
///
/// As [`read`].
pub fn read_partial<G: Game>(bytes: &[u8]) -> Result<Record<G>, ReadError> {
    Reader::new(bytes)?.record(true)
}

struct Reader<'a> {
    statements: vec::IntoIter<Statement<'a>>,
    lines: usize,
}

/// What stands before `play`.
#[derive(Default)]
struct Header {
    seats: Vec<SeatLine>,
    commitment: Option<Commitment>,
}

struct SeatLine {
    line: usize,
    name: String,
    suns: SunSet,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Result<Reader<'a>, ReadError> {
        let (statements, lines) = statements(bytes)?;
        Ok(Reader { statements: statements.into_iter(), lines })
    }

    /// The next statement; `missing` says what should be there if there is none.
    fn next(&mut self, missing: &str) -> Result<Statement<'a>, ReadError> {
        let end = ReadError { line: self.lines + 1, reason: missing.to_string() };
        self.statements.next().ok_or(end)
    }

    fn record<G: Game>(mut self, partial: bool) -> Result<Record<G>, ReadError> {
        self.version()?;
        self.game::<G>()?;
        let rules = self.rules::<G>()?;
        let (header, play) = self.header()?;
        let mut record = header.begin::<G>(rules, &play)?;
        if self.play(&mut record, partial)? {
            self.seed(&mut record)?;
        }
        Ok(record)
    }

    fn version(&mut self) -> Result<(), ReadError> {
        let expected = "a record begins with ra-record 1";
        let first = self.next(expected)?;
        match first.plain() {
            ["ra-record", "1"] => Ok(()),
            ["ra-record", version] if number(version).is_some_and(|version| version > 1) => {
                Err(first
                    .error(format!("version {version} is newer than this reader's, which is 1")))
            }
            _ => Err(first.error(expected)),
        }
    }

    fn game<G: Game>(&mut self) -> Result<(), ReadError> {
        let expected = format!("expected game {}", G::NAME);
        let second = self.next(&expected)?;
        match second.plain() {
            ["game", name] if *name == G::NAME => Ok(()),
            _ => Err(second.error(expected)),
        }
    }

    fn rules<G: Game>(&mut self) -> Result<G::Rules, ReadError> {
        let expected = "expected rules and their name";
        let third = self.next(expected)?;
        match third.plain() {
            ["rules", name] => name.parse().map_err(|error| third.error(error)),
            _ => Err(third.error(expected)),
        }
    }

    /// Reads up to `play`.
    fn header(&mut self) -> Result<(Header, Statement<'a>), ReadError> {
        let mut header = Header::default();
        loop {
            let statement = self.next("expected seat, commit or play")?;
            match (statement.words.as_slice(), &statement.name) {
                (["play"], None) => return Ok((header, statement)),
                (["commit", digest], None) => header.commit(digest, &statement)?,
                (["seat", seat, "suns", suns @ ..], Some((2, name))) => {
                    header.seat(seat, name, suns, &statement)?;
                }
                (["option", ..], _) => {
                    return Err(statement.error("this game has no options"));
                }
                (["seat", ..], _) => {
                    return Err(statement.error("expected seat NUMBER \"NAME\" suns NUMBERS"));
                }
                _ => return Err(statement.error("expected seat, commit or play")),
            }
        }
    }

    /// Reads the decisions and check lines; says whether the line `end` was there.
    fn play<G: Game>(&mut self, record: &mut Record<G>, partial: bool) -> Result<bool, ReadError> {
        loop {
            let statement = match self.next("the game has not ended") {
                Err(_) if partial => return Ok(false),
                statement => statement?,
            };
            let before = *record.state();
            record.push(entry(&statement)?).map_err(|error| statement.error(error))?;
            let ply = record.entries().len();
            if let Some(end) = EpochEnd::between(&before, record.state(), ply) {
                match self.next("the scores of the epoch are missing") {
                    Err(_) if partial => return Ok(false),
                    check => end.check(&check?)?,
                }
            }
            if record.state().is_over() {
                match self.next("the line end is missing") {
                    Err(_) if partial => return Ok(false),
                    end => check_end(record, &end?)?,
                }
                return Ok(true);
            }
        }
    }

    fn seed<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), ReadError> {
        for statement in self.statements.by_ref() {
            match statement.plain() {
                ["seed", seed] if record.seed().is_none() => {
                    let seed = seed.parse().map_err(|error| statement.error(error))?;
                    record.open(seed).map_err(|error| statement.error(error))?;
                }
                _ => return Err(statement.error("after the end there is nothing but one seed")),
            }
        }
        Ok(())
    }
}

impl<'a> Statement<'a> {
    /// The words of a statement without a name; no words if it has one.
    fn plain(&self) -> &[&'a str] {
        if self.name.is_none() { &self.words } else { &[] }
    }
}

impl Header {
    fn commit(&mut self, digest: &str, statement: &Statement<'_>) -> Result<(), ReadError> {
        let commitment = digest.parse().map_err(|error| statement.error(error))?;
        match self.commitment.replace(commitment) {
            Some(_) => Err(statement.error("there is more than one commitment")),
            None => Ok(()),
        }
    }

    fn seat(
        &mut self,
        seat: &str,
        name: &str,
        suns: &[&str],
        statement: &Statement<'_>,
    ) -> Result<(), ReadError> {
        let expected = self.seats.len() + 1;
        if number(seat).is_none_or(|number| number as usize != expected) {
            return Err(statement.error(format!("expected seat {expected}")));
        }
        let list: Result<Vec<Sun>, _> = suns.iter().map(|sun| sun.parse()).collect();
        let list = list.map_err(|error| statement.error(error))?;
        let suns: SunSet = list.iter().copied().collect();
        if suns.len() as usize != list.len() {
            return Err(statement.error("a sun is named twice"));
        }
        self.seats.push(SeatLine { line: statement.line, name: name.to_string(), suns });
        Ok(())
    }

    /// The record before the first decision. An error about a seat is reported at its own line.
    fn begin<G: Game>(
        &self,
        rules: G::Rules,
        play: &Statement<'_>,
    ) -> Result<Record<G>, ReadError> {
        let suns: Vec<SunSet> = self.seats.iter().map(|seat| seat.suns).collect();
        let setup = Setup::new(rules, &suns).map_err(|error| match error {
            IllegalSetup::NotASet { seat, .. } | IllegalSetup::DealtTwice(seat) => {
                let line = self.seats[seat.index()].line;
                ReadError { line, reason: error.to_string() }
            }
            IllegalSetup::Seats(_) | IllegalSetup::Players { .. } => play.error(error),
        })?;
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let mut record = Record::new(setup, &names);
        if let Some(commitment) = self.commitment {
            record.commit(commitment);
        }
        Ok(record)
    }
}

fn entry<G: Game>(statement: &Statement<'_>) -> Result<Entry<G>, ReadError> {
    let [seat, action @ ..] = statement.plain() else {
        return Err(statement.error("a name stands only in the line of a seat"));
    };
    let seat = match (*seat, number(seat)) {
        ("epoch", _) => return Err(statement.error("no epoch has ended here")),
        ("end", _) => return Err(statement.error("the game has not ended here")),
        ("seed", _) => return Err(statement.error("a seed stands after the end")),
        (_, Some(number)) => u8::try_from(number).ok().and_then(Seat::new),
        (_, None) => return Err(statement.error("expected the number of a seat and its action")),
    };
    let seat = seat.ok_or_else(|| statement.error("seats are numbered 1 to 5"))?;
    let (action, tile) = match action {
        ["draw", tile] => {
            let tile = G::Tile::named(tile).map_err(|error| statement.error(error))?;
            (Action::Draw, Some(tile))
        }
        words => (Action::from_words(words).map_err(|error| statement.error(error))?, None),
    };
    Ok(Entry { seat, action, tile })
}

impl EpochEnd {
    fn check(&self, statement: &Statement<'_>) -> Result<(), ReadError> {
        let epoch = self.epoch.number();
        let ["epoch", number, "scores", scores @ ..] = statement.plain() else {
            let players = self.scores.players();
            let expected = format!("expected epoch {epoch} scores and {players} numbers");
            return Err(statement.error(expected));
        };
        if *number != epoch.to_string() {
            return Err(statement.error(format!("epoch {epoch} has ended here")));
        }
        check_scores(scores, &self.scores, statement)
    }
}

fn check_end<G: Game>(record: &Record<G>, statement: &Statement<'_>) -> Result<(), ReadError> {
    let table = record.state().table();
    let ["end", "scores", scores @ .., "winner", winner] = statement.plain() else {
        return Err(statement.error("expected end scores NUMBERS winner SEAT"));
    };
    check_scores(scores, table.scores(), statement)?;
    let number = table.leader().number();
    if *winner != number.to_string() {
        return Err(statement.error(format!("the winner is seat {number}")));
    }
    Ok(())
}

fn check_scores(
    words: &[&str],
    scores: &BySeat<u16>,
    statement: &Statement<'_>,
) -> Result<(), ReadError> {
    let right: Vec<String> = scores.iter().map(u16::to_string).collect();
    if words != right {
        return Err(statement.error(format!("the scores are {}", right.join(" "))));
    }
    Ok(())
}

/// Plain digits without sign or leading zero.
fn number(word: &str) -> Option<u32> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = word.len() > 1 && word.starts_with('0');
    word.parse().ok().filter(|_| plain && !leading_zero)
}
