//! What a tournament tells: to people, to programs, and as a picture.

use std::io::Write;

use anyhow::Result;
use ra_arena::{Bar, Estimate, Rating, Verdict, svg};
use serde::Serialize;

/// What a tournament tells.
#[derive(Serialize)]
pub struct Report {
    pub game: &'static str,
    pub rules: &'static str,
    pub players: usize,
    pub seed: u64,
    pub par: f64,
    pub matches: Vec<Match>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comparisons: Vec<Comparison>,
    pub ratings: Vec<Rated>,
}

/// One bot at a table with others.
#[derive(Serialize)]
pub struct Match {
    pub bot: String,
    pub against: Vec<String>,
    pub blocks: usize,
    pub games: usize,
    pub win_share: Estimate,
    pub score: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Adjusted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// Results without the luck of the draws.
#[derive(Serialize)]
pub struct Adjusted {
    pub win_share: Estimate,
    pub score: Estimate,
}

/// By how much one bot wins more than another at the same table with the same tiles.
#[derive(Serialize)]
pub struct Comparison {
    pub bot: String,
    pub compared_with: String,
    pub against: Vec<String>,
    pub more_wins: Estimate,
    /// Is this without the luck of the draws?
    pub adjusted: bool,
}

#[derive(Serialize)]
pub struct Rated {
    pub bot: String,
    #[serde(flatten)]
    pub rating: Rating,
}

pub fn write(report: &Report, out: &mut impl Write) -> Result<()> {
    let par = 100.0 * report.par;
    writeln!(out, "par is {par:.1}%\n")?;
    for game in &report.matches {
        let Match { bot, blocks, games, win_share, score, .. } = game;
        writeln!(
            out,
            "{bot} against {}: wins {}, scores {} ({blocks} blocks, {games} games){}",
            counted(&game.against),
            percent(*win_share),
            points(*score),
            match game.verdict {
                None => "",
                Some(Verdict::High) => ", stronger (SPRT)",
                Some(Verdict::Low) => ", not stronger (SPRT)",
                Some(Verdict::Open) => ", undecided (SPRT)",
            }
        )?;
        if let Some(Adjusted { win_share, score }) = game.adjusted {
            writeln!(out, "  without luck: wins {}, scores {}", percent(win_share), points(score))?;
        }
    }
    for Comparison { bot, compared_with, against, more_wins, adjusted } in &report.comparisons {
        let (more, against) = (percentage_points(*more_wins), counted(against));
        let how = if *adjusted { ", without luck" } else { "" };
        writeln!(out, "against {against}, {bot} wins {more} more than {compared_with}{how}")?;
    }
    writeln!(out)?;
    let width = report.ratings.iter().map(|rated| rated.bot.chars().count()).max().unwrap_or(0);
    for Rated { bot, rating: Rating { rating, uncertainty } } in &report.ratings {
        writeln!(out, "{bot:<width$} rating {rating:>5.1}, standard error {uncertainty:.1}")?;
    }
    Ok(())
}

fn percent(share: Estimate) -> String {
    format!("{:.1} ± {:.1}%", 100.0 * share.mean, 100.0 * share.margin)
}

fn percentage_points(difference: Estimate) -> String {
    format!("{:.1} ± {:.1} percentage points", 100.0 * difference.mean, 100.0 * difference.margin)
}

fn points(score: Estimate) -> String {
    format!("{:.1} ± {:.1}", score.mean, score.margin)
}

/// `2 heuristic`, or `a, b, c` where they differ.
fn counted(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|name| name == first) => {
            format!("{} {first}", names.len())
        }
        _ => names.join(", "),
    }
}

pub fn plot(title: &str, report: &Report) -> String {
    let bars = report.matches.iter().map(|game| Bar {
        label: format!("{} against {}", game.bot, counted(&game.against)),
        share: game.adjusted.as_ref().map_or(game.win_share, |adjusted| adjusted.win_share),
    });
    svg(title, report.par, &bars.collect::<Vec<_>>())
}
