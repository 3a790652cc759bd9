//! What one game adds to the common view.

use ra_rules::{Game, State};

use crate::action::ActionKind;
use crate::chronicle::Step;
use crate::log::LogDetail;
use crate::voice::Voice;
use crate::{Group, RaTrackLook};

/// A game that can be shown.
///
/// The games are those of `ra-rules`. What a game says here it says through a voice, so that it
/// never needs to know the language or the viewer.
pub trait Portray: Game {
    /// The tiles in front of a player as players think of them, in the order of the score sheet.
    const GROUPS: &'static [(Group, &'static [Self::Face])];

    /// The words for the rows of a score sheet, the same in every language; suns are common to all
    /// games and not among them.
    const ROWS: &'static [&'static str];

    /// What a tile belongs to.
    fn group(tile: Self::Tile) -> Group;

    /// What lies on the Ra track.
    fn ra_track_look(rules: Self::Rules) -> RaTrackLook;

    /// Is this question about what a player just got, so that it is answered before the new tiles
    /// can be counted?
    fn settles(question: Self::Question) -> bool;

    /// What is asked, for whoever is asked and for the others.
    fn prompt(voice: &Voice, state: &State<Self>, question: Self::Question) -> String;

    /// What is asked, in a few words that end a sentence.
    fn demand(voice: &Voice, question: Self::Question) -> String;

    /// What kind of action this is, and the tile that it is about.
    fn kind(special: Self::Special) -> (ActionKind, Option<Self::Face>);

    /// What an action is called where it is offered.
    fn label(voice: &Voice, special: Self::Special) -> String;

    /// What an action of this game is called below the tile that it is about.
    fn short_label(voice: &Voice, special: Self::Special) -> Option<String>;

    /// Actions that players are tempted to try: some are legal, others are shown with the reason
    /// why not.
    fn temptations(state: &State<Self>) -> Vec<Self::Special>;

    /// An action that cannot even be named, with its label and the reason why not.
    fn nameless(voice: &Voice, state: &State<Self>) -> Option<(ActionKind, String, String)>;

    /// Why an action is refused.
    fn refusal(voice: &Voice, refusal: Self::Refusal) -> String;

    /// Which row of the score sheet a fact belongs to: one of [`Portray::ROWS`].
    fn row(fact: Self::Fact) -> &'static str;

    /// A word for the options that a row of the score sheet depends on.
    fn row_variant(rules: Self::Rules, row: &str) -> &'static str;

    /// What a player had, in the cell of a score sheet.
    fn fact(voice: &Voice, fact: Self::Fact) -> String;

    /// The line of the log for an action that only this game has.
    fn headline(voice: &Voice, step: &Step<Self>, special: Self::Special) -> String;

    /// What only happens in this game, after the headline.
    fn details(voice: &Voice, step: &Step<Self>) -> Vec<LogDetail>;
}
