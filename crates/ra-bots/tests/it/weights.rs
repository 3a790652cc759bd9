//! The networks that come with the bots, and files that are none.

use ra_bots::net::{BadWeights, Header};
use ra_bots::{Network, Trained};
use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::Ra;

#[test]
fn every_table_has_its_network() {
    fn all<G: Trained>() {
        for players in PlayerCount::ALL {
            let (network, header) = Network::from_bytes::<G>(players, G::weights(players)).unwrap();
            assert_eq!((header.game.as_str(), header.players), (G::NAME, players.get()));
            assert_eq!(network.to_bytes(&header), G::weights(players));
            assert!(network.parameters().iter().all(|value| value.is_finite()));
        }
    }
    all::<Ra>();
    all::<Priests>();
}

#[track_caller]
fn refused(file: &[u8], reason: &BadWeights, sentence: &str) {
    let error = Network::from_bytes::<Ra>(PlayerCount::Three, file).unwrap_err();
    assert_eq!((&error, error.to_string().as_str()), (reason, sentence));
}

fn good() -> (Vec<u8>, Network, Header) {
    let file = Ra::weights(PlayerCount::Three);
    let (network, header) = Network::from_bytes::<Ra>(PlayerCount::Three, file).unwrap();
    (file.to_vec(), network, header)
}

#[test]
fn a_foreign_file_is_refused() {
    let sentence = "this is not a network: it does not begin with heliopolis-network";
    refused(b"", &BadWeights::Foreign, sentence);
    refused(b"\x89PNG\r\n", &BadWeights::Foreign, sentence);
    refused(b"heliopolis-network without an end", &BadWeights::Foreign, sentence);
}

#[test]
fn a_network_of_another_table_is_refused() {
    let other = BadWeights::OtherTable {
        wanted: "ra with 3 players".into(),
        found: "ra with 4 players".into(),
    };
    let sentence = "this network plays ra with 4 players, not ra with 3 players";
    refused(Ra::weights(PlayerCount::Four), &other, sentence);
}

#[test]
fn a_network_of_another_layout_is_refused() {
    let (_, network, header) = good();
    let sentence = "this network was made for other inputs; it must be retrained";
    let older = Header { layout: header.layout - 1, ..header.clone() };
    refused(&network.to_bytes(&older), &BadWeights::Layout, sentence);
    let [inputs, rest @ ..] = header.units;
    let wider = Header { units: [inputs + 1, rest[0], rest[1], rest[2]], ..header };
    refused(&network.to_bytes(&wider), &BadWeights::Layout, sentence);
}

#[test]
fn a_damaged_network_is_refused() {
    let (file, network, _) = good();
    let wanted = 4 * network.parameters().len();
    let short = BadWeights::Length { wanted, found: wanted - 1 };
    let sentence =
        format!("the network should have {wanted} bytes of parameters, not {}", wanted - 1);
    refused(&file[..file.len() - 1], &short, &sentence);

    let mut flipped = file.clone();
    *flipped.last_mut().unwrap() ^= 1;
    let sentence = "the network is damaged: its checksum is wrong";
    refused(&flipped, &BadWeights::Damaged, sentence);

    let header = b"heliopolis-network {\"game\": 7}\n";
    let error = Network::from_bytes::<Ra>(PlayerCount::Three, header).unwrap_err();
    assert!(error.to_string().starts_with("the header of the network is wrong: invalid type"));

    let (_, network, header) = good();
    let boast = network.to_bytes(&Header { games: u64::MAX, ..header });
    let said = format!("nobody has played {} games", u64::MAX);
    let sentence = format!("the header of the network is wrong: {said}");
    refused(&boast, &BadWeights::Header(said), &sentence);
}

#[test]
fn a_network_that_cannot_compute_is_refused() {
    let (_, mut network, header) = good();
    for value in [f32::NAN, f32::INFINITY, -2000.0] {
        network.parameters_mut()[5] = value;
        let Header { seed, games, date, .. } = header.clone();
        let header = Header::of::<Ra>(&network, seed, games, date);
        let sentence = "the network has parameters that are not between -1000 and 1000";
        refused(&network.to_bytes(&header), &BadWeights::Boundless, sentence);
    }
}
