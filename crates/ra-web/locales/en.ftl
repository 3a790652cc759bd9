# The words of the pages themselves. What is said about a game comes from its view.

home = Heliopolis home page
tagline = Two auction board games, Ra and Priests of Ra: play against bots or with friends in your browser, no account needed.
preview-alt = The sun boat on the Nile before a pyramid, under a large sun
independent = An independent implementation, not affiliated with the publishers.

# the table; $rules is the game with its edition, as in ra-2016
auction-track = Auction track
bag = Bag
before = before
bidding = Bidding
bot-level = Bot, { $level }
called = Started the auction
category = Category
centre-sun = Centre
epoch-ended-now = If the epoch ended now
face-down = face down
go-on = Continue
log = Log
lot-worth = Gain from this lot, if the epoch ended now
turn-order = Next to play
too-low = too low
never-below-zero = Not below zero
net-of-epoch = Epoch
no-bid = no bid yet
no-suns = { $rules ->
    [ra-2016] No sun disks
    [ra-2022] No sun disks
   *[other] No suns
}
player = Player
players = Players
points-by-epoch = Where the points came from
ra-track = Ra track
ranking = Ranking
score = Score
start-score = start
suns = { $rules ->
    [ra-2016] Sun disks
    [ra-2022] Sun disks
   *[other] Suns
}
sun = { $rules ->
    [ra-2016] Sun disk
    [ra-2022] Sun disk
   *[other] Sun
}
tiles = Tiles
to-win = To win
total = total
you = You
your-tiles = Your tiles
your-suns = { $rules ->
    [ra-2016] Your sun disks
    [ra-2022] Your sun disks
   *[other] Your suns
}
draw = Draw
invoke = Invoke Ra
waiting = { $what ->
    [bid] { $name } is bidding
   *[turn] { $name } is deciding
}
away-late = { $name } ran out of time; a bot is playing
away-resigned = { $name } resigned; a bot is playing
time-left = Time left
time-days = { $days } d { $hours } h
undo = Undo
take-back = Take back
resign = Resign
resign-sure = A bot will play on for you, and you will not be able to return.
resign-yes = Yes, resign
come-back = Take over
stood-in = You ran out of time; a bot is playing for you.
resigned-note = You resigned. A bot is playing for you.
rules-of = { $game }, { $edition }
skip-to-table = Skip to your actions

# what to do when the auction comes to me
order = When the bidding reaches you
order-left = Auto-bid set
order-ask = Ask me
order-nothing = Pass
order-bid = Bid as low as possible, up to { $sun }
order-pass = Pass above { $sun }, otherwise ask me
order-leave = Auto-bid

# hints
hint = Hint
hint-done = Close
hint-how = These are the estimates of an expert bot that knows only what you know. Press an action to play it.
hint-wins = { $share } to win
hint-score = { $n } points
hint-not-alone = Hints are available only in games against bots.
hint-not-asked = You have nothing to decide right now.
advice-busy = Too many players are asking for advice right now. Please try again in a few seconds.
verdict-best = best
verdict-fine = nearly as good
verdict-slip = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

# the review of a game
review = Review
review-title = Game review
review-wait = A strong bot is reviewing the game: { $done } of { $total } decisions done.
review-back = Back to the game
review-nothing = No decisions have been made yet, so there is nothing to review.
review-course = Chance to win
review-alt-start = Chance to win at the start: { $shares }.
review-alt-epoch = After epoch { $n }: { $shares }.
review-turns = Turning points
review-no-turns = No single move decided this game.
review-by-decision = decision
review-by-draw = draw
review-ply = move { $ply }
review-sums = Skill and luck
review-start = Start
review-after = Epoch { $n }
review-loss = Average loss per decision
review-luck = Luck
review-luck-total = Luck, total
review-how = These are the estimates of an expert bot: the chance to win at the start and after each epoch; the average loss per decision, in percentage points; mistakes, which are decisions that lost more than 3 percentage points; and how much the tiles drawn added or took away in total.
review-choices = Decisions
review-mine = Mine
review-mistakes = Mistakes
review-all = All
review-none = None.
review-move = Move
review-what = What happened
review-verdict = Verdict
review-better = Better: { $action }.

# the end
rematch = Play again
meet-again = Go to the next game
replay = Replay the game
download = Download the game record
commitment = Commitment, published before the first move
seed = Seed
fair = Provably fair draws: the commitment was published before the first move. The seed, revealed now, matches it, and every tile was drawn in the order the seed gives.
fair-check = Check it yourself: download the game record and run
fair-not-yet = The order of the tiles in the bag was fixed before the first move. Its commitment is public now; the seed is revealed when the game ends.
by-epoch = By epoch
by-category = By category
highest-sun = { $rules ->
    [ra-2016] Highest sun disk (tie-break)
    [ra-2022] Highest sun disk (tie-break)
   *[other] Highest sun (tie-break)
}
rating-change = Rating

