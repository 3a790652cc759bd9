# The words of the pages themselves. What is said about a game comes from its view.

home = Heliopolis, Startseite
tagline = Zwei Brettspiele voller Versteigerungen, Ra und Priester des Ra: gegen Bots oder mit Freunden, im Browser und ohne Konto.
preview-alt = Die Sonnenbarke auf dem Nil vor einer Pyramide, darüber eine große Sonne
independent = Eine unabhängige Umsetzung, ohne Verbindung zu den Verlagen.

# the table; $rules is the game with its edition, as in ra-2016
auction-track = Versteigerungsleiste
bag = Beutel
before = vorher
bidding = Gebote
bot-level = Bot, { $level }
called = Hat die Versteigerung ausgelöst
category = Kategorie
centre-sun = In der Mitte
epoch-ended-now = Wenn die Epoche jetzt endete
face-down = verdeckt
go-on = Weiter
log = Verlauf
lot-worth = Gewinn durch diese Auslage, wenn die Epoche jetzt endete
turn-order = Als Nächste dran
too-low = zu klein
never-below-zero = Nicht unter null
net-of-epoch = Epoche
no-bid = noch kein Gebot
no-suns = { $rules ->
    [ra-2016] Keine Sonnenscheiben
    [ra-2022] Keine Sonnenscheiben
   *[other] Keine Sonnen
}
player = Name
players = Am Tisch
points-by-epoch = Woher die Punkte kommen
ra-track = Ra-Leiste
ranking = Rangliste
score = Punkte
start-score = Start
suns = { $rules ->
    [ra-2016] Sonnenscheiben
    [ra-2022] Sonnenscheiben
   *[other] Sonnen
}
sun = { $rules ->
    [ra-2016] Sonnenscheibe
    [ra-2022] Sonnenscheibe
   *[other] Sonne
}
tiles = Plättchen
to-win = Zu holen
total = gesamt
you = Du
your-tiles = Deine Plättchen
your-suns = { $rules ->
    [ra-2016] Deine Sonnenscheiben
    [ra-2022] Deine Sonnenscheiben
   *[other] Deine Sonnen
}
draw = Plättchen ziehen
invoke = Ra rufen
waiting = { $what ->
    [bid] { $name } bietet
   *[turn] { $name } überlegt
}
away-late = Die Zeit von { $name } ist um; ein Bot spielt
away-resigned = { $name } hat aufgegeben; ein Bot spielt
time-left = Restzeit
time-days = { $days } T. { $hours } Std.
undo = Rückgängig
take-back = Zurücknehmen
resign = Aufgeben
resign-sure = Ein Bot würde für dich weiterspielen, und du könntest nicht wieder einsteigen.
resign-yes = Ja, dieses Spiel aufgeben
come-back = Übernehmen
stood-in = Deine Zeit war um, jetzt spielt ein Bot für dich.
resigned-note = Du hast dieses Spiel aufgegeben. Ein Bot spielt weiter.
rules-of = { $game }: { $edition }
skip-to-table = Zu deinen Aktionen springen

# what to do when the auction comes to me
order = Wenn du bieten sollst
order-left = Vorgemerkt
order-ask = frag mich
order-nothing = passe
order-bid = möglichst niedrig bieten, bis { $sun }
order-pass = über { $sun }: passe, sonst frag mich
order-leave = Vormerken

# hints
hint = Tipp
hint-done = Schließen
hint-how = So sieht es ein Bot der Stufe Experte, der weiß, was auch du weißt. Drück auf eine Aktion, um sie zu spielen.
hint-wins = gewinnt { $share }
hint-score = { $n } Punkte
hint-not-alone = Tipps gibt es nur, wo du allein gegen Bots spielst.
hint-not-asked = Im Moment bist du nicht gefragt.
advice-busy = Gerade wollen viele einen Rat. Versuch es bitte in ein paar Sekunden noch einmal.
verdict-best = am besten
verdict-fine = fast so gut
verdict-slip = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler

