//! Pictures of every page: `cargo xtask screenshots`.
//!
//! Plays both games until each scene has been seen, and takes it in every size, light and dark.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use ra_e2e::{Guest, House, Manner, NewGame, Player, SIZES, Scene, Size, tour};

/// How many games are played at most until each scene has come.
const MOST_GAMES: u64 = 12;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = env::args_os().nth(1).context("say where the pictures shall go")?;
    let folder = PathBuf::from(folder);
    for game in ["ra", "priests"] {
        let mut house = House::open().await?;
        let guest = house.guest_with(Manner { less_motion: true, ..Manner::DESK }).await?;
        let album = Album { guest, folder: folder.join(game) };
        fs::create_dir_all(&album.folder)?;
        album.fill(game).await?;
        house.check().await?;
    }
    println!("The pictures are in {}", folder.display());
    Ok(())
}

/// The pictures of one game.
struct Album {
    guest: Guest,
    folder: PathBuf,
}

impl Album {
    async fn fill(&self, game: &'static str) -> Result<()> {
        let guest = &self.guest;
        guest.open("/").await?;
        self.take("start").await?;
        guest.begin(NewGame::for_friends(game)).await?;
        guest.settle().await?;
        self.take("open").await?;

        let mut left = Scene::of(game);
        for seed in 0..MOST_GAMES {
            if left.is_empty() {
                break;
            }
            guest.open("/").await?;
            guest.begin(NewGame::of(game)).await?;
            tour(guest, &mut Player::greedy(seed), &mut left, async |scene| {
                self.take(scene.name()).await?;
                if scene == Scene::FirstTurn { self.take_menu().await } else { Ok(()) }
            })
            .await?;
        }
        ensure!(left.is_empty(), "{MOST_GAMES} games did not come to {left:?}");

        guest.press_through("#lines li:nth-child(8) a").await?;
        guest.wait_for("#table.past").await?;
        self.take("replay").await
    }

    async fn take_menu(&self) -> Result<()> {
        self.guest.press("#menu summary").await?;
        self.take("menu").await?;
        self.guest.press("#menu summary").await
    }

    /// Takes the page as it is in every size, light and dark.
    async fn take(&self, name: &str) -> Result<()> {
        for Size { width, height, is_phone } in SIZES {
            self.guest.resize(width, height, is_phone).await?;
            for (theme, dark) in [("light", false), ("dark", true)] {
                self.guest.prefer(true, dark).await?;
                let file = format!("{name}-{width}x{height}-{theme}.png");
                self.guest.picture(Path::new(&self.folder.join(file))).await?;
            }
        }
        let Manner { width, height, .. } = Manner::DESK;
        self.guest.prefer(true, false).await?;
        self.guest.resize(width, height, false).await?;
        println!("{}: {name}", self.folder.display());
        Ok(())
    }
}
