# The pages to learn from, and what a first game explains.
# A blank line begins a paragraph, a dash begins a line of a list.

learn = Learn
lead = Two auction games with one idea: your suns are your money, and the sun you pay with is the next prize.
new-here = New here? Learn to play in ten minutes
ra-blurb = Pharaohs, the Nile, arts and monuments. Gods help, disasters strike. The classic of 1999.
priests-blurb = The sister game with two-sided tiles: people, buildings and pyramids, priests and plagues.
rules = Read the rules
rules-of = The rules of { $game }
first-game = Your first game
first-game-lead = A real game against two friendly beginners. Whenever something is asked of you, you read what it means, what you can do, and what a strong bot thinks of it. Nothing can go wrong: you can take back what you did.
first-game-start = Play a first game
first-game-on = Go on with your first game
pad-lead = You play with cardboard? Tap in everybody's tiles on your phone and read what they score and why.
contents = Contents

aim = What it is about
table = What lies on the table
turn = Your turn
auction = An auction
ra-track = The Ra track, and how an epoch ends
disasters = Disasters
scoring = Scoring
keep = What you keep
end = The end of the game
tips = Small hints
editions = Editions
tiles = All tiles

ra-aim =
    Ra is an auction game for two to five people in ancient Egypt. Over three epochs you collect tiles: pharaohs, the Nile, arts and monuments. Each kind scores in its own way, and the most points win.

    You pay with suns. Each of your suns can win one auction in an epoch, and the sun that you pay with is part of the next prize. Everybody begins with { $start } points.
ra-table =
    The bag holds { $tiles } tiles. Tiles that are drawn lie on the auction track, which has { $spaces } spaces. Together with the sun in the centre they are the lot: what the next auction is about.

    Your suns and tiles lie open in front of you. With a sun that is face up you can bid. A sun that is face down you won in this epoch; you will bid with it in the next.

    Everybody gets one of these sets of suns by lot. Sun 1 begins in the centre.
ra-turn =
    Whoever has the highest sun begins an epoch. Turns go clockwise. On your turn you do one thing:

    - Draw a tile from the bag. A Ra tile goes to the Ra track and starts an auction. Every other tile goes to the auction track. If that is full, you cannot draw.
    - Invoke Ra: you call an auction for whatever lies on the track, even for the sun in the centre alone.
    - Spend gods: for every god that you give up, you take one tile from the track, but never another god. You may spend several, one after the other.

    Whoever has no sun face up is left out until the epoch ends. The last one who has some goes on alone, turn after turn.
ra-auction =
    Everybody with a sun face up is asked once, clockwise, beginning to the left of whoever called the auction. The caller comes last. You pass, or you bid one of your face-up suns that is higher than the bid so far.

    The highest bid wins all tiles on the track and the sun in the centre. The winner lays that sun down face down, and the sun that was bid goes to the centre. All other suns go back to their owners.

    If nobody bids, it depends on the call:

    - Ra was drawn: the tiles stay where they are.
    - Somebody invoked Ra, and the track is not full: that cannot happen. Whoever invoked must bid if nobody else does.
    - Somebody invoked Ra on a full track: all tiles on it leave the game.

    Then it is the turn of the player to the left of the caller, whoever won.
ra-ra-track =
    Every Ra tile that is drawn moves the epoch towards its end. The one that fills the Ra track ends the epoch at once: there is no auction, and the suns that you still have face up win nothing. How many Ra tiles it takes depends on the number of players; the list of suns above says it.

    An epoch also ends when nobody has a sun face up.
ra-disasters =
    Whoever gets a disaster, with a lot or with a god, loses two tiles of its kind at once, or what there is of them. The disaster then leaves the game. What came with the same lot can be lost too.

    If there is a choice, it is yours. A drought takes floods first.
ra-scoring =
    When an epoch ends, everybody's tiles are counted, row by row. Monuments and suns count only once, after the third epoch. All your rows of an epoch are added up and then to your score, which never falls below zero.

    If the suns of all players add up to the same sum, nobody scores for suns.
ra-keep =
    After the count all gods, gold, floods and civilization tiles leave the game, and so does everything on the two tracks. Pharaohs, the Nile and monuments stay with you.

    Then all suns are turned face up. The sun in the centre stays there, and whoever has the highest sun begins the next epoch.
end-text =
    The game ends with the third epoch, and the most points win. If several have the most, the one of them with the highest single sun wins, face up or down. The sun in the centre is nobody's.
