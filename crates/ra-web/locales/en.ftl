# The words of the pages themselves. What is said about a game comes from its view.

home = Heliopolis, home
tagline = Two board games about auctions, Ra and Priests of Ra: play against bots or with friends, right in your browser, no account needed.
preview-alt = The sun boat on the Nile before a pyramid, under a large sun
independent = An independent implementation, not affiliated with the publishers.

# the table
auction-track = Auction track
bag = Bag
before = before
bidding = Bidding
bot-level = Bot, { $level }
called = Called the auction
category = Category
centre-sun = Centre sun
epoch-ended-now = If the epoch ended now
face-down = face down
go-on = Go on
log = Log
lot-worth = Worth of this lot
net-of-epoch = Epoch
no-suns = No suns
player = Player
players = Players
points-by-epoch = Where the points came from
ra-track = Ra track
ranking = Ranking
score = Score
start-score = start
suns = Suns
sun = Sun
tiles = Tiles
to-win = To win
total = total
you = You
your-tiles = Your tiles
your-suns = Your suns
draw = Draw
invoke = Invoke Ra
waiting = { $name } decides
away-late = { $name } ran out of time; a bot plays
away-resigned = { $name } gave up; a bot plays
time-left = Time left
time-days = { $days } d { $hours } h
undo = Undo
take-back = Take back
resign = Give up
resign-sure = A bot would play on for you, and you could not come back.
resign-yes = Yes, give this game up
come-back = Come back
stood-in = Your time was over, and a bot plays for you.
resigned-note = You gave this game up. A bot plays on.
rules-of = { $game }, { $edition }
skip-to-table = Skip to your actions

# what to do when the auction comes to me
order = When it is your turn to bid
order-left = Noted for when it is your turn to bid
order-ask = ask me
order-nothing = pass
order-bid = up to { $sun }: bid the lowest sun that beats the bid
order-pass = above { $sun }: pass, otherwise ask me
order-leave = Leave word

# hints
hint = Hint
hint-done = Close
hint-how = As an expert bot sees it, which knows what you know. "Counted now" means as if the epoch ended now. Press an action to play it.
hint-wins = wins { $share }
hint-score = { $n } points
hint-not-alone = There are hints only where you play against bots alone.
hint-not-asked = Nothing is asked of you at the moment.
advice-busy = Many want advice at the moment. Please try again in a few seconds.
verdict-best = best
verdict-fine = nearly as good
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder

# the review of a game
review = Review
review-title = Review of the game
review-wait = A strong bot looks at the game: { $done } of { $total } decisions are judged.
review-back = Back to the game
review-nothing = Nothing has been decided in this game yet, so there is nothing to review.
review-course = Chance to win
review-alt-start = Chance to win, at the start: { $shares }.
review-alt-epoch = After epoch { $n }: { $shares }.
review-turns = Turning points
review-by-decision = by decision
review-by-draw = by the draw
review-ply = move { $ply }
review-sums = Skill and luck
review-start = Start
review-after = Epoch { $n }
review-loss = Average loss per decision
review-luck = Luck
review-luck-total = Luck, total
review-how = As an expert bot sees it: the chance to win at the start and after each epoch; how much of it a decision gave away on average; decisions that gave away more than 3 %; how much of it all drawn tiles gave or took.
review-choices = Decisions
review-mine = Mine
review-mistakes = Mistakes
review-all = All
review-none = There are none.
review-move = Move
review-what = What happened
review-verdict = Verdict
review-better = Better: { $action }.

# the end
rematch = Play again
meet-again = To the next game
replay = Look through the game
download = Download the record
seal = Seal of before the first move
seed = Seed
fair = Fair draws: the seal was published before the first move. The seed, opened now, makes this seal, and every tile was drawn in the order that it gives.
fair-check = Check it yourself: download the record and run
fair-not-yet = The order of the bag was fixed before the first move. Its seal is published now, the seed when the game is over.
by-epoch = By epoch
by-category = By category
highest-sun = Highest sun (tie-break)
rating-change = Rating

