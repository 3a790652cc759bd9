//! The score of a game at a real table, and all tiles of a game, in words.

use ra_record::AnyRules;
use ra_rules::priests::{Face, Priests, Variant};
use ra_rules::ra::{Edition, Ra, Tile};
use ra_rules::{BySeat, Game, Holding, PlayerCount, SunSet};
use ra_view::{Fate, Language, Scorekeeper, priests_choices, tiles};

use crate::scene::{ENGLISH, GERMAN};

fn names() -> [String; 2] {
    ["Ana".to_owned(), "Bo".to_owned()]
}

fn nothing<G: Game>() -> BySeat<Holding<G>> {
    BySeat::from_fn(PlayerCount::Two, |_| Holding::default())
}

#[test]
fn a_sheet_says_what_everybody_had_and_the_ranking_who_won() {
    let names = names();
    let mut keeper = Scorekeeper::<Ra>::new(Edition::Of2016, &names, ENGLISH).unwrap();
    let mut holdings = nothing();
    holdings.iter_mut().next().unwrap().tiles.add(Tile::Pharaoh, 3);
    let sheet = keeper.count(&holdings).unwrap();
    assert_eq!(sheet.title, "Epoch I of III");
    let pharaohs = sheet.rows.iter().find(|row| row.category == "pharaohs").unwrap();
    let cells: Vec<_> = pharaohs.cells.iter().map(|cell| (&*cell.text, &*cell.fact)).collect();
    assert_eq!(cells, [("+5", "3, most"), ("−2", "0, fewest")]);
    let scores: Vec<_> = sheet.columns.iter().map(|column| column.after).collect();
    assert_eq!(scores, [Some(10), Some(3)]);

    assert_eq!(keeper.ranking(), None);
    keeper.count(&holdings).unwrap();
    assert_eq!(keeper.count(&holdings).unwrap().rows.len(), 8, "monuments and suns at the end");
    let ranking = keeper.ranking().unwrap();
    assert_eq!(ranking.text, "Ana wins, 10 to 0.");
    assert!(!ranking.places[0].is_you);
}

/// P4.8
#[test]
fn plagues_stand_on_every_sheet_on_which_they_cost_points() {
    let row = |rules, language| {
        let names = names();
        let mut keeper = Scorekeeper::<Priests>::new(rules, &names, language).unwrap();
        let mut holdings = nothing();
        holdings.iter_mut().next().unwrap().tiles.add(Face::Plague, 2);
        let sheet = keeper.count(&holdings).unwrap();
        sheet.rows.into_iter().find(|row| row.category == "plagues")
    };
    assert_eq!(row(Variant::MANUAL, ENGLISH), None);
    for (language, rule) in [
        (ENGLISH, "1 to 6 plagues or more: −1, −3, −6, −10, −15, −20, after every epoch."),
        (GERMAN, "1 bis 6 Plagen oder mehr: −1, −3, −6, −10, −15, −20, nach jeder Epoche."),
    ] {
        let row = row(Variant::PUBLISHED, language).unwrap();
        assert_eq!((&*row.rule, row.cells[0].points, row.cells[1].points), (rule, -3, 0));
    }
}

#[test]
fn what_nobody_can_have_is_refused_in_a_sentence() {
    let check = |language: Language, tiles: u8, suns: [&[u8]; 2], sentence: &str| {
        let names = names();
        let mut keeper = Scorekeeper::<Ra>::new(Edition::Of2022, &names, language).unwrap();
        let mut holdings = nothing();
        for (holding, suns) in holdings.iter_mut().zip(suns) {
            *holding = Holding { suns: SunSet::of(suns), ..Holding::default() };
            holding.tiles.add(Tile::God, tiles);
        }
        assert_eq!(keeper.count(&holdings).unwrap_err(), sentence);
    };
    let (none, many): ([&[u8]; 2], [&[u8]; 2]) = ([&[], &[]], [&[9, 8, 7, 6, 5], &[]]);
    check(ENGLISH, 5, none, "God: 10 have been taken, but the game has only 8.");
    check(GERMAN, 5, none, "Gott: Bisher wurden 10 genommen, es gibt im Spiel aber nur 8.");
    check(ENGLISH, 0, many, "Ana can have at most 4.");
    check(ENGLISH, 0, [&[9], &[9]], "Sun disk 9 can belong to only one player.");
    check(GERMAN, 0, [&[], &[16]], "Sonnenscheibe 16 ist bei 2 Personen nicht im Spiel.");
}

#[test]
fn too_few_players_have_no_score() {
    let error = Scorekeeper::<Ra>::new(Edition::Of1999, &names(), ENGLISH).unwrap_err();
    assert_eq!(error.to_string(), "the rules of 1999 are for 3 to 5 players, not 2");
    let nobody = Scorekeeper::<Ra>::new(Edition::Of1999, &[], ENGLISH).unwrap_err();
    assert_eq!(nobody.to_string(), "a game is for 2 to 5 players, not 0");
}

#[test]
fn the_tiles_of_a_game_are_as_many_as_in_its_box() {
    let total = |game: &str, rules: &str| {
        let all = tiles(AnyRules::named(game, rules, &[]).unwrap(), ENGLISH);
        all.iter().map(|tile| usize::from(tile.copies)).sum::<usize>()
    };
    assert_eq!(total("ra", "2016"), 180);
    assert_eq!([total("priests", "manual"), total("priests", "published")], [174, 174]);

    let all = tiles(AnyRules::named("priests", "published", &[]).unwrap(), GERMAN);
    let ankh = all.iter().find(|tile| tile.kind == "ankh").unwrap();
    assert_eq!((ankh.copies, ankh.supply), (0, 20), "tokens are not in the bag");
    let people = all.iter().find(|tile| tile.kind == "farmer/warrior").unwrap();
    assert_eq!(
        people.faces.iter().map(|face| face.kind).collect::<Vec<_>>(),
        ["farmer", "warrior"]
    );
    assert!(people.faces.iter().all(|face| face.fate == Fate::Discarded));
    assert!(all[0].faces.is_empty(), "a Ra tile is never anybody's");
}

#[test]
fn the_presets_of_priests_of_ra_differ_in_seven_choices() {
    let choices = priests_choices(ENGLISH);
    assert_eq!(choices.len(), 7);
    assert!(choices.iter().all(|[manual, published]| manual != published), "{choices:?}");
    assert!(choices.iter().flatten().any(|choice| choice == "15 pyramids in the bag"));
}
