//! From statements to a record: every decision is judged, every check line is checked.

use ra_rules::priests::Priests;
use ra_rules::ra::Ra;
use ra_rules::{Action, BySeat, Game, IllegalSetup, Kind, Rules, Seat, Setup, Sun, SunSet};

use super::ReadError;
use super::lines::{Lines, Statement};
use crate::{AnyRecord, Commitment, Entry, EpochEnd, Record};

/// Reads the record of a finished game.
///
/// # Errors
///
/// [`ReadError`] names the first line that is wrong, and why.
pub fn read<G: Game>(bytes: &[u8]) -> Result<Record<G>, ReadError> {
    Reader::begin(bytes, false)?.record_of()
}

/// Reads the record of a game that may still go on: any beginning of a record is one, from the
/// line `play` on.
///
/// # Errors
///
/// As [`read`].
pub fn read_partial<G: Game>(bytes: &[u8]) -> Result<Record<G>, ReadError> {
    Reader::begin(bytes, true)?.record_of()
}

/// Reads the record of a finished game, whichever it is.
///
/// # Errors
///
/// As [`read`].
pub fn read_any(bytes: &[u8]) -> Result<AnyRecord, ReadError> {
    Reader::begin(bytes, false)?.any_record()
}

/// Reads the record of a game that may still go on, whichever it is.
///
/// # Errors
///
/// As [`read`].
pub fn read_any_partial(bytes: &[u8]) -> Result<AnyRecord, ReadError> {
    Reader::begin(bytes, true)?.any_record()
}

struct Reader<'a> {
    lines: Lines<'a>,
    /// May the text end before the game does?
    partial: bool,
}

/// What stands before `play`.
struct Header<R> {
    rules: R,
    options: Vec<String>,
    seats: Vec<SeatLine>,
    commitment: Option<Commitment>,
}

struct SeatLine {
    line: usize,
    name: String,
    suns: SunSet,
}

impl<'a> Reader<'a> {
    /// A reader that has seen what every record begins with.
    fn begin(bytes: &'a [u8], partial: bool) -> Result<Reader<'a>, ReadError> {
        let mut reader = Reader { lines: Lines::new(bytes), partial };
        reader.version()?;
        Ok(reader)
    }

    /// The next statement; `missing` says what should be there if there is none.
    fn next(&mut self, missing: &str) -> Result<Statement<'a>, ReadError> {
        let statement = self.lines.next()?;
        statement
            .ok_or_else(|| ReadError { line: self.lines.read + 1, reason: missing.to_string() })
    }

