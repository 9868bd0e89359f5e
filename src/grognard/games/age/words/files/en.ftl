# What is wrong with a scenario file of L'Âge des Aigles.
not-wholes = { $value } is not a list of { $count } whole numbers from 0 to { $most }
not-an-edge = is not a stretch of one edge of the table, such as [[20, 0], [30, 0]] (R64)
no-general = is missing; expected a place, or the turn and edge of its arrival
nowhere = has neither a place under stand nor a turn under arrival
twice = has a place under stand and a turn under arrival: one of them is wrong