ra-tips =
    - A low sun that wins early is a good bargain: you get tiles, and a new sun for the next epoch.
    - Your first civilization tile of an epoch saves you five points, and your first flood wakes up all of the Nile that you have.
    - Count the Ra tiles. A sun that is still face up when the last one comes has won nothing.
    - See who can still beat your sun. If nobody can, there is no hurry to bid more than you must.
    - A high sun in the centre is a prize too: it wins auctions in the next epoch, and it counts at the end.
    - Invoke when the lot is worth more to you than to the others, before somebody adds what makes them want it.
ra-editions =
    The editions of 1999, 2016 and 2022 play the same game; that of 1999 is for three players and more. They differ in their words. Suns are called sun disks in 2016 and 2022. Points are fame in 1999. Unrest is called war in 2016. In 2022 a boat travels along the Ra track, and the Ra tiles are discarded.

priests-aim =
    Priests of Ra is the sister game of Ra, with the same suns and auctions. Over three epochs you gather people, buildings and pyramids. Most tiles have two sides, and only the side that shows counts. The most points win.

    You pay with suns. Each of your suns can win one auction in an epoch, and the sun that you pay with is part of the next prize. Everybody begins with { $start } points.
priests-table =
    The bag holds { $tiles } tiles. Tiles that are drawn lie on the auction track, which has { $spaces } spaces. Together with the sun in the centre they are the lot: what the next auction is about.

    Your suns and tiles lie open in front of you. With a sun that is face up you can bid. A sun that is face down you won in this epoch; you will bid with it in the next.

    Everybody gets one of these sets of suns by lot. Sun 1 begins in the centre.
priests-turn =
    Whoever has the highest sun begins an epoch. Turns go clockwise. On your turn you do one thing:

    - Draw a tile from the bag. A Ra tile goes to the Ra track and starts an auction. If any other tile has two sides, you choose which of them shows. Then it goes to the auction track. If that is full, you cannot draw.
    - Invoke Ra: you call an auction for whatever lies on the track, even for the sun in the centre alone.

    Whoever has no sun face up is left out until the epoch ends. The last one who has some goes on alone, turn after turn.
priests-auction =
    Everybody with a sun face up is asked once, clockwise, beginning to the left of whoever called the auction. The caller comes last. You pass, or you bid one of your face-up suns that is higher than the bid so far.

    The highest bid wins all tiles on the track and the sun in the centre. The winner lays that sun down face down, and the sun that was bid goes to the centre. All other suns go back to their owners.

    Then the winner may turn over one of their own tiles: by the printed manual always, as published only with a priest in front of them.

    If nobody else bids, it depends on the call:

    - Ra was drawn: by the printed manual, whoever drew it must bid. As published they may pass, and the tiles stay.
    - Somebody invoked Ra, and the track is not full: whoever invoked must bid.
    - Somebody invoked Ra on a full track: they may pass, and then all tiles on it leave the game.

    Then it is the turn of the player to the left of the caller, whoever won.
priests-ra-track =
    Every Ra tile that is drawn moves the epoch towards its end. What the one that fills the Ra track does depends on the rules: by the printed manual it starts one last auction, and then the epoch ends; as published it ends the epoch at once. The suns that you still have face up then win nothing.

    An epoch also ends when nobody has a sun face up.
priests-scoring =
    When an epoch ends, people, buildings and priests are counted. Pyramids, ankhs and suns count only once, after the third epoch. All your rows of an epoch are added up and then to your score, which never falls below zero.

    All players who tie for the most people of a kind score for it. If the suns of all players add up to the same sum, nobody scores for suns.

    Three priests or more take one plague away from you before the plagues are counted. By the printed manual, plagues cost points once, after the third epoch. As published, they cost points after every epoch; they stay with you and cost points again.

    As published, pyramids score in larger steps: 5 points from 3 tiles, 10 from 6 and 20 from 10. You also earn an ankh for each set of all four people.
priests-keep =
    After the count all people and priests leave the game, and so does everything on the two tracks. Buildings, pyramids, plagues and ankhs stay with you.

    Then all suns are turned face up. The sun in the centre stays there, and whoever has the highest sun begins the next epoch.
priests-tips =
    - People are a race: see how many the others have, and fight where few tiles win.
    - Choose the side that the others do not need. What shows on the track helps whoever wins it.
    - Buildings pay in all three epochs, so a pair in the first one pays three times.
    - A plague in a lot is a small price early on, and a high one if you have some already. Three priests take one away.
    - Count the Ra tiles. A sun that is still face up at the end of an epoch has won nothing.
    - A high sun in the centre is a prize too: it wins auctions in the next epoch, and it counts at the end.
