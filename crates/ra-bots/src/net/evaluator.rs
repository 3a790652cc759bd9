//! A network that looks at one position after another, most of them much alike.

use ra_rules::{ActionSet, Game, PlayerCount, State};

use super::{Activity, FIRST, Network, add_scaled, outlook_of, prospects};
use crate::features::{Describe, around};
use crate::search::Evaluator;
use crate::{Features, Outlook};

/// Evaluates positions with a network.
///
/// The positions that a search visits differ in few inputs. So the sums of the first layer are not
/// computed anew but corrected: for each player on turn, by what changed since the last position.
#[derive(Debug)]
pub struct NetEvaluator<'a> {
    network: &'a Network,
    last: [Option<Seen>; PlayerCount::MAX],
    features: Features,
    activity: Activity,
}

/// A position that was looked at, and the sums that it gave.
#[derive(Clone, Debug)]
struct Seen {
    features: Features,
    sums: [f32; FIRST],
}

impl<'a> NetEvaluator<'a> {
    /// An evaluator that has seen nothing yet.
    #[must_use]
    pub fn new(network: &'a Network) -> NetEvaluator<'a> {
        let last = [const { None }; PlayerCount::MAX];
        NetEvaluator { network, last, features: Features::default(), activity: Activity::default() }
    }
}

impl<G: Describe> Evaluator<G> for NetEvaluator<'_> {
    fn evaluate(&mut self, state: &State<G>) -> Outlook {
        let scores = self.features.look(state);
        let turn = state.table().turn();
        let seen = match &mut self.last[turn.index()] {
            Some(seen) => {
                correct(&mut seen.sums, self.network, &seen.features, &self.features);
                std::mem::swap(&mut seen.features, &mut self.features);
                seen
            }
            empty => empty.insert(Seen {
                sums: self.network.first_sums(&self.features),
                features: self.features.clone(),
            }),
        };
        self.network.finish(&seen.sums, stage(state), &mut self.activity);
        let players = scores.players();
        let mut seen_scores = [0.0; PlayerCount::MAX];
        for (place, seat) in around(state).enumerate() {
            seen_scores[place] = scores[seat];
        }
        let prospects = prospects(&self.activity.outputs, &seen_scores[..players.get()]);
        outlook_of(prospects, around(state), players)
    }

    fn plausible_answers(&self, state: &State<G>) -> ActionSet<G> {
        G::plausible_answers(state)
    }
}

/// Which of the networks' last layers looks at a position.
#[must_use]
pub fn stage<G: Game>(state: &State<G>) -> usize {
    usize::from(state.table().epoch().number() - 1)
}

/// Turns the sums of one position into those of another.
fn correct(sums: &mut [f32; FIRST], network: &Network, old: &Features, new: &Features) {
    let (mut old, mut new) = (old.entries().iter().peekable(), new.entries().iter().peekable());
    loop {
        let (place, change) = match (old.peek(), new.peek()) {
            (None, None) => return,
            (Some(&&(gone, value)), after) if after.is_none_or(|after| gone < after.0) => {
                old.next();
                (gone, -value)
            }
            (before, Some(&&(come, value))) if before.is_none_or(|before| come < before.0) => {
                new.next();
                (come, value)
            }
            (Some(&&(place, before)), Some(&&(_, after))) => {
                old.next();
                new.next();
                (place, after - before)
            }
            _ => unreachable!("one of the lists has the lower place"),
        };
        if change != 0.0 {
            add_scaled(sums, network.column(place), change);
        }
    }
}
