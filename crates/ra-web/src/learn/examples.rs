//! Positions at the end of an epoch. Only what players have is written here; the rules count it.

use ra_record::AnyRules;
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{BySeat, Counts, Epoch, Holding, Kind as _, PlayerCount};
use ra_view::{CellView, Group, Language, Portray, RowView, Scorekeeper, SheetView};

/// The players of all examples.
const NAMES: [&str; 3] = ["Ana", "Bo", "Cy"];

/// What three players have, each as tiles and then suns: `2 nile, flood | 13 8`.
type Three = [&'static str; 3];

/// A row of the score sheet, and what players have that scores in it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    category: &'static str,
    epoch: Epoch,
    players: Three,
}

/// The rows of Ra.
pub const RA: &[Example] = &[
    row("gods", ["2 god", "god", ""]),
    row("gold", ["2 gold", "gold", ""]),
    row("pharaohs", ["3 pharaoh", "2 pharaoh", "pharaoh"]),
    row("river", ["4 nile, 2 flood", "flood", "5 nile"]),
    row("civilizations", ["3 astronomy, 2 agriculture, 2 writing", "art", ""]),
    last(
        "monument-kinds",
        [
            "fortress, obelisk, palace, pyramid, temple, statue, step-pyramid, sphinx",
            "fortress, obelisk, palace, pyramid, temple, statue, sphinx",
            "2 palace, temple",
        ],
    ),
    last("monument-sets", ["4 pyramid, 3 temple, 2 fortress", "5 sphinx", "obelisk, palace"]),
    last("suns", ["| 13 8 5 2", "| 12 9 6 1", "| 11 10 7 4"]),
];

/// The rows of Priests of Ra.
pub const PRIESTS: &[Example] = &[
    row("people", ["4 farmer, warrior, 2 merchant, scribe", "4 farmer, 2 warrior", "scribe"]),
    row("buildings", ["5 granary, 2 fortress, 3 market, library", "2 granary", "market"]),
    row("priests", ["3 priest, plague", "priest", ""]),
    last("pyramids", ["4 red, colourless", "2 blue", "green"]),
    last("colours", ["4 red, 3 blue", "3 green", "2 yellow, blue"]),
    last("ankhs", ["4 ankh", "2 ankh", "ankh"]),
    last("plagues", ["4 plague", "2 plague", "plague"]),
    last("suns", ["| 13 8 5 2", "| 12 9 6 1", "| 11 10 7 4"]),
];

const fn row(category: &'static str, players: Three) -> Example {
    Example { category, epoch: Epoch::First, players }
}

const fn last(category: &'static str, players: Three) -> Example {
    Example { category, epoch: Epoch::Third, players }
}

/// A whole game of Ra, of which the last sheet is shown.
const RA_GAME: [Three; 3] = [
    [
        "god, 3 pharaoh, 2 nile, flood, art, writing, religion |",
        "gold, pharaoh, 3 nile, 2 flood, astronomy, temple |",
        "2 pharaoh, 4 nile, agriculture, art, 2 sphinx, obelisk |",
    ],
    [
        "3 pharaoh, 3 nile, flood, art, astronomy, palace |",
        "god, 3 pharaoh, 3 nile, temple, fortress, writing |",
        "gold, 2 pharaoh, 5 nile, 2 sphinx, obelisk, pyramid |",
    ],
    [
        "4 pharaoh, 3 nile, flood, art, palace, 3 statue | 13 9 5 2",
        "gold, 3 pharaoh, 4 nile, temple, fortress, religion, writing, agriculture | 12 11 6 3",
        "god, 3 pharaoh, 5 nile, 2 flood, 3 sphinx, obelisk, pyramid, astronomy | 10 8 7 4",
    ],
];

/// A whole game of Priests of Ra, of which the last sheet is shown.
const PRIESTS_GAME: [Three; 3] = [
    [
        "3 farmer, warrior, 2 granary, priest, red |",
        "2 farmer, 2 merchant, scribe, market, plague |",
        "3 scribe, 2 warrior, library, ankh, 2 priest |",
    ],
    [
        "2 merchant, 2 granary, 2 fortress, 2 red |",
        "3 warrior, farmer, 2 market, plague, ankh, priest |",
        "2 farmer, 2 scribe, library, ankh, plague, 3 blue |",
    ],
    [
        "2 farmer, 2 granary, 2 fortress, 2 market, 3 red, plague | 13 9 5 2",
        "3 scribe, 2 market, 2 plague, 2 ankh, 3 priest | 12 11 6 3",
        "2 warrior, merchant, 2 library, 2 ankh, plague, 3 blue, colourless | 10 8 7 4",
    ],
];

/// An example with what the rules say of it.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The row of the sheet, without its cells.
    pub row: RowView,
    /// What each player has, and what it scores.
    pub players: Vec<(Vec<Held>, CellView)>,
}

/// Something that a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Tiles of a kind.
    #[expect(missing_docs, reason = "the names say it")]
    Tiles { kind: &'static str, group: Group, number: u8 },
    /// A sun.
    Sun(u8),
}

/// The example as it scores by these rules.
#[must_use]
pub fn counted(example: &Example, rules: AnyRules, language: Language) -> Option<Counted> {
    match rules {
        AnyRules::Ra(rules) => count::<Ra>(example, rules, language),
        AnyRules::Priests(rules) => count::<Priests>(example, rules, language),
    }
}

