//! The words of the pages themselves. What is said about a game comes in words from its view.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use ra_advice::Verdict;
use ra_bots::Level;
use ra_tables::TimeControl;
use ra_view::{Language, Messages};

/// Declares a family of words, so that no list of them can be forgotten. Its messages are in the
/// files of a folder of `locales/`, one for each language.
macro_rules! words {
    ($(#[$about:meta])* $family:ident in $folder:literal; $($name:ident = $id:literal,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the words say it")]
        pub enum $family {
            $($name,)*
        }

        impl $family {
            /// Every word.
            #[cfg(test)]
            pub(crate) const ALL: &[$family] = &[$($family::$name),*];

            /// The name of the message in the language files.
            pub(crate) const fn id(self) -> &'static str {
                match self {
                    $($family::$name => $id,)*
                }
            }

            /// The file of a language.
            pub(crate) fn source(language: ra_view::Language) -> &'static str {
                macro_rules! file {
                    ($tag:literal) => {
                        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $folder, $tag, ".ftl"))
                    };
                }
                match language.tag() {
                    "de" => file!("de"),
                    _ => file!("en"),
                }
            }

            fn catalogue() -> &'static $crate::words::Catalogue {
                use $crate::words::Catalogue;
                static CATALOGUE: std::sync::LazyLock<Catalogue> =
                    std::sync::LazyLock::new(|| Catalogue::read($family::source));
                &CATALOGUE
            }

            /// The word in this language.
            #[must_use]
            pub fn say(self, language: ra_view::Language) -> std::borrow::Cow<'static, str> {
                $family::catalogue().say(self.id(), language, None)
            }

            /// The sentence in this language, with what it is about.
            #[must_use]
            pub fn with<'a, const N: usize>(
                self,
                language: ra_view::Language,
                about: [(&'a str, fluent_bundle::FluentValue<'a>); N],
            ) -> String {
                let args = about.into_iter().collect();
                $family::catalogue().say(self.id(), language, Some(&args)).into_owned()
            }
        }
    };
}

pub(crate) use words;

