# The pages to learn from, and what a first game explains.
# A blank line begins a paragraph, a dash begins a line of a list.

learn = Learn
lead = Two auction games built on one idea: your suns are your money, and the sun you pay with is part of the next prize.
new-here = New here? Learn to play in ten minutes
ra-blurb = Pharaohs, the Nile, the arts and monuments. Gods help, disasters strike. The classic from 1999.
priests-blurb = The sister game with two-sided tiles: people, buildings and pyramids, priests and plagues.
rules = Read the rules
rules-of = The rules of { $game }
first-game = Your first game
first-game-lead = A real game against two friendly beginners. At every decision you read what it means, what you can do, and what a strong bot recommends. Nothing can go wrong: you can always take a move back.
first-game-start = Play your first game
first-game-on = Continue your first game
pad-lead = Playing with cardboard? Tap everyone's tiles into your phone to see what they score and why.
contents = Contents

aim = Goal of the game
table = The table
turn = Your turn
auction = Auctions
ra-track = The Ra track and the end of an epoch
disasters = Disasters
scoring = Scoring
keep = What you keep
end = End of the game
tips = Tips
editions = Editions
tiles = All tiles

ra-aim =
    Ra is an auction game for two to five players, set in ancient Egypt. Over three epochs you collect tiles: pharaohs, the Nile, the arts and monuments. Each kind scores in its own way, and the player with the most points wins.

    You pay with suns. Each of your suns can win one auction per epoch, and the sun you pay with becomes part of the next prize. Everyone starts with { $start } points.
ra-table =
    The bag holds { $tiles } tiles. Tiles drawn from it go to the auction track, which has { $spaces } spaces. Together with the sun in the centre they form the lot: what the next auction is for.

    Your suns and tiles are visible to everyone. You can bid with suns that are face up. Face-down suns are the ones you won in this epoch; you can bid with them in the next.

    Each player gets one of these sets of suns at random. Sun 1 starts in the centre.
ra-turn =
    The player with the highest sun starts the epoch. Turns go clockwise. On your turn you do one thing:

    - Draw a tile from the bag. A Ra tile goes to the Ra track and starts an auction. Any other tile goes to the auction track. If that is full, you cannot draw.
    - Invoke Ra: you start an auction for everything on the auction track, even if that is only the sun in the centre.
    - Spend gods: for each god you discard, take one tile from the auction track, but never another god. You may spend several, one at a time.

    Players without a face-up sun are skipped until the epoch ends. The last player with a face-up sun keeps taking turns alone.
ra-auction =
    Bidding starts to the left of the caller, the player who started the auction, and goes clockwise. Everyone with a face-up sun bids once; the caller bids last. Either pass, or bid one of your face-up suns that is higher than the highest bid so far.

    The highest bid wins all tiles on the auction track and the sun in the centre. The winner places that sun face down, and the sun they bid goes to the centre. All other players keep their suns.

    If nobody else bids:

    - After a Ra tile, the caller may pass too, and the tiles stay where they are.
    - After invoking Ra, the caller must bid.
    - After invoking Ra with a full auction track, the caller may pass; then all tiles on it are discarded.

    Then it is the turn of the player to the left of the caller, no matter who won.
ra-ra-track =
    Every Ra tile drawn brings the end of the epoch closer. The one that fills the Ra track ends the epoch at once: there is no auction, and suns still face up win nothing. How many Ra tiles it takes depends on the number of players, as the table of suns above shows.

    An epoch also ends when nobody has a face-up sun left.
ra-disasters =
    If you take a disaster, in a lot or with a god, you discard two tiles of its kind at once, or as many as you have. Then the disaster is discarded too. You can lose tiles that came in the same lot.

    If there is a choice, you choose. A drought takes floods first.
ra-scoring =
    When an epoch ends, everyone scores their tiles, row by row. Monuments and suns score only once, after the third epoch. The total of the epoch is added to your score, which never falls below zero.

    If all players' suns add up to the same total, nobody scores for suns.
ra-keep =
    After scoring, all gods, gold, floods and civilization tiles are discarded, and so is everything on the two tracks. You keep pharaohs, the Nile and monuments.

    Then all suns are turned face up. The sun in the centre stays there, and the player with the highest sun starts the next epoch.
end-text =
    The game ends after the third epoch, and the player with the most points wins. If players are tied, the one with the highest single sun wins, face up or face down. The sun in the centre belongs to nobody.
