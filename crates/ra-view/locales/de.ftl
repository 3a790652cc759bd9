# Deutsch.
#
# $rules ist das Spiel mit seiner Ausgabe, etwa ra-2016; danach richten sich die Wörter der Ausgaben.
# Eine Person ist $seat, der Name, und $seat-is; das ist "you" für alle, die selbst lesen.

## Wörter der Ausgaben

word-sun =
    { $rules ->
        [ra-2016] Sonnenscheibe
        [ra-2022] Sonnenscheibe
       *[other] Sonne
    }

## Listen

list-and = { $start } und { $last }
list-or = { $start } oder { $last }

## Spiele und Regeln

game-ra = Ra
game-priests = Priester des Ra
rules-ra-1999 = Ausgabe von 1999
rules-ra-2016 = Ausgabe von 2016
rules-ra-2022 = Ausgabe von 2022
rules-priests-manual = Nach der gedruckten Anleitung
rules-priests-published = Wie veröffentlicht
option-ankhs-tiles = Anchs sind Plättchen im Beutel
option-ankhs-tokens = Anchs sind Marken für Sätze von Leuten
option-last-ra-auction = Das letzte Ra bringt noch eine Versteigerung
option-last-ra-end = Das letzte Ra beendet die Epoche sofort
option-plagues-end = Plagen kosten einmal Punkte, am Ende
option-plagues-epochs = Plagen kosten nach jeder Epoche Punkte
option-pyramid-steps-count = Jede Pyramide ist eine Stufe
option-pyramid-steps-rows = Stufen sind Reihen von Pyramiden
option-pyramids-15 = 15 Pyramiden im Beutel
option-pyramids-29 = 29 Pyramiden im Beutel
option-ra-drawer-must-bid = Wer Ra zieht, muss bieten, wenn es sonst niemand tut
option-ra-drawer-may-pass = Wer Ra zieht, darf passen
option-turning-always = Wer gewinnt, darf ein Plättchen umdrehen
option-turning-priest = Nur wer einen Priester hat, darf nach dem Gewinn ein Plättchen umdrehen

## Der Tisch

epoch =
    { $epoch ->
        [1] Epoche I von III
        [2] Epoche II von III
       *[other] Epoche III von III
    }
ra-track =
    { $last ->
        [auction]
            { $left ->
                [0] { $filled } von { $spaces } Ra-Plättchen; das ist die letzte Versteigerung der Epoche
                [1] { $filled } von { $spaces } Ra-Plättchen; das nächste bringt die letzte Versteigerung
               *[other] { $filled } von { $spaces } Ra-Plättchen; das { $spaces }. bringt die letzte Versteigerung
            }
       *[end]
            { $left ->
                [0] { $filled } von { $spaces } Ra-Plättchen
                [1] { $filled } von { $spaces } Ra-Plättchen; das nächste beendet die Epoche
               *[other] { $filled } von { $spaces } Ra-Plättchen; das { $spaces }. beendet die Epoche
            }
    }
lot =
    { $n ->
        [0] Kein Plättchen, nur { word-sun } { $sun }
        [1] Ein Plättchen und { word-sun } { $sun }
       *[other] { $n } Plättchen und { word-sun } { $sun }
    }
bag =
    { $n ->
        [1] Ein Plättchen im Beutel
       *[other] { $n } Plättchen im Beutel
    }
points =
    { $rules ->
        [ra-1999] { $n } Ruhm
       *[other]
            { $n ->
                [one] { $n } Punkt
               *[other] { $n } Punkte
            }
    }
score-hidden = Verdeckt bis zum Ende
fate-kept = Bleibt nach der Epoche
fate-discarded = Geht nach der Epoche
fate-strikes = Wirkt sofort

## Gruppen von Plättchen

group-ra = Ra
group-gods = Götter
group-gold = Gold
group-pharaohs = Pharaonen
group-river = Nil
group-civilizations = Zivilisation
group-monuments = Monumente
group-disasters = Katastrophen
group-people = Leute
group-buildings = Gebäude
group-priests = Priester
group-pyramids = Pyramiden
group-ankhs = Anchs
group-plagues = Plagen

