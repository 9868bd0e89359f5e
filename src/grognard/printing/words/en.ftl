# On paper, whatever the game.

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
losses = Losses
reference = The rules looked up most, in our words
no-deck = which cards? A deck is a file, a share code or card numbers
no-army = no army list that can be read
