//! What a network sees of a player's tiles in Ra.

use ra_rules::Seat;
use ra_rules::ra::{Ra, State, Tile};

use super::{Describe, Features};

impl Describe for Ra {
    fn describe_tiles(state: &State, seat: Seat, features: &mut Features) {
        let tiles = &state.tiles()[seat];
        features.steps(&[1, 2, 3], tiles[Tile::God]);
        features.steps(&[1, 2, 3], tiles[Tile::Gold]);
        features.steps(&[1, 2, 3, 4, 5, 6, 7, 8, 10], tiles[Tile::Pharaoh]);
        features.steps(&[1, 2, 3, 4, 5, 6, 7, 8, 10, 12], tiles[Tile::Nile]);
        features.steps(&[1, 2, 3, 4], tiles[Tile::Flood]);

        for kind in Tile::CIVILIZATIONS {
            features.steps(&[1, 2], tiles[kind]);
        }
        features.one_hot(6, tiles.variety_of(&Tile::CIVILIZATIONS).into());

        for kind in Tile::MONUMENTS {
            features.steps(&[1, 2, 3, 4, 5], tiles[kind]);
        }
        features.one_hot(9, tiles.variety_of(&Tile::MONUMENTS).into());

        let others = state.tiles().seats().filter(|&other| other != seat);
        let pharaohs = others.map(|other| state.tiles()[other][Tile::Pharaoh]);
        let own = f32::from(tiles[Tile::Pharaoh]);
        let most = f32::from(pharaohs.clone().max().unwrap_or(0));
        let fewest = f32::from(pharaohs.min().unwrap_or(0));
        features.bucket(9, own - most + 4.5);
        features.bucket(9, own - fewest + 4.5);
    }
}
