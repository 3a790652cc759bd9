//! The pages to learn from.

use axum::extract::Path;
use maud::Markup;
use ra_record::AnyRules;

use super::Visitor;
use super::refused::Refused;
use crate::learn::Prose;
use crate::pages;
use crate::words::Word;

pub async fn overview(visitor: Visitor) -> Markup {
    let title = title(&visitor, Prose::Learn);
    pages::learn(&visitor.frame(&title))
}

pub async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Refused> {
    let rules = find(&visitor, &game)?;
    let name = if rules.game() == "priests" { Word::Priests } else { Word::Ra };
    let about = [("game", visitor.say(name).into())];
    let title = Prose::RulesOf.with(visitor.preferences.language, about);
    Ok(pages::rules(&visitor.frame(&format!("{title} · Heliopolis")), rules))
}

pub async fn first_game(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Refused> {
    let rules = find(&visitor, &game)?;
    let title = title(&visitor, Prose::FirstGame);
    Ok(pages::first_game(&visitor.frame(&title), rules.game(), None))
}

fn title(visitor: &Visitor, word: Prose) -> String {
    format!("{} · Heliopolis", word.say(visitor.preferences.language))
}

/// The game with this name, by its usual rules.
fn find(visitor: &Visitor, game: &str) -> Result<AnyRules, Refused> {
    let preset = if game == "priests" { "manual" } else { "2016" };
    AnyRules::named(game, preset, &[]).map_err(|_| Refused::nowhere(visitor))
}
