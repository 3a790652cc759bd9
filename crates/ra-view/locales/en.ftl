# English.
#
# $rules is the game and its preset, as in ra-2016; messages choose the words of an edition by it.
# A player is $seat, the name, and $seat-is, which is "you" for the reader.

## Words of the editions

word-sun =
    { $rules ->
        [ra-2016] sun disk
        [ra-2022] sun disk
       *[other] sun
    }
word-sun-cap =
    { $rules ->
        [ra-2016] Sun disk
        [ra-2022] Sun disk
       *[other] Sun
    }
word-spend =
    { $rules ->
        [ra-1999] play
       *[other] spend
    }
word-spend-cap =
    { $rules ->
        [ra-1999] Play
       *[other] Spend
    }

## Lists

list-and = { $start } and { $last }
list-or = { $start } or { $last }

## Games and rules

game-ra = Ra
game-priests = Priests of Ra
rules-ra-1999 = 1999 edition
rules-ra-2016 = 2016 edition
rules-ra-2022 = 2022 edition
rules-priests-manual = Printed manual
rules-priests-published = As published
option-ankhs-tiles = Ankhs are tiles in the bag
option-ankhs-tokens = Ankhs are tokens, earned by sets of people
option-last-ra-auction = The last Ra starts one more auction
option-last-ra-end = The last Ra ends the epoch at once
option-plagues-end = Plagues cost points once, at the end
option-plagues-epochs = Plagues cost points after every epoch
option-pyramid-steps-count = Each pyramid is a step
option-pyramid-steps-rows = Steps are rows of pyramids
option-pyramids-15 = 15 pyramids in the bag
option-pyramids-29 = 29 pyramids in the bag
option-ra-drawer-must-bid = A player who draws Ra must bid if nobody else does
option-ra-drawer-may-pass = A player who draws Ra may pass
option-turning-always = Every auction winner may turn a tile over
option-turning-priest = Only an auction winner with a priest may turn a tile over

## The table

epoch =
    { $epoch ->
        [1] Epoch I of III
        [2] Epoch II of III
       *[other] Epoch III of III
    }
ra-track =
    { $last ->
        [auction]
            { $left ->
                [0] { $filled } of { $spaces } Ra tiles; this is the last auction of the epoch
                [1] { $filled } of { $spaces } Ra tiles; the next one starts the last auction
               *[other] { $filled } of { $spaces } Ra tiles; the { $spaces }th starts the last auction
            }
       *[end]
            { $left ->
                [0] { $filled } of { $spaces } Ra tiles
                [1] { $filled } of { $spaces } Ra tiles; the next one ends the epoch
               *[other] { $filled } of { $spaces } Ra tiles; the { $spaces }th ends the epoch
            }
    }
lot =
    { $n ->
        [0] No tiles, only { word-sun } { $sun }
        [1] One tile and { word-sun } { $sun }
       *[other] { $n } tiles and { word-sun } { $sun }
    }
bag =
    { $n ->
        [1] One tile in the bag
       *[other] { $n } tiles in the bag
    }
points =
    { $rules ->
        [ra-1999] { $n } fame
       *[other]
            { $n ->
                [one] { $n } point
               *[other] { $n } points
            }
    }
score-hidden = Hidden until the end
fate-kept = Kept after the epoch
fate-discarded = Discarded after the epoch
fate-strikes = Strikes at once

## Groups of tiles

group-ra = Ra
group-gods = Gods
group-gold = Gold
group-pharaohs = Pharaohs
group-river = River
group-civilizations = Civilization
group-monuments = Monuments
group-disasters = Disasters
group-people = People
group-buildings = Buildings
group-priests = Priests
group-pyramids = Pyramids
group-ankhs = Ankhs
group-plagues = Plagues

## Tiles: the name, where there is little room, as an object, and several of them

tile-ra = Ra
    .short = Ra
    .a = Ra
    .many = { $n } Ra tiles
tile-god = God
    .short = God
    .a = a god
    .many = { $n } gods