# replay
at-ply = Move { $ply } of { $last }
first-move = First move
previous-move = Previous move
next-move = Next move
last-move = Last move
go-to-move = Go to the move
back-to-table = Back to the table

# preferences
menu = Menu
preferences = Preferences
language = Language
theme = Appearance
theme-system = like the system
theme-light = light
theme-dark = dark
motion = Motion
motion-calm = calm
motion-brisk = brisk
motion-off = off
hints = Show points that nobody has yet
sound = Sound
alerts = Notify me when it is my turn
keys = Single keys play
keys-help = D draws, I invokes Ra, P passes, H shows a hint, 1 to 4 bid your suns from low to high, arrows look through the game.
save = Save
your-name = Your name
rename = Change name
rename-when = At tables that you join from now on.

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
by-link = friends by link
more-options = More options
edition = Rules
clock = Clock
clock-none = none
clock-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
} and { $s } s a move
clock-days = { $n ->
    [one] a day
   *[other] { $n } days
} and { $h ->
    [one] an hour
   *[other] { $h } hours
} a move
pace = Bots' pace
pace-brisk = brisk
pace-calm = calm
pace-slow = slow
hide-scores = Hide the others' scores till the end
public = Anybody may join
how-many-bots = Bots among the invited
my-games = My games
no-games = Your first day in Heliopolis. Play now, the bots are waiting.
open-tables = Open tables
nobody-waits = Nobody is waiting. Invite friends by link: they need no account.
watch = Watch
nobody-plays = No game that everybody may watch is going on.
your-turn = Your turn
open = Open
sit-down = Sit down
asked-now = { $name } to act
epoch-n = epoch { $n }
waits-for-players = { $n ->
    [one] one seat open
   *[other] { $n } seats open
}
game-over = over
look-at-record = Look at a record
fairness = How draws are proved fair
one-waits = { $n ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $n } wait for you
}

# a table before its start
open-ask = { $n ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $n } seats are open.
}
seat-open = open
seat-n = Seat { $n }
sit-here = Sit here
leave = Leave
begin = Start the game
begin-when = The game can start when all seats are taken.
invite-link = Send this link to whoever shall join:
copy-link = Copy the link
copied = Copied
open-invited = { $name } invites you to play { $game }
open-about = A game of { $agreed }, for { $players } players.
open-learn = New to { $game }? Learn how to play
share = Share

# looking at a record
look-title = Look at a record
look-ask = Open a game that was saved as a .ra file.
look-file = A file
look-text = or its text
look-show = Look at it
look-bad = This is no record that can be shown.
look-line = Line { $line }: { $why }

# failures
sorry = That did not work
to-start = To the start page
to-table = Back to the table
not-found = There is no such page.
bad-form = The form is incomplete or has something unexpected in it: { $why }
too-large = That is too much text: { $kib } KiB at most.
broken = Something broke on our side. Nothing that was accepted is lost; please try again.
foreign = This came from another site, so nothing was done.
offline = No connection. Trying again …
not-sent = No connection: this was not sent. Please try again in a moment.
online = Connected again.

# score pad
pad-title = Score pad
pad-lead = For a game at your own table. Tap in everybody's tiles when an epoch ends, and read what they score and why.
pad-player = Player { $n }
pad-names = Names, clockwise
pad-start = Start counting
pad-ask = Epoch { $epoch }: what does { $name } have?
pad-epochs = Epochs
pad-kept = { $n } kept
pad-more = { $name }: one more
pad-less = { $name }: one less
pad-suns = Suns
pad-suns-of = All suns of { $name }, face up and face down
pad-suns-missing = Tap in all suns, { $n } for each player: they count at the end, and the highest one breaks a tie.
pad-own = { $sun } of { $name }
pad-next-player = Next: { $name }
pad-next-epoch = On to epoch { $epoch }
pad-scores = What it scores
pad-keeps = What is kept is here already, and what leaves with an epoch is gone.
pad-new = New score pad
pad-share = The address of this page holds all of it: bookmark it, or send it to the others.
pad-news = { $name } has { $score } points.
pad-bad = “{ $what }” means nothing on a score pad. Check the link, or begin a new pad.