fn count<G: Portray>(example: &Example, rules: G::Rules, language: Language) -> Option<Counted> {
    let nothing = [""; 3];
    let epochs: Vec<&Three> = Epoch::ALL
        .iter()
        .take_while(|&&epoch| epoch <= example.epoch)
        .map(|&epoch| if epoch == example.epoch { &example.players } else { &nothing })
        .collect();
    let sheet = sheets::<G>(&epochs, rules, language).pop()?;
    let mut row = sheet.rows.into_iter().find(|row| row.category == example.category)?;
    let held = example.players.iter().map(|player| held::<G>(&read(player)));
    let players = held.zip(std::mem::take(&mut row.cells)).collect();
    Some(Counted { row, players })
}

/// The last sheet of a whole game of Ra.
#[must_use]
pub fn ra_sheet(language: Language) -> Option<SheetView> {
    sheets::<Ra>(&RA_GAME.each_ref(), Edition::default(), language).pop()
}

/// The last sheet of a whole game of Priests of Ra.
#[must_use]
pub fn priests_sheet(language: Language) -> Option<SheetView> {
    sheets::<Priests>(&PRIESTS_GAME.each_ref(), Variant::default(), language).pop()
}

/// The sheets of as many epochs as are possible; the tests see that all are.
fn sheets<G: Portray>(epochs: &[&Three], rules: G::Rules, language: Language) -> Vec<SheetView> {
    let names = NAMES.map(str::to_owned);
    let keeper = Scorekeeper::<G>::new(rules, &names, language);
    let mut keeper = keeper.expect("all rules are made for three");
    let holdings = |players: &Three| {
        BySeat::from_fn(PlayerCount::Three, |seat| read::<G>(players[seat.index()]))
    };
    epochs.iter().map_while(|players| keeper.count(&holdings(players)).ok()).collect()
}

fn read<G: Portray>(text: &str) -> Holding<G> {
    let (tiles, suns) = text.split_once('|').unwrap_or((text, ""));
    let mut holding = Holding { tiles: Counts::EMPTY, suns: suns.parse().unwrap_or_default() };
    for part in tiles.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (number, name) = part.split_once(' ').unwrap_or(("1", part));
        if let (Ok(number), Ok(face)) = (number.parse(), G::Face::named(name)) {
            holding.tiles.add(face, number);
        }
    }
    holding
}

fn held<G: Portray>(holding: &Holding<G>) -> Vec<Held> {
    let tiles = holding.tiles.iter().map(|(face, number)| Held::Tiles {
        kind: face.name(),
        group: G::group(G::tile_of(face)),
        number,
    });
    let mut suns: Vec<Held> = holding.suns.iter().map(|sun| Held::Sun(sun.number())).collect();
    suns.reverse();
    tiles.chain(suns).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = (&'static Example, AnyRules)> {
        let ra = RA.iter().map(|example| (example, AnyRules::Ra(Edition::default())));
        let priests = PRIESTS.iter();
        ra.chain(priests.map(|example| (example, AnyRules::Priests(Variant::default()))))
    }

    #[test]
    fn every_example_can_be_counted_and_has_everything_that_is_written() {
        for (example, rules) in all() {
            let counted = counted(example, rules, Language::ENGLISH).expect(example.category);
            for (text, (held, _)) in example.players.iter().zip(&counted.players) {
                let (tiles, suns) = text.split_once('|').unwrap_or((text, ""));
                let parts = tiles.split(',').filter(|part| !part.trim().is_empty()).count();
                assert_eq!(held.len(), parts + suns.split_whitespace().count(), "{text}");
            }
        }
        for language in Language::all() {
            assert_eq!(ra_sheet(language).map(|sheet| sheet.epoch), Some(3));
            assert_eq!(priests_sheet(language).map(|sheet| sheet.epoch), Some(3));
        }
    }

    /// The points of every row are those of the functions that score games, and the examples show
    /// something: not everybody gets the same.
    #[test]
    fn no_number_of_an_example_is_written_by_hand() {
        let categories: Vec<&str> = all().map(|(example, _)| example.category).collect();
        let rows =
            [<Ra as Portray>::ROWS, &["suns"], <Priests as Portray>::ROWS, &["suns"]].concat();
        assert_eq!(categories, rows, "an example for each row of both games");
        for (example, rules) in all() {
            let english = counted(example, rules, Language::ENGLISH).expect(example.category);
            let german = counted(example, rules, Language::GERMAN).expect(example.category);
            let points = |counted: &Counted| -> Vec<i16> {
                counted.players.iter().map(|(_, cell)| cell.points).collect()
            };
            assert_eq!(points(&english), points(&german));
            assert!(points(&english).iter().any(|&n| n != points(&english)[0]), "{example:?}");
            // More of everything changes what is said: nothing of it is fixed.
            let swapped = Example {
                players: [example.players[2], example.players[1], example.players[0]],
                ..*example
            };
            let swapped = counted(&swapped, rules, Language::ENGLISH).expect(example.category);
            let mut reversed = points(&swapped);
            reversed.reverse();
            assert_eq!(reversed, points(&english), "{}", example.category);
        }
    }
}
