//! A network that looks at one position after another, most of them much alike.

use std::cmp::Ordering;

use ra_rules::{ActionSet, Game, PlayerCount, State};

use super::{Activity, FIRST, Network, outlook_of, prospects};
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
    changes: Vec<(u16, f32)>,
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
        let (features, activity) = (Features::default(), Activity::default());
        NetEvaluator { network, last, features, changes: Vec::new(), activity }
    }
}

impl<G: Describe> Evaluator<G> for NetEvaluator<'_> {
    fn evaluate(&mut self, state: &State<G>) -> Outlook {
        let scores = self.features.look(state);
        let turn = state.table().turn();
        let seen = match &mut self.last[turn.index()] {
            Some(seen) => {
                list_changes(&seen.features, &self.features, &mut self.changes);
                self.network.add_inputs(&mut seen.sums, &self.changes);
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

/// Lists what must be added to the inputs of one position to get those of another.
fn list_changes(old: &Features, new: &Features, changes: &mut Vec<(u16, f32)>) {
    changes.clear();
    let (mut old, mut new) = (old.entries(), new.entries());
    while let ([(gone, before), old_rest @ ..], [(come, after), new_rest @ ..]) = (old, new) {
        match gone.cmp(come) {
            Ordering::Less => {
                changes.push((*gone, -before));
                old = old_rest;
            }
            Ordering::Greater => {
                changes.push((*come, *after));
                new = new_rest;
            }
            Ordering::Equal => {
                let change = after - before;
                if change != 0.0 {
                    changes.push((*come, change));
                }
                (old, new) = (old_rest, new_rest);
            }
        }
    }
    changes.extend(old.iter().map(|&(gone, before)| (gone, -before)));
    changes.extend(new);
}