    /// The next statement of the game, or `None` where a partial record may end.
    fn next_of_play(&mut self, missing: &str) -> Result<Option<Statement<'a>>, ReadError> {
        match self.lines.next()? {
            None if self.partial => Ok(None),
            Some(statement) => Ok(Some(statement)),
            None => self.next(missing).map(Some),
        }
    }

    fn record_of<G: Game>(mut self) -> Result<Record<G>, ReadError> {
        let expected = format!("expected game {}", G::NAME);
        let second = self.next(&expected)?;
        match second.plain() {
            ["game", name] if *name == G::NAME => self.record(),
            _ => Err(second.error(expected)),
        }
    }

    fn any_record(mut self) -> Result<AnyRecord, ReadError> {
        let expected = format!("expected game {} or game {}", Ra::NAME, Priests::NAME);
        let second = self.next(&expected)?;
        match second.plain() {
            ["game", Ra::NAME] => self.record().map(AnyRecord::Ra),
            ["game", Priests::NAME] => self.record().map(AnyRecord::Priests),
            _ => Err(second.error(expected)),
        }
    }

    /// Reads what follows the name of the game.
    fn record<G: Game>(mut self) -> Result<Record<G>, ReadError> {
        let rules = self.rules::<G>()?;
        let (header, play) = self.header(rules)?;
        let mut record = header.begin::<G>(&play)?;
        if self.play(&mut record)? {
            self.seed(&mut record)?;
        }
        Ok(record)
    }

    fn version(&mut self) -> Result<(), ReadError> {
        let expected = "a record begins with ra-record 1";
        let first = self.next(expected)?;
        match first.plain() {
            ["ra-record", "1"] => Ok(()),
            ["ra-record", version, ..] if is_number(version) && !["0", "1"].contains(version) => {
                let newer = format!("version {version} is newer than this reader's, which is 1");
                Err(first.error(newer))
            }
            _ => Err(first.error(expected)),
        }
    }

    fn rules<G: Game>(&mut self) -> Result<G::Rules, ReadError> {
        let expected = "expected rules and their name";
        let third = self.next(expected)?;
        match third.plain() {
            ["rules", name] => G::Rules::preset(name).map_err(|error| third.error(error)),
            _ => Err(third.error(expected)),
        }
    }

    /// Reads up to `play`.
    fn header<R: Rules>(&mut self, rules: R) -> Result<(Header<R>, Statement<'a>), ReadError> {
        let expected = "expected seat, option, commit or play";
        let mut header = Header { rules, options: Vec::new(), seats: Vec::new(), commitment: None };
        loop {
            let statement = self.next(expected)?;
            match (statement.words.as_slice(), &statement.name) {
                (["play"], None) => return Ok((header, statement)),
                (["commit", digest], None) => header.commit(digest, &statement)?,
                (["option", name, value], None) => header.option(name, value, &statement)?,
                (["seat", seat, "suns", suns @ ..], Some((2, name))) => {
                    header.seat(seat, name, suns, &statement)?;
                }
                (["option", ..], _) => return Err(statement.error("expected option NAME VALUE")),
                (["seat", ..], _) => {
                    return Err(statement.error("expected seat NUMBER \"NAME\" suns NUMBERS"));
                }
                _ => return Err(statement.error(expected)),
            }
        }
    }

    /// Reads the decisions and check lines; says whether the line `end` was there.
    fn play<G: Game>(&mut self, record: &mut Record<G>) -> Result<bool, ReadError> {
        while !record.state().is_over() {
            let Some(statement) = self.next_of_play("the game has not ended")? else {
                return Ok(false);
            };
            let before = *record.state();
            record.push(entry(&statement)?).map_err(|error| statement.error(error))?;
            let ply = record.entries().len();
            if let Some(end) = EpochEnd::between(&before, record.state(), ply) {
                match self.next_of_play("the scores of the epoch are missing")? {
                    Some(check) => end.check(&check)?,
                    None => return Ok(false),
                }
            }
        }
        match self.next_of_play("the line end is missing")? {
            Some(end) => check_end(record, &end).map(|()| true),
            None => Ok(false),
        }
    }

    fn seed<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), ReadError> {
        while let Some(statement) = self.lines.next()? {
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

impl<R: Rules> Header<R> {
    fn commit(&mut self, digest: &str, statement: &Statement<'_>) -> Result<(), ReadError> {
        let commitment = digest.parse().map_err(|error| statement.error(error))?;
        match self.commitment.replace(commitment) {
            Some(_) => Err(statement.error("there is more than one commitment")),
            None => Ok(()),
        }
    }

    fn option(
        &mut self,
        name: &str,
        value: &str,
        statement: &Statement<'_>,
    ) -> Result<(), ReadError> {
        let rules = self.rules.with_option(name, value);
        self.rules = rules.map_err(|error| statement.error(error))?;
        if self.options.iter().any(|known| known == name) {
            return Err(statement.error(format!("the option {name} stands twice")));
        }
        self.options.push(name.to_string());
        Ok(())
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
    fn begin<G: Game<Rules = R>>(&self, play: &Statement<'_>) -> Result<Record<G>, ReadError> {
        let suns: Vec<SunSet> = self.seats.iter().map(|seat| seat.suns).collect();
        let setup =
            Setup::new(self.rules, &suns).map_err(|error: IllegalSetup<G>| match error {
                IllegalSetup::NotASet { seat, .. } | IllegalSetup::DealtTwice(seat) => {
                    let line = self.seats[seat.index()].line;
                    ReadError { line, reason: error.to_string() }
                }
                IllegalSetup::Seats(_) | IllegalSetup::Players { .. } => play.error(error),
            })?;
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        Ok(Record::new(setup, &names, self.commitment))
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

fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|_| is_number(word))
}

/// Plain digits without sign or leading zero.
fn is_number(word: &str) -> bool {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    digits && (word == "0" || !word.starts_with('0'))
}