# replay
at-ply = Move { $ply } of { $last }
first-move = First move
previous-move = Previous move
next-move = Next move
last-move = Last move
go-to-move = Go to move
back-to-table = Back to the table

# preferences
menu = Menu
preferences = Preferences
language = Language
theme = Appearance
theme-system = System default
theme-light = Light
theme-dark = Dark
motion = Animation
motion-calm = Slow
motion-brisk = Fast
motion-off = Off
hints = Show projected points
sound = Sound
alerts = Notify me when it is my turn
keys = Keyboard shortcuts
keys-help = D: draw. I: invoke Ra. P: pass. H: hint. 1 to 4: bid your suns, lowest to highest. Arrow keys: step through the replay.
save = Save
your-name = Your name
rename = Change name
rename-when = Used at tables you join from now on.

# start page
start-title = Heliopolis: Ra and Priests of Ra
play-bots = Play against bots
game = Game
ra = Ra
priests = Priests of Ra
bots = Bots
level-novice = Novice
level-casual = Casual
level-club = Club
level-strong = Strong
level-expert = Expert
level-master = Master
play-now = Play now
invite = Invite
by-link = Friends, by link
more-options = More options
edition = Rules
clock = Clock
clock-none = None
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
} + { $s } s per move
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
} + { $h ->
    [one] 1 hour
   *[other] { $h } hours
} per move
pace = Bot speed
pace-brisk = Fast
pace-calm = Normal
pace-slow = Slow
hide-scores = Hide other players' scores until the end
public = Public table
how-many-bots = Bots at the table
my-games = My games
no-games = No games yet. Play now: the bots are ready.
open-tables = Open tables
nobody-waits = No open tables. Invite friends by link; they need no account.
watch = Watch
nobody-plays = No public games in progress.
your-turn = Your turn
open = Open
sit-down = Join
asked-now = { $name }'s turn
epoch-n = epoch { $n }
waits-for-players = { $n ->
    [one] 1 open seat
   *[other] { $n } open seats
}
game-over = finished
look-at-record = Open a game record
fairness = Provably fair draws
one-waits = { $n ->
    [0] No games waiting for you
    [one] 1 game waiting for you
   *[other] { $n } games waiting for you
}

# a table before its start
open-ask = { $n ->
    [0] Everyone is here.
    [one] 1 seat is open.
   *[other] { $n } seats are open.
}
seat-open = open
seat-n = Seat { $n }
sit-here = Sit here
leave = Leave
begin = Start the game
begin-when = The game can start once all seats are taken.
invite-link = Send this link to the people you want to play with:
copy-link = Copy link
copied = Copied
open-invited = { $name } invites you to play { $game }
open-about = A game of { $agreed }, for { $players } players.
open-learn = New to { $game }? Learn how to play
share = Share

# looking at a record
look-title = Open a game record
look-ask = Open a game saved as a .ra file.
look-file = File
look-text = or paste its text
look-show = Open
look-bad = This is not a game record we can show.
look-line = Line { $line }: { $why }

# failures
sorry = Something went wrong
to-start = Go to the home page
to-table = Back to the table
not-found = Page not found.
bad-form = The form is incomplete or contains something unexpected: { $why }
too-large = That is too much text. The limit is { $kib } KiB.
broken = Something broke on our side. Every accepted move is safe; please try again.
foreign = This request came from another site, so nothing was done.
offline = Connection lost. Reconnecting …
not-sent = Connection lost: your move was not sent. Please try again in a moment.
online = Connected.

# score pad
pad-title = Score pad
pad-lead = For a game at your own table. When an epoch ends, tap in everyone's tiles to see what they score and why.
pad-player = Player { $n }
pad-names = Names, clockwise
pad-start = Start scoring
pad-ask = Epoch { $epoch }: what does { $name } have?
pad-epochs = Epochs
pad-kept = { $n } kept
pad-more = { $name }: one more
pad-less = { $name }: one less
pad-suns = { $rules ->
    [ra-2016] Sun disks
    [ra-2022] Sun disks
   *[other] Suns
}
pad-suns-of = { $rules ->
    [ra-2016] All of { $name }'s sun disks, face up and face down
    [ra-2022] All of { $name }'s sun disks, face up and face down
   *[other] All of { $name }'s suns, face up and face down
}
pad-suns-missing = { $rules ->
    [ra-2016] Tap in all sun disks, { $n } per player: they score at the end, and the highest one breaks ties.
    [ra-2022] Tap in all sun disks, { $n } per player: they score at the end, and the highest one breaks ties.
   *[other] Tap in all suns, { $n } per player: they score at the end, and the highest one breaks ties.
}
pad-own = { $name }'s { $sun }
pad-next-player = Next: { $name }
pad-next-epoch = On to epoch { $epoch }
pad-scores = Points
pad-keeps = Tiles you keep are already filled in; tiles discarded after the epoch are gone.
pad-new = New score pad
pad-share = This link contains the whole score pad: bookmark it, or send it to the others.
pad-news = { $name } has { $score } points.
pad-bad = “{ $what }” is not valid on a score pad. Check the link, or start a new pad.

