//! Who asks, and how they like their answers.

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::Method;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, HeaderMap};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use ra_tables::{
    Bearer, Person, Refusal, Secret, SecretDigest, Store, Table, TableId, World, clean_name,
};

use super::Site;
use super::limits::Asked;
use super::outside::{Address, text};
use super::refused::Refused;
use crate::pages::Frame;
use crate::preferences::{Preferences, Ticked};
use crate::words::Word;

/// Proves who somebody is.
const SECRET: &str = "heliopolis";

/// Keeps how somebody likes their pages.
const PREFERENCES: &str = "heliopolis-preferences";

/// Keeps which table is somebody's first game.
const LESSON: &str = "heliopolis-lesson";

/// Names for people who have not chosen one.
const NAMES: [&str; 12] = [
    "Ankhesen", "Bak", "Djer", "Hori", "Ipuy", "Kawit", "Maya", "Nebet", "Pepi", "Sabu", "Teti",
    "Userhat",
];

/// Somebody who asks for something.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if they have a name here.
    pub person: Option<Person>,
    /// The key by which they are known.
    pub key: Option<Secret>,
    /// How they like their pages.
    pub preferences: Preferences,
    /// The page that they ask for.
    pub path: String,
    /// The scheme and host by which they know the server.
    pub origin: String,
    /// The table at which they learn to play.
    pub lesson: Option<TableId>,
    /// Does a program ask, which wants JSON?
    pub is_program: bool,
    /// Does a script ask, which wants a sentence and no page?
    pub is_script: bool,
    /// Where they come from.
    pub address: Address,
    /// What they say to prove who they are.
    pub(super) secret: Option<SecretDigest>,
}

impl Visitor {
    /// Somebody of whom nothing is known but what they say.
    pub(super) fn stranger<S, W>(parts: &Parts, site: &Site<S, W>) -> Visitor {
        let jar = CookieJar::from_headers(&parts.headers);
        let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |OriginalUri(uri)| uri);
        let page = uri.path_and_query().map_or("/", |path| path.as_str());
        let outside = &site.house.outside;
        Visitor {
            person: None,
            key: None,
            preferences: preferences(&jar, &parts.headers),
            path: if parts.method == Method::GET { page } else { "/" }.to_owned(),
            origin: outside.origin(parts, uri),
            lesson: jar.get(LESSON).and_then(|cookie| cookie.value().parse().ok()),
            is_program: uri.path().starts_with("/api/"),
            is_script: text(&parts.headers, &ACCEPT).starts_with("text/plain"),
            address: outside.client(&parts.headers, &parts.extensions),
            secret: secret(&jar).map(|secret| secret.digest()),
        }
    }

    /// The frame of a page for this visitor.
    pub fn frame<'a>(&'a self, title: &'a str) -> Frame<'a> {
        Frame {
            preferences: &self.preferences,
            name: self.person.as_ref().map(|person| person.name.as_str()),
            path: &self.path,
            origin: &self.origin,
            title,
            about: None,
            live: None,
            plays: false,
            refresh: None,
            teaches: false,
        }
    }

    /// A word in the language of the visitor.
    pub fn say(&self, word: Word) -> String {
        word.say(self.preferences.language).into_owned()
    }

    /// What the visitor is called, or might be: always the same for the same number.
    pub fn name(&self, number: u64) -> &str {
        let some = usize::try_from(number % 12).unwrap_or_default();
        self.person.as_ref().map_or(NAMES[some], |person| &person.name)
    }

    /// A cookie that lasts, and that neither scripts nor other sites can use.
    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        let mut cookie = Cookie::new(name, value);
        cookie.set_path("/");
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(self.origin.starts_with("https:"));
        cookie.make_permanent();
        cookie
    }

    /// The cookie to know somebody by.
    pub fn known_by(&self, key: &Secret) -> CookieJar {
        CookieJar::new().add(self.cookie(SECRET, key.to_hex()))
    }

    /// Makes a browser forget who it belongs to.
    pub fn forgotten(&self) -> CookieJar {
        let mut cookie = self.cookie(SECRET, String::new());
        cookie.make_removal();
        CookieJar::new().add(cookie)
    }

    /// Is this table the visitor's first game?
    pub fn learns_at(&self, table: &Table) -> bool {
        self.lesson == Some(table.id())
    }

    /// The cookie that keeps which table is the visitor's first game.
    pub fn learning_at(&self, table: &Table) -> Cookie<'static> {
        self.cookie(LESSON, table.id().to_string())
    }

    /// The cookie that ends all lessons.
    pub fn learning_nowhere(&self) -> Cookie<'static> {
        let mut cookie = self.cookie(LESSON, String::new());
        cookie.make_removal();
        cookie
    }

    /// The cookie that keeps what was ticked.
    pub fn preferring(&self, ticked: &Ticked) -> CookieJar {
        let text = serde_json::to_vec(ticked).expect("preferences are plain data");
        CookieJar::new().add(self.cookie(PREFERENCES, hex::encode(text)))
    }
}

impl<S: Store, W: World> Site<S, W> {
    /// The visitor as a person, by whatever name: theirs, or this one if they have none.
    pub(super) async fn known(
        &self,
        visitor: &Visitor,
        name: &str,
    ) -> Result<(Person, CookieJar), Refused> {
        match &visitor.person {
            Some(person) => Ok((person.clone(), CookieJar::new())),
            None => self.introduce(visitor, name).await,
        }
    }

    /// The visitor as a person, by the name that they give, and the cookie to know them by.
    pub(super) async fn introduce(
        &self,
        visitor: &Visitor,
        name: &str,
    ) -> Result<(Person, CookieJar), Refused> {
        let refused = |why| Refused::by(visitor, None, &why);
        match &visitor.person {
            Some(person) if person.name == name => Ok((person.clone(), CookieJar::new())),
            Some(person) => {
                let person = self.tables.rename(person, name).await.map_err(refused)?;
                Ok((person, CookieJar::new()))
            }
            None => {
                clean_name(name).map_err(|why| refused(why.into()))?;
                self.take(Asked::Person, visitor)?;
                let (person, secret) = self.tables.register(name).await.map_err(refused)?;
                Ok((person, visitor.known_by(&secret)))
            }
        }
    }
}

impl<S: Store, W: World> FromRequestParts<Site<S, W>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, site: &Site<S, W>) -> Result<Visitor, Refused> {
        let mut visitor = Visitor::stranger(parts, site);
        if let Some(secret) = secret(&CookieJar::from_headers(&parts.headers)) {
            // Somebody who cannot be found out just now must not become somebody else.
            match site.tables.identify(&secret).await {
                // Programs have keys for a single table; those open no page.
                Ok(Bearer { person, table: None }) => visitor.person = Some(person),
                Ok(_) | Err(Refusal::UnknownPerson) => {}
                Err(why) => return Err(Refused::by(&visitor, None, &why)),
            }
            visitor.key = visitor.person.is_some().then_some(secret);
        }
        Ok(visitor)
    }
}

fn secret(jar: &CookieJar) -> Option<Secret> {
    jar.get(SECRET)?.value().parse().ok()
}

fn preferences(jar: &CookieJar, headers: &HeaderMap) -> Preferences {
    let accepted = text(headers, &ACCEPT_LANGUAGE);
    let kept = jar.get(PREFERENCES).and_then(|cookie| hex::decode(cookie.value()).ok());
    let ticked: Option<Ticked> = kept.and_then(|kept| serde_json::from_slice(&kept).ok());
    match ticked {
        Some(ticked) => Preferences::of(&ticked, accepted),
        None => Preferences::new(ra_view::Language::best(accepted)),
    }
}
