# What is wrong with a position; the words of any game are in miniatures/text/words.

some-unit = expected a battalion
some-word = expected a word about this battalion
unknown-unit = unknown battalion: expected one of { $known }
unit-line = expected a battalion and a colon, or one of { $known }
placed-twice = this battalion was already placed on line { NUMBER($other, useGrouping: 0) }
rankers = rankers { $count }: expected 1 to { $most }
detached = detached { $count }: at most { $most } may skirmish
screen = a screen of { $count }: only { $most } were detached
staff = more characters than its list has
screen-off-table = its screen extends over the edge of the table
foe = fights { $other }, which does not fight it
routs-and-fights = fights while it routs
friend = helps { $other }, which does not fight
commander = a Supreme Commander who is not with it
no-side = expected a line such as 'side red south'
not-placed = has not been placed, but the set-up is over
too-early = is placed, but nobody has taken a side yet
no-room = leaves no room in the zone for { $missing ->
    [commander] the Supreme Commander
   *[other] { $missing }
}