tile-gold = Gold
    .short = Gold
    .a = gold
    .many = { $n } gold
tile-pharaoh = Pharaoh
    .short = Pharaoh
    .a = a pharaoh
    .many = { $n } pharaohs
tile-nile = Nile
    .short = Nile
    .a = a Nile tile
    .many = { $n } Nile tiles
tile-flood = Flood
    .short = Flood
    .a = a flood
    .many = { $n } floods
tile-astronomy = Astronomy
    .short = Astron.
    .a = an astronomy tile
    .many = { $n } astronomy tiles
tile-agriculture = Agriculture
    .short = Agric.
    .a = an agriculture tile
    .many = { $n } agriculture tiles
tile-writing = Writing
    .short = Writing
    .a = a writing tile
    .many = { $n } writing tiles
tile-religion = Religion
    .short = Religion
    .a = a religion tile
    .many = { $n } religion tiles
tile-art = Art
    .short = Art
    .a = an art tile
    .many = { $n } art tiles
tile-fortress = Fortress
    .short = Fortress
    .a = a fortress
    .many = { $n } fortresses
tile-obelisk = Obelisk
    .short = Obelisk
    .a = an obelisk
    .many = { $n } obelisks
tile-palace = Palace
    .short = Palace
    .a = a palace
    .many = { $n } palaces
tile-pyramid = Pyramid
    .short = Pyramid
    .a = a pyramid
    .many = { $n } pyramids
tile-temple = Temple
    .short = Temple
    .a = a temple
    .many = { $n } temples
tile-statue = Statue
    .short = Statue
    .a = a statue
    .many = { $n } statues
tile-step-pyramid = Step pyramid
    .short = Step pyr.
    .a = a step pyramid
    .many = { $n } step pyramids
tile-sphinx = Sphinx
    .short = Sphinx
    .a = a sphinx
    .many = { $n } sphinxes
tile-funeral = Funeral
    .short = Funeral
    .a = a funeral
    .many = { $n } funerals
tile-drought = Drought
    .short = Drought
    .a = a drought
    .many = { $n } droughts
tile-unrest =
    { $rules ->
        [ra-2016] War
       *[other] Unrest
    }
    .short = { tile-unrest }
    .a =
        { $rules ->
            [ra-2016] a war tile
           *[other] an unrest tile
        }
    .many =
        { $rules ->
            [ra-2016] { $n } war tiles
           *[other] { $n } unrest tiles
        }
tile-earthquake = Earthquake
    .short = Quake
    .a = an earthquake
    .many = { $n } earthquakes
tile-farmer = Farmer
    .short = Farmer
    .a = a farmer
    .many = { $n } farmers
tile-warrior = Warrior
    .short = Warrior
    .a = a warrior
    .many = { $n } warriors
tile-merchant = Merchant
    .short = Merchant
    .a = a merchant
    .many = { $n } merchants
tile-scribe = Scribe
    .short = Scribe
    .a = a scribe
    .many = { $n } scribes
tile-granary = Granary
    .short = Granary
    .a = a granary
    .many = { $n } granaries
tile-market = Market
    .short = Market
    .a = a market
    .many = { $n } markets
tile-library = Library
    .short = Library
    .a = a library
    .many = { $n } libraries
tile-green = Green pyramid
    .short = Green
    .a = a green pyramid
    .many = { $n } green pyramids
tile-red = Red pyramid
    .short = Red
    .a = a red pyramid
    .many = { $n } red pyramids
tile-blue = Blue pyramid
    .short = Blue
    .a = a blue pyramid
    .many = { $n } blue pyramids
tile-yellow = Yellow pyramid
    .short = Yellow
    .a = a yellow pyramid
    .many = { $n } yellow pyramids
tile-colourless = Colourless pyramid
    .short = Colourless
    .a = the colourless pyramid
    .many = { $n } colourless pyramids
tile-priest = Priest
    .short = Priest
    .a = a priest
    .many = { $n } priests
