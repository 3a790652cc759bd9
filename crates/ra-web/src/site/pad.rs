//! The score pad. Its address is all there is of it, so that nothing is kept here.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::Visitor;
use crate::pad::{Asked, Pad};
use crate::pages;
use crate::words::Word;

/// The fields of the address, in their order.
type Fields = Vec<(String, String)>;

pub async fn show(visitor: Visitor, fields: Result<Query<Fields>, QueryRejection>) -> Response {
    let language = visitor.preferences.language;
    let fields = match fields {
        Ok(Query(fields)) if fields.is_empty() => return new(&visitor, None),
        Ok(Query(fields)) => fields,
        Err(why) => return new(&visitor, Some(&why.body_text())),
    };
    let Asked { pad, press, is_new } = match Asked::read(&fields, language) {
        Ok(asked) => asked,
        Err(why) => return new(&visitor, Some(&why)),
    };
    match press.map(|press| pad.press(press, language)) {
        Some(Ok(pressed)) => Redirect::to(&pressed.address()).into_response(),
        Some(Err(why)) => page(&visitor, &pad, Some(&why)),
        None if is_new => Redirect::to(&pad.address()).into_response(),
        None => page(&visitor, &pad, None),
    }
}

fn new(visitor: &Visitor, wrong: Option<&str>) -> Response {
    let title = format!("{} · Heliopolis", visitor.say(Word::PadTitle));
    let page = pages::new_pad(&visitor.frame(&title), wrong);
    (status(wrong), page).into_response()
}

fn page(visitor: &Visitor, pad: &Pad, wrong: Option<&str>) -> Response {
    match pad.count(visitor.preferences.language) {
        // Only a link that was changed by hand holds what nobody can have.
        Err(why) => new(visitor, Some(&why)),
        Ok(counted) => {
            let title = format!("{} · Heliopolis", visitor.say(Word::PadTitle));
            let page = pages::pad(&visitor.frame(&title), pad, &counted, wrong);
            (status(wrong), page).into_response()
        }
    }
}

fn status(wrong: Option<&str>) -> StatusCode {
    if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }
}
