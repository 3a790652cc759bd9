//! Training: from nothing, from a checkpoint, and on wrong files.

use std::convert::Infallible;
use std::sync::Arc;

use ra_arena::train::{BadCheckpoint, Training};
use ra_arena::{Contest, Contestant, results};
use ra_bots::{Bot, Level, Network};
use ra_rules::PlayerCount;
use ra_rules::priests::Priests;
use ra_rules::ra::{Edition, Ra};

const TWO: PlayerCount = PlayerCount::Two;

#[test]
fn training_that_was_interrupted_ends_like_training_that_was_not() {
    let mut straight = Training::new::<Ra>(TWO, 7);
    straight.round::<Ra>();
    let checkpoint = straight.to_checkpoint::<Ra>();
    straight.round::<Ra>();

    let mut resumed = Training::from_checkpoint::<Ra>(TWO, &checkpoint).unwrap();
    assert_eq!(resumed.games(), 500);
    resumed.round::<Ra>();
    assert!(resumed == straight, "the same parameters to the last bit");

    let other = Training::new::<Ra>(TWO, 8);
    assert!(other.player() != Training::new::<Ra>(TWO, 7).player(), "another seed");
}

/// A few thousand games by heuristic players teach a network more than enough to beat chance.
#[test]
fn a_network_learns_what_the_game_is_about() {
    let mut training = Training::new::<Ra>(TWO, 1);
    let first = training.round::<Ra>();
    let mut last = first;
    while training.games() < 4000 {
        last = training.round::<Ra>();
    }
    assert!(last < 0.9 * first, "the error falls from {first} to {last}");

    let network = Arc::new(training.player().clone());
    let maker = move |seed| -> Arc<dyn Bot<Ra>> {
        Arc::new(Level::Strong.taught(Arc::clone(&network), seed))
    };
    let bots = [
        Contestant::new("pupil", Level::Strong.budget(TWO), maker),
        Contestant::invited("random".parse().unwrap(), TWO),
    ];
    let rules = Edition::Of2016;
    let contest =
        Contest { rules, contestants: &bots, lineup: vec![0, 1], seed: 0, adjusted: false };
    let Ok(blocks) = contest.play(0..20, |_, _, _| Ok::<(), Infallible>(()));
    let share = results(0, &blocks).win_share();
    assert!(share.mean > 0.9, "{share:?}");
}

#[test]
fn the_number_of_cores_does_not_change_a_network() {
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut training = Training::new::<Priests>(TWO, 7);
        pool.install(|| training.round::<Priests>());
        training
    };
    assert!(with(1) == with(3), "the same parameters to the last bit");
}

#[test]
fn a_network_is_refined_from_what_it_knows() {
    let mut training = Training::new::<Ra>(TWO, 7);
    training.round::<Ra>();
    let file = training.weights::<Ra>("2026-11-16".into());
    let (network, header) = Network::from_bytes::<Ra>(TWO, &file).unwrap();

    let mut refined = Training::refining(network.clone(), header.clone().into(), 7);
    assert!(refined.player() == &network && refined.games() == 500, "it begins where it was");
    refined.round::<Ra>();
    let checkpoint = refined.to_checkpoint::<Ra>();
    refined.round::<Ra>();
    let mut resumed = Training::from_checkpoint::<Ra>(TWO, &checkpoint).unwrap();
    resumed.round::<Ra>();
    assert!(resumed == refined, "the same parameters to the last bit");

    let (_, refined) =
        Network::from_bytes::<Ra>(TWO, &refined.weights::<Ra>("2026-11-17".into())).unwrap();
    assert_eq!(refined.games, 1500);
    assert_eq!(refined.from, Some(header.sha256), "weights say what they were refined from");
    assert_eq!(header.from, None);
}

#[test]
fn weights_say_where_they_come_from() {
    let mut training = Training::new::<Ra>(TWO, 7);
    training.round::<Ra>();
    let file = training.weights::<Ra>("2026-11-16".into());
    let (network, header) = Network::from_bytes::<Ra>(TWO, &file).unwrap();
    assert!(&network == training.player());
    assert_eq!((header.seed, header.games, header.date.as_str()), (7, 500, "2026-11-16"));
}

#[test]
fn a_wrong_checkpoint_is_refused() {
    let checkpoint = Training::new::<Ra>(TWO, 7).to_checkpoint::<Ra>();
    let refuse = |file: &[u8], reason: BadCheckpoint, sentence: &str| {
        let error = Training::from_checkpoint::<Ra>(TWO, file).unwrap_err();
        assert_eq!((error, error.to_string().as_str()), (reason, sentence));
    };
    refuse(b"GIF89a", BadCheckpoint::Foreign, "this is no checkpoint of a training");
    refuse(
        &checkpoint[..checkpoint.len() - 4],
        BadCheckpoint::Damaged,
        "this checkpoint is damaged",
    );
    let mut flipped = checkpoint.clone();
    *flipped.last_mut().unwrap() ^= 1;
    refuse(&flipped, BadCheckpoint::Damaged, "this checkpoint is damaged");
    let other = "this checkpoint is of another game, number of players or version";
    let priests = Training::new::<Priests>(TWO, 7).to_checkpoint::<Priests>();
    refuse(&priests, BadCheckpoint::OtherTraining, other);
    let three = Training::new::<Ra>(PlayerCount::Three, 7).to_checkpoint::<Ra>();
    refuse(&three, BadCheckpoint::OtherTraining, other);
    refuse(b"heliopolis-training ra 2 1 572\n", BadCheckpoint::OtherTraining, other);
}
