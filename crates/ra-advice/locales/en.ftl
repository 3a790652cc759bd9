# English.
#
# A player is $seat, the name, and $seat-is, which is "you" for whoever reads.

## The advice in one sentence

only = There is nothing else to do.
clear = Best: { $best }. Everything else lowers your chance to win by { $loss } or more.
close = Best: { $best }. Nearly as good: { $second }.

## Reasons: "counted now" means as if the epoch ended now

next-is-ra =
    { $then ->
        [ends] The next tile is Ra with { $chance }. That would end the epoch at once.
        [last-auction] The next tile is Ra with { $chance }. That would start the last auction of the epoch.
       *[auction]
            { $n ->
                [0] The next tile is Ra with { $chance }. That would start an auction without a tile.
                [one] The next tile is Ra with { $chance }. That would start an auction for the one tile.
               *[other] The next tile is Ra with { $chance }. That would start an auction for the { $n } tiles.
            }
    }
ra-left = { $n } more Ra end the epoch.
harm =
    { $kind ->
        [plague] It is a plague with { $chance }.
       *[disaster] It is a disaster with { $chance }.
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
lot-for-you = Counted now, the lot brings you { $points }: { $parts }.
lot-for-rival = Counted now, the lot brings { $seat } { $points }.
lot-nothing =
    { $seat-is ->
        [you] Counted now, the lot brings you no points.
       *[other] Counted now, the lot brings { $seat } no points.
    }
suns-left = Then you still have { $suns } to bid with.
last-sun = It is the last one you can bid with in this epoch.
brings = Counted now, this brings { $points }: { $parts }.
brings-nothing = Counted now, this changes no points.
then-have =
    { $n ->
        [0] Then you have no { $name } left.
       *[other] Then you have { $n } × { $name }.
    }
gods-left =
    { $n ->
        [0] Then you have no god left.
        [one] Then you have one god left.
       *[other] Then you have { $n } gods left.
    }
rival-gains = It helps { $seat } most, whose chance to win grows by { $gain }.
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