## Plättchen: der Name, wo wenig Platz ist, im Akkusativ, und mehrere davon

tile-ra = Ra
    .short = Ra
    .a = Ra
    .many = { $n } Ra-Plättchen
tile-god = Gott
    .short = Gott
    .a = einen Gott
    .many = { $n } Götter
tile-gold = Gold
    .short = Gold
    .a = Gold
    .many = { $n } Gold
tile-pharaoh = Pharao
    .short = Pharao
    .a = einen Pharao
    .many = { $n } Pharaonen
tile-nile = Nil
    .short = Nil
    .a = Nil
    .many = { $n } Nil
tile-flood = Überschwemmung
    .short = Überschw.
    .a = eine Überschwemmung
    .many = { $n } Überschwemmungen
tile-astronomy = Astronomie
    .short = Astron.
    .a = Astronomie
    .many = { $n } Astronomie
tile-agriculture = Ackerbau
    .short = Ackerbau
    .a = Ackerbau
    .many = { $n } Ackerbau
tile-writing = Schrift
    .short = Schrift
    .a = Schrift
    .many = { $n } Schrift
tile-religion = Religion
    .short = Religion
    .a = Religion
    .many = { $n } Religion
tile-art = Kunst
    .short = Kunst
    .a = Kunst
    .many = { $n } Kunst
tile-fortress = Festung
    .short = Festung
    .a = eine Festung
    .many = { $n } Festungen
tile-obelisk = Obelisk
    .short = Obelisk
    .a = einen Obelisken
    .many = { $n } Obelisken
tile-palace = Palast
    .short = Palast
    .a = einen Palast
    .many = { $n } Paläste
tile-pyramid = Pyramide
    .short = Pyramide
    .a = eine Pyramide
    .many = { $n } Pyramiden
tile-temple = Tempel
    .short = Tempel
    .a = einen Tempel
    .many = { $n } Tempel
tile-statue = Statue
    .short = Statue
    .a = eine Statue
    .many = { $n } Statuen
tile-step-pyramid = Stufenpyramide
    .short = Stufenpyr.
    .a = eine Stufenpyramide
    .many = { $n } Stufenpyramiden
tile-sphinx = Sphinx
    .short = Sphinx
    .a = eine Sphinx
    .many = { $n } Sphinxe
tile-funeral = Begräbnis
    .short = Begräbnis
    .a = ein Begräbnis
    .many = { $n } Begräbnisse
tile-drought = Dürre
    .short = Dürre
    .a = eine Dürre
    .many = { $n } Dürren
tile-unrest =
    { $rules ->
        [ra-2016] Krieg
       *[other] Unruhen
    }
    .short = { tile-unrest }
    .a =
        { $rules ->
            [ra-2016] einen Krieg
           *[other] Unruhen
        }
    .many =
        { $rules ->
            [ra-2016] { $n } Kriege
           *[other] { $n } Unruhen
        }
tile-earthquake = Erdbeben
    .short = Erdbeben
    .a = ein Erdbeben
    .many = { $n } Erdbeben
tile-farmer = Bauer
    .short = Bauer
    .a = einen Bauern
    .many = { $n } Bauern
tile-warrior = Krieger
    .short = Krieger
    .a = einen Krieger
    .many = { $n } Krieger
tile-merchant = Händler
    .short = Händler
    .a = einen Händler
    .many = { $n } Händler
tile-scribe = Schreiber
    .short = Schreiber
    .a = einen Schreiber
    .many = { $n } Schreiber
tile-granary = Kornspeicher
    .short = Speicher
    .a = einen Kornspeicher
    .many = { $n } Kornspeicher
tile-market = Markt
    .short = Markt
    .a = einen Markt
    .many = { $n } Märkte
tile-library = Bibliothek
    .short = Bibliothek
    .a = eine Bibliothek
    .many = { $n } Bibliotheken
tile-green = Grüne Pyramide
    .short = Grün
    .a = eine grüne Pyramide
    .many = { $n } grüne Pyramiden
tile-red = Rote Pyramide
    .short = Rot
    .a = eine rote Pyramide
    .many = { $n } rote Pyramiden
tile-blue = Blaue Pyramide
    .short = Blau
    .a = eine blaue Pyramide
    .many = { $n } blaue Pyramiden
