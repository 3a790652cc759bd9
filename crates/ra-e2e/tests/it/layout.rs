//! The approved layout of every phase of fixed games: each named part with its place and size.
//!
//! `cargo xtask bless` writes it anew. A page that differs leaves a picture in `target/failed`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use ra_e2e::{Company, Guest, Manner, SIZES, Stage, Variant, sightsee, story, target};

use crate::geometry::enter;

/// Places and sizes are rounded to this many pixels, and may differ by twice as many.
const GRAIN: f64 = 4.0;

/// The parts of a page: left, top, width and height.
pub type Layout = BTreeMap<String, [i32; 4]>;

#[test]
fn ra_with_three() {
    compare("ra", 3);
}

#[test]
fn ra_with_five() {
    compare("ra", 5);
}

#[test]
fn priests_of_ra_with_two() {
    compare("priests", 2);
}

#[test]
fn priests_of_ra_with_five() {
    compare("priests", 5);
}

fn compare(game: &'static str, players: usize) {
    story(async |house| {
        let stage = Stage::open().await?;
        let quick = Manner { less_motion: true, ..Manner::DESK };
        let anna = house.guest_at(&stage.address, quick).await?;
        let name = format!("{game}-{players}");
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/layout/{name}.txt"));
        let is_new = env::var_os("UPDATE_EXPECT").is_some();
        let approved = if is_new { BTreeMap::new() } else { read(&file)? };
        let (mut seen, mut wrong) = (BTreeMap::new(), Vec::new());
        sightsee(&stage, game, players, Company::Bots, async |play, sight| {
            anna.keep_cookie(&stage.address, play.cookie()).await?;
            enter(&anna, sight).await?;
            anna.vary(Variant::Plain).await?;
            for size in SIZES {
                anna.fit_into(size).await?;
                let page = format!("{} {}×{}", sight.name, size.width, size.height);
                let layout = measure(&anna).await?;
                let differs = match approved.get(&page) {
                    Some(approved) => differences(approved, &layout),
                    None => vec!["has no approved layout".to_owned()],
                };
                if !is_new && !differs.is_empty() {
                    wrong.extend(differs.iter().map(|what| format!("{name} {page}: {what}")));
                    picture(&anna, &format!("layout {name} {page}")).await?;
                }
                seen.insert(page, layout);
            }
            Ok(())
        })
        .await?;
        if is_new {
            return write(&file, &seen);
        }
        let gone = approved.keys().filter(|page| !seen.contains_key(*page));
        wrong.extend(gone.map(|page| format!("{name} {page}: is approved, but does not occur")));
        let hint = "if that is as it should be, approve it with `cargo xtask bless`";
        ensure!(wrong.is_empty(), "the layout differs; {hint}:\n{}", wrong.join("\n"));
        Ok(())
    });
}

/// Where the parts of the page are.
pub async fn measure(anna: &Guest) -> Result<Layout> {
    #[expect(clippy::cast_possible_truncation, reason = "a page has not so many pixels")]
    let round = |at: f64| ((at / GRAIN).round() * GRAIN) as i32;
    let places = anna.places().await?;
    let places = places.into_iter();
    Ok(places.map(|(name, x, y, width, height)| (name, [x, y, width, height].map(round))).collect())
}

/// What is not where it was, in words.
pub fn differences(approved: &Layout, seen: &Layout) -> Vec<String> {
    let show = |[x, y, width, height]: [i32; 4]| format!("{width}×{height} at {x}, {y}");
    let names = approved.keys().chain(seen.keys().filter(|name| !approved.contains_key(*name)));
    let differs = |name: &String| match (approved.get(name), seen.get(name)) {
        (Some(was), None) => Some(format!("{name} is missing, it was {}", show(*was))),
        (None, Some(is)) => Some(format!("{name} is new, {}", show(*is))),
        (Some(was), Some(is)) => {
            let far = was.iter().zip(is).map(|(was, is)| (was - is).abs()).max();
            let is_far = far.is_some_and(|far| f64::from(far) > 2.0 * GRAIN);
            is_far.then(|| format!("{name} is {}, it was {}", show(*is), show(*was)))
        }
        (None, None) => None,
    };
    names.filter_map(differs).collect()
}

async fn picture(anna: &Guest, name: &str) -> Result<()> {
    let folder = target()?.join("failed");
    fs::create_dir_all(&folder)?;
    anna.picture(&folder.join(format!("{}.png", name.replace(' ', "-").replace('×', "x")))).await
}

/// A page begins with its name; the parts follow, one in a line.
fn read(file: &Path) -> Result<BTreeMap<String, Layout>> {
    let text = fs::read_to_string(file);
    let text =
        text.with_context(|| format!("reading {}; see `cargo xtask bless`", file.display()))?;
    let (mut pages, mut page) = (BTreeMap::new(), String::new());
    for line in text.lines() {
        let Some(part) = line.strip_prefix("  ") else {
            line.clone_into(&mut page);
            pages.insert(page.clone(), Layout::new());
            continue;
        };
        let words: Vec<&str> = part.split_whitespace().collect();
        let [part, place @ ..] = words.as_slice() else { bail!("a part has a name: {line:?}") };
        let place = place.iter().map(|number| number.parse()).collect::<Result<Vec<i32>, _>>();
        let place = place.ok().and_then(|place| place.try_into().ok());
        let place = place.with_context(|| format!("a part has four numbers: {line:?}"))?;
        let layout: &mut Layout = pages.get_mut(&page).context("a page comes before its parts")?;
        layout.insert((*part).to_owned(), place);
    }
    ensure!(!pages.is_empty(), "{} is empty; see `cargo xtask bless`", file.display());
    Ok(pages)
}

fn write(file: &Path, pages: &BTreeMap<String, Layout>) -> Result<()> {
    let mut text = String::new();
    for (page, layout) in pages {
        writeln!(text, "{page}")?;
        for (name, [x, y, width, height]) in layout {
            writeln!(text, "  {name:<10} {x:>5} {y:>5} {width:>5} {height:>5}")?;
        }
    }
    fs::create_dir_all(file.parent().context("the folder of layouts")?)?;
    Ok(fs::write(file, text)?)
}