tile-plague = Plague
    .short = Plague
    .a = a plague
    .many = { $n } plagues
tile-ankh = Ankh
    .short = Ankh
    .a = an ankh
    .many = { $n } ankhs
tile-farmer-warrior = Farmer/warrior
    .short = Farm./warr.
    .a = a farmer/warrior tile
tile-merchant-scribe = Merchant/scribe
    .short = Merch./scr.
    .a = a merchant/scribe tile
tile-granary-fortress = Granary/fortress
    .short = Gran./fort.
    .a = a granary/fortress tile
tile-market-library = Market/library
    .short = Mark./libr.
    .a = a market/library tile
tile-green-red = Green/red pyramid
    .short = Green/red
    .a = a green/red pyramid
tile-blue-yellow = Blue/yellow pyramid
    .short = Blue/yellow
    .a = a blue/yellow pyramid

## Auctions

call-invoked =
    { $seat-is ->
        [you] You invoked Ra.
       *[other] { $seat } invoked Ra.
    }
call-ra-tile =
    { $seat-is ->
        [you] You drew Ra.
       *[other] { $seat } drew Ra.
    }
bids-later = yet to bid
bids-now = bidding
bids-not = passed
bids-sun = bid { $sun }
bids-never = cannot bid

## What is asked

prompt-turn =
    { $seat-is ->
        [you]
            { $can ->
                [draw-god] Your turn: { $rules ->
                    [ra-1999] turn over
                   *[other] draw
                } a tile, invoke Ra or { word-spend } a god.
                [draw] Your turn: { $rules ->
                    [ra-1999] turn over
                   *[other] draw
                } a tile or invoke Ra.
                [god] Your turn: the auction track is full, so invoke Ra or { word-spend } a god.
               *[invoke] Your turn: the auction track is full, so invoke Ra.
            }
       *[other] It is { $seat }'s turn.
    }
prompt-reveal =
    { $seat-is ->
        [you] You are drawing a tile.
       *[other] { $seat } is drawing a tile.
    }
prompt-bid-must =
    { $seat-is ->
        [you] Nobody else bid, so you must bid.
       *[other] Nobody else bid, so { $seat } must bid.
    }
prompt-bid-any =
    { $seat-is ->
        [you] Bid a { word-sun }, or pass.
       *[other] { $seat } is bidding.
    }
prompt-bid-over =
    { $seat-is ->
        [you]
            { $leader-is ->
                [you] Bid more than { $standing }, or pass.
               *[other] { $leader } bid { $standing }. Bid more, or pass.
            }
       *[other]
            { $leader-is ->
                [you] You bid { $standing }. { $seat } is bidding.
               *[other] { $leader } bid { $standing }. { $seat } is bidding.
            }
    }
prompt-later-any = You bid later; you have { $suns }.
prompt-later-over = You bid later; { $suns } beats { $standing }.
prompt-place =
    { $place ->
        [2] You came second with { $n }.
        [3] You came third with { $n }.
        [4] You came fourth with { $n }.
       *[other] You came fifth with { $n }.
    }
prompt-gods =
    { $seat-is ->
        [you] { word-spend-cap } another god, or stop. You have { $n }.
       *[other] { $seat } may { word-spend } another god.
    }
prompt-discard-civilization =
    { $seat-is ->
        [you]
            { $n ->
                [one] { tile-unrest }: discard a civilization tile.
               *[other] { tile-unrest }: discard { $n } civilization tiles, one at a time.
            }
       *[other] { tile-unrest }: { $seat } is choosing a civilization tile to discard.
    }
prompt-discard-monument =
    { $seat-is ->
        [you]
            { $n ->
                [one] { tile-earthquake }: discard a monument.
               *[other] { tile-earthquake }: discard { $n } monuments, one at a time.
            }
       *[other] { tile-earthquake }: { $seat } is choosing a monument to discard.
    }