priests-editions =
    The printed manual is unclear in some places, and descriptions of the game as published decide them otherwise. You can play by either:

sets-players = Players
sets-suns = Sets of suns
sets-ra = Ra tiles that end an epoch
stays = Stays with you
leaves = Leaves the game
example = For example
whole-sheet = A whole sheet: the third epoch of a game of three
in-bag = { $n } in the bag
tokens = { $n } tokens
ra-tile = Goes to the Ra track and starts an auction. Nobody ever owns it.

# A first game. Of a lesson the first paragraph is its heading.

lesson = Lesson
lesson-thinks = What a strong bot thinks
lesson-tiles = New in this lot
lesson-again = Read again
lesson-leave = Go on without lessons
lesson-learned =
    Now you know how to play

    You have seen a whole game. This is what scored, row by row:
lesson-play = Play without lessons
lesson-welcome =
    Welcome

    You play against two beginners. For three epochs you collect tiles. When an epoch ends they score, and after the third the most points win. You pay with the suns that lie at your side of the table.

    Below you see what you can do, how often it wins, and why. Press an option here or on the table. You can take back whatever you did.
lesson-turn =
    Your turn

    Draw a tile: it goes to the track, and sooner or later everything there is auctioned. If it is a Ra tile, an auction starts at once.

    Or invoke Ra: you start the auction yourself, for what lies there now. You are asked last, and if nobody else bids, you must.
lesson-invoke =
    There is something to win

    Some tiles lie on the track now. Are they worth more to you than to the others? Then invoke Ra, before a tile comes that the others want too. If not, draw, and let the lot grow.
lesson-full-track =
    The track is full

    Nobody can draw now. Invoke Ra: this time you may pass, and if nobody bids, all tiles on the track are lost.
lesson-last-ra =
    One more Ra tile

    The Ra track is nearly full. After the next Ra tile the epoch is over, and suns that are still face up have won nothing. It is time to use yours.
lesson-last-sun =
    Your last sun

    When you have won with it, you only watch until the epoch ends. So let it be a good lot. But do not wait for too long: the others and the Ra tiles decide when the epoch ends.
lesson-alone =
    You are alone

    The others have no suns left, so nobody can take a lot from you. You can draw until it is good and then invoke. But every draw may be a Ra tile.
lesson-second-epoch =
    The first epoch is over

    The sheet says what everybody scored and why: press the first sign in the sky above the track to see it again. Tiles of papyrus have left, tiles of stone have stayed. All suns are face up again, also those that you won.
lesson-last-epoch =
    The last epoch

    At its end everything counts that has waited until now, and your suns do too: the highest sum wins points, the lowest loses some. So look at the number of the sun that you would win.
lesson-bid =
    An auction

    Everybody is asked once, and whoever called the auction comes last. Bid a sun that is higher than the bid so far, or pass.

    Whoever wins gets all tiles of the lot and the sun in the centre, and pays with the sun that was bid. The sun that you win lies face down: you can bid with it in the next epoch.
lesson-own-ra =
    You drew Ra

    The tile starts an auction, and you are asked last. So you know what the others have bid.
lesson-own-invoke =
    You invoked Ra

    You are asked last, so you know what the others have bid. Your lowest sun that is higher is enough to win.
lesson-must-bid =
    You must bid

    Nobody else has bid, so you must. That is no bad thing: your lowest sun wins it all.
lesson-outbid =
    Somebody has bid

    Only a higher sun wins now. Is the lot worth such a sun to you? If you pass you keep it, and it wins something else later.
lesson-god =
    You have a god

    In place of drawing you can give it up, and take the tile that you like best from the track, without an auction. If you keep it, it scores when the epoch ends.
lesson-more-gods =
    Another god?

    You may spend another god and take one more tile, or stop here.
lesson-disaster =
    A disaster in the lot

    Whoever wins it loses two tiles of its kind at once. If you have none, it costs you nothing, and it keeps the others from bidding.
lesson-discard =
    What will you give up?

    The disaster takes tiles, but you choose which. The numbers say what each choice costs you.
lesson-side =
    A tile with two sides

    You choose the side that shows, and then it goes to the track. Choose what helps you if you win the lot, or what helps the others least.
lesson-turn-tile =
    You may turn a tile

    After a won auction you may turn over one of your tiles: a farmer becomes a warrior, a granary a fortress. It costs nothing.
lesson-plague =
    A plague in the lot

    Plagues stay with you and cost points at the end, each one more than the one before. Three priests in an epoch take one away.