tile-yellow = Gelbe Pyramide
    .short = Gelb
    .a = eine gelbe Pyramide
    .many = { $n } gelbe Pyramiden
tile-colourless = Farblose Pyramide
    .short = Farblos
    .a = die farblose Pyramide
    .many = { $n } farblose Pyramiden
tile-priest = Priester
    .short = Priester
    .a = einen Priester
    .many = { $n } Priester
tile-plague = Plage
    .short = Plage
    .a = eine Plage
    .many = { $n } Plagen
tile-ankh = Anch
    .short = Anch
    .a = ein Anch
    .many = { $n } Anchs
tile-farmer-warrior = Bauer/Krieger
    .short = Bauer/Kr.
    .a = ein Plättchen Bauer/Krieger
tile-merchant-scribe = Händler/Schreiber
    .short = Händl./Schr.
    .a = ein Plättchen Händler/Schreiber
tile-granary-fortress = Kornspeicher/Festung
    .short = Speich./Fest.
    .a = ein Plättchen Kornspeicher/Festung
tile-market-library = Markt/Bibliothek
    .short = Markt/Bibl.
    .a = ein Plättchen Markt/Bibliothek
tile-green-red = Pyramide grün/rot
    .short = Grün/Rot
    .a = eine Pyramide grün/rot
tile-blue-yellow = Pyramide blau/gelb
    .short = Blau/Gelb
    .a = eine Pyramide blau/gelb

## Versteigerungen

call-invoked =
    { $seat-is ->
        [you] Du hast Ra gerufen.
       *[other] { $seat } hat Ra gerufen.
    }
call-ra-tile =
    { $seat-is ->
        [you] Du hast Ra gezogen.
       *[other] { $seat } hat Ra gezogen.
    }
bids-later = kommt noch
bids-now = überlegt
bids-not = gepasst
bids-sun = bietet { $sun }
bids-never = kann nicht bieten

## Was gefragt ist

prompt-turn =
    { $seat-is ->
        [you]
            { $can ->
                [draw-god]
                    { $rules ->
                        [ra-1999] Du bist am Zug. Deck ein Plättchen auf, ruf Ra oder spiel einen Gott aus.
                       *[other] Du bist am Zug. Zieh ein Plättchen, ruf Ra oder setz einen Gott ein.
                    }
                [draw]
                    { $rules ->
                        [ra-1999] Du bist am Zug. Deck ein Plättchen auf oder ruf Ra.
                       *[other] Du bist am Zug. Zieh ein Plättchen oder ruf Ra.
                    }
                [god]
                    { $rules ->
                        [ra-1999] Du bist am Zug. Die Leiste ist voll: Ruf Ra oder spiel einen Gott aus.
                       *[other] Du bist am Zug. Die Leiste ist voll: Ruf Ra oder setz einen Gott ein.
                    }
               *[invoke] Du bist am Zug. Die Leiste ist voll: Ruf Ra.
            }
       *[other] { $seat } ist am Zug.
    }
prompt-reveal =
    { $seat-is ->
        [you] Du ziehst ein Plättchen.
       *[other] { $seat } zieht ein Plättchen.
    }
prompt-bid-must =
    { $seat-is ->
        [you] Sonst hat niemand geboten, also musst du bieten.
       *[other] Sonst hat niemand geboten, also muss { $seat } bieten.
    }
prompt-bid-any =
    { $seat-is ->
        [you] Biete eine { word-sun } oder passe.
       *[other] { $seat } bietet oder passt.
    }
prompt-bid-over =
    { $seat-is ->
        [you]
            { $leader-is ->
                [you] Biete mehr als { $standing } oder passe.
               *[other] { $leader } bietet { $standing }. Biete mehr oder passe.
            }
       *[other]
            { $leader-is ->
                [you] { $seat } bietet mehr als deine { $standing } oder passt.
               *[other] { $leader } bietet { $standing }. { $seat } bietet mehr oder passt.
            }
    }