ra-tips =
    - Winning early with a low sun is a bargain: you get tiles, and a new sun for the next epoch.
    - Your first civilization tile of an epoch saves you five points, and your first flood makes all your Nile tiles score.
    - Count the Ra tiles. A sun still face up when the last one comes has won nothing.
    - Check who can still beat your sun. If nobody can, there is no need to bid higher than you must.
    - A high sun in the centre is a prize too: it wins auctions in the next epoch, and it scores at the end of the game.
    - Invoke Ra when the lot is worth more to you than to the others, before a new tile makes them want it.
ra-editions =
    The 1999, 2016 and 2022 editions play the same game; the 1999 edition needs at least three players. They differ in their words. Suns are called sun disks in 2016 and 2022. Points are called fame in 1999. Unrest is called war in 2016. In 2022 a boat moves along the Ra track, and the Ra tiles are discarded.

priests-aim =
    Priests of Ra is the sister game of Ra, with the same suns and auctions. Over three epochs you collect people, buildings and pyramids. Most tiles have two sides, and only the side that shows counts. The player with the most points wins.

    You pay with suns. Each of your suns can win one auction per epoch, and the sun you pay with becomes part of the next prize. Everyone starts with { $start } points.
priests-table =
    The bag holds { $tiles } tiles. Tiles drawn from it go to the auction track, which has { $spaces } spaces. Together with the sun in the centre they form the lot: what the next auction is for.

    Your suns and tiles are visible to everyone. You can bid with suns that are face up. Face-down suns are the ones you won in this epoch; you can bid with them in the next.

    Each player gets one of these sets of suns at random. Sun 1 starts in the centre.
priests-turn =
    The player with the highest sun starts the epoch. Turns go clockwise. On your turn you do one thing:

    - Draw a tile from the bag. A Ra tile goes to the Ra track and starts an auction. Any other tile goes to the auction track; if it has two sides, you first choose which one shows. If the auction track is full, you cannot draw.
    - Invoke Ra: you start an auction for everything on the auction track, even if that is only the sun in the centre.

    Players without a face-up sun are skipped until the epoch ends. The last player with a face-up sun keeps taking turns alone.
priests-auction =
    Bidding starts to the left of the caller, the player who started the auction, and goes clockwise. Everyone with a face-up sun bids once; the caller bids last. Either pass, or bid one of your face-up suns that is higher than the highest bid so far.

    The highest bid wins all tiles on the auction track and the sun in the centre. The winner places that sun face down, and the sun they bid goes to the centre. All other players keep their suns.

    Then the winner may turn over one of their own tiles: always by the printed manual; as published, only if they have a priest.

    If nobody else bids:

    - After a Ra tile, the caller must bid by the printed manual. As published, the caller may pass, and the tiles stay.
    - After invoking Ra, the caller must bid.
    - After invoking Ra with a full auction track, the caller may pass; then all tiles on it are discarded.

    Then it is the turn of the player to the left of the caller, no matter who won.
priests-ra-track =
    Every Ra tile drawn brings the end of the epoch closer. What happens when one fills the Ra track depends on the rules: by the printed manual it starts one last auction, and then the epoch ends; as published it ends the epoch at once. Suns still face up win nothing.

    An epoch also ends when nobody has a face-up sun left.
priests-scoring =
    When an epoch ends, people, buildings and priests score. Pyramids, ankhs and suns score only once, after the third epoch. The total of the epoch is added to your score, which never falls below zero.

    All players tied for the most people of a kind score for it. If all players' suns add up to the same total, nobody scores for suns.

    Three or more priests remove one of your plagues before plagues are scored. By the printed manual, plagues cost points once, after the third epoch. As published, they cost points after every epoch; they stay with you and cost points again.

    As published, pyramids score in larger steps: 5 points for 3 tiles, 10 for 6 and 20 for 10. You also earn an ankh for each set of all four people.
priests-keep =
    After scoring, all people and priests are discarded, and so is everything on the two tracks. You keep buildings, pyramids, plagues and ankhs.

    Then all suns are turned face up. The sun in the centre stays there, and the player with the highest sun starts the next epoch.
priests-tips =
    - People are a race: watch how many the others have, and compete where a few tiles are enough.
    - Show the side the others do not need. Whatever shows on the auction track helps the player who wins it.
    - Buildings score in all three epochs, so a pair in the first epoch scores three times.
    - One plague costs little, several cost a lot, and as published they cost points after every epoch. Three priests remove one.
    - Count the Ra tiles. A sun still face up at the end of an epoch has won nothing.
    - A high sun in the centre is a prize too: it wins auctions in the next epoch, and it scores at the end of the game.
