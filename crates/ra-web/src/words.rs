//! The labels of the page itself. Everything about a game comes in words from its view.

use ra_view::Language;

/// A label of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Word {
    AuctionTrack,
    Bag,
    Before,
    Bidding,
    Bot,
    Called,
    Category,
    CentreSun,
    EpochEndedNow,
    FaceDown,
    GoOn,
    Home,
    Log,
    LotWorth,
    NetOfEpoch,
    NoSuns,
    Player,
    Players,
    PointsByEpoch,
    RaTrack,
    Ranking,
    Score,
    Seal,
    Seed,
    Start,
    Suns,
    Sun,
    Tiles,
    ToWin,
    Total,
    You,
    YourTiles,
    YourSuns,
}

impl Word {
    /// The label in this language, or in English if it has none there.
    #[must_use]
    pub fn say(self, language: Language) -> &'static str {
        let (english, german) = self.both();
        if language == Language::GERMAN { german } else { english }
    }

    const fn both(self) -> (&'static str, &'static str) {
        match self {
            Word::AuctionTrack => ("Auction track", "Versteigerungsleiste"),
            Word::Bag => ("Bag", "Beutel"),
            Word::Before => ("before", "zuvor"),
            Word::Bidding => ("Bidding", "Gebote"),
            Word::Bot => ("Bot", "Bot"),
            Word::Called => ("Called the auction", "Hat die Versteigerung ausgelöst"),
            Word::Category => ("Category", "Kategorie"),
            Word::CentreSun => ("Centre sun", "Sonne der Mitte"),
            Word::EpochEndedNow => ("If the epoch ended now", "Endete die Epoche jetzt"),
            Word::FaceDown => ("face down", "verdeckt"),
            Word::GoOn => ("Go on", "Weiter"),
            Word::Home => ("Heliopolis, home", "Heliopolis, Startseite"),
            Word::Log => ("Log", "Verlauf"),
            Word::LotWorth => ("Worth of this lot", "Wert dieses Loses"),
            Word::NetOfEpoch => ("Epoch", "Epoche"),
            Word::NoSuns => ("No suns", "Keine Sonnen"),
            Word::Player => ("Player", "Person"),
            Word::Players => ("Players", "Mitspielende"),
            Word::PointsByEpoch => ("Where the points came from", "Woher die Punkte kamen"),
            Word::RaTrack => ("Ra track", "Ra-Leiste"),
            Word::Ranking => ("Ranking", "Rangliste"),
            Word::Score => ("Score", "Punkte"),
            Word::Seal => ("Seal of before the first move", "Siegel vor dem ersten Zug"),
            Word::Seed => ("Seed", "Startwert"),
            Word::Start => ("start", "Beginn"),
            Word::Suns => ("Suns", "Sonnen"),
            Word::Sun => ("Sun", "Sonne"),
            Word::Tiles => ("Tiles", "Plättchen"),
            Word::ToWin => ("To win", "Zu gewinnen"),
            Word::Total => ("total", "gesamt"),
            Word::You => ("You", "Du"),
            Word::YourTiles => ("Your tiles", "Deine Plättchen"),
            Word::YourSuns => ("Your suns", "Deine Sonnen"),
        }
    }
}
