//! Stories of people at the web table, told in a real browser.

mod accounts;
mod advice;
mod around;
mod conveniences;
mod everybody;
mod foreign;
mod geometry;
mod german;
mod keyboard;
mod layout;
mod learn;
mod motion;
mod narrow;
mod reconnect;
mod replay;
mod shift;
mod thumb;
mod together;
mod troubles;
mod undone;
mod whole_games;
mod without_script;
