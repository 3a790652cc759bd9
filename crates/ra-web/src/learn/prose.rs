//! The words of the pages to learn from.

use crate::words::words;

words! {
    /// A heading or a passage of the pages to learn from. A passage has paragraphs with blank lines
    /// between them, and lists of lines that begin with a dash.
    Prose in "learn/";

    Learn = "learn",
    Lead = "lead",
    NewHere = "new-here",
    RaBlurb = "ra-blurb",
    PriestsBlurb = "priests-blurb",
    Rules = "rules",
    RulesOf = "rules-of",
    FirstGame = "first-game",
    FirstGameLead = "first-game-lead",
    FirstGameStart = "first-game-start",
    FirstGameOn = "first-game-on",
    PadLead = "pad-lead",
    Contents = "contents",

    Aim = "aim",
    Table = "table",
    Turn = "turn",
    Auction = "auction",
    RaTrack = "ra-track",
    Disasters = "disasters",
    Scoring = "scoring",
    Keep = "keep",
    End = "end",
    Tips = "tips",
    Editions = "editions",
    Tiles = "tiles",

    RaAim = "ra-aim",
    RaTable = "ra-table",
    RaTurn = "ra-turn",
    RaAuction = "ra-auction",
    RaRaTrack = "ra-ra-track",
    RaDisasters = "ra-disasters",
    RaScoring = "ra-scoring",
    RaKeep = "ra-keep",
    RaTips = "ra-tips",
    RaEditions = "ra-editions",
    PriestsAim = "priests-aim",
    PriestsTable = "priests-table",
    PriestsTurn = "priests-turn",
    PriestsAuction = "priests-auction",
    PriestsRaTrack = "priests-ra-track",
    PriestsScoring = "priests-scoring",
    PriestsKeep = "priests-keep",
    PriestsTips = "priests-tips",
    PriestsEditions = "priests-editions",
    EndText = "end-text",

    SetsPlayers = "sets-players",
    SetsSuns = "sets-suns",
    SetsRa = "sets-ra",
    Stays = "stays",
    Leaves = "leaves",
    Example = "example",
    WholeSheet = "whole-sheet",
    InBag = "in-bag",
    Tokens = "tokens",
    RaTile = "ra-tile",
}
