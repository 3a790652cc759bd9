//! Somebody who comes to a server to keep it busy.
#![allow(dead_code, reason = "not every program needs all of it")]

use std::net::SocketAddr;

use anyhow::{Context as _, Result, ensure};
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Somebody with a connection and a cookie.
pub struct Guest {
    server: SocketAddr,
    connection: SendRequest<Body>,
    pub cookie: String,
}

impl Guest {
    pub async fn new(server: SocketAddr) -> Result<Guest> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (connection, driver) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(driver);
        Ok(Guest { server, connection, cookie: String::new() })
    }

    /// Where it is.
    pub fn server(&self) -> SocketAddr {
        self.server
    }

    pub async fn get(&mut self, path: &str) -> Result<Response<Incoming>> {
        let request = Request::get(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie).header(ACCEPT_ENCODING, "gzip, br");
        self.connection.ready().await?;
        Ok(self.connection.send_request(request.body(Body::empty())?).await?)
    }

    pub async fn post(&mut self, path: &str, form: String) -> Result<Response<Incoming>> {
        let request = Request::post(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.connection.ready().await?;
        Ok(self.connection.send_request(request.body(Body::from(form))?).await?)
    }

    /// Makes a table for oneself and four bots, and gives its address.
    pub async fn make_table(&mut self, pace: &str) -> Result<String> {
        let form = format!("game=ra&players=5&level=novice&with=bots&name=Load&pace={pace}");
        let made = self.post("/tables", form).await?;
        ensure!(made.status() == 303, "no table: {}; is it `ra serve --no-limits`?", made.status());
        let header = |name| made.headers().get(name).and_then(|value| value.to_str().ok());
        let table = header(LOCATION).context("a table has an address")?.to_owned();
        let cookie = header(SET_COOKIE).and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.context("whoever makes a table gets a cookie")?;
        cookie.clone_into(&mut self.cookie);
        made.into_body().collect().await?;
        Ok(table)
    }

    /// Decides.
    pub async fn play(&mut self, table: &str, moment: &str, action: &str) -> Result<StatusCode> {
        let form = format!("moment={moment}&action={}", action.replace(' ', "+"));
        let played = self.post(&format!("{table}/play"), form).await?;
        let status = played.status();
        played.into_body().collect().await?;
        Ok(status)
    }

    pub async fn get_text(&mut self, path: &str) -> Result<String> {
        let request = Request::get(path).header(HOST, self.server.to_string());
        let request = request.header(COOKIE, &self.cookie).body(Body::empty())?;
        self.connection.ready().await?;
        let page = self.connection.send_request(request).await?;
        Ok(String::from_utf8(page.into_body().collect().await?.to_bytes().to_vec())?)
    }
}

/// What a calm player does of what a page offers: the moment, and the action.
pub fn offered(page: &str) -> Option<(&str, &str)> {
    let mut actions: Vec<&str> = page
        .split("name=\"action\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    actions.sort_by_key(|action| !matches!(*action, "draw" | "pass"));
    Some((between(page, "name=\"moment\" value=\"", "\"")?, actions.first()?))
}

/// The first text between two others.
pub fn between<'a>(page: &'a str, start: &str, end: &str) -> Option<&'a str> {
    page.split_once(start)?.1.split(end).next()
}

/// Load is for servers on this machine.
pub fn ensure_local(server: SocketAddr) -> Result<()> {
    ensure!(server.ip().is_loopback(), "only for servers on this machine");
    Ok(())
}