words! {
    /// A word or sentence of the pages.
    Word in "";

    Home = "home",
    Tagline = "tagline",
    PreviewAlt = "preview-alt",
    Independent = "independent",
    AuctionTrack = "auction-track",
    Bag = "bag",
    Before = "before",
    Bidding = "bidding",
    BotLevel = "bot-level",
    Called = "called",
    Category = "category",
    CentreSun = "centre-sun",
    EpochEndedNow = "epoch-ended-now",
    FaceDown = "face-down",
    GoOn = "go-on",
    Log = "log",
    LotWorth = "lot-worth",
    TurnOrder = "turn-order",
    TooLow = "too-low",
    NeverBelowZero = "never-below-zero",
    NetOfEpoch = "net-of-epoch",
    NoBid = "no-bid",
    NoSuns = "no-suns",
    Player = "player",
    Players = "players",
    PointsByEpoch = "points-by-epoch",
    ByEpoch = "by-epoch",
    ByCategory = "by-category",
    HighestSun = "highest-sun",
    RatingChange = "rating-change",
    RaTrack = "ra-track",
    Ranking = "ranking",
    Score = "score",
    StartScore = "start-score",
    Suns = "suns",
    Sun = "sun",
    Tiles = "tiles",
    ToWin = "to-win",
    Total = "total",
    You = "you",
    YourTiles = "your-tiles",
    YourSuns = "your-suns",
    Draw = "draw",
    Invoke = "invoke",
    Waiting = "waiting",
    AwayLate = "away-late",
    AwayResigned = "away-resigned",
    TimeLeft = "time-left",
    TimeDays = "time-days",
    Undo = "undo",
    TakeBack = "take-back",
    Resign = "resign",
    ResignSure = "resign-sure",
    ResignYes = "resign-yes",
    ComeBack = "come-back",
    StoodIn = "stood-in",
    ResignedNote = "resigned-note",
    RulesOf = "rules-of",
    SkipToTable = "skip-to-table",
    Order = "order",
    OrderLeft = "order-left",
    OrderAsk = "order-ask",
    OrderNothing = "order-nothing",
    OrderBid = "order-bid",
    OrderPass = "order-pass",
    OrderLeave = "order-leave",
    Hint = "hint",
    HintDone = "hint-done",
    HintHow = "hint-how",
    HintWins = "hint-wins",
    HintScore = "hint-score",
    HintNotAlone = "hint-not-alone",
    HintNotAsked = "hint-not-asked",
    AdviceBusy = "advice-busy",
    VerdictBest = "verdict-best",
    VerdictFine = "verdict-fine",
    VerdictSlip = "verdict-slip",
    VerdictMistake = "verdict-mistake",
    VerdictBlunder = "verdict-blunder",
    Review = "review",
    ReviewTitle = "review-title",
    ReviewWait = "review-wait",
    ReviewBack = "review-back",
    ReviewNothing = "review-nothing",
    ReviewCourse = "review-course",
    ReviewAltStart = "review-alt-start",
    ReviewAltEpoch = "review-alt-epoch",
    ReviewTurns = "review-turns",
    ReviewNoTurns = "review-no-turns",
    ReviewByDecision = "review-by-decision",
    ReviewByDraw = "review-by-draw",
    ReviewPly = "review-ply",
    ReviewSums = "review-sums",
    ReviewStart = "review-start",
    ReviewAfter = "review-after",
    ReviewLoss = "review-loss",
    ReviewLuck = "review-luck",
    ReviewLuckTotal = "review-luck-total",
    ReviewHow = "review-how",
    ReviewChoices = "review-choices",
    ReviewMine = "review-mine",
    ReviewMistakes = "review-mistakes",
    ReviewAll = "review-all",
    ReviewNone = "review-none",
    ReviewMove = "review-move",
    ReviewWhat = "review-what",
    ReviewVerdict = "review-verdict",
    ReviewBetter = "review-better",
    Rematch = "rematch",
    MeetAgain = "meet-again",
    Replay = "replay",
    Download = "download",
    Commitment = "commitment",
    Seed = "seed",
    Fair = "fair",
    FairCheck = "fair-check",
    FairNotYet = "fair-not-yet",
    AtPly = "at-ply",
    FirstMove = "first-move",
    PreviousMove = "previous-move",
    NextMove = "next-move",
    LastMove = "last-move",
    GoToMove = "go-to-move",
    BackToTable = "back-to-table",
    Menu = "menu",
    Preferences = "preferences",
    Language = "language",
    Theme = "theme",
    ThemeSystem = "theme-system",
    ThemeLight = "theme-light",
    ThemeDark = "theme-dark",
    Motion = "motion",
    MotionCalm = "motion-calm",
    MotionBrisk = "motion-brisk",
    MotionOff = "motion-off",
    Hints = "hints",
    Sound = "sound",
    Alerts = "alerts",
    Keys = "keys",
    KeysHelp = "keys-help",
    Save = "save",
    YourName = "your-name",
    Rename = "rename",
    RenameWhen = "rename-when",
    StartTitle = "start-title",
    PlayBots = "play-bots",
    Game = "game",
    Ra = "ra",
    Priests = "priests",
    Bots = "bots",
    LevelNovice = "level-novice",
    LevelCasual = "level-casual",
    LevelClub = "level-club",
    LevelStrong = "level-strong",
    LevelExpert = "level-expert",
    LevelMaster = "level-master",
    PlayNow = "play-now",
    Invite = "invite",
    ByLink = "by-link",
    MoreOptions = "more-options",
    Edition = "edition",
    Clock = "clock",
    ClockNone = "clock-none",
    ClockMinutes = "clock-minutes",
    ClockDays = "clock-days",
    Pace = "pace",
    PaceBrisk = "pace-brisk",
    PaceCalm = "pace-calm",
    PaceSlow = "pace-slow",
    HideScores = "hide-scores",
    Public = "public",
    HowManyBots = "how-many-bots",
    MyGames = "my-games",
    NoGames = "no-games",
    OpenTables = "open-tables",
    NobodyWaits = "nobody-waits",
    Watch = "watch",
    NobodyPlays = "nobody-plays",
    YourTurn = "your-turn",
    Open = "open",
    SitDown = "sit-down",
    AskedNow = "asked-now",
    EpochN = "epoch-n",
    WaitsForPlayers = "waits-for-players",
    GameOver = "game-over",
    LookAtRecord = "look-at-record",
    Fairness = "fairness",
    OneWaits = "one-waits",
    OpenAsk = "open-ask",
    SeatOpen = "seat-open",
    SeatN = "seat-n",
    SitHere = "sit-here",
    Leave = "leave",
    Begin = "begin",
    BeginWhen = "begin-when",
    InviteLink = "invite-link",
    OpenInvited = "open-invited",
    OpenAbout = "open-about",
    OpenLearn = "open-learn",
    Share = "share",
    CopyLink = "copy-link",
    Copied = "copied",
    LookTitle = "look-title",
    LookAsk = "look-ask",
    LookFile = "look-file",
    LookText = "look-text",
    LookShow = "look-show",
    LookBad = "look-bad",
    LookLine = "look-line",
    Sorry = "sorry",
    ToStart = "to-start",
    ToTable = "to-table",
    NotFound = "not-found",
    BadForm = "bad-form",
    TooLarge = "too-large",
    Broken = "broken",
    Foreign = "foreign",
    Offline = "offline",
    NotSent = "not-sent",
    Online = "online",
    Account = "account",
    AccountWhy = "account-why",
    AccountOf = "account-of",
    AccountNew = "account-new",
    AccountMake = "account-make",
    LogIn = "log-in",
    LogInAway = "log-in-away",
    LogOut = "log-out",
    Name = "name",
    Password = "password",
    PasswordHint = "password-hint",
    PasswordOld = "password-old",
    PasswordNew = "password-new",
    PasswordChange = "password-change",
    PasswordElsewhere = "password-elsewhere",
    MyResults = "my-results",
    Leaders = "leaders",
    LeadersHow = "leaders-how",
    NobodyRated = "nobody-rated",
    NoSuchClass = "no-such-class",
    ClassName = "class-name",
    Rank = "rank",
    Rating = "rating",
    Ratings = "ratings",
    GamesRated = "games-rated",
    NotRated = "not-rated",
    PastGames = "past-games",
    NoPastGames = "no-past-games",
    PlaceOf = "place-of",
    Look = "look",
    ForRatings = "for-ratings",
    Rated = "rated",
    ForProgrammers = "for-programmers",
    Program = "program",
    ProgramAsk = "program-ask",
    ProgramToken = "program-token",
    ProgramHow = "program-how",
    PadTitle = "pad-title",
    PadLead = "pad-lead",
    PadPlayer = "pad-player",
    PadNames = "pad-names",
    PadStart = "pad-start",
    PadAsk = "pad-ask",
    PadEpochs = "pad-epochs",
    PadKept = "pad-kept",
    PadMore = "pad-more",
    PadLess = "pad-less",
    PadSuns = "pad-suns",
    PadSunsOf = "pad-suns-of",
    PadSunsMissing = "pad-suns-missing",
    PadOwn = "pad-own",
    PadNextPlayer = "pad-next-player",
    PadNextEpoch = "pad-next-epoch",
    PadScores = "pad-scores",
    PadKeeps = "pad-keeps",
    PadNew = "pad-new",
    PadShare = "pad-share",
    PadNews = "pad-news",
    PadBad = "pad-bad",
    RefusalUnknownTable = "refusal-unknown-table",
    RefusalUnknownPerson = "refusal-unknown-person",
    RefusalSeats = "refusal-seats",
    RefusalPlayers = "refusal-players",
    RefusalTwoHosts = "refusal-two-hosts",
    RefusalClock = "refusal-clock",
    RefusalPause = "refusal-pause",
    RefusalName = "refusal-name",
    RefusalNameTaken = "refusal-name-taken",
    RefusalPassword = "refusal-password",
    RefusalWrongPassword = "refusal-wrong-password",
    RefusalHasAccount = "refusal-has-account",
    RefusalNeedsAccount = "refusal-needs-account",
    RefusalBusy = "refusal-busy",
    RefusalNoSuchSeat = "refusal-no-such-seat",
    RefusalSeatTaken = "refusal-seat-taken",
    RefusalFull = "refusal-full",
    RefusalSeatedAlready = "refusal-seated-already",
    RefusalNotSeated = "refusal-not-seated",
    RefusalSeatOpen = "refusal-seat-open",
    RefusalStarted = "refusal-started",
    RefusalNotStarted = "refusal-not-started",
    RefusalOver = "refusal-over",
    RefusalNotOver = "refusal-not-over",
    RefusalStale = "refusal-stale",
    RefusalStoodIn = "refusal-stood-in",
    RefusalNotStoodIn = "refusal-not-stood-in",
    RefusalResigned = "refusal-resigned",
    RefusalBotDecides = "refusal-bot-decides",
    RefusalRematch = "refusal-rematch",
    RefusalNotBidding = "refusal-not-bidding",
    RefusalCannotUndo = "refusal-cannot-undo",
    RefusalCannotTakeBack = "refusal-cannot-take-back",
    RefusalNotLate = "refusal-not-late",
    TooOften = "too-often",
    TooOftenMinutes = "too-often-minutes",
    TooSlow = "too-slow",
    Busy = "busy",
    LiveFull = "live-full",
    RefusalTooManyTables = "refusal-too-many-tables",
    RefusalStore = "refusal-store",
    RefusalCorrupt = "refusal-corrupt",
}

