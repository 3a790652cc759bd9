//! Tables of random games, looked at as markup.

use std::collections::HashSet;
use std::sync::LazyLock;

use ra_bots::Level;
use ra_record::{AnyRecord, LiveGame, Record, Seed};
use ra_rules::priests::{Priests, Variant};
use ra_rules::ra::{Edition, Ra};
use ra_rules::{Action, Game, PlayerCount, Seat};
use ra_view::{ActionKind, ActionView, Language, Options, PhaseView, View, Viewer, view_at};
use ra_web::table::{Can, SitterView};
use ra_web::{TablePage, assets, table};

/// A finished game of random but mostly calm players; the same for the same seed.
fn game<G: Game>(rules: G::Rules, players: PlayerCount, seed: u64) -> Record<G> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let names = &["Ana", "<b>Bo", "Cleo", "Dan", "Eva"][..players.get()];
    let secret = Seed::named("a game to look at");
    let mut game = LiveGame::<G>::new(rules, players, secret, names).unwrap();
    while let Some(seat) = game.record().state().asked() {
        let legal = game.record().state().legal_actions();
        let calm = [Action::Draw, Action::Pass].into_iter().find(|&calm| legal.contains(calm));
        let action = match calm {
            Some(calm) if rng.u8(..4) > 0 => calm,
            _ => legal.nth(rng.u32(..legal.len())).unwrap(),
        };
        game.play(seat, action).unwrap();
    }
    game.record().clone()
}

/// Pages of both games, always for the seat that is asked.
static PAGES: LazyLock<Vec<(View, String)>> = LazyLock::new(|| {
    let mut pages = Vec::new();
    for (seed, players) in (0..).zip(PlayerCount::ALL) {
        let ra = game::<Ra>(Edition::Of2016, players, seed);
        let plies = ra.entries().len();
        pages.extend(pages_of(&AnyRecord::Ra(ra), plies, seed));
        let priests = game::<Priests>(Variant::PUBLISHED, players, seed);
        let plies = priests.entries().len();
        pages.extend(pages_of(&AnyRecord::Priests(priests), plies, seed));
    }
    pages
});

/// Every seventh table of a game, and the last.
fn pages_of(record: &AnyRecord, plies: usize, seed: u64) -> Vec<(View, String)> {
    let language = if seed.is_multiple_of(2) { Language::ENGLISH } else { Language::GERMAN };
    let some = (0..plies).step_by(7).chain([plies]);
    let page = |ply| {
        let watched = view_at(record, ply, Viewer::Watcher, Options::default());
        let asked = watched.table.seats.iter().find(|seat| seat.asked);
        let viewer = asked.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat::at(seat.seat)));
        let options = Options { language, hide_scores: seed == 2, hints: seed != 1 };
        let view = view_at(record, ply, viewer, options);
        let mut sitters = vec![SitterView::default(); view.table.seats.len()];
        sitters[1].bot = Some(Level::Club);
        let page = TablePage {
            address: Some("/tables/nut"),
            moment: 9,
            view: &view,
            sitters,
            can: Can { decide: true, ..Can::default() },
            is_past: false,
        };
        let markup = table(&page).into_string();
        (view, markup)
    };
    some.map(page).collect()
}

/// Shows the pages to `look`.
fn pages(look: impl Fn(&View, &str)) {
    PAGES.iter().for_each(|(view, markup)| look(view, markup));
}

/// The values of an attribute, in the order of the markup.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let after = markup.split(start.as_str()).skip(1);
    after.map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The editions of 2016 and 2022 bid with sun disks, and Priests of Ra with suns.
#[test]
fn a_table_has_one_word_for_suns() {
    let is_word = |letter: char| letter.is_alphabetic() || letter == '-';
    for (view, markup) in PAGES.iter() {
        let words: HashSet<&str> = markup.split(|letter| !is_word(letter)).collect();
        let of_others: &[&str] = match view.table.game {
            "ra" => &["Suns", "suns", "Sonne", "Sonnen"],
            _ => &["disk", "disks", "Sonnenscheibe", "Sonnenscheiben"],
        };
        let found = of_others.iter().find(|&&word| words.contains(word));
        assert_eq!(found, None, "{}: {markup}", view.table.preset());
    }
}

