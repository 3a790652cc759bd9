//! What holds for every request: nothing from other sites, and pages that run only what is ours.

use std::any::Any;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ra_tables::{Store, World};
use ra_view::Language;
use tokio::time::timeout;

use super::look::MOST_BYTES;
use super::outside::{Outside, text};
use super::refused::Refused;
use super::{Site, Visitor};
use crate::words::Word;

/// How long somebody may take to send what they ask.
const SENDING: Duration = Duration::from_secs(10);

/// How long an answer may take to make.
const ANSWERING: Duration = Duration::from_secs(30);

/// Nothing but our own files, no inline script or style, no frames, no foreign forms.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Refuses whatever would change something and comes from another site.
///
/// Browsers say where a request comes from: by `Sec-Fetch-Site`, and before that by `Origin`. What
/// has neither comes from no browser, and so carries nobody's cookies without their knowing.
pub async fn same_site<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_same_site(request.headers(), &site.house.outside) {
        let language = language(request.headers());
        return (StatusCode::FORBIDDEN, Word::Foreign.say(language)).into_response();
    }
    next.run(request).await
}

/// Does the request come from one of our own pages, or from no browser?
fn is_same_site(headers: &HeaderMap, outside: &Outside) -> bool {
    match text(headers, &HeaderName::from_static("sec-fetch-site")) {
        "" => outside.is_own_origin(headers),
        site => matches!(site, "same-origin" | "none"),
    }
}

/// The whole of what somebody sends, or nothing: who sends slowly keeps nobody busy.
pub async fn whole<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let refused = |status, sentence: fn(&Visitor) -> String| {
        let visitor = Visitor::stranger(&parts, &site);
        Refused::new(&visitor, status, sentence(&visitor)).into_response()
    };
    let sent = match timeout(SENDING, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(sent)) => sent,
        Ok(Err(_)) => return refused(StatusCode::PAYLOAD_TOO_LARGE, too_large),
        Err(_) => return refused(StatusCode::REQUEST_TIMEOUT, |who| who.say(Word::TooSlow)),
    };
    let headers = parts.headers.clone();
    let request = Request::from_parts(parts, Body::from(sent));
    timeout(ANSWERING, next.run(request)).await.unwrap_or_else(|_| {
        tracing::error!("a request took too long");
        (StatusCode::SERVICE_UNAVAILABLE, Word::Busy.say(language(&headers))).into_response()
    })
}

fn too_large(visitor: &Visitor) -> String {
    Word::TooLarge.with(visitor.preferences.language, [("kib", (MOST_BYTES / 1024).into())])
}

/// Adds what browsers shall keep to.
pub async fn headers<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    // Pages are somebody's own and change; a browser may go back to one, but has to ask.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    headers.insert(opener, HeaderValue::from_static("same-origin"));
    if site.house.outside.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// What to say when we have made a mistake.
#[expect(clippy::needless_pass_by_value, reason = "this is how panics are handed on")]
pub fn broken(panic: Box<dyn Any + Send>) -> Response {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    let said = said.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
    tracing::error!(said, "a request panicked");
    let sentence = Word::Broken.say(Language::ENGLISH);
    (StatusCode::INTERNAL_SERVER_ERROR, sentence).into_response()
}

/// The language that a browser asks for.
pub fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(axum::http::header::ACCEPT_LANGUAGE);
    Language::best(accepted.and_then(|value| value.to_str().ok()).unwrap_or_default())
}