# limits
too-often = That was a lot in a short time. Please wait { $n ->
    [one] a second
   *[other] { $n } seconds
} and try again.
too-often-minutes = That was a lot in a short time. Please try again in { $n } minutes.
too-slow = This did not arrive in time, so nothing was done. Please try again.
busy = There is too much going on here right now. Please try again in a moment.
live-full = Too many pages are open live. This one shows what happens when you load it again.
refusal-too-many-tables = You have { $n } games that are not over. Finish or give up one before you begin another.

# refusals
refusal-unknown-table = There is no such table.
refusal-unknown-person = Nobody is known by this secret.
refusal-seats = A table has 2 to 5 seats, not { $n }.
refusal-players = These rules are not made for { $n } players.
refusal-two-hosts = You can sit in one seat only.
refusal-clock = A clock has from one second to a year.
refusal-pause = Bots wait for at most { $n } milliseconds.
refusal-name = A name has 1 to 24 characters.
refusal-name-taken = There is an account of this name. Log in, or choose another name.
refusal-password = A password has at least 10 characters.
refusal-wrong-password = There is no account with this name and password.
refusal-has-account = You have an account already.
refusal-needs-account = This table is played for ratings: you need an account to sit down.
refusal-busy = Too many people are logging in just now. Please try again in a moment.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-seat-taken = Seat { $seat } is taken.
refusal-full = All seats are taken.
refusal-seated-already = You sit at this table already, in seat { $seat }.
refusal-not-seated = You have no seat at this table.
refusal-seat-open = Seat { $seat } is still open.
refusal-started = The game has begun.
refusal-not-started = The game has not begun.
refusal-over = The game is over.
refusal-not-over = The game is not over.
refusal-stale = The table has changed since you looked at it.
refusal-stood-in = A bot plays for you. Come back first.
refusal-not-stood-in = Nobody plays for you.
refusal-resigned = You have given this game up.
refusal-bot-decides = A bot is deciding for you right now. Come back in a moment.
refusal-rematch = You meet again at another table.
refusal-not-bidding = You will not be asked for a bid in this auction any more.
refusal-cannot-undo = Only your own last decision can be undone, and no draw and no bid.
refusal-cannot-take-back = Decisions can be taken back only when you play against bots alone.
refusal-not-late = There is time left.
refusal-store = The table could not be stored just now. Please look at it again and retry.
refusal-corrupt = This table cannot be read. We are sorry.

# accounts, results and ratings
account = Account
account-why = An account keeps your name and games on all your devices
account-of = You are logged in as { $name }
account-new = New account
account-make = Create account
log-in = Log in
log-in-away = On this device you are { $name }, without an account. If you log in as somebody else, games that { $name } has begun cannot be finished here. Create an account instead to keep them.
log-out = Log out
name = Name
password = Password
password-hint = At least 10 characters; a short sentence is best. There is no way to recover it, as we do not ask for your mail address.
password-old = Present password
password-new = New password
password-change = Change password
password-elsewhere = All other devices have to log in again.
my-results = My results
leaders = Leaders
leaders-how = Who has played few games for ratings is not yet known well: the list goes by the rating that is certain, and ± says how far off it may be. Everybody begins at 1500; bots are rated, too.
nobody-rated = Nobody has played this for ratings yet.
no-such-class = There are ratings for Ra and Priests of Ra (ra, priests) with 2 to 5 players.
class-name = { $game }, { $n } players
rank = Rank
rating = Rating
ratings = Ratings
games-rated = Games
not-rated = No game for ratings yet.
past-games = Finished games
no-past-games = No finished game yet.
place-of = Place { $place } of { $n }, { $score } points
look = Look
for-ratings = For ratings (needs an account)
rated = For ratings: no taking back, and no hints.
for-programmers = For programmers
program = Let a program play for you
program-ask = A token lets a program of yours play in your seat, and do nothing else.
program-token = Get a token
program-how = This token is for your seat at this table alone. It is shown only now. The example bot is started like this:
