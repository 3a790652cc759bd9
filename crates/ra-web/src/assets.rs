//! The files that pages need besides themselves, built into the binary.
//!
//! An address names the contents, so that a browser never asks twice and never has the wrong ones.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use ra_view::Language;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::words::Word;

/// The colour of the head of a page, for browsers that paint their own frame in it.
pub const THEME_LIGHT: &str = "#f6eeda";

/// The same by night.
pub const THEME_DARK: &str = "#121c29";

/// A file for browsers.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Asset {
    pub address: String,
    pub media_type: &'static str,
    pub contents: Vec<u8>,
    /// The contents packed as small as gzip can, once for all who ask; pictures are packed already.
    pub gzip: Option<Vec<u8>>,
}

/// In the order of the layers; within one, no file depends on another.
const STYLES: [&str; 32] = [
    include_str!("../assets/style/tokens.css"),
    include_str!("../assets/style/values.css"),
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/pieces/button.css"),
    include_str!("../assets/style/pieces/common.css"),
    include_str!("../assets/style/pieces/disc.css"),
    include_str!("../assets/style/pieces/games.css"),
    include_str!("../assets/style/pieces/held.css"),
    include_str!("../assets/style/pieces/sun.css"),
    include_str!("../assets/style/pieces/take.css"),
    include_str!("../assets/style/pieces/tile.css"),
    include_str!("../assets/style/table/advice.css"),
    include_str!("../assets/style/table/bar.css"),
    include_str!("../assets/style/table/holdings.css"),
    include_str!("../assets/style/table/lot.css"),
    include_str!("../assets/style/table/motion.css"),
    include_str!("../assets/style/table/seat.css"),
    include_str!("../assets/style/table/sheet.css"),
    include_str!("../assets/style/table/side.css"),
    include_str!("../assets/style/table/sky.css"),
    include_str!("../assets/style/table/table.css"),
    include_str!("../assets/style/pages/api.css"),
    include_str!("../assets/style/pages/end.css"),
    include_str!("../assets/style/pages/frame.css"),
    include_str!("../assets/style/pages/learn.css"),
    include_str!("../assets/style/pages/look.css"),
    include_str!("../assets/style/pages/open.css"),
    include_str!("../assets/style/pages/pad.css"),
    include_str!("../assets/style/pages/people.css"),
    include_str!("../assets/style/pages/replay.css"),
    include_str!("../assets/style/pages/review.css"),
    include_str!("../assets/style/pages/start.css"),
];

/// One module: all share their names.
const SCRIPTS: [&str; 16] = [
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/pieces.js"),
    include_str!("../assets/script/parts.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/toast.js"),
    include_str!("../assets/script/playing.js"),
    include_str!("../assets/script/hints.js"),
    include_str!("../assets/script/turn.js"),
    include_str!("../assets/script/sound.js"),
    include_str!("../assets/script/clocks.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/pad.js"),
    include_str!("../assets/script/review.js"),
    include_str!("../assets/script/share.js"),
    include_str!("../assets/script/ready.js"),
];

const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// What browsers make of us when somebody keeps us beside their apps.
pub const MANIFEST: &str = "app.webmanifest";

/// The picture that a link to us shows in a chat.
pub const PREVIEW: &str = "preview.png";

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let texts = [
        ("style.css", "text/css", STYLES.concat()),
        ("script.js", "text/javascript", SCRIPTS.concat()),
        ("tiles.svg", SVG, include_str!("../assets/tiles.svg").to_owned()),
        ("favicon.svg", SVG, include_str!("../assets/favicon.svg").to_owned()),
        ("favicon-turn.svg", SVG, include_str!("../assets/favicon-turn.svg").to_owned()),
    ];
    let pictures: [(&str, &[u8]); 5] = [
        ("icon-192.png", include_bytes!("../assets/pictures/icon-192.png")),
        ("icon-512.png", include_bytes!("../assets/pictures/icon-512.png")),
        ("icon-maskable-512.png", include_bytes!("../assets/pictures/icon-maskable-512.png")),
        ("apple-touch-icon.png", include_bytes!("../assets/pictures/apple-touch-icon.png")),
        (PREVIEW, include_bytes!("../assets/pictures/preview.png")),
    ];
    let texts =
        texts.into_iter().map(|(name, media_type, text)| text_asset(name, media_type, &text));
    let pictures = pictures.into_iter().map(|(name, bytes)| asset(name, PNG, bytes, None));
    let mut assets: BTreeMap<_, _> = texts.chain(pictures).collect();
    let manifest = manifest(|name| &assets[name].address);
    assets.extend([text_asset(MANIFEST, "application/manifest+json", &manifest)]);
    assets
});

fn text_asset(name: &'static str, media_type: &'static str, text: &str) -> (&'static str, Asset) {
    asset(name, media_type, text.as_bytes(), Some(packed(text)))
}

fn asset(
    name: &'static str,
    media_type: &'static str,
    contents: &[u8],
    gzip: Option<Vec<u8>>,
) -> (&'static str, Asset) {
    let digest = hex::encode(&Sha256::digest(contents)[..4]);
    let address = format!("/assets/{digest}/{name}");
    (name, Asset { address, media_type, contents: contents.to_vec(), gzip })
}

fn packed(contents: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(contents.as_bytes()).and_then(|()| packer.finish());
    packed.expect("memory takes everything")
}

fn manifest<'a>(address: impl Fn(&str) -> &'a str) -> String {
    let icon = |name: &str, sizes: &str, purpose: &str| json!({ "src": address(name), "sizes": sizes, "type": PNG, "purpose": purpose });
    let manifest = json!({
        "name": "Heliopolis",
        "short_name": "Heliopolis",
        "description": Word::Tagline.say(Language::ENGLISH),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#1b4079",
        "theme_color": THEME_LIGHT,
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    manifest.to_string()
}

/// Where browsers find a file.
///
/// # Panics
///
/// If there is no such file.
#[must_use]
pub fn address(name: &str) -> &'static str {
    &ASSETS.get(name).expect("the pages name files that there are").address
}

/// Every file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.values()
}

/// The file with this address.
#[must_use]
pub fn find(address: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.address == address)
}
