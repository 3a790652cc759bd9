//! What holds for every request: nothing from other sites, and pages that run only what is ours.

use std::any::Any;

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ra_view::Language;

use crate::words::Word;

/// Nothing but our own files, no inline script or style, no frames, no foreign forms.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Refuses whatever would change something and comes from another site.
///
/// Browsers say where a request comes from: by `Sec-Fetch-Site`, and before that by `Origin`. What
/// has neither comes from no browser, and so carries nobody's cookies without their knowing.
pub async fn same_site(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_same_site(request.headers()) {
        let language = language(request.headers());
        return (StatusCode::FORBIDDEN, Word::Foreign.say(language)).into_response();
    }
    next.run(request).await
}

/// Does the request come from one of our own pages, or from no browser?
pub fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let fetched = text(&HeaderName::from_static("sec-fetch-site"));
    if let Some(site) = fetched {
        return matches!(site, "same-origin" | "none");
    }
    is_own_origin(headers)
}

/// Is the origin that the request names, if any, the host that it was sent to?
pub fn is_own_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin == host)
}

/// Adds what browsers shall keep to.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    // Pages are somebody's own and change; a browser may go back to one, but has to ask.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    headers.insert(opener, HeaderValue::from_static("same-origin"));
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
