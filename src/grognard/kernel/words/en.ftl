# What was expected of the options of a game, wherever they come from, and of positions.

no-such-option = no such option; known: { $known }
not-a-value = not a value of { $option }; it takes { $known }
not-whole = { $option } is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
not-a-fraction = { $option } is a number or a fraction, such as 1/2
no-such-battle = no such battle; known: { $known }

first-line = expected '{ $game } position { $version }' on the first line
unknown-version = unknown version: expected '{ $game } position { $version }' on the first line
option-line = expected an option and its value
a-line = expected a line such as '{ $example }'
line-over = expected nothing more on a '{ $what }' line
ends = ends too soon: { $expected }
one-of = expected one of { $known }
a-number = expected a number
whole-number = expected a whole number
procedure = expected the name of a procedure, such as { $example }
more-fields = expected more fields for { $name }
wrong-fields = these fields do not fit { $name }
other-procedures = expected procedures that fit this position
