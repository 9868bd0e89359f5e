# What is expected where an order cannot be read; the words of any game are in miniatures/text/words.

verb = expected one of { $known }
unit = expected a brigade or battery: { $known }
general = expected a general: { $known }
command = expected a formation: { $known }
way = expected a move, such as advance 6
piece = expected a brigade, a battery or a general, such as f17 or lannes
measured = expected a brigade, a battery, a general or a place, such as f17, lannes or 24,10.5
