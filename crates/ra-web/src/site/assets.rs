//! The files that pages need.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::guard::language;
use crate::assets;
use crate::words::Word;

pub async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let Some(asset) = assets::find(uri.path()) else {
        let sentence = Word::NotFound.say(language(&headers));
        return (StatusCode::NOT_FOUND, sentence).into_response();
    };
    let described = [
        (CONTENT_TYPE, asset.media_type),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (VARY, "accept-encoding"),
    ];
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let takes_gzip = accepted.is_some_and(|accepted| accepted.contains("gzip"));
    match &asset.gzip {
        Some(gzip) if takes_gzip => {
            (described, [(CONTENT_ENCODING, "gzip")], gzip.as_slice()).into_response()
        }
        _ => (described, asset.contents.as_slice()).into_response(),
    }
}