prompt-later-any = Du kommst noch an die Reihe und kannst { $suns } bieten.
prompt-later-over = Du kommst noch an die Reihe; { $suns } schlägt die { $standing }.
prompt-place =
    { $place ->
        [2] Du bist mit { $n } auf Platz zwei.
        [3] Du bist mit { $n } auf Platz drei.
        [4] Du bist mit { $n } auf Platz vier.
       *[other] Du bist mit { $n } auf Platz fünf.
    }
prompt-gods =
    { $seat-is ->
        [you]
            { $rules ->
                [ra-1999] Spiel noch einen Gott aus, oder hör auf. Du hast { $n }.
               *[other] Setz noch einen Gott ein, oder hör auf. Du hast { $n }.
            }
       *[other]
            { $rules ->
                [ra-1999] { $seat } darf noch einen Gott ausspielen.
               *[other] { $seat } darf noch einen Gott einsetzen.
            }
    }
prompt-discard-civilization =
    { $seat-is ->
        [you]
            { $n ->
                [one] { tile-unrest }: Gib ein Zivilisationsplättchen ab.
               *[other] { tile-unrest }: Gib { $n } Zivilisationsplättchen ab, eines nach dem anderen.
            }
       *[other] { tile-unrest }: { $seat } wählt, welche Zivilisation verloren geht.
    }
prompt-discard-monument =
    { $seat-is ->
        [you]
            { $n ->
                [one] { tile-earthquake }: Gib ein Monument ab.
               *[other] { tile-earthquake }: Gib { $n } Monumente ab, eines nach dem anderen.
            }
       *[other] { tile-earthquake }: { $seat } wählt, welches Monument verloren geht.
    }
prompt-side =
    { $seat-is ->
        [you] Du hast { $tile } gezogen. Welche Seite liegt oben: { $sides }?
       *[other] { $seat } hat { $tile } gezogen und wählt die Seite.
    }
prompt-turn-tile =
    { $seat-is ->
        [you] Dreh eines deiner Plättchen um, oder lass alle, wie sie sind.
       *[other] { $seat } darf ein Plättchen umdrehen.
    }

## Aktionen

action-draw =
    { $rules ->
        [ra-1999] Plättchen aufdecken
       *[other] Plättchen ziehen
    }
action-invoke = Ra rufen
action-bid = { $sun } bieten
action-pass = Passen
action-god = { $name } nehmen
action-god-any =
    { $rules ->
        [ra-1999] Gott ausspielen
       *[other] Gott einsetzen
    }
action-stop =
    { $rules ->
        [ra-1999] Keinen Gott mehr ausspielen
       *[other] Keinen Gott mehr einsetzen
    }
action-discard = { $name } abgeben
action-show = { $name } zeigen
action-turn = { $name } umdrehen: { $other-name }
action-turn-one-sided = { $name } umdrehen
action-keep = Nichts umdrehen
note-draw-ends = Das nächste Ra beendet die Epoche sofort.
note-draw-last-auction =
    { $bound ->
        [yes] Das nächste Ra bringt die letzte Versteigerung der Epoche. Wenn sonst niemand bietet, musst du bieten.
       *[no] Das nächste Ra bringt die letzte Versteigerung der Epoche.
    }
note-draw-binds = Wenn Ra kommt und sonst niemand bietet, musst du bieten.
note-invoke = Bietet sonst niemand, musst du bieten.
note-invoke-empty = Kein Plättchen, nur eine { word-sun }. Bietet sonst niemand, musst du bieten.
note-invoke-full = Du darfst passen; wenn niemand bietet, gehen alle acht Plättchen aus dem Spiel.
note-bid = Wenn du gewinnst, nimmst du { word-sun } { $centre } und lässt die { $sun } liegen. { $rivals } kann noch mehr bieten.
note-bid-wins = Du gewinnst sofort, nimmst { word-sun } { $centre } und lässt die { $sun } liegen.
note-pass-sells =
    { $seat-is ->
        [you] Dann gewinnst du mit der { $sun }.
       *[other] Dann gewinnt { $seat } mit der { $sun }.
    }
note-pass-clears = Niemand hat geboten: Alle acht Plättchen gehen aus dem Spiel.
note-pass-stays = Niemand hat geboten: Die Plättchen bleiben liegen.

## Verlauf

log-draws =
    { $seat-is ->
        [you]
            { $rules ->
                [ra-1999] Du deckst { $tile } auf.
               *[other] Du ziehst { $tile }.
            }
       *[other]
            { $rules ->
                [ra-1999] { $seat } deckt { $tile } auf.
               *[other] { $seat } zieht { $tile }.
            }
    }
log-draws-ra =
    { $seat-is ->
        [you] Du ziehst Ra, das { $n }. von { $spaces }.
       *[other] { $seat } zieht Ra, das { $n }. von { $spaces }.
    }
log-invokes =
    { $seat-is ->
        [you]
            { $n ->
                [0] Du rufst Ra: kein Plättchen, nur { word-sun } { $sun }.
                [one] Du rufst Ra: ein Plättchen und { word-sun } { $sun }.
               *[other] Du rufst Ra: { $n } Plättchen und { word-sun } { $sun }.
            }
       *[other]
            { $n ->
                [0] { $seat } ruft Ra: kein Plättchen, nur { word-sun } { $sun }.
                [one] { $seat } ruft Ra: ein Plättchen und { word-sun } { $sun }.
               *[other] { $seat } ruft Ra: { $n } Plättchen und { word-sun } { $sun }.
            }
    }
log-bids =
    { $seat-is ->
        [you] Du bietest { $sun }.
       *[other] { $seat } bietet { $sun }.
    }
log-passes =
    { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
log-god =
    { $seat-is ->
        [you]
            { $rules ->
                [ra-1999] Du spielst einen Gott aus und nimmst { $tile }.
               *[other] Du setzt einen Gott ein und nimmst { $tile }.
            }
       *[other]
            { $rules ->
                [ra-1999] { $seat } spielt einen Gott aus und nimmt { $tile }.
               *[other] { $seat } setzt einen Gott ein und nimmt { $tile }.
            }
    }
log-stops =
    { $seat-is ->
        [you]
            { $rules ->
                [ra-1999] Du spielst keinen Gott mehr aus.
               *[other] Du setzt keinen Gott mehr ein.
            }
       *[other]
            { $rules ->
                [ra-1999] { $seat } spielt keinen Gott mehr aus.
               *[other] { $seat } setzt keinen Gott mehr ein.
            }
    }
log-discards =
    { $seat-is ->
        [you] Du gibst { $tile } ab.
       *[other] { $seat } gibt { $tile } ab.
    }
log-shows =
    { $seat-is ->
        [you] Du zeigst { $tile }.
       *[other] { $seat } zeigt { $tile }.
    }
log-turns =
    { $seat-is ->
        [you] Du drehst { $tile } um und hast nun { $other }.
       *[other] { $seat } dreht { $tile } um und hat nun { $other }.
    }
log-keeps =
    { $seat-is ->
        [you] Du drehst nichts um.
       *[other] { $seat } dreht nichts um.
    }
log-track-full = Die Versteigerungsleiste ist voll.
log-auction =
    { $seat-is ->
        [you] Es wird versteigert, du bietest zuerst.
       *[other] Es wird versteigert, { $seat } bietet zuerst.
    }
log-auction-invoked =
    { $seat-is ->
        [you] Du bietest zuerst.
       *[other] { $seat } bietet zuerst.
    }
log-won =
    { $seat-is ->
        [you] Du gewinnst { $tiles } mit der { $sun } und nimmst { word-sun } { $won }.
       *[other] { $seat } gewinnt { $tiles } mit der { $sun } und nimmt { word-sun } { $won }.
    }
log-won-nothing =
    { $seat-is ->
        [you] Du gewinnst mit der { $sun } und nimmst { word-sun } { $won }; Plättchen gab es keine.
       *[other] { $seat } gewinnt mit der { $sun } und nimmt { word-sun } { $won }; Plättchen gab es keine.
    }
log-unsold = Niemand bietet, die Plättchen bleiben liegen.
log-unsold-cleared = Niemand bietet, alle acht Plättchen gehen aus dem Spiel.
log-disaster =
    { $seat-is ->
        [you] { $disaster }: Du verlierst { $tiles }.
       *[other] { $disaster }: { $seat } verliert { $tiles }.
    }
log-disaster-asks =
    { $seat-is ->
        [you] { $disaster }: Du wählst, was du verlierst.
       *[other] { $disaster }: { $seat } wählt, was verloren geht.
    }
log-disaster-spares =
    { $seat-is ->
        [you] { $disaster }: Du hast nichts zu verlieren.
       *[other] { $disaster }: { $seat } hat nichts zu verlieren.
    }
log-ankhs =
    { $seat-is ->
        [you]
            { $n ->
                [one] Deine Leute bringen ein Anch.
               *[other] Deine Leute bringen { $n } Anchs.
            }
       *[other]
            { $n ->
                [one] Die Leute von { $seat } bringen ein Anch.
               *[other] Die Leute von { $seat } bringen { $n } Anchs.
            }
    }
log-plagues =
    { $seat-is ->
        [you]
            { $n ->
                [one] Deine Priester entfernen eine Plage.
               *[other] Deine Priester entfernen { $n } Plagen.
            }
       *[other]
            { $n ->
                [one] Die Priester von { $seat } entfernen eine Plage.
               *[other] Die Priester von { $seat } entfernen { $n } Plagen.
            }
    }
log-epoch-ends-ra =
    { $epoch ->
        [1] Epoche I endet: Die Ra-Leiste ist voll.
        [2] Epoche II endet: Die Ra-Leiste ist voll.
       *[other] Epoche III endet: Die Ra-Leiste ist voll.
    }
log-epoch-ends-suns =
    { $epoch ->
        [1] Epoche I endet: Niemand hat noch eine offene { word-sun }.
        [2] Epoche II endet: Niemand hat noch eine offene { word-sun }.
       *[other] Epoche III endet: Niemand hat noch eine offene { word-sun }.
    }
log-scores =
    { $seat-is ->
        [you] Du bekommst { $points } und hast { $after }.
       *[other] { $seat } bekommt { $points } und hat { $after }.
    }
log-epoch-begins =
    { $seat-is ->
        [you]
            { $epoch ->
                [1] Epoche I beginnt mit dir.
                [2] Epoche II beginnt mit dir.
               *[other] Epoche III beginnt mit dir.
            }
       *[other]
            { $epoch ->
                [1] Epoche I beginnt mit { $seat }.
                [2] Epoche II beginnt mit { $seat }.
               *[other] Epoche III beginnt mit { $seat }.
            }
    }
log-game-over =
    { $seat-is ->
        [you] Das Spiel ist aus. Du gewinnst.
       *[other] Das Spiel ist aus. { $seat } gewinnt.
    }

## Wertung

sheet-now =
    { $epoch ->
        [1] Wenn Epoche I jetzt endete
        [2] Wenn Epoche II jetzt endete
       *[other] Wenn Epoche III jetzt endete
    }
result =
    { $seat-is ->
        [you] Du gewinnst mit { $n } zu { $second }.
       *[other] { $seat } gewinnt mit { $n } zu { $second }.
    }
result-tied =
    { $seat-is ->
        [you] Du gewinnst bei Gleichstand mit { $n } dank der höchsten { word-sun }, der { $sun }.
       *[other] { $seat } gewinnt bei Gleichstand mit { $n } dank der höchsten { word-sun }, der { $sun }.
    }
tie-break = Gleichstand; die höchste { word-sun } entscheidet: { $sun }
help-god =
    { $rules ->
        [ra-1999] Spiel ihn in deinem Zug aus, statt ein Plättchen aufzudecken, und nimm eines von der Leiste.
       *[other] Setz ihn in deinem Zug ein, statt zu ziehen, und nimm ein Plättchen von der Leiste.
    }
help-funeral = Wer es nimmt, verliert 2 Pharaonen.
help-drought = Wer sie nimmt, verliert 2 Nilplättchen, zuerst Überschwemmungen.
help-unrest = Kostet 2 Zivilisationsplättchen nach eigener Wahl.
help-earthquake = Wer es nimmt, verliert 2 Monumente nach eigener Wahl.
row-gods = Götter
    .rule = 2 für jeden Gott.
row-gold = Gold
    .rule = 3 für jedes Gold.
row-pharaohs = Pharaonen
    .rule = Die meisten: +5. Die wenigsten: −2. Bei Gleichstand alle; haben alle gleich viele, nichts.
row-river = Nil
    .rule = 1 für jeden Nil und jede Überschwemmung, aber nur mit mindestens einer Überschwemmung.
row-civilizations = Zivilisation
    .rule = Keine Art: −5. 3 Arten: 5, 4 Arten: 10, 5 Arten: 15.
row-monument-kinds = Verschiedene Monumente
    .rule = 1 für jede von bis zu 6 Arten, 10 für 7 Arten, 15 für 8; nur am Ende.
row-monument-sets = Gleiche Monumente
    .rule = 5 für 3 gleiche, 10 für 4, 15 für 5; nur am Ende.
row-suns =
    { $rules ->
        [ra-2016] Sonnenscheiben
        [ra-2022] Sonnenscheiben
       *[other] Sonnen
    }
    .rule = Höchste Summe: +5. Niedrigste Summe: −5. Bei Gleichstand alle; haben alle dieselbe Summe, nichts. Nur am Ende.
row-people = Leute
    .rule = 5 für die meisten jeder Art, mindestens 2. Bei Gleichstand zählen alle.
row-buildings = Gebäude
    .rule = 2 für jedes Paar einer Art; Paare von 3 Arten: 5 mehr, von 4 Arten: 10 mehr.
row-priests = Priester
    .rule = 2 für jeden Priester; 3 oder mehr entfernen eine Plage.
row-pyramids = Pyramidenstufen
    .rule =
        { $variant ->
            [published] 5 ab 3 Pyramiden, 10 ab 6, 20 ab 10; nur am Ende.
           *[other] 5 für 2 Pyramiden, 10 für 3, 20 für 4 oder mehr; nur am Ende.
        }
row-colours = Pyramidenfarben
    .rule = 5 für 3 einer Farbe, 10 für 4 oder mehr; nur am Ende.
row-ankhs = Anchs
    .rule =
        { $variant ->
            [published] Ein Anch für jeden Satz aller vier Leute; 5 für 2 Anchs, 10 für 3, 20 für 4 oder mehr, am Ende.
           *[other] 5 für 2 Anchs, 10 für 3, 20 für 4 oder mehr; nur am Ende.
        }
row-plagues = Plagen
    .rule =
        { $variant ->
            [published] 1 bis 6 Plagen oder mehr: −1, −3, −6, −10, −15, −20, nach jeder Epoche.
           *[other] 1 bis 6 Plagen oder mehr: −1, −3, −6, −10, −15, −20; nur am Ende.
        }
part-change = { $fact }: { $from } → { $to }
fact-suns =
    { $place ->
        [most] Summe { $n }, höchste
        [fewest] Summe { $n }, niedrigste
        [equal] Summe { $n }, alle gleich
       *[between] Summe { $n }
    }
fact-gods =
    { $n ->
        [0] keine
        [one] { $n } Gott
       *[other] { $n } Götter
    }
fact-gold =
    { $n ->
        [0] keins
       *[other] { $n } Gold
    }
fact-pharaohs =
    { $place ->
        [most] { $n }, die meisten
        [fewest] { $n }, die wenigsten
        [equal] { $n }, alle gleich
       *[between] { $n }
    }
fact-river =
    { $floods ->
        [0]
            { $niles ->
                [0] nichts
               *[other] { $niles } Nil, keine Überschwemmung
            }
        [one]
            { $niles ->
                [0] { $floods } Überschwemmung
               *[other] { $niles } Nil, { $floods } Überschwemmung
            }
       *[other]
            { $niles ->
                [0] { $floods } Überschwemmungen
               *[other] { $niles } Nil, { $floods } Überschwemmungen
            }
    }
fact-kinds =
    { $n ->
        [0] keine
        [one] { $n } Art
       *[other] { $n } Arten
    }
fact-set = { $n } × { $size } gleiche
fact-no-set = keine drei gleichen
fact-people =
    { $n ->
        [0] keine Mehrheit
       *[other] die meisten: { $kinds }
    }
fact-buildings =
    { $n ->
        [0] kein Paar
        [one] { $n } Paar
       *[other]
            { $kinds ->
                [one] { $n } Paare von { $kinds } Art
               *[other] { $n } Paare von { $kinds } Arten
            }
    }
fact-priests =
    { $n ->
        [0] keine
       *[other] { $n } Priester
    }
fact-pyramids =
    { $n ->
        [0] keine
        [one] { $n } Pyramide
       *[other] { $n } Pyramiden
    }
fact-colours =
    { $threes ->
        [0]
            { $fours ->
                [0] keine drei einer Farbe
               *[other] { $fours } × 4 oder mehr
            }
       *[other]
            { $fours ->
                [0] { $threes } × 3
               *[other] { $threes } × 3, { $fours } × 4 oder mehr
            }
    }
fact-ankhs =
    { $n ->
        [0] keine
        [one] { $n } Anch
       *[other] { $n } Anchs
    }
fact-plagues =
    { $n ->
        [0] keine
        [one] { $n } Plage
       *[other] { $n } Plagen
    }

## Warum etwas nicht geht

refusal-over = Das Spiel ist aus.
refusal-reveal = Gerade wird ein Plättchen gezogen, da kann niemand handeln.
refusal-not-you =
    { $seat-is ->
        [you] Du bist gefragt: { $demand }.
       *[other] { $seat } ist gefragt, nicht du: { $demand }.
    }
refusal-not-asked = Gefragt ist: { $demand }.
refusal-nobody-draws = Niemand zieht gerade ein Plättchen.
refusal-not-in-bag = Im Beutel ist kein Plättchen { $tile } mehr.
refusal-tile-of-draw = Nur beim Ziehen wird ein Plättchen genannt, und dort immer.
refusal-track-full = Die Versteigerungsleiste ist voll, da kann niemand ziehen.
refusal-not-held = Du hast keine offene { word-sun } { $sun }.
refusal-too-low = Die { $sun } schlägt die { $standing } nicht.
refusal-must-bid = Du hast die Versteigerung ausgelöst und sonst hat niemand geboten, also musst du bieten.
refusal-no-god =
    { $rules ->
        [ra-1999] Du hast keinen Gott zum Ausspielen.
       *[other] Du hast keinen Gott zum Einsetzen.
    }
refusal-nothing-for-gods = Die Leiste ist leer, ein Gott hat da nichts zu nehmen.
refusal-not-for-gods = Ein Gott kann kein Plättchen { $name } nehmen.
refusal-not-on-track = Auf der Versteigerungsleiste liegt kein Plättchen { $name }.
refusal-not-at-risk = Die Katastrophe nimmt kein Plättchen { $name }.
refusal-not-owned = Du hast kein Plättchen { $name }.
refusal-not-a-side = Gezogen wurde { $drawn }, das kann nicht { $name } zeigen.
refusal-one-sided = { $name } hat nur eine Seite.
refusal-unreadable = Das ist keine Aktion dieses Spiels.
refusal-too-many = { $name }: Bisher wurden { $there } genommen, es gibt im Spiel aber nur { $copies }.
refusal-no-such-sun = { word-sun } { $sun } ist bei { $players } Personen nicht im Spiel.
refusal-sun-twice = { word-sun } { $sun } kann nur vor einer Person liegen.
refusal-too-many-suns = { $seat } kann nur { $n } davon haben.
refusal-seats = Das sind die Plättchen von { $there } Personen, aber { $players } spielen mit.
demand-turn =
    { $rules ->
        [ra-1999] ein Plättchen aufdecken, Ra rufen oder einen Gott ausspielen
        [priests-manual] ein Plättchen ziehen oder Ra rufen
        [priests-published] ein Plättchen ziehen oder Ra rufen
       *[other] ein Plättchen ziehen, Ra rufen oder einen Gott einsetzen
    }
demand-bid = bieten oder passen
demand-gods =
    { $rules ->
        [ra-1999] noch einen Gott ausspielen oder aufhören
       *[other] noch einen Gott einsetzen oder aufhören
    }
demand-civilization = ein Zivilisationsplättchen abgeben
demand-monument = ein Monument abgeben
demand-side = die Seite wählen, die oben liegt
demand-turn-tile = ein Plättchen umdrehen oder alle lassen, wie sie sind
