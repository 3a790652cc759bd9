//! How values stand in columns.

use ra_bots::Level;
use ra_record::Seed;
use ra_rules::PlayerCount;
use ra_tables::{
    Account, Bearer, Class, Contestant, Header, Leader, PastGame, Person, PersonId, Rating, Stage,
    Standing, StoreError, StoredChange, TableId, Timestamp, Title,
};

/// Numbers of databases have a sign.
pub fn table(id: TableId) -> i64 {
    id.number().cast_signed()
}

pub fn person(id: PersonId) -> i64 {
    id.number().cast_signed()
}

pub fn time(at: Timestamp) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

pub fn step(step: u32) -> i32 {
    i32::try_from(step).unwrap_or(i32::MAX)
}

pub fn stage(stage: Stage) -> i16 {
    match stage {
        Stage::Open => 0,
        Stage::Running => 1,
        Stage::Finished => 2,
    }
}

pub fn to_table(number: i64) -> TableId {
    TableId::new(number.cast_unsigned())
}

pub fn to_person(number: i64) -> PersonId {
    PersonId::new(number.cast_unsigned())
}

pub fn to_time(number: i64) -> Timestamp {
    Timestamp(u64::try_from(number).unwrap_or_default())
}

pub fn to_step(number: i32) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// The columns of a table that stay as they are.
pub type HeaderRow = (i64, String, String, Vec<u8>, bool, i64);

pub fn to_header(row: HeaderRow) -> Result<Header, StoreError> {
    let (host, host_name, settings, seed, public, created) = row;
    let seed: [u8; 32] =
        seed.try_into().map_err(|_| StoreError("a stored seed has not 32 bytes".into()))?;
    let (host, seed, created) = (to_person(host), Seed::new(seed), to_time(created));
    Ok(Header { host, host_name, settings, seed, created, public })
}

pub fn to_changes(rows: Vec<(i64, String)>) -> Vec<StoredChange> {
    let changes = rows.into_iter();
    changes.map(|(at, change)| StoredChange { at: to_time(at), change }).collect()
}

pub fn failed(error: sqlx::Error) -> StoreError {
    StoreError(error.into())
}

/// Levels of bots have the numbers that are nobody's.
pub fn contestant(contestant: Contestant) -> i64 {
    match contestant {
        Contestant::Person(id) => person(id),
        Contestant::Bot(level) => 1 + level as i64,
    }
}

pub fn to_contestant(number: i64) -> Contestant {
    let mut levels = Level::ALL.into_iter().map(Contestant::Bot);
    let bot = levels.find(|&bot| contestant(bot) == number);
    bot.unwrap_or(Contestant::Person(to_person(number)))
}

/// The name of the game and the number of players.
pub fn class(class: Class) -> (&'static str, i16) {
    (class.title.name(), i16::from(class.players as u8))
}

pub fn to_class(game: &str, players: i16) -> Result<Class, StoreError> {
    let title: Title = game.parse().map_err(|why: &str| StoreError(why.into()))?;
    let players = usize::try_from(players).ok().and_then(PlayerCount::new);
    Ok(Class { title, players: players.ok_or_else(|| StoreError("no number of players".into()))? })
}

pub fn to_standing((who, place, score): (i64, i16, i32)) -> Standing {
    let place = u8::try_from(place).unwrap_or(u8::MAX);
    let score = u16::try_from(score).unwrap_or_default();
    Standing { contestant: to_contestant(who), place, score }
}

pub fn to_rating((mean, deviation, games): (f64, f64, i32)) -> Rating {
    Rating { mean, deviation, games: u32::try_from(games).unwrap_or_default() }
}

/// Somebody: id, name, and whether they have an account.
pub type PersonRow = (i64, String, bool);

pub fn to_a_person((id, name, has_account): PersonRow) -> Person {
    Person { id: to_person(id), name, has_account }
}

pub fn to_bearer((id, name, has_account, table): (i64, String, bool, Option<i64>)) -> Bearer {
    Bearer { person: to_a_person((id, name, has_account)), table: table.map(to_table) }
}

pub fn to_account((id, name, password): (i64, String, String)) -> Account {
    Account { person: to_a_person((id, name, true)), password }
}

/// A result: table, standing, class, when, whether for ratings, and what it changed.
pub type GameRow = (i64, i64, i16, i32, String, i16, i64, bool, Option<f64>);

pub fn to_game(row: GameRow) -> Result<PastGame, StoreError> {
    let (table, who, place, score, game, players, finished, is_rated, change) = row;
    Ok(PastGame {
        table: to_table(table),
        class: to_class(&game, players)?,
        standing: to_standing((who, place, score)),
        finished: to_time(finished),
        is_rated,
        change,
    })
}

pub fn to_leader(row: (i64, Option<String>, f64, f64, i32)) -> Leader {
    let (who, name, mean, deviation, games) = row;
    let (contestant, rating) = (to_contestant(who), to_rating((mean, deviation, games)));
    Leader { contestant, name, rating }
}

pub fn to_class_rating(row: (String, i16, f64, f64, i32)) -> Result<(Class, Rating), StoreError> {
    let (game, players, mean, deviation, games) = row;
    Ok((to_class(&game, players)?, to_rating((mean, deviation, games))))
}