/// The name of a level of bots.
#[must_use]
pub fn level_name(level: Level, language: Language) -> Cow<'static, str> {
    let word = match level {
        Level::Novice => Word::LevelNovice,
        Level::Casual => Word::LevelCasual,
        Level::Club => Word::LevelClub,
        Level::Strong => Word::LevelStrong,
        Level::Expert => Word::LevelExpert,
        Level::Master => Word::LevelMaster,
    };
    word.say(language)
}

/// What a decision is called.
#[must_use]
pub fn verdict_name(verdict: Verdict, language: Language) -> Cow<'static, str> {
    let word = match verdict {
        Verdict::Best => Word::VerdictBest,
        Verdict::Fine => Word::VerdictFine,
        Verdict::Slip => Word::VerdictSlip,
        Verdict::Mistake => Word::VerdictMistake,
        Verdict::Blunder => Word::VerdictBlunder,
    };
    word.say(language)
}

/// The clocks that a table can have, from fast to slow.
pub const CLOCKS: [TimeControl; 4] = [
    TimeControl { bank_s: 5 * 60, increment_s: 5 },
    TimeControl { bank_s: 15 * 60, increment_s: 10 },
    TimeControl { bank_s: 24 * 3600, increment_s: 3600 },
    TimeControl { bank_s: 5 * 24 * 3600, increment_s: 6 * 3600 },
];

