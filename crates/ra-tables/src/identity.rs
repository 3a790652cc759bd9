//! What people are called.

use std::{error, fmt};

/// The longest name, in characters.
const LONGEST: usize = 24;

/// A name as it is shown: without control characters, and with single spaces.
///
/// ```
/// assert_eq!(ra_tables::clean_name("  Anna \t of\nThebes ").unwrap(), "Anna of Thebes");
/// assert!(ra_tables::clean_name(" ").is_err());
/// ```
///
/// # Errors
///
/// [`BadName`] if nothing is left, or too much.
pub fn clean_name(name: &str) -> Result<String, BadName> {
    let plain: String =
        name.chars().map(|letter| if is_shown(letter) { letter } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let name = words.join(" ");
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(BadName);
    }
    Ok(name)
}

/// Control characters, and those that turn the direction of writing or cannot be seen, are not.
fn is_shown(letter: char) -> bool {
    let unseen = matches!(letter, '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e007f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    !letter.is_control() && !unseen
}

/// The text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "names must have 1 to {LONGEST} characters")
    }
}

impl error::Error for BadName {}
