rules-games = Games
rules-title = Rules
rules-lead = The rules of { $game } in our own words, as this table enforces them, with a ruling for every point that the book leaves open. The printed rulebook is not included.
rules-search = Search the rules
rules-contents = Chapters
rules-fetching = Fetching the rules …
rules-failed = The rules could not be fetched. Check the connection and try again.
rules-found = { $count ->
    [0] Nothing found.
    [one] One place found.
   *[other] { $count } places found.
}
rules-number = Rule { $number }
rules-none = There is no rule { $number } in our list.
rules-rulings = { $count ->
    [one] One doubt settled
   *[other] { $count } doubts settled
}
rules-whole = Open it in the rules
rules-close = Close
