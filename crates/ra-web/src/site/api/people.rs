//! People for programs: who they are, and how strong.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use ra_tables::{
    Class, Contestant, PastGame, Person, Rating, Refusal, Store, World, clean_name, fold_name,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::Site;
use super::super::limits::Asked;
use super::super::players::{LISTED, WhichClass};
use super::caller::{Body, Caller};
use super::problem::Problem;
use super::tables::Answer;

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// 1 to 24 characters.
    #[schema(example = "Deep Nile")]
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    name: String,
    password: String,
}

/// Somebody, with the token that proves it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Introduced {
    #[serde(flatten)]
    person: PersonShape,
    /// For the header `Authorization: Bearer TOKEN`. Nobody can tell it to you again.
    #[schema(example = "5d41402abc4b2a76b9719d911017c592")]
    token: String,
}

/// Somebody.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Person)]
pub struct PersonShape {
    #[schema(example = "9b1deb4d3b7d4bad")]
    id: String,
    #[schema(example = "Deep Nile")]
    name: String,
    has_account: bool,
}

impl From<&Person> for PersonShape {
    fn from(person: &Person) -> PersonShape {
        let Person { id, name, has_account } = person;
        PersonShape { id: id.to_string(), name: name.clone(), has_account: *has_account }
    }
}

/// What everybody may know of a person.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Profile)]
pub struct ProfileShape {
    #[serde(flatten)]
    person: PersonShape,
    ratings: Vec<RatingShape>,
    /// The latest first.
    games: Vec<GameShape>,
}

/// How strong somebody is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rating)]
pub struct RatingShape {
    /// `ra` or `priests`.
    game: &'static str,
    players: u8,
    /// Everybody begins at 1500.
    points: f64,
    /// How far off it may be, nineteen times of twenty.
    margin: f64,
    /// The games that it follows from.
    games: u32,
}

impl RatingShape {
    fn of(class: Class, rating: Rating) -> RatingShape {
        RatingShape {
            game: class.title.name(),
            players: class.players as u8,
            points: rating.points(),
            margin: rating.margin(),
            games: rating.games,
        }
    }
}

/// A finished game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Game)]
pub struct GameShape {
    /// `ra` or `priests`.
    game: &'static str,
    players: u8,
    place: u8,
    score: u16,
    /// Milliseconds since the beginning of 1970.
    finished: u64,
    is_rated: bool,
}

impl From<&PastGame> for GameShape {
    fn from(game: &PastGame) -> GameShape {
        GameShape {
            game: game.class.title.name(),
            players: game.class.players as u8,
            place: game.standing.place,
            score: game.standing.score,
            finished: game.finished.0,
            is_rated: game.is_rated,
        }
    }
}

/// Somebody in a list of the strongest.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Leader)]
pub struct LeaderShape {
    /// The id of a person.
    person: Option<String>,
    /// What a person is called.
    name: Option<String>,
    /// The level of a bot.
    bot: Option<&'static str>,
    rating: RatingShape,
}

/// Register
///
/// The first thing a program does: it gets a token to act with.
#[utoipa::path(post, path = "/api/people", tag = "people", request_body = Newcomer, responses(
    (status = 201, description = "Who you are", body = Introduced),
    Problem,
))]
pub async fn register<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Body(Newcomer { name }): Body<Newcomer>,
) -> Result<(StatusCode, Json<Introduced>), Problem> {
    clean_name(&name).map_err(Refusal::from)?;
    caller.take(&site, Asked::Person, None::<()>)?;
    let (person, key) = site.tables.register(&name).await?;
    let introduced = Introduced { person: (&person).into(), token: key.to_hex() };
    Ok((StatusCode::CREATED, Json(introduced)))
}

/// Log in to an account
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, responses(
    (status = 200, description = "Who you are", body = Introduced),
    Problem,
))]
pub async fn log_in<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    caller: Caller,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Answer<Introduced> {
    caller.take(&site, Asked::Password, Some(fold_name(&name)))?;
    let (person, key) = site.tables.log_in(&name, &password).await?;
    Ok(Json(Introduced { person: (&person).into(), token: key.to_hex() }))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, description = "Who you are", body = PersonShape),
    Problem,
), security(("token" = [])))]
pub async fn me(caller: Caller) -> Answer<PersonShape> {
    Ok(Json(caller.person()?.into()))
}

/// Results and ratings of a person
#[utoipa::path(get, path = "/api/players/{id}", tag = "people", params(("id" = String, Path)), responses(
    (status = 200, description = "What everybody may know", body = ProfileShape),
    Problem,
))]
pub async fn player<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    Path(id): Path<String>,
) -> Answer<ProfileShape> {
    let unknown =
        || Problem::new(StatusCode::NOT_FOUND, "unknown-person", "there is nobody with this id");
    let id = id.parse().map_err(|_| unknown())?;
    let profile = site.tables.profile(id, LISTED).await.map_err(|why| match why {
        Refusal::UnknownPerson => unknown(),
        why => why.into(),
    })?;
    let ratings = profile.ratings.iter().map(|&(class, rating)| RatingShape::of(class, rating));
    Ok(Json(ProfileShape {
        person: (&profile.person).into(),
        ratings: ratings.collect(),
        games: profile.games.iter().map(Into::into).collect(),
    }))
}

/// The strongest
#[utoipa::path(get, path = "/api/leaders", tag = "people",
    params(("game" = Option<String>, Query, description = "`ra` or `priests`"),
        ("players" = Option<u8>, Query, description = "2 to 5", minimum = 2, maximum = 5)),
    responses(
    (status = 200, description = "The strongest first", body = [LeaderShape]),
    Problem,
))]
pub async fn leaders<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    which: Result<Query<WhichClass>, QueryRejection>,
) -> Answer<Vec<LeaderShape>> {
    let class = which.ok().and_then(|Query(which)| which.class()).ok_or_else(|| {
        let detail = "there are ratings for the games ra and priests with 2 to 5 players";
        Problem::new(StatusCode::NOT_FOUND, "unknown-class", detail)
    })?;
    let leaders = site.tables.leaders(class, LISTED).await?;
    let leaders = leaders.into_iter().map(|leader| {
        let (person, bot) = match leader.contestant {
            Contestant::Person(id) => (Some(id.to_string()), None),
            Contestant::Bot(level) => (None, Some(level.name())),
        };
        let rating = RatingShape::of(class, leader.rating);
        LeaderShape { person, name: leader.name, bot, rating }
    });
    Ok(Json(leaders.collect()))
}
