//! People with browsers that run no script.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use ra_tables::memory::Memory;
use ra_tables::{RealWorld, TableId, Tables};
use ra_web::Site;
use ra_web::site::{Limits, Outside};
use tower::ServiceExt as _;

/// A site that forgets everything.
pub type OwnSite = Site<Memory, RealWorld>;

/// A server with no table yet.
pub struct Server {
    pub site: Site<Memory, RealWorld>,
    pub router: Router,
    pub tables: Tables<Memory, RealWorld>,
}

impl Server {
    pub fn new() -> Server {
        Server::open(Outside::default(), Limits::NONE)
    }

    /// A server whose site is not the usual one.
    pub fn with(make: impl FnOnce(OwnSite) -> OwnSite) -> Server {
        let Server { site, tables, .. } = Server::new();
        let site = make(site);
        Server { router: site.clone().router(), site, tables }
    }

    /// A server as the world reaches it, within limits.
    pub fn open(outside: Outside, limits: Limits) -> Server {
        let tables = Tables::new(Memory::default(), RealWorld).with_tables_per_person(3);
        let site = Site::open(tables.clone(), outside, limits);
        Server { router: site.clone().router(), site, tables }
    }

    /// A server behind one reverse proxy.
    pub fn behind_a_proxy(limits: Limits) -> Server {
        Server::open(Outside { proxies: 1, address: None }, limits)
    }

    /// Somebody who comes for the first time.
    pub fn guest(&self) -> Guest {
        Guest::of(self.router.clone())
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn location(&self) -> &str {
        let location = self.headers.get(LOCATION);
        location.unwrap_or_else(|| panic!("{} {}", self.status, self.text)).to_str().unwrap()
    }

    pub fn table(&self) -> TableId {
        self.location().strip_prefix("/tables/").unwrap().parse().unwrap()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).expect(&self.text)
    }

    /// The value of the first field with this name.
    pub fn field(&self, name: &str) -> &str {
        let start = format!("name=\"{name}\" value=\"");
        self.text.split_once(&start).unwrap().1.split('"').next().unwrap()
    }
}

/// Somebody with cookies.
#[derive(Clone)]
pub struct Guest {
    router: Router,
    cookies: Vec<String>,
    headers: Vec<(&'static str, String)>,
}

impl Guest {
    /// Somebody who comes to this site for the first time.
    pub fn of(router: Router) -> Guest {
        Guest { router, cookies: Vec::new(), headers: Vec::new() }
    }

    /// The same, whose browser sends this too.
    pub fn with(mut self, name: &'static str, value: &str) -> Guest {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub async fn get(&mut self, address: &str) -> Answer {
        self.send(Request::get(address), Body::empty()).await
    }

    pub async fn post(&mut self, address: &str, form: &str) -> Answer {
        let kind = "application/x-www-form-urlencoded";
        self.post_as(address, kind, form.as_bytes()).await
    }

    pub async fn post_as(&mut self, address: &str, kind: &str, body: &[u8]) -> Answer {
        let request = Request::post(address).header("content-type", kind);
        self.send(request, Body::from(body.to_vec())).await
    }

    /// Sends anything; nothing if it cannot be written as a request.
    pub async fn try_send(
        &mut self,
        method: Method,
        address: &str,
        kind: &str,
        body: &[u8],
    ) -> Option<Answer> {
        let request =
            || Request::builder().method(&method).uri(address).header("content-type", kind);
        request().body(()).ok()?;
        Some(self.send(request(), Body::from(body.to_vec())).await)
    }

    pub async fn send(&mut self, request: axum::http::request::Builder, body: Body) -> Answer {
        let mut request = request.header("host", "ra.example");
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookies.join("; "));
        }
        let answer = self.router.clone().oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = answer.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            let name = pair.split('=').next().unwrap().to_owned();
            self.cookies.retain(|old| !old.starts_with(&format!("{name}=")));
            self.cookies.push(pair);
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub fn cookies(&self) -> String {
        self.cookies.join("; ")
    }
}

/// The form for a table against two bots, or for two friends.
pub const AGAINST_BOTS: &str = "game=ra&players=3&level=novice&with=bots&name=Anna&pace=brisk";
pub const WITH_A_FRIEND: &str = "game=priests&players=2&level=novice&with=friends&name=Anna";

/// Lets the bots of a server play while `story` goes on.
pub async fn with_bots<T>(server: &Server, story: impl Future<Output = T>) -> T {
    let tables = server.tables.clone();
    let bots = tokio::spawn(async move { tables.run().await });
    let told = story.await;
    bots.abort();
    told
}
