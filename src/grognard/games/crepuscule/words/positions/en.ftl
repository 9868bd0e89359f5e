# What is wrong with a position; the words of any game are in miniatures/text/words.

figures = figures { $count }: expected { $least } to { $most }
elites = elites { $elites } and sappers { $sappers } of { $count } figures
files = files { $count }: expected 1 to { $most }
other-arm = a formation of another arm
fights-away = fights, but one of them is not on the table
fights-friends = fights its own side
fights-fleeing = fights, but one of them flees
officer-away = { $officer } is not with a unit of his side
officer-off = { $officer } is off the table
