# What is wrong with a deck; a message has the name of the rule that it breaks.

army = { $army ->
    [french] French
    [british] British
   *[prussian] Prussian
}
empty = no card in this deck; expected a card number on each line
torn-code = '{ $entry }…' found, expected a whole deck code; this one is cut off or mistyped
too-long = this deck is too long; at most 400 cards can be read
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
within-the-total = { $left ->
    [none] the { $army } deck costs { $points } Battle Points; the most is { $limit }.
   *[other] card { $card } costs { $points } Battle Points, and { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left: take out { $limit ->
        [one] one point
       *[other] { $limit } points
    } first.
}
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
scale-written = expected a whole number up to { $most }, or a fraction such as 1/2

# Building

arm = { $arm ->
    [general] Generals
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [terrain] Terrain
   *[special] Specials
}
style-historical = As it was
    .about = from the cards that fought there, each corps in the strength in which it came
style-balanced = Balanced
    .about = all arms, no card twice, Generals for the corps chosen
style-elite = Few and good
    .about = the best brigades, up to three of each
style-mass = Many and cheap
    .about = as many cards as the points buy
style-cavalry = Cavalry
    .about = half of the points on horseback
style-guns = Guns
    .about = a third of the points in batteries
curve-dice = Dice per card
curve-morale = Morale
curve-holding = Still standing after tests
note-hits = A full line of four average cards throws { $dice } dice: { $short } hits at short range, { $shock } by shock; four batteries score { $long } at long range.
note-led = Every corps has a General to lead it (12.2).
note-unled = { $cards ->
    [one] One troop card has
   *[other] { $cards } troop cards have
} no General of its corps here (12.2): { $corps }.
