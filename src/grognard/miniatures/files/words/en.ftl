### Files that people write: what is wrong with one

problems = { $count } problems:
unread = { $line ->
    [0] { $value }: { $expected }
   *[other] line { NUMBER($line, useGrouping: 0) }: { $value }: { $expected }
  }

no-toml = is not TOML: { $said }

# Values
no-such-key = no such key; known here: { $known }
not-a-table = { $value } is not a table, such as [{ $place }]
not-tables = expected tables, each headed [[{ $name }]]
too-many = { $count } given; { $most } at most
no-text = is missing; expected a text
not-text = { $value } is not a text
too-long = { $count } letters; { $most } at most
not-one-of = { $value } is not one of { $known }
not-whole = { $value } is not a whole number from { $low } to { $most }
not-a-flag = { $value } is neither true nor false
not-names = { $value } is not a list of names
not-a-length = { $value } is not a number of { $unit ->
    [cm] centimetres
   *[in] inches
  } from { $low } to { $most }
not-a-span = { $value } is not a shortest and a longest length, in steps of { $step }
not-a-direction = { $value } is not a direction from 0 to 359.99 degrees
not-a-place = { $value } is not a place such as [60, 12.5]
not-places = { $value } is not a list of places such as [[10, 20], [30, 20]]
no-place = is missing; expected a place such as { $example }
off-table = { $place } is off the table

# Scenarios
not-this-format = { $value } is not { $format }
not-an-id = { $value } may have only lower-case letters, digits and dashes
given-twice = { $value } is given twice
random-ground = random ground cannot have terrain of its own
not-a-size = { $place } is not a table of { $width } x { $height } to { $most } x { $most } { $unit }
zones-too-near = the south zone must end { $apart } { $unit } or more before the north zone begins
not-corners = a zone is given by two opposite corners
zone-too-small = a zone is at least { $least } { $unit } wide and deep
one-side-only = either both armies have their side, or dice decide for both
same-side = both armies are set up in the { $side ->
    [south] south
   *[north] north
  }

# Where units stand
over-the-edge = extends over the edge of the table ({ $cite })
on-closed-ground = is on impassable ground: { $ground } ({ $cite })
on-somebody = is on the ground of { $other } ({ $cite })
