//! The files that pages need besides themselves, built into the binary.
//!
//! An address names the contents, so that a browser never asks twice and never has the wrong ones.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// A file for browsers.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Asset {
    pub address: String,
    pub media_type: &'static str,
    pub contents: String,
    /// The contents packed as small as gzip can, once for all who ask.
    pub gzip: Vec<u8>,
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
const SCRIPTS: [&str; 15] = [
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
    include_str!("../assets/script/ready.js"),
];

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let files = [
        ("style.css", "text/css", STYLES.concat()),
        ("script.js", "text/javascript", SCRIPTS.concat()),
        ("tiles.svg", "image/svg+xml", include_str!("../assets/tiles.svg").to_owned()),
        ("favicon.svg", "image/svg+xml", include_str!("../assets/favicon.svg").to_owned()),
        (
            "favicon-turn.svg",
            "image/svg+xml",
            include_str!("../assets/favicon-turn.svg").to_owned(),
        ),
    ];
    let asset = |(name, media_type, contents): (&'static str, _, String)| {
        let digest = hex::encode(&Sha256::digest(&contents)[..4]);
        let address = format!("/assets/{digest}/{name}");
        let gzip = packed(&contents);
        (name, Asset { address, media_type, contents, gzip })
    };
    files.into_iter().map(asset).collect()
});

fn packed(contents: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(contents.as_bytes()).and_then(|()| packer.finish());
    packed.expect("memory takes everything")
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
