//! The web table, without a browser.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod accounts;
mod advice;
mod api;
mod learn;
mod live;
mod markup;
mod records;
mod site;
mod support;