# limits
too-often = Too many requests. Please wait { $n ->
    [one] a second
   *[other] { $n } seconds
} and try again.
too-often-minutes = Too many requests. Please try again in { $n } minutes.
too-slow = The request took too long, so nothing was done. Please try again.
busy = The server is busy right now. Please try again in a moment.
live-full = Too many live pages are open. Reload this one to see what is new.
refusal-too-many-tables = You have { $n } games in progress. Finish or resign one before you start another.

# refusals
refusal-unknown-table = This table does not exist.
refusal-unknown-person = This secret does not belong to anyone.
refusal-seats = A table has 2 to 5 seats, not { $n }.
refusal-players = These rules do not support { $n ->
    [one] one player
   *[other] { $n } players
}.
refusal-two-hosts = You can take only one seat.
refusal-clock = A clock must be between one second and one year.
refusal-pause = Bots can wait { $n } milliseconds at most.
refusal-name = Names must have 1 to 24 characters.
refusal-name-taken = This name belongs to an account. Log in, or choose another name.
refusal-password = Passwords must have at least 10 characters.
refusal-wrong-password = Wrong name or password.
refusal-has-account = You already have an account.
refusal-needs-account = This table is rated: you need an account to join.
refusal-busy = Too many people are logging in just now. Please try again in a moment.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-seat-taken = Seat { $seat } is taken.
refusal-full = All seats are taken.
refusal-seated-already = You are already at this table, in seat { $seat }.
refusal-not-seated = You have no seat at this table.
refusal-seat-open = Seat { $seat } is still open.
refusal-started = The game has already started.
refusal-not-started = The game has not started yet.
refusal-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-stale = The table has changed in the meantime.
refusal-stood-in = A bot is playing for you. Take over first.
refusal-not-stood-in = No bot is playing for you.
refusal-resigned = You resigned this game.
refusal-bot-decides = A bot is deciding for you right now. Try again in a moment.
refusal-rematch = The rematch is at another table.
refusal-not-bidding = You have no more bids to make in this auction.
refusal-cannot-undo = You can undo only your own last decision, and never a draw or a bid.
refusal-cannot-take-back = You can take decisions back only in unrated games against bots.
refusal-not-late = There is still time left.
refusal-store = The table could not be saved. Please reload it and try again.
refusal-corrupt = This table cannot be read. Sorry.

# accounts, results and ratings
account = Account
account-why = An account keeps your name and games on all your devices
account-of = You are logged in as { $name }
account-new = New account
account-make = Create account
log-in = Log in
log-in-away = On this device you are { $name }, without an account. If you log in as someone else, you cannot finish the games { $name } has started here. To keep them, create an account instead.
log-out = Log out
name = Name
password = Password
password-hint = At least 10 characters; a short sentence works best. We do not ask for an email address, so a lost password cannot be recovered.
password-old = Current password
password-new = New password
password-change = Change password
password-elsewhere = All other devices will have to log in again.
my-results = My results
leaders = Leaderboard
leaders-how = Players are ranked by a cautious estimate of their rating; ± is the margin of error, which shrinks with every rated game. Everyone starts at 1500. Bots are rated, too.
nobody-rated = No rated games yet.
no-such-class = There are ratings for Ra and Priests of Ra (ra, priests) with 2 to 5 players.
class-name = { $game }, { $n } players
rank = Rank
rating = Rating
ratings = Ratings
games-rated = Games
not-rated = No rated games yet.
past-games = Finished games
no-past-games = No finished games yet.
place-of = Rank { $place } of { $n }, { $score } points
look = View
for-ratings = Rated (account required)
rated = Rated: no take-backs and no hints.
for-programmers = For developers
program = Let a program play for you
program-ask = A token lets your program play in your seat, and do nothing else.
program-token = Get a token
program-how = This token works only for your seat at this table, and it is shown only once. Start the example bot like this:
