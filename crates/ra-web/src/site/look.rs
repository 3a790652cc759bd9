//! Records that somebody brings to look at. The address holds the whole record, so nothing is kept
//! here and every link works for ever.

use std::io::{Read, Write};

use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use maud::Markup;
use ra_record::{AnyRecord, json, text};
use ra_tables::{Store, World, clean_name};
use ra_view::{Viewer, view_at};

use super::refused::Refused;
use super::tables::Past;
use super::{Site, Visitor};
use crate::pages::{self, Replay};
use crate::table::TablePage;
use crate::words::Word;

/// The largest record, in bytes.
pub const MOST_BYTES: usize = 256 * 1024;

/// The longest address that servers and proxies take well, in bytes.
const LONGEST_ADDRESS: usize = 32 * 1024;

pub async fn ask(visitor: Visitor) -> Markup {
    let title = visitor.say(Word::LookTitle);
    pages::look(&visitor.frame(&title), None)
}

pub async fn open(visitor: Visitor, form: Result<Multipart, MultipartRejection>) -> Response {
    let brought = match form {
        Ok(form) => brought(form).await,
        Err(why) => Err(why.body_text()),
    };
    let judged = brought.and_then(|text| read(&text, &visitor));
    let address = judged.and_then(|record| match pack(&record.to_text()) {
        packed if packed.len() <= LONGEST_ADDRESS => Ok(format!("/look/{packed}")),
        _ => Err(too_large(&visitor)),
    });
    match address {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(why) => {
            let title = visitor.say(Word::LookTitle);
            let page = pages::look(&visitor.frame(&title), Some(&why));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    }
}

/// The text of the form: the file if there is one, or what was typed.
async fn brought(mut form: Multipart) -> Result<String, String> {
    let mut text = String::new();
    while let Some(field) = form.next_field().await.map_err(|why| why.body_text())? {
        let brought = field.text().await.map_err(|why| why.body_text())?;
        if !brought.trim().is_empty() && text.is_empty() {
            text = brought;
        }
    }
    Ok(text)
}

/// Reads a record in either format; an error says what is wrong, and where.
fn read(brought: &str, visitor: &Visitor) -> Result<AnyRecord, String> {
    let record = if brought.trim_start().starts_with('{') {
        json::read_any_record(brought).map_err(|why| why.to_string())?
    } else {
        text::read_any_partial(brought.as_bytes()).map_err(|why| {
            let about = [("line", why.line.into()), ("why", why.reason.into())];
            Word::LookLine.with(visitor.preferences.language, about)
        })?
    };
    // A name is shown many times, so it is as short and plain as at our own tables.
    let names = match &record {
        AnyRecord::Ra(record) => record.names(),
        AnyRecord::Priests(record) => record.names(),
    };
    if names.iter().any(|name| clean_name(name).as_deref() != Ok(name)) {
        return Err(visitor.say(Word::RefusalName));
    }
    Ok(record)
}

fn too_large(visitor: &Visitor) -> String {
    let kib = LONGEST_ADDRESS / 1024;
    Word::TooLarge.with(visitor.preferences.language, [("kib", kib.into())])
}

/// A text as part of an address.
fn pack(text: &str) -> String {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    URL_SAFE_NO_PAD.encode(packed.expect("memory takes everything"))
}

/// The text in an address; `None` if there is none, or one that is too long.
fn unpack(packed: &str) -> Option<String> {
    let packed = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let most = u64::try_from(MOST_BYTES).ok()?;
    let mut text = String::new();
    DeflateDecoder::new(packed.as_slice()).take(most + 1).read_to_string(&mut text).ok()?;
    Some(text).filter(|text| text.len() <= MOST_BYTES)
}

/// The record in an address.
pub fn find(visitor: &Visitor, packed: &str) -> Result<AnyRecord, Refused> {
    let record = unpack(packed).and_then(|text| read(&text, visitor).ok());
    record.ok_or_else(|| Refused::new(visitor, StatusCode::NOT_FOUND, visitor.say(Word::LookBad)))
}

pub async fn show<S: Store, W: World>(
    State(site): State<Site<S, W>>,
    visitor: Visitor,
    Path(packed): Path<String>,
    Query(past): Query<Past>,
) -> Result<Markup, Refused> {
    let record = find(&visitor, &packed)?;
    let ply = past.ply().unwrap_or_default();
    let view = view_at(&record, ply, Viewer::Watcher, visitor.preferences.options(false));
    let page = TablePage::to_look_at(&view);
    let reviewed = site.advisor.known_review(&record);
    let review = format!("/look/{packed}/review");
    let replay = Replay {
        ply: view.table.ply,
        last: view.table.last_ply,
        has_table: false,
        review: Some(&review).filter(|_| view.table.last_ply > 0),
        judged: reviewed.map(|review| pages::judged(&review, &record, &view)),
    };
    let title = pages::title(&page);
    Ok(pages::replay(&visitor.frame(&title), &page, &replay))
}
