//! The networks that come with this crate.

use std::sync::{Arc, LazyLock};

use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

use crate::features::Describe;
use crate::{Network, net};

/// A game with a trained network for every number of players.
pub trait Trained: Describe {
    /// The file of the network for a table of so many players.
    fn weights(players: PlayerCount) -> &'static [u8];

    /// The network for a table of so many players.
    fn network(players: PlayerCount) -> &'static Arc<Network>;
}

macro_rules! trained {
    ($game:ty, $two:literal, $three:literal, $four:literal, $five:literal) => {
        impl Trained for $game {
            fn weights(players: PlayerCount) -> &'static [u8] {
                match players {
                    PlayerCount::Two => include_bytes!($two),
                    PlayerCount::Three => include_bytes!($three),
                    PlayerCount::Four => include_bytes!($four),
                    PlayerCount::Five => include_bytes!($five),
                }
            }

            fn network(players: PlayerCount) -> &'static Arc<Network> {
                static NETWORKS: [LazyLock<Arc<Network>>; 4] = [
                    LazyLock::new(|| read::<$game>(PlayerCount::Two)),
                    LazyLock::new(|| read::<$game>(PlayerCount::Three)),
                    LazyLock::new(|| read::<$game>(PlayerCount::Four)),
                    LazyLock::new(|| read::<$game>(PlayerCount::Five)),
                ];
                &NETWORKS[players.get() - 2]
            }
        }
    };
}

fn read<G: Trained>(players: PlayerCount) -> Arc<Network> {
    let read = net::Network::from_bytes::<G>(players, G::weights(players));
    let (network, _) = read.expect("a test reads every network of this crate");
    Arc::new(network)
}

trained!(
    Ra,
    "../weights/ra-2.net",
    "../weights/ra-3.net",
    "../weights/ra-4.net",
    "../weights/ra-5.net"
);
trained!(
    Priests,
    "../weights/priests-2.net",
    "../weights/priests-3.net",
    "../weights/priests-4.net",
    "../weights/priests-5.net"
);
