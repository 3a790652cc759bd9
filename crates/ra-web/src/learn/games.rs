//! Short games, to be shown as the table shows them.

use ra_record::{AnyRecord, text};
use ra_view::{Language, Options, View, Viewer, view_at};

/// Somebody invokes Ra, and the suns change places.
const AUCTION: &str = r#"ra-record 1
game ra
rules 2016
seat 1 "Ana" suns 13 8 5 2
seat 2 "Bo" suns 12 9 6 3
seat 3 "Cy" suns 11 10 7 4
play
1 draw nile
2 draw pharaoh
3 draw flood
1 draw temple
2 invoke
3 bid 7
1 bid 8
2 pass
"#;

/// The same with two-sided tiles; the winner turns one.
const PRIESTS_AUCTION: &str = r#"ra-record 1
game priests
rules manual
seat 1 "Ana" suns 13 8 5 2
seat 2 "Bo" suns 12 9 6 3
seat 3 "Cy" suns 11 10 7 4
play
1 draw priest
2 draw farmer/warrior
2 show farmer
3 draw granary/fortress
3 show granary
1 draw plague
2 invoke
3 bid 7
1 bid 8
2 pass
1 turn farmer
"#;

/// Ra comes twice, and nobody wants what lies there.
const RA_TWICE: &str = r#"ra-record 1
game ra
rules 2016
seat 1 "Ana" suns 13 8 5 2
seat 2 "Bo" suns 12 9 6 3
seat 3 "Cy" suns 11 10 7 4
play
1 draw ra
2 pass
3 pass
1 pass
2 draw ra
3 pass
1 pass
2 pass
"#;

/// An auction from the call to the hammer, one view for each step.
#[must_use]
pub fn auction(game: &str, language: Language) -> Vec<View> {
    let (text, from) = if game == "priests" { (PRIESTS_AUCTION, 7) } else { (AUCTION, 5) };
    let record = read(text);
    (from..=record.ply()).map(|ply| look(&record, ply, language)).collect()
}

/// The Ra track with two Ra tiles, as its editions show it: tiles, and a boat.
#[must_use]
pub fn both_tracks(language: Language) -> [View; 2] {
    [RA_TWICE.to_owned(), RA_TWICE.replace("rules 2016", "rules 2022")].map(|text| {
        let record = read(&text);
        look(&record, record.ply(), language)
    })
}

fn read(text: &str) -> AnyRecord {
    text::read_any_partial(text.as_bytes()).expect("the tests look at these games")
}

fn look(record: &AnyRecord, ply: usize, language: Language) -> View {
    let options = Options { language, hints: false, ..Options::default() };
    view_at(record, ply, Viewer::Watcher, options)
}
