//! The web table, without a browser.
#![expect(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod accounts;
mod advice;
mod api;
mod fuzz;
mod impressions;
mod learn;
mod limits;
mod live;
mod markup;
mod operate;
mod raw;
mod records;
mod site;
mod styles;
mod support;
