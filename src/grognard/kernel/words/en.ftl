# What was expected of the options of a game, wherever they come from.

no-such-option = no such option; known: { $known }
not-a-value = not a value of { $option }; it takes { $known }
not-whole = { $option } is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
not-a-fraction = { $option } is a number or a fraction, such as 1/2
no-such-battle = no such battle; known: { $known }
