//! `ra bench --bots`: how long bots think.

use std::io::{self, Write};

use anyhow::Result;
use cpu_time::ThreadTime;
use ra_bots::{Entrant, Trained};
use ra_record::{LiveGame, Seed};
use ra_rules::{PlayerCount, Setup};
use serde::Serialize;

/// How long a bot thought about each decision, in milliseconds of CPU time.
#[derive(Serialize)]
pub struct Thinking {
    players: usize,
    bot: String,
    decisions: usize,
    mean_ms: f64,
    /// 99 of 100 decisions took no longer.
    p99_ms: f64,
    longest_ms: f64,
}

/// Lets a bot play games against itself for so many seconds, and at least one to the end.
pub fn measure<G: Trained>(setup: &Setup<G>, bot: Entrant, seconds: f64) -> Result<Thinking> {
    let players: PlayerCount = setup.players();
    let player = bot.bot::<G>(players, 1);
    let start = ThreadTime::now();
    let mut times = Vec::new();
    for number in 0.. {
        let seed = Seed::named(&format!("thinking {number}"));
        let mut game = LiveGame::<G>::new(setup.rules(), players, seed, &[])?;
        while let Some(seat) = game.record().state().asked() {
            let before = ThreadTime::now();
            let action = player.choose(game.record().state(), bot.budget(players));
            times.push(1e3 * before.elapsed().as_secs_f64());
            game.play(seat, action.expect("somebody is to act"))?;
        }
        if start.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    Ok(Thinking {
        players: players.get(),
        bot: bot.to_string(),
        decisions: times.len(),
        mean_ms: times.iter().sum::<f64>() / f64::from(u32::try_from(times.len())?),
        p99_ms: at(99),
        longest_ms: at(100),
    })
}

pub fn write(lines: &[Thinking], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nplayers  bot             decisions   mean ms   99% ms   longest ms")?;
    for Thinking { players, bot, decisions, mean_ms, p99_ms, longest_ms } in lines {
        writeln!(
            out,
            "{players:>7}  {bot:14}  {decisions:>9}  {mean_ms:>8.3}  {p99_ms:>8.3}  {longest_ms:>10.3}"
        )?;
    }
    Ok(())
}
