# English.
#
# A player is $seat, the name, and $seat-is, which is "you" for the reader.
# $rules is the game with its edition, as in ra-2016.

## The advice in one sentence

only = This is your only option.
clear = Best: { $best }. { $loss ->
    [one] Anything else costs at least { $loss } percentage point of your chance to win.
   *[other] Anything else costs at least { $loss } percentage points of your chance to win.
}
close = Best: { $best }. Nearly as good: { $second }.
equal = Best: { $best }. Just as good: { $second }.

## Reasons

next-is-ra =
    { $then ->
        [ends] There is a { $chance } chance that the next tile is Ra, which would end the epoch at once.
        [last-auction] There is a { $chance } chance that the next tile is Ra, which would start the last auction of the epoch.
       *[auction]
            { $n ->
                [0] There is a { $chance } chance that the next tile is Ra, which would start an auction with no tiles.
                [one] There is a { $chance } chance that the next tile is Ra, which would start an auction for the single tile.
               *[other] There is a { $chance } chance that the next tile is Ra, which would start an auction for the { $n } tiles.
            }
    }
ra-left =
    { $then ->
        [last-auction] { $n } more Ra tiles start the last auction.
       *[ends] { $n } more Ra tiles end the epoch.
    }
harm =
    { $kind ->
        [plague] There is a { $chance } chance of a plague.
       *[disaster] There is a { $chance } chance of a disaster.
    }
sold =
    { $seat-is ->
        [you]
            { $sure ->
                [yes] You win with { $sun }.
               *[no] You will probably win with { $sun }.
            }
       *[other]
            { $sure ->
                [yes] { $seat } wins with { $sun }.
               *[no] { $seat } will probably win with { $sun }.
            }
    }
unsold =
    { $sure ->
        [yes] Nobody takes the tiles.
       *[no] Probably nobody will bid.
    }
nobody-else = Nobody else can bid.
lot-for-you = If the epoch ended now, the lot would bring you { $points }: { $parts }.
lot-for-rival = If the epoch ended now, the lot would bring { $seat } { $points }.
lot-nothing =
    { $seat-is ->
        [you] If the epoch ended now, the lot would bring you no points.
       *[other] If the epoch ended now, the lot would bring { $seat } no points.
    }
suns-left = You can then still bid { $suns }.
last-sun =
    { $rules ->
        [ra-2016] It is your last sun disk for this epoch.
        [ra-2022] It is your last sun disk for this epoch.
       *[other] It is your last sun for this epoch.
    }
brings = If the game ended now, this would bring you { $points }: { $parts }.
brings-nothing = If the game ended now, this would not change your points.
then-have =
    { $n ->
        [0] That leaves you with no { $name }.
       *[other] You will then have { $n } × { $name }.
    }
gods-left =
    { $n ->
        [0] That leaves you with no gods.
        [one] That leaves you with one god.
       *[other] That leaves you with { $n } gods.
    }
rival-gains =
    { $gain ->
        [one] It helps { $seat } most: their chance to win rises by { $gain } percentage point.
       *[other] It helps { $seat } most: their chance to win rises by { $gain } percentage points.
    }
list-and = { $start } and { $last }

## Turning points

turned =
    { $seat-is ->
        [you]
            { $way ->
                [up] Your chance to win rose from { $from } to { $to }.
               *[down] Your chance to win fell from { $from } to { $to }.
            }
       *[other]
            { $way ->
                [up] { $seat }'s chance to win rose from { $from } to { $to }.
               *[down] { $seat }'s chance to win fell from { $from } to { $to }.
            }
    }
