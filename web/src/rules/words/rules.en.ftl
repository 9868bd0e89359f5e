rules-games = Games
rules-sheet = Reference sheet
rules-sheet-about = Modifiers and tables on paper
rules-title = Rules
rules-lead = The rules of { $game } in our own words, as this table enforces them, with a ruling for every point that the book leaves open. The printed rulebook is not included.
rules-search = Ask the rules: how do I win?
rules-contents = Chapters
rules-fetching = Loading the rules …
rules-failed = The rules could not be loaded. Check the connection and try again.
rules-found = { $count ->
    [0] Nothing found.
    [one] One result.
   *[other] { $count } results.
}
rules-number = Rule { $number }
rules-none = There is no rule { $number }.
rules-rulings = { $count ->
    [one] One ruling
   *[other] { $count } rulings
}
rules-whole = Open in the rules
rules-close = Close
