# What is expected where an order cannot be read; the words of any game are in miniatures/text/words.

verb = expected one of { $known }
unit = expected a battalion: { $known }
attacked = expected a battalion to attack, not its screen
figures = expected a number of figures
piece = expected a battalion, its screen, or a commander, such as b1 or commander red
measured = expected a battalion, its screen, a commander or a place, such as b1, b1.screen, commander red or 60,27.5
