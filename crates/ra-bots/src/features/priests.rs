//! What a network sees of a player's tiles in Priests of Ra.

use ra_rules::Seat;
use ra_rules::priests::{Face, Priests, State};

use super::{Describe, Features};

impl Describe for Priests {
    fn describe_tiles(state: &State, seat: Seat, features: &mut Features) {
        let tiles = &state.tiles()[seat];
        for kind in Face::PEOPLE {
            features.steps(&[1, 2, 3, 4, 5, 6], tiles[kind]);
            let others = state.tiles().seats().filter(|&other| other != seat);
            let most = others.map(|other| state.tiles()[other][kind]).max().unwrap_or(0);
            features.bucket(7, f32::from(tiles[kind]) - f32::from(most) + 3.5);
        }
        for kind in Face::BUILDINGS {
            features.steps(&[1, 2, 3, 4, 5, 6], tiles[kind]);
        }
        let pairs = Face::BUILDINGS.map(|kind| u8::from(tiles[kind] >= 2));
        features.one_hot(5, pairs.iter().sum::<u8>().into());

        for colour in Face::COLOURS {
            features.steps(&[1, 2, 3, 4], tiles[colour]);
        }
        let pyramids = tiles.total_of(&Face::COLOURS) + usize::from(tiles[Face::Colourless]);
        features.one_hot(7, pyramids);
        features.steps(&[1, 2, 3, 4], tiles[Face::Priest]);
        features.steps(&[1, 2, 3, 4, 5, 6], tiles[Face::Plague]);
        features.steps(&[1, 2, 3, 4], tiles[Face::Ankh]);
    }
}
