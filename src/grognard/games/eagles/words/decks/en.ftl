# What is wrong with a deck; a message has the name of the rule that it breaks.

army = { $army ->
    [french] French
    [british] British
   *[prussian] Prussian
}
empty = no card in this deck; expected a card number on each line
entry = line { $line }: '{ $entry }' found, expected a card number, such as 015, then x2, x3 or nothing
card-numbers = there is no card { $card }.
backs = card { $card } is { $other }, not { $army }.
battle-chosen = the { $army } army does not fight in this battle.
deck-size = the { $army } deck needs { $need } cards, and only { $have ->
    [one] one is
   *[other] { $have } are
} available.
historical-terrain = card { $card } is Terrain of another battle.
scale = a scale of { $scale } is not possible.
within-the-total = the { $army } deck costs { $points } Battle Points; the most is { $limit }.
three-copies = card { $card } appears { $copies } times; the most is { $limit }.
generals-once = card { $card }, a General, appears { $copies } times; it may appear once.
terrain-once = card { $card }, a Terrain, appears { $copies } times; it may appear once.
full-historical-deck = a full historical deck keeps its size; a scale of { $scale } is not possible.
three-troop-cards = { $muster ->
    [none] the { $army } army needs { $need } troop cards and has { $have }.
   *[other] the { $army } army needs { $need } troop cards and musters { $muster ->
        [one] one card
       *[other] { $muster } cards
    }.
}
charleroi-terrain = card { $card } is Terrain, and Charleroi is fought without any.
no-prussian-general = this Prussian deck has no General to guarantee.
