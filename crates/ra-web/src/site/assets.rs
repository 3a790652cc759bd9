//! The files that pages need.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::assets;

pub async fn asset(uri: Uri) -> Response {
    match assets::find(uri.path()) {
        Some(asset) => {
            let kept = "public, max-age=31536000, immutable";
            let headers = [(CONTENT_TYPE, asset.media_type), (CACHE_CONTROL, kept)];
            (headers, asset.contents.as_str()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
