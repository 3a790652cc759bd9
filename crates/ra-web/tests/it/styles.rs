//! Style sheets with borders: a class belongs to one file, and a file to one layer.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ra_web::assets;

/// A rule's selector, without the comma-separated others, and the file it stands in.
struct Selector {
    file: String,
    text: String,
}

impl Selector {
    /// The classes, in the order they are named.
    fn classes(&self) -> Vec<&str> {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let after_dots = self.text.split('.').skip(1);
        let names = after_dots.map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap());
        names.filter(|name| name.starts_with(|first: char| first.is_ascii_alphabetic())).collect()
    }

    fn is_of_a_piece(&self) -> bool {
        self.file.starts_with("pieces/")
    }
}

/// Every sheet by its path below `assets/style`.
fn sheets() -> BTreeMap<String, String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/style");
    let folders = ["", "pieces", "table", "pages"].map(|folder| top.join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let files = files.map(|file| file.unwrap().path()).filter(|file| file.is_file());
    let name = |file: &Path| file.strip_prefix(&top).unwrap().to_str().unwrap().to_owned();
    files.map(|file| (name(&file), fs::read_to_string(&file).unwrap())).collect()
}

/// A style sheet without its comments.
fn code(sheet: &str) -> String {
    sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, code)| code)).collect()
}

fn selectors() -> Vec<Selector> {
    let selectors_of = |(file, sheet): (String, String)| {
        let sheet = code(&sheet);
        let openings: Vec<&str> = sheet.split('{').collect();
        let preludes = openings[..openings.len() - 1].iter();
        let preludes = preludes.map(|text| text.rsplit(['}', ';']).next().unwrap().trim());
        let rules = preludes.filter(|text| !text.starts_with('@'));
        let parts = rules.flat_map(alternatives);
        parts.map(|text| Selector { file: file.clone(), text }).collect::<Vec<_>>()
    };
    sheets().into_iter().flat_map(selectors_of).collect()
}

/// What commas separate, save those within brackets such as `:is(…)`.
fn alternatives(rule: &str) -> Vec<String> {
    let mut depth = 0_usize;
    let parts = rule.split(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    });
    parts.map(|part| part.trim().to_owned()).collect()
}

/// In which files a class is found, for those found in more than one.
fn in_several(found: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let several = found.iter().filter(|(_, files)| files.len() > 1);
    several.map(|(class, files)| format!(".{class} in {files:?}")).collect()
}

#[test]
fn a_class_heads_the_rules_of_one_file_only() {
    let mut heads: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for selector in selectors() {
        if let Some(head) = selector.classes().first() {
            heads.entry((*head).to_owned()).or_default().insert(selector.file.clone());
        }
    }
    assert!(heads.len() > 100, "only {} classes found: are the sheets read?", heads.len());
    assert_eq!(in_several(&heads), Vec::<String>::new());
}

#[test]
fn only_pieces_are_named_in_the_sheets_of_others() {
    let selectors = selectors();
    let of_pieces = selectors.iter().filter(|selector| selector.is_of_a_piece());
    let pieces: BTreeSet<&str> = of_pieces.flat_map(Selector::classes).collect();
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for selector in &selectors {
        for class in selector.classes().into_iter().filter(|class| !pieces.contains(class)) {
            named.entry(class.to_owned()).or_default().insert(selector.file.clone());
        }
    }
    assert_eq!(in_several(&named), Vec::<String>::new());
}

#[test]
fn elements_get_their_own_looks_in_the_base_alone() {
    let is_bare = |text: &str| !text.contains(['.', '#', '[', ':', '%']);
    let is_frame = |text: &str| matches!(text, "from" | "to");
    let bare = selectors().into_iter().filter(|selector| {
        let is_ours = selector.file.contains('/');
        is_ours && is_bare(&selector.text) && !is_frame(&selector.text)
    });
    let bare: Vec<String> =
        bare.map(|selector| format!("{} in {}", selector.text, selector.file)).collect();
    assert_eq!(bare, Vec::<String>::new());
}

#[test]
fn every_sheet_is_served_and_lies_in_the_layer_of_its_folder() {
    let served =
        String::from_utf8(assets::find(assets::address("style.css")).unwrap().contents.clone())
            .unwrap();
    for (file, sheet) in sheets() {
        let layer = match file.split_once('/') {
            Some((folder, _)) => folder,
            None if file == "base.css" => "base",
            None => "tokens",
        };
        assert!(served.contains(&sheet), "{file} is not among the styles of assets.rs");
        let opening = format!("@layer {layer} {{");
        assert!(sheet.contains(&opening), "{file} belongs into `{opening}`");
    }
}
