//! How much visitors may ask for.

use ra_web::site::Limits;

/// 0 means no limit. Every node counts for itself.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits (0 is none)")]
pub struct LimitArguments {
    /// Pages per second per address (files: ten times as many; bursts: ten times as many)
    #[arg(long, env = "RA_PAGES_PER_SECOND", value_name = "N", default_value_t = 50)]
    #[arg(hide_short_help = true)]
    pages_per_second: u32,
    /// Changes per second per address (per person: half as many; bursts: ten times as many)
    #[arg(long, env = "RA_CHANGES_PER_SECOND", value_name = "N", default_value_t = 20)]
    #[arg(hide_short_help = true)]
    changes_per_second: u32,
    /// New people per hour per address
    #[arg(long, env = "RA_PEOPLE_PER_HOUR", value_name = "N", default_value_t = 120)]
    #[arg(hide_short_help = true)]
    people_per_hour: u32,
    /// Password attempts per hour per address (per name: twice as many)
    #[arg(long, env = "RA_PASSWORDS_PER_HOUR", value_name = "N", default_value_t = 60)]
    #[arg(hide_short_help = true)]
    passwords_per_hour: u32,
    /// New tables per hour per address (per person: half as many)
    #[arg(long, env = "RA_TABLES_PER_HOUR", value_name = "N", default_value_t = 240)]
    #[arg(hide_short_help = true)]
    tables_per_hour: u32,
    /// Unfinished tables per person, not counting those unchanged for a day
    #[arg(long, env = "RA_TABLES_PER_PERSON", value_name = "N", default_value_t = 50)]
    #[arg(hide_short_help = true)]
    tables_per_person: u32,
    /// Simultaneous connections
    #[arg(long, env = "RA_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    #[arg(hide_short_help = true)]
    connections: usize,
    /// Simultaneous connections per address, unless behind a proxy
    #[arg(long, env = "RA_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 500)]
    #[arg(hide_short_help = true)]
    connections_per_address: usize,
    /// Simultaneous live pages
    #[arg(long, env = "RA_LIVE", value_name = "N", default_value_t = 10_000)]
    #[arg(hide_short_help = true)]
    live: usize,
    /// Simultaneous live pages per address
    #[arg(long, env = "RA_LIVE_PER_ADDRESS", value_name = "N", default_value_t = 200)]
    #[arg(hide_short_help = true)]
    live_per_address: usize,
    /// Turn off all limits, for benchmarks
    #[arg(long, env = "RA_NO_LIMITS", hide_short_help = true)]
    no_limits: bool,
}

impl LimitArguments {
    pub fn limits(&self) -> Limits {
        if self.no_limits {
            return Limits::NONE;
        }
        Limits {
            pages_per_second: self.pages_per_second,
            changes_per_second: self.changes_per_second,
            people_per_hour: self.people_per_hour,
            passwords_per_hour: self.passwords_per_hour,
            tables_per_hour: self.tables_per_hour,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            live: self.live,
            live_per_address: self.live_per_address,
        }
    }

    pub fn tables_per_person(&self) -> u32 {
        match self.tables_per_person {
            _ if self.no_limits => u32::MAX,
            0 => u32::MAX,
            most => most,
        }
    }
}
