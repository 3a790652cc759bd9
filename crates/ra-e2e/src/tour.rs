//! A walk past everything that a game can show.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::{Guest, Moment, Player};

/// What a table can look like to somebody who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Scene {
    FirstTurn,
    SeveralTiles,
    Auction,
    MustBid,
    God,
    Discard,
    SideChoice,
    Turning,
    Sheet,
    End,
}

impl Scene {
    /// The scenes that a game can have.
    #[must_use]
    pub fn of(game: &str) -> BTreeSet<Scene> {
        let own = if game == "priests" {
            [Scene::SideChoice, Scene::Turning]
        } else {
            [Scene::God, Scene::Discard]
        };
        let common = [
            Scene::FirstTurn,
            Scene::SeveralTiles,
            Scene::Auction,
            Scene::MustBid,
            Scene::Sheet,
            Scene::End,
        ];
        common.into_iter().chain(own).collect()
    }

    /// The name of the scene in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Scene::FirstTurn => "turn",
            Scene::SeveralTiles => "tiles",
            Scene::Auction => "auction",
            Scene::MustBid => "must-bid",
            Scene::God => "god",
            Scene::Discard => "discard",
            Scene::SideChoice => "side",
            Scene::Turning => "turning",
            Scene::Sheet => "sheet",
            Scene::End => "end",
        }
    }

    /// The scenes that this moment shows.
    pub(crate) fn in_moment(moment: &Moment) -> Vec<Scene> {
        if moment.over {
            return vec![Scene::End];
        }
        if moment.sheet {
            return vec![Scene::Sheet];
        }
        let shown = [
            (moment.offers("draw"), Scene::FirstTurn),
            (moment.offers("draw") && moment.tiles >= 5, Scene::SeveralTiles),
            (moment.offers("bid") && moment.offers("pass"), Scene::Auction),
            (moment.offers("bid") && !moment.offers("pass"), Scene::MustBid),
            (moment.offers("god"), Scene::God),
            (moment.offers("discard"), Scene::Discard),
            (moment.offers("show"), Scene::SideChoice),
            (moment.offers("turn"), Scene::Turning),
        ];
        shown.into_iter().filter_map(|(is_shown, scene)| is_shown.then_some(scene)).collect()
    }
}

/// Plays a game and visits each scene of `left` when it comes first, which takes it off the list.
/// Ends with the game, or when nothing is left.
pub async fn tour(
    guest: &Guest,
    player: &mut Player,
    left: &mut BTreeSet<Scene>,
    mut visit: impl AsyncFnMut(Scene) -> Result<()>,
) -> Result<()> {
    loop {
        let moment = guest.moment().await?;
        for scene in Scene::in_moment(&moment) {
            if left.remove(&scene) {
                visit(scene).await?;
            }
        }
        if moment.over || left.is_empty() {
            return Ok(());
        }
        player.answer(guest, &moment).await?;
    }
}