priests-editions =
    The printed manual is unclear in some places, and descriptions of the published game settle them differently. You can play by either:

sets-players = Players
sets-suns = Sets of suns
sets-ra = Ra tiles that end an epoch
stays = Kept
leaves = Discarded
example = For example
whole-sheet = A complete score sheet: the third epoch of a three-player game
in-bag = { $n } in the bag
tokens = { $n } tokens
ra-tile = Goes to the Ra track and starts an auction. Nobody ever owns it.

# A first game. Of a lesson the first paragraph is its heading.

lesson = Lesson
lesson-thinks = What a strong bot recommends
lesson-tiles = New in this lot
lesson-again = Read again
lesson-leave = Continue without lessons
lesson-learned =
    Now you know how to play

    You have played a whole game. This is what everyone scored, row by row:
lesson-play = Play without lessons
lesson-welcome =
    Welcome

    You are playing against two beginners. Over three epochs you collect tiles. They score at the end of each epoch, and after the third the player with the most points wins. You pay with the suns on your side of the table.

    Below you see what you can do, how often it wins, and why. Choose an option here or on the table. You can take back any move.
lesson-turn =
    Your turn

    Draw a tile: it goes to the auction track, and sooner or later everything there is auctioned. If it is a Ra tile, an auction starts at once.

    Or invoke Ra: you start the auction yourself, for the tiles that are there now. You bid last, and if nobody else bids, you must bid.
lesson-invoke =
    There is something to win

    There are tiles on the auction track now. Are they worth more to you than to the others? Then invoke Ra before a tile comes that the others want too. If not, draw, and let the lot grow.
lesson-full-track =
    The auction track is full

    Nobody can draw now. Invoke Ra: this time you may pass, and if nobody bids, all tiles on the auction track are discarded.
lesson-last-ra =
    One more Ra tile

    The Ra track is nearly full. After the next Ra tile the epoch is over, and suns still face up have won nothing. It is time to use yours.
lesson-last-sun =
    Your last sun

    Once you have won with it, you can only watch until the epoch ends, so make it a good lot. But do not wait too long: the Ra tiles and the other players decide when the epoch ends.
lesson-alone =
    You are alone

    The others have no suns left, so nobody can outbid you. You can keep drawing until the lot is good, and then invoke Ra. But any draw may be a Ra tile.
lesson-second-epoch =
    The first epoch is over

    The score sheet shows what everyone scored and why: press the first sign in the sky above the auction track to see it again. Papyrus tiles are gone, stone tiles have stayed. All suns are face up again, including the ones you won.
lesson-last-epoch =
    The last epoch

    At its end, everything scores that has not scored so far, and so do your suns: the highest total wins points, the lowest loses some. So look at the number of the sun you would win.
lesson-bid =
    An auction

    Everyone bids once, and the player who started the auction bids last. Bid a sun higher than the highest bid so far, or pass.

    The winner gets all tiles in the lot and the sun in the centre, and pays with the sun they bid. A sun you win lies face down: you can bid with it in the next epoch.
lesson-own-ra =
    You drew Ra

    The tile starts an auction, and you bid last. So you know what the others have bid.
lesson-own-invoke =
    You invoked Ra

    You bid last, so you know what the others have bid. The lowest of your suns that beats them is enough to win.
lesson-must-bid =
    You must bid

    Nobody else has bid, so you must. That is no bad thing: your lowest sun wins it all.
lesson-outbid =
    Someone has bid

    Only a higher sun can win now. Is the lot worth it? If you pass, you keep your sun for another lot.
lesson-god =
    You have a god

    Instead of drawing you can spend it to take the tile you like best from the auction track, without an auction. If you keep it, it scores when the epoch ends.
lesson-more-gods =
    Another god?

    You may spend another god and take one more tile, or stop here.
lesson-disaster =
    A disaster in the lot

    The player who wins it discards two tiles of its kind at once. If you have none, it costs you nothing, and it may keep the others from bidding.
lesson-discard =
    What will you discard?

    The disaster takes tiles, but you choose which. The numbers show what each choice costs you.
lesson-side =
    A two-sided tile

    Choose the side that shows; then the tile goes to the auction track. Choose what helps you if you win the lot, or what helps the others least.
lesson-turn-tile =
    You may turn a tile over

    After winning an auction you may turn over one of your tiles: a farmer becomes a warrior, a granary a fortress. It costs nothing.
lesson-plague =
    A plague in the lot

    Plagues stay with you and cost points at the end of the game, each one more than the one before. Three priests in an epoch remove one.
