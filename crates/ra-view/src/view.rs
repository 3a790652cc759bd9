//! Everything that a viewer sees, and the way to it from a record of either game.

use ra_record::AnyRecord;
use serde::Serialize;

use crate::{
    ActionView, Language, LogLine, Options, Perspective, PromptView, ScoresView, TableView, Viewer,
};

/// Everything that a viewer sees of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The language of all words.
    pub language: Language,
    /// What lies on the table.
    pub table: TableView,
    /// What is asked, and what happened last.
    pub prompt: PromptView,
    /// What the viewer can do now; empty unless the viewer is asked.
    pub actions: Vec<ActionView>,
    /// What happened, from the beginning.
    pub log: Vec<LogLine>,
    /// The score sheets.
    pub scores: ScoresView,
}

/// A game of either kind as it stands, seen by somebody.
#[must_use]
pub fn view(record: &AnyRecord, viewer: Viewer, options: Options) -> View {
    view_at(record, usize::MAX, viewer, options)
}

/// A game of either kind as it stood after this many entries of its log, seen by somebody.
///
/// ```
/// use ra_record::text;
/// use ra_view::{Language, Options, Viewer, view_at};
///
/// let game = r#"ra-record 1
/// game ra
/// rules 2016
/// seat 1 "Ana" suns 9 6 5 2
/// seat 2 "Bo" suns 8 7 4 3
/// play
/// 1 draw sphinx
/// 2 invoke
/// "#;
/// let record = text::read_any_partial(game.as_bytes())?;
/// let german = Options { language: Language::GERMAN, ..Options::default() };
/// let seen = view_at(&record, 1, Viewer::Watcher, german);
/// assert_eq!(seen.prompt.status, "Ana zieht eine Sphinx.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn view_at(record: &AnyRecord, ply: usize, viewer: Viewer, options: Options) -> View {
    match record {
        AnyRecord::Ra(record) => Perspective::at(record, ply, viewer, options).view(),
        AnyRecord::Priests(record) => Perspective::at(record, ply, viewer, options).view(),
    }
}
