//! How much visitors may ask for.

use ra_web::site::Limits;

/// Zero is no limit. What is counted is counted on this node alone.
#[derive(clap::Args)]
#[command(next_help_heading = "Limits (0 is none)")]
pub struct LimitArguments {
    /// Pages a second from one address, ten times as many files; ten times as many at once
    #[arg(long, env = "RA_PAGES_PER_SECOND", value_name = "N", default_value_t = 50)]
    #[arg(hide_short_help = true)]
    pages_per_second: u32,
    /// Changes a second from one address, half as many by one person; ten times as many at once
    #[arg(long, env = "RA_CHANGES_PER_SECOND", value_name = "N", default_value_t = 20)]
    #[arg(hide_short_help = true)]
    changes_per_second: u32,
    /// New people an hour from one address
    #[arg(long, env = "RA_PEOPLE_PER_HOUR", value_name = "N", default_value_t = 120)]
    #[arg(hide_short_help = true)]
    people_per_hour: u32,
    /// Passwords an hour from one address, twice as many for one name
    #[arg(long, env = "RA_PASSWORDS_PER_HOUR", value_name = "N", default_value_t = 60)]
    #[arg(hide_short_help = true)]
    passwords_per_hour: u32,
    /// New tables an hour from one address, half as many by one person
    #[arg(long, env = "RA_TABLES_PER_HOUR", value_name = "N", default_value_t = 240)]
    #[arg(hide_short_help = true)]
    tables_per_hour: u32,
    /// Unfinished tables of one person, of those that changed within a day
    #[arg(long, env = "RA_TABLES_PER_PERSON", value_name = "N", default_value_t = 50)]
    #[arg(hide_short_help = true)]
    tables_per_person: u32,
    /// Connections at a time
    #[arg(long, env = "RA_CONNECTIONS", value_name = "N", default_value_t = 10_000)]
    #[arg(hide_short_help = true)]
    connections: usize,
    /// Connections at a time from one address, where no proxy stands before the server
    #[arg(long, env = "RA_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 500)]
    #[arg(hide_short_help = true)]
    connections_per_address: usize,
    /// Live pages at a time
    #[arg(long, env = "RA_LIVE", value_name = "N", default_value_t = 10_000)]
    #[arg(hide_short_help = true)]
    live: usize,
    /// Live pages at a time at one address
    #[arg(long, env = "RA_LIVE_PER_ADDRESS", value_name = "N", default_value_t = 200)]
    #[arg(hide_short_help = true)]
    live_per_address: usize,
    /// No limits at all, whatever the others say: for measuring
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