prompt-side =
    { $seat-is ->
        [you] You drew { $tile }. Which side should show: { $sides }?
       *[other] { $seat } drew { $tile } and is choosing a side.
    }
prompt-turn-tile =
    { $seat-is ->
        [you] Turn over one of your tiles, or keep all as they are.
       *[other] { $seat } may turn a tile over.
    }

## Actions

action-draw =
    { $rules ->
        [ra-1999] Turn over a tile
       *[other] Draw a tile
    }
action-invoke = Invoke Ra
action-bid = Bid { $sun }
action-pass = Pass
action-god = Take { $tile }
action-god-any =
    { $rules ->
        [ra-1999] Play a god
       *[other] Spend a god
    }
action-stop =
    { $rules ->
        [ra-1999] Play no more gods
       *[other] Spend no more gods
    }
action-discard = Discard { $tile }
action-show = Show { $name }
action-turn = Turn { $tile } into { $other }
action-turn-one-sided = Turn { $tile }
action-keep = Keep all
note-draw-ends = The next Ra ends the epoch at once.
note-draw-last-auction =
    { $bound ->
        [yes] The next Ra starts the last auction of the epoch. If nobody else bids, you must bid.
       *[no] The next Ra starts the last auction of the epoch.
    }
note-draw-binds = If it is Ra and nobody else bids, you must bid.
note-invoke = If nobody else bids, you must bid.
note-invoke-empty = No tiles, only a { word-sun }. If nobody else bids, you must bid.
note-invoke-full = You may pass; if nobody bids, all eight tiles are discarded.
note-bid = If you win, you swap { $sun } for { word-sun } { $centre }. { $rivals } can beat your bid.
note-bid-wins = You win at once and swap { $sun } for { word-sun } { $centre }.
note-pass-sells =
    { $seat-is ->
        [you] You win with { $sun }.
       *[other] { $seat } wins with { $sun }.
    }
note-pass-clears = Nobody has bid: all eight tiles are discarded.
note-pass-stays = Nobody has bid: the tiles stay where they are.

## The log

log-draws =
    { $seat-is ->
        [you]
            { $rules ->
                [ra-1999] You turn over { $tile }.
               *[other] You draw { $tile }.
            }
       *[other]
            { $rules ->
                [ra-1999] { $seat } turns over { $tile }.
               *[other] { $seat } draws { $tile }.
            }
    }
log-draws-ra =
    { $seat-is ->
        [you] You draw Ra: { $n } of { $spaces }.
       *[other] { $seat } draws Ra: { $n } of { $spaces }.
    }
log-invokes =
    { $seat-is ->
        [you]
            { $n ->
                [0] You invoke Ra: no tile, only { word-sun } { $sun }.
                [one] You invoke Ra: one tile and { word-sun } { $sun }.
               *[other] You invoke Ra: { $n } tiles and { word-sun } { $sun }.
            }
       *[other]
            { $n ->
                [0] { $seat } invokes Ra: no tile, only { word-sun } { $sun }.
                [one] { $seat } invokes Ra: one tile and { word-sun } { $sun }.
               *[other] { $seat } invokes Ra: { $n } tiles and { word-sun } { $sun }.
            }
    }
log-bids =
    { $seat-is ->
        [you] You bid { $sun }.
       *[other] { $seat } bids { $sun }.
    }
log-passes =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
log-god =
    { $seat-is ->
        [you] You { word-spend } a god and take { $tile }.
       *[other]
            { $rules ->
                [ra-1999] { $seat } plays a god and takes { $tile }.
               *[other] { $seat } spends a god and takes { $tile }.
            }
    }
log-stops =
    { $seat-is ->
        [you] You { word-spend } no more gods.
       *[other]
            { $rules ->
                [ra-1999] { $seat } plays no more gods.
               *[other] { $seat } spends no more gods.
            }
    }
log-discards =
    { $seat-is ->
        [you] You discard { $tile }.
       *[other] { $seat } discards { $tile }.
    }
log-shows =
    { $seat-is ->
        [you] You show { $tile }.
       *[other] { $seat } shows { $tile }.
    }
