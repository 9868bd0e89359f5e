### Army lists of any game: what is wrong with one

flaw = “{ $value }”: { $expected }
fault-length = a list has at most { $most }
fault-name = a name has 1 to { $most } letters
fault-id = an id has 1 to 8 small letters, digits and dashes, a letter first
fault-same-id = two units have the same id
fault-number = expected a whole number
fault-opening = a unit begins like this: { $example }
fault-choice = expected one of { $known }
fault-word = expected one of { $known }
fault-twice = “{ $said }” is given twice
fault-missing = an army begins with one of { $known }
fault-points = { $over } over the { $limit } that this army may cost
fault-code = this share code is torn or misspelt
fault-army = no such army; ready: { $known }; or give a list
