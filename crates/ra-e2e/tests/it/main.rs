//! Stories of people at the web table, told in a real browser.

mod everybody;
mod narrow;
mod reconnect;
mod together;
mod troubles;
mod whole_games;
mod without_script;