log-turns =
    { $seat-is ->
        [you] You turn { $tile } into { $other }.
       *[other] { $seat } turns { $tile } into { $other }.
    }
log-keeps =
    { $seat-is ->
        [you] You keep all tiles as they are.
       *[other] { $seat } keeps all tiles as they are.
    }
log-track-full = The auction track is full.
log-auction =
    { $seat-is ->
        [you] An auction begins; you bid first.
       *[other] An auction begins; { $seat } bids first.
    }
log-auction-invoked =
    { $seat-is ->
        [you] You bid first.
       *[other] { $seat } bids first.
    }
log-won =
    { $seat-is ->
        [you] You win { $tiles } with { $sun } and take { word-sun } { $won }.
       *[other] { $seat } wins { $tiles } with { $sun } and takes { word-sun } { $won }.
    }
log-won-nothing =
    { $seat-is ->
        [you] You win with { $sun } and take { word-sun } { $won }; there were no tiles.
       *[other] { $seat } wins with { $sun } and takes { word-sun } { $won }; there were no tiles.
    }
log-unsold = Nobody bids; the tiles stay.
log-unsold-cleared = Nobody bids; all eight tiles are discarded.
log-disaster =
    { $seat-is ->
        [you] { $disaster }: you lose { $tiles }.
       *[other] { $disaster }: { $seat } loses { $tiles }.
    }
log-disaster-asks =
    { $seat-is ->
        [you] { $disaster }: you choose what to lose.
       *[other] { $disaster }: { $seat } chooses what to lose.
    }
log-disaster-spares =
    { $seat-is ->
        [you] { $disaster }: you have nothing to lose.
       *[other] { $disaster }: { $seat } has nothing to lose.
    }
log-ankhs =
    { $seat-is ->
        [you]
            { $n ->
                [one] Your people earn an ankh.
               *[other] Your people earn { $n } ankhs.
            }
       *[other]
            { $n ->
                [one] { $seat }'s people earn an ankh.
               *[other] { $seat }'s people earn { $n } ankhs.
            }
    }
log-plagues =
    { $seat-is ->
        [you]
            { $n ->
                [one] Your priests remove a plague.
               *[other] Your priests remove { $n } plagues.
            }
       *[other]
            { $n ->
                [one] { $seat }'s priests remove a plague.
               *[other] { $seat }'s priests remove { $n } plagues.
            }
    }
log-epoch-ends-ra =
    { $epoch ->
        [1] Epoch I ends: the Ra track is full.
        [2] Epoch II ends: the Ra track is full.
       *[other] Epoch III ends: the Ra track is full.
    }
log-epoch-ends-suns =
    { $epoch ->
        [1] Epoch I ends: nobody has a { word-sun } left to bid.
        [2] Epoch II ends: nobody has a { word-sun } left to bid.
       *[other] Epoch III ends: nobody has a { word-sun } left to bid.
    }
log-scores =
    { $seat-is ->
        [you] You score { $points } and now have { $after }.
       *[other] { $seat } scores { $points } and now has { $after }.
    }
log-epoch-begins =
    { $seat-is ->
        [you]
            { $epoch ->
                [1] Epoch I begins; you go first.
                [2] Epoch II begins; you go first.
               *[other] Epoch III begins; you go first.
            }
       *[other]
            { $epoch ->
                [1] Epoch I begins; { $seat } goes first.
                [2] Epoch II begins; { $seat } goes first.
               *[other] Epoch III begins; { $seat } goes first.
            }
    }
log-game-over =
    { $seat-is ->
        [you] The game is over. You win.
       *[other] The game is over. { $seat } wins.
    }

## Score sheets

sheet-now =
    { $epoch ->
        [1] If epoch I ended now
        [2] If epoch II ended now
       *[other] If epoch III ended now
    }
result =
    { $seat-is ->
        [you] You win, { $n } to { $second }.
       *[other] { $seat } wins, { $n } to { $second }.
    }
