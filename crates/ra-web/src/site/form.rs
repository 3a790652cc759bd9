//! What somebody sends.

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use ra_tables::{Store, World};
use serde::de::DeserializeOwned;

use super::refused::Refused;
use super::{MOST_FORM_BYTES, Site, Visitor};
use crate::words::Word;

/// A form with whoever sent it.
#[derive(Debug)]
pub struct Sent<T> {
    pub visitor: Visitor,
    pub form: T,
}

impl<T: DeserializeOwned, S: Store, W: World> FromRequest<Site<S, W>> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, site: &Site<S, W>) -> Result<Sent<T>, Refused> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, site).await?;
        let request = Request::from_parts(parts, body);
        match Form::<T>::from_request(request, site).await {
            Ok(Form(form)) => Ok(Sent { visitor, form }),
            Err(why) => Err(bad_form(&visitor, &why)),
        }
    }
}

fn bad_form(visitor: &Visitor, why: &FormRejection) -> Refused {
    let language = visitor.preferences.language;
    let status = why.status();
    let sentence = if status == StatusCode::PAYLOAD_TOO_LARGE {
        Word::TooLarge.with(language, [("kib", (MOST_FORM_BYTES / 1024).into())])
    } else {
        Word::BadForm.with(language, [("why", why.body_text().into())])
    };
    Refused::new(visitor, status, sentence)
}