#[test]
fn every_legal_action_is_one_button() {
    pages(|view, markup| {
        let start = "name=\"action\" value=\"";
        let offered = markup.split(start).skip(1).map(|rest| rest.split('"').next().unwrap());
        let mut offered: Vec<&str> = offered.collect();
        let legal = view.actions.iter().filter(|action| action.is_legal());
        let mut legal: Vec<&str> = legal.filter_map(|action| action.action.as_deref()).collect();
        offered.sort_unstable();
        legal.sort_unstable();
        assert_eq!(offered, legal, "at ply {}", view.table.ply);
    });
}

#[test]
fn every_refusal_is_said_once_and_sends_nothing() {
    pages(|view, markup| {
        let gods =
            |action: &&ActionView| action.kind == ActionKind::God && action.subject.is_some();
        let refused = view.actions.iter().filter(|action| !action.is_legal());
        let (refused_gods, others): (Vec<_>, Vec<_>) = refused.partition(gods);
        // If no god can take anything, the reason is the same for every tile and said once.
        let some_can = view.actions.iter().filter(gods).any(ActionView::is_legal);
        let limit = if some_can { usize::MAX } else { 1 };
        let refused = others.len() + refused_gods.len().min(limit);
        let reasons: HashSet<_> = refused_gods.iter().map(|action| &action.refusal).collect();
        assert!(some_can || reasons.len() < 2, "{reasons:?}");
        assert_eq!(markup.matches("aria-disabled=\"true\"").count(), refused);
        let shares = markup.matches("data-share=").count();
        assert_eq!(markup.matches("type=\"button\"").count(), refused + shares);
    });
}

#[test]
fn nothing_is_inline_and_no_id_comes_twice() {
    pages(|view, markup| {
        assert!(!markup.contains(" style=") && !markup.contains("<script"));
        let ids = values(markup, "id");
        let distinct: HashSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), distinct.len(), "at ply {}: {ids:?}", view.table.ply);
    });
}

/// A piece lies at one place, so that it can be followed from table to table.
#[test]
fn no_piece_lies_at_two_places() {
    pages(|view, markup| {
        let pieces = values(markup, "data-piece").into_iter().flat_map(str::split_whitespace);
        let pieces: Vec<&str> = pieces.collect();
        let distinct: HashSet<&str> = pieces.iter().copied().collect();
        assert_eq!(pieces.len(), distinct.len(), "at ply {}: {pieces:?}", view.table.ply);
    });
}

#[test]
fn references_to_ids_find_them() {
    pages(|_, markup| {
        let ids = values(markup, "id");
        for attribute in ["aria-labelledby", "form"] {
            for wanted in values(markup, attribute) {
                assert!(ids.contains(&wanted), "nothing is called {wanted}");
            }
        }
    });
}

#[test]
fn names_are_text() {
    pages(|view, markup| {
        assert!(!markup.contains("<b>Bo"));
        let over = view.table.phase == PhaseView::Over;
        assert_eq!(markup.contains("class=\"end\""), over);
    });
}

#[test]
fn every_symbol_is_in_the_picture_file() {
    let symbols = include_str!("../../assets/tiles.svg");
    let known: HashSet<&str> = values(symbols, "id").into_iter().collect();
    pages(|_, markup| {
        for href in values(markup, "href") {
            let Some((file, symbol)) = href.split_once('#') else { continue };
            if file.is_empty() {
                continue;
            }
            assert_eq!(file, assets::address("tiles.svg"));
            assert!(known.contains(symbol), "there is no picture {symbol}");
        }
    });
}

#[test]
fn every_number_has_its_rule_in_the_style_sheet() {
    let rules = include_str!("../../assets/style/values.css");
    pages(|_, markup| {
        for name in ["v", "n", "ra", "of", "others", "seats", "place"] {
            for value in values(markup, &format!("data-{name}")) {
                let rule = format!("[data-{name}=\"{value}\"]");
                assert!(rules.contains(&rule), "no rule for {rule}");
            }
        }
    });
}

#[test]
fn after_a_first_game_it_is_said_once_more_what_scores() {
    let record = AnyRecord::Ra(game::<Ra>(Edition::Of2016, PlayerCount::Three, 5));
    let view = view_at(&record, usize::MAX, Viewer::Seat(Seat::at(1)), Options::default());
    let page = |learned| TablePage {
        can: Can { learned, ..Can::default() },
        is_past: false,
        ..TablePage::to_look_at(&view)
    };
    let told = table(&page(true)).into_string();
    assert!(told.contains("Now you know how to play") && told.contains("/learn/ra"));
    for row in &view.scores.epochs[2].rows {
        assert!(told.contains(&format!("<dd>{}</dd>", row.rule)), "{}", row.name);
    }
    assert!(!table(&page(false)).into_string().contains("id=\"learned\""));
}