/// A clock in words.
#[must_use]
pub fn clock_name(clock: TimeControl, language: Language) -> String {
    const DAY_S: u32 = 24 * 3600;
    let TimeControl { bank_s, increment_s } = clock;
    if bank_s < DAY_S {
        let about = [("n", (bank_s / 60).into()), ("s", increment_s.into())];
        Word::ClockMinutes.with(language, about)
    } else {
        let about = [("n", (bank_s / DAY_S).into()), ("h", (increment_s / 3600).into())];
        Word::ClockDays.with(language, about)
    }
}

/// The messages of a family of words in every language.
pub(crate) struct Catalogue(Vec<(Language, Messages)>);

impl Catalogue {
    pub(crate) fn read(source: impl Fn(Language) -> &'static str) -> Catalogue {
        let read = |language: Language| (language, language.read(source(language)));
        Catalogue(Language::all().map(read).collect())
    }

    pub(crate) fn say(
        &self,
        id: &str,
        language: Language,
        args: Option<&FluentArgs<'_>>,
    ) -> Cow<'static, str> {
        let found = self.0.iter().find(|(known, _)| *known == language);
        let (_, messages) = found.expect("every language has messages");
        let message = messages.get_message(id).and_then(|message| message.value());
        let pattern = message.expect("the tests find every word in every language");
        let said = messages.format_pattern(pattern, args, &mut Vec::new());
        Cow::Owned(said.into_owned())
    }
}

/// A change of points with its sign, as people write it.
#[must_use]
pub fn signed_points(change: f64) -> String {
    if change.round() == 0.0 { "0".into() } else { format!("{change:+.0}").replace('-', "−") }
}
