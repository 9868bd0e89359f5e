### Army lists of any game: what is wrong with one

flaw = “{ $value }”: { $expected }
fault-length = a list has at most { $most } characters
fault-name = a name has 1 to { $most } letters
fault-id = a short name has 1 to 8 lower-case letters, digits and dashes, and starts with a letter
fault-same-id = two units have the same short name
fault-number = expected a whole number
fault-opening = a unit begins like this: { $example }
fault-choice = expected one of { $known }
fault-word = expected one of { $known }
fault-twice = “{ $said }” is given twice
fault-missing = an army begins with one of { $known }
fault-points = { $over ->
    [one] { $over } point
   *[other] { $over } points
  } over the limit of { $limit }
fault-code = this share code is damaged or incomplete
fault-army = no such army; ready armies: { $known }; or give a list
