//! A view as text that a person can read and compare.

use std::fmt::Write;

use ra_view::{ActionView, GroupView, LogLine, SeatView, SheetView, View};

/// The table, what is asked and what can be done.
pub fn picture(seen: &View) -> String {
    let table = &seen.table;
    let mut text = String::new();
    writeln!(text, "{}, {}. {}.", table.title, table.edition, table.epoch_text).unwrap();
    writeln!(text, "Ra {}", table.ra_track.text).unwrap();
    let track: Vec<&str> = table.track.iter().flatten().map(|tile| tile.name.as_str()).collect();
    writeln!(text, "{} ({})", table.lot_text, track.join(", ")).unwrap();
    for shown in &table.seats {
        writeln!(text, "{}", seat(shown)).unwrap();
    }
    writeln!(text, "( {} )", seen.prompt.status).unwrap();
    writeln!(text, "> {}", seen.prompt.text).unwrap();
    for shown in &seen.actions {
        writeln!(text, "  {}", action(shown)).unwrap();
    }
    text
}

/// The last lines of the log.
pub fn log(lines: &[LogLine]) -> String {
    let mut text = String::new();
    for line in lines {
        writeln!(text, "{} {}", line.ply, line.text).unwrap();
        for detail in &line.details {
            writeln!(text, "  - {}", detail.text).unwrap();
        }
    }
    text
}

/// A score sheet.
pub fn sheet(sheet: &SheetView) -> String {
    let mut text = format!("{}\n", sheet.title);
    for row in &sheet.rows {
        let cell = |cell: &ra_view::CellView| format!("{} ({})", cell.text, cell.fact);
        let cells: Vec<String> = row.cells.iter().map(cell).collect();
        writeln!(text, "{}: {}", row.name, cells.join(" | ")).unwrap();
    }
    for column in &sheet.columns {
        let score = |score: Option<u16>| score.map_or("?".into(), |score| score.to_string());
        let (before, after) = (score(column.before), score(column.after));
        writeln!(text, "{}: {before} {} = {after}", column.name, column.net_text).unwrap();
    }
    text
}

fn seat(seat: &SeatView) -> String {
    let mark = |is: bool, mark: &'static str| if is { mark } else { "" };
    let marks =
        [mark(seat.is_you, " you"), mark(seat.on_turn, " turn"), mark(seat.asked, " asked")];
    let tiles: Vec<String> = seat.tiles.iter().filter(|group| group.count > 0).map(group).collect();
    let mut text = format!(
        "{}{}: {:?} {:?}, {}",
        seat.name,
        marks.concat(),
        seat.face_up,
        seat.face_down,
        seat.score_text
    );
    if let Some(bidding) = &seat.bidding {
        write!(text, ", {}", bidding.text).unwrap();
    }
    if let Some(worth) = &seat.lot_worth {
        write!(text, ", lot {}", worth.text).unwrap();
    }
    if let Some(worth) = &seat.epoch_worth {
        write!(text, ", now {}", worth.text).unwrap();
    }
    if !tiles.is_empty() {
        write!(text, "\n    {}", tiles.join("; ")).unwrap();
    }
    text
}

fn group(group: &GroupView) -> String {
    let there = group.kinds.iter().filter(|kind| kind.count > 0);
    let kinds: Vec<String> = there.map(|kind| format!("{} {}", kind.count, kind.name)).collect();
    format!("{}: {}", group.name, kinds.join(", "))
}

fn action(action: &ActionView) -> String {
    let words = action.action.as_deref().unwrap_or("-");
    let mut text = format!("[{words}] {}", action.label);
    if let Some(worth) = &action.worth {
        write!(text, " {}", worth.text).unwrap();
    }
    if let Some(note) = &action.note {
        write!(text, "{} {}", if note.warns { "!" } else { "." }, note.text).unwrap();
    }
    if let Some(refusal) = &action.refusal {
        write!(text, " x {refusal}").unwrap();
    }
    text
}
