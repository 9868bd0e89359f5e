# What is expected where an order or a position cannot be read, in any game on a measured table.

choice = expected one of { $known }
unit = expected a unit: { $known }
target = expected '>' and a target
nothing-more = expected nothing more
another-leg = expected nothing more, or a comma and another leg
place = expected a place in { $unit ->
    [cm] centimetres
   *[in] inches
}, such as 60,27.5
length = expected a length in { $unit ->
    [cm] centimetres
   *[in] inches
}, such as 7.5 (at most { $decimals ->
    [one] one decimal
   *[other] { $decimals } decimals
})
heading = expected a direction in degrees, such as 0
angle = expected an angle in degrees, such as 22.5 (at most { $decimals ->
    [one] one decimal
   *[other] { $decimals } decimals
})
angle-too-wide = expected an angle of at most 360 degrees
measured = expected a unit in sight, or a place such as 60,27.5
own-table = { $battle } has its own table; terrain=1 would play it on random ground

## Positions

some-place = expected a place, such as { $example }
some-heading = expected a direction in degrees
some-angle = expected an angle in degrees
some-length = expected a length
some-unit = expected a unit
some-word = expected a word about this unit
some-general = expected a general
some-officer = expected an officer
some-formation = expected a formation
unknown-unit = unknown unit: expected one of { $known }
unknown-word = unknown word: expected one of { $known }
unknown-general = unknown general: expected one of { $known }
unknown-officer = unknown officer: expected one of { $known }
unknown-formation = unknown formation: expected one of { $known }
unit-line = expected a unit and a colon, or one of { $known }
placed-twice = this unit was already placed on line { NUMBER($other, useGrouping: 0) }
objective = expected an objective from 1 to { $most }
terrain-none = expected no other terrain beside 'terrain none'
terrain-most = expected at most { $most } pieces of terrain
terrain-kind = expected none or a kind of terrain: { $known }
shape-points = { $least } to { $most } points are needed, { $given } are given
shape-off = { $place } is off the table of { $table }
shape-twice = { $place } is given twice in a row
shape-crossed = its outline crosses or touches itself
shape-small = it is smaller than a square { $unit ->
    [cm] centimetre
   *[in] inch
}
off-table = extends over the edge of the table
on-closed = is on impassable ground: { $area }
on-another = is on { $other }