# the review of a game
review = Rückblick
review-title = Rückblick auf das Spiel
review-wait = Ein starker Bot sieht sich das Spiel an: { $done } von { $total } Entscheidungen sind beurteilt.
review-back = Zurück zum Spiel
review-nothing = In diesem Spiel ist noch nichts entschieden, also gibt es nichts zu beurteilen.
review-course = Siegchance
review-alt-start = Siegchance am Anfang: { $shares }.
review-alt-epoch = Nach Epoche { $n }: { $shares }.
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat diese Partie entschieden.
review-by-decision = durch die Entscheidung
review-by-draw = durch das Plättchen
review-ply = Zug { $ply }
review-sums = Können und Glück
review-start = Anfang
review-after = Epoche { $n }
review-loss = Verlust je Entscheidung, im Schnitt
review-luck = Glück
review-luck-total = Glück, insgesamt
review-how = So sieht es ein Bot der Stufe Experte: die Siegchance am Anfang und nach jeder Epoche; wie viel davon eine Entscheidung im Mittel verschenkt hat; Entscheidungen, die mehr als 3 Prozentpunkte verschenkt haben; und wie viel davon alle gezogenen Plättchen gebracht oder genommen haben.
review-choices = Entscheidungen
review-mine = Meine
review-mistakes = Fehler
review-all = Alle
review-none = Es gibt keine.
review-move = Zug
review-what = Was geschah
review-verdict = Urteil
review-better = Besser: { $action }.

# the end
rematch = Noch ein Spiel
meet-again = Zum nächsten Spiel
replay = Zug um Zug ansehen
download = Aufzeichnung herunterladen
commitment = Siegel, veröffentlicht vor dem ersten Zug
seed = Startwert
fair = Fair gezogen: Das Siegel wurde vor dem ersten Zug veröffentlicht. Der Startwert, der jetzt offenliegt, ergibt genau dieses Siegel, und alle Plättchen wurden in der Reihenfolge gezogen, die er vorgibt.
fair-check = Prüf es selbst: Lade die Aufzeichnung herunter und starte
fair-not-yet = Die Reihenfolge im Beutel stand vor dem ersten Zug fest. Ihr Siegel ist jetzt schon veröffentlicht, der Startwert folgt, wenn das Spiel aus ist.
by-epoch = Nach Epochen
by-category = Nach Kategorien
highest-sun = { $rules ->
    [ra-2016] Höchste Sonnenscheibe (bei Gleichstand)
    [ra-2022] Höchste Sonnenscheibe (bei Gleichstand)
   *[other] Höchste Sonne (bei Gleichstand)
}
rating-change = Wertung

# replay
at-ply = Zug { $ply } von { $last }
first-move = Erster Zug
previous-move = Voriger Zug
next-move = Nächster Zug
last-move = Letzter Zug
go-to-move = Zum Zug springen
back-to-table = Zurück zum Tisch

# preferences
menu = Menü
preferences = Einstellungen
language = Sprache
theme = Aussehen
theme-system = Wie das System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-calm = ruhig
motion-brisk = flott
motion-off = aus
hints = Voraussichtliche Punkte zeigen
sound = Ton
alerts = Mich benachrichtigen, wenn ich dran bin
keys = Tastenkürzel
keys-help = D zieht, I ruft Ra, P passt, H zeigt einen Tipp, 1 bis 4 bieten deine Sonnen von der niedrigsten zur höchsten, Pfeiltasten blättern durch das Spiel.
save = Speichern
your-name = Dein Name
rename = Namen ändern
rename-when = An Tischen, an die du dich ab jetzt setzt.

# start page
start-title = Heliopolis: Ra und Priester des Ra
play-bots = Gegen Bots spielen
game = Spiel
ra = Ra
priests = Priester des Ra
bots = Bots
level-novice = Neuling
level-casual = Hobby
level-club = Klub
level-strong = Stark
level-expert = Experte
level-master = Meister
play-now = Jetzt spielen
invite = Einladen
by-link = Freunde per Link
more-options = Mehr Optionen
edition = Regeln
clock = Bedenkzeit
clock-none = unbegrenzt
clock-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
} plus { $s } s je Zug
clock-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
} plus { $h ->
    [one] eine Stunde
   *[other] { $h } Stunden
} je Zug
pace = Tempo der Bots
pace-brisk = flott
pace-calm = ruhig
pace-slow = langsam
hide-scores = Punkte der anderen bis zum Ende verdecken
public = Öffentlicher Tisch
how-many-bots = Bots am Tisch
my-games = Meine Spiele
no-games = Dein erster Tag in Heliopolis. Spiel gleich los, die Bots warten schon.
open-tables = Offene Tische
nobody-waits = Niemand wartet gerade. Lade Freunde per Link ein, sie brauchen kein Konto.
watch = Zuschauen
nobody-plays = Gerade läuft kein öffentliches Spiel.
your-turn = Du bist dran
open = Öffnen
sit-down = Mitspielen
asked-now = { $name } ist dran
epoch-n = Epoche { $n }
waits-for-players = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
game-over = zu Ende
look-at-record = Aufzeichnung ansehen
fairness = Wie faires Ziehen bewiesen wird
one-waits = { $n ->
    [0] Kein Spiel wartet auf dich
    [one] 1 Spiel wartet auf dich
   *[other] { $n } Spiele warten auf dich
}

