//! Score sheets: of the epochs that ended, and of this one if it ended now.

use ra_rules::{BySeat, Ending, Epoch, Event, Extremes, Fact, Row, Seat, Sheet};
use serde::Serialize;

use crate::voice::{Voice, signed};
use crate::{Key, Perspective, Portray, RankingView};

/// Everything about points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoresView {
    /// The sheets of the epochs that ended.
    pub epochs: Vec<SheetView>,
    /// A hint: the sheet of this epoch, if it ended now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<SheetView>,
    /// The ranking, once the game is over.
    pub ranking: Option<RankingView>,
}

/// The score sheet of an epoch: a row for each category, a column for each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetView {
    /// The epoch from 1 to 3.
    pub epoch: u8,
    /// The epoch in words, and why it ended.
    pub title: String,
    /// After how many entries of the log the epoch ended.
    pub ply: Option<usize>,
    /// The players whose points the viewer may know, in the order of the seats.
    pub columns: Vec<ColumnView>,
    /// The categories in the order of the rulebook.
    pub rows: Vec<RowView>,
}

/// A player's column on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ColumnView {
    /// The number of the seat.
    pub seat: u8,
    /// The player's name.
    pub name: String,
    /// Is this the viewer?
    pub is_you: bool,
    /// The score before the epoch was counted; absent if the viewer may not know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<u16>,
    /// The sum of the column.
    pub net: i16,
    /// The sum with its sign.
    pub net_text: String,
    /// The score after the epoch, never below zero; absent if the viewer may not know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u16>,
}

/// A category of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowView {
    /// The category in one word, the same in every language.
    pub category: &'static str,
    /// The name of the category.
    pub name: String,
    /// How the category scores.
    pub rule: String,
    /// A cell for each column.
    pub cells: Vec<CellView>,
}

/// A player's points in a category, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CellView {
    /// The points.
    pub points: i16,
    /// The points with their sign.
    pub text: String,
    /// What they are for.
    pub fact: String,
}

impl<G: Portray> Perspective<'_, G> {
    /// Everything about points.
    ///
    /// While scores are hidden, the sheets of the epochs that ended have the viewer's own column
    /// alone, and the sheet of this epoch shows what all would score, but nobody else's score.
    #[must_use]
    pub fn scores(&self) -> ScoresView {
        let ended = self.chronicle.steps.iter().filter_map(|step| {
            let ending = step.events.iter().find_map(|event| match *event {
                Event::EpochEnded { epoch, ending } => Some((epoch, ending)),
                _ => None,
            });
            ending.map(|(epoch, ending)| self.ended_sheet(epoch, ending, step.ply, &step.events))
        });
        let epochs = ended.collect();
        ScoresView { epochs, now: self.sheet_now(), ranking: self.ranking() }
    }

    fn ended_sheet(
        &self,
        epoch: Epoch,
        ending: Ending,
        ply: usize,
        events: &[Event<G>],
    ) -> SheetView {
        let sheets: Vec<(Seat, Sheet<G>)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Scored { seat, sheet } if self.knows_score(seat) => Some((seat, sheet)),
                _ => None,
            })
            .collect();
        let title = self.epoch_ends(epoch, ending);
        self.sheet(epoch, title, Some(ply), &sheets)
    }

    fn sheet_now(&self) -> Option<SheetView> {
        if !self.options.hints || self.state().is_over() {
            return None;
        }
        let sheets: BySeat<Sheet<G>> = self.state().sheets();
        let sheets: Vec<_> = sheets.seats().map(|seat| (seat, sheets[seat])).collect();
        let epoch = self.state().table().epoch();
        let title = self.voice.sentence(Key::SheetNow).with("epoch", epoch.number()).say();
        Some(self.sheet(epoch, title, None, &sheets))
    }

    fn sheet(
        &self,
        epoch: Epoch,
        title: String,
        ply: Option<usize>,
        sheets: &[(Seat, Sheet<G>)],
    ) -> SheetView {
        let rules = self.state().rules();
        let knows = |seat| self.knows_score(seat);
        SheetView { ply, ..self.voice.sheet(rules, epoch, title, sheets, knows) }
    }
}

impl Voice<'_> {
    /// The sheets of an epoch side by side; whose score is not known has points, but no score.
    pub fn sheet<G: Portray>(
        &self,
        rules: G::Rules,
        epoch: Epoch,
        title: String,
        sheets: &[(Seat, Sheet<G>)],
        knows: impl Fn(Seat) -> bool,
    ) -> SheetView {
        // Every sheet of an epoch has the same rows.
        let rows = sheets.first().map_or(0, |(_, sheet)| sheet.rows().count());
        let row = |at| sheets.iter().filter_map(move |(_, sheet)| sheet.rows().nth(at));
        let column = |(seat, sheet): &(Seat, Sheet<G>)| self.column(*seat, sheet, knows(*seat));
        SheetView {
            epoch: epoch.number(),
            title,
            ply: None,
            columns: sheets.iter().map(column).collect(),
            rows: (0..rows)
                .filter_map(|at| self.row(rules, &row(at).collect::<Vec<_>>()))
                .collect(),
        }
    }

    fn column<G: Portray>(&self, seat: Seat, sheet: &Sheet<G>, known: bool) -> ColumnView {
        ColumnView {
            seat: seat.number(),
            name: self.name(seat).into(),
            is_you: self.is_you(seat),
            before: known.then(|| sheet.before()),
            net: sheet.net(),
            net_text: signed(sheet.net()),
            after: known.then(|| sheet.after()),
        }
    }

    fn row<G: Portray>(&self, rules: G::Rules, cells: &[Row<G>]) -> Option<RowView> {
        let first = cells.first()?;
        let category = category(first);
        let variant = G::row_variant(rules, category);
        let rule = self.word("row", category, Some("rule")).with("variant", variant);
        let cell = |row: &Row<G>| CellView {
            points: row.points,
            text: signed(row.points),
            fact: self.fact(row),
        };
        Some(RowView {
            category,
            name: self.category_name(first),
            rule: rule.say(),
            cells: cells.iter().map(cell).collect(),
        })
    }

    pub fn category_name<G: Portray>(&self, row: &Row<G>) -> String {
        self.word("row", category(row), None).say()
    }

    /// What a player had that the points of a row are for.
    pub fn fact<G: Portray>(&self, row: &Row<G>) -> String {
        match row.fact {
            Fact::Special(fact) => G::fact(self, fact),
            Fact::Suns { sum, compared } => {
                let place = extreme(sum, compared);
                self.sentence(Key::FactSuns).with("n", sum).with("place", place).say()
            }
        }
    }
}

/// The category that every game has.
pub const SUNS: &str = "suns";

/// The category of a row in one word, the same in every language.
pub fn category<G: Portray>(row: &Row<G>) -> &'static str {
    match row.fact {
        Fact::Special(fact) => G::row(fact),
        Fact::Suns { .. } => SUNS,
    }
}

/// How a number compares with everybody's, in one word for the languages.
pub fn extreme(own: u8, compared: Extremes) -> &'static str {
    match own {
        _ if compared.most == compared.fewest => "equal",
        own if own == compared.most => "most",
        own if own == compared.fewest => "fewest",
        _ => "between",
    }
}
