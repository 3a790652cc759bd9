//! The pieces: tiles, suns, and the icons of the page.

mod icon;
mod sun;
mod tile;

pub use icon::{icon, symbol};
pub use sun::{Side, sun, sun_face};
pub use tile::{Look, Material, strokes, tile};

/// Where the pages find the pictures of all pieces.
pub(crate) fn symbols() -> &'static str {
    crate::assets::address("tiles.svg")
}