result-tied =
    { $seat-is ->
        [you] You win the tie at { points } with the highest { word-sun }, { $sun }.
       *[other] { $seat } wins the tie at { points } with the highest { word-sun }, { $sun }.
    }
tie-break = Tie broken by the highest { word-sun }: { $sun }
help-god =
    { $rules ->
        [ra-1999] Play it on your turn, instead of turning over a tile, to take one from the auction track.
       *[other] Spend it on your turn, instead of drawing, to take a tile from the auction track.
    }
help-funeral = The player who takes it discards 2 pharaohs.
help-drought = The player who takes it discards 2 river tiles, floods first.
help-unrest = The player who takes it discards 2 civilization tiles of their choice.
help-earthquake = The player who takes it discards 2 monuments of their choice.
row-gods = Gods
    .rule = 2 for each god.
row-gold = Gold
    .rule = 3 for each gold.
row-pharaohs = Pharaohs
    .rule = Most: +5. Fewest: −2. All tied players score; if everyone is tied, nobody does.
row-river = River
    .rule = 1 for each Nile and flood, but only with at least one flood.
row-civilizations = Civilization
    .rule = No kind: −5. 3 kinds: 5, 4 kinds: 10, 5 kinds: 15.
row-monument-kinds = Different monuments
    .rule = 1 each for up to 6 kinds, 10 for 7 kinds, 15 for 8; only at the end of the game.
row-monument-sets = Identical monuments
    .rule = 5 for 3 of a kind, 10 for 4, 15 for 5; only at the end of the game.
row-suns =
    { $rules ->
        [ra-2016] Sun disks
        [ra-2022] Sun disks
       *[other] Suns
    }
    .rule = Highest total: +5. Lowest total: −5. All tied players score; if everyone is tied, nobody does. Only at the end of the game.
row-people = People
    .rule = 5 for the most of each kind, with at least 2 tiles. All tied players score.
row-buildings = Buildings
    .rule = 2 for each pair of a kind, plus 5 for pairs of 3 kinds or 10 for pairs of all 4 kinds.
row-priests = Priests
    .rule = 2 for each priest; 3 or more priests remove one plague.
row-pyramids = Pyramid steps
    .rule =
        { $variant ->
            [published] 5 for 3 pyramids or more, 10 for 6, 20 for 10; only at the end of the game.
           *[other] 5 for 2 pyramids, 10 for 3, 20 for 4 or more; only at the end of the game.
        }
row-colours = Pyramid colours
    .rule = 5 for 3 of a colour, 10 for 4 or more; only at the end of the game.
row-ankhs = Ankhs
    .rule =
        { $variant ->
            [published] An ankh for each set of all four people; 5 for 2 ankhs, 10 for 3, 20 for 4 or more, at the end of the game.
           *[other] 5 for 2 ankhs, 10 for 3, 20 for 4 or more; only at the end of the game.
        }
row-plagues = Plagues
    .rule =
        { $variant ->
            [published] 1 to 6 plagues or more: −1, −3, −6, −10, −15, −20, after every epoch.
           *[other] 1 to 6 plagues or more: −1, −3, −6, −10, −15, −20; only at the end of the game.
        }
part-change = { $fact }: { $from } → { $to }
fact-suns =
    { $place ->
        [most] total { $n }, highest
        [fewest] total { $n }, lowest
        [equal] total { $n }, all tied
       *[between] total { $n }
    }
fact-gods =
    { $n ->
        [0] none
        [one] { $n } god
       *[other] { $n } gods
    }
fact-gold =
    { $n ->
        [0] none
       *[other] { $n } gold
    }
fact-pharaohs =
    { $place ->
        [most] { $n }, most
        [fewest] { $n }, fewest
        [equal] { $n }, all tied
       *[between] { $n }
    }
