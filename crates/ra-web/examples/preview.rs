//! Writes pages of characteristic moments of both games into a folder, to be served and looked at:
//!
//! ```text
//! cargo run -p ra-web --example preview -- FOLDER
//! python3 -m http.server --directory FOLDER
//! ```

use std::path::Path;
use std::{env, fs};

use anyhow::{Context as _, Result};
use maud::{DOCTYPE, html};
use ra_bots::{Appraise, Bot, Budget, Heuristic, Random};
use ra_record::{AnyRecord, LiveGame, Record, Seed};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Next, PlayerCount, Seat};
use ra_view::{ActionKind, Language, Options, PhaseView, View, Viewer, view_at};
use ra_web::{TablePage, document};

/// A moment to look at: its name, and how to know it.
type Moment = (&'static str, fn(&View) -> bool);

const MOMENTS: [Moment; 11] = [
    ("first", |view| view.table.ply == 0),
    ("draw", |view| view.table.phase == PhaseView::Turn && view.table.epoch == 2 && lot(view) > 3),
    ("full", |view| view.table.phase == PhaseView::Turn && lot(view) == 8),
    ("auction", |view| offers(view, ActionKind::Bid) && has_bid(view) && view.table.epoch > 1),
    ("must", |view| offers(view, ActionKind::Bid) && !offers(view, ActionKind::Pass)),
    ("god", |view| offers(view, ActionKind::God) && lot(view) > 3),
    ("more-gods", |view| offers(view, ActionKind::Stop)),
    ("discard", |view| offers(view, ActionKind::Discard)),
    ("side", |view| offers(view, ActionKind::Show) && view.table.epoch > 1),
    ("turning", |view| offers(view, ActionKind::Turn)),
    ("end", |view| view.table.phase == PhaseView::Over),
];

fn lot(view: &View) -> usize {
    view.table.track.iter().flatten().count()
}

fn has_bid(view: &View) -> bool {
    view.table.auction.as_ref().is_some_and(|auction| auction.best.is_some())
}

fn offers(view: &View, kind: ActionKind) -> bool {
    view.actions.iter().any(|action| action.kind == kind && action.is_legal())
}

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("which folder shall the pages be written to?")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"))? {
        let asset = asset?;
        fs::copy(asset.path(), folder.join("assets").join(asset.file_name()))?;
    }
    let mut pages = Vec::new();
    let [two, three, four, five] = PlayerCount::ALL;
    for (players, edition) in [
        (two, Edition::Of2016),
        (three, Edition::Of2022),
        (four, Edition::Of1999),
        (five, Edition::Of2022),
    ] {
        let record = AnyRecord::Ra(game::<Ra>(edition, players, 7)?);
        pages.extend(moments(folder, &format!("ra-{}", players.get()), &record)?);
    }
    for (players, variant) in [
        (two, Variant::MANUAL),
        (three, Variant::PUBLISHED),
        (four, Variant::MANUAL),
        (five, Variant::PUBLISHED),
    ] {
        let record = AnyRecord::Priests(game::<Priests>(variant, players, 7)?);
        pages.extend(moments(folder, &format!("priests-{}", players.get()), &record)?);
    }
    let list = html! { (DOCTYPE) ul { @for page in &pages { li { a href=(page) { (page) } } } } };
    fs::write(folder.join("index.html"), list.into_string())?;
    println!("{} pages in {}", pages.len(), folder.display());
    Ok(())
}

/// A game of players with rules of thumb and whims.
fn game<G: Appraise>(rules: G::Rules, players: PlayerCount, seed: u64) -> Result<Record<G>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let names = ["Ana", "Nakht", "Senbi", "Bo", "Hatshepsut"];
    let names = &names[..players.get()];
    let mut game = LiveGame::<G>::new(rules, players, Seed::named("a preview"), names)
        .map_err(|why| anyhow::anyhow!("{why:?}"))?;
    while let Next::Act(seat, _) = game.record().state().next() {
        let state = game.record().state();
        let whim = rng.u8(..6) == 0;
        let bot: &dyn Bot<G> = if whim { &Random { seed } } else { &Heuristic };
        let action = bot.choose(state, Budget(1)).context("somebody is to act")?;
        game.play(seat, action).map_err(|why| anyhow::anyhow!("{why:?}"))?;
    }
    Ok(game.record().clone())
}

/// The pages of one game: each moment when it first comes, in both languages.
fn moments(folder: &Path, game: &str, record: &AnyRecord) -> Result<Vec<String>> {
    let last = match record {
        AnyRecord::Ra(record) => record.entries().len(),
        AnyRecord::Priests(record) => record.entries().len(),
    };
    let mut wanted: Vec<Moment> = MOMENTS.to_vec();
    let mut pages = Vec::new();
    let mut sheets = 0;
    for ply in 0..=last {
        let watched = view_at(record, ply, Viewer::Watcher, Options::default());
        let asked = watched.table.seats.iter().find(|seat| seat.asked).map_or(1, |seat| seat.seat);
        let viewer = Viewer::Seat(Seat::at(asked));
        let seen = view_at(record, ply, viewer, Options::default());
        let mut came: Vec<(&str, Option<usize>, Viewer)> = Vec::new();
        wanted.retain(|&(name, is_it)| {
            let now = is_it(&seen);
            if now {
                came.push((name, None, viewer));
            }
            if now && name == "auction" {
                came.push(("watched", None, Viewer::Watcher));
                let next = asked % u8::try_from(seen.table.seats.len()).unwrap_or(5) + 1;
                came.push(("waiting", None, Viewer::Seat(Seat::at(next))));
            }
            !now
        });
        if seen.scores.epochs.len() > sheets && ply < last {
            sheets = seen.scores.epochs.len();
            came.push((["sheet-1", "sheet-2", "sheet-3"][sheets - 1], Some(sheets - 1), viewer));
        }
        for (name, sheet, viewer) in came {
            for language in [Language::ENGLISH, Language::GERMAN] {
                let options = Options { language, ..Options::default() };
                let view = view_at(record, ply, viewer, options);
                let page =
                    TablePage { id: game, moment: ply as u64, view: &view, bots: &[2, 3], sheet };
                let file = format!("{game}-{name}-{}.html", language.tag());
                fs::write(folder.join(&file), document(&page).into_string())?;
                pages.push(file);
            }
        }
    }
    Ok(pages)
}
