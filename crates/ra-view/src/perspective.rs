//! A game as one viewer sees it.

use ra_record::Record;
use ra_rules::{Seat, State};

use crate::chronicle::Chronicle;
use crate::voice::Voice;
use crate::{Options, Portray, View, Viewer};

/// A game after some number of entries, as one viewer sees it.
///
/// Made once from a record; each part of the view is then made when it is asked for.
///
/// ```
/// use ra_record::{LiveGame, Seed};
/// use ra_rules::ra::{Edition, Ra};
/// use ra_rules::{PlayerCount, Seat};
/// use ra_view::{Options, Perspective, Viewer};
///
/// let names = ["Ana", "Bo"];
/// let seed = Seed::named("example");
/// let game = LiveGame::<Ra>::new(Edition::Of2022, PlayerCount::Two, seed, &names)?;
/// let ana = Perspective::new(game.record(), Viewer::Seat(Seat::at(1)), Options::default());
/// assert_eq!(ana.prompt().text, "It is Bo's turn.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Perspective<'a, G: Portray> {
    pub(crate) record: &'a Record<G>,
    pub(crate) chronicle: Chronicle<G>,
    pub(crate) viewer: Viewer,
    pub(crate) options: Options,
    pub(crate) voice: Voice<'a>,
}

impl<'a, G: Portray> Perspective<'a, G> {
    /// The game as it stands.
    #[must_use]
    pub fn new(record: &'a Record<G>, viewer: Viewer, options: Options) -> Perspective<'a, G> {
        Perspective::at(record, record.entries().len(), viewer, options)
    }

    /// The game as it stood after this many entries of its log, or as it stands if there are fewer.
    #[must_use]
    pub fn at(
        record: &'a Record<G>,
        ply: usize,
        viewer: Viewer,
        options: Options,
    ) -> Perspective<'a, G> {
        let viewer = viewer.at(record.players());
        let voice = Voice::new(record, viewer, options.language);
        Perspective { record, chronicle: Chronicle::of(record, ply), viewer, options, voice }
    }

    /// Everything at once.
    #[must_use]
    pub fn view(&self) -> View {
        View {
            language: self.options.language,
            table: self.table(),
            prompt: self.prompt(),
            actions: self.actions(),
            log: self.log(),
            scores: self.scores(),
        }
    }

    pub(crate) fn state(&self) -> &State<G> {
        &self.chronicle.state
    }

    /// May the viewer know this player's score? After the end everybody may, in a replay too.
    pub(crate) fn knows_score(&self, seat: Seat) -> bool {
        let secret = self.options.hide_scores && !self.record.state().is_over();
        !secret || self.voice.is_you(seat)
    }
}