fact-river =
    { $floods ->
        [0]
            { $niles ->
                [0] none
               *[other] { $niles } Nile, no flood
            }
        [one]
            { $niles ->
                [0] { $floods } flood
               *[other] { $niles } Nile, { $floods } flood
            }
       *[other]
            { $niles ->
                [0] { $floods } floods
               *[other] { $niles } Nile, { $floods } floods
            }
    }
fact-kinds =
    { $n ->
        [0] none
        [one] { $n } kind
       *[other] { $n } kinds
    }
fact-set = { $n } × { $size } of a kind
fact-no-set = no three of a kind
fact-people =
    { $n ->
        [0] no majority
       *[other] most: { $kinds }
    }
fact-buildings =
    { $n ->
        [0] no pair
        [one] { $n } pair
       *[other]
            { $kinds ->
                [one] { $n } pairs of { $kinds } kind
               *[other] { $n } pairs of { $kinds } kinds
            }
    }
fact-priests =
    { $n ->
        [0] none
        [one] { $n } priest
       *[other] { $n } priests
    }
fact-pyramids =
    { $n ->
        [0] none
        [one] { $n } pyramid
       *[other] { $n } pyramids
    }
fact-colours =
    { $threes ->
        [0]
            { $fours ->
                [0] no three of a colour
               *[other] { $fours } × 4 or more
            }
       *[other]
            { $fours ->
                [0] { $threes } × 3
               *[other] { $threes } × 3, { $fours } × 4 or more
            }
    }
fact-ankhs =
    { $n ->
        [0] none
        [one] { $n } ankh
       *[other] { $n } ankhs
    }
fact-plagues =
    { $n ->
        [0] none
        [one] { $n } plague
       *[other] { $n } plagues
    }

## Refusals

refusal-over = The game is over.
refusal-reveal = A tile is being drawn; please wait.
refusal-not-you =
    { $seat-is ->
        [you] You have to { $demand }.
       *[other] { $seat } has to { $demand }, not you.
    }
refusal-not-asked = You have to { $demand }.
refusal-nobody-draws = Nobody is drawing a tile.
refusal-not-in-bag = The bag has no { $tile } left.
refusal-tile-of-draw = A draw must name the tile that came up, and no other action may.
refusal-track-full = The auction track is full, so nobody can draw.
refusal-not-held = You have no face-up { word-sun } { $sun }.
refusal-too-low = { $sun } does not beat { $standing }.
refusal-must-bid = You started this auction and nobody else bid, so you must bid.
refusal-no-god =
    { $rules ->
        [ra-1999] You have no god to play.
       *[other] You have no god to spend.
    }
refusal-nothing-for-gods = The auction track is empty, so there is nothing for a god to take.
refusal-not-for-gods = A god cannot take { $tile }.
refusal-not-on-track = There is no { $name } on the auction track.
refusal-not-at-risk = The disaster does not take { $tile }.
refusal-not-owned = You have no { $name }.
refusal-not-a-side = The tile you drew is { $drawn }, so it cannot show { $name }.
refusal-one-sided = { $name } has only one side.
refusal-unreadable = That is not an action in this game.
refusal-too-many = { $name }: { $there } have been taken, but the game has only { $copies }.
refusal-no-such-sun = { word-sun-cap } { $sun } is not used with { $players } players.
refusal-sun-twice = { word-sun-cap } { $sun } can belong to only one player.
refusal-too-many-suns = { $seat } can have at most { $n }.
refusal-seats = These are the tiles of { $there } players, but { $players } play.
demand-turn =
    { $rules ->
        [ra-1999] turn over a tile, invoke Ra or play a god
        [priests-manual] draw a tile or invoke Ra
        [priests-published] draw a tile or invoke Ra
       *[other] draw a tile, invoke Ra or spend a god
    }
demand-bid = bid or pass
demand-gods =
    { $rules ->
        [ra-1999] play another god or stop
       *[other] spend another god or stop
    }
demand-civilization = discard a civilization tile
demand-monument = discard a monument
demand-side = choose which side shows
demand-turn-tile = turn a tile over or keep all as they are
