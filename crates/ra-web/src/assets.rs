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

const STYLES: [&str; 10] = [
    include_str!("../assets/tokens.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/pages.css"),
    include_str!("../assets/values.css"),
    include_str!("../assets/web.css"),
    include_str!("../assets/site.css"),
    include_str!("../assets/people.css"),
    include_str!("../assets/advice.css"),
    include_str!("../assets/learn.css"),
    include_str!("../assets/pad.css"),
];

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let files = [
        ("style.css", "text/css", STYLES.concat()),
        ("table.js", "text/javascript", include_str!("../assets/table.js").to_owned()),
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