# a table before its start
open-ask = { $n ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
seat-open = frei
seat-n = Platz { $n }
sit-here = Hier hinsetzen
leave = Tisch verlassen
begin = Spiel starten
begin-when = Das Spiel kann starten, wenn alle Plätze besetzt sind.
invite-link = Schick diesen Link allen, die mitspielen sollen:
copy-link = Link kopieren
copied = Kopiert
open-invited = { $name } lädt dich zu { $game } ein
open-about = Eine Partie { $agreed }, für { $players } Personen.
open-learn = Neu bei { $game }? So wird gespielt
share = Teilen

# looking at a record
look-title = Aufzeichnung ansehen
look-ask = Öffne ein Spiel, das als .ra-Datei gespeichert wurde.
look-file = Eine Datei
look-text = oder ihr Text
look-show = Ansehen
look-bad = Das ist keine Aufzeichnung, die sich zeigen lässt.
look-line = Zeile { $line }: { $why }

# failures
sorry = Das hat nicht geklappt
to-start = Zur Startseite
to-table = Zurück zum Tisch
not-found = Diese Seite gibt es nicht.
bad-form = Das Formular ist unvollständig oder enthält etwas Unerwartetes: { $why }
too-large = Das ist zu viel Text: höchstens { $kib } KiB.
broken = Bei uns ist etwas kaputtgegangen. Nichts, was angenommen wurde, ist verloren; bitte versuch es noch einmal.
foreign = Das kam von einer anderen Website, darum ist nichts geschehen.
offline = Keine Verbindung. Neuer Versuch …
not-sent = Keine Verbindung: Das wurde nicht gesendet. Bitte versuch es gleich noch einmal.
online = Wieder verbunden.

# score pad
pad-title = Punkteblock
pad-lead = Für ein Spiel an deinem eigenen Tisch. Tippe am Ende einer Epoche die Plättchen aller ein und lies, was sie zählen und warum.
pad-player = Person { $n }
pad-names = Namen im Uhrzeigersinn
pad-start = Los geht’s
pad-ask = Epoche { $epoch }: Was hat { $name }?
pad-epochs = Epochen
pad-kept = { $n } behalten
pad-more = { $name }: eins mehr
pad-less = { $name }: eins weniger
pad-suns = { $rules ->
    [ra-2016] Sonnenscheiben
    [ra-2022] Sonnenscheiben
   *[other] Sonnen
}
pad-suns-of = { $rules ->
    [ra-2016] Alle Sonnenscheiben von { $name }, aufgedeckt und verdeckt
    [ra-2022] Alle Sonnenscheiben von { $name }, aufgedeckt und verdeckt
   *[other] Alle Sonnen von { $name }, aufgedeckt und verdeckt
}
pad-suns-missing = { $rules ->
    [ra-2016] Tippe alle Sonnenscheiben ein, { $n } für jede Person: Sie zählen am Ende, und die höchste entscheidet bei Gleichstand.
    [ra-2022] Tippe alle Sonnenscheiben ein, { $n } für jede Person: Sie zählen am Ende, und die höchste entscheidet bei Gleichstand.
   *[other] Tippe alle Sonnen ein, { $n } für jede Person: Sie zählen am Ende, und die höchste entscheidet bei Gleichstand.
}
pad-own = { $sun } von { $name }
pad-next-player = Weiter: { $name }
pad-next-epoch = Weiter zu Epoche { $epoch }
pad-scores = Was es zählt
pad-keeps = Was bleibt, steht schon da, und was mit einer Epoche geht, ist weg.
pad-new = Neuer Punkteblock
pad-share = Die Adresse dieser Seite enthält alles: Merk sie dir als Lesezeichen oder schick sie den anderen.
pad-news = { $name } hat { $score } Punkte.
pad-bad = „{ $what }“ ist auf einem Punkteblock nicht gültig. Prüf den Link oder fang einen neuen an.

# limits
too-often = Das war viel in kurzer Zeit. Bitte warte { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
} und versuch es noch einmal.
too-often-minutes = Das war viel in kurzer Zeit. Bitte versuch es in { $n } Minuten noch einmal.
too-slow = Das kam nicht rechtzeitig an, darum ist nichts geschehen. Bitte versuch es noch einmal.
busy = Hier ist gerade zu viel los. Bitte versuch es gleich noch einmal.
live-full = Es sind zu viele Seiten live geöffnet. Diese zeigt, was geschieht, wenn du sie neu lädst.
refusal-too-many-tables = Du hast { $n } Spiele, die noch nicht aus sind. Spiel eines zu Ende oder gib es auf, bevor du ein neues beginnst.

# refusals
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-unknown-person = Zu diesem Geheimnis gehört niemand.
refusal-seats = Ein Tisch hat 2 bis 5 Plätze, nicht { $n }.
refusal-players = Diese Regeln sind nicht für { $n } Personen gemacht.
refusal-two-hosts = Du kannst nur auf einem Platz sitzen.
refusal-clock = Die Bedenkzeit liegt zwischen einer Sekunde und einem Jahr.
refusal-pause = Bots warten höchstens { $n } Millisekunden.
refusal-name = Ein Name hat 1 bis 24 Zeichen.
refusal-name-taken = Es gibt schon ein Konto mit diesem Namen. Melde dich an oder wähl einen anderen Namen.
refusal-password = Ein Passwort hat mindestens 10 Zeichen.
refusal-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
refusal-has-account = Du hast schon ein Konto.
refusal-needs-account = An diesem Tisch geht es um Wertungspunkte: Du brauchst ein Konto, um dich zu setzen.
refusal-busy = Gerade melden sich zu viele an. Bitte versuch es gleich noch einmal.
refusal-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
refusal-seat-taken = Platz { $seat } ist besetzt.
refusal-full = Alle Plätze sind besetzt.
refusal-seated-already = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-seat-open = Platz { $seat } ist noch frei.
refusal-started = Das Spiel hat schon begonnen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-over = Das Spiel ist aus.
refusal-not-over = Das Spiel ist noch nicht aus.
refusal-stale = Der Tisch hat sich verändert, seit du hingesehen hast.
refusal-stood-in = Ein Bot spielt für dich. Übernimm erst wieder.
refusal-not-stood-in = Niemand spielt für dich.
refusal-resigned = Du hast dieses Spiel aufgegeben.
refusal-bot-decides = Gerade entscheidet ein Bot für dich. Versuch es gleich noch einmal.
refusal-rematch = Ihr trefft euch an einem anderen Tisch wieder.
refusal-not-bidding = In dieser Versteigerung wirst du nicht mehr nach einem Gebot gefragt.
refusal-cannot-undo = Rückgängig machen kannst du nur deine eigene letzte Entscheidung, aber kein Ziehen und kein Gebot.
refusal-cannot-take-back = Entscheidungen zurücknehmen kannst du nur allein gegen Bots und nicht um Wertungspunkte.
refusal-not-late = Es ist noch Zeit.
refusal-store = Der Tisch ließ sich gerade nicht speichern. Bitte sieh ihn dir noch einmal an und versuch es dann erneut.
refusal-corrupt = Dieser Tisch lässt sich nicht lesen. Das tut uns leid.

# accounts, results and ratings
account = Konto
account-why = Mit einem Konto hast du deinen Namen und deine Partien auf allen Geräten
account-of = Du bist als { $name } angemeldet
account-new = Neues Konto
account-make = Konto anlegen
log-in = Anmelden
log-in-away = Auf diesem Gerät bist du { $name }, ohne Konto. Wenn du dich als jemand anderes anmeldest, lassen sich angefangene Partien von { $name } hier nicht mehr beenden. Leg stattdessen ein Konto an, um sie zu behalten.
log-out = Abmelden
name = Name
password = Passwort
password-hint = Mindestens 10 Zeichen, am besten ein kurzer Satz. Es lässt sich nicht wiederherstellen, denn wir fragen nicht nach deiner Mailadresse.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-elsewhere = Alle anderen Geräte müssen sich neu anmelden.
my-results = Meine Ergebnisse
leaders = Bestenliste
leaders-how = Die Liste geht nach einer vorsichtigen Schätzung der Wertung; ± ist die Unsicherheit, die mit jeder Wertungspartie kleiner wird. Alle beginnen bei 1500; auch Bots haben eine Wertung.
nobody-rated = Das hat noch niemand um Wertungspunkte gespielt.
no-such-class = Es gibt Wertungen für Ra und Priester des Ra (ra, priests) mit 2 bis 5 Personen.
class-name = { $game } zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}
rank = Rang
rating = Wertung
ratings = Wertungen
games-rated = Partien
not-rated = Noch keine Partie um Wertungspunkte.
past-games = Beendete Partien
no-past-games = Noch keine beendete Partie.
place-of = Rang { $place } von { $n }, { $score } Punkte
look = Ansehen
for-ratings = Um Wertungspunkte (nur mit Konto)
rated = Um Wertungspunkte: ohne Zurücknehmen und ohne Tipps.
for-programmers = Für Programmierer
program = Ein Programm für dich spielen lassen
program-ask = Mit einem Token spielt ein Programm von dir auf deinem Platz, und sonst kann es nichts.
program-token = Token holen
program-how = Dieses Token gilt nur für deinen Platz an diesem Tisch. Es wird nur jetzt gezeigt. So startest du den Beispielbot:
