# Deutsch.
#
# Wer spielt, ist $seat, der Name, und $seat-is, nämlich "you" für alle, die es über sich selbst lesen.
# $rules ist das Spiel mit seiner Ausgabe, etwa ra-2016.

## Der Rat in einem Satz

only = Etwas anderes geht nicht.
clear = Am besten: { $best }. { $loss ->
    [one] Alles andere kostet mindestens { $loss } Prozentpunkt Siegchance.
   *[other] Alles andere kostet mindestens { $loss } Prozentpunkte Siegchance.
}
close = Am besten: { $best }. Fast genauso gut: { $second }.
equal = Am besten: { $best }. Genauso gut: { $second }.

## Gründe

next-is-ra =
    { $then ->
        [ends] Das nächste Plättchen ist mit { $chance } ein Ra. Das würde die Epoche sofort beenden.
        [last-auction] Das nächste Plättchen ist mit { $chance } ein Ra. Das brächte die letzte Versteigerung der Epoche.
       *[auction]
            { $n ->
                [0] Das nächste Plättchen ist mit { $chance } ein Ra. Das brächte eine Versteigerung ohne Plättchen.
                [one] Das nächste Plättchen ist mit { $chance } ein Ra. Dann würde das eine Plättchen versteigert.
               *[other] Das nächste Plättchen ist mit { $chance } ein Ra. Dann würden die { $n } Plättchen versteigert.
            }
    }
ra-left =
    { $then ->
        [last-auction] Noch { $n } Ra, und die letzte Versteigerung beginnt.
       *[ends] Noch { $n } Ra, und die Epoche ist zu Ende.
    }
harm =
    { $kind ->
        [plague] Mit { $chance } ist es eine Plage.
       *[disaster] Mit { $chance } ist es eine Katastrophe.
    }
sold =
    { $seat-is ->
        [you]
            { $sure ->
                [yes] Du gewinnst mit der { $sun }.
               *[no] Du gewinnst wahrscheinlich mit der { $sun }.
            }
       *[other]
            { $sure ->
                [yes] { $seat } gewinnt mit der { $sun }.
               *[no] { $seat } gewinnt wahrscheinlich mit der { $sun }.
            }
    }
unsold =
    { $sure ->
        [yes] Niemand nimmt die Plättchen.
       *[no] Wahrscheinlich bietet niemand.
    }
nobody-else = Sonst kann niemand mehr bieten.
lot-for-you = Wäre die Epoche jetzt zu Ende, brächte dir die Auslage { $points }: { $parts }.
lot-for-rival = Wäre die Epoche jetzt zu Ende, brächte die Auslage { $seat } { $points }.
lot-nothing =
    { $seat-is ->
        [you] Wäre die Epoche jetzt zu Ende, brächte dir die Auslage keine Punkte.
       *[other] Wäre die Epoche jetzt zu Ende, brächte die Auslage { $seat } keine Punkte.
    }
suns-left = Danach kannst du noch { $suns } bieten.
last-sun =
    { $rules ->
        [ra-2016] Es ist die letzte Sonnenscheibe, die du in dieser Epoche bieten kannst.
        [ra-2022] Es ist die letzte Sonnenscheibe, die du in dieser Epoche bieten kannst.
       *[other] Es ist die letzte Sonne, die du in dieser Epoche bieten kannst.
    }
brings = Wäre das Spiel jetzt zu Ende, brächte dir das { $points }: { $parts }.
brings-nothing = Wäre das Spiel jetzt zu Ende, änderte das keine Punkte.
then-have =
    { $n ->
        [0] Dann hast du kein Plättchen { $name } mehr.
       *[other] Dann hast du { $n } × { $name }.
    }
gods-left =
    { $n ->
        [0] Dann hast du keinen Gott mehr.
        [one] Dann hast du noch einen Gott.
       *[other] Dann hast du noch { $n } Götter.
    }
rival-gains =
    { $gain ->
        [one] Das hilft vor allem { $seat }: Dort wächst die Siegchance um { $gain } Prozentpunkt.
       *[other] Das hilft vor allem { $seat }: Dort wächst die Siegchance um { $gain } Prozentpunkte.
    }
list-and = { $start } und { $last }

## Wendepunkte

turned =
    { $seat-is ->
        [you]
            { $way ->
                [up] Deine Siegchance stieg von { $from } auf { $to }.
               *[down] Deine Siegchance fiel von { $from } auf { $to }.
            }
       *[other]
            { $way ->
                [up] Die Siegchance von { $seat } stieg von { $from } auf { $to }.
               *[down] Die Siegchance von { $seat } fiel von { $from } auf { $to }.
            }
    }
