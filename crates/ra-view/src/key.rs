//! The messages that the code says, by name. Words of tiles, groups, rows and rules are families
//! of messages, whose names follow from the words of a record.

/// Declares the keys, so that no list of them can be forgotten.
macro_rules! keys {
    ($($name:ident = $id:literal,)*) => {
        /// A message of the language files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Key {
            $($name,)*
        }

        impl Key {
            /// Every key.
            #[cfg(test)]
            pub const ALL: &[Key] = &[$(Key::$name),*];

            /// The name of the message in the language files.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Key::$name => $id,)*
                }
            }
        }
    };
}

keys! {
    ListAnd = "list-and",
    ListOr = "list-or",
    Epoch = "epoch",
    RaTrack = "ra-track",
    Lot = "lot",
    Bag = "bag",
    Points = "points",
    ScoreHidden = "score-hidden",

    FateKept = "fate-kept",
    FateDiscarded = "fate-discarded",
    FateStrikes = "fate-strikes",

    CallInvoked = "call-invoked",
    CallRaTile = "call-ra-tile",

    BidsLater = "bids-later",
    BidsNow = "bids-now",
    BidsNot = "bids-not",
    BidsSun = "bids-sun",
    BidsNever = "bids-never",

    PromptTurn = "prompt-turn",
    PromptReveal = "prompt-reveal",
    PromptBidMust = "prompt-bid-must",
    PromptBidAny = "prompt-bid-any",
    PromptBidOver = "prompt-bid-over",
    PromptLaterAny = "prompt-later-any",
    PromptLaterOver = "prompt-later-over",
    PromptPlace = "prompt-place",

    PromptGods = "prompt-gods",
    PromptDiscardCivilization = "prompt-discard-civilization",
    PromptDiscardMonument = "prompt-discard-monument",
    PromptSide = "prompt-side",
    PromptTurnTile = "prompt-turn-tile",

    ActionDraw = "action-draw",
    ActionInvoke = "action-invoke",
    ActionBid = "action-bid",
    ActionPass = "action-pass",
    ActionGod = "action-god",
    ActionGodAny = "action-god-any",
    ActionStop = "action-stop",
    ActionDiscard = "action-discard",
    ActionShow = "action-show",
    ActionTurn = "action-turn",
    ActionTurnOneSided = "action-turn-one-sided",
    ActionKeep = "action-keep",

    NoteDrawEnds = "note-draw-ends",
    NoteDrawLastAuction = "note-draw-last-auction",
    NoteDrawBinds = "note-draw-binds",
    NoteInvoke = "note-invoke",
    NoteInvokeEmpty = "note-invoke-empty",
    NoteInvokeFull = "note-invoke-full",
    NoteBid = "note-bid",
    NoteBidWins = "note-bid-wins",
    NotePassSells = "note-pass-sells",
    NotePassClears = "note-pass-clears",
    NotePassStays = "note-pass-stays",

    LogDraws = "log-draws",
    LogDrawsRa = "log-draws-ra",
    LogInvokes = "log-invokes",
    LogBids = "log-bids",
    LogPasses = "log-passes",
    LogGod = "log-god",
    LogStops = "log-stops",
    LogDiscards = "log-discards",
    LogShows = "log-shows",
    LogTurns = "log-turns",
    LogKeeps = "log-keeps",
    LogTrackFull = "log-track-full",
    LogAuction = "log-auction",
    LogAuctionInvoked = "log-auction-invoked",
    LogWon = "log-won",
    LogWonNothing = "log-won-nothing",
    LogUnsold = "log-unsold",
    LogUnsoldCleared = "log-unsold-cleared",
    LogDisaster = "log-disaster",
    LogDisasterAsks = "log-disaster-asks",
    LogDisasterSpares = "log-disaster-spares",
    LogAnkhs = "log-ankhs",
    LogPlagues = "log-plagues",
    LogEpochEndsRa = "log-epoch-ends-ra",
    LogEpochEndsSuns = "log-epoch-ends-suns",
    LogScores = "log-scores",
    LogEpochBegins = "log-epoch-begins",
    LogGameOver = "log-game-over",

    SheetNow = "sheet-now",
    Result = "result",
    ResultTied = "result-tied",
    TieBreak = "tie-break",

    PartChange = "part-change",
    FactSuns = "fact-suns",
    FactGods = "fact-gods",
    FactGold = "fact-gold",
    FactPharaohs = "fact-pharaohs",
    FactRiver = "fact-river",
    FactKinds = "fact-kinds",
    FactSet = "fact-set",
    FactNoSet = "fact-no-set",
    FactPeople = "fact-people",
    FactBuildings = "fact-buildings",
    FactPriests = "fact-priests",
    FactPyramids = "fact-pyramids",
    FactColours = "fact-colours",
    FactAnkhs = "fact-ankhs",
    FactPlagues = "fact-plagues",

    RefusalOver = "refusal-over",
    RefusalReveal = "refusal-reveal",
    RefusalNotYou = "refusal-not-you",
    RefusalNotAsked = "refusal-not-asked",
    RefusalNobodyDraws = "refusal-nobody-draws",
    RefusalNotInBag = "refusal-not-in-bag",
    RefusalTileOfDraw = "refusal-tile-of-draw",
    RefusalTrackFull = "refusal-track-full",
    RefusalNotHeld = "refusal-not-held",
    RefusalTooLow = "refusal-too-low",
    RefusalMustBid = "refusal-must-bid",
    RefusalNoGod = "refusal-no-god",
    RefusalNothingForGods = "refusal-nothing-for-gods",
    RefusalNotForGods = "refusal-not-for-gods",
    RefusalNotOnTrack = "refusal-not-on-track",
    RefusalNotAtRisk = "refusal-not-at-risk",
    RefusalNotOwned = "refusal-not-owned",
    RefusalNotASide = "refusal-not-a-side",
    RefusalOneSided = "refusal-one-sided",
    RefusalUnreadable = "refusal-unreadable",
    RefusalTooMany = "refusal-too-many",
    RefusalNoSuchSun = "refusal-no-such-sun",
    RefusalSunTwice = "refusal-sun-twice",
    RefusalTooManySuns = "refusal-too-many-suns",
    RefusalSeats = "refusal-seats",

    DemandTurn = "demand-turn",
    DemandBid = "demand-bid",
    DemandGods = "demand-gods",
    DemandCivilization = "demand-civilization",
    DemandMonument = "demand-monument",
    DemandSide = "demand-side",
    DemandTurnTile = "demand-turn-tile",
}
