# What is expected where an order cannot be read; the words of any game are in miniatures/text/words.

verb = expected one of { $known }
unit = expected a unit: { $known }
officer = expected an officer: { $known }
way = expected a move, such as advance 4
count = expected a whole number
inches = expected a distance in whole inches
